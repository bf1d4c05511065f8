/// A line of a file of a package manager, or a part of one. Names and versions in it are bytes.
struct PackageLine {
  let bytes: ArraySlice<UInt8>

  var text: String { String(decoding: bytes, as: UTF8.self) }

  var isEmpty: Bool { bytes.isEmpty }

  func reads(_ text: String) -> Bool { bytes.elementsEqual(text.utf8) }

  func starts(with start: String) -> Bool { bytes.starts(with: start.utf8) }

  func has(_ piece: String) -> Bool { rest(after: piece) != nil }

  /// The rest of a line that begins with these words; nil for another one.
  func after(_ start: String) -> PackageLine? {
    starts(with: start) ? PackageLine(bytes: bytes.dropFirst(start.utf8.count)) : nil
  }

  /// The rest of the line after the first place of some words; nil where they are not in it.
  func rest(after piece: String) -> PackageLine? {
    var rest = bytes
    while !rest.isEmpty {
      if rest.starts(with: piece.utf8) { return PackageLine(bytes: rest.dropFirst(piece.utf8.count)) }
      rest.removeFirst()
    }
    return nil
  }

  func prefix(while isPart: (UInt8) -> Bool) -> PackageLine { PackageLine(bytes: bytes.prefix(while: isPart)) }

  /// The line without blanks before it.
  var trimmed: PackageLine { PackageLine(bytes: bytes.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) }

  /// The text between the quotes that it begins with, else up to the blanks at its end.
  var unquoted: PackageLine {
    let start = trimmed
    if let quoted = start.quoted { return quoted }
    let end = start.bytes.lastIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    return PackageLine(bytes: end.map { start.bytes[...$0] } ?? [])
  }

  /// The text between the quotes that it begins with; nil where it begins otherwise.
  var quoted: PackageLine? {
    guard let quote = bytes.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    return PackageLine(bytes: bytes.dropFirst().prefix { $0 != quote })
  }

  /// The value in `name = "value"` or `name: 'value'`, wherever it stands; nil without one.
  func value(of name: String) -> String? {
    var rest = self.rest(after: name)
    while let here = rest {
      let value = here.trimmed
      if let value = value.after("=") ?? value.after(":"), let quoted = value.trimmed.quoted { return quoted.text }
      rest = here.rest(after: name)
    }
    return nil
  }
}
