import OSAMFormats
import OSAMSyntax

/// Items that may stand at a place of a document, by its table.
struct DocumentCompletion {
  let document: Document
  let place: CompletionPlace

  private var tree: Tree { place.tree }

  var items: [CompletionItem] {
    let path = names
    guard let body = document.body else { return [] }
    let holder = tree.container(of: place.node)
    let isInBody = holder == body
    switch place.role {
    case .key where isInBody: return members
    case .key:
      guard let (member, inside) = member(path) else { return wrapper(holder) }
      return keys(in: member, inside, holder)
    case .value:
      guard let (member, inside) = member(path) else { return [] }
      return values(of: member, inside)
    }
  }

  /// The keys that lead from the document's root to the place; a key that is typed is not among them.
  private var names: [NodeID] {
    var keys: [NodeID] = []
    var node: NodeID? = tree.resolved(document.root)
    while let here = node {
      node = nil
      switch tree.kind(here) {
      case .object:
        tree.forEachOwnPair(of: here) { pair in
          guard tree.nodes(in: pair.place).contains(place.node) else { return }
          keys.append(pair.key)
          node = pair.place
        }
      case .array: node = tree.ownItems(of: here).first { tree.nodes(in: $0).contains(place.node) }
      default: break
      }
    }
    return keys
  }

  /// The member that a path leads into, and the names inside of it.
  private func member(_ path: [NodeID]) -> (Member, inside: [String])? {
    guard let index = path.firstIndex(where: { tree.container(of: $0) == document.body }),
      let row = document.kind.row(tree, path[index])
    else { return nil }
    return (document.kind.members[row], path[(index + 1)...].map { tree.text($0) })
  }

  // MARK: Keys

  /// Members that are missing, those first without which releases fail.
  private var members: [CompletionItem] {
    let rows = document.kind.members.indices.filter { row in
      let member = document.kind.members[row]
      if case .unread = member.type { return false }
      // The service adds them.
      if document.role == .authored, member.suppliedByService { return false }
      return document.pair(row: row) == nil && !member.readBy.isEmpty
    }
    let (needed, others) = (
      rows.filter { !document.kind.members[$0].requiredBy.isEmpty },
      rows.filter { document.kind.members[$0].requiredBy.isEmpty }
    )
    return (needed + others).map { row in
      let member = document.kind.members[row]
      return CompletionItem(
        label: member.name, kind: .property, detail: member.type.title,
        documentation: [LocalizedMessage(said: member.meaning), "\(member.need(among: document.kind.clients))."],
        value: member.exampleValue(for: document.role))
    }
  }

  private func wrapper(_ holder: NodeID?) -> [CompletionItem] {
    guard let wrapper = document.kind.wrapper, document.role == .served, holder == document.root,
      document.wrappers.isEmpty
    else { return [] }
    return [CompletionItem(label: wrapper, kind: .property, detail: "object", value: .object([]))]
  }

  private func has(_ name: String, in holder: NodeID?) -> Bool {
    guard let holder else { return false }
    var has = false
    tree.forEachOwnPair(of: holder) { if tree.reads($0.key, name) { has = true } }
    return has
  }

  private func keys(in member: Member, _ inside: [String], _ holder: NodeID?) -> [CompletionItem] {
    var items: [CompletionItem] = []
    switch member.type {
    case .texts:
      items = Language.allCases.map { language in
        CompletionItem(label: language.rawValue, kind: .property, detail: language.title, value: .string(""))
      }
    case .shaped(_, .configurations):
      let platform = PrinceKey(rawValue: member.name)?.platform
      if inside.last == "requirements" {
        items = (platform?.builtInRequirements ?? []).map { name in
          CompletionItem(
            label: name, kind: .property, detail: "the lowest system that the configuration is for",
            value: Self.example(of: name, in: member))
        }
      } else if inside.isEmpty {
        items = PrinceMember.configuration.map { name in
          CompletionItem(
            label: name, kind: .property,
            documentation: PrinceMember.meanings[name].map { [LocalizedMessage(said: $0)] } ?? [],
            // A member that no example has holds other members.
            value: Self.example(of: name, in: member) ?? .object([]))
        }
      }
    default: break
    }
    return items.filter { !has($0.label, in: holder) }
  }

  /// The value under a name in the example of a row.
  private static func example(of name: String, in member: Member) -> JSONValue? {
    let tree = Tree.read(Array(member.example.utf8), as: .json)
    var found: JSONValue?
    for object in tree.nodeIDs where found == nil && tree.kind(object) == .object {
      tree.forEachOwnPair(of: object) { if tree.reads($0.key, name) { found = JSONValue(tree, $0.value) } }
    }
    return found
  }

  // MARK: Values

  private func values(of member: Member, _ inside: [String]) -> [CompletionItem] {
    switch member.type {
    case .oneOf(let choices) where inside.isEmpty:
      return choices.map {
        CompletionItem(label: $0.name, kind: .enumMember, documentation: [LocalizedMessage(said: $0.meaning)])
      }
    case .boolean where inside.isEmpty:
      return ["true", "false"].map { CompletionItem(label: $0, kind: .value) }
    case .shaped(_, .configurations) where inside.last == "notify_last_version_frequency":
      return [PrinceFrequency.once, .always].map { CompletionItem(label: $0.rawValue, kind: .enumMember) }
    default: return []
    }
  }
}
