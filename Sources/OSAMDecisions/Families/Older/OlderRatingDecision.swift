import OSAMFormats

/// The rating decision of osam-valoracions. [older-rating-decision-ios, older-rating-decision-android,
/// older-rating-zero]
package enum OlderRatingDecision {
  /// Decides one launch on what a server answers; nil when the client is not of this library. The device is
  /// online and has the store.
  package static func decide(_ bytes: [UInt8], on device: OlderRatingDevice) -> Decision? {
    OlderReader.read(bytes, for: device.client).flatMap { decide($0, on: device) }
  }

  /// Decides on what the client's reader made of an answer; nil when the client is not of this library.
  package static func decide(_ answer: Result<ReadValue, OlderFault>, on device: OlderRatingDevice) -> Decision? {
    Content(answer, for: device.client).map { decide($0, on: device) }
  }

  /// An answer as a client has it in hand, decoded once for all devices.
  package enum Content: Sendable {
    case android(Result<OlderRatingAndroid, OlderFault>)
    case iOS(Result<OlderRatingIOS, OlderFault>)

    /// Nil when the client is not of this library.
    package init?(_ answer: Result<ReadValue, OlderFault>, for client: Client) {
      switch client.library.id {
      case Library.valoracionsAndroid.id:
        self = .android(answer.flatMap { OlderRatingAndroid.decode($0, for: client) })
      case Library.valoracionsIOS.id: self = .iOS(answer.flatMap { OlderRatingIOS.decode($0, for: client) })
      default: return nil
      }
    }
  }

  /// Decides on what the device's client has in hand.
  package static func decide(_ content: Content, on device: OlderRatingDevice) -> Decision {
    switch content {
    case .android(let limits): android(limits, device)
    case .iOS(let limits): iOS(limits, device)
    }
  }

  // MARK: iOS

  private static func iOS(_ content: Result<OlderRatingIOS, OlderFault>, _ device: OlderRatingDevice) -> Decision {
    var trace = [answeredStep(device, "this build of the app has not asked yet")]
    if device.isAnswered {
      return Decision(.plain(.nothing), result: "success(false)", trace: trace)
    }
    let limits: OlderRatingIOS
    switch content {
    case .failure(let fault):
      trace.append(Step(check: .decodes(false), holds: false))
      return .stumbled(fault, trace: trace, notes: ["This launch is not counted."])
    case .success(let decoded): limits = decoded
    }
    trace.append(Step(check: .decodes(true), holds: true))
    let isOpenEnough = device.opens >= limits.launches
    trace.append(openingsStep(limits.launches, device.opens))
    if isOpenEnough {
      if limits.seconds == nil { return .stumbled(limits.tooManyDays, trace: trace, notes: []) }
      let isLongEnough = device.daysSinceFirst >= Double(limits.tmin)
      trace.append(daysStep(limits.tmin, device.daysSinceFirst, .firstLaunchOfBuild, isLongEnough))
      if isLongEnough {
        let note: LocalizedMessage =
          "The store's own prompt is requested; the system decides whether it really appears."
        return Decision(.plain(.prompt), result: "success(true)", trace: trace, notes: [note])
      }
    }
    return Decision(.plain(.nothing), result: "success(false)", trace: trace)
  }

  // MARK: Android

  private static func android(
    _ content: Result<OlderRatingAndroid, OlderFault>, _ device: OlderRatingDevice
  ) -> Decision {
    var trace = [answeredStep(device, "the user has not answered yet")]
    if device.isAnswered {
      return Decision(.plain(.nothing), result: "handlePositive", trace: trace)
    }
    let limits: OlderRatingAndroid
    switch content {
    case .failure(let fault):
      trace.append(Step(check: .decodes(false), holds: false))
      return .stumbled(fault, trace: trace, notes: ["This launch is not counted."])
    case .success(let decoded): limits = decoded
    }
    trace.append(Step(check: .decodes(true), holds: true))
    var notes: [LocalizedMessage] = []
    var quietChecks: [DeviceCheck] = []
    guard prompts(limits, device, &trace, &quietChecks, &notes) else {
      return Decision(
        .plain(.nothing), result: "handleNeutral", trace: trace, quietChecks: quietChecks,
        notes: notes)
    }
    let text = message(limits, device)
    if text == .own { notes.append("The dialog has the library's own text: none for this language.") }
    var decision = Decision(
      .plain(.prompt), result: nil, trace: trace, quietChecks: quietChecks,
      looksAtLanguage: !limits.messages.isEmpty, notes: notes)
    decision.olderAlert = OlderAlert(
      title: .own, message: text,
      buttons: [
        .init(text: .own, then: .closes, opens: "market://details?id=<package>", result: "handlePositive"),
        .init(text: .own, then: .closes, opens: nil, result: "handleNeutral"),
        .init(text: .own, then: .closes, opens: nil, result: "handleNegative"),
      ], blocks: false, resultOfLeaving: "handleNeutral")
    return decision
  }

  private static func prompts(
    _ limits: OlderRatingAndroid, _ device: OlderRatingDevice, _ trace: inout [Step],
    _ quietChecks: inout [DeviceCheck],
    _ notes: inout [LocalizedMessage]
  ) -> Bool {
    let isEnabled = limits.launches > 0
    trace.append(
      Step(
        member: "num_apert",
        check: .stated(
          isEnabled ? "the prompt is on" : "the prompt is off, as num_apert is \(limits.launches)",
          formula: "\(limits.launches) > 0\(isEnabled ? "" : ": the prompt is disabled")"),
        holds: isEnabled))
    guard isEnabled else { return false }
    let needed = Int64(limits.tmin)
    trace.append(openingsStep(Int64(limits.launches), device.opens))
    guard device.opens >= limits.launches else { return false }
    let isLongEnough = device.daysSinceFirst >= Double(needed)
    trace.append(daysStep(needed, device.daysSinceFirst, .firstLaunch, isLongEnough))
    guard isLongEnough else { return false }
    guard let days = device.daysSincePrompt else {
      trace.append(Step(check: .isFirstPrompt, holds: true))
      return true
    }
    quietChecks.append(.isFirstPrompt)
    let opens = device.opensSincePrompt ?? device.opens
    if device.opensSincePrompt == nil { notes.append("All launches are taken to have come after the last prompt.") }
    trace.append(openingsStep(Int64(limits.launches), opens, isSincePrompt: true))
    guard opens >= limits.launches else { return false }
    trace.append(daysStep(needed, days, .lastPrompt, days >= Double(needed)))
    return days >= Double(needed)
  }

  /// 1.3.x looks the language up in lower case, 1.4.0 as the app gives it. [older-language-as-given]
  private static func message(_ limits: OlderRatingAndroid, _ device: OlderRatingDevice) -> OlderText {
    guard var language = device.language else { return .own }
    if !OlderOSAMChange.languageAsGiven.releases.contains(device.client) { language = language.lowercased() }
    let content = limits.message(in: language)?.content ?? ""
    return content.isEmpty ? .own : .text(content)
  }

  // MARK: Steps

  private static func answeredStep(_ device: OlderRatingDevice, _ words: LocalizedMessage) -> Step {
    Step(check: .answered(words), holds: !device.isAnswered)
  }

  private static func openingsStep(_ needed: Int64, _ counted: Int64, isSincePrompt: Bool = false) -> Step {
    let check = DeviceCheck.launches(counted: counted, needed: needed, isSincePrompt: isSincePrompt)
    return Step(member: "num_apert", check: check, holds: counted >= needed)
  }

  private static func daysStep(_ needed: Int64, _ passed: Double, _ since: DeviceCheck.Since, _ holds: Bool) -> Step {
    Step(member: "tmin", check: .days(passed: passed, needed: needed, since), holds: holds)
  }
}
