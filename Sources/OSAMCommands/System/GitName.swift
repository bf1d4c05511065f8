import OSAMSyntax

/// A name of git's own: of a setting, a reference, an object. Bytes, like the names of files, and of no encoding;
/// equality, hash and order are those of the bytes.
package struct GitName: Hashable, Comparable, Sendable, ExpressibleByStringInterpolation {
  package let bytes: [UInt8]

  package init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  /// A name that a person wrote, such as a revision.
  package init(text: String) { bytes = Array(text.utf8) }

  package init(stringLiteral text: String) { self.init(text: text) }

  package static func < (left: GitName, right: GitName) -> Bool { left.bytes.lexicographicallyPrecedes(right.bytes) }

  /// For people.
  package var display: String { String(decoding: bytes, as: UTF8.self) }

  func starts(with start: StaticString) -> Bool { start.withUTF8Buffer { bytes.starts(with: $0) } }

  /// The bytes between two ends; nil where it does not begin and end so.
  func between(_ start: StaticString, _ end: StaticString) -> GitName? {
    start.withUTF8Buffer { start in
      end.withUTF8Buffer { end in
        guard bytes.count > start.count + end.count, bytes.starts(with: start),
          bytes.suffix(end.count).elementsEqual(end)
        else { return nil }
        return GitName(bytes[start.count..<(bytes.count - end.count)])
      }
    }
  }

  /// Nothing but letters, digits and `._-` of ASCII: such a name stands in an option as it is.
  var isPlain: Bool {
    !bytes.isEmpty
      && bytes.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"):
          true
        default: false
        }
      }
  }

  /// The number of an object, in hexadecimal digits.
  var isObject: Bool {
    bytes.count >= 40 && bytes.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }

  /// The number that its digits are.
  var number: Int? {
    guard !bytes.isEmpty, bytes.count < 19, bytes.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return bytes.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }
}

extension [UInt8] {
  /// The names between line breaks or NULs in an answer of git.
  func gitNames(between separator: UInt8) -> [GitName] { split(separator: separator).map { GitName($0) } }
}
