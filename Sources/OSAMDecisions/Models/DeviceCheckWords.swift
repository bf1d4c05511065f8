import OSAMFormats

extension DeviceCheck {
  /// The values and what came out of them, for people.
  package func words(holds: Bool, in zone: Zone) -> LocalizedMessage {
    switch self {
    case .alwaysApplies: return "every installed version gets this document"
    case .applies(let applies, let installed, let code): return applies.relation(installed, code, holds: holds)
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
    case .hasClock:
      return holds ? "the service says what time it is" : "the service's clock is 0, so the window counts as open"
    case .system(let system, let filter):
      let aim: LocalizedMessage = "the alert is for \(filter.words)"
      guard let system else { return aim }
      return holds ? "system \(system) is let through: \(aim)" : "system \(system) is stopped: \(aim)"
    case .model(let model, let filter):
      let aim: LocalizedMessage = "the alert is for \(filter.words)"
      guard let model else { return aim }
      return holds ? "model \(model) is let through: \(aim)" : "model \(model) is stopped: \(aim)"
    case .mode(let mode): return mode == .none ? "NONE shows nothing" : "\(mode.rawValue) shows an alert"
    case .changed:
      return holds ? "the document differs from what this device had" : "the device had this document already"
    case .allowed: return holds ? "don't-show-again was not ticked" : "don't-show-again was ticked"
    case .neverAnswered: return "OK was not pressed yet, so no quiet time runs"
    case .quietOver(let lastOK, let clock, let milliseconds):
      return quietTime(lastOK, clock, milliseconds, holds, zone)
    case .cachedFor(let installed, let now): return "kept for version \(installed), installed is \(now)"
    case .refused: return holds ? "the user did not refuse for ever" : "the user refused for ever"
    case .minutes(let needed, let elapsed): return "\(Self.minutes(elapsed)) since the last prompt, \(needed) needed"
    case .openings(let needed, let counted): return "\(Self.openings(counted)), \(needed) needed"
    case .stated(let words, _): return words
    case .isBelow(let installed, let bound, let order):
      let (installed, bound) = (order.words(installed), order.words(bound))
      return holds
        ? "installed \(installed) is lower than \(bound)" : "installed \(installed) is not lower than \(bound)"
    case .isAbove(let installed, let bound, let scheme):
      let (installed, bound) = (scheme.words(installed), scheme.words(bound))
      return holds ? "installed \(installed) is above \(bound)" : "installed \(installed) is not above \(bound)"
    case .reaches(let system, let bound, _):
      return Self.reaching(LocalizedMessage(value: system), LocalizedMessage(value: bound), holds)
    case .reachesFloat(let system, let asked?, let needed):
      return Self.reaching(Self.counted(system), "\(asked), which counts as \(needed)", holds)
    case .reachesFloat(_, nil, _): return "no system is asked for"
    case .stands(let installed, let order, let bound, _, let wanted, let mode):
      switch order {
      case .equal: return "installed \(installed) is equal to \(bound); mode \(mode) is for \(wanted.word)"
      case .lower: return "installed \(installed) is lower than \(bound); mode \(mode) is for \(wanted.word)"
      case .greater: return "installed \(installed) is greater than \(bound); mode \(mode) is for \(wanted.word)"
      }
    case .announced(let version, let isKnown, let frequency):
      return isKnown
        ? "\(version) was announced already, frequency \(frequency.rawValue)" : "\(version) was not announced yet"
    case .checker(let key, let value, let accepts, let counts):
      switch accepts {
      case true?: return "the app's checker accepts \(value ?? "null")"
      case false?: return "the app's checker refuses \(value ?? "null")"
      case nil where counts: return "the app has no checker for \(key), which counts as satisfied"
      case nil: return "the app has no checker for \(key)"
      }
    case .answered(let words): return words
    case .launches(let counted, let needed, let isSincePrompt):
      return "\(Self.launches(counted, isSincePrompt)), \(needed) needed"
    case .days(let passed, let needed, let since): return "\(Self.days(passed, since)), \(needed) needed"
    case .isFirstPrompt: return "never prompted before"
    case .isReadable(_, let version, .paddedIntegers), .isReadable(_, let version, .textCompare):
      return holds
        ? "installed \(version) is made of digits and dots" : "installed \(version) is not made of digits and dots"
    case .isReadable(_, let version, _):
      return holds ? "version \(version) can be read" : "version \(version) cannot be read"
    case .isThere: return holds ? "there is one" : "there is none"
    }
  }

  /// The words without the moment that was asked about, for a line that says it elsewhere.
  func reason(holds: Bool, in zone: Zone) -> LocalizedMessage {
    switch self {
    case .started(let start, _) where !holds: "the window opens at \(start, in: zone)"
    case .notEnded(let end, _) where !holds: "the window closed at \(end, in: zone)"
    default: words(holds: holds, in: zone)
    }
  }

  /// The values as they are compared, for machines; the words where there is nothing to compare.
  package func formula(holds: Bool, in zone: Zone) -> LocalizedMessage {
    switch self {
    case .applies(let applies, let installed, let code): "installed \(installed) \(applies.sign ?? "") \(code)"
    case .decodes(let decodes): decodes ? "the document decodes" : "the document does not decode"
    case .buildFits(let installed): "installed build \(installed) <= \(Int32.max)"
    case .started(let start, let clock):
      "\(start == 0 && holds ? "no start" : "\(start, in: zone)" as LocalizedMessage) <= \(clock, in: zone)"
    case .notEnded(let end, let clock):
      "\(clock, in: zone) <= \(end == .max ? "no end" : "\(end, in: zone)" as LocalizedMessage)"
    case .quietOver(let lastOK, let clock, let milliseconds): Self.quietFormula(lastOK, clock, milliseconds)
    case .minutes(let needed, let elapsed): "\(needed) <= \(Self.minutes(elapsed)) since the last prompt"
    case .openings(let needed, let counted): "\(needed) <= \(Self.openings(counted))"
    case .stated(let words, let formula): formula ?? words
    case .isBelow(let installed, let bound, _): "installed \(installed) < \(bound)"
    case .isAbove(let installed, let bound, _): "installed \(installed) > \(bound)"
    case .reaches(let system, let bound, _): "system \(system) >= \(bound)"
    case .reachesFloat(let system, let asked, let needed):
      "system \(Self.counted(system)) >= \(asked.map { "\($0), which counts as \(needed)" } ?? "nothing asked for" as LocalizedMessage)"
    case .launches(let counted, let needed, let isSincePrompt):
      "\(needed) <= \(Self.launches(counted, isSincePrompt))"
    case .days(let passed, let needed, let since): "\(needed) <= \(Self.days(passed, since))"
    case .system(let system?, let filter): "system \(system) \(filter.sign) \(filter.version)"
    case .system(nil, _), .model, .hasClock, .neverAnswered, .alwaysApplies, .mode, .online, .changed, .allowed,
      .cachedFor, .refused, .stands, .announced, .checker,
      .answered, .isFirstPrompt, .isReadable, .isThere:
      words(holds: holds, in: zone)
    }
  }

  // MARK: Quiet time

  private func quietTime(
    _ lastOK: Instant, _ clock: Instant, _ milliseconds: Int64, _ holds: Bool, _ zone: Zone
  ) -> LocalizedMessage {
    if lastOK == 0 {
      return holds
        ? "OK was not pressed yet, so no quiet time runs"
        : "OK was not pressed yet, but the quiet time of \(Self.seconds(milliseconds)) counts from 1970 and is not over"
    }
    let (end, isEndless) = lastOK.addingReportingOverflow(milliseconds)
    // Clients count with what is left of a difference that is too large; no date says that.
    if isEndless || clock.subtractingReportingOverflow(lastOK).overflow {
      return Self.quietFormula(lastOK, clock, milliseconds)
    }
    return holds
      ? "OK was pressed at \(lastOK, in: zone), and the quiet time ended at \(end, in: zone)"
      : "OK was pressed at \(lastOK, in: zone), and the quiet time lasts until \(end, in: zone)"
  }

  private static func quietFormula(_ lastOK: Instant, _ clock: Instant, _ milliseconds: Int64) -> LocalizedMessage {
    let elapsed = seconds(clock.subtractingReportingOverflow(lastOK).partialValue)
    return lastOK == 0
      ? "no OK yet: \(elapsed) since 1970 >= \(seconds(milliseconds))"
      : "\(elapsed) since the last OK >= \(seconds(milliseconds))"
  }

  // MARK: Values

  private static func minutes(_ milliseconds: Int64) -> LocalizedMessage {
    let (minutes, rest) = milliseconds.quotientAndRemainder(dividingBy: 60_000)
    return rest == 0 ? "\(minutes, one: "minute", many: "minutes")" : "\(minutes) and a bit minutes"
  }

  private static func openings(_ count: Int64) -> LocalizedMessage { "\(count, one: "opening", many: "openings")" }

  /// Seconds, in which the document counts; with a fraction where there is one.
  private static func seconds(_ milliseconds: Int64) -> String {
    let (whole, rest) = milliseconds.magnitude.quotientAndRemainder(dividingBy: 1000)
    let fraction = rest == 0 ? "" : "." + padded(Int(rest), 3)
    return "\(milliseconds < 0 ? "-" : "")\(whole)\(fraction) s"
  }

  private static func launches(_ counted: Int64, _ isSincePrompt: Bool) -> LocalizedMessage {
    let launches: LocalizedMessage = "\(counted, one: "launch", many: "launches")"
    return isSincePrompt ? "\(launches) since the last prompt" : launches
  }

  private static func days(_ passed: Double, _ since: Since) -> LocalizedMessage {
    let days: LocalizedMessage = Int64(exactly: passed).map { "\($0, one: "day", many: "days")" } ?? "\(passed) days"
    return "\(days) since \(since.words)"
  }

  private static func reaching(_ system: LocalizedMessage, _ bound: LocalizedMessage, _ holds: Bool) -> LocalizedMessage
  {
    holds ? "system \(system) reaches \(bound)" : "system \(system) does not reach \(bound)"
  }

  private static func counted(_ system: String) -> LocalizedMessage {
    "\(system), which counts as \(SystemFloat.value(system)),"
  }
}

extension DeviceCheck.Since {
  fileprivate var words: LocalizedMessage {
    switch self {
    case .firstLaunch: "the first launch"
    case .firstLaunchOfBuild: "the first launch of this build"
    case .lastPrompt: "the last prompt"
    }
  }
}

extension SystemFilter {
  /// The systems that it lets through: "systems up to 13".
  package var words: LocalizedMessage {
    switch mode {
    case .atMost: "systems up to \(version)"
    case .exactly: "system \(version) alone"
    case .atLeast: "systems from \(version) on"
    }
  }

  /// Between a system and the version of the document.
  fileprivate var sign: String {
    switch mode {
    case .atMost: "<="
    case .exactly: "=="
    case .atLeast: ">="
    }
  }
}

extension ModelFilter {
  /// The models that it lets through: "SM-A536B alone", "all models but SM-A536B".
  package var words: LocalizedMessage {
    if models.isEmpty { return "no model" }
    let most = 3
    let named = models.prefix(most).map { LocalizedMessage(value: Quote.shortened($0)) }
    let rest = models.count - named.count
    let names: LocalizedMessage =
      rest == 0
      ? "\(list: named)" : "\(named.joined(separator: ", ")) and \(rest, one: "other model", many: "other models")"
    return mode == .onlyThese ? "\(names) alone" : "all models but \(names)"
  }
}
