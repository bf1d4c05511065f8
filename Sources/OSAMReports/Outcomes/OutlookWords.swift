import OSAMDecisions
import OSAMFormats

/// `LAZY for versions below 2026110001 until 2027-01-31 23:59; then nothing`
struct OutlookWords {
  var outlook: Outlook
  var zone: Zone
  /// True if words tell what happens instead of the library's word for it.
  var explains = false

  var sentence: LocalizedMessage {
    guard let first = outlook.today.first else { return explains ? Plain.nothing.explanation : "nothing" }
    if first.answer.plain == .nothing {
      guard let next = outlook.next else {
        if !apps.isEmpty { return "\(outcome(first.answer)) for \(apps.joined(separator: ", "))" }
        guard explains else { return "nothing, for anybody" }
        guard let last = outlook.last else { return "nobody sees anything" }
        return "nobody sees anything: it is over since \(onDay: last.to, in: zone)"
      }
      // Its end is not said where it is only the end of the question.
      let moments = ExtentWords(zone: zone).dates(next.from, next.to < outlook.end ? next.to : nil)
      return "nothing today; \(reaching(next.answer, [next])) \(moments)"
    }
    let end = outlook.today.map { $0.to }.min() ?? .max
    if end == .max { return "\(now), without end" }
    // It ends where the question does.
    guard let next = outlook.next else { return "\(now), with no end within the dates asked about (--date)" }
    return "\(now) \(ExtentWords(zone: zone).until(end)); then \(outcome(next.answer))"
  }

  /// Each answer of today with who gets it.
  private var now: LocalizedMessage {
    let groups = outlook.today.byOutcome
    let all: LocalizedMessage = "\(list: groups.map { reaching($0[0].answer, $0) })"
    if common.isEmpty { return all }
    let ofEverybody = groups.count == 1 && devices(groups[0]).isEmpty
    let whole: LocalizedMessage =
      ofEverybody ? "\(all) for \(common.joined(separator: ", "))" : "\(all), \(common.joined(separator: ", "))"
    return outlook.othersGetSomething ? "\(whole), with something else on other systems" : whole
  }

  /// Apps and systems that are meant, the same for all answers.
  var common: [LocalizedMessage] { apps + [systems].compactMap { $0 } }

  /// Those that are meant, where they matter; the same for all answers.
  private var apps: [LocalizedMessage] {
    guard let part = outlook.today.first else { return [] }
    let words = ExtentWords(zone: zone)
    return outlook.axes.indices.filter { outlook.axes[$0].name.isOfApps }.compactMap { index in
      words.wordsAlone(part.region[index], of: outlook.axes[index], asked: outlook.asked[index])
    }
  }

  private var systems: LocalizedMessage? {
    guard let (axis, extent) = outlook.systems else { return nil }
    return ExtentWords(zone: zone).wordsAlone(extent, of: outlook.axes[axis], asked: outlook.asked[axis])
  }

  /// More regions of one answer are others.
  private static let mostTold = 3

  private func outcome(_ answer: DeviceAnswer) -> LocalizedMessage {
    if answer.plain == .nothing { return "nothing" }
    if explains { return answer.plain.explanation }
    if answer.outcome == answer.plain.rawValue { return answer.plain.word }
    let exact = LocalizedMessage(value: answer.outcome)
    return KnownOutcome.errorName(answer.outcome) == nil ? exact : "\(answer.words, exactly: exact)"
  }

  /// The outcome, and who gets it where that is not every device.
  private func reaching(_ answer: DeviceAnswer, _ parts: [Outlook.Part]) -> LocalizedMessage {
    let devices = devices(parts)
    if devices.isEmpty { return outcome(answer) }
    let told = devices.prefix(Self.mostTold) + (devices.count > Self.mostTold ? ["others"] : [])
    return "\(outcome(answer)) for \(list: Array(told))"
  }

  /// None when every device is meant, but for what is the same for all answers. Nothing is said of the axes that are
  /// left out.
  func devices(_ parts: [Outlook.Part], _ left: Set<AxisName> = []) -> [LocalizedMessage] {
    let region = RegionWords(axes: outlook.axes, asked: outlook.asked, zone: zone)
    let common = outlook.axes.map { $0.name }.filter { (name: AxisName) -> Bool in
      name.isOfApps || name == .date || (name == .osVersion && outlook.systems != nil)
    }
    var all: [LocalizedMessage] = []
    for part in parts {
      let text = region.words(part.region, without: left.union(common))
      if text.isEmpty { return [] }
      if !all.contains(text) { all.append(text) }
    }
    return all
  }
}

extension [Outlook.Part] {
  /// Those of one outcome together, in the order of the first of them.
  var byOutcome: [[Outlook.Part]] {
    var groups: [[Outlook.Part]] = []
    for part in self {
      if let index = groups.firstIndex(where: { $0[0].answer.outcome == part.answer.outcome }) {
        groups[index].append(part)
      } else {
        groups.append([part])
      }
    }
    return groups
  }
}
