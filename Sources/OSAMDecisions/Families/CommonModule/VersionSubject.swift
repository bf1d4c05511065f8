import OSAMFormats

/// A version-control document of the common module as one client reads it on one platform. [module-window]
package struct VersionSubject: Subject {
  package var client: Client
  package var platform: Platform
  package var applies: Applies
  /// The document as the client decodes it; nil when it cannot.
  package var config: VersionConfig?
  /// The client never comes back from decoding it.
  package var isEndless = false
  /// Of the document, which the service looks at.
  package var versionCode: Int64?
  /// The document of a device that fetched one before: this one, unless another is named.
  package var kept: VersionConfig?
  /// The name of the installed version; nil takes it to differ from the document's.
  package var installedName: String?
  package let axes: [Axis]
  /// The axes of what filters ask for; nil where no document has such a filter.
  private let system: Int?
  private let model: Int?

  /// Systems and models that filters ask for, of every document of the question as the client reads it.
  package struct Filtered: Sendable, Equatable {
    fileprivate var systems = false
    fileprivate var models: [[String]] = []

    package init(_ configs: [VersionConfig?]) {
      for config in configs {
        if config?.systemFilter != nil { systems = true }
        if let models = config?.modelFilter?.models, !models.isEmpty { self.models.append(models) }
      }
    }
  }

  /// The axes, in the order of `axes`. Stores and systems want version codes of 1 or more.
  private enum Of { static let (version, offline, device, date) = (0, 1, 2, 3) }

  /// The named values of `device`; when OK was pressed is its line.
  private enum Memory { static let (new, seen, ticked) = (0, 1, 2) }

  /// Times since an OK: it was after 1970, whatever the day from 2010 on.
  private static let ages: ClosedRange<Int64> = 0...QuestionTerms.usualClock.lowerBound

  package init(
    _ config: VersionConfig?, versionCode: Int64?, client: Client, platform: Platform, applies: Applies,
    filtered: Filtered
  ) {
    self.client = client
    self.platform = platform
    self.applies = applies
    self.config = config
    self.versionCode = versionCode
    kept = config
    var axes = [
      Axis(.version, line: .numbers(1 ... .max)), Axis(.offline, names: [.off, .on]),
      Axis(
        .device, names: [DeviceMemory.new, .seen, .ticked].map { .text($0.description) }, line: .numbers(Self.ages)),
      Axis(.date, line: .numbers(.min ... .max)),
    ]
    system = filtered.systems ? axes.count : nil
    if filtered.systems {
      let order = VersionScheme.wholeParts
      axes.append(
        Axis(
          .osVersion, names: order.unreadableSystems(beside: []).map { .unreadable($0) }, line: .versions(order)))
    }
    model = filtered.models.isEmpty ? nil : axes.count
    if !filtered.models.isEmpty { axes.append(.models(filtered.models)) }
    self.axes = axes
  }

  package func ask(_ point: Point) -> (answer: DeviceAnswer, thresholds: [Threshold]) {
    let decision = decide(point)
    return (DeviceAnswer(decision), thresholds(of: decision, at: point))
  }

  package func decide(_ point: Point) -> Decision { decide(on: device(point)) }

  private func device(_ point: Point) -> VersionDevice {
    guard case .number(let installed) = point[Of.version], case .number(let now) = point[Of.date] else {
      preconditionFailure("a version and a moment are numbers")
    }
    let isOffline = point[Of.offline] == .named(1)
    var device = device(installed: installed, isOffline: isOffline, memory: Self.memory(point[Of.device]), now: now)
    device.system = system.flatMap { axes[$0].text(point[$0]) }
    device.model = model.flatMap { axes[$0].text(point[$0]) }
    return device
  }

  /// A device that is asked about, by what the options of `simulate` say of it.
  package func device(installed: Int64, isOffline: Bool, memory: DeviceMemory, now: Instant) -> VersionDevice {
    var device = VersionDevice(client: client, platform: platform, installed: installed, applies: applies, now: now)
    device.isOffline = isOffline
    device.installedName = installedName
    device.cached = kept.flatMap { memory.cached($0, installed: installed, now: now) }
    return device
  }

  package func decide(on device: VersionDevice) -> Decision {
    let answer: VersionDecision.Answer = config.map { .decoded($0) } ?? (isEndless ? .endless : .undecodable)
    guard let decision = VersionDecision.decide(answer, versionCode: versionCode, on: device) else {
      preconditionFailure("the subjects of a document are clients whose source was read")
    }
    return decision
  }

  /// The decision on a file that is served as it is, so that its own `serverDate` is the service's clock for ever; nil
  /// where it has none. The device keeps its own clock.
  package func decideAsServed(_ point: Point) -> Decision? {
    guard let clock = config?.serverDate else { return nil }
    var device = device(point)
    device.serverDate = clock
    return decide(on: device)
  }

  /// The device's memory; nothing of a document that the client cannot read.
  private static func memory(_ value: Value) -> DeviceMemory {
    switch value {
    case .named(Memory.seen): .seen
    case .named(Memory.ticked): .ticked
    case .number(let age): .ok(age: age)
    default: .new
    }
  }

  // MARK: Edits

  /// Where there is no network no edit arrives: a device goes on with what it has.
  static func isReached(by point: Point) -> (holds: Bool, threshold: Threshold) {
    (point[Of.offline] != .named(1), offlineThreshold)
  }

  /// The alert that an answer of the user keeps away from a device; nil where it is something else that does.
  func answered(_ point: Point) -> (alert: Plain?, thresholds: [Threshold]) {
    let isAnswered = Threshold(Of.device, .names(NameSet([Memory.new, Memory.seen])))
    if [.named(Memory.new), .named(Memory.seen)].contains(point[Of.device]) { return (nil, [isAnswered]) }
    var unanswered = point
    unanswered[Of.device] = .named(Memory.seen)
    let (answer, thresholds) = ask(unanswered)
    return (answer.plain.isShown ? answer.plain : nil, [isAnswered] + thresholds.filter { $0.axis != Of.device })
  }

  // MARK: Thresholds

  /// Between devices with a network and those without.
  private static let offlineThreshold = Threshold(Of.offline, .names(NameSet([1])))

  /// Between devices that never fetched a document and those that did.
  private static let newDeviceThreshold = Threshold(Of.device, .names(NameSet([Memory.new])))

  private func thresholds(of decision: Decision, at point: Point) -> [Threshold] {
    var thresholds = [Self.offlineThreshold]
    // A device's memory from before it met with a change is no matter.
    var forgets = false
    for step in decision.trace {
      switch step.check {
      // Told above. Without a document, a device that has one of its own goes on with that.
      case .online: if kept != nil { thresholds.append(Self.newDeviceThreshold) }
      case .decodes(false): if kept != nil { thresholds.append(Self.newDeviceThreshold) }
      case .buildFits:
        add(step.check, to: &thresholds)
        if !step.holds, kept != nil { thresholds.append(Self.newDeviceThreshold) }
      case .changed:
        forgets = step.holds
        add(step.check, to: &thresholds)
        // A new versionCode that is the installed one is no change.
        if let config, let kept, config.versionCode != kept.versionCode, case .number(let installed) = point[Of.version]
        {
          add(.applies(.exact, installed: installed, versionCode: config.versionCode), to: &thresholds)
        }
      case .allowed: if !forgets { add(step.check, to: &thresholds) }
      case .quietOver(_, _, let milliseconds):
        if !forgets { thresholds.append(Threshold(Of.device, .names(.first(3)))) }
        // Who never pressed OK counts from 1970, and who forgot it as well.
        if case .number = point[Of.device], !forgets {
          add(step.check, to: &thresholds)
        } else {
          thresholds.append(Threshold(Of.date, .number(milliseconds)))
        }
      default: add(step.check, to: &thresholds)
      }
    }
    return thresholds
  }
}
