import OSAMFormats
import OSAMSyntax

/// What happens, in one plain word for every library.
package enum Plain: String, Sendable, CaseIterable {
  case mustUpdate = "must-update"
  case mayUpdate = "may-update"
  case inform
  case prompt
  case nothing
  case error
  case crash

  /// As sentences have it.
  package var word: Words { Words(said: rawValue) }
}

/// What a client does with a document on a device, and why.
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
  /// Why an app got an error, crashed or stayed without the document; nil when it used it.
  package var cause: Cause?
  /// Each comparison in the order the client makes it, up to the one that settled the matter.
  package var trace: [Step] = []
  /// Looks at the device that no step of the trace tells of, as they settled nothing.
  package var quietLooks: [Look] = []
  /// Some text was looked up by the language that the device asks for.
  package var looksAtLanguage = false
  /// The version reported is the installed one, as the library writes it.
  package var reportsInstalled = false
  /// Things true of this answer that a reader would not expect.
  package var notes: [Words] = []
}

extension Decision {
  /// Everything that was looked at as a `Look`: in steps, in their order, then what no step tells of.
  package var looks: [Look] {
    trace.looks + quietLooks
  }

  /// What it is due to that an app cannot use a document.
  package enum Cause: Sendable, Equatable {
    /// The document; whether that was measured, or read in a source that leaves no doubt.
    case document(isCertain: Bool)
    /// The device meets the requirements of no configuration.
    case noConfigurationFits
    /// The library cannot read the version of the app that is installed.
    case installedVersion
  }

  /// This decision, with its cause where the document was not asked for, or was fetched and does not decode.
  func blamingDocument() -> Decision {
    var decision = self
    let isUnasked = trace.contains { if case .buildFits = $0.comparison { !$0.holds } else { false } }
    if isUnasked { decision.cause = .installedVersion }
    if trace.contains(where: { $0.comparison == .decodes(false) }) { decision.cause = .document(isCertain: true) }
    return decision
  }
}

/// An alert in one language.
package struct Alert: Sendable, Equatable {
  @ByBytes package var title: String
  @ByBytes package var message: String
  package var buttons: [Button]
  package var hasCheckbox: Bool
  /// What the app's callback gets when the user leaves the alert by the back key or by touching beside it;
  /// nil where that is not possible.
  package var resultOfLeaving: String?

  package struct Button: Sendable, Equatable {
    @ByBytes package var text: String
    /// What the app's callback gets.
    package var result: String
    /// The address it opens, as in the document.
    @ByBytes package var opens: String?
  }
}

/// One comparison of a decision. The values are kept, so that boundaries can be read off a trace.
package struct Step: Sendable, Equatable {
  package enum Comparison: Sendable, Equatable {
    /// Nothing to compare with: every installed version counts.
    case alwaysApplies
    case applies(Applies, installed: Int64, versionCode: Int64)
    case online(Bool)
    case decodes(Bool)
    /// The installed build is a number of 32 bits, which the service can be asked about.
    case buildFits(installed: Int64)
    /// Start of the window <= the service's clock.
    case started(start: Instant, clock: Instant)
    /// The service's clock <= end of the window.
    case notEnded(end: Instant, clock: Instant)
    case mode(VersionConfig.Mode)
    /// The document differs from the one the device had.
    case changed
    /// The box was not ticked at the last OK.
    case allowed
    /// Device clock − last OK >= duration in milliseconds.
    case quietOver(lastOK: Instant, clock: Instant, milliseconds: Int64)
    case cachedFor(installed: Int64, now: Int64)
    case refused
    case minutes(needed: Int64, elapsedMilliseconds: Int64)
    case openings(needed: Int64, counted: Int64)
    /// What else a client looks at on the device.
    case look(Look)
    /// What does not depend on the device, said in words that hold or not, as `holds` says; and as a comparison of
    /// values, where it is one.
    case stated(Words, formula: Words? = nil)
  }

  /// The member compared, or nil when the device alone decides.
  package var member: String?
  package var comparison: Comparison
  package var holds: Bool

  /// What was compared and what came out, for people.
  package func words(in zone: Zone) -> Words {
    switch comparison {
    case .alwaysApplies: return "every installed version gets this document"
    case .applies(let applies, let installed, let code):
      return applies.relation(installed, code, holds: holds)
    case .online(let isOnline): return isOnline ? "the device is online" : "the device is offline"
    case .decodes(let decodes): return decodes ? "the document can be read" : "the document cannot be read"
    case .buildFits(let installed):
      return holds
        ? "installed build \(installed) fits in 32 bits"
        : "installed build \(installed) does not fit in 32 bits, so the service is not asked"
    case .started(let start, let clock):
      if start == 0, holds { return "the window has no start" }
      return holds
        ? "it is \(clock, in: zone), and the window opened at \(start, in: zone)"
        : "it is \(clock, in: zone), and the window opens at \(start, in: zone)"
    case .notEnded(let end, let clock):
      if end == .max { return "the window has no end" }
      return holds
        ? "it is \(clock, in: zone), and the window closes at \(end, in: zone)"
        : "it is \(clock, in: zone), and the window closed at \(end, in: zone)"
    case .mode(let mode): return mode == .none ? "NONE shows nothing" : "\(mode.rawValue) shows an alert"
    case .changed:
      return holds ? "the document differs from what this device had" : "the device had this document already"
    case .allowed: return holds ? "don't-show-again was not ticked" : "don't-show-again was ticked"
    case .quietOver(let lastOK, let clock, let milliseconds): return quietTime(lastOK, clock, milliseconds, zone)
    case .cachedFor(let installed, let now): return "kept for version \(installed), installed is \(now)"
    case .refused: return holds ? "the user did not refuse for ever" : "the user refused for ever"
    case .minutes(let needed, let elapsed): return "\(Self.minutes(elapsed)) since the last prompt, \(needed) needed"
    case .openings(let needed, let counted): return "\(Self.openings(counted)), \(needed) needed"
    case .look(let look): return look.words(holds: holds)
    case .stated(let words, _): return words
    }
  }

  /// The values as they are compared, for machines.
  package func formula(in zone: Zone) -> Words {
    switch comparison {
    case .applies(let applies, let installed, let code): return "installed \(installed) \(applies.sign ?? "") \(code)"
    case .decodes(let decodes): return decodes ? "the document decodes" : "the document does not decode"
    case .buildFits(let installed): return "installed build \(installed) <= \(Int32.max)"
    case .started(let start, let clock):
      return "\(start == 0 && holds ? "no start" : "\(start, in: zone)" as Words) <= \(clock, in: zone)"
    case .notEnded(let end, let clock):
      return "\(clock, in: zone) <= \(end == .max ? "no end" : "\(end, in: zone)" as Words)"
    case .quietOver(let lastOK, let clock, let milliseconds):
      let elapsed = Self.seconds(clock.subtractingReportingOverflow(lastOK).partialValue)
      return lastOK == 0
        ? "no OK yet: \(elapsed) since 1970 >= \(Self.seconds(milliseconds))"
        : "\(elapsed) since the last OK >= \(Self.seconds(milliseconds))"
    case .minutes(let needed, let elapsed): return "\(needed) <= \(Self.minutes(elapsed)) since the last prompt"
    case .openings(let needed, let counted): return "\(needed) <= \(Self.openings(counted))"
    case .look(let look): return look.formula(holds: holds)
    case .stated(let words, let formula): return formula ?? words
    default: return words(in: zone)
    }
  }

  private func quietTime(_ lastOK: Instant, _ clock: Instant, _ milliseconds: Int64, _ zone: Zone) -> Words {
    if lastOK == 0 {
      return holds
        ? "OK was not pressed yet, so no quiet time runs"
        : "OK was not pressed yet, but the quiet time of \(Self.seconds(milliseconds)) counts from 1970 and is not over"
    }
    let (end, isEndless) = lastOK.addingReportingOverflow(milliseconds)
    // Clients count with what is left of a difference that is too large; no date says that.
    if isEndless || clock.subtractingReportingOverflow(lastOK).overflow { return formula(in: zone) }
    return holds
      ? "OK was pressed at \(lastOK, in: zone), and the quiet time ended at \(end, in: zone)"
      : "OK was pressed at \(lastOK, in: zone), and the quiet time lasts until \(end, in: zone)"
  }

  private static func minutes(_ milliseconds: Int64) -> Words {
    let (minutes, rest) = milliseconds.quotientAndRemainder(dividingBy: 60_000)
    return rest == 0 ? "\(Int(minutes), one: "minute", many: "minutes")" : "\(minutes) and a bit minutes"
  }

  private static func openings(_ count: Int64) -> Words { "\(Int(count), one: "opening", many: "openings")" }

  /// Seconds, in which the document counts; with a fraction where there is one.
  private static func seconds(_ milliseconds: Int64) -> String {
    let (whole, rest) = milliseconds.magnitude.quotientAndRemainder(dividingBy: 1000)
    let fraction = rest == 0 ? "" : "." + padded(Int(rest), 3)
    return "\(milliseconds < 0 ? "-" : "")\(whole)\(fraction) s"
  }
}

extension [Step] {
  /// What was looked at as a `Look`.
  var looks: [Look] { compactMap { if case .look(let look) = $0.comparison { look } else { nil } } }
}
