/// A strict RFC 8259 reader that goes on after a fault.
///
/// It keeps its own stack, so nesting costs memory and nothing else, and every byte is looked at a
/// bounded number of times. Where a fault can be repaired in more than one way, it chooses the
/// reading that the released clients choose if they accept the text at all (formats/osam.md 2.3), so
/// that the tree is theirs as well; otherwise the one a person would choose.
struct JSONReader {
  private let bytes: [UInt8]
  private var at = 0
  private var nodes: [Node] = []
  private var faults: [SyntaxFault] = []
  private var stack: [Frame] = []
  /// Where the last token ended; missing commas and colons are reported there.
  private var lastEnd = 0
  /// For each sort of quote, what the last look past a line end found. Kept so that no byte is
  /// looked at again for every line.
  private var lookAhead: [UInt8: LookAhead] = [:]
  /// Closing brackets too many (or, below zero, too few) in the rest of the file; counted at the
  /// first bracket that does not fit.
  private var surplusClosings: Int?
  /// Texts between typographic quotes.
  private var pool: [UInt8] = []
  private var poolIndex: [Tree.PoolEntry] = []

  private struct Frame {
    var node: Int
    var isObject: Bool
    /// The object that a README fragment leaves out: closed by the end of the file as well.
    var isImplicit = false
  }

  private struct LookAhead {
    var until: Int
    var isUnclosed: Bool
  }

  /// What may come next.
  private enum Expectation {
    case value
    case first
    case keyOrItem(comma: SourceSpan)
    case colon
    case commaOrClose
    case end
  }

  static func read(_ bytes: [UInt8]) -> Tree { ForeignLines.reading(bytes, readAsItIs(bytes), again: readAsItIs) }

  private static func readAsItIs(_ bytes: [UInt8]) -> Tree {
    var reader = JSONReader(bytes)
    reader.readDocument()
    return Tree(
      syntax: .json, bytes: bytes, nodes: reader.nodes, roots: reader.nodes.isEmpty ? [] : [0],
      faults: reader.faults.sorted { ($0.span.start, $0.span.end) < ($1.span.start, $1.span.end) },
      pool: reader.pool, poolIndex: reader.poolIndex)
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // Memory that is never touched costs nothing; moving a large array would hold it twice.
    nodes.reserveCapacity(bytes.count / 8 + 16)
  }

  // MARK: The document

  private mutating func readDocument() {
    if UTF8Check.hasByteOrderMark(bytes) {
      report(.byteOrderMark, SourceSpan(0, 3))
      at = 3
    }
    skipBlanks()
    guard at < bytes.count else {
      report(.empty, SourceSpan(at, at))
      return
    }
    var expectation = Expectation.value
    while true {
      skipBlanks()
      switch expectation {
      case .value: expectation = readValue()
      case .first: expectation = readFirst()
      case .keyOrItem(let comma): expectation = readKeyOrItem(after: comma)
      case .colon: expectation = readColon()
      case .commaOrClose: expectation = readCommaOrClose()
      case .end:
        readEnd()
        return
      }
    }
  }

  /// After the root value: nothing, or the rest of a fragment without its braces.
  private mutating func readEnd() {
    guard at < bytes.count else { return }
    var end = bytes.count
    while end > at, Self.isBlank(bytes[end - 1]) { end -= 1 }
    report(.textAfterEnd, SourceSpan(at, end))
  }

  // MARK: States

  private mutating func readValue() -> Expectation {
    guard at < bytes.count else {
      addMissing()
      return closeEverything()
    }
    switch bytes[at] {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      open()
      return .first
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"):
      if stack.isEmpty {
        // The file starts with something that only makes sense inside.
        report(.strayCharacter, SourceSpan(at, at + 1))
        at += 1
        skipBlanks()
        if at >= bytes.count, nodes.isEmpty { return .end }
        return .value
      }
      addMissing()
      return .commaOrClose
    case UInt8(ascii: ":"):
      report(.strayCharacter, SourceSpan(at, at + 1))
      at += 1
      return .value
    default:
      readScalar(asKey: false)
      return stack.isEmpty ? afterRootScalar() : .commaOrClose
    }
  }

  /// A root scalar followed by a colon is the first key of an object whose brace is missing.
  private mutating func afterRootScalar() -> Expectation {
    skipBlanks()
    guard at < bytes.count, bytes[at] == UInt8(ascii: ":"), nodes.count == 1 else { return .end }
    let start = Int(nodes[0].start)
    faults.removeAll { $0.span.start >= start }
    report(.missingOpeningBrace, SourceSpan(start, start))
    nodes = [Node(start: UInt32(start), end: UInt32(start), link: 0, kind: .object, flags: [])]
    stack.append(Frame(node: 0, isObject: true, isImplicit: true))
    at = start
    readScalar(asKey: true)
    return .colon
  }

  private mutating func readFirst() -> Expectation {
    guard at < bytes.count else { return closeEverything() }
    if bytes[at] == UInt8(ascii: ",") {
      report(.leadingComma, SourceSpan(at, at + 1), related: bracketSpan)
      at += 1
      return .first
    }
    return readElement()
  }

  private mutating func readKeyOrItem(after comma: SourceSpan) -> Expectation {
    guard at < bytes.count else {
      report(.trailingComma, comma)
      return closeEverything()
    }
    switch bytes[at] {
    case UInt8(ascii: ","):
      report(.doubledComma, SourceSpan(at, at + 1), related: comma)
      at += 1
      return .keyOrItem(comma: comma)
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      report(.trailingComma, comma)
      return readCommaOrClose()
    default:
      return readElement()
    }
  }

  /// A key of an object or an item of an array, or the end of either.
  private mutating func readElement() -> Expectation {
    let byte = bytes[at]
    guard let frame = stack.last else { return .end }
    if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") { return readCommaOrClose() }
    if !frame.isObject { return .value }
    switch byte {
    case UInt8(ascii: ":"):
      report(.missingKey, SourceSpan(at, at))
      addScalar(.missing, at, at)
      return .colon
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      // A value without a key.
      report(.missingKey, SourceSpan(at, at))
      addScalar(.missing, at, at)
      return .value
    default:
      readScalar(asKey: true)
      return .colon
    }
  }

  private mutating func readColon() -> Expectation {
    guard at < bytes.count else {
      report(.missingColon, SourceSpan(lastEnd, lastEnd))
      addMissing(reporting: false)
      return closeEverything()
    }
    switch bytes[at] {
    case UInt8(ascii: ":"):
      at += 1
      lastEnd = at
      return .value
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"):
      if takeKeyForValue() { return .commaOrClose }
      report(.missingColon, SourceSpan(lastEnd, lastEnd))
      addMissing(reporting: false)
      return .commaOrClose
    case UInt8(ascii: "="):
      report(.missingColon, SourceSpan(at, at + 1))
      at += 1
      return .value
    default:
      report(.missingColon, SourceSpan(lastEnd, lastEnd))
      return .value
    }
  }

  /// A number or literal in the place of a key, with no colon after it, is a value without key.
  private mutating func takeKeyForValue() -> Bool {
    guard let value = nodes.last, let fault = faults.last, fault == SyntaxFault(.keyNotText, value.span) else {
      return false
    }
    faults.removeLast()
    report(.missingKey, SourceSpan(Int(value.start), Int(value.start)))
    nodes.insert(
      Node(start: value.start, end: value.start, link: 0, kind: .missing, flags: []), at: nodes.count - 1)
    return true
  }

  /// At a colon behind a value: `"title": "ca": "Hola"}`. When the rest closes one bracket more than is open, the brace
  /// of the object was forgotten, and the value is its first key.
  private mutating func takeValueForKey() -> Bool {
    guard let value = nodes.last, value.kind == .string, Int(value.end) == lastEnd, let frame = stack.last,
      frame.isObject, frame.node < nodes.count - 2
    else { return false }
    let surplus = surplusClosings ?? countSurplusClosings()
    surplusClosings = surplus > 0 ? surplus - 1 : surplus
    if surplus <= 0 { return false }
    let start = Int(value.start)
    report(.missingOpeningBrace, SourceSpan(start, start))
    stack.append(Frame(node: nodes.count - 1, isObject: true))
    if var entry = poolIndex.last, Int(entry.node) == nodes.count - 1 {
      entry.node += 1
      poolIndex[poolIndex.count - 1] = entry
    }
    nodes.insert(Node(start: value.start, end: value.start, link: 0, kind: .object, flags: []), at: nodes.count - 1)
    return true
  }

  private mutating func readCommaOrClose() -> Expectation {
    guard let frame = stack.last else { return .end }
    guard at < bytes.count else { return closeEverything() }
    switch bytes[at] {
    case UInt8(ascii: ","):
      let comma = SourceSpan(at, at + 1)
      at += 1
      lastEnd = at
      return .keyOrItem(comma: comma)
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      return close(with: bytes[at] == UInt8(ascii: "}"))
    case UInt8(ascii: ":") where !frame.isObject:
      // `["a": 1]`: an object in the wrong brackets.
      report(.strayCharacter, SourceSpan(at, at + 1))
      at += 1
      return .value
    case UInt8(ascii: ";"):
      // Written in place of a comma.
      report(.strayCharacter, SourceSpan(at, at + 1))
      at += 1
      return .first
    case UInt8(ascii: ":") where takeValueForKey(): return .colon
    case UInt8(ascii: ":"), UInt8(ascii: "="):
      report(.strayCharacter, SourceSpan(at, at + 1))
      at += 1
      return .commaOrClose
    default:
      report(.missingComma, SourceSpan(lastEnd, lastEnd))
      return readElement()
    }
  }

  // MARK: Brackets

  private var bracketSpan: SourceSpan? {
    stack.last.map { SourceSpan(Int(nodes[$0.node].start), Int(nodes[$0.node].start) + ($0.isImplicit ? 0 : 1)) }
  }

  private mutating func open() {
    let isObject = bytes[at] == UInt8(ascii: "{")
    stack.append(Frame(node: nodes.count, isObject: isObject))
    nodes.append(Node(start: UInt32(at), end: UInt32(at + 1), link: 0, kind: isObject ? .object : .array, flags: []))
    at += 1
    lastEnd = at
  }

  private mutating func close(with brace: Bool) -> Expectation {
    guard let frame = stack.last else { return .end }
    if frame.isObject != brace {
      let surplus = surplusClosings ?? countSurplusClosings()
      if surplus > 0 {
        // As many brackets are closed without this one: it is one too many.
        surplusClosings = surplus - 1
        report(.strayCharacter, SourceSpan(at, at + 1))
        at += 1
        return .commaOrClose
      }
      // Nesting is followed a few levels only, so that a file of wrong brackets stays cheap.
      let isOpenBelow = stack.dropLast().suffix(min(-surplus, 8)).contains { $0.isObject == brace }
      if isOpenBelow {
        // `{"a": [1, 2}`: the inner bracket was forgotten, this one belongs to a container around it.
        surplusClosings = surplus + 1
        report(frame.isObject ? .unclosedObject : .unclosedArray, SourceSpan(lastEnd, lastEnd), related: bracketSpan)
        pop(end: lastEnd)
        return .commaOrClose
      }
      surplusClosings = surplus
      report(.mismatchedBracket, SourceSpan(at, at + 1), related: bracketSpan)
    }
    at += 1
    lastEnd = at
    pop(end: at)
    return stack.isEmpty ? .end : .commaOrClose
  }

  /// Whether a bracket of the wrong sort was mistyped, forgotten or is one too many can only be told
  /// from the whole: here are the closing brackets of the rest, less those that are open by then.
  private func countSurplusClosings() -> Int {
    var surplus = -stack.count(where: { !$0.isImplicit })
    var isInString = false
    var index = at
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""): isInString.toggle()
      case UInt8(ascii: "\\") where isInString: index += 1
      case 0x0A, 0x0D: isInString = false
      case UInt8(ascii: "{"), UInt8(ascii: "["): if !isInString { surplus -= 1 }
      case UInt8(ascii: "}"), UInt8(ascii: "]"): if !isInString { surplus += 1 }
      default: break
      }
      index += 1
    }
    return surplus
  }

  private mutating func pop(end: Int) {
    guard let frame = stack.popLast() else { return }
    nodes[frame.node].end = UInt32(end)
    nodes[frame.node].link = UInt32(nodes.count)
  }

  private mutating func closeEverything() -> Expectation {
    while let frame = stack.last {
      if !frame.isImplicit {
        report(frame.isObject ? .unclosedObject : .unclosedArray, SourceSpan(lastEnd, lastEnd), related: bracketSpan)
      }
      pop(end: lastEnd)
    }
    return .end
  }

  // MARK: Scalars

  private mutating func addScalar(_ kind: Node.Kind, _ start: Int, _ end: Int, _ flags: Node.Flags = []) {
    nodes.append(Node(start: UInt32(start), end: UInt32(end), link: 0, kind: kind, flags: flags))
    lastEnd = end
  }

  private mutating func addMissing(reporting: Bool = true) {
    let place = SourceSpan(lastEnd, lastEnd)
    if reporting { report(.missingValue, place) }
    nodes.append(Node(start: UInt32(place.start), end: UInt32(place.end), link: 0, kind: .missing, flags: []))
  }

  private mutating func readScalar(asKey: Bool) {
    switch bytes[at] {
    case UInt8(ascii: "\""): readString(quote: UInt8(ascii: "\""), asKey: asKey)
    case UInt8(ascii: "'"): readString(quote: UInt8(ascii: "'"), asKey: asKey)
    case 0xE2 where readTypographic(): break
    default: readWord(asKey: asKey)
    }
  }

  /// A key or text between “ and ”, or one of their like. To clients it is a word, or nothing.
  private mutating func readTypographic() -> Bool {
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

  /// Whether what follows is what follows keys and texts.
  private func endsText(_ offset: Int) -> Bool {
    var index = offset
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    return index >= bytes.count || ",:}]\n\r".utf8.contains(bytes[index])
  }

  /// “ ” „ ‟ ‘ ’ ‚ ‛
  private static func isTypographic(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count >= 3, bytes[bytes.startIndex] == 0xE2, bytes[bytes.startIndex + 1] == 0x80 else { return false }
    return (0x98...0x9F).contains(bytes[bytes.startIndex + 2])
  }

  private mutating func readString(quote: UInt8, asKey: Bool) {
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
  private func endOfPlainText(_ quote: UInt8) -> Int {
    let span = bytes.span
    var index = at
    while index < span.count {
      let byte = span[index]
      if byte == quote || byte == UInt8(ascii: "\\") || byte < 0x20 { break }
      index += 1
    }
    return index
  }

  /// At a line end inside a string: whether the closing quote was forgotten.
  ///
  /// Clients accept a raw line break, so if the next quote closes the string in a way they accept
  /// (a comma, a bracket, a colon, another quote or the end follows), it does so here as well.
  private mutating func endsHere(_ quote: UInt8) -> Bool {
    if let known = lookAhead[quote], at < known.until { return known.isUnclosed }
    var index = at
    while index < bytes.count, bytes[index] != quote {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    let closing = min(index, bytes.count)
    var isUnclosed = closing == bytes.count
    index += 1
    while index < bytes.count, Self.isBlank(bytes[index]) { index += 1 }
    if index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ":"), quote: break
      default: isUnclosed = true
      }
    }
    lookAhead[quote] = LookAhead(until: closing, isUnclosed: isUnclosed)
    return isUnclosed
  }

  /// At a quote inside a string: whether it opens the next string, the quote that should have closed
  /// this one being forgotten, as in `{"a": "b, "c": 1}`.
  private func opensAnother(after start: Int) -> Bool {
    guard at + 1 < bytes.count, !Self.isBlank(bytes[at + 1]), !Self.endsWord(bytes[at + 1]) else { return false }
    return standsAfterPunctuation(start) && nextQuoteCloses()
  }

  /// At a quote inside the value of a member: whether the rest of the line shows that the text goes on, since another
  /// quote closes it, and no other member stands before that.
  private func isInsideOfLine(_ quote: UInt8, asKey: Bool) -> Bool {
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

  /// Whether a quote on the line, from here on, closes a text for sure, and none before it begins another value.
  private func lastQuoteCloses(from start: Int) -> Bool {
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

  /// Whether a bracket, the end of the line, or a comma and the next key follow a quote.
  private func closesForSure(_ quote: Int) -> Bool {
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

  /// At a quote inside a string: whether it is part of the text and wants a backslash, as in
  /// `"say "hi" now"`: on the same line a word and another quote follow.
  private func isInnerQuote(of start: Int, asKey: Bool) -> Bool {
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

  /// Whether a comma, colon or opening bracket of the string from `start` on stands before this quote.
  private func standsAfterPunctuation(_ start: Int) -> Bool {
    var index = at - 1
    while index > start, Self.isBlank(bytes[index]) { index -= 1 }
    guard index > start else { return false }
    switch bytes[index] {
    case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "{"), UInt8(ascii: "["): return true
    default: return false
    }
  }

  /// Whether the quote after this one on the line stands where strings end.
  private func nextQuoteCloses() -> Bool {
    let quote = bytes[at]
    var index = at + 1
    while index < bytes.count, bytes[index] != quote, bytes[index] != 0x0A, bytes[index] != 0x0D {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard index < bytes.count, bytes[index] == quote else { return true }
    index += 1
    while index < bytes.count, Self.isBlank(bytes[index]) { index += 1 }
    guard index < bytes.count else { return true }
    switch bytes[index] {
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ":"): return true
    default: return false
    }
  }

  /// Goes back from where an unclosed string was given up to where its quote was most likely meant:
  /// before the colon of a key, and before the comma and the closing brackets at the end.
  private mutating func trimUnclosed(from start: Int, asKey: Bool) {
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

  private mutating func readEscape() {
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
      while at < bytes.count, at < start + 6, Self.isHexadecimal(bytes[at]) { at += 1 }
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

  /// A run of characters up to the next blank, bracket, comma, colon or quote. A value that is no
  /// number and no literal goes on to the end of its line, so that unquoted text is one fault.
  private mutating func readWord(asKey: Bool) {
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

  private mutating func skipWord(asKey: Bool) {
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
  private func isColonInWord() -> Bool {
    guard at + 1 < bytes.count else { return false }
    if Self.isDigit(bytes[at - 1]), Self.isDigit(bytes[at + 1]) { return true }
    return at + 2 < bytes.count && bytes[at + 1] == UInt8(ascii: "/") && bytes[at + 2] == UInt8(ascii: "/")
  }

  /// Passes spaces and one more word on the same line, unless the word is the next key.
  private mutating func skipFurtherWord() -> Bool {
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

  /// Passes the closing quote of a word whose opening quote was forgotten.
  private mutating func skipLoneQuote(asKey: Bool) -> Bool {
    guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") else { return false }
    var index = at + 1
    while index < bytes.count, Self.isBlank(bytes[index]) { index += 1 }
    let next = index < bytes.count ? bytes[index] : UInt8(ascii: "}")
    switch next {
    case UInt8(ascii: ":"): guard asKey else { return false }
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"): guard !asKey else { return false }
    default: return false
    }
    at += 1
    return true
  }

  private enum WordForm {
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

    private static func literal(_ word: ArraySlice<UInt8>) -> (Node.Kind, Bool)? {
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

  // MARK: Between tokens

  private mutating func skipBlanks() {
    while at < bytes.count {
      let byte = bytes[at]
      if Self.isBlank(byte) {
        at += 1
      } else if byte == UInt8(ascii: "/") || byte == UInt8(ascii: "#") {
        guard skipComment() else { return }
      } else if byte >= 0x80 || byte == 0x0C || byte == 0x0B {
        guard skipStrangeBlank() else { return }
      } else {
        return
      }
    }
  }

  private mutating func skipComment() -> Bool {
    let start = at
    if bytes[at] == UInt8(ascii: "/"), at + 1 < bytes.count, bytes[at + 1] == UInt8(ascii: "*") {
      var index = at + 2
      while index + 1 < bytes.count, !(bytes[index] == UInt8(ascii: "*") && bytes[index + 1] == UInt8(ascii: "/")) {
        index += 1
      }
      at = index + 1 < bytes.count ? index + 2 : bytes.count
    } else if bytes[at] == UInt8(ascii: "#") || (at + 1 < bytes.count && bytes[at + 1] == UInt8(ascii: "/")) {
      while at < bytes.count, bytes[at] != 0x0A, bytes[at] != 0x0D { at += 1 }
    } else {
      return false
    }
    report(.comment, SourceSpan(start, at))
    return true
  }

  /// No-break space, form feed and their like: they look like blanks and are none in JSON. Those that stand in a row, or
  /// with blanks between them, are one fault.
  private mutating func skipStrangeBlank() -> Bool {
    guard let end = strangeBlankEnd() else { return false }
    if let last = faults.last, last.kind == .strangeBlank, bytes[last.span.end..<at].allSatisfy({ $0 == 0x20 }) {
      faults[faults.count - 1].span.end = end
    } else {
      report(.strangeBlank, SourceSpan(at, end))
    }
    at = end
    return true
  }

  private func strangeBlankEnd() -> Int? {
    if bytes[at] < 0x80 { return at + 1 }
    var end = at + 1
    while end < bytes.count, end < at + 4, bytes[end] & 0xC0 == 0x80 { end += 1 }
    guard let scalar = String(decoding: bytes[at..<end], as: UTF8.self).unicodeScalars.first else { return nil }
    let isBlank = scalar.properties.isWhitespace || ["\u{FEFF}", "\u{200B}", "\u{2060}"].contains(scalar)
    return isBlank ? end : nil
  }

  private mutating func report(_ kind: SyntaxFault.Kind, _ span: SourceSpan, related: SourceSpan? = nil) {
    if faults.count < SyntaxFault.limit {
      faults.append(SyntaxFault(kind, span, related: related))
    } else if faults.count == SyntaxFault.limit {
      faults.append(SyntaxFault(.tooMany, span))
    }
  }

  // MARK: Characters

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "\""), UInt8(ascii: "\\"):
      true
    default: false
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}
