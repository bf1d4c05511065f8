/// Looks in an object for the members of a table, as one client knows them.
struct OlderSearch {
  var object: ReadValue
  var kind: DocumentKind
  var client: Client

  /// Members that the client finds under a name: each place that it looks at, in the order of the text. A missing one
  /// is there once, without a value.
  func take(_ name: String, use: Taken.Use = .decides) -> [Taken] {
    let found = object.members(named: name)
    if found.isEmpty { return [Taken(name, [.name(name)], value: nil, otherwise: otherwise(name), use: use)] }
    return found.map {
      Taken(name, [.name(name)], key: $0.place, value: $0.value, otherwise: otherwise(name), use: use)
    }
  }

  private func otherwise(_ name: String) -> String? {
    guard case .optional(let value)? = kind.member(name)?.need(for: client) else { return nil }
    return value
  }
}

extension [Taken] {
  /// The value that counts where the last one does; nil when the member is missing.
  var lastValue: ReadValue? { last?.value }
}
