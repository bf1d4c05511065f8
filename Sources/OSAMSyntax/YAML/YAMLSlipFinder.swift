/// Looks at the line where libyaml gave up.
struct YAMLSlipFinder {
  let bytes: [UInt8]
  /// Where libyaml noticed.
  let problem: Int
  /// Where what it was reading begins.
  let context: Int?
  /// The last text in quotes that goes over several lines.
  let longText: SourceSpan?
  /// The innermost bracket that is open.
  let openBracket: Int?

  typealias Found = (slip: YAMLSlip, place: Int)

  func find(_ cause: YAMLCause) -> Found {
    var found = look(for: cause)
    if found.slip.meant != nil { found.slip.replaced = replaced(by: found) }
    return found
  }

  /// The bytes that the line as it was meant stands for: all but its indentation and dashes; of half a character its
  /// escapes.
  private func replaced(by found: Found) -> SourceSpan {
    if found.slip.cause == .halfACharacter {
      return SourceSpan(found.place, found.place + found.slip.written.utf8.count)
    }
    let line = YAMLLine(bytes, at: found.place)
    return SourceSpan(line.key?.start ?? line.first, line.end)
  }

  private func look(for cause: YAMLCause) -> Found {
    switch cause {
    case .colonInText: colonInText()
    case .otherIndentation, .noMarker: otherIndentation()
    case .missingColon: missingColon(at: context ?? problem)
    case .startNeedsQuotes: startNeedsQuotes(at: context ?? problem)
    case .textBehindBlockSign: textBehindBlockSign()
    case .missingComma: missingComma()
    case .surplusBracket: surplusBracket()
    case .unclosedQuote: unclosedQuote(at: context ?? problem)
    case .badDirective: (YAMLSlip(cause), YAMLLine(bytes, at: problem).start)
    case .badEscape: badEscape()
    default: (YAMLSlip(cause), problem)
    }
  }

  // MARK: One cause each

  private func colonInText() -> Found {
    let line = YAMLLine(bytes, at: problem)
    guard let key = line.key else { return (YAMLSlip(.colonInText), problem) }
    if problem >= line.value.start {
      if isLanguage(line.value.start, problem) {
        return (YAMLSlip(.languagesOnOneLine, meant: bracing(line)), line.value.start)
      }
      let isBare = bytes.indices.contains(line.value.start) && !Self.starts.contains(bytes[line.value.start])
      return (YAMLSlip(.colonInText, meant: isBare ? quoting(line) : nil), problem)
    }
    guard let before = line.previous(in: bytes) else { return (YAMLSlip(.colonInText), problem) }
    if before.key == nil { return missingColon(at: before.first) }
    return (YAMLSlip(before.first < line.first ? .otherIndentation : .colonInText), key.start)
  }

  private func otherIndentation() -> Found {
    if let longText, longText.start < problem, YAMLLine(bytes, at: problem).start <= longText.end {
      return unclosedQuote(at: longText.start)
    }
    let line = YAMLLine(bytes, at: problem)
    if let byte = byte(problem), byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
      return (YAMLSlip(.surplusBracket, text(problem, problem + 1)), problem)
    }
    guard line.key != nil, problem > line.value.start, let first = byte(line.value.start) else {
      return (YAMLSlip(.otherIndentation), problem)
    }
    switch first {
    case UInt8(ascii: "'") where isComma(problem, endOf: line), UInt8(ascii: "\"") where isComma(problem, endOf: line):
      return (YAMLSlip(.commaBehindQuote, meant: line.key.map { text($0.start, problem) }), problem)
    case UInt8(ascii: "'"), UInt8(ascii: "\""):
      return (YAMLSlip(.textBehindQuote, text(line.value.start, line.value.start + 1), meant: requoting(line)), problem)
    case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "*"), UInt8(ascii: "&"), UInt8(ascii: "!"):
      return startNeedsQuotes(at: line.value.start)
    default: return (YAMLSlip(.otherIndentation), problem)
    }
  }

  /// A comma behind a value in quotes, as JSON has it.
  private func isComma(_ offset: Int, endOf line: YAMLLine) -> Bool {
    offset == line.end - 1 && byte(offset) == UInt8(ascii: ",")
      && byte(offset - 1) == byte(line.value.start) && offset - 1 > line.value.start
  }

  private func missingColon(at place: Int) -> Found {
    let line = YAMLLine(bytes, at: place)
    let content = line.first..<line.end
    if let colon = bytes[content].firstIndex(of: UInt8(ascii: ":")), colon > line.first,
      bytes[line.first..<colon].allSatisfy(Self.isNamePart),
      let blank = StrangeBlank(bytes, at: colon + 1)
    {
      var rest = colon + 1
      while let next = StrangeBlank(bytes, at: rest) { rest += next.length }
      let meant = rest < line.end ? text(line.first, colon) + ": " + text(rest, line.end) : nil
      return (YAMLSlip(.blankThatIsNone, blank.name, meant: meant), colon + 1)
    }
    let word = bytes[content].firstIndex { $0 == 0x20 || $0 == 0x09 } ?? line.end
    if let before = line.previous(in: bytes), before.key != nil, !bytes[content].contains(UInt8(ascii: ":")),
      line.indentation <= before.indentation, let first = byte(before.value.start),
      before.value.start < before.value.end,
      !Self.starts.contains(first), !isLanguage(line.first, word)
    {
      return (YAMLSlip(.textGoesOn), line.first)
    }
    var meant: String?
    if let colon = bytes[content].firstIndex(of: UInt8(ascii: ":")), colon > line.first, colon + 1 < line.end,
      bytes[line.first..<colon].allSatisfy(Self.isNamePart), byte(colon + 1) != UInt8(ascii: "/")
    {
      meant = text(line.first, colon) + ": " + text(colon + 1, line.end)
    }
    return (YAMLSlip(.missingColon, meant: meant), line.first)
  }

  private func startNeedsQuotes(at place: Int) -> Found {
    guard let first = byte(place) else { return (YAMLSlip(.startNeedsQuotes), place) }
    if first == 0x09 { return (YAMLSlip(.tabIndents), place) }
    let line = YAMLLine(bytes, at: place)
    let isValue = line.key != nil && line.value.start == place
    // A dash or a question mark alone is a text like any other.
    let isWithBlank = first == UInt8(ascii: "-") || first == UInt8(ascii: "?")
    let written = text(place, place + (isWithBlank ? 2 : 1))
    return (YAMLSlip(.startNeedsQuotes, written, meant: isValue ? quoting(line) : nil), place)
  }

  private func textBehindBlockSign() -> Found {
    let place = context ?? problem
    let line = YAMLLine(bytes, at: place)
    let isValue = line.key != nil && line.value.start == place
    return (YAMLSlip(.textBehindBlockSign, text(place, place + 1), meant: isValue ? quoting(line) : nil), place)
  }

  private func missingComma() -> Found {
    guard let context, let bracket = byte(context) else { return (YAMLSlip(.missingComma), problem) }
    let (outer, line) = (YAMLLine(bytes, at: context), YAMLLine(bytes, at: problem))
    let closing = bracket == UInt8(ascii: "{") ? "}" : "]"
    if line.start > outer.start, problem >= bytes.count || line.indentation <= outer.indentation {
      return (YAMLSlip(.unclosedBracket, text(context, context + 1)), context)
    }
    if problem >= bytes.count { return (YAMLSlip(.unclosedBracket, text(context, context + 1)), context) }
    if let before = byte(problem - 1), before == UInt8(ascii: "'") || before == UInt8(ascii: "\"") {
      return (YAMLSlip(.textBehindQuote, text(problem - 1, problem)), problem)
    }
    return (YAMLSlip(.missingComma, byte(problem) == UInt8(ascii: ":") ? ":" : closing), problem)
  }

  private func surplusBracket() -> Found {
    let line = YAMLLine(bytes, at: problem)
    if problem >= bytes.count {
      guard let openBracket else { return (YAMLSlip(.noMarker), problem) }
      return (YAMLSlip(.unclosedBracket, text(openBracket, openBracket + 1)), openBracket)
    }
    if line.key != nil, line.value.start == problem, line.value.end > problem + 1 {
      return startNeedsQuotes(at: problem)
    }
    return (YAMLSlip(.surplusBracket, text(problem, min(problem + 1, bytes.count))), problem)
  }

  private func unclosedQuote(at place: Int) -> Found {
    let line = YAMLLine(bytes, at: place)
    let quote = text(place, min(place + 1, bytes.count))
    var meant: String?
    if let key = line.key, line.value.start == place {
      meant = text(key.start, key.end) + ": " + text(place, line.value.end) + quote
    }
    return (YAMLSlip(.unclosedQuote, quote, meant: meant), place)
  }

  /// An escape of half a character, as JSON writes those that are not in the first 65536, or one that YAML does not
  /// have.
  private func badEscape() -> Found {
    guard problem >= 2, bytes[problem - 2..<problem].elementsEqual("\\u".utf8), let half = half(at: problem - 2) else {
      return (YAMLSlip(.badEscape, text(problem, min(problem + 2, bytes.count))), problem)
    }
    guard let other = self.half(at: problem + 4), (0xD800...0xDBFF).contains(half), (0xDC00...0xDFFF).contains(other),
      let scalar = Unicode.Scalar(0x10000 + (half - 0xD800) << 10 + (other - 0xDC00))
    else { return (YAMLSlip(.halfACharacter, text(problem - 2, problem + 4)), problem - 2) }
    return (YAMLSlip(.halfACharacter, text(problem - 2, problem + 10), meant: String(scalar)), problem - 2)
  }

  /// The number of `\uD83D`; nil where there is no such escape of half a character.
  private func half(at offset: Int) -> UInt32? {
    guard offset + 6 <= bytes.count, bytes[offset..<offset + 2].elementsEqual("\\u".utf8),
      let number = UInt32(text(offset + 2, offset + 6), radix: 16), (0xD800...0xDFFF).contains(number)
    else { return nil }
    return number
  }

  // MARK: The line as it was meant

  /// A code of a language that documents have stands between two places.
  private func isLanguage(_ start: Int, _ end: Int) -> Bool { ["ca", "es", "en"].contains(text(start, end)) }

  /// The texts of several languages on one line as the map that they are; nil where it is not certain where each ends.
  private func bracing(_ line: YAMLLine) -> String? {
    let value = text(line.value.start, line.value.end)
    guard let key = line.key, !goesOn(line),
      !value.unicodeScalars.contains(where: { "\"'{}[]#".unicodeScalars.contains($0) })
    else { return nil }
    let colons = value.parts(around: ": ").count - 1
    let commas = value.parts(around: ", ").count - 1
    guard colons == commas + 1, !value.has(":,") else { return nil }
    return text(key.start, key.end) + ": {" + value + "}"
  }

  /// Characters that give a value another meaning than that of a text.
  private static let starts = Set("{[\"'|>&*!%@`#".utf8)

  /// The value of a line as a text in quotes, as it stands; nil where a comment may follow.
  private func quoting(_ line: YAMLLine) -> String? { quoting(line, text(line.value.start, line.value.end)) }

  private func quoting(_ line: YAMLLine, _ value: String) -> String? {
    guard let key = line.key, !value.has(" #"), !value.has("\t#"), !goesOn(line) else { return nil }
    let quoted =
      value.contains("\"") && !value.contains("'") ? YAMLScalar.singleQuoted(value) : YAMLScalar.quoted(value)
    return quoted.map { text(key.start, key.end) + ": " + $0 }
  }

  /// True if the line below may belong to the value.
  private func goesOn(_ line: YAMLLine) -> Bool {
    var at = line.end
    while at < bytes.count, bytes[at].isJSONBlank { at += 1 }
    return at < bytes.count && YAMLLine(bytes, at: at).indentation > line.indentation
  }

  /// A text in quotes with more behind its closing quote: the quotes around all of it are those that were meant.
  private func requoting(_ line: YAMLLine) -> String? {
    let value = text(line.value.start, line.value.end)
    guard let quote = value.first, value.count > 1, value.last == quote else { return quoting(line) }
    let inner = String(value.dropFirst().dropLast())
    if quote == "\"" { return inner.contains("\\") ? nil : quoting(line, inner) }
    return quoting(line, inner.exchanging("''", for: "'"))
  }

  private func byte(_ offset: Int) -> UInt8? { bytes.indices.contains(offset) ? bytes[offset] : nil }

  private func text(_ start: Int, _ end: Int) -> String {
    var end = min(max(start, end), bytes.count)
    while end > start, end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return String(decoding: bytes[min(start, end)..<end], as: UTF8.self)
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "_")
  }
}

/// A line of YAML as people see it: indentation, a key with its colon, and the rest.
struct YAMLLine {
  var start: Int
  /// Where its blanks end.
  var first: Int
  /// Without the line end and blanks in front of it.
  var end: Int
  var key: SourceSpan?
  /// The part behind the colon; all of the line where it has no colon.
  var value: SourceSpan

  var indentation: Int { first - start }

  init(_ bytes: [UInt8], at offset: Int) {
    var start = min(offset, bytes.count)
    while start > 0, !bytes[start - 1].isLineEnd { start -= 1 }
    var end = start
    while end < bytes.count, !bytes[end].isLineEnd { end += 1 }
    var first = start
    while first < end, bytes[first] == 0x20 || bytes[first] == 0x09 { first += 1 }
    while end > first, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
    (self.start, self.first, self.end) = (start, first, end)
    value = SourceSpan(first, end)
    if let colon = Self.colon(bytes, first, end) {
      var from = first
      while from + 1 < colon, bytes[from] == UInt8(ascii: "-"), bytes[from + 1] == 0x20 { from += 2 }
      key = SourceSpan(from, colon)
      var begin = colon + 1
      while begin < end, bytes[begin] == 0x20 || bytes[begin] == 0x09 { begin += 1 }
      value = SourceSpan(begin, end)
    }
  }

  /// The nearest line above with something in it.
  func previous(in bytes: [UInt8]) -> YAMLLine? {
    var at = start - 1
    while at >= 0 {
      let line = YAMLLine(bytes, at: at)
      if line.first < line.end { return line }
      at = line.start - 1
    }
    return nil
  }

  private static func colon(_ bytes: [UInt8], _ first: Int, _ end: Int) -> Int? {
    guard first < end else { return nil }
    var index = first
    if bytes[first] == UInt8(ascii: "\"") || bytes[first] == UInt8(ascii: "'") {
      index += 1
      while index < end, bytes[index] != bytes[first] { index += 1 }
    }
    while index < end {
      if bytes[index] == UInt8(ascii: ":"), index + 1 == end || bytes[index + 1] == 0x20 || bytes[index + 1] == 0x09 {
        return index > first ? index : nil
      }
      if "{[,#".utf8.contains(bytes[index]) { return nil }
      index += 1
    }
    return nil
  }
}
