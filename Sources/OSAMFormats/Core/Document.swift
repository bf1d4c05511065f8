import OSAMSyntax

/// How a document is meant.
package enum Role: String, Sendable, CaseIterable {
  /// Exactly what clients decode.
  case served
  /// How people write it; the exact JSON is made from it.
  case authored

  package static func usual(for syntax: Tree.Syntax) -> Role { syntax == .json ? .served : .authored }
}

/// One document found in a file, its members bound to the rows of its kind's table. A class, because
/// every rule takes it in hand; nothing in it ever changes.
package final class Document: Sendable {
  package let tree: Tree
  package let kind: DocumentKind
  package let role: Role
  /// Place in the file, from 0.
  package let number: Int
  /// The document's own root node.
  package let root: NodeID
  /// JSON pointer of `root` in the file: empty, or `/3` for an item of a list.
  package let rootPointer: String
  /// Zone of written dates that name none.
  package let zone: Zone
  /// Each value of the wrapper member, in file order; the clients decode all and keep the last.
  package let wrappers: [Tree.Pair]
  /// The object that holds the members where that is inside of something that is no wrapper.
  package let strayBody: NodeID?
  /// The object that holds the members, or nil when there is none.
  package let body: NodeID?
  /// The last occurrence of each member, by row.
  private let slots: [Tree.Pair?]
  /// How those of `kind.integerRows` read that are there and not null.
  private let readings: [IntegerReading?]

  package init(
    tree: Tree, kind: DocumentKind, role: Role, number: Int, root: NodeID, rootPointer: String, zone: Zone,
    strayBody: NodeID? = nil
  ) {
    self.tree = tree
    self.kind = kind
    self.role = role
    self.number = number
    self.root = tree.resolved(root)
    self.rootPointer = rootPointer
    self.zone = zone
    wrappers = Document.wrappers(tree, kind, tree.resolved(root))
    self.strayBody = wrappers.isEmpty ? strayBody : nil
    body = self.strayBody ?? Document.body(tree, kind, tree.resolved(root), wrappers)
    var slots = [Tree.Pair?](repeating: nil, count: kind.members.count)
    if let body {
      tree.forEachPair(of: body) { pair in
        if let row = kind.row(tree, pair.key) { slots[row] = pair }
      }
    }
    self.slots = slots
    readings = kind.integerRows.map { row in
      guard let value = slots[row]?.value, tree.kind(value) != .null else { return nil }
      return IntegerReading(
        tree, role: role, zone: zone, member: kind.members[row], value: value, decoders: kind.decoders)
    }
  }

  private static func wrappers(_ tree: Tree, _ kind: DocumentKind, _ root: NodeID) -> [Tree.Pair] {
    guard let wrapper = kind.wrapper else { return [] }
    var exact: [Tree.Pair] = []
    var close: [Tree.Pair] = []
    tree.forEachPair(of: root) { pair in
      if tree.reads(pair.key, wrapper) {
        exact.append(pair)
      } else if exact.isEmpty, tree.kind(pair.value) == .object, tree.text(pair.key).lowercased() == wrapper {
        close.append(pair)
      }
    }
    return exact.isEmpty ? close : exact
  }

  private static func body(_ tree: Tree, _ kind: DocumentKind, _ root: NodeID, _ wrappers: [Tree.Pair]) -> NodeID? {
    if let last = wrappers.last(where: { tree.kind($0.value) == .object }) { return last.value }
    guard tree.kind(root) == .object else { return nil }
    return root
  }

  /// The file is what clients decode. An authored one is not: the exact JSON is made from it.
  package var isReadByClients: Bool { role == .served && tree.syntax == .json }

  /// The platforms to which it has something to say; all of them when it names none.
  package var platformsSpokenTo: [DevicePlatform] {
    guard !kind.platforms.isEmpty, case .asked(let clients) = kind.family else { return DevicePlatform.allCases }
    let named = clients(self).compactMap { $0.platform.flatMap(DevicePlatform.init) }
    return DevicePlatform.allCases.filter(named.contains)
  }

  // MARK: Members

  /// The member's key and value, or nil when it is left out.
  package func pair(_ name: String) -> Tree.Pair? {
    kind.index(of: name).flatMap { slots[$0] }
  }

  package func pair(row: Int) -> Tree.Pair? { slots[row] }

  package func has(_ name: String) -> Bool { pair(name) != nil }

  /// Names beside its members that no release of a table reads; those of the future may. None where clients are asked.
  package var namesReadByNobody: [String] {
    guard kind.family.table != nil, let body else { return [] }
    var names: [String] = []
    tree.forEachPair(of: body) { pair in
      if tree.kind(pair.key) == .missing { return }
      if kind.row(tree, pair.key) == nil { names.append(tree.text(pair.key)) }
    }
    return names
  }

  /// The text of a member that is written as text, in JSON also without quotes, as lenient clients read it.
  package func text(_ name: String) -> String? {
    guard let value = pair(name)?.value, [.string, .word].contains(tree.kind(value)) else { return nil }
    return tree.text(value)
  }

  /// The last value of each language of a text map.
  package func texts(_ name: String) -> PerLanguage<(value: NodeID, text: String)> {
    guard let value = pair(name)?.value else { return [:] }
    var result: PerLanguage<(value: NodeID, text: String)> = [:]
    tree.forEachPair(of: value) { pair in
      guard let language = Language(tree, pair.key) else { return }
      result[language] = tree.kind(pair.value) == .string ? (pair.value, tree.text(pair.value)) : nil
    }
    return result
  }

  /// The choice of an enumeration, when it is written as clients need it.
  package func choice(_ name: String) -> String? {
    guard let text = text(name), case .oneOf(let choices) = kind.member(name)?.type,
      choices.contains(where: { $0.name == text })
    else { return nil }
    return text
  }

  /// The value of a whole number, a date or a duration to every client that reads the member; nil when it is left out
  /// or some client cannot read it.
  package func integer(_ name: String) -> Int64? { readingIndex(name).flatMap { readings[$0]?.commonValue } }

  /// The form of a whole number, a date or a duration; nil when it is left out or null.
  package func form(of name: String) -> IntegerReading.Form? { readingIndex(name).flatMap { readings[$0]?.form } }

  /// How a whole number, a date or a duration is written; nil when it is left out or null.
  package func reading(_ name: String) -> IntegerReading? { readingIndex(name).flatMap { readings[$0] } }

  private func readingIndex(_ name: String) -> Int? { kind.index(of: name).flatMap { kind.integerIndex[$0] } }

  /// How one occurrence of such a member is written; the last is already known.
  package func reading(row: Int, value: NodeID) -> IntegerReading {
    if slots[row]?.value == value, let index = kind.integerIndex[row], let known = readings[index] {
      return known
    }
    return IntegerReading(
      tree, role: role, zone: zone, member: kind.members[row], value: value, decoders: kind.decoders)
  }

  package func boolean(_ name: String) -> Bool? {
    guard let value = pair(name)?.value, tree.kind(value) == .boolean else { return nil }
    return tree.text(value).lowercased() == "true"
  }

  // MARK: Places

  /// The text breaks off, or comes apart, in this document: what belongs to what is a guess.
  package var isBroken: Bool { tree.isBroken(root) }

  /// Why nothing is made from a document that clients do not read as it is: there is no value in it, or it breaks off.
  package var obstacleToBuilding: SyntaxFault? {
    guard tree.kind(root) == .missing || isBroken, role == .authored || tree.syntax == .yaml else { return nil }
    return tree.faults.first { $0.kind != .byteOrderMark }
  }

  /// True if what stands at a place is certainly what it looks like.
  package func isCertain(_ span: SourceSpan) -> Bool {
    guard isBroken, let textBreak = tree.textBreak else { return true }
    return span.end <= textBreak.certainEnd
  }

  package func span(_ node: NodeID) -> SourceSpan { tree.span(node) }

  /// The JSON pointer of a node, as written in the file.
  package func pointer(to node: NodeID) -> String { rootPointer + tree.pointer(from: root, to: node) }

  /// The JSON pointer a member has, or would have if it were there.
  package func pointer(of name: String) -> String {
    if let pair = pair(name) { return pointer(to: pair.place) }
    let holder = body.map { pointer(to: $0) } ?? rootPointer
    return holder + "/" + Tree.escapedForPointer(name)
  }

  /// Where to point when something is missing from an object: its opening bracket, or the start of a
  /// YAML block mapping.
  package func placeOfMissing(in object: NodeID) -> SourceSpan {
    let span = tree.span(object)
    let hasBracket = tree.bytes.indices.contains(span.start) && tree.bytes[span.start] == UInt8(ascii: "{")
    return SourceSpan(span.start, hasBracket ? span.start + 1 : span.start)
  }
}
