import OSAMFormats

/// The outcome of the object of before release 4. [prince-old-format]
extension PrinceRun {
  /// iOS and macOS. The app gets a version or none, and a flag for the minimum. [prince-old-format]
  mutating func decideOldApple(_ old: PrinceOldObject) throws(PrinceFault) -> Decision {
    readsInstalled(.prince)
    guard let installed = PrinceVersion(device.installed), PrinceVersion(device.system) != nil else {
      throw unreadableInstalled(client.isPrince(.oneErrorName) ? "invalidJsonData" : "invalidMajorVersion")
    }
    var isSatisfied = true
    if !fits(old.minimumSystem) {
      notes.append("The minimum counts as satisfied on a system below its own.")
    } else if let minimum = old.minimum?.apple {
      isSatisfied = !compare(
        old.minimum, "\(installed)", "\(minimum)", .versions(.prince), installed < minimum)
    }
    let flag = "isMinimumVersionSatisfied=\(isSatisfied)"
    if !isSatisfied { notes.append("There is no result for a required update: the app has to look at the flag.") }
    let required: Plain? = isSatisfied ? nil : .mustUpdate
    if !fits(old.latestSystem) { return answer(.noNewVersion, but: required, nil, result: flag) }
    if let latest = old.latest?.apple,
      compare(old.latest, "\(installed)", "\(latest)", .versions(.prince), installed < latest),
      announces(latest.description, old.frequency)
    {
      return answer(.newVersion, but: required, latest.description, result: flag)
    }
    return answer(.noNewVersion, but: required, nil, result: flag)
  }

  /// Android before 4; and KMP on iOS, which takes the old object too. [prince-old-object-only]
  mutating func decideOld(_ old: PrinceOldObject) throws(PrinceFault) -> Decision {
    if isKMP { return try decideCodes(old.minimum, old.latest, old.frequency, old.path) }
    readsInstalled(.semantic)
    let installed = try semantic(PrinceValue(.text(device.installed), at: []))
    guard old.minimum != nil || old.latest != nil else { throw missingBoth(old.path) }
    let isRewritten = client.isPrince(.rewritten)
    if let minimum = try old.minimum.map(semantic) {
      if compare(old.minimum, "\(installed)", "\(minimum)", .versions(.semantic), installed < minimum),
        fits(old.minimumSystem)
      {
        var reported = minimum
        if client.isPrince(.reportsLarger), let latest = try old.latest.map(semantic) {
          // 3.0.0 reports it only where it can be installed.
          if latest > minimum, !isRewritten || fits(old.latestSystem) {
            reported = latest
          }
        }
        remembered = [reported.description]
        return answer(PrinceOutcomes.androidBefore4.required, reported.description)
      }
    }
    if let latest = try old.latest.map(semantic) {
      if compare(old.latest, "\(installed)", "\(latest)", .versions(.semantic), installed < latest),
        fits(old.latestSystem)
      {
        return announces(latest.description, old.frequency)
          ? answer(PrinceOutcomes.androidBefore4.optional, latest.description)
          : answer(PrinceOutcomes.androidBefore4.none, isRewritten ? latest.description : nil)
      }
    }
    return answer(
      PrinceOutcomes.androidBefore4.none, isRewritten ? installed.description : nil, reportsInstalled: isRewritten)
  }

  /// A version name; of the installed one when there is no path.
  private func semantic(_ version: PrinceValue) throws(PrinceFault) -> SemanticVersion {
    do throws(SemanticVersion.Failure) {
      return try SemanticVersion(version.text)
    } catch {
      let fault = PrinceFault.semantic(error, version.text, version.path, client)
      throw version.path.isEmpty ? unreadableInstalled(fault.name) : fault
    }
  }

  /// True if the system is new enough for a version; where it names none, every system is.
  private mutating func fits(_ lowest: PrinceValue?) -> Bool {
    let check: DeviceCheck
    let holds: Bool
    switch lowest?.content {
    case .apple(let version):
      holds = PrinceVersion(device.system).map { version <= $0 } ?? false
      check = .reaches(system: device.system, bound: version.dotted, .versions(.prince))
    case .code(let code):
      let system = Int64(device.system) ?? 0
      holds = code <= system
      check = .reaches(system: "\(system)", bound: "\(code)", .numbers)
    case .text, nil: return true
    }
    trace.append(Step(member: Self.text(lowest?.path ?? []), check: check, holds: holds))
    return holds
  }
}
