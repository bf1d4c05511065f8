/// Texts in quotes, and where a quote that was left out or forgotten may have been meant.
extension JSONReader {
  /// A key or text between “ and ”, or one of their like. To clients it is a word, or nothing.
  mutating func readTypographic() -> Bool {
    guard Self.isTypographic(bytes[at...]) else { return false }
    let start = at
    var index = at + 3
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D, index - start < 10_000 {
      let isStraight = bytes[index] == UInt8(ascii: "\"")
      if isStraight || Self.isTypographic(bytes[index...]), endsText(index + (isStraight ? 1 : 3)) {
        at = index + (isStraight ? 1 : 3)
        report(.typographicQuotes, SourceSpan(start, at))
        poolIndex.append(
          .init(node: UInt32(nodes.count), start: UInt32(pool.count), end: UInt32(pool.count + index - start - 3)))
        pool.append(contentsOf: bytes[start + 3..<index])
        addScalar(.word, start, at, .pooled)
        return true
      }
      index += 1
    }
    return false
  }

  /// True if what follows is what follows keys and texts.
  func endsText(_ offset: Int) -> Bool {
    var index = offset
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    return index >= bytes.count || ",:}]\n\r".utf8.contains(bytes[index])
  }

  /// “ ” „ ‟ ‘ ’ ‚ ‛
  static func isTypographic(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count >= 3, bytes[bytes.startIndex] == 0xE2, bytes[bytes.startIndex + 1] == 0x80 else { return false }
    return (0x98...0x9F).contains(bytes[bytes.startIndex + 2])
  }

  mutating func readString(quote: UInt8, asKey: Bool) {
    let start = at
    var flags: Node.Flags = []
    var firstControl: Int?
    var hasInnerQuote = false
    at += 1
    scan: while true {
      at = endOfPlainText(quote)
      guard at < bytes.count else {
        flags.insert(.unclosed)
        break
      }
      let byte = bytes[at]
      switch byte {
      case quote:
        if isInsideOfLine(quote, asKey: asKey) || isInnerQuote(of: start, asKey: asKey) {
          // However many: it is one mistake of one text.
          if !hasInnerQuote { report(.innerQuote, SourceSpan(at, at + 1)) }
          hasInnerQuote = true
          at += 1
          continue scan
        }
        if opensAnother(after: start) {
          flags.insert(.unclosed)
        } else {
          at += 1
        }
        break scan
      case UInt8(ascii: "\\"):
        flags.insert(.escaped)
        readEscape()
      case 0x0A, 0x0D:
        if endsHere(quote) {
          flags.insert(.unclosed)
          break scan
        }
        if firstControl == nil { firstControl = at }
        at += 1
      case 0..<0x20:
        if firstControl == nil { firstControl = at }
        at += 1
      default:
        at += 1
      }
    }
    if flags.contains(.unclosed) {
      trimUnclosed(from: start, asKey: asKey && !flags.contains(.escaped))
      report(.unclosedString, SourceSpan(start, at))
      firstControl = nil
    }
    if let firstControl { report(.controlCharacter, SourceSpan(firstControl, firstControl + 1)) }
    if quote == UInt8(ascii: "'") {
      flags.insert(.singleQuoted)
      report(asKey ? .singleQuotedKey : .singleQuotedValue, SourceSpan(start, at))
    }
    addScalar(.string, start, at, flags)
  }

  /// The end of what stands for itself in a string: nearly all of it.
  func endOfPlainText(_ quote: UInt8) -> Int {
    let span = bytes.span
    var index = at
    while index < span.count {
      let byte = span[index]
      if byte == quote || byte == UInt8(ascii: "\\") || byte < 0x20 { break }
      index += 1
    }
    return index
  }

  /// At a line end inside a string: true if the closing quote was forgotten.
  ///
  /// Clients accept a raw line break, so if the next quote closes the string in a way they accept
  /// (a comma, a bracket, a colon, another quote or the end follows), it does so here as well.
  mutating func endsHere(_ quote: UInt8) -> Bool {
    if let known = lookAhead[quote], at < known.until { return known.isUnclosed }
    var index = at
    while index < bytes.count, bytes[index] != quote {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    let closing = min(index, bytes.count)
    var isUnclosed = closing == bytes.count
    index += 1
    while index < bytes.count, bytes[index].isJSONBlank { index += 1 }
    if index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ":"), quote: break
      default: isUnclosed = true
      }
    }
    lookAhead[quote] = LookAhead(until: closing, isUnclosed: isUnclosed)
    return isUnclosed
  }

  /// At a quote inside a string: true if it opens the next string, the quote that should have closed this one being
  /// forgotten, as in `{"a": "b, "c": 1}`.
  func opensAnother(after start: Int) -> Bool {
    guard at + 1 < bytes.count, !bytes[at + 1].isJSONBlank, !Self.endsWord(bytes[at + 1]) else { return false }
    return standsAfterPunctuation(start) && nextQuoteCloses()
  }

  /// At a quote inside the value of a member: true if the rest of the line shows that the text goes on, since another
  /// quote closes it, and no other member stands before that.
  func isInsideOfLine(_ quote: UInt8, asKey: Bool) -> Bool {
    guard !asKey, quote == UInt8(ascii: "\""), stack.last?.isObject == true else { return false }
    var next = at + 1
    while next < bytes.count, bytes[next] == 0x20 || bytes[next] == 0x09 { next += 1 }
    guard next < bytes.count, !"}]/#\n\r".utf8.contains(bytes[next]) else { return false }
    if bytes[next] == UInt8(ascii: ",") || bytes[next] == UInt8(ascii: ":") {
      // A comma or colon of the text is followed by a word; one of the document by a quote, a number, a bracket.
      next += 1
      while next < bytes.count, bytes[next] == 0x20 { next += 1 }
      guard next < bytes.count, (0x61...0x7A).contains(bytes[next] | 0x20) || bytes[next] >= 0xC3 else { return false }
      if bytes[next...].starts(with: "true".utf8) || bytes[next...].starts(with: "false".utf8)
        || bytes[next...].starts(with: "null".utf8)
      {
        return false
      }
    }
    return lastQuoteCloses(from: next)
  }

  /// True if a quote on the line, from here on, closes a text for sure, and none before it begins another value.
  func lastQuoteCloses(from start: Int) -> Bool {
    let most = 2000
    var index = start
    var hasColon = false
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D, index - start < most {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "\""):
        if hasColon { return false }
        if closesForSure(index) { return true }
      case UInt8(ascii: ":"): hasColon = true
      case 0x20: break
      default: hasColon = false
      }
      index += 1
    }
    return false
  }

  /// True if a bracket, the end of the line, or a comma and the next key follow a quote.
  func closesForSure(_ quote: Int) -> Bool {
    func next(_ offset: Int) -> Int {
      var index = offset
      while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
      return index
    }
    func ends(_ offset: Int) -> Bool { offset >= bytes.count || "}]\n\r".utf8.contains(bytes[offset]) }
    var index = next(quote + 1)
    if ends(index) { return true }
    guard bytes[index] == UInt8(ascii: ",") else { return false }
    index = next(index + 1)
    if ends(index) { return true }
    guard bytes[index] == UInt8(ascii: "\"") else { return false }
    index += 1
    while index < bytes.count, !Self.endsWord(bytes[index]) { index += 1 }
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { return false }
    index = next(index + 1)
    return index < bytes.count && bytes[index] == UInt8(ascii: ":")
  }

  /// At a quote inside a string: true if it is part of the text and wants a backslash, as in `"say "hi" now"`: on the
  /// same line a word and another quote follow.
  func isInnerQuote(of start: Int, asKey: Bool) -> Bool {
    let quote = bytes[at]
    var index = at + 1
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    guard index < bytes.count, !Self.endsWord(bytes[index]), bytes[index] != UInt8(ascii: "#"),
      bytes[index] != UInt8(ascii: "/"), bytes[index] != UInt8(ascii: ";"), bytes[index] != UInt8(ascii: "=")
    else { return false }
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 || !Self.endsWord(bytes[index]) {
      if bytes[index] == quote { break }
      index += 1
    }
    // The next key, without quotes; or, behind a key, the value.
    if index < bytes.count, bytes[index] == UInt8(ascii: ":") || (asKey && bytes[index] != quote) { return false }
    while index < bytes.count, bytes[index] != quote, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
    guard index < bytes.count, bytes[index] == quote else { return false }
    return !(standsAfterPunctuation(start) && nextQuoteCloses())
  }

  /// True if a comma, colon or opening bracket of the string from `start` on stands before this quote.
  func standsAfterPunctuation(_ start: Int) -> Bool {
    var index = at - 1
    while index > start, bytes[index].isJSONBlank { index -= 1 }
    guard index > start else { return false }
    switch bytes[index] {
    case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "{"), UInt8(ascii: "["): return true
    default: return false
    }
  }

  /// True if the quote after this one on the line stands where strings end.
  func nextQuoteCloses() -> Bool {
    let quote = bytes[at]
    var index = at + 1
    while index < bytes.count, bytes[index] != quote, bytes[index] != 0x0A, bytes[index] != 0x0D {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard index < bytes.count, bytes[index] == quote else { return true }
    index += 1
    while index < bytes.count, bytes[index].isJSONBlank { index += 1 }
    guard index < bytes.count else { return true }
    switch bytes[index] {
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ":"): return true
    default: return false
    }
  }

  /// Goes back from where an unclosed string was given up to where its quote was most likely meant:
  /// before the colon of a key, and before the comma and the closing brackets at the end.
  mutating func trimUnclosed(from start: Int, asKey: Bool) {
    if asKey, let colon = bytes[start..<at].firstIndex(of: UInt8(ascii: ":")) { at = colon }
    var closings = 0
    for byte in bytes[start..<at] {
      // A bracket that was opened in the text is text, as in `{{name}}`.
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") { closings -= 1 }
      if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") { closings += 1 }
    }
    closings = min(closings, stack.count)
    trim: while at > start + 1 {
      switch bytes[at - 1] {
      case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ","): break
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if closings <= 0 { break trim }
        closings -= 1
      default: break trim
      }
      at -= 1
    }
  }

  mutating func readEscape() {
    let start = at
    guard at + 1 < bytes.count else {
      at += 1
      return
    }
    let letter = bytes[at + 1]
    if JSONEscapes.simple(letter) != nil {
      at += 2
      return
    }
    guard letter == UInt8(ascii: "u") else {
      // The character after the backslash may be a line end or the closing quote of a longer scalar.
      at += letter == 0x0A || letter == 0x0D ? 1 : 2
      while at < bytes.count, bytes[at] & 0xC0 == 0x80 { at += 1 }
      report(.badEscape, SourceSpan(start, at))
      return
    }
    guard let unit = JSONEscapes.hex(bytes, at + 2, bytes.count) else {
      at += 2
      while at < bytes.count, at < start + 6, JSONEscapes.digit(bytes[at]) != nil { at += 1 }
      report(.badEscape, SourceSpan(start, at))
      return
    }
    at += 6
    if unit & 0xFC00 == 0xD800, at + 1 < bytes.count, bytes[at] == UInt8(ascii: "\\"),
      bytes[at + 1] == UInt8(ascii: "u"), let low = JSONEscapes.hex(bytes, at + 2, bytes.count), low & 0xFC00 == 0xDC00
    {
      at += 6
    } else if unit & 0xF800 == 0xD800 {
      report(.loneSurrogate, SourceSpan(start, at))
    }
  }

  /// Passes the closing quote of a word whose opening quote was forgotten.
  mutating func skipLoneQuote(asKey: Bool) -> Bool {
    guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") else { return false }
    var index = at + 1
    while index < bytes.count, bytes[index].isJSONBlank { index += 1 }
    let next = index < bytes.count ? bytes[index] : UInt8(ascii: "}")
    switch next {
    case UInt8(ascii: ":"): guard asKey else { return false }
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"): guard !asKey else { return false }
    default: return false
    }
    at += 1
    return true
  }

  enum WordForm {
    case literal(Node.Kind, exact: Bool)
    case number(SyntaxFault.Kind?)
    case word

    var isNumber: Bool { if case .number = self { true } else { false } }
    var literal: Node.Kind? { if case .literal(let kind, _) = self { kind } else { nil } }

    var isWellFormed: Bool {
      switch self {
      case .literal: true
      case .number(let fault): fault != .malformedNumber
      case .word: false
      }
    }

    init(_ word: ArraySlice<UInt8>) {
      guard let first = word.first else {
        self = .word
        return
      }
      if first == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) {
        self = .number(JSONNumber.fault(word))
      } else if first == UInt8(ascii: "+") || first == UInt8(ascii: ".") {
        self = .number(first == UInt8(ascii: "+") ? .leadingPlus : .malformedNumber)
      } else if let (kind, exact) = Self.literal(word) {
        self = .literal(kind, exact: exact)
      } else {
        self = .word
      }
    }

    static func literal(_ word: ArraySlice<UInt8>) -> (Node.Kind, Bool)? {
      guard word.count == 4 || word.count == 5 else { return nil }
      if word.elementsEqual("true".utf8) || word.elementsEqual("false".utf8) { return (.boolean, true) }
      let text = String(decoding: word, as: UTF8.self)
      switch text.lowercased() {
      case "true": return (.boolean, text == "true")
      case "false": return (.boolean, text == "false")
      case "null": return (.null, text == "null")
      default: return nil
      }
    }
  }
}
