import OSAMFormats
import OSAMSyntax

/// Items that may stand at a place of a document, by its table.
struct DocumentCompletion {
  let document: Document
  let place: CompletionPlace
  let values: StartedValues
  /// The releases that the apps carry.
  let targets: ClientSet
  /// Requirements of Prince of Versions that the settings name.
  let requirements: [String]
  let now: Instant

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
    let items = (needed + others).map { row in
      let member = document.kind.members[row]
      return CompletionItem(
        label: member.name, kind: .property, detail: member.type.title,
        documentation: [LocalizedMessage(said: member.meaning), "\(member.need(among: document.kind.clients))."],
        content: .member(values.value(of: member)))
    }
    return allMissing + items
  }

  /// All at once, where there are several.
  private var allMissing: [CompletionItem] {
    let missing = values.members(neededBy: targets).filter { document.pair($0.name) == nil }
    if missing.count < 2 || place.hasColon { return [] }
    let formatter = values.formatter
    return [
      CompletionItem(
        label: formatter.text("all \(missing.count) missing members"), kind: .snippet,
        detail: "\(list: missing.map { LocalizedMessage(value: $0.name) })",
        content: .members(missing.map { ($0.name, values.value(of: $0)) }))
    ]
  }

  private func wrapper(_ holder: NodeID?) -> [CompletionItem] {
    guard let wrapper = document.kind.wrapper, document.role == .served, holder == document.root,
      document.wrappers.isEmpty
    else { return [] }
    return [CompletionItem(label: wrapper, kind: .property, detail: "object", content: .member(.literal("{}")))]
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
        CompletionItem(
          label: language.rawValue, kind: .property, detail: language.title, content: .member(Self.blankText))
      }
    case .shaped(_, .textOrTexts) where inside.isEmpty:
      items = StartedValues.olderCodes.map { code in
        CompletionItem(label: code, kind: .property, detail: "text", content: .member(Self.blankText))
      }
    case .shaped(_, .messages) where inside.isEmpty:
      items = ["languaje", "content"].map { name in
        CompletionItem(label: name, kind: .property, detail: "text", content: .member(Self.blankText))
      }
    case .shaped(_, .configurations):
      let platform = PrinceKey(rawValue: member.name)?.platform
      if inside.last == "requirements" {
        items = (platform?.builtInRequirements ?? []).map { name in
          CompletionItem(
            label: name, kind: .property, detail: "the lowest system that the configuration is for",
            content: .member(Self.blankText))
        }
        items += requirements.map { name in
          CompletionItem(
            label: name, kind: .property, detail: "a requirement that the settings name",
            content: .member(Self.blankText))
        }
      } else if inside.isEmpty {
        items = PrinceMember.configuration.map { name in
          CompletionItem(
            label: name, kind: .property,
            documentation: PrinceMember.meanings[name].map { [LocalizedMessage(said: $0)] } ?? [],
            // A member that no example has holds other members.
            content: .member(Self.example(of: name, in: member).map { YAMLValue($0) } ?? .literal("{}")))
        }
      }
    default: break
    }
    return items.filter { !has($0.label, in: holder) }
  }

  private static let blankText = YAMLValue.blank(.init(example: .text("")))

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
      return choices.inOffer.map {
        CompletionItem(label: $0.name, kind: .enumMember, documentation: [LocalizedMessage(said: $0.meaning)])
      }
    case .boolean where inside.isEmpty:
      return ["true", "false"].map { CompletionItem(label: $0, kind: .value) }
    case .instant where inside.isEmpty: return days(for: member)
    case .duration where inside.isEmpty: return durations(in: .second)
    case .integer where inside.isEmpty: return member.unit.map(durations) ?? []
    case .link where inside.isEmpty:
      return values.storePage.map { [CompletionItem(label: $0, kind: .value, detail: "the app's page in its store")] }
        ?? []
    case .texts where inside.isEmpty, .shaped(_, .textOrTexts) where inside.isEmpty,
      .shaped(_, .messages) where inside.isEmpty, .shaped(_, .configurations) where inside.isEmpty:
      return whole(member)
    case .shaped(_, .messages) where inside.last == "languaje":
      return Language.allCases.map { CompletionItem(label: $0.rawValue, kind: .enumMember, detail: $0.title) }
    case .shaped(_, .configurations) where inside.last == "notify_last_version_frequency":
      return [PrinceFrequency.once, .always].map { CompletionItem(label: $0.rawValue, kind: .enumMember) }
    default: return []
    }
  }

  /// All texts of a member, or its first configuration.
  private func whole(_ member: Member) -> [CompletionItem] {
    [
      CompletionItem(
        label: member.name, kind: .snippet, detail: member.type.title, content: .valueBelow(values.value(of: member)))
    ]
  }

  /// Days that windows begin and end on, in milliseconds where clients read them.
  private func days(for member: Member) -> [CompletionItem] {
    let days: [(DayAhead, LocalizedMessage)]
    switch member.name {
    case "startDate":
      days = [
        (.days(0), "today"), (.days(1), "tomorrow"), (.days(7), "in a week"),
        (.firstOfMonth(1), "the first of next month"),
      ]
    case "endDate":
      days = [
        (.days(7), "in a week"), (.lastOfMonth(0), "the end of the month"), (.lastOfMonth(1), "the end of next month"),
      ]
    default:
      return document.role == .served
        ? [CompletionItem(label: String(now), kind: .value, detail: SpokenValue.moment(now, in: document.zone))] : []
    }
    return days.map { day, words in
      let text = values.written(day, for: member)
      let moment = Int64(text).flatMap { SpokenValue.moment($0, in: document.zone) }
      return CompletionItem(
        label: text, kind: .value, detail: moment.map { "\($0), \(words)" } ?? words, content: .value(.literal(text)))
    }
  }

  private func durations(in unit: TimeUnit) -> [CompletionItem] {
    let offered: [(seconds: Int64, written: String)] = [
      (3600, "1h"), (86_400, "1d"), (172_800, "2d"), (604_800, "7d"),
    ]
    return offered.compactMap { seconds, written in
      guard seconds % unit.seconds == 0 else { return nil }
      let isWritten = unit == .second && document.role == .authored
      let text = isWritten ? written : String(seconds / unit.seconds)
      return CompletionItem(
        label: text, kind: .value, detail: SpokenValue.duration(seconds: seconds), content: .value(.literal(text)))
    }
  }
}
