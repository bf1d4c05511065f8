// The standard library finds and replaces pieces of a text with its regular expressions, which are a tenth of a program
// that uses them once. tools/check-release.sh looks whether somebody did.

extension StringProtocol {
  /// True if a piece stands in it, byte for byte; an empty one does.
  @_specialize(where Self == String)
  @_specialize(where Self == Substring)
  package func has(_ piece: String) -> Bool {
    if piece.isEmpty { return true }
    var piece = piece
    let isFound = piece.withUTF8 { piece in
      utf8.withContiguousStorageIfAvailable { bytes -> Bool in
        guard bytes.count >= piece.count else { return false }
        return (0...(bytes.count - piece.count)).contains { start in
          bytes[start] == piece[0] && (1..<piece.count).allSatisfy { bytes[start + $0] == piece[$0] }
        }
      }
    }
    return isFound ?? (parts(around: piece, most: 2).count > 1)
  }

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
