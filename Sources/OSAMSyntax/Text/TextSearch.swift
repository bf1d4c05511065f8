// The standard library finds and replaces pieces of a text with its regular expressions, which are a tenth of a program
// that uses them once. tools/check-release.sh looks whether somebody did.

extension StringProtocol {
  /// True if a piece stands in it, byte for byte; an empty one does.
  @_specialize(where Self == String)
  @_specialize(where Self == Substring)
  package func has(_ piece: String) -> Bool { piece.isEmpty || parts(around: piece, most: 2).count > 1 }

  /// The text before, between and behind a piece, byte for byte, in at most so many parts; the whole where the piece is
  /// empty or nowhere.
  @_specialize(where Self == String)
  @_specialize(where Self == Substring)
  package func parts(around piece: String, most: Int = .max) -> [SubSequence] {
    var parts: [SubSequence] = []
    var start = startIndex
    var next = startIndex
    let bytes = piece.utf8
    guard let first = bytes.first else { return [self[...]] }
    while parts.count + 1 < most, let found = utf8[next...].firstIndex(of: first) {
      if utf8[found...].starts(with: bytes) {
        parts.append(self[start..<found])
        start = utf8.index(found, offsetBy: bytes.count)
        next = start
      } else {
        next = utf8.index(after: found)
      }
    }
    return parts + [self[start...]]
  }

  /// With another text wherever a piece stands.
  package func exchanging(_ piece: String, for other: String) -> String {
    parts(around: piece).joined(separator: other)
  }
}
