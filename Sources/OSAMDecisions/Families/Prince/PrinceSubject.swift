import OSAMFormats
import OSAMPlatform
import OSAMSyntax

/// A document of Prince of Versions as one client reads it on one platform. [prince-selection, prince-decision]
package struct PrinceSubject: Subject {
  package var client: Client
  package var platform: DevicePlatform
  package var content: Result<PrinceContent, PrinceFault>
  /// Metadata that apps are handed beside the answer count.
  package var tellsMetadata = false
  package let axes: [Axis]

  private let version: Int
  private let system: Int
  private let remembered: Int
  private let builder: Int?
  /// The axes from this one on are the app's checkers.
  private let firstChecker: Int
  private let indices: [AxisName: Int]

  /// `names` gathers what devices can be asked about by name, from every document of the question.
  package init(
    _ content: Result<PrinceContent, PrinceFault>, client: Client, platform: DevicePlatform, names: PrinceNames
  ) {
    self.client = client
    self.platform = platform
    self.content = content.map { names.naming($0) }
    let order = PrinceOrder(client, platform)
    var axes = [order.versions, order.systems]
    (version, system) = (0, 1)
    remembered = axes.count
    axes.append(
      Axis(.remembered, names: [.absent] + names.remembered.map { .text($0) } + [.other(order.otherVersion)]))
    let asksForBuilder = PrinceDevice(client: client, platform: platform, installed: "1", system: "1").asksForBuilder
    builder = asksForBuilder ? axes.count : nil
    if asksForBuilder { axes.append(Axis(.builder, names: [.off, .on])) }
    firstChecker = axes.count
    axes += names.checkers.map { key, values in
      // A star alone accepts anything; nobody can say that it is that one value.
      let texts = values.filter { $0 != "*" } + ["*"]
      var axis = Axis(
        .requirement(ByteText(key)),
        names: [.absent] + texts.map { .text($0) } + [.other(Axis.another(than: Set(values.map { ByteText($0) })))])
      axis.comparesCanonically = client.comparesCanonically
      return axis
    }
    self.axes = axes
    indices = Dictionary(pairs: axes.enumerated().map { ($1.name, $0) }, choosing: { one, _ in one })
  }

  package func index(of name: AxisName) -> Int? { indices[name] }

  package func ask(_ point: Point) -> (answer: DeviceAnswer, thresholds: [Threshold]) { ask(point, from: .start) }

  package func ask(_ point: Point, from stage: Stage) -> (answer: DeviceAnswer, thresholds: [Threshold]) {
    let device = device(point)
    var run = PrinceRun(device: device, from: stage.list)
    var answer = DeviceAnswer(run.decide(content))
    if tellsMetadata { answer.metadata = run.metadata(of: content) }
    var thresholds: [Threshold] = []
    run.forEachCheck { check, place in
      // An app without checkers is the same whatever is asked of them.
      if !device.hasCheckers, case .requirement = check.axis { return }
      add(check, at: Stage(list: place), to: &thresholds)
    }
    return (answer, thresholds)
  }

  package func device(_ point: Point) -> PrinceDevice {
    var checkers: PrinceDevice.Checkers = [:]
    for index in firstChecker..<axes.count {
      guard case .requirement(let key) = axes[index].name, let text = axes[index].text(point[index]) else { continue }
      checkers[key.text] = .init(text)
    }
    var device = PrinceDevice(
      client: client, platform: platform, installed: axes[version].text(point[version]) ?? "",
      system: axes[system].text(point[system]) ?? "",
      checkers: checkers, remembered: axes[remembered].text(point[remembered]).map { [$0] } ?? [])
    if let builder { device.usesBuilder = point[builder] == .named(1) }
    return device
  }

  package func decide(_ point: Point) -> Decision {
    guard let decision = PrinceDecision.decide(content, on: device(point)) else {
      preconditionFailure("the axes hold values that devices can have")
    }
    return decision
  }
}
