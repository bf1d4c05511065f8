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
  private let offsets: ScalarOffsets
  private var nodes: [Node] = []
  private var roots: [Int] = []
  private var faults: [SyntaxFault] = []
  private var pool: [UInt8] = []
  private var poolIndex: [Tree.PoolEntry] = []
  private var stack: [Frame] = []
  private var anchors: [String: Anchor] = [:]
  /// Nodes of the current document with every alias followed.
  private var visits = 0
  private var hasAlias = false

  private struct Frame {
    var node: Int
    var isMapping: Bool
    var children = 0
    var anchor: String?
    var visitsBefore: Int
  }

  private struct Anchor {
    var node: Int
    /// Nodes below, aliases followed; nil while the container is open.
    var visits: Int?
  }

  static func read(_ bytes: [UInt8]) -> Tree {
    var reader = YAMLReader(bytes)
    reader.readStream()
    return Tree(
      syntax: .yaml, bytes: bytes, nodes: reader.nodes, roots: reader.roots, faults: reader.faults,
      pool: reader.pool, poolIndex: reader.poolIndex)
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    base = UTF8Check.hasByteOrderMark(bytes) ? 3 : 0
    offsets = ScalarOffsets(bytes, from: base)
    nodes.reserveCapacity(bytes.count / 14 + 16)
    if base == 3 { faults.append(SyntaxFault(.byteOrderMark, SourceSpan(0, 3))) }
  }

  private mutating func readStream() {
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

  private mutating func readEvents(_ parser: inout yaml_parser_t) {
    while true {
      var event = yaml_event_t()
      guard yaml_parser_parse(&parser, &event) == 1 else {
        reportError(parser)
        closeEverything(at: lastEnd)
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
        closeEverything(at: lastEnd)
        return
      }
    }
  }

  // MARK: Events

  private var lastEnd: Int { nodes.last.map { Int($0.end) } ?? base }

  private func span(_ event: yaml_event_t) -> SourceSpan {
    let start = offsets.byteOffset(ofScalar: event.start_mark.index)
    return SourceSpan(start, max(start, offsets.byteOffset(ofScalar: event.end_mark.index)))
  }

  private mutating func place(_ node: Node) {
    if stack.isEmpty { roots.append(nodes.count) }
    if !stack.isEmpty { stack[stack.count - 1].children += 1 }
    nodes.append(node)
    visits += 1
  }

  private mutating func open(_ event: yaml_event_t) -> Bool {
    let span = span(event)
    if stack.count >= Self.depthLimit {
      faults.append(SyntaxFault(.yamlTooDeep, SourceSpan(span.start, min(span.start + 1, bytes.count))))
      closeEverything(at: lastEnd)
      return false
    }
    let isMapping = event.type == YAML_MAPPING_START_EVENT
    let anchor = Self.text(isMapping ? event.data.mapping_start.anchor : event.data.sequence_start.anchor)
    let frame = Frame(node: nodes.count, isMapping: isMapping, anchor: anchor, visitsBefore: visits)
    if let anchor { anchors[anchor] = Anchor(node: nodes.count, visits: nil) }
    place(Node(
      start: UInt32(span.start), end: UInt32(span.end), link: 0, kind: isMapping ? .object : .array, flags: []))
    stack.append(frame)
    return true
  }

  private mutating func close(_ event: yaml_event_t) {
    guard let frame = stack.popLast() else { return }
    let span = span(event)
    // A flow collection ends with its bracket; a block collection with its last item, because
    // libyaml's mark is already at the next token.
    let isFlow = span.end > span.start
    let end = isFlow ? span.end : nodes.count > frame.node + 1 ? lastEnd : Int(nodes[frame.node].start)
    finish(frame, end: end)
  }

  private mutating func finish(_ frame: Frame, end: Int) {
    nodes[frame.node].end = UInt32(max(end, Int(nodes[frame.node].start)))
    nodes[frame.node].link = UInt32(nodes.count)
    if let anchor = frame.anchor, anchors[anchor]?.node == frame.node {
      anchors[anchor]?.visits = visits - frame.visitsBefore
    }
  }

  private mutating func addScalar(_ event: yaml_event_t) {
    let scalar = event.data.scalar
    var span = span(event)
    var flags: Node.Flags = []
    let text = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
    switch scalar.style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: flags = .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: break
    case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE:
      flags = [.block, .pooled]
      span.end = endOfBlock(span)
    default: flags = .plain
    }
    let tag = Self.text(scalar.tag)
    let kind: Node.Kind
    switch tag {
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
    checkMerge(at: index)
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

  /// The value of a `<<` key must be a mapping or a list of mappings; a scalar is neither.
  private mutating func checkMerge(at index: Int) {
    guard let frame = stack.last, frame.isMapping, frame.children % 2 == 1, let key = nodes.last,
      key.flags.contains(.merge)
    else { return }
    faults.append(SyntaxFault(.yamlBadMerge, key.span))
  }

  private mutating func closeEverything(at end: Int) {
    while let frame = stack.popLast() {
      if frame.isMapping, frame.children % 2 == 1 {
        nodes.append(Node(start: UInt32(end), end: UInt32(end), link: 0, kind: .missing, flags: []))
      }
      finish(frame, end: end)
    }
  }

  // MARK: Places

  /// A block scalar's mark ends at the next token: take back blank lines and comments.
  private func endOfBlock(_ span: SourceSpan) -> Int {
    var firstLine = span.start
    while firstLine < span.end, bytes[firstLine] != 0x0A { firstLine += 1 }
    let indentation = indent(ofLineAt: firstContentLine(firstLine + 1, span.end), before: span.end)
    var end = span.end
    while end > span.start {
      var lineStart = end
      while lineStart > span.start, bytes[lineStart - 1] != 0x0A { lineStart -= 1 }
      let line = bytes[lineStart..<end]
      let isBlank = line.allSatisfy(JSONReader.isBlank)
      let isComment =
        line.first(where: { !JSONReader.isBlank($0) }) == UInt8(ascii: "#")
        && indent(ofLineAt: lineStart, before: end) < indentation
      guard lineStart > span.start, isBlank || isComment else { break }
      end = lineStart - 1
    }
    while end > span.start, JSONReader.isBlank(bytes[end - 1]) { end -= 1 }
    return end
  }

  private func firstContentLine(_ start: Int, _ end: Int) -> Int {
    var line = start
    var index = start
    while index < end {
      if bytes[index] == 0x0A { line = index + 1 } else if !JSONReader.isBlank(bytes[index]) { return line }
      index += 1
    }
    return line
  }

  private func indent(ofLineAt start: Int, before end: Int) -> Int {
    var index = start
    while index < end, bytes[index] == 0x20 { index += 1 }
    return index - start
  }

  /// Whether a scalar's text stands in the file as it is, so that it need not be kept a second time.
  private func isVerbatim(_ text: UnsafeBufferPointer<UInt8>, _ node: Node) -> Bool {
    if node.flags.contains(.block) { return false }
    let inset = node.flags.contains(.plain) ? 0 : 1
    let start = Int(node.start) + inset
    let count = Int(node.end) - inset - start
    guard count == text.count else { return false }
    for index in 0..<count where bytes[start + index] != text[index] { return false }
    return true
  }

  private static func text(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    pointer.map { String(cString: $0) }
  }

  // MARK: Errors

  private mutating func reportError(_ parser: yaml_parser_t) {
    let problem = parser.problem.map { String(cString: $0) } ?? "the text could not be read"
    let context = parser.context.map { String(cString: $0) }
    if parser.error == YAML_READER_ERROR {
      // Reader errors carry a byte offset and no mark.
      let offset = min(base + Int(parser.problem_offset), bytes.count)
      faults.append(SyntaxFault(.yaml, SourceSpan(offset, min(offset + 1, bytes.count)), detail: problem))
      return
    }
    let offset = offsets.byteOffset(ofScalar: Int(parser.problem_mark.index))
    var end = min(offset + 1, bytes.count)
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    if offset < bytes.count, bytes[offset] == 0x0A || bytes[offset] == 0x0D { end = offset }
    var related: SourceSpan?
    if context != nil {
      let start = offsets.byteOffset(ofScalar: Int(parser.context_mark.index))
      if start != offset { related = SourceSpan(start, min(start + 1, bytes.count)) }
    }
    faults.append(
      SyntaxFault(
        .yaml, SourceSpan(offset, end), related: related,
        detail: context.map { "\(problem) (\($0))" } ?? problem))
  }
}
