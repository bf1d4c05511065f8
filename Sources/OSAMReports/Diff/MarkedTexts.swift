import OSAMFormats
import OSAMSyntax

/// A text before and after an edit, with what differs in brackets: `Nova [versió]`.
struct MarkedTexts: Equatable {
  var before: String
  var after: String

  /// Nil where they have no word in common at their beginning or end: there is nothing to mark.
  init?(_ before: String, _ after: String) {
    let (old, new) = (Self.pieces(before), Self.pieces(after))
    let start = zip(old, new).prefix { $0.sameBytes(as: $1) }.count
    let (oldRest, newRest) = (old.dropFirst(start), new.dropFirst(start))
    let end = zip(oldRest.reversed(), newRest.reversed()).prefix { $0.sameBytes(as: $1) }.count
    let hasCommon = old.prefix(start).contains(where: Self.isWord) || old.suffix(end).contains(where: Self.isWord)
    guard hasCommon else { return nil }
    func marked(_ rest: ArraySlice<String>) -> String {
      let middle = rest.dropLast(end).joined()
      return Self.shortened(old.prefix(start).joined(), keepsEnd: true)
        + (middle.isEmpty ? "" : "[\(Quote.shortened(middle, limit: Self.most))]")
        + Self.shortened(old.suffix(end).joined(), keepsEnd: false)
    }
    self.before = marked(oldRest)
    self.after = marked(newRest)
  }

  /// Words, and the spaces between them one by one.
  private static func pieces(_ text: String) -> [String] {
    var pieces: [String] = []
    var word: [UInt8] = []
    func close() {
      if !word.isEmpty { pieces.append(String(decoding: word, as: UTF8.self)) }
      word = []
    }
    for byte in text.utf8 {
      if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") {
        close()
        pieces.append(String(UnicodeScalar(byte)))
      } else {
        word.append(byte)
      }
    }
    close()
    return pieces
  }

  private static func isWord(_ piece: String) -> Bool { piece != " " && piece != "\n" }

  /// The part before or behind the difference, as much of it as stands near.
  private static func shortened(_ text: String, keepsEnd: Bool) -> String {
    if text.count <= context { return text }
    let near = keepsEnd ? text.suffix(context) : text.prefix(context)
    // A word stands whole or not at all.
    guard let space = keepsEnd ? near.firstIndex(of: " ") : near.lastIndex(of: " ") else {
      return keepsEnd ? "…\(near)" : "\(near)…"
    }
    return keepsEnd ? "…\(near[space...])" : "\(near[...space])…"
  }

  /// Characters of what is the same, on each side.
  private static let context = 24
  /// Characters of what differs.
  private static let most = 80
}
