import OSAMSyntax

/// The exact JSON that clients decode, made from a document as people write it.
///
/// Members stand in the order of their kind's table. Dates and durations are whole numbers of milliseconds and seconds;
/// YAML's aliases, merge keys and types are resolved, of equal keys the last one counts. Nothing is guessed: a value
/// that is not of its member's type stays what it is, for the rules to judge.
package struct WireForm: Sendable {
  package let value: JSONValue
  /// Keys that no client knows and that are left out (common module), in file order.
  package private(set) var dropped: [NodeID] = []

  /// Something that JSON has no words for, or that cannot be read with certainty.
  package struct Obstacle: Error, Sendable {
    package var span: SourceSpan
    /// A half-sentence: "JSON has no number .inf".
    package var words: LocalizedMessage
  }

  /// `supplied` gives values for members, by row, that the document leaves out. `root` stands for the document's own
  /// where its libraries are asked one by one, and something was added to it.
  package init(
    _ document: Document, supplied: [Int: JSONValue] = [:], root: ReadValue? = nil
  ) throws(Obstacle) {
    if let obstacle = Self.obstacle(in: document) { throw obstacle }
    if document.kind.family.table == nil {
      guard let own = root ?? ReadValue(whole: document.tree, document.root) else {
        throw Obstacle(
          span: document.placeOfMissing(in: document.root), words: "the document is too large, or nested too deep")
      }
      value = JSONValue(AskedForm.ordered(own, document.kind, supplied))
      return
    }
    guard let body = document.body else {
      throw Obstacle(span: document.span(document.root), words: "the document is not an object")
    }
    let form = TableForm(document: document)
    let members = JSONValue.object(try form.members(supplied))
    value = document.kind.wrapper.map { .object([($0, members)]) } ?? members
    dropped = Self.unknownKeys(document, body)
  }

  /// The bytes of the file: two blanks for each depth, and a line end after it.
  package var text: String { value.text(pretty: true) + "\n" }

  // MARK: Obstacles

  /// Faults whose reading is beyond doubt. A byte-order mark is no part of the text; a comma can be missing in one
  /// place only; a raw control character is the character it is.
  private static let harmless: Set<SyntaxFault.Kind> = [.byteOrderMark, .missingComma, .controlCharacter]
  /// These as well where each member's type says what is meant.
  private static let harmlessInTables: Set<SyntaxFault.Kind> = [.literalCase, .leadingZero]

  private static func obstacle(in document: Document) -> Obstacle? {
    let tree = document.tree
    let fault = tree.faults.first { fault in
      !harmless.contains(fault.kind) && (document.kind.family.table == nil || !harmlessInTables.contains(fault.kind))
    }
    if let fault { return Obstacle(span: fault.span, words: fault.words(in: tree)) }
    // Aliases lead to nodes elsewhere in the file.
    var values = [document.root]
    var seen: Set<NodeID> = []
    while let value = values.popLast() {
      for node in tree.nodes(in: value) {
        if tree.kind(node) == .alias, seen.insert(tree.resolved(node)).inserted { values.append(tree.resolved(node)) }
        guard tree.kind(node) == .number, JSONNumber.normalized(tree.text(node)) == nil else { continue }
        return Obstacle(
          span: tree.span(node), words: "JSON has no number \(Quote.shortened(tree.text(node)))")
      }
    }
    return nil
  }

  /// Keys beside the wrapper, and keys that stand for no member.
  private static func unknownKeys(_ document: Document, _ body: NodeID) -> [NodeID] {
    let tree = document.tree
    let wrappers = Set(document.wrappers.map { $0.key })
    var keys: [NodeID] = []
    if !wrappers.isEmpty {
      tree.forEachPair(of: document.root) { if !wrappers.contains($0.key) { keys.append($0.key) } }
    }
    tree.forEachPair(of: body) { pair in
      if document.kind.row(tree, pair.key) == nil, tree.kind(pair.key) != .missing { keys.append(pair.key) }
    }
    return keys
  }
}

extension Document {
  /// True if a member is not there, or is null where every client that reads it takes that so.
  package func leavesOut(row: Int) -> Bool {
    guard let pair = pair(row: row) else { return true }
    let member = kind.members[row]
    return tree.kind(pair.value) == .null && !member.readBy.isEmpty && member.readBy.isSubset(of: member.nullableBy)
  }
}

/// A document whose members the table alone describes.
private struct TableForm {
  let document: Document

  private var tree: Tree { document.tree }

  func members(_ supplied: [Int: JSONValue]) throws(WireForm.Obstacle) -> [(String, JSONValue)] {
    var members: [(String, JSONValue)] = []
    for (row, member) in document.kind.members.enumerated() {
      if let pair = document.pair(row: row), !document.leavesOut(row: row) {
        members.append((member.name, try value(row, member, pair.value)))
      } else if let value = supplied[row] {
        members.append((member.name, value))
      }
    }
    return members
  }

  private func value(_ row: Int, _ member: Member, _ value: NodeID) throws(WireForm.Obstacle) -> JSONValue {
    switch member.type {
    case .integer, .instant, .duration:
      if tree.kind(value) != .null, let number = document.reading(row: row, value: value).commonValue {
        return .integer(number)
      }
    case .texts where tree.kind(value) == .object: return try texts(value)
    case .boolean:
      // Authored in quotes, it is still true or false to the one decoder that reads such a member.
      let word = tree.nodes[value].isContainer ? "" : tree.text(value).lowercased()
      if tree.kind(value) == .boolean || tree.kind(value) == .string, ["true", "false"].contains(word) {
        return .bool(word == "true")
      }
    default: break
    }
    return try plain(value)
  }

  /// The languages in the format's order, then others as written.
  private func texts(_ map: NodeID) throws(WireForm.Obstacle) -> JSONValue {
    guard case .object(let members) = try plain(map) else { return try plain(map) }
    let known = Language.allCases.compactMap { language in members.first { $0.0 == language.rawValue } }
    return .object(known + members.filter { Language(rawValue: $0.0) == nil })
  }

  private func plain(_ value: NodeID) throws(WireForm.Obstacle) -> JSONValue {
    guard let value = ReadValue(whole: tree, value) else {
      throw WireForm.Obstacle(span: tree.span(value), words: "this is too large, or nested too deep")
    }
    return JSONValue(value)
  }
}

/// A document whose libraries share nothing but the file: its shape is kept, and its members put in order.
private enum AskedForm {
  static func ordered(_ root: ReadValue, _ kind: DocumentKind, _ supplied: [Int: JSONValue]) -> ReadValue {
    guard case .object(let own) = root.content else { return root }
    var members = own.map { member in
      ReadValue.Member(member.name, kind.member(member.name).map { ordered(member.value, $0) } ?? member.value)
    }
    for (row, value) in supplied.sorted(by: { $0.key < $1.key }) {
      let name = kind.members[row].name
      if !members.contains(where: { $0.name == name }) { members.append(.init(name, ReadValue(value))) }
    }
    return .object(ordered(members, kind.members.map { $0.name }))
  }

  private static func ordered(_ value: ReadValue, _ member: Member) -> ReadValue {
    switch member.type {
    case .integer(let width): return whole(value, width)
    case .shaped(_, .messages): return each(value) { object($0, ["languaje", "content"]) }
    case .shaped(_, .configurations): return each(value, configuration)
    default: return value
    }
  }

  /// A whole number that some people write otherwise: `1.0`, `1e3`, `"5"`. All libraries read it alike.
  private static func whole(_ value: ReadValue, _ width: IntegerWidth) -> ReadValue {
    switch value.content {
    case .number(let text):
      let number = Int64(text) ?? Double(text).flatMap { Int64(exactly: $0) }
      return number.map { width.range.contains($0) ? .number(String($0)) : value } ?? value
    case .text(let text):
      guard let number = Int64(text), String(number) == text, width.range.contains(number) else { return value }
      return .number(text)
    default: return value
    }
  }

  private static func each(_ value: ReadValue, _ change: (ReadValue) -> ReadValue) -> ReadValue {
    if case .list(let items) = value.content { .list(items.map(change)) } else { change(value) }
  }

  /// A configuration of format 4, or the object of the format before it.
  private static func configuration(_ value: ReadValue) -> ReadValue {
    guard case .object(let members) = value.content else { return value }
    return .object(
      ordered(
        members.map {
          .init(
            $0.name,
            PrinceMember.holders.contains($0.name)
              ? object($0.value, PrinceMember.latestVersion) : $0.value)
        },
        PrinceMember.configuration.filter { $0 != "meta" } + PrinceMember.oldObject + ["meta"]))
  }

  private static func object(_ value: ReadValue, _ names: [String]) -> ReadValue {
    guard case .object(let members) = value.content else { return value }
    return .object(ordered(members, names))
  }

  /// Known members in order, then the others as written. Where two names are one to Apple's decoder, which takes the
  /// first, all stay where they are.
  private static func ordered(_ members: [ReadValue.Member], _ names: [String]) -> [ReadValue.Member] {
    if Set(members.map { SnakeCase.converted($0.name) }).count < members.count { return members }
    let known = names.compactMap { name in members.first { $0.name == name } }
    return known + members.filter { !names.contains($0.name) }
  }
}

extension JSONValue {
  /// A value as JSON writes it. Numbers are JSON already.
  fileprivate init(_ value: ReadValue) {
    switch value.content {
    case .null, .unreadable: self = .null
    case .boolean(let value): self = .bool(value)
    case .number(let text): self = .number(JSONNumber.normalized(text) ?? "null")
    case .text(let text): self = .string(text)
    case .list(let items): self = .array(items.map { JSONValue($0) })
    case .object(let members): self = .object(members.map { ($0.name, JSONValue($0.value)) })
    }
  }
}

extension ReadValue {
  /// The value that a text with this JSON has.
  package init(_ value: JSONValue) {
    switch value {
    case .null: self = .null
    case .bool(let value): self = .boolean(value)
    case .integer(let number): self = .number(String(number))
    case .number(let text): self = .number(text)
    case .string(let text): self = .text(text)
    case .array(let items): self = .list(items.map { ReadValue($0) })
    case .object(let members): self = .object(members.map { Member($0.0, ReadValue($0.1)) })
    }
  }
}
