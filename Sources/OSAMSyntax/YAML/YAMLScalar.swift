/// How a text is written in YAML.
package enum YAMLScalar {
  /// Whether a text may stand without quotes, and be the same text for readers of YAML 1.1 and 1.2.
  package static func isPlain(_ text: String, inFlow: Bool = false) -> Bool {
    let bytes = Array(text.utf8)
    guard let first = bytes.first, let last = bytes.last, first != 0x20, last != 0x20 else { return false }
    if YAMLCore.kind(of: bytes) != .string || YAMLCore.differentIn11(text) != nil { return false }
    if "-?:,[]{}#&*!|>'\"%@`=<~".utf8.contains(first) || last == UInt8(ascii: ":") { return false }
    if text.hasPrefix("---") || text.hasPrefix("...") { return false }
    if text.unicodeScalars.contains(where: { Display.isInvisible($0) || $0.value == 0xFFFE || $0.value == 0xFFFF }) {
      return false
    }
    for (byte, next) in zip(bytes, bytes.dropFirst()) {
      if byte == UInt8(ascii: ":"), next == 0x20 { return false }
      if byte == 0x20, next == UInt8(ascii: "#") { return false }
    }
    return !inFlow || !bytes.contains { ",[]{}:".utf8.contains($0) }
  }

  /// A text in double quotes, with JSON's escapes, which are YAML's too.
  package static func quoted(_ text: String) -> String { JSONValue.string(text).text(pretty: false) }

  /// A text in single quotes; nil when it holds what can only be written with escapes.
  package static func singleQuoted(_ text: String) -> String? {
    if text.unicodeScalars.contains(where: { Display.isInvisible($0) }) { return nil }
    return "'" + text.replacing("'", with: "''") + "'"
  }
}
