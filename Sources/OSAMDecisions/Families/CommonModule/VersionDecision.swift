import OSAMFormats
import OSAMSyntax

/// The version-control decision of the common module, by release range. [module-window]
package enum VersionDecision {
  /// The service's answer as the device gets it.
  package enum Answer: Sendable {
    case decoded(VersionConfig)
    /// The client cannot decode it.
    case undecodable
    /// The client never comes back from decoding it. [module-endless-value]
    case endless
  }

  /// The window of a document: both ends belong to it. [module-window]
  package struct Window: Sendable {
    package var start: Instant
    package var end: Instant

    package init(start: Instant?, end: Instant?) {
      self.start = start ?? 0
      self.end = end ?? .max
    }

    package func hasStarted(at clock: Instant) -> Bool { start <= clock }
    package func hasEnded(at clock: Instant) -> Bool { clock > end }
    package func isOpen(at clock: Instant) -> Bool { hasStarted(at: clock) && !hasEnded(at: clock) }
  }

  /// Decides. Nil when the client's source was not read. Where nobody asks what an alert says, it is left out.
  package static func decide(
    _ answer: Answer, versionCode: Int64?, on device: VersionDevice, withAlert: Bool = true
  ) -> Decision? {
    guard ClientSet.commonModule.contains(device.client) else { return nil }
    var run = Run(device: device, hasAlert: withAlert)
    return run.decide(answer, versionCode: versionCode).blamingDocument()
  }

  /// `dialogDisplayDuration` in milliseconds, saturating as the client's duration type does: 2^62 − 1
  /// milliseconds is its largest finite value. [module-duration]
  package static func milliseconds(ofSeconds seconds: Int64) -> Int64 {
    let largest: Int64 = 4_611_686_018_427_387_903
    let (product, overflow) = seconds.multipliedReportingOverflow(by: 1000)
    if overflow || product > largest || product < -largest { return seconds < 0 ? .min : .max }
    return product
  }
}

/// The last answer of a user, as the device remembers it.
private struct KeptAnswer {
  var isAllowed: Bool
  var lastOK: Instant = 0
  var isAnswered = false

  static let none = KeptAnswer(isAllowed: true)

  init(isAllowed: Bool) { self.isAllowed = isAllowed }

  init(_ cached: VersionDevice.Cached) {
    (isAllowed, lastOK, isAnswered) = (cached.isAllowed, cached.lastOK, cached.isAnswered)
  }
}

private struct Run {
  let device: VersionDevice
  /// False where the decision is wanted without it.
  let hasAlert: Bool
  var trace: [Step] = []
  var quietChecks: [DeviceCheck] = []
  var notes: [LocalizedMessage] = []
  var hasMixedTexts = false

  init(device: VersionDevice, hasAlert: Bool) { (self.device, self.hasAlert) = (device, hasAlert) }

  private func has(_ change: ModuleChange) -> Bool { device.client.has(change) }

  mutating func decide(_ answer: VersionDecision.Answer, versionCode: Int64?) -> Decision {
    if device.isAlertShowing, has(.refusesSecondAlert) {
      notes.append("An alert of the module is on the screen already.")
      return Decision(.moduleError, result: "ERROR", trace: trace, notes: notes)
    }
    // Without a network the service is not asked, so it does not matter whom the document is for.
    guard isOnline else { return decideOffline() }
    guard canAsk() else { return decideWithoutDocument() }
    if device.isOffline {
      // An iOS device that counts as online and is not: its fetch fails.
      trace.append(Step(check: .online(false), holds: false))
      return decideWithoutDocument()
    }
    guard isReached(versionCode) else { return nothing(result: nil) }
    switch answer {
    case .undecodable:
      trace.append(Step(check: .decodes(false), holds: false))
      return decideWithoutDocument()
    case .endless:
      trace.append(Step(check: .decodes(false), holds: false))
      notes.append("The app's callback is never called.")
      return nothing(result: nil)
    case .decoded(let config):
      trace.append(Step(check: .decodes(true), holds: true))
      return decide(config, clock: device.serverDate ?? device.now, memory: memory(after: config))
    }
  }

  // MARK: Who gets the document

  private mutating func isReached(_ versionCode: Int64?) -> Bool {
    guard device.applies != .asServed, let versionCode else {
      trace.append(Step(member: "versionCode", check: .alwaysApplies, holds: true))
      return true
    }
    let reached = device.applies.reaches(installed: device.installed, versionCode: versionCode)
    trace.append(
      Step(
        member: "versionCode",
        check: .applies(device.applies, installed: device.installed, versionCode: versionCode), holds: reached))
    return reached
  }

  /// iOS up to 2.2.3 always counts as online. [module-online-on-ios]
  private var isOnline: Bool {
    !device.isOffline || (device.platform == .ios && !has(.checksNetworkOnIOS))
  }

  /// The installed build lets the client ask the service. [module-build-of-32-bits]
  private mutating func canAsk() -> Bool {
    guard device.platform == .ios, has(.takesBuildsOf32Bits) else { return true }
    let fits = Int32(exactly: device.installed) != nil
    trace.append(Step(check: .buildFits(installed: device.installed), holds: fits))
    return fits
  }

  private mutating func decideOffline() -> Decision {
    trace.append(Step(check: .online(false), holds: false))
    guard let cached = device.cached else {
      notes.append("A device that never fetched a document has mode NONE.")
      return nothing(result: "DISMISSED")
    }
    if has(.keepsForOneVersion) {
      let isSame = cached.installed != 0 && cached.installed == device.installed
      trace.append(
        Step(check: .cachedFor(installed: cached.installed, now: device.installed), holds: isSame))
      guard isSame else { return nothing(result: "DISMISSED") }
    }
    let decision = decide(kept(cached), clock: device.now, memory: KeptAnswer(cached))
    return cached.config.stopsDevices && decision.plain.isShown ? decision.noting(Self.unfiltered) : decision
  }

  private static let unfiltered: LocalizedMessage =
    "Devices do not keep the filters of a document: without a network every system and model gets the alert."

  /// The fetch failed or its answer does not decode. [module-falls-back-on-cache, module-stays-silent,
  /// module-answers-error]
  private mutating func decideWithoutDocument() -> Decision {
    if has(.fallsBackOnCache) {
      guard let cached = device.cached else { return nothing(result: "DISMISSED") }
      notes.append("Releases up to 1.0.6 fall back to the document fetched before.")
      return decide(kept(cached), clock: device.now, memory: .none)
    }
    if has(.staysSilentOnFailure) {
      notes.append("The app's callback is never called.")
      return nothing(result: nil)
    }
    return Decision(.moduleError, result: "ERROR", trace: trace, notes: notes)
  }

  /// The document as the device kept it. Up to 2.1.6 the Catalan cancel text is stored in the place of
  /// the Catalan OK text. [module-catalan-texts]
  private mutating func kept(_ cached: VersionDevice.Cached) -> VersionConfig {
    var config = cached.config.kept
    if has(.keepsCatalanOK) { return config }
    config.ok[.ca] = config.cancel[.ca]
    hasMixedTexts = true
    return config
  }

  // MARK: The decision

  private mutating func decide(
    _ config: VersionConfig, clock: Instant, memory: KeptAnswer
  ) -> Decision {
    if has(.comparesDates), !leavesWindowOut(clock) {
      let window = VersionDecision.Window(start: config.startDate, end: config.endDate)
      let started = window.hasStarted(at: clock)
      trace.append(
        Step(member: "startDate", check: .started(start: config.startDate, clock: clock), holds: started))
      guard started else { return nothing(result: "DISMISSED") }
      let notEnded = !window.hasEnded(at: clock)
      trace.append(Step(member: "endDate", check: .notEnded(end: config.endDate, clock: clock), holds: notEnded))
      guard notEnded else { return nothing(result: "DISMISSED") }
    }
    trace.append(Step(member: "comparisonMode", check: .mode(config.mode), holds: config.mode != .none))
    switch config.mode {
    case .none: return nothing(result: "DISMISSED")
    case .force: return passesFilters(config) ? shown(config) : nothing(result: "DISMISSED")
    case .lazy, .info:
      guard passesFilters(config) else { return nothing(result: "DISMISSED") }
      guard !has(.remembersAnswers) || passesMemory(config, memory) else {
        if has(.callsBackWhenQuiet) { return nothing(result: "DISMISSED") }
        notes.append("The app's callback is never called.")
        return nothing(result: nil)
      }
      return shown(config)
    }
  }

  /// [module-no-server-clock]
  private mutating func leavesWindowOut(_ clock: Instant) -> Bool {
    guard has(.skipsWindowWithoutClock) else { return false }
    let hasClock = clock != 0
    if hasClock {
      quietChecks.append(.hasClock(clock))
    } else {
      trace.append(Step(member: "serverDate", check: .hasClock(clock), holds: false))
    }
    return !hasClock
  }

  /// The system and the model of the device are among those that the document is for. [module-filters]
  private mutating func passesFilters(_ config: VersionConfig) -> Bool {
    if let filter = config.systemFilter {
      let holds = device.system.map(filter.admits) ?? true
      trace.append(Step(member: "osVersion", check: .system(device.system, filter), holds: holds))
      guard holds else { return false }
    }
    if let filter = config.modelFilter {
      let holds = device.model.map(filter.admits) ?? !filter.isForNobody
      trace.append(Step(member: "models", check: .model(device.model, filter), holds: holds))
      guard holds else { return false }
    }
    return true
  }

  /// Don't-show-again and the quiet time after OK. [module-memory, module-duration]
  private mutating func passesMemory(_ config: VersionConfig, _ memory: KeptAnswer) -> Bool {
    trace.append(Step(member: "checkBoxDontShowAgain", check: .allowed, holds: memory.isAllowed))
    guard memory.isAllowed else { return false }
    if has(.startsQuietTimeAtAnswer), !memory.isAnswered {
      trace.append(Step(member: "dialogDisplayDuration", check: .neverAnswered, holds: true))
      return true
    }
    let needed = VersionDecision.milliseconds(ofSeconds: config.displayDuration)
    let elapsed = device.now.subtractingReportingOverflow(memory.lastOK).partialValue
    let isOver = elapsed >= needed
    trace.append(
      Step(
        member: "dialogDisplayDuration",
        check: .quietOver(lastOK: memory.lastOK, clock: device.now, milliseconds: needed), holds: isOver))
    return isOver
  }

  /// The device's memory once it has this document: a change makes it forget. [module-change]
  private mutating func memory(after config: VersionConfig) -> KeptAnswer {
    guard has(.remembersAnswers) else { return .none }
    let change = Change.first(
      from: device.cached, to: config, by: device.client, installedName: device.installedName)
    if config.mode == .lazy || config.mode == .info {
      trace.append(Step(member: change, check: .changed, holds: change != nil))
    }
    if change != nil { return .none }
    return device.cached.map(KeptAnswer.init) ?? KeptAnswer(isAllowed: false)
  }

  // MARK: Outcomes

  private func nothing(result: String?) -> Decision {
    Decision(.moduleNothing, result: result, trace: trace, quietChecks: quietChecks, notes: notes)
  }

  private func shown(_ config: VersionConfig) -> Decision {
    var decision = Decision(
      .mode(config.mode), result: nil, trace: trace, quietChecks: quietChecks, notes: notes)
    if hasMixedTexts {
      decision.notes.append("Releases up to 2.1.6 keep the Catalan cancel text in the place of the Catalan OK text.")
    }
    let use = config.mode.use
    // FORCE cannot be left without a button, nor can alerts of the system on iOS. [module-leaving,
    // module-leaving-on-ios, module-own-screen]
    let leaving =
      config.mode != .force && (device.platform == .android || has(.closesByXOnIOS)) ? "DISMISSED" : nil
    if leaving != nil, has(.callsBackTwice) {
      decision.notes.append("Up to 1.0.6 on Android a second callback, DISMISSED, follows the one of a button.")
    }
    for language in Language.allCases where hasAlert {
      var buttons: [Alert.Button] = []
      if use.showsOK {
        // INFO + OK answers DISMISSED from 2.2.3 on. [module-info-dismissed]
        let result = config.mode == .info && has(.infoIsDismissed) ? "DISMISSED" : "ACCEPTED"
        buttons.append(.init(text: config.ok[language] ?? "", result: result, opens: use.opensURL ? config.url : nil))
      }
      if use.showsCancel {
        buttons.append(.init(text: config.cancel[language] ?? "", result: "CANCELLED", opens: nil))
      }
      decision.alert[language] = Alert(
        title: config.title[language] ?? "", message: config.message[language] ?? "", buttons: buttons,
        hasCheckbox: use.hasCheckbox && config.hasCheckbox, resultOfLeaving: leaving)
    }
    return decision
  }
}

/// The reason for a device to count a document as new: the first difference, in the client's order. [module-change]
package enum Change {
  /// The member that differs, or nil when none does.
  package static func first(
    from cached: VersionDevice.Cached?, to config: VersionConfig, by client: Client,
    installedName: String? = nil
  ) -> String? {
    let isInstalledName = installedName.map(config.versionName.sameUTF16(as:)) ?? false
    let comparesName = client.has(.comparesVersionName) && !isInstalledName
    guard let cached else {
      // A new device has the built-in defaults: code 0, mode NONE, 0 and Int64 max, no box, duration 0.
      if config.versionCode != 0 { return "versionCode" }
      if comparesName, !config.versionName.isEmpty { return "versionName" }
      if config.mode != .none { return "comparisonMode" }
      if config.startDate != 0 { return "startDate" }
      if config.endDate != .max { return "endDate" }
      return "title"
    }
    let old = cached.config
    if config.versionCode != cached.installed, config.versionCode != old.versionCode { return "versionCode" }
    // Neither the name the device had nor that of the installed version. [module-name-change]
    if comparesName, !same("versionName", (config.versionName, old.versionName), config, old) { return "versionName" }
    if config.mode != old.mode { return "comparisonMode" }
    if config.startDate != old.startDate { return "startDate" }
    if config.endDate != old.endDate { return "endDate" }
    if !same("title", (config.title, old.title), config, old) { return "title" }
    if !same("message", (config.message, old.message), config, old) { return "message" }
    if !same("ok", (config.ok, old.ok), config, old) { return "ok" }
    if !same("cancel", (config.cancel, old.cancel), config, old) { return "cancel" }
    if !same("url", (config.url, old.url), config, old) { return "url" }
    if config.hasCheckbox != old.hasCheckbox { return "checkBoxDontShowAgain" }
    if config.displayDuration != old.displayDuration { return "dialogDisplayDuration" }
    return nil
  }

  /// Equal letter by letter, as the clients compare, halves of characters included: their texts are UTF-16.
  private static func same(
    _ member: String, _ texts: (String, String), _ left: VersionConfig, _ right: VersionConfig
  ) -> Bool {
    texts.0.sameUTF16(as: texts.1) && hasSameHalves(member, left, right)
  }

  private static func same(
    _ member: String, _ texts: (PerLanguage<String>, PerLanguage<String>), _ left: VersionConfig, _ right: VersionConfig
  ) -> Bool {
    Language.allCases.allSatisfy { language in
      (texts.0[language] ?? "").sameUTF16(as: texts.1[language] ?? "")
        && hasSameHalves("\(member).\(language.rawValue)", left, right)
    }
  }

  private static func hasSameHalves(
    _ name: @autoclosure () -> String, _ left: VersionConfig, _ right: VersionConfig
  ) -> Bool {
    if left.halves.isEmpty, right.halves.isEmpty { return true }
    let name = name()
    return left.halves[name] == right.halves[name]
  }
}
