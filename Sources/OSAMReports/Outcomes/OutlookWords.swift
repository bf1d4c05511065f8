import OSAMDecisions
import OSAMFormats

/// `LAZY for versions below 2026110001 until 2027-01-31 23:59; then nothing`
struct OutlookWords {
  var outlook: Outlook
  var zone: Zone
  /// What happens instead of the library's word for it.
  var explains = false

  var sentence: Words {
    guard let first = outlook.today.first else { return explains ? Plain.nothing.explanation : "nothing" }
    if first.answer.plain == .nothing {
      guard let next = outlook.next else { return explains ? "nobody sees anything" : "nothing, for anybody" }
      // Its end is not said where it is only the end of the question.
      let moments = ExtentWords(zone: zone).dates(next.from, next.to < outlook.end ? next.to : nil)
      return "nothing today; \(reaching(next.answer, [next])) \(moments)"
    }
    let end = outlook.today.map(\.to).min() ?? .max
    let now = reaching(first.answer, outlook.today)
    if end == .max { return "\(now), without end" }
    // It ends where the question does.
    guard let next = outlook.next else { return "\(now), with no end within the dates asked about (--date)" }
    return "\(now) \(ExtentWords(zone: zone).until(end)); then \(outcome(next.answer))"
  }

  private func outcome(_ answer: DeviceAnswer) -> Words {
    if answer.plain == .nothing { return "nothing" }
    if explains { return answer.plain.explanation }
    return answer.outcome == answer.plain.rawValue ? answer.plain.word : Words(value: answer.outcome)
  }

  /// The outcome, and who gets it where that is not every device.
  private func reaching(_ answer: DeviceAnswer, _ parts: [Outlook.Part]) -> Words {
    let devices = devices(parts)
    return devices.isEmpty ? outcome(answer) : "\(outcome(answer)) for \(list: devices)"
  }

  /// None when every device is meant.
  private func devices(_ parts: [Outlook.Part]) -> [Words] {
    let region = RegionWords(axes: outlook.axes, asked: outlook.asked, zone: zone)
    var all: [Words] = []
    for part in parts {
      let text = region.words(part.box, without: [.date])
      if text.isEmpty { return [] }
      if !all.contains(text) { all.append(text) }
    }
    return all
  }
}
