/// Numbers, literals, and keys and texts without quotes.
extension JSONReader {
  /// A run of characters up to the next blank, bracket, comma, colon or quote. A value that is no
  /// number and no literal goes on to the end of its line, so that unquoted text is one fault.
  mutating func readWord(asKey: Bool) {
    let start = at
    skipWord(asKey: asKey)
    if at == start {
      // A lone backslash or control character.
      at += 1
      while at < bytes.count, bytes[at] & 0xC0 == 0x80 { at += 1 }
    }
    if bytes[at - 1] == UInt8(ascii: ";"), WordForm(bytes[start..<at - 1]).isWellFormed { at -= 1 }
    var form = WordForm(bytes[start..<at])
    if !asKey, !form.isWellFormed {
      while skipFurtherWord() {}
      if at > start + 1, bytes[at - 1] == UInt8(ascii: ";") { at -= 1 }
      form = WordForm(bytes[start..<at])
    }
    if skipLoneQuote(asKey: asKey) { form = .word }
    let span = SourceSpan(start, at)
    if asKey {
      report(form.isNumber || form.literal != nil ? .keyNotText : .unquotedKey, span)
      addScalar(form.isNumber ? .number : .word, start, at)
      return
    }
    switch form {
    case .literal(let kind, let exact):
      if !exact { report(.literalCase, span) }
      addScalar(kind, start, at)
    case .number(let fault):
      if let fault { report(fault, span) }
      addScalar(.number, start, at)
    case .word:
      report(.unquotedValue, span)
      addScalar(.word, start, at)
    }
  }

  mutating func skipWord(asKey: Bool) {
    let start = at
    while at < bytes.count {
      let byte = bytes[at]
      if byte == UInt8(ascii: ":"), !asKey, at > start, isColonInWord() {
        at += 1
      } else if Self.endsWord(byte) || (byte >= 0x80 && strangeBlankEnd() != nil) {
        return
      } else if byte == UInt8(ascii: "/"), at > start, at + 1 < bytes.count,
        bytes[at + 1] == UInt8(ascii: "*") || (bytes[at + 1] == byte && bytes[at - 1] != UInt8(ascii: ":"))
      {
        return
      } else {
        at += 1
      }
    }
  }

  /// The colon of `https://` or of `10:30`.
  func isColonInWord() -> Bool {
    guard at + 1 < bytes.count else { return false }
    if Self.isDigit(bytes[at - 1]), Self.isDigit(bytes[at + 1]) { return true }
    return at + 2 < bytes.count && bytes[at + 1] == UInt8(ascii: "/") && bytes[at + 2] == UInt8(ascii: "/")
  }

  /// Passes spaces and one more word on the same line, unless the word is the next key.
  mutating func skipFurtherWord() -> Bool {
    let start = at
    while at < bytes.count, bytes[at] == 0x20 || bytes[at] == 0x09 { at += 1 }
    let word = at
    if word > start, word < bytes.count, bytes[word] != UInt8(ascii: "/"), bytes[word] != UInt8(ascii: "#") {
      skipWord(asKey: false)
      let end = at
      while at < bytes.count, bytes[at] == 0x20 || bytes[at] == 0x09 { at += 1 }
      let isKey = at < bytes.count && bytes[at] == UInt8(ascii: ":")
      at = end
      if end > word, !isKey { return true }
    }
    at = start
    return false
  }
}
