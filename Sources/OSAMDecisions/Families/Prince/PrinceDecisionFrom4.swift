import OSAMFormats

/// The outcome of the versions in the configuration that a device goes by. [prince-decision]
extension PrinceRun {
  // MARK: iOS and macOS, format 4

  /// [prince-decision]
  mutating func decideApple(
    _ values: PrinceConfiguration.Values, _ path: [PathStep], isValidated: Bool
  ) throws(PrinceFault) -> Decision {
    let required = values.required?.apple
    let last = values.last?.apple
    if isValidated, required == nil, last == nil { throw missingBoth(path) }
    readsInstalled(.prince)
    guard let installed = PrinceVersion(device.installed) else { throw unreadableInstalled("invalidCurrentVersion") }
    let larger = max(required ?? installed, last ?? installed)
    let reported = required != nil && last != nil ? max(required ?? larger, last ?? larger) : larger
    if let required,
      compare(values.required, "\(installed)", "\(required)", .versions(.prince), installed < required)
    {
      return answer(PrinceOutcomes.apple.required, reported.description)
    }
    if let last, compare(values.last, "\(installed)", "\(last)", .versions(.prince), installed < last),
      announces(last.description, values.frequency)
    {
      // [prince-state-read]
      if values.frequency == .once {
        notes.append(
          "The app gets it from the first read of updateState: a second read of the same result gives noUpdateAvailable."
        )
      }
      return answer(PrinceOutcomes.apple.optional, reported.description)
    }
    // Where only one version is given, the larger of it and the installed one is reported.
    let reportsInstalled = (required == nil || last == nil) && reported == installed
    if !reportsInstalled {
      note(.isAbove(installed: "\(installed)", bound: "\(reported)", .prince))
    }
    if reported < installed { notes.append("The version reported is older than the one installed.") }
    return answer(PrinceOutcomes.apple.none, reported.description, reportsInstalled: reportsInstalled)
  }

  // MARK: Android from 4 on, and KMP

  /// [prince-decision]
  mutating func decideCodes(
    _ required: PrinceValue?, _ last: PrinceValue?, _ frequency: PrinceFrequency, _ path: [PathStep]
  ) throws(PrinceFault) -> Decision {
    guard required != nil || last != nil else { throw missingBoth(path) }
    let outcomes = isKMP ? PrinceOutcomes.kmp : .android
    if let some = required ?? last, case .versions(let scheme) = order(of: some) { readsInstalled(scheme) }
    if let required {
      let isOlder = try isLess(installed: required)
      if compare(required, device.installed, required.text, order(of: required), isOlder) {
        var reported = required.text
        if let last, try isLess(required, than: last) { reported = last.text }
        remembered = [reported]
        return answer(outcomes.required, reported)
      }
    }
    if let last {
      let isOlder = try isLess(installed: last)
      if compare(last, device.installed, last.text, order(of: last), isOlder) {
        return announces(last.text, frequency)
          ? answer(outcomes.optional, last.text) : answer(outcomes.none, last.text)
      }
    }
    return answer(outcomes.none, device.installed, reportsInstalled: true)
  }

  /// By what the installed version is compared with one of the document.
  private func order(of version: PrinceValue) -> DeviceCheck.Order {
    if case .code = version.content { return .numbers }
    return .versions(device.platform == .ios ? .kmpApple : .kmpJava)
  }

  private func isLess(installed version: PrinceValue) throws(PrinceFault) -> Bool {
    if case .code(let code) = version.content { return Int64(device.installed) ?? 0 < code }
    return try isLess(PrinceValue(.text(device.installed), at: []), than: version)
  }

  /// The library compares the second with the first, and reads it first.
  private func isLess(_ left: PrinceValue, than right: PrinceValue) throws(PrinceFault) -> Bool {
    if case (.code(let one), .code(let other)) = (left.content, right.content) { return one < other }
    do throws(KMPVersionFailure) {
      if device.platform == .ios {
        let other = try KMPAppleVersion(right.text)
        return try KMPAppleVersion(left.text) < other
      }
      let other = try KMPJavaVersion(right.text)
      return try KMPJavaVersion(left.text) < other
    } catch {
      // Which of the two it was.
      throw .unreadable(right, client, device.platform) ?? unreadableInstalled(error.rawValue)
    }
  }
}
