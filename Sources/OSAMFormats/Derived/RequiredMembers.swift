extension DocumentKind {
  /// Parts that the published releases of a kind cannot do without, in the order of these releases: each has one entry
  /// for each platform it runs on.
  package var requiredParts: [RequiredParts] {
    var entries: [RequiredParts] = []
    for library in libraries {
      let published = clients.intersection(ClientSet(library)).published.clients
      for platform in platforms.isEmpty ? [nil] : platforms.map(Optional.some) {
        var run: RequiredParts?
        for client in published {
          guard let parts = parts(for: client, on: platform) else { continue }
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

  private func parts(for client: Client, on platform: DevicePlatform?) -> [RequiredPart]? {
    switch needs {
    case .table: members.filter { $0.requiredBy.contains(client) }.map { RequiredPart([$0.name]) }
    case .each(let parts): parts(self, client, platform)
    }
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
    let inBody = new.filter { $0.place == .body }.map { $0.words }
    let inside = new.filter { $0.place == .configuration }.map { $0.words }
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
