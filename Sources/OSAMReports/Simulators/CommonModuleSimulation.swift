import OSAMDecisions
import OSAMFormats
import OSAMSyntax

extension Step {
  /// Nothing comes from the service after it.
  fileprivate var leavesWithoutDocument: Bool {
    switch check {
    case .online(false), .decodes(false): true
    case .buildFits: !holds
    default: false
    }
  }
}

/// Answers of `simulate` about documents of the common module.
extension Simulator {
  // MARK: Version control

  func simulateVersion(_ facts: Facts) -> Answer {
    var applies = self.applies
    let code: Int64
    var assumptions = facts.assumptions
    let versionCode = facts.document.integer("versionCode")
    switch installed {
    case .otherForm(let version):
      return .needsOption(QuestionOptions.needsVersionCode(version))
    case .code(let given): code = given
    case .notGiven:
      // Only a kept document looks at it; what the document itself names is the least surprising.
      code = versionCode ?? 1
      applies = .asServed
    }
    let decoding = Decoding(facts.document)
    let config = VersionConfig(decoding, for: client)
    var subject = VersionSubject(
      config, versionCode: versionCode, client: client, platform: facts.platform, applies: applies,
      filtered: .init([config]))
    subject.isEndless = decoding.endlessTo.contains(client)
    subject.installedName = asked.device.versionName
    if !cachedDocuments.isEmpty { subject.kept = kept(for: facts.document, &assumptions) }
    var device = subject.device(installed: code, isOffline: asked.device.offline, memory: memory, now: now)
    let system = facts.platform.device
    (device.system, device.model) = (asked.device.release(on: system), asked.device.model)
    let decision = subject.decide(on: device)
    var simulation = Simulation(
      path: facts.path, document: facts.document, pages: kinds[facts.document.kind],
      stepsNameMembers: kinds.models[facts.document.kind].stepsNameMembers, count: facts.count, client: client,
      platform: facts.platform.title,
      inputs: inputs(device), decision: decision, languages: facts.languages, zone: zone)
    simulation.asServed = other(than: decision, subject, device) { $0.applies = .asServed }
    if let own = config?.serverDate {
      simulation.asWritten = other(than: decision, subject, device) { $0.serverDate = own }
    }
    simulation.assumptions = assumptions + self.assumptions(decision, device, isEndless: subject.isEndless)
    noteFailure(decoding, &simulation)
    if !cachedDocuments.isEmpty { simulation.firstKeptStep = Self.firstKeptStep(decision) }
    simulation.alertNotes = AlertNotes(simulation, on: facts.platform).notes
    return .answer(simulation)
  }

  /// Why the document does not decode, when the decision hangs on that.
  private func noteFailure(_ decoding: Decoding, _ simulation: inout Simulation) {
    guard simulation.decision.trace.contains(where: { $0.check == .decodes(false) }),
      let failure = decoding.firstFailure(for: client)
    else { return }
    let position = LineMap(decoding.document.tree.bytes).position(of: failure.span.start)
    simulation.whyUnreadable =
      "It cannot be read because \(failure.words(in: decoding.document)) (\(position.line):\(position.column))."
  }

  /// Steps after a fetch that gave nothing are about what the device kept.
  private static func firstKeptStep(_ decision: Decision) -> Int? {
    decision.trace.firstIndex { $0.leavesWithoutDocument }.map { $0 + 1 }
  }

  /// The decision on a device changed in one thing, when it is another one.
  private func other(
    than decision: Decision, _ subject: VersionSubject, _ device: VersionDevice, _ change: (inout VersionDevice) -> Void
  ) -> Decision? {
    var device = device
    change(&device)
    let second = subject.decide(on: device)
    return second.outcome == decision.outcome ? nil : second
  }

  /// The document in the file that the device fetched before, as its client reads it.
  private func kept(for document: Document, _ assumptions: inout [LocalizedMessage]) -> VersionConfig? {
    guard let chosen = cached(like: document) else {
      assumptions.append("Nothing of this kind is in the file given with --cached, so the device is new.")
      return nil
    }
    let kept = VersionConfig(Decoding(chosen), for: client)
    if kept == nil {
      assumptions.append("The document given with --cached cannot be read by this client, so the device never kept it.")
    }
    return kept
  }

  /// The document of `--cached` that is about the same app, or else the first of its kind.
  private func cached(like document: Document) -> Document? {
    let same = cachedDocuments.filter { $0.kind == document.kind }
    let match = same.first {
      $0.text("packageName") == document.text("packageName") && $0.text("platform") == document.text("platform")
    }
    return match ?? same.first
  }

  private func inputs(_ device: VersionDevice) -> [(name: String, value: JSONValue)] {
    var version: JSONValue = .null
    if case .code(let code) = installed { version = .integer(code) }
    let memory: JSONValue = cachedDocuments.isEmpty ? .string(self.memory.description) : .null
    return [
      ("version", version), ("versionName", .string(orNull: device.installedName)), ("date", .integer(now)),
      ("platform", .string(device.platform.rawValue)),
      ("applies", .string(device.applies.rawValue)), ("offline", .bool(device.isOffline)),
      ("device", memory),
      ("cached", .bool(device.cached != nil)), ("lastOk", lastOK.map { .integer($0) } ?? .null),
      ("dontShowAgain", .bool(self.memory == .ticked)), ("osVersion", .string(orNull: device.system)),
      ("model", .string(orNull: device.model)),
    ]
  }

  /// Assumptions of the answer that nobody stated.
  private func assumptions(_ decision: Decision, _ device: VersionDevice, isEndless: Bool) -> [LocalizedMessage] {
    var assumptions = self.reach(decision, device.applies) + filters(decision, device.platform)
    if client.has(.mayAnswerFromCache), decision.trace.contains(where: { $0.check == .decodes(false) }) {
      assumptions.append(KindPages.mayAnswerFromCache)
    }
    guard !isEndless || device.isOffline, usesMemory(decision, device.platform) else { return assumptions }
    let looksAtBuild = decision.trace.contains {
      if case .buildFits = $0.check { $0.leavesWithoutDocument } else { false }
    }
    if case .notGiven = installed, looksAtBuild || device.cached != nil {
      assumptions.append("The installed version is the document's own versionCode (--version).")
    }
    if device.cached == nil, !cachedDocuments.isEmpty { return assumptions }
    if device.cached == nil {
      if memory != .new {
        assumptions.append("This client cannot read the document, so the device never kept it.")
      } else if asked.device.device == nil {
        assumptions.append("The device is new: it never fetched a document before (--device, --cached).")
      }
      return assumptions
    }
    assumptions.append("The installed version is the one that fetched the earlier document.")
    let isNameDecisive = decision.trace.contains { $0.check == .changed && $0.member == "versionName" }
    if isNameDecisive, device.installedName == nil {
      assumptions.append("The name of the installed version is not the document's versionName (--version-name).")
    }
    if lastOK == nil, asked.device.device == nil,
      decision.trace.contains(where: { if case .quietOver(0, _, _) = $0.check { true } else { false } })
    {
      assumptions.append("Nobody pressed OK on this alert yet (--last-ok).")
    }
    return assumptions
  }

  /// Whom the service gives the document to; nothing when the service is not asked.
  private func reach(_ decision: Decision, _ applies: Applies) -> [LocalizedMessage] {
    let isAsked = decision.trace.contains { if case .applies = $0.check { true } else { false } }
    let isForAll = decision.trace.contains { $0.check == .alwaysApplies }
    guard isAsked || isForAll else { return [] }
    if isForAll, applies != .asServed {
      return ["The service gives this document to every installed version: it has no versionCode to compare with."]
    }
    switch applies {
    case .asServed:
      if case .notGiven = installed {
        return ["The service gives this document to the installed version, whichever it is (--version)."]
      }
      return ["The service gives this document to every installed version (--applies as-served)."]
    case .below:
      return ["The service gives this document to installed versions below its versionCode (--applies below)."]
    case .exact:
      return ["The service gives this document to exactly the installed version in versionCode (--applies exact)."]
    case .upTo:
      return ["The service gives this document to installed versions up to its versionCode (--applies up-to)."]
    }
  }

  /// Assumptions about the system and the model of a device that filters ask for.
  private func filters(_ decision: Decision, _ platform: Platform) -> [LocalizedMessage] {
    decision.trace.flatMap { step -> [LocalizedMessage] in
      switch step.check {
      case .system(nil, let filter) where step.holds:
        [
          "The device's system is one that the filter lets through, \(filter.words); other devices get nothing (--os-version)."
        ]
      case .system(.some, _): asked.device.assumedRelease(on: platform.device)
      case .model(nil, let filter) where step.holds:
        [
          "The device's model is one that the filter lets through, \(filter.words); other devices get nothing (--model)."
        ]
      default: []
      }
    }
  }

  /// True where the answer depends on something that the device kept.
  private func usesMemory(_ decision: Decision, _ platform: Platform) -> Bool {
    decision.trace.contains { step in
      switch step.check {
      // A change alone decides nothing: it is what the window and the mode let through that counts.
      case .allowed, .quietOver, .cachedFor: true
      // On iOS 1.0.7–2.2.3 what was kept is never used.
      case .online(false): platform == .android || client.has(.fallsBackOnCache) || client.has(.checksNetworkOnIOS)
      case .decodes(false), .buildFits: step.leavesWithoutDocument && client.has(.fallsBackOnCache)
      default: false
      }
    }
  }

  // MARK: Rating

  func simulateRating(_ facts: Facts) -> Answer {
    let decoding = Decoding(facts.document)
    let config = RatingConfig(decoding, for: client)
    let minutes = asked.rating.minutesSincePrompt ?? 0
    let opens = asked.rating.opens ?? 1
    var subject = RatingSubject(config, client: client, platform: facts.platform, now: now)
    let kept = cached(like: facts.document).flatMap { RatingConfig(Decoding($0), for: client) }
    subject.isEndless = decoding.endlessTo.contains(client)
    subject.kept = kept
    let device = subject.device(
      opens: opens, minutes: minutes, isRefusedForEver: asked.rating.dontAsk, isOffline: asked.device.offline)
    let decision = subject.decide(on: device)
    var simulation = Simulation(
      path: facts.path, document: facts.document, pages: kinds[facts.document.kind],
      stepsNameMembers: kinds.models[facts.document.kind].stepsNameMembers, count: facts.count, client: client,
      platform: facts.platform.title,
      inputs: [
        ("date", .integer(now)), ("platform", .string(facts.platform.rawValue)),
        ("offline", .bool(asked.device.offline)),
        ("opens", .integer(opens)), ("minutesSincePrompt", .integer(minutes)),
        ("dontAsk", .bool(asked.rating.dontAsk)),
      ], decision: decision, languages: facts.languages, zone: zone)
    simulation.assumptions = facts.assumptions
    simulation.firstKeptStep = Self.firstKeptStep(decision)
    let compares = decision.trace.contains { $0.member == "minutes" || $0.member == "numAperture" }
    if compares, asked.rating.opens == nil {
      simulation.assumptions.append("This is the first opening of the app (--opens).")
    }
    if compares, asked.rating.minutesSincePrompt == nil {
      simulation.assumptions.append(
        "No minute has passed since the last prompt or the first opening (--minutes-since-prompt).")
    }
    if compares, kept == nil, simulation.firstKeptStep != nil {
      simulation.assumptions.append(
        "The device keeps the limits it was built with, 2880 minutes and 5 openings (--cached).")
    }
    noteFailure(decoding, &simulation)
    if let perDay = asked.rating.opensPerDay, let days = asked.rating.days {
      simulation.prompts = RatingDecision.prompts(
        config, isEndless: subject.isEndless, on: device, openings: openings(perDay, days))
      let network: LocalizedMessage = device.isOffline ? "offline" : "online"
      simulation.assumptions.append(
        perDay == 1
          ? "From the given date on the app is opened once a day at equal intervals, for \(days) days, \(network)."
          : "From the given date on the app is opened \(perDay) times a day at equal intervals, for \(days) days, \(network)."
      )
    }
    return .answer(simulation)
  }

  /// Every opening of a habit, as far as the clock goes.
  private func openings(_ perDay: Int, _ days: Int) -> [Instant] {
    (0..<days * perDay).compactMap { number in
      let offset =
        Int64(number / perDay) * Calendar.millisecondsPerDay
        + Int64(number % perDay) * Calendar.millisecondsPerDay / Int64(perDay)
      let (moment, overflow) = now.addingReportingOverflow(offset)
      return overflow ? nil : moment
    }
  }
}
