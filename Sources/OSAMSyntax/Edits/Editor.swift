/// Finds the bytes of changes: first what JSON and YAML have in common, which is everything with brackets and quotes.
/// YAML's lines and indentation are in `Editor+Block.swift`, pieces of texts in `Editor+Text.swift`.
///
/// A text can need as many changes as it has words. One editor makes them all, so that what they ask of the text is
/// found out once.
package final class Editor {
  package let tree: Tree
  /// The text that was asked about last.
  var lastText: (node: NodeID, written: WrittenScalar?)?
  /// The scalar that was last written anew as a whole. A second change of it would be lost.
  var lastWhole: NodeID?
  private var lastFlow: (node: NodeID, isInFlow: Bool)?

  package init(_ tree: Tree) { self.tree = tree }

  var bytes: [UInt8] { tree.bytes }

  /// A part of the file; nothing when the end is before the start, as where YAML leaves a value out.
  func slice(_ start: Int, _ end: Int) -> String {
    start < end ? String(decoding: bytes[start..<end], as: UTF8.self) : ""
  }

  /// True if a value may be changed where it stands: no other place shares it, and no tag says how to read it.
  func isOwn(_ node: NodeID) -> Bool {
    if tree.kind(node) == .alias || tree.kind(node) == .missing { return false }
    if tree.syntax == .json { return true }
    if isShared(node) { return false }
    return !hasProperties(node)
  }

  /// True if another place of a YAML file shares a node.
  private func isShared(_ node: NodeID) -> Bool { tree.aliases.share(node) }

  /// True if something in these parts of a YAML file is named from outside of them, and would be missed there.
  private func isNamedElsewhere(_ parts: [Range<NodeID>]) -> Bool {
    tree.aliases.nameFromOutside(parts)
  }

  /// True if a tag or an anchor stands in front of a value.
  private func hasProperties(_ node: NodeID) -> Bool {
    var end = tree.span(node).start
    while end > 0, bytes[end - 1].isJSONBlank { end -= 1 }
    var start = end
    // They stand behind what comes before, however long that is.
    let before = tree.before(node).map { tree.nodes[$0] }
    let first = before.map { $0.isContainer ? $0.span.start : $0.span.end } ?? 0
    let limit = first < tree.span(node).start ? first : 0
    while start > limit, !bytes[start - 1].isJSONBlank { start -= 1 }
    return (start..<end).contains { at in
      "!&".utf8.contains(bytes[at]) && (at == start || "[{,:".utf8.contains(bytes[at - 1]))
    }
  }

  /// Written with a bracket, as all of JSON is.
  package func isFlow(_ container: NodeID) -> Bool {
    let start = tree.span(container).start
    guard tree.nodes[container].isContainer, start < bytes.count else { return false }
    // Without a bracket of its own it begins where its first key or item does, which may have one.
    if let first = tree.nodes(below: container).first, tree.span(first).start == start { return false }
    return bytes[start] == UInt8(ascii: tree.kind(container) == .object ? "{" : "[")
  }

  /// True if a node stands inside of brackets (YAML). Nothing inside of brackets is without, so the nearest container
  /// says it; if that is far away, the stricter answer.
  func isInFlow(_ node: NodeID) -> Bool {
    if let lastFlow, lastFlow.node == node { return lastFlow.isInFlow }
    let isInFlow = tree.container(of: node, within: 10_000).map(isFlow) ?? true
    lastFlow = (node, isInFlow)
    return isInFlow
  }

  /// Members of an object as they stand in the file, merge keys included.
  func members(_ object: NodeID) -> [Tree.Pair] {
    var pairs: [Tree.Pair] = []
    guard tree.kind(object) == .object else { return [] }
    tree.forEachOwnPair(of: object) { pairs.append($0) }
    return pairs
  }

  // MARK: Values

  func set(_ node: NodeID, _ value: JSONValue) -> TextEdit? {
    guard isOwn(node), !tree.nodes[node].isContainer, let text = text(value, insteadOf: node) else { return nil }
    return TextEdit(tree.span(node), text)
  }

  /// A value as it is written where another one stands.
  private func text(_ value: JSONValue, insteadOf node: NodeID) -> String? {
    guard tree.syntax == .yaml, case .string(let text) = value else { return oneLine(value) }
    let flags = tree.nodes[node].flags
    if flags.contains(.block) { return nil }
    if flags.contains(.singleQuoted), let quoted = YAMLScalar.singleQuoted(text) { return quoted }
    let isPlain = flags.contains(.plain) && YAMLScalar.isPlain(text, inFlow: isInFlow(node))
    return isPlain ? text : YAMLScalar.quoted(text)
  }

  func rename(_ key: NodeID, _ name: String) -> TextEdit? {
    guard isOwn(key), !tree.nodes[key].isContainer else { return nil }
    let isPlain = tree.nodes[key].flags.contains(.plain)
    if isPlain, !YAMLScalar.isPlain(name, inFlow: isInFlow(key)) { return nil }
    return TextEdit(tree.contentSpan(key), name)
  }

  func swap(_ one: NodeID, _ other: NodeID) -> [TextEdit]? {
    for node in [one, other] {
      guard isOwn(node), !tree.nodes[node].isContainer, !tree.nodes[node].flags.contains(.block) else { return nil }
    }
    let (first, second) = (tree.span(one), tree.span(other))
    return [TextEdit(first, slice(second.start, second.end)), TextEdit(second, slice(first.start, first.end))]
  }

  func wrap(_ node: NodeID, in name: String) -> [TextEdit]? {
    guard isOwn(node), isFlow(node) else { return nil }
    let span = tree.span(node)
    return [
      TextEdit(SourceSpan(span.start, span.start), "{\(Self.quoted(name)): "),
      TextEdit(SourceSpan(span.end, span.end), "}"),
    ]
  }

  /// A text in quotes as both JSON and YAML read it.
  private static func quoted(_ text: String) -> String { JSONValue.string(text).text(pretty: false) }

  /// A value on one line, with a blank behind commas and colons.
  func oneLine(_ value: JSONValue) -> String {
    switch value {
    case .object(let members):
      "{" + members.map { "\(Self.quoted($0)): \(oneLine($1))" }.joined(separator: ", ") + "}"
    case .array(let items): "[" + items.map(oneLine).joined(separator: ", ") + "]"
    default: value.text(pretty: false)
    }
  }

  // MARK: Members

  func remove(_ key: NodeID, from object: NodeID) -> TextEdit? {
    let pairs = members(object)
    guard let index = pairs.firstIndex(where: { $0.key == key }) else { return nil }
    if isShared(key) || isNamedElsewhere([key..<tree.after(pairs[index].place)]) { return nil }
    if !isFlow(object) { return removeLines(of: pairs, index) }
    let end = tree.span(pairs[index].place).end
    let span =
      if index > 0 {
        SourceSpan(tree.span(pairs[index - 1].place).end, end)
      } else if pairs.count > 1 {
        SourceSpan(tree.span(key).start, tree.span(pairs[1].key).start)
      } else {
        SourceSpan(tree.span(key).start, end)
      }
    return tree.syntax == .yaml && mayHoldComment(span.start, span.end) ? nil : TextEdit(span, "")
  }

  /// True if a comment stands in a part of a YAML file, or what may be one.
  func mayHoldComment(_ start: Int, _ end: Int) -> Bool {
    var last: UInt8 = 0x20
    for byte in bytes[start..<max(start, end)] {
      if byte == UInt8(ascii: "#"), last.isJSONBlank { return true }
      last = byte
    }
    return false
  }

  func insert(_ name: String, _ value: JSONValue, into object: NodeID, behind key: NodeID?) -> TextEdit? {
    guard tree.kind(object) == .object, !isShared(object) else { return nil }
    let pairs = members(object)
    guard let last = pairs.last else {
      let start = tree.span(object).start + 1
      guard isFlow(object) else { return nil }
      return TextEdit(SourceSpan(start, start), "\(Self.quoted(name)): \(oneLine(value))")
    }
    let index = key.flatMap { key in pairs.firstIndex { $0.key == key } } ?? pairs.count - 1
    let pair = key == nil ? last : pairs[index]
    if !isFlow(object) { return insertLine(name, value, behind: pair) }
    let style = style(of: pairs, index, in: object)
    let end = tree.span(pair.place).end
    return TextEdit(SourceSpan(end, end), style.comma + style.quote(name) + style.colon + oneLine(value))
  }

  /// How an object in brackets is laid out: what stands between its members, and between a key and its value.
  private struct Style {
    var comma: String
    var colon: String
    var hasQuotes: Bool

    func quote(_ name: String) -> String { hasQuotes ? Editor.quoted(name) : name }
  }

  private func style(of pairs: [Tree.Pair], _ index: Int, in object: NodeID) -> Style {
    let pair = pairs[index]
    let between = slice(tree.span(pair.key).end, tree.span(pair.place).start)
    let colon = between.contains(":") && between.allSatisfy { $0 == ":" || $0 == " " } ? between : ": "
    let hasQuotes = !tree.nodes[pair.key].flags.contains(.plain)
    func isComma(_ text: String) -> Bool { text.allSatisfy { $0 == "," || $0.isWhitespace } && text.contains(",") }
    let neighbour = index + 1 < pairs.count ? index + 1 : index
    if neighbour > 0 {
      let comma = slice(tree.span(pairs[neighbour - 1].place).end, tree.span(pairs[neighbour].key).start)
      if isComma(comma) { return Style(comma: comma, colon: colon, hasQuotes: hasQuotes) }
    }
    let lead = slice(tree.span(object).start + 1, tree.span(pairs[0].key).start)
    let isOnLines = lead.contains(where: { $0.isNewline }) && lead.allSatisfy { $0.isWhitespace }
    let comma = isOnLines ? "," + lead : colon.contains(" ") || tree.syntax == .yaml ? ", " : ","
    return Style(comma: comma, colon: colon, hasQuotes: hasQuotes)
  }

  // MARK: Items

  /// All at once: a list may have thousands of items, and each edit would move the others.
  func removeItems(_ places: [Int], of items: [NodeID], in list: NodeID) -> [TextEdit]? {
    guard tree.kind(list) == .array, places.allSatisfy(items.indices.contains), !isShared(list) else { return nil }
    if isNamedElsewhere(places.map { items[$0]..<tree.after(items[$0]) }) { return nil }
    if !isFlow(list) { return removeLines(of: items, places, list: list) }
    var edits: [TextEdit] = []
    var rest = places[...]
    while let first = rest.first {
      // Neighbours go together.
      let run = zip(rest, first...).prefix { $0 == $1 }.count
      rest = rest.dropFirst(run)
      guard let span = gap(first..<(first + run), of: items, in: list) else { return nil }
      if tree.syntax == .yaml, mayHoldComment(span.start, span.end) { return nil }
      edits.append(TextEdit(span, ""))
    }
    return edits
  }

  /// The bytes that go with some neighbours of a list in brackets; nil when tags or anchors stand where it begins and
  /// ends.
  private func gap(_ places: Range<Int>, of items: [NodeID], in list: NodeID) -> SourceSpan? {
    let last = places.upperBound - 1
    if places.lowerBound > 0 {
      return SourceSpan(tree.span(items[places.lowerBound - 1]).end, tree.span(items[last]).end)
    }
    guard last < items.count - 1 else {
      return SourceSpan(tree.span(list).start + 1, tree.span(list).end - 1)
    }
    let (first, next) = (items[0], items[last + 1])
    if tree.syntax == .yaml, hasProperties(first) || hasProperties(next) { return nil }
    return SourceSpan(tree.span(first).start, tree.span(next).start)
  }

  func moveToEnd(_ item: NodeID, of list: NodeID) -> [TextEdit]? {
    guard tree.kind(list) == .array, !isShared(list), !isNamedElsewhere([item..<tree.after(item)]) else { return nil }
    let items = tree.ownItems(of: list)
    guard let index = items.firstIndex(of: item), let last = items.last, last != item else { return nil }
    if !isFlow(list) { return moveLines(of: items, index) }
    let (span, following) = (tree.span(item), tree.span(items[index + 1]))
    let separator = slice(span.end, following.start)
    let end = tree.span(last).end
    if tree.syntax == .yaml, separator.contains("#") { return nil }
    return [
      TextEdit(SourceSpan(span.start, following.start), ""),
      TextEdit(SourceSpan(end, end), separator + slice(span.start, span.end)),
    ]
  }
}
