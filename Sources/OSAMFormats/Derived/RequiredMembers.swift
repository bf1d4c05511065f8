extension DocumentKind {
  /// What its published releases cannot do without, in their order: each has one entry for each platform it runs on.
  package var requiredParts: [RequiredParts] {
    var entries: [RequiredParts] = []
    for library in Library.all where libraries.contains(library.id) {
      let published = clients.intersection(ClientSet(library)).intersection(.published).clients
      let platforms: [DevicePlatform?] = self == .princeOfVersions ? DevicePlatform.allCases : [nil]
      for platform in platforms {
        var run: RequiredParts?
        for client in published where platform.map({ !$0.keys(for: client).isEmpty }) ?? true {
          let parts = platform.map { RequiredPart.ofPrince(client, on: $0) } ?? parts(for: client)
          if run?.parts == parts {
            run?.clients.insert(client)
          } else {
            if let run { entries.append(run) }
            run = RequiredParts(clients: ClientSet([client]), platform: platform, parts: parts)
          }
        }
        if let run { entries.append(run) }
      }
    }
    return entries
  }

  private func parts(for client: Client) -> [RequiredPart] {
    members.filter { $0.requiredBy.contains(client) || OlderAbsence.losesAll($0.name, client) }
      .map { RequiredPart([$0.name]) }
  }
}

extension RequiredParts {
  /// `1.1.0–2.2.4: the same and serverDate.`, where the entry before is of the same library and platform.
  func line(after earlier: RequiredParts?) -> String {
    let who = clients.prose + (platform.map { " on \($0.title)" } ?? "")
    let isSame = earlier.map { $0.platform == platform && $0.clients.library == clients.library } ?? false
    let known = isSame ? earlier?.parts ?? [] : []
    let isMore = !known.isEmpty && known.allSatisfy(parts.contains)
    let new = isMore ? parts.filter { !known.contains($0) } : parts
    let inBody = new.filter { $0.place == .body }.map(\.words)
    let inside = new.filter { $0.place == .configuration }.map(\.words)
    var text = Prose.list((isMore ? ["the same"] : []) + inBody)
    if !inside.isEmpty { text += "; under it " + inside.joined(separator: ", and ") }
    return "\(who): \(text)."
  }
}

extension RequiredPart {
  fileprivate var words: String {
    let names = Prose.list(anyOf.map(Markdown.code), "or")
    return names + (ifThere.map { " if \(Markdown.code($0)) is there" } ?? "")
  }
}

extension ClientSet {
  /// The library of which the set has releases; the first where there are several.
  fileprivate var library: String? { clients.first?.library.id }
}
