import OSAMFormats

/// What a client of Prince of Versions does with a document. [prince-selection, prince-decision]
package enum PrinceDecision {
  /// Decides on an answer of the server. Nil when there is no such device.
  package static func decide(_ bytes: [UInt8], on device: PrinceDevice) -> Decision? {
    guard device.problem == nil else { return nil }
    var decision = decide(PrinceContent.read(bytes, for: device.client, on: device.platform), on: device)
    if let fault = PrinceContent.faultSteppedOver(bytes, for: device.client, on: device.platform) {
      decision?.notes.append(
        "The text has \(fault.words): the reader steps over it unless it is asked for the value. That was measured on Linux; an Apple system may refuse the whole text."
      )
    }
    return decision
  }

  /// Decides on a value that the client's reader has read, or on an authored document.
  package static func decide(_ value: ReadValue, on device: PrinceDevice) -> Decision? {
    guard device.problem == nil else { return nil }
    return decide(PrinceContent.read(value, for: device.client, on: device.platform), on: device)
  }

  /// Decides on what the client has after reading.
  package static func decide(_ content: Result<PrinceContent, PrinceFault>, on device: PrinceDevice) -> Decision? {
    decideAndRemember(content, on: device)?.decision
  }

  /// The decision, and what the device remembers after it.
  package static func decideAndRemember(
    _ content: Result<PrinceContent, PrinceFault>, on device: PrinceDevice
  ) -> (decision: Decision, remembered: [String])? {
    guard device.problem == nil else { return nil }
    var run = PrinceRun(device: device)
    let decision = run.decide(content)
    return (decision, run.remembered)
  }

  /// The configuration of format 4 that the device selects, or the error; nil for the format before 4.
  package static func selected(
    _ content: Result<PrinceContent, PrinceFault>, on device: PrinceDevice
  ) -> Result<PrinceConfiguration, PrinceFault>? {
    var run = PrinceRun(device: device)
    switch content {
    case .failure(let fault): return .failure(fault)
    case .success(let content):
      guard case .configurations(let elements, _) = content.body else { return nil }
      return run.select(elements, key: content.key)
    }
  }
}

private struct PrinceRun {
  let device: PrinceDevice
  var remembered: [String]
  private var trace: [Step] = []
  private var notes: [String] = []

  init(device: PrinceDevice) {
    self.device = device
    remembered = device.remembered
  }

  private var client: Client { device.client }
  private var isApple: Bool { client.library.id == Library.princeIOS.id }
  private var isKMP: Bool { client.library.id == Library.princeKMP.id }

  mutating func decide(_ content: Result<PrinceContent, PrinceFault>) -> Decision {
    if !device.platform.isProven(for: client) {
      notes.append("kmp-prince-of-versions was not run on iOS itself, so an app may do something else.")
    }
    switch content {
    case .failure(let fault):
      trace.append(Step(member: nil, comparison: .stated("the document is read"), holds: false))
      return error(fault)
    case .success(let content):
      for fault in content.dropped {
        trace.append(Step(member: Self.text(fault.path), comparison: .stated(fault.words), holds: false))
      }
      if !content.dropped.isEmpty {
        notes.append("\(Self.text(content.dropped[0].path.prefix(1))) is passed over as a whole.")
      }
      do throws(PrinceFault) {
        switch content.body {
        case .nothing: throw missingBoth([.name(content.key)])
        case .configurations(let elements, _): return try decide(elements, content)
        case .old(let old): return isApple ? try decideOldApple(old) : try decideOld(old, content)
        }
      } catch {
        return self.error(error)
      }
    }
  }

  // MARK: Format 4

  private mutating func decide(
    _ elements: [Result<PrinceConfiguration, PrinceFault>], _ content: PrinceContent
  ) throws(PrinceFault) -> Decision {
    var configuration: PrinceConfiguration
    var isValidated = true
    if client.isPrince(.validatesFirst) {
      // 4.0.1 looks for a configuration without the app's checkers, validates that one, and selects again.
      let first = try pick(elements, content.key, withCheckers: false)
      let values = try first.values.get()
      if values.required == nil, values.last == nil { throw missingBoth(first.path) }
      configuration = try pick(elements, content.key, withCheckers: true)
      isValidated = configuration.path == first.path
      if !isValidated {
        notes.append("Release 4.0.1 validated \(Self.text(first.path)) and then used another configuration.")
      }
    } else {
      configuration = try pick(elements, content.key, withCheckers: true)
    }
    let values = try configuration.values.get()
    if isApple { return try decideApple(values, configuration.path, isValidated: isValidated) }
    return try decideCodes(values, configuration.path)
  }

  mutating func select(
    _ elements: [Result<PrinceConfiguration, PrinceFault>], key: String
  ) -> Result<PrinceConfiguration, PrinceFault> {
    do throws(PrinceFault) {
      if client.isPrince(.validatesFirst) { _ = try pick(elements, key, withCheckers: false) }
      return .success(try pick(elements, key, withCheckers: true))
    } catch {
      return .failure(error)
    }
  }

  /// The first configuration whose requirements all hold. [prince-selection]
  private mutating func pick(
    _ elements: [Result<PrinceConfiguration, PrinceFault>], _ key: String, withCheckers: Bool
  ) throws(PrinceFault) -> PrinceConfiguration {
    for element in elements {
      let configuration = try element.get()
      if holds(configuration, withCheckers: withCheckers) { return configuration }
    }
    throw .noneFits(
      client, [.name(key)], "no configuration of \(key) has requirements that all hold",
      elements.isEmpty ? .document : .requirements)
  }

  private mutating func holds(_ configuration: PrinceConfiguration, withCheckers: Bool) -> Bool {
    for requirement in configuration.requirements {
      let (holds, words) = check(requirement, withCheckers: withCheckers)
      trace.append(Step(member: Self.text(requirement.path), comparison: .stated(words), holds: holds))
      if !holds { return false }
    }
    let words =
      configuration.requirements.isEmpty
      ? "it has no requirements, so it is selected" : "its requirements hold, so it is selected"
    trace.append(Step(member: Self.text(configuration.path), comparison: .stated(words), holds: true))
    return true
  }

  /// Whether a requirement counts as satisfied, and why. [prince-unknown-requirement, prince-system-ios,
  /// prince-system-android]
  private func check(_ requirement: PrinceRequirement, withCheckers: Bool) -> (holds: Bool, words: String) {
    let value: String?
    switch requirement.value {
    case .skipped(let words): return (true, "it \(words) and is skipped")
    case .system(let lowest):
      guard let system = PrinceVersion(device.system) else { return (true, "the system's version is not known") }
      // The build of the requirement counts as well, and a system has none.
      return (system >= lowest, "system \(device.system) >= \(lowest.dotted)")
    case .typed(let typed): value = Self.text(ofTyped: typed)
    case .text(let text):
      if let result = checkBuiltIn(requirement.key, text) { return result }
      value = text
    }
    guard withCheckers, let checker = device.checkers[requirement.key] else {
      let counts = !isApple && !isKMP && !client.isPrince(.unknownFails)
      let words =
        withCheckers ? "the app has no checker for \(requirement.key)" : "the app's checkers are not applied yet"
      return (counts, counts ? words + ", which counts as satisfied" : words)
    }
    let accepts = checker.accepts(value)
    return (accepts, "the app's checker \(accepts ? "accepts" : "refuses") \(value ?? "null")")
  }

  /// The requirement that the library itself checks on Android and in KMP; nil for any other.
  private func checkBuiltIn(_ key: String, _ text: String?) -> (holds: Bool, words: String)? {
    guard key == (device.platform == .jvm ? "required_jvm_version" : "required_os_version") else { return nil }
    if isKMP {
      // The app's own checker comes first there.
      if device.checkers[key] != nil { return nil }
    } else if !client.isPrince(.alwaysChecksSystem), !device.usesBuilder {
      return nil
    }
    guard let text else { return (false, "it is null") }
    if device.platform == .ios {
      if text.allSatisfy(\.isWhitespace) { return (false, "it is empty") }
      let holds = !KMPAppleVersion.lenient(device.system).lexicographicallyPrecedes(KMPAppleVersion.lenient(text))
      return (holds, "system \(device.system) >= \(text)")
    }
    let system = device.platform == .jvm ? PrinceDevice.java(device.system) : Int32(device.system)
    guard let lowest = JavaNumber.integer(text), let system else { return (false, "\(text) is no whole number") }
    return (lowest <= system, "system \(system) >= \(lowest)")
  }

  /// A scalar as text, as a checker of the simulation compares it.
  private static func text(ofTyped value: ReadValue) -> String? {
    switch value.content {
    case .null, .list, .object, .unreadable: nil
    case .boolean(let value): value ? "true" : "false"
    case .text(let text): text
    case .number(let text):
      Int(text).map { String($0) } ?? Double(text).map { Int(exactly: $0).map { String($0) } ?? "\($0)" } ?? text
    }
  }

  // MARK: iOS and macOS, format 4

  /// [prince-decision]
  private mutating func decideApple(
    _ values: PrinceConfiguration.Values, _ path: [PathStep], isValidated: Bool
  ) throws(PrinceFault) -> Decision {
    let required = values.required?.apple
    let last = values.last?.apple
    if isValidated, required == nil, last == nil { throw missingBoth(path) }
    guard let installed = PrinceVersion(device.installed) else { throw unreadableInstalled("invalidCurrentVersion") }
    let larger = max(required ?? installed, last ?? installed)
    let reported = required != nil && last != nil ? max(required ?? larger, last ?? larger) : larger
    if let required, compare(values.requiredPath, "\(installed)", "\(required)", installed < required) {
      return answer("requiredUpdateNeeded", .mustUpdate, reported.description)
    }
    if let last, compare(values.lastPath, "\(installed)", "\(last)", installed < last),
      announces(last.description, values.frequency)
    {
      return answer("newUpdateAvailable", .mayUpdate, reported.description)
    }
    if reported < installed { notes.append("The version reported is older than the one installed.") }
    return answer("noUpdateAvailable", .nothing, reported.description)
  }

  // MARK: Android from 4 on, and KMP

  /// [prince-decision]
  private mutating func decideCodes(
    _ values: PrinceConfiguration.Values, _ path: [PathStep]
  ) throws(PrinceFault) -> Decision {
    guard values.required != nil || values.last != nil else { throw missingBoth(path) }
    let words = isKMP ? Words.kmp : Words.android4
    if let required = values.required {
      let isOlder = try isLess(installed: required, values.requiredPath)
      if compare(values.requiredPath, device.installed, required.text, isOlder) {
        var reported = required.text
        if let last = values.last, try isLess(required, than: last, values.lastPath) { reported = last.text }
        remembered = [reported]
        return answer(words.required, .mustUpdate, reported)
      }
    }
    if let last = values.last {
      let isOlder = try isLess(installed: last, values.lastPath)
      if compare(values.lastPath, device.installed, last.text, isOlder) {
        return announces(last.text, values.frequency)
          ? answer(words.optional, .mayUpdate, last.text) : answer(words.none, .nothing, last.text)
      }
    }
    return answer(words.none, .nothing, device.installed)
  }

  private struct Words {
    var required: String
    var optional: String
    var none: String

    static let android4 = Words(
      required: "REQUIRED_UPDATE_NEEDED", optional: "NEW_UPDATE_AVAILABLE", none: "NO_UPDATE_AVAILABLE")
    static let kmp = Words(required: "MANDATORY", optional: "OPTIONAL", none: "NO_UPDATE")
  }

  private func isLess(installed version: PrinceValue, _ path: [PathStep]) throws(PrinceFault) -> Bool {
    switch version {
    case .code(let code): return Int64(device.installed) ?? 0 < code
    default: return try isLess(.text(device.installed), than: version, path)
    }
  }

  /// The library compares the second with the first, and reads it first.
  private func isLess(_ left: PrinceValue, than right: PrinceValue, _ path: [PathStep]) throws(PrinceFault) -> Bool {
    if case (.code(let one), .code(let other)) = (left, right) { return one < other }
    do throws(KMPVersionFailure) {
      if device.platform == .ios {
        let other = try KMPAppleVersion(right.text)
        return try KMPAppleVersion(left.text) < other
      }
      let other = try KMPJavaVersion(right.text)
      return try KMPJavaVersion(left.text) < other
    } catch {
      // Which of the two it was.
      throw .unreadable(right, path, client, device.platform) ?? unreadableInstalled(error.rawValue)
    }
  }

  // MARK: Before 4

  /// iOS and macOS. The app gets a version or none, and a flag for the minimum. [prince-old-format]
  private mutating func decideOldApple(_ old: PrinceOldObject) throws(PrinceFault) -> Decision {
    guard let installed = PrinceVersion(device.installed), let system = PrinceVersion(device.system) else {
      throw unreadableInstalled(client.isPrince(.oneErrorName) ? "invalidJsonData" : "invalidMajorVersion")
    }
    let minimum = old.minimum?.apple
    var isSatisfied = true
    if let lowest = old.minimumSystem?.apple, !fits(old.path, "minimum_version_min_sdk", lowest, system) {
      notes.append("The minimum counts as satisfied on a system below its own.")
    } else if let minimum {
      isSatisfied = !compare(old.minimumPath, "\(installed)", "\(minimum)", installed < minimum)
    }
    let flag = "isMinimumVersionSatisfied=\(isSatisfied)"
    if !isSatisfied { notes.append("There is no result for a required update: the app has to look at the flag.") }
    let plain = isSatisfied ? Plain.nothing : .mustUpdate
    if let lowest = old.latestSystem?.apple, !fits(old.path, "latest_version.min_sdk", lowest, system) {
      return answer("noNewVersion", plain, nil, result: flag)
    }
    if let latest = old.latest?.apple, compare(old.latestPath, "\(installed)", "\(latest)", installed < latest),
      announces(latest.description, old.frequency)
    {
      return answer("newVersion", isSatisfied ? .mayUpdate : .mustUpdate, latest.description, result: flag)
    }
    return answer("noNewVersion", plain, nil, result: flag)
  }

  private mutating func fits(
    _ path: [PathStep], _ name: String, _ lowest: PrinceVersion, _ system: PrinceVersion
  ) -> Bool {
    let holds = lowest <= system
    trace.append(
      Step(
        member: Self.text(path) + "." + name, comparison: .stated("system \(device.system) >= \(lowest)"), holds: holds)
    )
    return holds
  }

  /// Android before 4; and KMP on iOS, which takes the old object too. [prince-old-object-only]
  private mutating func decideOld(_ old: PrinceOldObject, _ content: PrinceContent) throws(PrinceFault) -> Decision {
    if isKMP {
      var values = PrinceConfiguration.Values(required: old.minimum, last: old.latest, frequency: old.frequency)
      (values.requiredPath, values.lastPath) = (old.minimumPath, old.latestPath)
      return try decideCodes(values, old.path)
    }
    let installed = try semantic(device.installed, [])
    guard old.minimum != nil || old.latest != nil else { throw missingBoth(old.path) }
    let isRewritten = client.isPrince(.rewritten)
    if let text = old.minimum?.text {
      let minimum = try semantic(text, old.minimumPath)
      if compare(old.minimumPath, "\(installed)", "\(minimum)", installed < minimum),
        fits(old.path, "minimum_version_min_sdk", old.minimumSystem)
      {
        var reported = minimum
        if let text = old.latest?.text, client.isPrince(.reportsLarger) {
          let latest = try semantic(text, old.latestPath)
          // 3.0.0 reports it only where it can be installed.
          if latest > minimum, !isRewritten || fits(old.path, "latest_version.min_sdk", old.latestSystem) {
            reported = latest
          }
        }
        remembered = [reported.description]
        return answer("MANDATORY", .mustUpdate, reported.description)
      }
    }
    if let text = old.latest?.text {
      let latest = try semantic(text, old.latestPath)
      if compare(old.latestPath, "\(installed)", "\(latest)", installed < latest),
        fits(old.path, "latest_version.min_sdk", old.latestSystem)
      {
        let frequency = client.isPrince(.honoursAlways) ? old.frequency : .once
        return announces(latest.description, frequency)
          ? answer("OPTIONAL", .mayUpdate, latest.description)
          : answer("NO_UPDATE", .nothing, isRewritten ? latest.description : nil)
      }
    }
    return answer("NO_UPDATE", .nothing, isRewritten ? installed.description : nil)
  }

  /// A version name; of the installed one when there is no path.
  private func semantic(_ text: String, _ path: [PathStep]) throws(PrinceFault) -> SemanticVersion {
    do throws(SemanticVersion.Failure) {
      return try SemanticVersion(text)
    } catch {
      let fault = PrinceFault.semantic(error, text, path, client)
      throw path.isEmpty ? unreadableInstalled(fault.name) : fault
    }
  }

  private mutating func fits(_ path: [PathStep], _ name: String, _ lowest: PrinceValue?) -> Bool {
    guard case .code(let code)? = lowest else { return true }
    let system = Int64(device.system) ?? 0
    trace.append(
      Step(
        member: Self.text(path) + "." + name, comparison: .stated("system \(system) >= \(code)"), holds: code <= system)
    )
    return code <= system
  }

  // MARK: Steps and outcomes

  private mutating func compare(_ path: [PathStep], _ installed: String, _ version: String, _ isOlder: Bool) -> Bool {
    trace.append(
      Step(member: Self.text(path), comparison: .stated("installed \(installed) < \(version)"), holds: isOlder))
    return isOlder
  }

  /// Whether an optional update is announced: not remembered, or ALWAYS. Announcing remembers it. [prince-once-memory]
  private mutating func announces(_ version: String, _ frequency: PrinceFrequency) -> Bool {
    let isKnown = isApple ? remembered.contains(version) : remembered.last == version
    let holds = !isKnown || frequency == .always
    let words =
      isKnown
      ? "\(version) was announced already, frequency \(frequency.rawValue)" : "\(version) was not announced yet"
    trace.append(Step(comparison: .stated(words), holds: holds))
    if holds { remembered = isApple ? remembered.filter { $0 != version } + [version] : [version] }
    return holds
  }

  private func answer(_ outcome: String, _ plain: Plain, _ version: String?, result: String? = nil) -> Decision {
    Decision(
      outcome: outcome, plain: plain, result: result ?? outcome, updateVersion: version, trace: trace, notes: notes)
  }

  private func error(_ fault: PrinceFault) -> Decision {
    let outcome = "error:\(fault.name)"
    let place = fault.path.isEmpty ? "" : "\(Self.text(fault.path)): "
    var decision = Decision(
      outcome: outcome, plain: .error, result: outcome, trace: trace,
      notes: notes + ["The reason is that \(place)\(fault.words)."])
    decision.cause =
      switch fault.origin {
      case .document: .document(isCertain: fault.isCertain && device.platform.isProven(for: client))
      case .requirements: .noConfigurationFits
      case .installedVersion: .installedVersion
      }
    return decision
  }

  private func missingBoth(_ path: [PathStep]) -> PrinceFault { .missingBoth(client, path) }

  private func unreadableInstalled(_ name: String) -> PrinceFault {
    var fault = PrinceFault(name, [], "the installed version \(device.installed) is not readable")
    fault.origin = .installedVersion
    return fault
  }

  /// `ios[0].required_version`.
  private static func text(_ path: some Sequence<PathStep>) -> String {
    path.reduce("") { text, step in
      switch step {
      case .name(let name): text.isEmpty ? name : "\(text).\(name)"
      case .number(let number): "\(text)[\(number)]"
      }
    }
  }
}

extension PrinceValue {
  fileprivate var apple: PrinceVersion? { if case .apple(let version) = self { version } else { nil } }

  fileprivate var text: String {
    switch self {
    case .apple(let version): version.description
    case .code(let code): String(code)
    case .text(let text): text
    }
  }
}
