/// How a text is written in YAML.
package enum YAMLScalar {
  /// A text as a key or value on one line: without quotes where it may stand so.
  package static func written(_ text: String) -> String { isPlain(text) ? text : quoted(text) }

  /// True if a text reads as itself without quotes, to YAML 1.2 and 1.1 alike, and to people.
  package static func isPlain(_ text: String, inFlow: Bool = false) -> Bool {
    let bytes = Array(text.utf8)
    guard let first = bytes.first, let last = bytes.last else { return false }
    if indicators.contains(first) || first == space || last == space || last == UInt8(ascii: ":") { return false }
    if YAMLCore.kind(of: bytes) != .string || YAMLCore.differentIn11(text) != nil { return false }
    // Nor what some tools take for true and false, a merge key or the end of the document.
    if ["y", "Y", "n", "N", "<<"].contains(text) || text.hasPrefix("...") { return false }
    for index in bytes.indices.dropLast() {
      if bytes[index] == UInt8(ascii: ":"), bytes[index + 1] == space { return false }
      if bytes[index] == space, bytes[index + 1] == UInt8(ascii: "#") { return false }
    }
    if inFlow, bytes.contains(where: { ",[]{}:".utf8.contains($0) }) { return false }
    return !text.unicodeScalars.contains(where: isEscaped)
  }

  private static let space = UInt8(ascii: " ")
  /// Characters that mean something at the start of a value.
  private static let indicators = Set("-?:,[]{}#&*!|>'\"%@`".utf8)

  /// A text in double quotes. Letters of all scripts stay readable.
  package static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      default:
        if isEscaped(scalar) { result += escape(scalar) } else { result.unicodeScalars.append(scalar) }
      }
    }
    return result + "\""
  }

  /// A text in single quotes; nil when it holds what can only be written with escapes.
  package static func singleQuoted(_ text: String) -> String? {
    text.unicodeScalars.contains(where: isEscaped) ? nil : "'" + text.exchanging("'", for: "''") + "'"
  }

  /// Characters that YAML does not allow as they are, or that people would not see.
  static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    Display.isInvisible(scalar) || isNoCharacter(scalar) || scalar.value == 0xA0
  }

  /// U+FFFE, U+FFFF and their like on other planes.
  static func isNoCharacter(_ scalar: Unicode.Scalar) -> Bool { scalar.value & 0xFFFE == 0xFFFE }

  static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    String(scalar.value, radix: 16, uppercase: true)
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = hexadecimal(scalar)
    let (letter, count) = scalar.value > 0xFFFF ? ("U", 8) : ("u", 4)
    return "\\" + letter + String(repeating: "0", count: count - digits.count) + digits
  }
}
