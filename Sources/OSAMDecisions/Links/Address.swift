/// A url taken apart as RFC 3986 does, each part as a range of the text's UTF-8 bytes.
///
/// Nothing is checked or decoded: a part is what stands between its delimiters. Blanks around it are no part of it.
///
/// A class, because many rules take it in hand; nothing in it ever changes.
package final class Address: Sendable {
  package let text: String
  private let bytes: [UInt8]
  package let scheme: Range<Int>?
  package let host: Range<Int>?
  /// The port, behind the colon of the host; nil where there is no colon.
  package let port: Range<Int>?
  package let path: Range<Int>
  package let query: Range<Int>?
  package let fragment: Range<Int>?
  /// In lower case, as schemes and hosts are compared.
  package let schemeName: String?
  package let hostName: String?

  package init(_ text: String) {
    self.text = text
    let bytes = Array(text.utf8)
    self.bytes = bytes
    let whole = Self.whole(text)
    let beforeFragment = bytes[whole].firstIndex(of: UInt8(ascii: "#")) ?? whole.upperBound
    fragment = beforeFragment == whole.upperBound ? nil : beforeFragment + 1..<whole.upperBound
    let end = bytes[whole.lowerBound..<beforeFragment].firstIndex(of: UInt8(ascii: "?")) ?? beforeFragment
    query = end == beforeFragment ? nil : end + 1..<beforeFragment
    let scheme = Self.scheme(bytes[whole.lowerBound..<end])
    var start = scheme.map { $0.upperBound + 1 } ?? whole.lowerBound
    var host: Range<Int>?
    var port: Range<Int>?
    if end - start >= 2, bytes[start] == UInt8(ascii: "/"), bytes[start + 1] == UInt8(ascii: "/") {
      let authority = start + 2
      start = bytes[authority..<end].firstIndex(of: UInt8(ascii: "/")) ?? end
      let name = Self.host(bytes, authority..<start)
      host = name
      if name.upperBound < start, bytes[name.upperBound] == UInt8(ascii: ":") { port = name.upperBound + 1..<start }
    }
    path = start..<end
    self.scheme = scheme
    self.host = host
    self.port = port
    schemeName = scheme.map { Self.lowercased(bytes[$0]) }
    hostName = host.map { Self.lowercased(bytes[$0]) }
  }

  /// The text without blanks around it.
  private static func whole(_ text: String) -> Range<Int> {
    func blanks(_ scalars: some Sequence<Unicode.Scalar>) -> Int {
      scalars.prefix { $0.properties.isWhitespace }.reduce(0) { $0 + UTF8.width($1) }
    }
    let start = blanks(text.unicodeScalars)
    return start..<max(start, text.utf8.count - blanks(text.unicodeScalars.reversed()))
  }

  private static func lowercased(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    return bytes.contains { $0 >= 0x80 || isUppercase($0) } ? text.lowercased() : text
  }

  /// A scheme is letters, digits, `+`, `-` and `.` before a colon; `localhost:8080` has none.
  private static func scheme(_ bytes: ArraySlice<UInt8>) -> Range<Int>? {
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), let first = bytes.first, isLetter(first),
      bytes[..<colon].allSatisfy({ isLetter($0) || isDigit($0) || schemeMarks.contains($0) })
    else { return nil }
    let port = bytes[(colon + 1)...].prefix { $0 != UInt8(ascii: "/") }
    if !port.isEmpty, port.allSatisfy(isDigit) { return nil }
    return bytes.startIndex..<colon
  }

  /// The host of an authority, without user and port.
  private static func host(_ bytes: [UInt8], _ authority: Range<Int>) -> Range<Int> {
    let start = bytes[authority].lastIndex(of: UInt8(ascii: "@")).map { $0 + 1 } ?? authority.lowerBound
    let rest = bytes[start..<authority.upperBound]
    // Colons in brackets are an address of version 6 of the protocol.
    if rest.first == UInt8(ascii: "["), let bracket = rest.firstIndex(of: UInt8(ascii: "]")) {
      return start..<bracket + 1
    }
    return start..<(rest.firstIndex(of: UInt8(ascii: ":")) ?? authority.upperBound)
  }

  private static let schemeMarks = Array("+-.".utf8)
  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
  private static func isUppercase(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  // MARK: Parts as text

  package func part(_ range: Range<Int>?) -> String? {
    range.map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  /// The non-empty segments of the path.
  package var segments: [ArraySlice<UInt8>] { bytes[path].split(separator: UInt8(ascii: "/")) }

  /// The last of them, or nothing.
  package var lastSegment: String {
    segments.last.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// The first `name=value` of the query: the whole of it, and the value.
  package func parameter(_ name: String) -> (whole: Range<Int>, value: Range<Int>)? {
    guard let query else { return nil }
    for item in bytes[query].split(separator: UInt8(ascii: "&")) {
      guard let sign = item.firstIndex(of: UInt8(ascii: "=")), item[..<sign].elementsEqual(name.utf8) else { continue }
      return (item.startIndex..<item.endIndex, sign + 1..<item.endIndex)
    }
    return nil
  }
}
