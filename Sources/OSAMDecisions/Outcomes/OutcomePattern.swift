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

  /// Documents of a kind that decides so have such outcomes.
  package func exists(for model: DecisionModel) -> Bool {
    let known = model.outcomes
    switch self {
    case .word(let word):
      return KnownOutcome.errorName(word) == nil
        ? known.contains { $0.word == word } : known.contains { $0.plain == .error }
    case .plain(let plain): return known.contains { $0.plain == plain }
    case .shown: return known.contains { $0.plain.isShown }
    case .blocked: return known.contains { $0.plain == .crash || $0.plain == .mustUpdate }
    }
  }

  /// True when an answer to somebody who reads the document is one of them.
  package func matches(_ answer: DeviceAnswer, for user: LinkUser) -> Bool {
    switch self {
    case .word(let word): answer.outcome == word
    case .plain(let plain): answer.plain == plain
    case .shown: answer.plain.isShown
    case .blocked:
      answer.plain == .crash || answer.hasNoWayOut(for: user)
    }
  }
}

extension DeviceAnswer {
  /// The library itself shows an alert.
  package var hasAlert: Bool { !alert.isEmpty || olderAlert != nil }

  /// It must be answered, and no button of it leads to the app, or may lead there. The handling of an update that
  /// Prince of Versions announces is the app's own.
  package func hasNoWayOut(for user: LinkUser) -> Bool {
    plain == .mustUpdate && hasAlert && !addresses.contains { LinkTarget($0, for: user).isWayOut }
  }

  /// The addresses that its buttons open.
  package var addresses: [String] {
    (alert.values.flatMap { $0.buttons }.compactMap { $0.opens }) + (olderAlert?.buttons.compactMap { $0.opens } ?? [])
  }
}
