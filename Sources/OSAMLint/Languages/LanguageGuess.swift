import OSAMFormats

/// A text that is in another language than it should be.
///
/// Told by words, endings and letters that one language has and the other has not. It is silent unless at least three
/// different ones speak for the other language, two of which no proper name would have, and hardly one for the language
/// it should be in. Addresses, numbers and marks for values are no words. [tools/check-languages.py measures it]
struct LanguageGuess {
  var language: Language
  /// Words that speak for the language, in the order of the text; a few only.
  var words: [String]

  /// Words of the right language that a text in another one may have: a name, a label that is quoted.
  private static let strays = 1
  /// Different words of the other language at least, and more for each stray.
  private static let least = 3
  private static let leastForStray = 3
  /// Of these, words that no proper name would have.
  private static let leastBesidesNames = 2
  /// Shorter texts are names and labels more often than not.
  private static let shortest = 5
  /// Least bytes of `shortest` words, with blanks between them; spares labels a closer look.
  private static let shortestInBytes = 20
  /// Words that are shown.
  private static let shown = 4

  /// Nil for a text that is, or may be, in the language it should be in.
  init?(_ bytes: ArraySlice<UInt8>, expected: Language) {
    guard bytes.count >= Self.shortestInBytes else { return nil }
    let (first, second) = expected.others
    let strays = Self.strays(bytes, expected.mark, first.mark, second.mark)
    guard strays.count >= Self.shortest, !strays.areMany else { return nil }
    var best: (language: Language, words: [TextWord])?
    for (other, count) in [(first, strays.first), (second, strays.second)] where count <= Self.strays {
      let words = Self.speaking(for: other.mark, against: expected.mark, in: bytes)
      guard words.count >= Self.least + count * Self.leastForStray, words.count > best?.words.count ?? 0,
        words.count(where: { !$0.mark.contains(.inNames) }) >= Self.leastBesidesNames
      else { continue }
      best = (other, words)
    }
    guard let best else { return nil }
    language = best.language
    words = best.words.filter { !$0.mark.contains(.inNames) }.prefix(Self.shown).map {
      String(decoding: bytes.dropFirst($0.range.lowerBound).prefix($0.range.count), as: UTF8.self)
    }
  }

  /// Words that speak for the right language and against the first or the second other one, and all words.
  private struct Strays {
    var first = 0
    var second = 0
    var count = 0

    var areMany: Bool { first > LanguageGuess.strays && second > LanguageGuess.strays }
  }

  /// Looks no further when it is clear that the text is in the right language, which is so for nearly all.
  private static func strays(
    _ bytes: ArraySlice<UInt8>, _ own: LanguageMark, _ first: LanguageMark, _ second: LanguageMark
  ) -> Strays {
    var strays = Strays()
    var words = TextWords(bytes)
    while !strays.areMany, let word = words.next() {
      strays.count += 1
      guard word.mark.contains(own) else { continue }
      if !word.mark.contains(first) { strays.first += 1 }
      if !word.mark.contains(second) { strays.second += 1 }
    }
    return strays
  }

  /// Different words that speak for a language and against another.
  private static func speaking(
    for language: LanguageMark, against own: LanguageMark, in bytes: ArraySlice<UInt8>
  ) -> [TextWord] {
    var found: [TextWord] = []
    var words = TextWords(bytes)
    while let word = words.next() {
      guard word.mark.contains(language), !word.mark.contains(own), !found.contains(where: { $0.isSame(as: word) })
      else { continue }
      found.append(word)
    }
    return found
  }
}

extension Language {
  fileprivate var others: (Language, Language) {
    switch self {
    case .ca: (.es, .en)
    case .es: (.ca, .en)
    case .en: (.ca, .es)
    }
  }

  fileprivate var mark: LanguageMark {
    switch self {
    case .ca: .ca
    case .es: .es
    case .en: .en
    }
  }
}
