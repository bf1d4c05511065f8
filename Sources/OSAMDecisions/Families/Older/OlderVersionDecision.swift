import OSAMFormats

/// The version-control decision of osam-controldeversions. [older-decision, older-no-memory]
package enum OlderVersionDecision {
  /// Decides on what a server answers; nil when the client is not of this library.
  package static func decide(_ bytes: [UInt8], on device: OlderVersionDevice) -> Decision? {
    OlderReader.read(bytes, for: device.client).flatMap { decide($0, on: device) }
  }

  /// Decides on what the client's reader made of an answer; nil when the client is not of this library.
  package static func decide(_ answer: Result<ReadValue, OlderFault>, on device: OlderVersionDevice) -> Decision? {
    Content(answer, for: device.client).map { decide($0, on: device) }
  }

  /// An answer as a client has it in hand, decoded once for all devices.
  package enum Content: Sendable {
    case android(Result<OlderVersionAndroid, OlderFault>)
    case iOS(Result<OlderVersionIOS, OlderFault>)

    /// Nil when the client is not of this library.
    package init?(_ answer: Result<ReadValue, OlderFault>, for client: Client) {
      switch client.library.id {
      case Library.controlDeVersionsAndroid.id:
        self = .android(answer.flatMap { OlderVersionAndroid.decode($0, for: client) })
      case Library.controlDeVersionsIOS.id: self = .iOS(answer.flatMap { OlderVersionIOS.read($0, for: client) })
      default: return nil
      }
    }
  }

  /// Decides on what the device's client has in hand.
  package static func decide(_ content: Content, on device: OlderVersionDevice) -> Decision {
    switch content {
    case .android(let document):
      var run = AndroidRun(device: device)
      return run.decide(document)
    case .iOS(let document):
      var run = IOSRun(device: device)
      return run.decide(document)
    }
  }
}

/// The kind of alert, which follows from the buttons. [older-kinds]
private func kind(ok: Bool, cancel: Bool) -> Plain { cancel ? (ok ? .mayUpdate : .inform) : .mustUpdate }

/// The order that a mode of comparison asks for, in words; nil for numbers that show nothing.
private func wanted(_ mode: Int32) -> VersionOrder? {
  switch mode {
  case 0: .lower
  case 1: .equal
  case 2: .greater
  default: nil
  }
}

extension Decision {
  /// A client that gave up.
  static func stumbled(
    _ fault: OlderFault, trace: [Step], quietChecks: [DeviceCheck] = [], looksAtLanguage: Bool = false,
    notes: [LocalizedMessage]
  ) -> Decision {
    var decision: Decision
    switch fault.outcome {
    case .crash: decision = Decision(.plain(.crash), result: nil)
    case .error(let name): decision = Decision(.error(named: name), result: name)
    case .nothing: decision = Decision(.plain(.nothing), result: nil)
    }
    decision.olderFault = fault
    decision.cause = .document(isCertain: !fault.isUnverified)
    decision.trace = trace
    decision.quietChecks = quietChecks
    decision.looksAtLanguage = looksAtLanguage
    decision.notes = notes
    if fault.isUnverified { decision.notes.append("Read in the library's source; not verified on a device.") }
    return decision
  }
}

/// The comparison of versions, as a step.
private func versionStep(
  _ installed: String, _ order: VersionOrder, _ version: String, by scheme: VersionScheme, mode: Int32,
  wanted: VersionOrder
) -> Step {
  Step(
    member: "version",
    check: .stands(installed: installed, order, to: version, scheme, wanted: wanted, mode: mode),
    holds: order == wanted)
}

private func modeStep(_ mode: Int32?) -> Step {
  let words: LocalizedMessage =
    mode.map { wanted($0) == nil ? "mode \($0) shows nothing" : "mode \($0)" } ?? "no mode: nothing is shown"
  return Step(member: "comparisonMode", check: .stated(words), holds: mode.flatMap(wanted) != nil)
}

private func decodesStep(_ decodes: Bool) -> Step { Step(check: .decodes(decodes), holds: decodes) }

// MARK: - Android

private struct AndroidRun {
  let device: OlderVersionDevice
  var trace: [Step] = []
  var quietChecks: [DeviceCheck] = []
  var looksAtLanguage = false
  var notes: [LocalizedMessage] = []

  init(device: OlderVersionDevice) { self.device = device }

  mutating func decide(_ content: Result<OlderVersionAndroid, OlderFault>) -> Decision {
    guard DottedParts.areDigits(device.installed) else { return wrongInstalledVersion() }
    quietChecks.append(.isReadable(.version, device.installed, scheme))
    let document: OlderVersionAndroid
    switch content {
    case .failure(let fault):
      trace.append(decodesStep(false))
      return .stumbled(fault, trace: trace, quietChecks: quietChecks, notes: notes)
    case .success(let decoded): document = decoded
    }
    trace.append(decodesStep(true))
    do throws(OlderFault) {
      // Texts are looked up before anything is compared.
      looksAtLanguage = document.labels.contains { $0.texts != nil }
      var choices: [OlderLabel.Choice] = []
      for label in document.labels { choices.append(try label.onAndroid(device.language).get()) }
      guard try isShown(document) else {
        return Decision(
          .plain(.nothing), result: "onSuccess(false)", trace: trace, quietChecks: quietChecks,
          looksAtLanguage: looksAtLanguage, notes: notes)
      }
      return shown(document, choices)
    } catch {
      return .stumbled(
        error, trace: trace, quietChecks: quietChecks, looksAtLanguage: looksAtLanguage, notes: notes)
    }
  }

  /// The library shows an alert of its own and never asks the server. [older-installed-android]
  private mutating func wrongInstalledVersion() -> Decision {
    trace.append(
      Step(check: .isReadable(.version, device.installed, scheme), holds: false))
    notes.append("The library says that the app's version number is wrong and does not download the document.")
    var decision = Decision(.plain(.inform), result: nil, trace: trace, notes: notes)
    decision.olderAlert = OlderAlert(
      title: .own, message: .own,
      buttons: [.init(text: .own, then: .closes, opens: nil, result: "onAlertDialogDismissed")], blocks: false)
    return decision
  }

  private mutating func isShown(_ document: OlderVersionAndroid) throws(OlderFault) -> Bool {
    if let minSystem = document.minSystem {
      quietChecks.append(.isReadable(.osVersion, device.system, scheme))
      for bound in stumbles(over: minSystem) {
        quietChecks.append(.reaches(system: device.system, bound: bound, .versions(scheme)))
      }
      let check = DeviceCheck.reaches(system: device.system, bound: minSystem, .versions(scheme))
      let order = try compare(minSystem, device.system) { failure in
        failure.isInFirst
          ? document.systemFault(failure) : OlderVersionAndroid.deviceFault("minSystemVersion", "system", failure)
      }
      let isMet = order != .greater
      trace.append(Step(member: "minSystemVersion", check: check, holds: isMet))
      guard isMet else { return false }
    }
    guard let version = document.version else {
      trace.append(Step(member: "version", check: .stated("no version: nothing is shown"), holds: false))
      return false
    }
    guard let mode = document.mode else {
      trace.append(modeStep(nil))
      return false
    }
    if let fault = document.formFault { throw fault }
    guard let wanted = wanted(mode) else {
      trace.append(modeStep(mode))
      return false
    }
    for bound in stumbles(over: version) {
      quietChecks.append(.isBelow(installed: device.installed, bound: bound, .versions(scheme)))
    }
    let order = try compare(device.installed, version) { failure in
      failure.isInFirst
        ? OlderVersionAndroid.deviceFault("version", "installed", failure) : document.versionFault(failure)
    }
    trace.append(versionStep(device.installed, order, version, by: scheme, mode: mode, wanted: wanted))
    return order == wanted
  }

  private var scheme: VersionScheme {
    OlderOSAMChange.numericParts.releases.contains(device.client) ? .paddedIntegers : .textCompare
  }

  /// Between which versions a device crashes over one of the document.
  private func stumbles(over version: String) -> [String] {
    guard scheme == .paddedIntegers, let (from, below) = PaddedIntegers.stumbling(over: version) else { return [] }
    return [from] + (below.map { [$0] } ?? [])
  }

  private func compare(
    _ first: String, _ second: String, orStumble fault: (PaddedIntegers.Failure) -> OlderFault
  ) throws(OlderFault) -> VersionOrder {
    if scheme == .textCompare { return TextCompare.compare(first, second) }
    do throws(PaddedIntegers.Failure) {
      return try PaddedIntegers.compare(first, second)
    } catch {
      throw fault(error)
    }
  }

  private mutating func shown(_ document: OlderVersionAndroid, _ choices: [OlderLabel.Choice]) -> Decision {
    let (ok, cancel) = (choices[2].text, choices[3].text)
    let (hasOK, hasCancel) = (OlderVersionAndroid.isButton(ok), OlderVersionAndroid.isButton(cancel))
    var buttons: [OlderAlert.Button] = []
    if hasOK {
      // Its click handler is replaced, so the alert stays whatever other buttons there are.
      buttons.append(
        .init(text: ok, then: .stays, opens: document.url.map(OlderLinkFacts.openedOnAndroid), result: nil))
      if document.url == nil { notes.append("OK opens nothing: there is no okButtonActionURL.") }
    }
    if hasCancel {
      buttons.append(.init(text: cancel, then: .closes, opens: nil, result: "onAlertDialogDismissed"))
    }
    if buttons.contains(where: { $0.text.isEmpty }) {
      notes.append("A button with an empty title may not be usable; not verified on a device.")
    }
    noteFallback(zip(document.labels, choices).filter { $1.isFallback }.map { $0.0.name })
    var decision = Decision(
      .plain(kind(ok: hasOK, cancel: hasCancel)), result: "onSuccess(true)", trace: trace,
      quietChecks: quietChecks, looksAtLanguage: looksAtLanguage, notes: notes)
    decision.outcome = decision.plain.rawValue
    decision.olderAlert = OlderAlert(
      title: choices[0].text, message: choices[1].text, buttons: buttons, blocks: !hasCancel)
    return decision
  }

  private mutating func noteFallback(_ names: [String]) {
    if names.isEmpty { return }
    let language: LocalizedMessage = device.language.map { "no text for \($0)" } ?? "no language was asked for"
    notes.append("\(names.joined(separator: ", ")): \(language), so the first entry of the file is taken.")
  }

}

// MARK: - iOS

private struct IOSRun {
  let device: OlderVersionDevice
  var trace: [Step] = []
  var quietChecks: [DeviceCheck] = []
  var looksAtLanguage = false
  var notes: [LocalizedMessage] = []

  init(device: OlderVersionDevice) { self.device = device }

  mutating func decide(_ content: Result<OlderVersionIOS, OlderFault>) -> Decision {
    let document: OlderVersionIOS
    switch content {
    case .failure(let fault):
      trace.append(decodesStep(false))
      return .stumbled(fault, trace: trace, quietChecks: quietChecks, notes: notes)
    case .success(let decoded): document = decoded
    }
    trace.append(decodesStep(true))
    do throws(OlderFault) {
      guard try isShown(document) else {
        return Decision(.plain(.nothing), result: "completion(nil)", trace: trace, notes: notes)
      }
      return try shown(document)
    } catch {
      return .stumbled(
        error, trace: trace, quietChecks: quietChecks, looksAtLanguage: looksAtLanguage, notes: notes)
    }
  }

  private mutating func isShown(_ document: OlderVersionIOS) throws(OlderFault) -> Bool {
    if case .failure(let fault) = document.version, fault.isMissing, let mode = try? document.mode.get() {
      // `compare:` with nil is documented as undefined; it was seen to answer "descending". [older-version-ios]
      notes.append(
        mode == 2
          ? "What the comparison with no version answers is not defined: the app may crash, or the alert may be shown."
          : "What the comparison with no version answers is not defined: the app may crash, or nothing may be shown.")
    }
    let version = try document.version.get()
    let mode = try document.mode.get()
    guard let wanted = wanted(mode) else {
      trace.append(modeStep(mode))
      return false
    }
    let order = NumericSearch.compare(device.installed, version)
    trace.append(versionStep(device.installed, order, version, by: .numericSearch, mode: mode, wanted: wanted))
    guard order == wanted else { return false }
    let needed = try document.minSystem.get()
    let holds = SystemFloat.value(device.system) >= needed
    let check = DeviceCheck.reachesFloat(system: device.system, asked: document.minSystemAsWritten, needed: needed)
    trace.append(Step(member: "minSystemVersion", check: check, holds: holds))
    return holds
  }

  private mutating func shown(_ document: OlderVersionIOS) throws(OlderFault) -> Decision {
    looksAtLanguage = document.labels.contains { $0.texts != nil }
    var choices: [OlderLabel.Choice] = []
    for label in document.labels { choices.append(try label.onIOS(device.language).get()) }
    let (title, message) = (choices[0].text, choices[1].text)
    let ok = OlderVersionIOS.isButton(choices[2].text)
    let cancel = OlderVersionIOS.isButton(choices[3].text)
    noteFallback(document.labels, choices)
    if ok == nil || cancel == nil {
      notes.append("Some languages have an empty button title: whether the button is there is not defined.")
    }
    // Where the button may or may not be there, the answer is the one that leaves the user less.
    let hasOK = ok ?? (cancel == true)
    let hasCancel = cancel == true
    let comesBack = !hasCancel || device.hasShownForcedAlert
    let isRepeated = comesBack && title != .absent && message != .absent
    var buttons: [OlderAlert.Button] = []
    if hasOK {
      buttons.append(button(choices[2].text, document, comesBack: comesBack, isRepeated: isRepeated))
      if comesBack, !isRepeated {
        notes.append("Title or message is missing: OK closes the alert, and the app's completion is never called.")
      }
      if hasCancel, isRepeated {
        notes.append("An alert without a cancel button came before: after OK this one comes back without its own.")
      }
    }
    if hasCancel {
      buttons.append(.init(text: choices[3].text, then: .closes, opens: nil, result: "completion(nil)"))
    }
    if !hasCancel { notes.append("Until the app is started again, later alerts come back after OK too.") }
    var decision = Decision(
      .plain(kind(ok: hasOK, cancel: hasCancel)), result: nil, trace: trace,
      looksAtLanguage: looksAtLanguage, notes: notes)
    decision.outcome = decision.plain.rawValue
    decision.olderAlert = OlderAlert(
      title: title, message: message, buttons: buttons, blocks: !hasCancel && (!hasOK || isRepeated))
    return decision
  }

  private mutating func button(
    _ text: OlderText, _ document: OlderVersionIOS, comesBack: Bool, isRepeated: Bool
  ) -> OlderAlert.Button {
    var button = OlderAlert.Button(
      text: text, then: isRepeated ? .comesBack : .closes, opens: nil, result: comesBack ? nil : "completion(nil)")
    switch document.url {
    case .failure(let fault):
      button.crashes = true
      button.result = nil
      if case .name(let name)? = fault.path.last { notes.append("\(name) \(fault.words): touching OK ends the app.") }
    case .success(nil): notes.append("OK opens nothing: there is no okButtonActionURL.")
    case .success(let url?):
      if url.isEmpty {
        notes.append("OK opens nothing: okButtonActionURL is empty.")
        break
      }
      button.opens = url
      button.mayOpenNothing = url.utf8.contains(where: OlderLinkFacts.isTroubleOnIOS)
      if button.mayOpenNothing {
        notes.append("The address has spaces or angle brackets: older systems open nothing; not verified on a device.")
      }
    }
    return button
  }

  private mutating func noteFallback(_ labels: [OlderLabel], _ choices: [OlderLabel.Choice]) {
    let undefined = zip(labels, choices).filter { if case .anyOf = $1.text { true } else { false } }.map { $0.0.name }
    if !undefined.isEmpty {
      let language: LocalizedMessage =
        device.language.flatMap { $0.isEmpty ? nil : "no text for \($0)" } ?? "no language was asked for"
      notes.append("\(undefined.joined(separator: ", ")): \(language), and which entry is taken is not defined.")
    }
    for fault in choices.flatMap({ $0.risks }) {
      let path = fault.path.map { if case .name(let key) = $0 { key } else { "" } }.joined(separator: ".")
      notes.append("\(path) \(fault.words): if that entry is taken, the app may crash; not verified on a device.")
    }
  }
}
