/// Where a file or a folder stands, as the machine names it: bytes, of which people are shown a text.
///
/// Two names that look the same to people, such as `café.json` written with one character or with two, are two files.
/// So nothing compares, sorts, joins or takes paths apart as texts: equality, hash and order are those of the bytes.
/// Nothing here looks at the machine, and links are not followed.
package struct FilePath: Hashable, Sendable, Comparable, ExpressibleByStringInterpolation,
  CustomStringConvertible
{
  /// The bytes that the machine is given.
  package let bytes: [UInt8]

  private static let slash = UInt8(ascii: "/")

  package init(_ bytes: [UInt8]) { self.bytes = bytes }
  package init(_ bytes: ArraySlice<UInt8>) { self.bytes = Array(bytes) }

  /// A path that a person or a document wrote.
  package init(text: String) { bytes = Array(text.utf8) }

  package init(stringLiteral text: String) { self.init(text: text) }

  /// For people, and for files that people read. Of bytes that are no text it has only a mark, so it opens nothing and
  /// is compared with nothing.
  package var display: String { String(decoding: bytes, as: UTF8.self) }

  /// The form of a path in a text that it is put into.
  package var description: String { display }

  /// The bytes are UTF-8, so that what people are shown is all of it.
  package var isText: Bool { String(validating: bytes, as: UTF8.self) != nil }

  /// The characters of the name as patterns see them; a byte that is no text is U+FFFD.
  package var scalars: String.UnicodeScalarView { display.unicodeScalars }

  package static func < (left: FilePath, right: FilePath) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }

  // MARK: Parts

  package static let here: FilePath = "."
  package static let root: FilePath = "/"
  /// How a command line names standard input and standard output.
  package static let standardStream: FilePath = "-"

  package var isEmpty: Bool { bytes.isEmpty }
  package var isAbsolute: Bool { bytes.first == Self.slash }

  /// The names between the slashes; two slashes hold none.
  package var names: [FilePath] { bytes.split(separator: Self.slash).map { FilePath($0) } }

  /// How many bytes stand in front of the last slash; nil where there is none.
  package var lastSlash: Int? { bytes.lastIndex(of: Self.slash) }

  /// The bytes behind the last slash.
  package var lastName: ArraySlice<UInt8> { bytes[(lastSlash.map { $0 + 1 } ?? 0)...] }

  /// The folder it is in and its name there: `.` for a name alone.
  package var split: (folder: FilePath, name: FilePath) {
    guard let lastSlash else { return (.here, self) }
    return (lastSlash == 0 ? .root : FilePath(bytes[..<lastSlash]), FilePath(lastName))
  }

  /// The folder that a path from the root is in; nil for the root, and for a name alone.
  package var folder: FilePath? { self == .root || lastSlash == nil ? nil : split.folder }

  /// True if its bytes begin with these.
  package func starts(with start: StaticString) -> Bool {
    start.withUTF8Buffer { start in bytes.starts(with: start) }
  }

  /// True if its bytes end with these, in any case of ASCII letters.
  package func ends(with end: String) -> Bool {
    let end = end.utf8
    return bytes.count >= end.count && bytes.suffix(end.count).elementsEqual(end) { $0.lowerASCII == $1.lowerASCII }
  }

  // MARK: Joining

  /// A name, or a path that begins in this folder; `.` is not written.
  package func joined(_ name: FilePath) -> FilePath {
    if self == .here { return name }
    var joined = bytes
    joined.reserveCapacity(bytes.count + 1 + name.bytes.count)
    if joined.last != Self.slash { joined.append(Self.slash) }
    return FilePath(joined + name.bytes)
  }

  /// The path from the root, without `.`, `..` and doubled slashes, of one that begins in a folder.
  package func absolute(in folder: FilePath) -> FilePath {
    var names: [ArraySlice<UInt8>] = []
    var length = 0
    let steps = (isAbsolute ? bytes : folder.bytes + [Self.slash] + bytes).split(separator: Self.slash)
    for step in steps {
      if step.elementsEqual(".".utf8) { continue }
      if step.elementsEqual("..".utf8) {
        length -= names.popLast().map { $0.count + 1 } ?? 0
      } else {
        names.append(step)
        length += step.count + 1
      }
    }
    if names.isEmpty { return .root }
    var absolute: [UInt8] = []
    absolute.reserveCapacity(length)
    for name in names {
      absolute.append(Self.slash)
      absolute += name
    }
    return FilePath(absolute)
  }

  /// The path from a folder to this one in it, both from the root; nil for a path elsewhere.
  package func relative(to folder: FilePath) -> FilePath? {
    let length = folder == .root ? 1 : folder.bytes.count + 1
    guard bytes.count > length, bytes[length - 1] == Self.slash, folder == .root || bytes.starts(with: folder.bytes)
    else { return nil }
    return FilePath(bytes[length...])
  }

  /// True if it is a folder, or lies in it; both from the root.
  package func isInside(of folder: FilePath) -> Bool { self == folder || relative(to: folder) != nil }

  /// How people in a directory write this path from the root: `../.osam-lint.yml`.
  package func seen(from directory: FilePath) -> FilePath {
    if let below = relative(to: directory) { return below }
    var ups: [UInt8] = []
    var folder: FilePath? = directory
    while let above = folder.flatMap({ $0.folder }) {
      ups += "../".utf8
      if let below = relative(to: above) { return FilePath(ups + below.bytes) }
      folder = above
    }
    return self
  }

  /// Without `./` before it.
  package var plain: FilePath {
    guard starts(with: "./") else { return self }
    var rest = bytes[...]
    while rest.starts(with: "./".utf8) { rest = rest.dropFirst(2).drop { $0 == Self.slash } }
    return rest.isEmpty ? self : FilePath(rest)
  }

  /// Without slashes at its end.
  package var withoutTrailingSlashes: FilePath {
    var rest = bytes[...]
    while rest.count > 1, rest.last == Self.slash { rest = rest.dropLast() }
    return FilePath(rest)
  }

  /// Without the ending of its last name, from the last dot on; a name that begins with its only dot has none.
  package var withoutEnding: FilePath {
    guard let dot = lastName.lastIndex(of: UInt8(ascii: ".")), dot > lastName.startIndex else { return self }
    return FilePath(bytes[..<dot])
  }

  /// With a name's ending put behind it, such as `.html`.
  package func appending(_ ending: String) -> FilePath { FilePath(bytes + ending.utf8) }
}

extension FilePath {
  /// True if the last name is one of these.
  package func isNamed(_ names: [FilePath]) -> Bool {
    let name = lastName
    return names.contains { name.elementsEqual($0.bytes) }
  }
}
