internal import CYAML

/// Composes libyaml's events into the located tree.
///
/// libyaml gives events only: typing, duplicate keys, aliases and merge keys are read here and in `Tree`.
/// The bytes must be valid UTF-8 (`Tree.read` sees to it).
struct YAMLReader {
  /// Deeper nesting is refused: libyaml's time grows with the square of flow nesting.
  static let depthLimit = 64
  /// Nodes one document may have when every alias is followed.
  static let visitLimit = 10_000

  private let bytes: [UInt8]
  private let base: Int
  private var offsets: ScalarOffsets
  private var nodes: [Node] = []
  private var roots: [NodeID] = []
  private var faults: [SyntaxFault] = []
  private var pool: [UInt8] = []
  private var poolIndex: [Tree.PoolEntry] = []
  private var stack: [Frame] = []
  private var anchors: [String: Anchor] = [:]
  /// Nodes of the current document with every alias followed.
  private var visits = 0
  private var hasAlias = false
  /// Where the last value ended, closing bracket included.
  private var lastEnd: Int
  /// Where a character stands that YAML does not allow at all.
  private var unreadable: Int?

  private struct Frame {
    var node: Int
    var isMapping: Bool
    var isFlow: Bool
    var children = 0
    var anchor: String?
    var visitsBefore: Int
  }

  private struct Anchor {
    var node: Int
    /// Nodes below, aliases followed; nil while the container is open.
    var visits: Int?
  }

  static func read(_ bytes: [UInt8]) -> Tree { readAsItIs(bytes).reading(again: readAsItIs) }

  private static func readAsItIs(_ bytes: [UInt8]) -> Tree {
    var reader = YAMLReader(bytes)
    reader.readStream()
    if let cut = reader.unreadable, cut > reader.base {
      // libyaml reads ahead and gives no event in front of such a character, but what stands there
      // tells what the file is.
      let before = read(Array(bytes[..<cut]))
      return before.replacing(bytes: bytes, faults: reader.faults)
    }
    reader.readOnForSlips()
    return Tree(
      syntax: .yaml, bytes: bytes, nodes: reader.nodes, roots: reader.roots,
      faults: reader.faults.sorted { ($0.span.start, $0.span.end) < ($1.span.start, $1.span.end) },
      pool: reader.pool, poolIndex: reader.poolIndex)
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    base = UTF8Check.hasByteOrderMark(bytes) ? 3 : 0
    lastEnd = base
    offsets = ScalarOffsets(bytes, from: base)
    // Memory that is never touched costs nothing; moving a large array would hold it twice.
    nodes.reserveCapacity(bytes.count / 8 + 16)
    if base == 3 { faults.append(SyntaxFault(.byteOrderMark, SourceSpan(0, 3))) }
  }

  private mutating func readStream() {
    if let directive = superfluousTagDirective {
      let end = min(directive + 4, bytes.count)
      faults.append(
        SyntaxFault(
          .yaml, SourceSpan(directive, end), detail: "there are more than \(Self.tagDirectiveLimit) %TAG directives"))
      return
    }
    var parser = yaml_parser_t()
    guard yaml_parser_initialize(&parser) == 1 else {
      faults.append(SyntaxFault(.yaml, SourceSpan(0, 0), detail: "out of memory"))
      return
    }
    defer { yaml_parser_delete(&parser) }
    yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
    bytes.withUnsafeBufferPointer { buffer in
      yaml_parser_set_input_string(&parser, buffer.baseAddress.map { $0 + base }, buffer.count - base)
      readEvents(&parser)
    }
    if roots.isEmpty, faults.allSatisfy({ $0.kind == .byteOrderMark }) {
      faults.append(SyntaxFault(.empty, SourceSpan(bytes.count, bytes.count)))
    }
  }

  /// libyaml compares each `%TAG` with all before it; more than anyone needs are refused.
  private static let tagDirectiveLimit = 100

  private var superfluousTagDirective: Int? {
    var count = 0
    var at = 0
    while let percent = bytes[at...].firstIndex(of: UInt8(ascii: "%")) {
      at = percent + 1
      let isAtStart = percent == 0 || bytes[percent - 1].isLineEnd
      guard isAtStart, bytes[percent...].starts(with: "%TAG".utf8) else {
        continue
      }
      count += 1
      if count > Self.tagDirectiveLimit { return percent }
    }
    return nil
  }

  private mutating func readEvents(_ parser: inout yaml_parser_t) {
    while true {
      var event = yaml_event_t()
      guard yaml_parser_parse(&parser, &event) == 1 else {
        reportError(parser)
        closeEverything()
        return
      }
      defer { yaml_event_delete(&event) }
      switch event.type {
      case YAML_STREAM_END_EVENT: return
      case YAML_DOCUMENT_START_EVENT:
        anchors = [:]
        visits = 0
        hasAlias = false
      case YAML_MAPPING_START_EVENT, YAML_SEQUENCE_START_EVENT:
        guard open(event) else { return }
      case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT: close(event)
      case YAML_SCALAR_EVENT: addScalar(event)
      case YAML_ALIAS_EVENT: addAlias(event)
      default: break
      }
      if hasAlias, visits > Self.visitLimit {
        faults.append(SyntaxFault(.yamlTooManyAliases, span(event)))
        closeEverything()
        return
      }
    }
  }

  // MARK: Events

  private mutating func span(_ event: yaml_event_t) -> SourceSpan {
    let start = offsets.byteOffset(ofScalar: event.start_mark.index)
    return SourceSpan(start, max(start, offsets.byteOffset(ofScalar: event.end_mark.index)))
  }

  /// The span without the anchor and tag in front, which libyaml counts in.
  private mutating func contentSpan(_ event: yaml_event_t, hasProperties: Bool) -> SourceSpan {
    var span = span(event)
    guard hasProperties else { return span }
    while span.start < span.end {
      switch bytes[span.start] {
      case UInt8(ascii: "&"), UInt8(ascii: "!"):
        while span.start < span.end, !bytes[span.start].isJSONBlank { span.start += 1 }
      case UInt8(ascii: "#"):
        while span.start < span.end, bytes[span.start] != 0x0A, bytes[span.start] != 0x0D { span.start += 1 }
      case let byte where byte.isJSONBlank: span.start += 1
      default: return span
      }
    }
    return span
  }

  private mutating func place(_ node: Node) {
    if stack.isEmpty { roots.append(NodeID(nodes.count)) }
    if !stack.isEmpty { stack[stack.count - 1].children += 1 }
    nodes.append(node)
    visits += 1
    if !node.isContainer {
      lastEnd = max(lastEnd, Int(node.end))
      checkMerge(at: nodes.count - 1)
    }
  }

  private mutating func open(_ event: yaml_event_t) -> Bool {
    let isMapping = event.type == YAML_MAPPING_START_EVENT
    let mapping = event.data.mapping_start
    let sequence = event.data.sequence_start
    let anchor = Self.text(isMapping ? mapping.anchor : sequence.anchor)
    let isFlow =
      isMapping ? mapping.style == YAML_FLOW_MAPPING_STYLE : sequence.style == YAML_FLOW_SEQUENCE_STYLE
    let hasTag = isMapping ? mapping.tag != nil : sequence.tag != nil
    let span = contentSpan(event, hasProperties: anchor != nil || hasTag)
    if stack.count >= Self.depthLimit {
      faults.append(SyntaxFault(.yamlTooDeep, SourceSpan(span.start, endOfCharacter(at: span.start))))
      closeEverything()
      return false
    }
    let frame = Frame(
      node: nodes.count, isMapping: isMapping, isFlow: isFlow, anchor: anchor, visitsBefore: visits)
    if let anchor { anchors[anchor] = Anchor(node: nodes.count, visits: nil) }
    place(
      Node(
        start: UInt32(span.start), end: UInt32(span.end), link: 0, kind: isMapping ? .object : .array, flags: []))
    lastEnd = max(lastEnd, isFlow ? span.end : span.start)
    stack.append(frame)
    return true
  }

  private mutating func close(_ event: yaml_event_t) {
    guard let frame = stack.popLast() else { return }
    let span = span(event)
    // A flow collection ends with its bracket; a block collection with its last item, because
    // libyaml's mark is already at the next token. The mapping of `[a: b]` has no bracket either.
    let hasBracket = frame.isFlow && span.end > span.start
    let end = hasBracket ? span.end : nodes.count > frame.node + 1 ? lastEnd : Int(nodes[frame.node].start)
    finish(frame, end: end)
    checkMerge(at: frame.node)
  }

  private mutating func finish(_ frame: Frame, end: Int) {
    nodes[frame.node].end = UInt32(max(end, Int(nodes[frame.node].start)))
    nodes[frame.node].link = UInt32(nodes.count)
    lastEnd = max(lastEnd, Int(nodes[frame.node].end))
    if let anchor = frame.anchor, anchors[anchor]?.node == frame.node {
      anchors[anchor]?.visits = visits - frame.visitsBefore
    }
  }

  private mutating func addScalar(_ event: yaml_event_t) {
    let scalar = event.data.scalar
    var span = contentSpan(event, hasProperties: scalar.anchor != nil || scalar.tag != nil)
    var flags: Node.Flags = []
    let text = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
    switch scalar.style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: flags = .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: break
    case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE:
      flags = .block
      // libyaml's mark is already behind the blank lines that follow.
      while span.end > span.start, bytes[span.end - 1].isJSONBlank { span.end -= 1 }
    default: flags = .plain
    }
    let kind: Node.Kind
    switch Self.text(scalar.tag) {
    case nil: kind = flags == .plain ? YAMLCore.kind(of: text) : .string
    case "tag:yaml.org,2002:str", "!": kind = .string
    case .some(let tag) where tag.hasPrefix("tag:yaml.org,2002:"): kind = YAMLCore.kind(of: text)
    default: kind = flags == .plain ? YAMLCore.kind(of: text) : .string
    }
    if flags == .plain, text.count == 2, text[0] == UInt8(ascii: "<"), text[1] == UInt8(ascii: "<"),
      let frame = stack.last, frame.isMapping, frame.children % 2 == 0
    {
      flags.insert(.merge)
    }
    let index = nodes.count
    let node = Node(start: UInt32(span.start), end: UInt32(span.end), link: 0, kind: kind, flags: flags)
    if !isVerbatim(text, node) {
      poolIndex.append(
        .init(node: UInt32(index), start: UInt32(pool.count), end: UInt32(pool.count + text.count)))
      pool.append(contentsOf: text)
      flags.insert(.pooled)
    }
    if let anchor = Self.text(scalar.anchor) { anchors[anchor] = Anchor(node: index, visits: 1) }
    place(Node(start: node.start, end: node.end, link: 0, kind: kind, flags: flags))
  }

  private mutating func addAlias(_ event: yaml_event_t) {
    let span = span(event)
    let name = Self.text(event.data.alias.anchor) ?? ""
    var node = Node(start: UInt32(span.start), end: UInt32(span.end), link: 0, kind: .missing, flags: [])
    guard let target = anchors[name] else {
      faults.append(SyntaxFault(.yamlUndefinedAlias, span, detail: name))
      place(node)
      return
    }
    guard let targetVisits = target.visits else {
      faults.append(SyntaxFault(.yamlRecursiveAlias, span, related: nodes[target.node].span, detail: name))
      place(node)
      return
    }
    hasAlias = true
    node.kind = .alias
    node.link = UInt32(target.node)
    place(node)
    visits = visits.addingReportingOverflow(targetVisits).partialValue
  }

  /// The value of a `<<` key must be a mapping or a list of mappings.
  private mutating func checkMerge(at value: Int) {
    guard value > 0, nodes[value - 1].flags.contains(.merge), nodes[value].kind != .missing else { return }
    func target(_ node: Int) -> Int { nodes[node].kind == .alias ? Int(nodes[node].link) : node }
    let source = target(value)
    if nodes[source].kind == .object { return }
    var isGood = nodes[source].kind == .array
    var item = source + 1
    while isGood, item < Int(nodes[source].link) {
      // An alias that names nothing has a fault of its own.
      isGood = nodes[target(item)].kind == .object || nodes[item].kind == .missing
      item = nodes[item].isContainer ? Int(nodes[item].link) : item + 1
    }
    if !isGood { faults.append(SyntaxFault(.yamlBadMerge, nodes[value - 1].span)) }
  }

  private mutating func closeEverything() {
    let end = lastEnd
    while let frame = stack.popLast() {
      if frame.isMapping, frame.children % 2 == 1 {
        nodes.append(Node(start: UInt32(end), end: UInt32(end), link: 0, kind: .missing, flags: []))
      }
      finish(frame, end: end)
    }
  }

  // MARK: Behind a slip

  /// Slips behind the first one, so that people need not correct one to hear of the next. The value of each is set
  /// aside and the text read once more; of that nothing counts but what is wrong further down.
  private mutating func readOnForSlips() {
    var rest = bytes
    var spare = Self.bytesReadOn
    while let last = faults.popLast() {
      let tried = last.correctedOnlyIfItHelps(in: rest)
      faults.append(tried)
      guard let aside = tried.valueToSetAside(in: rest), rest.count <= spare else { return }
      spare -= rest.count
      for offset in aside.range { rest[offset] = UInt8(ascii: " ") }
      var reader = YAMLReader(rest)
      reader.readStream()
      let further = reader.faults.filter { $0.span.start > last.span.start && $0.kind == .yaml && $0.slip != nil }
      if further.isEmpty { return }
      faults += further
    }
  }

  /// True if libyaml reads on beyond a line that is written as it was meant.
  fileprivate static func reads(_ meant: String, for replaced: SourceSpan, in bytes: [UInt8]) -> Bool {
    let rest = bytes[replaced.end...].prefix { !$0.isLineEnd }
    var text = Array(bytes[..<replaced.start])
    text += meant.utf8
    text += rest
    var reader = YAMLReader(text)
    reader.readStream()
    let end = replaced.start + meant.utf8.count
    return !reader.faults.contains { $0.kind == .yaml && $0.span.start < end }
  }

  /// Bytes that are read for this at most: of usual documents some hundreds of slips, of the largest none.
  private static let bytesReadOn = 1 << 20

  // MARK: Places

  /// True if a scalar's text stands in the file as it is, so that it need not be kept a second time.
  private func isVerbatim(_ text: UnsafeBufferPointer<UInt8>, _ node: Node) -> Bool {
    if node.flags.contains(.block) { return false }
    let inset = node.flags.contains(.plain) ? 0 : 1
    let start = Int(node.start) + inset
    let count = Int(node.end) - inset - start
    guard count == text.count else { return false }
    return bytes.withUnsafeBufferPointer { $0[start..<start + count].elementsEqual(text) }
  }

  private static func text(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    pointer.map { String(cString: $0) }
  }

  private func endOfCharacter(at offset: Int) -> Int {
    var end = min(offset + 1, bytes.count)
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }

  // MARK: Errors

  private mutating func reportError(_ parser: yaml_parser_t) {
    let problem = parser.problem.map { String(cString: $0) } ?? "the text could not be read"
    let context = parser.context.map { String(cString: $0) }
    if parser.error == YAML_READER_ERROR {
      // Reader errors carry a byte offset and no mark.
      let offset = min(base + Int(parser.problem_offset), bytes.count)
      unreadable = offset
      faults.append(
        SyntaxFault(
          .yaml, SourceSpan(offset, endOfCharacter(at: offset)), detail: problem, slip: YAMLSlip(.notACharacter)))
      return
    }
    let offset = offsets.byteOffset(ofScalar: Int(parser.problem_mark.index))
    let start = context.map { _ in offsets.byteOffset(ofScalar: Int(parser.context_mark.index)) }
    guard let cause = YAMLProblem.cause(of: problem, context) else {
      faults.append(SyntaxFault(.yaml, SourceSpan(offset, endOfLineOrCharacter(at: offset)), detail: problem))
      return
    }
    let bracket = stack.last { $0.isFlow }.map { Int(nodes[$0.node].start) }
    let finder = YAMLSlipFinder(
      bytes: bytes, problem: offset, context: start, longText: longText, openBracket: bracket)
    let (slip, place) = finder.find(cause)
    // A text that starts with “*” and is taken for an alias is one mistake.
    faults.removeAll { $0.kind == .yamlUndefinedAlias && $0.span.start == place }
    faults.append(SyntaxFault(.yaml, SourceSpan(place, endOfLineOrCharacter(at: place)), detail: problem, slip: slip))
  }

  /// The last text in quotes, when it goes over several lines and nothing was read behind it.
  private var longText: SourceSpan? {
    guard let last = nodes.last, last.kind == .string, last.flags.isDisjoint(with: [.plain, .block]),
      bytes[last.span.range].contains(where: { $0.isLineEnd })
    else { return nil }
    return last.span
  }

  private func endOfLineOrCharacter(at offset: Int) -> Int {
    if offset < bytes.count, bytes[offset].isLineEnd { return offset }
    return endOfCharacter(at: offset)
  }
}

extension SyntaxFault {
  /// This fault without a line as it was meant that libyaml would not read either: no repair, and none that is made
  /// again and again.
  fileprivate func correctedOnlyIfItHelps(in bytes: [UInt8]) -> SyntaxFault {
    guard let slip, let meant = slip.meant, let replaced = slip.replaced,
      !YAMLReader.reads(meant, for: replaced, in: bytes)
    else { return self }
    let uncorrected = YAMLSlip(slip.cause, slip.written)
    return SyntaxFault(kind, span, related: related, detail: detail, slip: uncorrected)
  }

  /// The value of a slip that spoils nothing but its own line: left out of the text, those below can be read. Nil where
  /// more is spoilt, or that is not certain.
  fileprivate func valueToSetAside(in bytes: [UInt8]) -> SourceSpan? {
    guard kind == .yaml, let slip else { return nil }
    let line = YAMLLine(bytes, at: span.start)
    let value = line.key == nil ? SourceSpan(line.first, line.end) : line.value
    if slip.meant == nil {
      let isEscape = slip.cause == .badEscape || slip.cause == .halfACharacter
      guard isEscape, line.key != nil, value.end - value.start > 1, bytes[value.start] == UInt8(ascii: "\""),
        bytes[value.end - 1] == UInt8(ascii: "\"")
      else { return nil }
    }
    return value.isEmpty ? nil : value
  }
}
