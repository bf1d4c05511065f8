import OSAMFormats
import OSAMSyntax

/// The handling of a document by a client of Prince of Versions. [prince-selection, prince-decision]
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
      guard case .configurations(let elements) = content.body else { return nil }
      return run.select(elements, key: content.key)
    }
  }
}

/// One device before one document: what it remembers, and the steps of its decision.
struct PrinceRun {
  let device: PrinceDevice
  var remembered: [String]
  var trace: [Step] = []
  private(set) var quietChecks: [DeviceCheck] = []
  /// How many steps there were before each of the quiet checks.
  private var quietPlaces: [Int] = []
  /// How many steps there were before each stage.
  private var stages: [(stage: ListPlace, place: Int)] = []
  /// Where it begins.
  let start: ListPlace
  var notes: [LocalizedMessage] = []
  /// The metadata of the configuration that the device goes by, none where there is none or none fits; nil where an
  /// error takes all metadata away.
  var ownMetadata: [ReadValue.Member]?

  /// From a stage on, to which the device is known to come; the trace begins there.
  init(device: PrinceDevice, from stage: ListPlace = .start) {
    self.device = device
    start = stage
    remembered = device.remembered
  }

  /// A stage begins.
  mutating func begin(_ stage: ListPlace) { stages.append((stage, trace.count)) }

  /// Notes a check that no step tells of.
  mutating func note(_ check: DeviceCheck) {
    quietChecks.append(check)
    quietPlaces.append(trace.count)
  }

  /// All checks in the order in which they were made, each with its stage.
  func forEachCheck(_ body: (DeviceCheck, ListPlace) -> Void) {
    var (stage, nextStage, nextQuiet) = (start, 0, 0)
    for place in 0...trace.count {
      while nextStage < stages.count, stages[nextStage].place <= place {
        stage = stages[nextStage].stage
        nextStage += 1
      }
      while nextQuiet < quietChecks.count, quietPlaces[nextQuiet] == place {
        body(quietChecks[nextQuiet], stage)
        nextQuiet += 1
      }
      if place < trace.count { body(trace[place].check, stage) }
    }
  }

  var client: Client { device.client }
  var isApple: Bool { client.library.id == Library.princeIOS.id }
  var isKMP: Bool { client.library.id == Library.princeKMP.id }

  mutating func decide(_ content: Result<PrinceContent, PrinceFault>) -> Decision {
    if !device.platform.isProven(for: client) {
      notes.append("kmp-prince-of-versions was not run on iOS itself, so an app may do something else.")
    }
    switch content {
    case .failure(let fault):
      trace.append(Step(member: nil, check: .stated("the document cannot be read"), holds: false))
      return error(fault)
    case .success(let content):
      for fault in content.dropped {
        trace.append(Step(member: Self.text(fault.path), check: .stated(fault.words), holds: false))
      }
      if !content.dropped.isEmpty {
        notes.append("\(Self.text(content.dropped[0].path.prefix(1))) is skipped as a whole.")
      }
      do throws(PrinceFault) {
        switch content.body {
        case .nothing: throw missingBoth([.name(content.key)])
        case .configurations(let elements): return try decide(elements, content)
        case .old(let old):
          let decision = isApple ? try decideOldApple(old) : try decideOld(old)
          ownMetadata = []
          return decision
        }
      } catch {
        return self.error(error)
      }
    }
  }

  /// Values that the app is handed beside the decision on a document, by key. [prince-meta, prince-meta-unmatched]
  func metadata(of content: Result<PrinceContent, PrinceFault>) -> [ReadValue.Member] {
    guard let ownMetadata, case .success(let content) = content else { return [] }
    var values: [ComparedText: ReadValue] = [:]
    for member in content.meta + ownMetadata {
      var value = member.value
      // 5.0 is 5 to whoever keeps types.
      if case .number = value.content { value = .number(Self.text(ofTyped: value) ?? "") }
      values[client.compared(member.name)] = value
    }
    return values.map { ReadValue.Member($0.text, $1) }.sorted { ByteText($0.name) < ByteText($1.name) }
  }

  // MARK: Steps and outcomes

  mutating func compare(
    _ value: PrinceValue?, _ installed: String, _ version: String, _ order: DeviceCheck.Order, _ isOlder: Bool
  ) -> Bool {
    trace.append(
      Step(
        member: Self.text(value?.path ?? []),
        check: .isBelow(installed: installed, bound: version, order), holds: isOlder))
    return isOlder
  }

  /// True if an optional update is announced: not remembered, or ALWAYS. Announcing remembers it. [prince-once-memory]
  mutating func announces(_ version: String, _ frequency: PrinceFrequency) -> Bool {
    let isKnown = isApple ? remembered.contains(version) : remembered.last.map { $0.sameUTF16(as: version) } ?? false
    let holds = !isKnown || frequency == .always
    trace.append(
      Step(check: .announced(version: version, isKnown: isKnown, frequency), holds: holds))
    if holds { remembered = isApple ? remembered.filter { $0 != version } + [version] : [version] }
    return holds
  }

  func answer(
    _ outcome: KnownOutcome, but other: Plain? = nil, _ version: String?, result: String? = nil,
    reportsInstalled: Bool = false
  ) -> Decision {
    Decision(
      outcome, but: other, result: result ?? outcome.word, updateVersion: version, trace: trace,
      quietChecks: quietChecks, reportsInstalled: reportsInstalled, notes: notes)
  }

  /// Notes that the client reads the installed version, or fails on it.
  mutating func readsInstalled(_ scheme: VersionScheme) {
    note(.isReadable(.version, device.installed, scheme))
  }

  private func error(_ fault: PrinceFault) -> Decision {
    let outcome = KnownOutcome.error(named: fault.name)
    let place = fault.path.isEmpty ? "" : "\(Self.text(fault.path)): "
    let words: LocalizedMessage = "\(place)\(fault.words)"
    var decision = Decision(
      outcome, result: outcome.word, trace: trace, quietChecks: quietChecks,
      notes: notes + [Decision.note(of: words)])
    // The last check tells of mistakes of the device.
    if case .document = fault.origin { decision.princeFault = words }
    decision.cause =
      switch fault.origin {
      case .document: .document(isCertain: fault.isCertain && device.platform.isProven(for: client))
      case .requirements: .noConfigurationFits
      case .installedVersion: .installedVersion
      }
    return decision
  }

  func missingBoth(_ path: [PathStep]) -> PrinceFault { .missingBoth(client, path) }

  func unreadableInstalled(_ name: String) -> PrinceFault {
    var fault = PrinceFault(name, [], "the installed version \(device.installed) is not readable")
    fault.origin = .installedVersion
    return fault
  }

  /// `ios[0].required_version`.
  static func text(_ path: some Sequence<PathStep>) -> String {
    path.reduce("") { text, step in
      switch step {
      case .name(let name): text.isEmpty ? name : "\(text).\(name)"
      case .number(let number): "\(text)[\(number)]"
      }
    }
  }
}
