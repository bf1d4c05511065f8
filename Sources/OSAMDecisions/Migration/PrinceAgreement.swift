import OSAMFormats
import OSAMSyntax

/// Releases before 4 reading an object beside a newer one reading a list, on one of Apple's systems: the same or not.
struct PrinceAgreement: Subject {
  enum Answer: Equatable, Sendable {
    case agrees
    /// No configuration applies, and the older clients announce nothing.
    case silent
    /// The newer client cannot use the list.
    case unusable
    /// The first older client that says something else.
    case disagrees(Told, Client, Told?)

    var agrees: Bool { self == .agrees || self == .silent }
  }

  /// The message to the users of an app.
  struct Told: Equatable, Sendable {
    var plain: Plain
    /// Where something is to be done and the library names a version.
    var version: String?
    /// No configuration applies.
    var isSilent = false

    /// Nil for any other error.
    init?(_ answer: DeviceAnswer) {
      plain = answer.plain
      switch answer.plain {
      case .mustUpdate, .mayUpdate: if case .version(let version) = answer.reported { self.version = version.text }
      case .nothing: break
      case .error where answer.outcome == "error:requirementsNotSatisfied":
        plain = .nothing
        isSilent = true
      default: return nil
      }
    }

    /// True if both say the same; the version counts where both name one.
    func agrees(with other: Told) -> Bool {
      guard plain == other.plain else { return false }
      return version == nil || other.version == nil || version == other.version
    }

    var words: LocalizedMessage {
      version.flatMap { plain == .nothing ? nil : "\(plain.word) (\($0))" } ?? plain.word
    }
  }

  private let newer: PrinceSubject
  private let older: [PrinceSubject]
  var axes: [Axis] { newer.axes }

  init(
    on platform: DevicePlatform, newer: (client: Client, content: Result<PrinceContent, PrinceFault>),
    older: [(client: Client, content: Result<PrinceContent, PrinceFault>)]
  ) {
    var names = PrinceNames(of: newer.client)
    for (_, content) in [newer] + older { names.add(content) }
    func subject(_ client: Client, _ content: Result<PrinceContent, PrinceFault>) -> PrinceSubject {
      PrinceSubject(content, client: client, platform: platform, names: names)
    }
    self.newer = subject(newer.client, newer.content)
    self.older = older.map { subject($0.client, $0.content) }
  }

  func index(of name: AxisName) -> Int? { newer.index(of: name) }

  func ask(_ point: Point) -> (answer: Answer, thresholds: [Threshold]) { ask(point, from: .start) }

  func ask(_ point: Point, from stage: Stage) -> (answer: Answer, thresholds: [Threshold]) {
    let (list, thresholds) = newer.ask(point, from: stage)
    guard let expected = Told(list) else { return (.unusable, thresholds) }
    var answer = expected.isSilent ? Answer.silent : .agrees
    var all = thresholds
    // The older ones are asked when the newer one has come to its end.
    let end = thresholds.last?.stage ?? stage
    for subject in older {
      let (object, thresholds) = subject.ask(point)
      all += thresholds.map { Threshold($0.axis, $0.place, at: end) }
      let told = Told(object)
      if answer.agrees, told?.agrees(with: expected) != true { answer = .disagrees(expected, subject.client, told) }
    }
    return (answer, all)
  }

  /// For every device whose version the libraries can read; nil when there are too many.
  func cells(limit: Int) -> Cells<Answer>? {
    region([.version: .versions(from: nil, to: nil, isBelow: false)]).flatMap { try? Cells(self, in: $0, limit: limit) }
  }

  // MARK: Words

  /// The disagreement of the clients on an ordinary device; nil when they agree on each.
  func disagreement(_ cells: Cells<Answer>) -> PrinceTwin.Disagreement? {
    if cells.answers.contains(.unusable) {
      return .init(words: "\(newer.client.name) cannot use the list on every device")
    }
    guard let cell = cells.ordinaryCell(where: { !$0.agrees }),
      case .disagrees(let expected, let client, let told) = cells.answer(of: cell)
    else { return nil }
    let device = newer.device(cells.ordinaryWitness(of: cell.region, today: 0))
    let isAnySystem = index(of: .osVersion).map { cell.region[$0] == cells.asked[$0] } ?? false
    let system: LocalizedMessage = isAnySystem ? "on any system" : "on system \(device.system)"
    return .init(
      words:
        "version \(device.installed) \(system)\(conditions(device)) is told \(expected.words) by \(newer.client.name), and an object would make \(client.name) say \(told?.words ?? "an error" as LocalizedMessage)"
    )
  }

  /// Other conditions of the disagreement, in brackets.
  private func conditions(_ device: PrinceDevice) -> LocalizedMessage {
    var conditions = device.checkers.all.map { key, checker -> LocalizedMessage in
      let accepted: LocalizedMessage =
        switch checker {
        case .exactly(let text): text.map { Quote.text($0) } ?? "null"
        case .prefix(let text): Quote.text(text)
        case .anything: "everything"
        case .nothing: "nothing"
        }
      return "the app's checker of \(Quote.shortened(key)) accepts \(accepted)"
    }
    if let version = device.remembered.last { conditions.append("\(version) was announced before") }
    return conditions.isEmpty ? "" : " (where \(list: conditions))"
  }
}
