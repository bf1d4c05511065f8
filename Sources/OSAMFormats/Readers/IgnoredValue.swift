import OSAMSyntax

/// How the clients' readers step over the value of a member they do not know.
///
/// They do not read it: outside of texts they only match brackets, so bare words, single quotes,
/// commas in any number and comments pass. What they cannot step over makes the document fail.
/// [module-unknown-key]
extension JSONRuntime {
  /// Where this reader goes on after an ignored value, or nil when it fails on it. `start` is just past
  /// the colon.
  package func endOfIgnoredValue(_ bytes: [UInt8], from start: Int) -> Int? {
    var at = start
    while at < bytes.count, Self.token(bytes[at]) == .blank { at += 1 }
    guard at < bytes.count else { return nil }
    switch Self.token(bytes[at]) {
    case .openBracket: if case .end(let end) = Self.container(bytes, at) { return end } else { return nil }
    case .quote, .other: return Self.endOfToken(bytes, at)
    // 1.0.0 steps over one token whatever it is; the others want the start of a text or word.
    default: return skipsAnyToken ? at + 1 : nil
    }
  }

  /// This reader never comes back from an ignored value. `start` is just past the colon. [module-endless-value]
  func isEndless(_ bytes: [UInt8], from start: Int) -> Bool {
    guard goesRoundAtEnd, let at = bytes[start...].firstIndex(where: { !Self.isBlank($0) }) else { return false }
    return Self.token(bytes[at]) == .openBracket && Self.container(bytes, at) == .endOfFile
  }

  /// Just past the text in quotes or the word that starts here, or nil when neither does.
  static func endOfToken(_ bytes: [UInt8], _ start: Int) -> Int? {
    guard start < bytes.count else { return nil }
    if token(bytes[start]) == .quote { return endOfText(bytes, start) }
    var at = start
    while at < bytes.count, token(bytes[at]) == .other { at += 1 }
    return at > start ? at : nil
  }

  static func isBlank(_ byte: UInt8) -> Bool { token(byte) == .blank }

  /// True if a byte can stand in a text, name or value without quotes.
  package static func isPartOfWord(_ byte: UInt8) -> Bool { token(byte) == .other }

  private enum Token {
    case blank, quote, openBracket, closeBracket
    /// A comma, a colon, a backslash or a control character: a token of one byte.
    case mark
    /// Part of a word.
    case other
  }

  private static func token(_ byte: UInt8) -> Token {
    switch byte {
    case 0x20, 0x09, 0x0A, 0x0D: .blank
    case UInt8(ascii: "\""): .quote
    case UInt8(ascii: "{"), UInt8(ascii: "["): .openBracket
    case UInt8(ascii: "}"), UInt8(ascii: "]"): .closeBracket
    case 0..<0x20, UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "\\"): .mark
    default: .other
    }
  }

  /// The end of a list or an object to be ignored, or why there is none.
  private enum Container: Equatable {
    /// It ends before this byte.
    case end(Int)
    /// A bracket of another sort, or a text that cannot be read.
    case broken
    case endOfFile
  }

  /// Brackets must match in sort and number; texts are stepped over as texts.
  private static func container(_ bytes: [UInt8], _ start: Int) -> Container {
    var closing: [UInt8] = []
    var at = start
    while at < bytes.count {
      switch token(bytes[at]) {
      case .quote:
        guard let end = endOfText(bytes, at) else { return .broken }
        at = end
        continue
      case .openBracket: closing.append(bytes[at] == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: "]"))
      case .closeBracket:
        guard closing.popLast() == bytes[at] else { return .broken }
        if closing.isEmpty { return .end(at + 1) }
      default: break
      }
      at += 1
    }
    return .endOfFile
  }

  /// Just past the closing quote. Escapes are undone even here, so a bad one fails.
  private static func endOfText(_ bytes: [UInt8], _ start: Int) -> Int? {
    var at = start + 1
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "\""): return at + 1
      case UInt8(ascii: "\\"):
        guard let end = endOfEscape(bytes, at) else { return nil }
        at = end
      default: at += 1
      }
    }
    return nil
  }

  private static func endOfEscape(_ bytes: [UInt8], _ start: Int) -> Int? {
    guard start + 1 < bytes.count else { return nil }
    let letter = bytes[start + 1]
    if JSONEscapes.simple(letter) != nil { return start + 2 }
    return letter == UInt8(ascii: "u") && JSONEscapes.hex(bytes, start + 2, bytes.count) != nil ? start + 6 : nil
  }
}
