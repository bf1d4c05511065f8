import OSAMSyntax

/// Rows of the tables in words and as example values, for the schemas and the format pages alike.
extension MemberType {
  /// Content of a member, in words: `whole number, 32 bits`.
  package var title: LocalizedMessage {
    switch self {
    case .integer(let width): "whole number, \(width.bits) bits"
    case .instant: "moment, in milliseconds since 1970"
    case .duration: "duration, in seconds"
    case .text: "text"
    case .link: "address"
    case .texts: "text in each language"
    case .names: "list of texts"
    case .oneOf(let choices): "one of \(LocalizedMessage(value: choices.map { $0.name }.joined(separator: ", ")))"
    case .boolean: "true or false"
    case .shaped(let words, _): LocalizedMessage(said: words)
    case .unread: "not read"
    }
  }
}

extension Member {
  /// Who needs it how: `Required by 3.0.0–3.0.1, ignored by 1.0.0–2.2.4`.
  package func need(among clients: ClientSet) -> LocalizedMessage {
    func who(_ set: ClientSet) -> LocalizedMessage { set == clients ? clients.everyRelease : "\(releases: set)" }
    var parts: [LocalizedMessage] = []
    if !requiredBy.isEmpty { parts.append("Required by \(who(requiredBy))") }
    let optional = readBy.subtracting(requiredBy)
    if !optional.isEmpty {
      parts.append(parts.isEmpty ? "Optional for \(who(optional))" : "optional for \(who(optional))")
    }
    let ignoring = clients.subtracting(readBy)
    if !ignoring.isEmpty {
      parts.append(parts.isEmpty ? "Ignored by \(who(ignoring))" : "ignored by \(who(ignoring))")
    }
    return parts.joined(separator: ", ")
  }

  /// The value that clients assume when the member is left out, where they can do without.
  package var assumedValue: String? {
    for (_, need) in needs { if case .optional(let value) = need { return value } }
    return nil
  }

  /// The example of the table as a value; in an authored document dates and durations as people write
  /// them.
  package func exampleValue(for role: Role) -> JSONValue {
    let tree = Tree.read(Array(example.utf8), as: .json)
    guard let root = tree.roots.first else { return .null }
    let number = Int64(tree.text(root))
    switch type {
    case .instant where role == .authored:
      if let number, let local = Zone.madrid.localText(number) { return .string(local) }
    case .duration where role == .authored:
      if let number, number > 0, number % 3600 == 0 { return .string("\(number / 3600)h") }
    default: break
    }
    return JSONValue(tree, root)
  }
}

extension ClientSet {
  /// All releases that there are of some libraries, without a word about later ones.
  fileprivate var everyRelease: LocalizedMessage {
    guard let library = clients.last?.library, isSubset(of: ClientSet(library)) else {
      return "every release whose source was read"
    }
    return "every release up to \(library.newest)"
  }
}

extension DocumentKind {
  /// A whole document made of the table's examples: of every member some release reads, without what
  /// the service adds when it is authored.
  package func example(for role: Role) -> JSONValue {
    let body = members.compactMap { member -> (String, JSONValue)? in
      let isWanted =
        role == .served ? !member.requiredBy.isEmpty || member.assumedValue != nil : !member.suppliedByService
      guard isWanted, member.isCurrent else { return nil }
      return (member.name, member.exampleValue(for: role))
    }
    guard role == .served, let wrapper else { return .object(body) }
    return .object([(wrapper, .object(body))])
  }
}
