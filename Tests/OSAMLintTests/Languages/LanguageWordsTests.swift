import Testing

@testable import OSAMLint

/// The list that languages are told by, and how words are found in a text.
@Suite struct LanguageWordsTests {
  private static func packed(_ word: String) -> PackedWord {
    var packed = PackedWord()
    for byte in word.utf8 { packed.append(byte) }
    return packed
  }

  @Test func groupsAreSortedAndEachWordIsInOne() {
    var seen: Set<String> = []
    for group in LanguageWords.all {
      #expect(group.map { Array($0.utf8) } == group.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) })
      for word in group {
        #expect(seen.insert(word).inserted, "\(word) is there twice")
        #expect(word.utf8.count <= PackedWord.longest && word == word.lowercased(), "\(word)")
        #expect(LanguageWords.mark(of: Self.packed(word)) != nil, "\(word) is not found")
      }
    }
    #expect(seen.count > 300)
  }

  @Test func wordsSayTheirLanguage() {
    #expect(LanguageWords.mark(of: Self.packed("amb")) == .ca)
    #expect(LanguageWords.mark(of: Self.packed("para")) == .es)
    #expect(LanguageWords.mark(of: Self.packed("your")) == .en)
    #expect(LanguageWords.mark(of: Self.packed("per")) == LanguageMark.ca.and(.en))
    #expect(LanguageWords.mark(of: Self.packed("dels")) == LanguageMark.ca.and(.inNames))
    #expect(LanguageWords.mark(of: Self.packed("barcelona")) == nil)
    #expect(LanguageWords.mark(of: Self.packed("")) == nil)
    #expect(LanguageWords.mark(of: Self.packed("amb" + String(repeating: "a", count: 20) + "amb")) == nil)
  }

  private static func words(_ text: String) -> [String] {
    let bytes = Array("<<\(text)>>".utf8)[2..<text.utf8.count + 2]
    var words = TextWords(bytes)
    var found: [String] = []
    while let word = words.next() {
      found.append(String(decoding: bytes.dropFirst(word.range.lowerBound).prefix(word.range.count), as: UTF8.self))
    }
    return found
  }

  @Test func wordsOfATextAreFound() {
    #expect(Self.words("L’aplicació, d'avui: cancel·la-la!") == ["L", "aplicació", "d", "avui", "cancel·la", "la"])
    #expect(Self.words("¿Qué tal? «ÀRID»\n\tñu") == ["Qué", "tal", "ÀRID", "ñu"])
    #expect(Self.words("v2 {name} a@b.cat bcn.cat https://x/ 50% R&D fi.") == ["R", "D", "fi"])
    #expect(Self.words("😀 日本 Ωmega \u{2026}") == ["Ωmega"])
    #expect(Self.words("") == [])
    #expect(Self.words("· ' ’ l'") == ["l"])
  }

  /// Bytes that are not UTF-8 neither stop nor trap it.
  @Test func anyBytesAreRead() {
    for first in UInt8.min...UInt8.max {
      for bytes: [UInt8] in [[first], [0x61, first], [first, 0x61], [0xC3, first, 0xE2], [0xE2, 0x80, first]] {
        var words = TextWords(bytes[...])
        var count = 0
        while words.next() != nil { count += 1 }
        #expect(count <= bytes.count)
      }
    }
  }
}
