import OSAMFormats
import OSAMSyntax

/// Which configuration of format 4 a device goes by. [prince-selection]
extension PrinceRun {
  mutating func decide(
    _ elements: [Result<PrinceConfiguration, PrinceFault>], _ content: PrinceContent
  ) throws(PrinceFault) -> Decision {
    var configuration: PrinceConfiguration
    var isValidated = true
    if client.isPrince(.validatesFirst) {
      // 4.0.1 looks for a configuration without the app's checkers, validates that one, and selects again.
      let number = try validated(elements, content.key)
      let first = try elements[number].get()
      let values = try first.values.get()
      if values.required == nil, values.last == nil { throw missingBoth(first.path) }
      configuration = try elements[pick(elements, content.key, after: number)].get()
      isValidated = configuration.path == first.path
      if !isValidated {
        notes.append("Release 4.0.1 validated \(Self.text(first.path)) and then used another configuration.")
      }
    } else {
      configuration = try elements[pick(elements, content.key)].get()
    }
    let values = try configuration.values.get()
    let decision =
      isApple
      ? try decideApple(values, configuration.path, isValidated: isValidated)
      : try decideCodes(values.required, values.last, values.frequency, configuration.path)
    ownMetadata = values.meta
    return decision
  }

  mutating func select(
    _ elements: [Result<PrinceConfiguration, PrinceFault>], key: String
  ) -> Result<PrinceConfiguration, PrinceFault> {
    do throws(PrinceFault) {
      let first = client.isPrince(.validatesFirst) ? try validated(elements, key) : nil
      return .success(try elements[pick(elements, key, after: first)].get())
    } catch {
      return .failure(error)
    }
  }

  /// The first configuration that holds without the app's checkers. [prince-validates-first]
  private mutating func validated(
    _ elements: [Result<PrinceConfiguration, PrinceFault>], _ key: String
  ) throws(PrinceFault) -> Int {
    if let known = start.validated { return known }
    return try pick(elements, key, withCheckers: false, from: start)
  }

  /// The first configuration whose requirements all hold, `after` the list was validated by one. [prince-selection]
  private mutating func pick(
    _ elements: [Result<PrinceConfiguration, PrinceFault>], _ key: String, after validated: Int? = nil
  ) throws(PrinceFault) -> Int {
    let from = start.validated == validated ? start : ListPlace(validated: validated)
    return try pick(elements, key, withCheckers: true, from: from)
  }

  private mutating func pick(
    _ elements: [Result<PrinceConfiguration, PrinceFault>], _ key: String, withCheckers: Bool, from first: ListPlace
  ) throws(PrinceFault) -> Int {
    var stage = first
    while stage.element < elements.count {
      if holds(try elements[stage.element].get(), withCheckers: withCheckers, from: stage) { return stage.element }
      stage = ListPlace(validated: stage.validated, element: stage.element + 1)
    }
    ownMetadata = []
    throw .noneFits(
      client, [.name(key)], "no configuration of \(key) has requirements that all hold",
      elements.isEmpty ? .document : .requirements)
  }

  mutating func holds(
    _ configuration: PrinceConfiguration, withCheckers: Bool, from first: ListPlace = .start
  ) -> Bool {
    var stage = first
    for (number, requirement) in configuration.requirements.enumerated().dropFirst(first.requirement) {
      stage.requirement = number
      begin(stage)
      let (holds, check) = self.check(requirement, withCheckers: withCheckers)
      trace.append(Step(member: Self.text(requirement.path), check: check, holds: holds))
      if !holds { return false }
    }
    let words: LocalizedMessage =
      configuration.requirements.isEmpty
      ? "it has no requirements, so it is selected" : "its requirements hold, so it is selected"
    trace.append(Step(member: Self.text(configuration.path), check: .stated(words), holds: true))
    return true
  }

  /// True if a requirement counts as satisfied, and why. [prince-unknown-requirement, prince-system-ios,
  /// prince-system-android]
  mutating func check(
    _ requirement: PrinceRequirement, withCheckers: Bool
  ) -> (holds: Bool, check: DeviceCheck) {
    let value: String?
    switch requirement.value {
    case .skipped(let words): return (true, .stated("it \(words) and is skipped"))
    case .system(let lowest):
      guard let system = PrinceVersion(device.system) else {
        return (true, .stated("the system's version is not known"))
      }
      // The build of the requirement counts as well, and a system has none.
      return (
        system >= lowest, .reaches(system: device.system, bound: lowest.dotted, .versions(.prince))
      )
    case .typed(let typed): value = Self.text(ofTyped: typed)
    case .text(let text):
      if let result = checkBuiltIn(requirement.key, text) { return result }
      value = text
    }
    let counts = !isApple && !isKMP && !client.isPrince(.unknownFails)
    guard withCheckers else {
      return (
        counts,
        .stated(
          counts
            ? "the app's checkers are not applied yet, which counts as satisfied"
            : "the app's checkers are not applied yet")
      )
    }
    if device.asksForBuilder { note(.isThere(.builder)) }
    let accepts = device.hasCheckers ? device.checkers[requirement.key]?.accepts(value, by: client) : nil
    return (
      accepts ?? counts, .checker(key: requirement.key, value: value, accepts: accepts, counts: counts)
    )
  }

  /// The requirement that the library itself checks on Android and in KMP; nil for any other.
  private mutating func checkBuiltIn(_ key: String, _ text: String?) -> (holds: Bool, check: DeviceCheck)? {
    guard key == (device.platform == .jvm ? "required_jvm_version" : "required_os_version") else { return nil }
    if isKMP {
      note(.isThere(.requirement(ByteText(key))))
      // The app's own checker comes first there.
      if device.checkers[key] != nil { return nil }
    } else if !client.isPrince(.alwaysChecksSystem) {
      note(.isThere(.builder))
      if !device.usesBuilder { return nil }
    }
    guard let text else { return (false, .stated("it is null")) }
    if device.platform == .ios {
      if text.unicodeScalars.allSatisfy({ $0.properties.isWhitespace }) { return (false, .stated("it is empty")) }
      let holds = !KMPAppleVersion.lenient(device.system).lexicographicallyPrecedes(KMPAppleVersion.lenient(text))
      let lowest = KMPAppleVersion.lenient(text)
      // As it is compared: what stands behind `-` takes no part.
      let bound = DottedVersion(text)?.parts.count ?? 4 <= 3 ? text : lowest.map { "\($0)" }.joined(separator: ".")
      return (holds, .reaches(system: device.system, bound: bound, .versions(.kmpSystem)))
    }
    let system = device.platform == .jvm ? PrinceDevice.java(device.system) : Int32(device.system)
    guard let lowest = JavaNumber.integer(text), let system else {
      return (false, .stated("\(text) is no whole number"))
    }
    return (lowest <= system, .reaches(system: "\(system)", bound: "\(lowest)", .numbers))
  }

  /// A scalar as text, as a checker of the simulation compares it.
  static func text(ofTyped value: ReadValue) -> String? {
    switch value.content {
    case .null, .list, .object, .unreadable: nil
    case .boolean(let value): value ? "true" : "false"
    case .text(let text): text
    case .number(let text):
      Int64(text).map { String($0) } ?? Double(text).map { Int64(exactly: $0).map { String($0) } ?? "\($0)" } ?? text
    }
  }
}
