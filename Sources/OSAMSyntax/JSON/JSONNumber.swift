/// The number grammar of RFC 8259, section 6.
package enum JSONNumber {
  /// What is wrong with a word that starts like a number, or nil.
  static func fault(_ word: ArraySlice<UInt8>) -> SyntaxFault.Kind? {
    var index = word.startIndex
    func isDigit(_ at: Int) -> Bool { at < word.endIndex && (0x30...0x39).contains(word[at]) }
    if word[index] == UInt8(ascii: "-") { index += 1 }
    guard isDigit(index) else { return .malformedNumber }
    let whole = index
    while isDigit(index) { index += 1 }
    let hasLeadingZero = word[whole] == UInt8(ascii: "0") && index > whole + 1
    if index < word.endIndex, word[index] == UInt8(ascii: ".") {
      index += 1
      guard isDigit(index) else { return .malformedNumber }
      while isDigit(index) { index += 1 }
    }
    if index < word.endIndex, word[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < word.endIndex, word[index] == UInt8(ascii: "+") || word[index] == UInt8(ascii: "-") { index += 1 }
      guard isDigit(index) else { return .malformedNumber }
      while isDigit(index) { index += 1 }
    }
    guard index == word.endIndex else { return .malformedNumber }
    return hasLeadingZero ? .leadingZero : nil
  }
}
