import OSAMFormats

/// Outcomes that a claim is about.
package enum OutcomePattern: Hashable, Sendable {
  /// The library's own word, such as LAZY.
  case word(String)
  case plain(Plain)
  /// Any alert, or a prompt.
  case shown
  /// A crash, or an update that nobody can get.
  case blocked

  /// The names of those that are no outcome of a library.
  package static let ownNames: [(name: String, pattern: OutcomePattern)] = [("shown", .shown), ("blocked", .blocked)]

  /// Whether documents of a kind have such outcomes at all.
  package func exists(for kind: DocumentKind) -> Bool {
    let known = KnownOutcome.of(kind)
    switch self {
    case .word(let word):
      return word.hasPrefix("error:") ? known.contains { $0.plain == .error } : known.contains { $0.word == word }
    case .plain(let plain): return known.contains { $0.plain == plain }
    case .shown: return known.contains { $0.plain.isShown }
    case .blocked: return known.contains { $0.plain == .crash || $0.plain == .mustUpdate }
    }
  }

  /// Whether an answer is one of them. `isWayOut` says whether an address leads to the app's own page in a store.
  package func matches(_ answer: DeviceAnswer, isWayOut: (String) -> Bool) -> Bool {
    switch self {
    case .word(let word): answer.outcome == word
    case .plain(let plain): answer.plain == plain
    case .shown: answer.plain.isShown
    case .blocked:
      // What an app makes of an update that Prince of Versions announces is the app's own.
      answer.plain == .crash
        || answer.plain == .mustUpdate && answer.hasAlert && !answer.addresses.contains(where: isWayOut)
    }
  }
}

extension DeviceAnswer {
  /// The library itself shows an alert.
  package var hasAlert: Bool { !alert.isEmpty || olderAlert != nil }

  /// What its buttons open.
  package var addresses: [String] {
    (alert.values.flatMap(\.buttons).compactMap(\.opens)) + (olderAlert?.buttons.compactMap(\.opens) ?? [])
  }
}
