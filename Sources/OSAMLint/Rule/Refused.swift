import OSAMFormats
import OSAMSyntax

extension Inspection {
  /// Reports what is wrong, with what happens to users on the clients that cannot read the document because of it.
  func reportFailing(
    _ observation: Observation, help: @autoclosure @escaping @Sendable () -> LocalizedMessage? = nil,
    repair: @autoclosure () -> Repair? = nil
  ) {
    report(
      observation.words(in: self.document), failing(observation.refusedBy), help: help(), at: observation,
      repair: repair())
  }

  /// `reportFailing(_:)` for what clients may also read: where every targeted one does, it says what else comes of it.
  func reportFailing(
    _ observation: Observation, whereRead outcome: @autoclosure @escaping @Sendable () -> LocalizedMessage,
    _ effect: Effect,
    help: @autoclosure @escaping @Sendable () -> LocalizedMessage? = nil, repair: @autoclosure () -> Repair? = nil
  ) {
    guard failing(observation.refusedBy).isEmpty else {
      return reportFailing(observation, help: help(), repair: repair())
    }
    report(
      observation.words(in: self.document), so: outcome(), help: help(), at: observation, effect: effect,
      repair: repair())
  }

  /// Reports a key that stands in the place of a known one: an error where targeted clients fail for lack
  /// of that one, a warning where they merely ignore it.
  func reportMisnamed(
    _ observation: Observation, help: @autoclosure @escaping @Sendable () -> LocalizedMessage?,
    repair: @autoclosure () -> Repair? = nil
  ) {
    let effects = effects(ofMisnaming: observation)
    if effects.isEmpty {
      report(
        observation.words(in: self.document), so: .withoutEffect, help: help(), at: observation,
        effect: .probablyNotMeant, repair: repair())
    } else {
      report(
        observation.words(in: self.document), effects, help: help(), at: observation, atLeast: .probablyNotMeant,
        repair: repair())
    }
  }

  private func effects(ofMisnaming observation: Observation) -> [ClientEffect] {
    guard older != nil, let row = observation.member else { return failing(observation.refusedBy) }
    let name = document.kind.members[row].name
    return document.has(name) ? [] : olderEffects(without: name)
  }
}

extension FileInspection {
  /// Reports a fault in the text, with what it does to users when released clients fail on it. A text that all of them
  /// accept is still not JSON, and no report says that it hides anything.
  func report(
    _ fault: SyntaxFault, words: LocalizedMessage? = nil, help: LocalizedMessage? = nil,
    caption: LocalizedMessage = "it starts here",
    repair: Repair? = nil
  ) {
    let refusing = refusing(fault).intersection(context.targets)
    let isRead = refusing.isEmpty
    report(
      words ?? fault.words(in: self.tree), so: self.outcome(of: fault, refusing), help: help, at: fault.span,
      effect: isRead ? fault.kind.whereRead : .unreadable, clients: isRead || role == .authored ? nil : refusing,
      related: fault.related.map { [RelatedPlace($0, caption)] } ?? [], repair: repair)
  }

  private func outcome(of fault: SyntaxFault, _ refusing: ClientSet) -> LocalizedMessage {
    let stopping = stoppingBefore(fault)
    if refusing.isEmpty, !stopping.isEmpty { return "apps with \(stopping) stop before it and may stop here next" }
    if refusing.isEmpty {
      return fault.kind == .loneSurrogate ? "apps read on, with a damaged character in the text" : .refusedElsewhere
    }
    if role == .authored { return "nothing can be built from this file" }
    return failing(refusing, at: fault).map { $0.sentence }.joined(separator: "; ")
  }
}

extension SyntaxFault.Kind {
  /// Its effect where apps read on: half a character is good grammar and no text.
  fileprivate var whereRead: Effect { self == .loneSurrogate ? .brokenText : .notStandard }
}
