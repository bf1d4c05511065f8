/// The number grammar of RFC 8259, section 6.
package enum JSONNumber {
  /// The fault of a word that starts like a number, or nil.
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

  /// A number as JSON writes it. One that is JSON already stays as it is; one that only YAML writes so (`0x1F`, `0o17`,
  /// `+5`, `007`, `.5`, `5.`) becomes the same number. Nil for `.inf` and `.nan`, which JSON does not have, and for a
  /// text that is no number of either.
  package static func normalized(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    if let first = bytes.first, first != UInt8(ascii: "+"), fault(bytes[...]) == nil { return text }
    for (mark, radix) in [("0x", 16), ("0o", 8)] where text.hasPrefix(mark) {
      let digits = text.dropFirst(2)
      return digits.first == "+" || digits.first == "-" ? nil : UInt64(digits, radix: radix).map { String($0) }
    }
    return decimal(bytes[...])
  }

  /// A decimal number with a digit on both sides of its point, and no more of what says nothing.
  private static func decimal(_ bytes: ArraySlice<UInt8>) -> String? {
    var rest = bytes
    let sign = rest.first == UInt8(ascii: "-") ? "-" : ""
    if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
    func digits() -> String {
      let run = rest.prefix { (0x30...0x39).contains($0) }
      rest = rest.dropFirst(run.count)
      return String(decoding: run, as: UTF8.self)
    }
    let whole = digits()
    var text = sign + (whole.drop { $0 == "0" }.isEmpty ? "0" : String(whole.drop { $0 == "0" }))
    var fraction = ""
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      fraction = digits()
      text += "." + (fraction.isEmpty ? "0" : fraction)
    }
    if whole.isEmpty, fraction.isEmpty { return nil }
    text += String(decoding: rest, as: UTF8.self)
    return fault(Array(text.utf8)[...]) == nil ? text : nil
  }
}
