import OSAMFormats
import OSAMSyntax

/// The outcome, in one plain word for every library.
package enum Plain: String, Sendable, CaseIterable {
  case mustUpdate = "must-update"
  case mayUpdate = "may-update"
  case inform
  case prompt
  case nothing
  case error
  case crash

  /// As sentences have it.
  package var word: LocalizedMessage { LocalizedMessage(said: rawValue) }
}

/// The handling of a document by a client on a device, and the reasons.
package struct Decision: Sendable {
  /// The library's word, such as FORCE or newUpdateAvailable; `error:` and its own name for an error.
  package var outcome: String
  package var plain: Plain
  /// The value the app's callback gets without the user doing anything; nil when it gets none, or when an
  /// alert is shown and the user decides.
  package var result: String?
  /// The version the library reports to the app, where it reports one.
  package var updateVersion: String?
  /// The alert as the user sees it, by language; empty when none is shown.
  package var alert: PerLanguage<Alert> = [:]
  /// The alert of an older library, in the one language the device asked for; nil when none is shown, and for
  /// other libraries.
  package var olderAlert: OlderAlert?
  /// The element on which an older library gave up, and how well that is known; nil when it did not.
  package var olderFault: OlderFault?
  /// The mistake in the document on which a release of Prince of Versions gave up, in words; nil when it did not.
  package var princeFault: LocalizedMessage?
  /// Why an app got an error, crashed or stayed without the document; nil when it used it.
  package var cause: Cause?
  /// Each comparison in the order the client makes it, up to the one that settled the matter.
  package var trace: [Step] = []
  /// Checks that no step of the trace tells of, as they settled nothing.
  package var quietChecks: [DeviceCheck] = []
  /// Some text was looked up by the language that the device asks for.
  package var looksAtLanguage = false
  /// The version reported is the installed one, as the library writes it.
  package var reportsInstalled = false
  /// Things true of this answer that a reader would not expect.
  package var notes: [LocalizedMessage] = []
}

extension Decision {
  /// `but`: the plain word for an outcome whose own word does not say what happens.
  package init(
    _ known: KnownOutcome, but other: Plain? = nil, result: String?, updateVersion: String? = nil, trace: [Step] = [],
    quietChecks: [DeviceCheck] = [], looksAtLanguage: Bool = false, reportsInstalled: Bool = false,
    notes: [LocalizedMessage] = []
  ) {
    self.init(
      outcome: known.word, plain: other ?? known.plain, result: result, updateVersion: updateVersion, trace: trace,
      quietChecks: quietChecks, looksAtLanguage: looksAtLanguage, reportsInstalled: reportsInstalled, notes: notes)
  }

  /// A decision with one more note.
  func noting(_ note: LocalizedMessage) -> Decision {
    var decision = self
    decision.notes.append(note)
    return decision
  }

  /// The mistake in the document on which the client gave up; nil when it did not.
  package var fault: LocalizedMessage? { olderFault?.sentence ?? princeFault }

  /// The note that says so.
  package static func note(of fault: LocalizedMessage) -> LocalizedMessage { "The reason is that \(fault)." }

  /// Everything that was checked: in steps, in their order, then what no step tells of.
  package var checks: [DeviceCheck] { trace.map { $0.check } + quietChecks }

  /// The check that settled the matter, and how long an alert that is shown goes on; nil where nothing was checked.
  package func reason(in zone: Zone) -> LocalizedMessage? {
    guard let settling else { return nil }
    let words = settling.check.reason(holds: settling.holds, in: zone)
    guard plain.isShown, let end = lastMoment else { return words }
    return "\(words), until \(end, in: zone)"
  }

  /// The last step where nothing is shown. An alert that is shown passed all of them: it is for versions, or by its mode.
  private var settling: Step? {
    guard plain.isShown else { return trace.last }
    let versions = trace.last { step in
      switch step.check {
      case .alwaysApplies, .applies, .isBelow, .stands: step.holds
      default: false
      }
    }
    return versions ?? trace.first { if case .mode = $0.check { true } else { false } } ?? trace.last
  }

  /// The last moment of the window that is open; nil where it has no end, or the library knows none.
  package var lastMoment: Instant? {
    for step in trace { if case .notEnded(let end, _) = step.check, step.holds, end < .max { return end } }
    return nil
  }

  /// The reason that an app cannot use a document.
  package enum Cause: Sendable, Equatable {
    /// The document; certain if that was measured, or read in a source that leaves no doubt.
    case document(isCertain: Bool)
    /// The device meets the requirements of no configuration.
    case noConfigurationFits
    /// The library cannot read the version of the app that is installed.
    case installedVersion
  }

  /// This decision, with its cause where the document was not asked for, or was fetched and does not decode.
  package func blamingDocument() -> Decision {
    var decision = self
    let isUnasked = trace.contains { if case .buildFits = $0.check { !$0.holds } else { false } }
    if isUnasked { decision.cause = .installedVersion }
    if trace.contains(where: { $0.check == .decodes(false) }) { decision.cause = .document(isCertain: true) }
    return decision
  }
}

/// An alert in one language.
package struct Alert: Sendable, Equatable {
  @ByBytes package var title: String
  @ByBytes package var message: String
  package var buttons: [Button]
  package var hasCheckbox: Bool
  /// The result for the app's callback when the user leaves the alert by the back key or by touching beside it; nil
  /// where that is not possible.
  package var resultOfLeaving: String?

  package struct Button: Sendable, Equatable {
    @ByBytes package var text: String
    /// The result for the app's callback.
    package var result: String
    /// The address it opens, as in the document.
    @ByBytes package var opens: String?
  }
}

/// One check of a decision. The values are kept, so that boundaries can be read off a trace.
package struct Step: Sendable, Equatable {
  /// The member compared, or nil when the device alone decides.
  package var member: String?
  package var check: DeviceCheck
  package var holds: Bool

  package init(member: String? = nil, check: DeviceCheck, holds: Bool) {
    self.member = member
    self.check = check
    self.holds = holds
  }

  /// The comparison and its outcome, for people.
  package func words(in zone: Zone) -> LocalizedMessage { check.words(holds: holds, in: zone) }

  /// The values as they are compared, for machines.
  package func formula(in zone: Zone) -> LocalizedMessage { check.formula(holds: holds, in: zone) }
}
