import OSAMFormats

@testable import OSAMDecisions

/// The configuration that those devices go by that have just what one of a list asks for: checkers that accept its
/// values and nothing else. Checks that the library makes itself are left to it.
///
/// Any other device that fits the configuration fits no fewer of those in front of it. So where none of these comes to
/// it, no device does. [prince-selection]
struct ReferenceSelection: Subject {
  struct Answer: Equatable, Sendable {
    /// The device fits the configuration.
    var fits: Bool
    var chosen: Chosen
  }

  enum Chosen: Equatable, Sendable {
    /// The item of the list, by its number; nil where one stands in place of a list.
    case configuration(Int?)
    case noneFits
    /// The client gives up before it comes to one.
    case failed
  }

  let axes: [Axis]
  private let wanted: PrinceConfiguration?
  private let elements: [Result<PrinceConfiguration, PrinceFault>]
  private let key: String
  private let device: PrinceDevice

  private enum Of { static let (system, builder) = (0, 1) }

  /// The choice of devices that have what an item of the list asks for; without an item, of those whose checkers accept
  /// nothing. Nil when the client has no such list of what it reads.
  init?(_ subject: PrinceSubject, item number: Int? = nil) {
    guard case .success(let content) = subject.content, case .configurations(let read) = content.body else {
      return nil
    }
    elements = read.map { $0.map(Self.telling) }
    key = content.key
    wanted = elements.lazy.compactMap { try? $0.get() }.first { number != nil && $0.number == number }
    if number != nil, wanted == nil { return nil }
    let own = subject.platform.builtInRequirements
    func asked(_ configuration: PrinceConfiguration?) -> [(key: String, value: String?)] {
      (configuration?.requirements ?? []).filter { !own.contains($0.key) }.compactMap { requirement in
        switch requirement.value {
        case .system, .skipped: nil
        case .typed(let value): (requirement.key, PrinceRun.text(ofTyped: value))
        case .text(let value): (requirement.key, value)
        }
      }
    }
    let order = PrinceOrder(subject.client, subject.platform)
    var device = PrinceDevice(client: subject.client, platform: subject.platform, installed: "1", system: "1")
    for element in elements {
      for (key, _) in asked(try? element.get()) { device.checkers[key] = .nothing }
    }
    for (key, value) in asked(wanted) { device.checkers[key] = .exactly(value) }
    self.device = device
    axes = [order.systems] + (device.asksForBuilder ? [Axis(.builder, names: [.off, .on])] : [])
  }

  /// On iOS a checker gets the value itself, and can tell 5 from "5".
  private static func telling(_ configuration: PrinceConfiguration) -> PrinceConfiguration {
    var configuration = configuration
    for (index, requirement) in configuration.requirements.enumerated() {
      guard case .typed(let value) = requirement.value, let text = PrinceRun.text(ofTyped: value) else { continue }
      if case .text = value.content { continue }
      configuration.requirements[index].value = .typed(ReadValue(.text("\u{0}" + text), at: value.place))
    }
    return configuration
  }

  func ask(_ point: Point) -> (answer: Answer, thresholds: [Threshold]) {
    var device = device
    device.system = axes[Of.system].text(point[Of.system]) ?? ""
    if point.count > Of.builder { device.usesBuilder = point[Of.builder] == .named(1) }
    var run = PrinceRun(device: device)
    let fits = wanted.map { run.holds($0, withCheckers: true) } ?? false
    let chosen: Chosen =
      switch run.select(elements, key: key) {
      case .success(let configuration): .configuration(configuration.number)
      case .failure(let fault): fault.origin == .requirements ? .noneFits : .failed
      }
    return (Answer(fits: fits, chosen: chosen), thresholds(of: run.trace.map(\.check) + run.quietChecks))
  }

  /// The configuration in front of the wanted one that devices choose which fit it, those with the oldest systems; nil
  /// when some device comes to the wanted one, and when nobody chooses any.
  var earlier: Int? {
    guard let wanted, let cells = try? Cells(self, in: whole, limit: OutcomeTable.mostCells) else { return nil }
    let fitting = cells.cells.map(cells.answer).filter(\.fits).map(\.chosen)
    if fitting.contains(.configuration(wanted.number)) { return nil }
    return fitting.lazy.compactMap { if case .configuration(let number) = $0 { number } else { nil } }.first
  }

  /// Devices of every system fit nothing, of those that can have checkers.
  var leavesOutEverySystem: Bool {
    var region = whole
    if axes.count > Of.builder { region[Of.builder] = Extent(names: NameSet([1])) }
    guard let cells = try? Cells(self, in: region, limit: OutcomeTable.mostCells) else { return false }
    return cells.answers.allSatisfy { $0.chosen == .noneFits }
  }
}

extension PrinceConfiguration {
  /// Its place in the list; nil for one that stands in place of a list.
  fileprivate var number: Int? { if case .number(let number)? = path.last { number } else { nil } }
}
