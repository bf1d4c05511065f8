import OSAMSyntax

/// A value of a document that is nearly right, taken apart so that it can be damaged and made smaller.
package indirect enum NearValue: Sendable {
  /// As it stands in the text, right or not.
  case raw(String)
  case object([Member])
  case list([NearValue])

  package struct Member: Sendable {
    /// As it stands in the text, its quotes included.
    package var key: String
    package var value: NearValue
  }

  /// Takes sound JSON apart.
  package init(_ json: String) {
    let tree = Tree.read(Array(json.utf8), as: .json)
    self = Self(tree, tree.roots.first ?? .first)
  }

  private init(_ tree: Tree, _ node: NodeID) {
    func text(_ node: NodeID) -> String { String(decoding: tree.bytes[tree.span(node).range], as: UTF8.self) }
    switch tree.kind(node) {
    case .object:
      var members: [Member] = []
      tree.forEachPair(of: node) { members.append(.init(key: text($0.key), value: Self(tree, $0.value))) }
      self = .object(members)
    case .array:
      var items: [NearValue] = []
      tree.forEachItem(of: node) { items.append(Self(tree, $0)) }
      self = .list(items)
    default: self = .raw(text(node))
    }
  }

  package var json: String {
    switch self {
    case .raw(let text): text
    case .object(let members): "{" + members.map { "\($0.key): \($0.value.json)" }.joined(separator: ", ") + "}"
    case .list(let items): "[" + items.map(\.json).joined(separator: ", ") + "]"
    }
  }

  // MARK: Places

  /// The way to a member or an item: places in objects and lists, from the top.
  package typealias Path = [Int]

  /// Every member and item below.
  package var paths: [Path] {
    switch self {
    case .raw: []
    case .object(let members):
      members.enumerated().flatMap { at, member in [[at]] + member.value.paths.map { [at] + $0 } }
    case .list(let items): items.enumerated().flatMap { at, item in [[at]] + item.paths.map { [at] + $0 } }
    }
  }

  package subscript(path: some Collection<Int>) -> NearValue {
    guard let at = path.first else { return self }
    switch self {
    case .raw: return self
    case .object(let members): return members[at].value[path.dropFirst()]
    case .list(let items): return items[at][path.dropFirst()]
    }
  }

  /// Alters what holds the member or item at the end of a path.
  package mutating func alter(_ path: some Collection<Int>, _ body: (inout NearValue, Int) -> Void) {
    guard let at = path.first else { return }
    if path.count == 1 { return body(&self, at) }
    switch self {
    case .raw: break
    case .object(var members):
      members[at].value.alter(path.dropFirst(), body)
      self = .object(members)
    case .list(var items):
      items[at].alter(path.dropFirst(), body)
      self = .list(items)
    }
  }

  package mutating func replace(_ path: Path, with value: NearValue) {
    alter(path) { holder, at in
      switch holder {
      case .raw: break
      case .object(var members):
        members[at].value = value
        holder = .object(members)
      case .list(var items):
        items[at] = value
        holder = .list(items)
      }
    }
  }

  package mutating func remove(_ path: Path) {
    alter(path) { holder, at in
      switch holder {
      case .raw: break
      case .object(var members):
        members.remove(at: at)
        holder = .object(members)
      case .list(var items):
        items.remove(at: at)
        holder = .list(items)
      }
    }
  }

  /// Puts a member behind the one at the path; an item where that is one.
  package mutating func insert(_ member: Member, behind path: Path) {
    alter(path) { holder, at in
      switch holder {
      case .raw: break
      case .object(var members):
        members.insert(member, at: at + 1)
        holder = .object(members)
      case .list(var items):
        items.insert(member.value, at: at + 1)
        holder = .list(items)
      }
    }
  }

  /// The key at the end of a path, without its quotes; nil for an item.
  package func key(_ path: Path) -> String? {
    guard let last = path.last, case .object(let members) = self[path.dropLast()] else { return nil }
    let key = members[last].key
    return key.count > 1 && key.hasPrefix("\"") ? String(key.dropFirst().dropLast()) : key
  }

  package mutating func rename(_ path: Path, _ key: String) {
    alter(path) { holder, at in
      guard case .object(var members) = holder else { return }
      members[at].key = key
      holder = .object(members)
    }
  }
}
