/// A strict RFC 8259 reader that goes on after a fault.
///
/// It keeps its own stack, so nesting costs memory and nothing else, and every byte is looked at a
/// bounded number of times. Where a fault can be repaired in more than one way, it chooses the
/// reading that the released clients choose if they accept the text at all [module-missing-comma,
/// module-duplicate-key], so
/// that the tree is theirs as well; otherwise the one a person would choose.
struct JSONReader {
  let bytes: [UInt8]
  var at = 0
  var nodes: [Node] = []
  var faults: [SyntaxFault] = []
  var stack: [Frame] = []
  /// Where the last token ended; missing commas and colons are reported there.
  var lastEnd = 0
  /// For each sort of quote, what the last look past a line end found. Kept so that no byte is
  /// looked at again for every line.
  var lookAhead: [UInt8: LookAhead] = [:]
  /// Closing brackets too many (or, below zero, too few) in the rest of the file; counted at the
  /// first bracket that does not fit.
  var surplusClosings: Int?
  /// Texts between typographic quotes.
  var pool: [UInt8] = []
  var poolIndex: [Tree.PoolEntry] = []

  struct Frame {
    var node: Int
    var isObject: Bool
    /// The object that a README fragment leaves out: closed by the end of the file as well.
    var isImplicit = false
  }

  struct LookAhead {
    var until: Int
    var isUnclosed: Bool
  }

  /// The input that may come next.
  enum Expectation {
    case value
    case first
    case keyOrItem(comma: SourceSpan)
    case colon
    case commaOrClose
    case end
  }

  static func read(_ bytes: [UInt8]) -> Tree { readAsItIs(bytes).reading(again: readAsItIs) }

  private static func readAsItIs(_ bytes: [UInt8]) -> Tree {
    var reader = JSONReader(bytes)
    reader.readDocument()
    return Tree(
      syntax: .json, bytes: bytes, nodes: reader.nodes, roots: reader.nodes.isEmpty ? [] : [.first],
      faults: reader.faults.sorted { ($0.span.start, $0.span.end) < ($1.span.start, $1.span.end) },
      pool: reader.pool, poolIndex: reader.poolIndex)
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // Memory that is never touched costs nothing; moving a large array would hold it twice.
    nodes.reserveCapacity(bytes.count / 8 + 16)
  }

  // MARK: The document

  mutating func readDocument() {
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
  mutating func readEnd() {
    guard at < bytes.count else { return }
    var end = bytes.count
    while end > at, bytes[end - 1].isJSONBlank { end -= 1 }
    report(.textAfterEnd, SourceSpan(at, end))
  }

  // MARK: States

  mutating func readValue() -> Expectation {
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
  mutating func afterRootScalar() -> Expectation {
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

  mutating func readFirst() -> Expectation {
    guard at < bytes.count else { return closeEverything() }
    if bytes[at] == UInt8(ascii: ",") {
      report(.leadingComma, SourceSpan(at, at + 1), related: bracketSpan)
      at += 1
      return .first
    }
    return readElement()
  }

  mutating func readKeyOrItem(after comma: SourceSpan) -> Expectation {
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
  mutating func readElement() -> Expectation {
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

  mutating func readColon() -> Expectation {
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
  mutating func takeKeyForValue() -> Bool {
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
  mutating func takeValueForKey() -> Bool {
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

  mutating func readCommaOrClose() -> Expectation {
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

  mutating func open() {
    let isObject = bytes[at] == UInt8(ascii: "{")
    stack.append(Frame(node: nodes.count, isObject: isObject))
    nodes.append(Node(start: UInt32(at), end: UInt32(at + 1), link: 0, kind: isObject ? .object : .array, flags: []))
    at += 1
    lastEnd = at
  }

  mutating func close(with brace: Bool) -> Expectation {
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

  /// True if a bracket of the wrong sort was mistyped, forgotten or is one too many can only be told
  /// from the whole: here are the closing brackets of the rest, less those that are open by then.
  func countSurplusClosings() -> Int {
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

  mutating func pop(end: Int) {
    guard let frame = stack.popLast() else { return }
    nodes[frame.node].end = UInt32(end)
    nodes[frame.node].link = UInt32(nodes.count)
  }

  mutating func closeEverything() -> Expectation {
    while let frame = stack.last {
      if !frame.isImplicit {
        report(frame.isObject ? .unclosedObject : .unclosedArray, SourceSpan(lastEnd, lastEnd), related: bracketSpan)
      }
      pop(end: lastEnd)
    }
    return .end
  }

  // MARK: Scalars

  mutating func addScalar(_ kind: Node.Kind, _ start: Int, _ end: Int, _ flags: Node.Flags = []) {
    nodes.append(Node(start: UInt32(start), end: UInt32(end), link: 0, kind: kind, flags: flags))
    lastEnd = end
  }

  mutating func addMissing(reporting: Bool = true) {
    let place = SourceSpan(lastEnd, lastEnd)
    if reporting { report(.missingValue, place) }
    nodes.append(Node(start: UInt32(place.start), end: UInt32(place.end), link: 0, kind: .missing, flags: []))
  }

  mutating func readScalar(asKey: Bool) {
    switch bytes[at] {
    case UInt8(ascii: "\""): readString(quote: UInt8(ascii: "\""), asKey: asKey)
    case UInt8(ascii: "'"): readString(quote: UInt8(ascii: "'"), asKey: asKey)
    case 0xE2 where readTypographic(): break
    default: readWord(asKey: asKey)
    }
  }

  // MARK: Between tokens

  mutating func skipBlanks() {
    while at < bytes.count {
      let byte = bytes[at]
      if byte.isJSONBlank {
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

  mutating func skipComment() -> Bool {
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

  /// No-break space, form feed and their like: they look like blanks and are none in JSON. Those that stand in a row,
  /// or
  /// with blanks between them, are one fault.
  mutating func skipStrangeBlank() -> Bool {
    guard let end = strangeBlankEnd() else { return false }
    if let last = faults.last, last.kind == .strangeBlank, bytes[last.span.end..<at].allSatisfy({ $0 == 0x20 }) {
      faults[faults.count - 1].span.end = end
    } else {
      report(.strangeBlank, SourceSpan(at, end))
    }
    at = end
    return true
  }

  func strangeBlankEnd() -> Int? {
    if bytes[at] < 0x80 { return at + 1 }
    return StrangeBlank(bytes, at: at).map { at + $0.length }
  }

  mutating func report(_ kind: SyntaxFault.Kind, _ span: SourceSpan, related: SourceSpan? = nil) {
    if faults.count < SyntaxFault.limit {
      faults.append(SyntaxFault(kind, span, related: related))
    } else if faults.count == SyntaxFault.limit {
      faults.append(SyntaxFault(.tooMany, span))
    }
  }

  // MARK: Characters

  static func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "\""), UInt8(ascii: "\\"):
      true
    default: false
    }
  }

  static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
