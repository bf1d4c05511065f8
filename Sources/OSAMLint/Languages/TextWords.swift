/// A word of a text, and what it says about the text's language.
struct TextWord {
  /// Among the text's UTF-8 bytes, from its start.
  var range: Range<Int>
  var mark: LanguageMark
  private let packed: PackedWord

  init(range: Range<Int>, mark: LanguageMark, packed: PackedWord) {
    self.range = range
    self.mark = mark
    self.packed = packed
  }

  func isSame(as other: TextWord) -> Bool { packed.bytes == other.packed.bytes && packed.count == other.packed.count }
}

/// The words of a text, one after another, as letters in UTF-8; nothing is decoded.
///
/// A run between blanks that has a digit, or a sign that addresses, format marks and names of files have, is no word,
/// or is no word of a language.
struct TextWords {
  private let bytes: ArraySlice<UInt8>
  /// From the start of the text.
  private var index = 0
  /// Where the run between blanks ends.
  private var end = 0

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  mutating func next() -> TextWord? {
    // Of its own, so that the places can move while it is read.
    let bytes = bytes
    let text = bytes.span
    while true {
      if index == end, !enterRun(text) { return nil }
      var letters = Letters()
      let start = index
      while index < end {
        let length = letters.take(text, index, end)
        if length == 0 { break }
        index += length
      }
      if index > start { return word(start, letters, text) }
      index = min(index + Self.lengthOfMark(text[index]), end)
    }
  }

  /// Goes to the next run between blanks that may have words.
  private mutating func enterRun(_ text: borrowing Span<UInt8>) -> Bool {
    while true {
      while index < text.count, text[index] <= 0x20 { index += 1 }
      if index == text.count { return false }
      end = index
      var isWords = true
      while end < text.count, text[end] > 0x20 {
        if isWords, !text[end].isASCIILetter, text[end] < 0x80 { isWords = !Self.isStrange(text, end) }
        end += 1
      }
      if isWords { return true }
      index = end
    }
  }

  /// True for a character that no word of a language has.
  private static func isStrange(_ text: borrowing Span<UInt8>, _ place: Int) -> Bool {
    switch text[place] {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "@"), UInt8(ascii: "/"), UInt8(ascii: "\\"),
      UInt8(ascii: "="), UInt8(ascii: "%"), UInt8(ascii: "$"), UInt8(ascii: "#"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "_"), UInt8(ascii: "{"), UInt8(ascii: "}"):
      return true
    case UInt8(ascii: "."):
      return place + 1 < text.count && text[place + 1].isASCIILetter
    default: return false
    }
  }

  /// Bytes of what is no letter.
  private static func lengthOfMark(_ first: UInt8) -> Int {
    switch first {
    case 0xC2: 2
    case 0xE0..<0xF0: 3
    case 0xF0...: 4
    default: 1
    }
  }

  private mutating func word(_ start: Int, _ letters: Letters, _ text: borrowing Span<UInt8>) -> TextWord {
    // l’aplicació, d'avui: the apostrophe belongs to the letter before it.
    if letters.packed.count == 1 {
      let length = lengthOfApostrophe(text)
      if length > 0 {
        var elided = letters.packed
        elided.append(UInt8(ascii: "'"))
        if let mark = LanguageWords.mark(of: elided) {
          let range = start..<index
          index += length
          return TextWord(range: range, mark: mark, packed: elided)
        }
      }
    }
    return TextWord(range: start..<index, mark: letters.mark, packed: letters.packed)
  }

  /// Of one at the current place; 0 where there is none.
  private func lengthOfApostrophe(_ text: borrowing Span<UInt8>) -> Int {
    guard index < end else { return 0 }
    if text[index] == UInt8(ascii: "'") { return 1 }
    return index + 2 < end && text[index] == 0xE2 && text[index + 1] == 0x80 && text[index + 2] == 0x99 ? 3 : 0
  }
}

/// The letters of one word as they are read, in lower case.
private struct Letters {
  private(set) var packed = PackedWord()
  /// Mark of the letters by themselves.
  private var byLetters = LanguageMark.none

  /// Bytes of the letter at a place; 0 where there is none.
  @inline(__always)
  mutating func take(_ text: borrowing Span<UInt8>, _ index: Int, _ end: Int) -> Int {
    let byte = text[index]
    if byte < 0x80 {
      guard byte.isASCIILetter else { return 0 }
      packed.append(byte | 0x20)
      return 1
    }
    return index + 1 < end ? take(byte, text[index + 1]) : 0
  }

  /// Bytes of a letter that has more bytes than one; 0 for anything else.
  private mutating func take(_ byte: UInt8, _ next: UInt8) -> Int {
    switch byte {
    case 0xC2:
      // The middle dot of l·l.
      guard next == 0xB7, packed.count > 0 else { return 0 }
      byLetters = byLetters.and(.ca)
      packed.append(byte)
      packed.append(next)
    case 0xC3 where next == 0x97 || next == 0xB7: return 0
    case 0xC3:
      let lower = next < 0xA0 ? next + 0x20 : next
      switch lower {
      case 0xA0, 0xA7, 0xA8, 0xAF, 0xB2: byLetters = byLetters.and(.ca)  // à ç è ï ò
      case 0xB1: byLetters = byLetters.and(.es)  // ñ
      default: break
      }
      packed.append(byte)
      packed.append(lower)
    case 0xC4...0xDF:
      packed.append(byte)
      packed.append(next)
    default: return 0
    }
    return 2
  }

  /// Mark of the word: by the list, by its ending, by its letters.
  var mark: LanguageMark {
    if let mark = LanguageWords.mark(of: packed) { return mark }
    // An n, an s or an ó ends them all.
    guard packed.count > 4, packed.mayHaveEnding else {
      return byLetters == .none ? .none : byLetters.and(.inNames)
    }
    if packed.ends(in: "ció") || packed.ends(in: "sió") || packed.ends(in: "cions") { return .ca }
    if packed.ends(in: "ción") || packed.ends(in: "sión") || packed.ends(in: "ciones") { return .es }
    if packed.count > 5, packed.ends(in: "tion") || packed.ends(in: "tions") { return .en }
    return byLetters == .none ? .none : byLetters.and(.inNames)
  }
}
