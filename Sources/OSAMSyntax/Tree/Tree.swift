/// A file that was read: its bytes, every key and value with its place, and what was wrong.
package final class Tree: Sendable {
  package enum Syntax: String, Sendable { case json, yaml }

  /// Files above this size are refused: node offsets have 32 bits.
  package static let largestFile = Int(clamping: UInt32.max) - 1

  package let syntax: Syntax
  package let bytes: [UInt8]
  package let nodes: [Node]
  /// The root of each document: one for JSON, one for each document of a YAML stream.
  package let roots: [NodeID]
  package let faults: [SyntaxFault]
  /// No byte of the file is other than UTF-8.
  package let isUTF8: Bool
  /// Nodes are certainly what their author meant, whatever faults there are.
  package let hasShape: Bool
  /// Which nodes several places share (YAML).
  let aliases: Aliases
  /// Where reading went wrong, if it did.
  package let textBreak: TextBreak?
  /// Decoded texts that differ from the file's bytes, back to back (YAML).
  private let pool: [UInt8]
  /// (node, start in `pool`, end in `pool`), by node.
  private let poolIndex: [PoolEntry]

  package struct PoolEntry: Sendable {
    var node: UInt32
    var start: UInt32
    var end: UInt32
  }

  package init(
    syntax: Syntax, bytes: [UInt8], nodes: [Node], roots: [NodeID], faults: [SyntaxFault],
    pool: [UInt8] = [], poolIndex: [PoolEntry] = []
  ) {
    self.syntax = syntax
    self.bytes = bytes
    self.nodes = nodes
    self.roots = roots
    self.faults = faults
    isUTF8 = !faults.contains { $0.kind == .notUTF8 }
    hasShape = faults.allSatisfy { $0.kind.leavesShape }
    aliases = Aliases(syntax == .yaml ? nodes : [])
    self.pool = pool
    self.poolIndex = poolIndex
    textBreak = TextBreak(of: faults, syntax, bytes, nodes)
  }

  /// Several places may share one node (YAML).
  package var hasAliases: Bool { !aliases.isEmpty }

  /// The last node that begins at an offset or before it.
  package func lastNode(from offset: Int) -> NodeID? {
    let behind = nodes.partitioningIndex { Int($0.start) > offset }
    return behind > 0 ? NodeID(behind - 1) : nil
  }

  /// Where the value stands that an alias at this place names; any other place is its own.
  package func sharedPlace(of place: SourceSpan) -> SourceSpan {
    let alias = nodes(beginningAt: place.start).first { kind($0) == .alias && span($0) == place }
    return alias.map { span(resolved($0)) } ?? place
  }

  /// True if a place is part of a value that several places share (YAML).
  package func isShared(_ place: SourceSpan) -> Bool {
    aliases.shared(before: place.start, in: self).map { span($0).contains(place) } ?? false
  }

  /// A tree of these nodes, read from the start of a longer file.
  func replacing(bytes: [UInt8], faults: [SyntaxFault]) -> Tree {
    Tree(
      syntax: syntax, bytes: bytes, nodes: nodes, roots: roots,
      faults: faults.sorted { $0.span.start < $1.span.start }, pool: pool, poolIndex: poolIndex)
  }

  /// This tree of a text, read again without lines that another program wrote into it when there are some.
  func reading(again read: ([UInt8]) -> Tree) -> Tree {
    guard !faults.isEmpty, let lines = ForeignLines.find(in: bytes) else { return self }
    let inner = read(lines.masked)
    let others = inner.faults.filter { fault in
      if fault.kind == .empty { return false }
      return !lines.hidesRest || fault.span.start < lines.fault.span.start
    }
    return inner.replacing(bytes: bytes, faults: others + [lines.fault])
  }

  /// This file with a root that is missing, where no value was found in it: it is empty, say, or in UTF-16.
  package var withRoot: Tree {
    if !roots.isEmpty { return self }
    let place = UInt32(faults.first?.span.start ?? bytes.count)
    let root = Node(start: place, end: place, link: 0, kind: .missing, flags: [])
    return Tree(
      syntax: syntax, bytes: bytes, nodes: nodes + [root], roots: [NodeID(nodes.count)], faults: faults, pool: pool,
      poolIndex: poolIndex)
  }

  // MARK: Nodes

  @inlinable package func kind(_ node: NodeID) -> Node.Kind { nodes[node].kind }

  /// The bytes of a node, quotes and brackets included.
  @inlinable package func span(_ node: NodeID) -> SourceSpan { nodes[node].span }

  /// The node just past a node and everything inside it.
  @inlinable package func after(_ node: NodeID) -> NodeID {
    nodes[node].isContainer ? nodes[node].linked : node.next
  }

  /// The node itself, or the one an alias names.
  @inlinable package func resolved(_ node: NodeID) -> NodeID {
    nodes[node].kind == .alias ? nodes[node].linked : node
  }

  /// The bytes between the quotes of a string, or all bytes of any other scalar.
  @inlinable package func contentSpan(_ node: NodeID) -> SourceSpan {
    let item = nodes[node]
    guard item.kind == .string, !item.flags.contains(.plain), !item.flags.contains(.block) else { return item.span }
    let end = item.flags.contains(.unclosed) ? Int(item.end) : Int(item.end) - 1
    return SourceSpan(Int(item.start) + 1, max(end, Int(item.start) + 1))
  }

  /// The decoded text of a scalar; the text as written for numbers and words.
  package func text(_ node: NodeID) -> String {
    let node = resolved(node)
    let flags = nodes[node].flags
    if flags.contains(.pooled) {
      guard let entry = poolEntry(node) else { return "" }
      return String(decoding: pool[Int(entry.start)..<Int(entry.end)], as: UTF8.self)
    }
    let span = contentSpan(node)
    if flags.contains(.escaped) { return JSONEscapes.decode(bytes, span) }
    return String(decoding: bytes[span.start..<span.end], as: UTF8.self)
  }

  /// The decoded text of a scalar in UTF-8, without a copy where it stands verbatim. Wrong bytes stay wrong.
  package func textBytes(_ node: NodeID) -> ArraySlice<UInt8> {
    let node = resolved(node)
    let flags = nodes[node].flags
    if flags.contains(.escaped) { return Array(text(node).utf8)[...] }
    if flags.contains(.pooled) { return poolEntry(node).map { pool[Int($0.start)..<Int($0.end)] } ?? [] }
    let span = contentSpan(node)
    return bytes[span.start..<span.end]
  }

  /// The text of a scalar as a reader that knows no single or typographic quotes takes it: quotes included (JSON).
  package func textAsRead(_ node: NodeID) -> String {
    let item = nodes[resolved(node)]
    let isQuoted = item.flags.contains(.singleQuoted) || (item.kind == .word && item.flags.contains(.pooled))
    guard syntax == .json, isQuoted else { return text(node) }
    return String(decoding: bytes[Int(item.start)..<Int(item.end)], as: UTF8.self)
  }

  /// True if a key or scalar reads exactly as `name`, byte for byte (never by Unicode equivalence).
  package func reads(_ node: NodeID, _ name: String) -> Bool {
    let node = resolved(node)
    if !nodes[node].flags.isVerbatim { return text(node).utf8.elementsEqual(name.utf8) }
    let span = contentSpan(node)
    guard span.end - span.start == name.utf8.count else { return false }
    var index = span.start
    for byte in name.utf8 {
      if bytes[index] != byte { return false }
      index += 1
    }
    return true
  }

  private func poolEntry(_ node: NodeID) -> PoolEntry? {
    let place = poolIndex.partitioningIndex { Int($0.node) >= node.index }
    return place < poolIndex.count && Int(poolIndex[place].node) == node.index ? poolIndex[place] : nil
  }

  // MARK: Containers

  /// The object or list that a node stands in; nil when it begins more than `distance` nodes before.
  package func container(of node: NodeID, within distance: Int = .max) -> NodeID? {
    var index = node.index - 1
    let last = distance < index ? index - distance : 0
    while index >= last {
      if nodes[index].isContainer, node < after(NodeID(index)) { return NodeID(index) }
      index -= 1
    }
    return nil
  }

  /// One `key: value` of an object. `value` is never an alias: it is the node the alias names,
  /// while `place` is where the value is written.
  package struct Pair: Sendable {
    package var key: NodeID
    package var value: NodeID
    package var place: NodeID
    /// Came in through a YAML merge key.
    package var merged: Bool

    @inlinable package init(key: NodeID, value: NodeID, place: NodeID, merged: Bool) {
      self.key = key
      self.value = value
      self.place = place
      self.merged = merged
    }
  }

  /// Calls `body` for each pair of an object in file order, duplicates included; then, for a YAML
  /// `<<` key, for the pairs of the mappings it names that the object does not have itself.
  @inlinable package func forEachPair(of object: NodeID, _ body: (Pair) -> Void) {
    let object = resolved(object)
    guard nodes[object].kind == .object else { return }
    var hasMerges = false
    forEachOwnPair(of: object) { pair in
      if nodes[pair.key].flags.contains(.merge) { hasMerges = true } else { body(pair) }
    }
    if hasMerges { forEachMergedPair(of: object, body) }
  }

  @usableFromInline func forEachMergedPair(of object: NodeID, _ body: (Pair) -> Void) {
    // The next one stands last.
    var merges: [NodeID] = []
    var seen: Set<ByteText> = []
    forEachOwnPair(of: object) { pair in
      if nodes[pair.key].flags.contains(.merge) { merges.append(pair.value) }
      seen.insert(ByteText(text(pair.key)))
    }
    merges.reverse()
    var visits = 0
    while let next = merges.popLast() {
      visits += 1
      if visits > Self.mergeLimit { return }
      switch nodes[next].kind {
      case .array:
        var sources: [NodeID] = []
        forEachItem(of: next) { sources.append($0) }
        merges += sources.reversed()
      case .object:
        var inner: [NodeID] = []
        forEachOwnPair(of: next) { pair in
          if nodes[pair.key].flags.contains(.merge) {
            inner.append(pair.value)
          } else if seen.insert(ByteText(text(pair.key))).inserted {
            body(Pair(key: pair.key, value: pair.value, place: pair.place, merged: true))
          }
        }
        merges += inner.reversed()
      default: break
      }
    }
  }

  /// Mappings followed through `<<` for one object at most.
  private static let mergeLimit = 1000

  @inlinable package func forEachOwnPair(of object: NodeID, _ body: (Pair) -> Void) {
    let end = nodes[object].linked
    var key = object.next
    while key < end {
      let place = after(key)
      guard place < end else { return }
      body(Pair(key: key, value: resolved(place), place: place, merged: false))
      key = after(place)
    }
  }

  /// Calls `body` with each item of an array; an alias is given as the node it names.
  @inlinable package func forEachItem(of array: NodeID, _ body: (NodeID) -> Void) {
    let array = resolved(array)
    guard nodes[array].kind == .array else { return }
    let end = nodes[array].linked
    var item = array.next
    while item < end {
      body(resolved(item))
      item = after(item)
    }
  }

  // MARK: Pointers

  /// The JSON pointer (RFC 6901) from `root` to `target`, or to the nearest container that holds it.
  package func pointer(from root: NodeID, to target: NodeID) -> String {
    var pointer = ""
    var node = resolved(root)
    while node != target, nodes[node].isContainer, target > node, target < after(node) {
      var index = node.next
      var number = 0
      let isObject = nodes[node].kind == .object
      var next: NodeID?
      while index < after(node) {
        let place = isObject ? after(index) : index
        let end = nodeIDs.contains(place) ? after(place) : place
        if target < end {
          pointer += "/" + (isObject ? Self.escapedForPointer(text(index)) : String(number))
          next = target >= place ? place : nil
          break
        }
        index = end
        number += 1
      }
      guard let next else { break }
      node = next
    }
    return pointer
  }

  package static func escapedForPointer(_ key: String) -> String {
    guard key.utf8.contains(where: { $0 == 0x7E || $0 == 0x2F }) else { return key }
    var result = ""
    for scalar in key.unicodeScalars {
      switch scalar {
      case "~": result += "~0"
      case "/": result += "~1"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
