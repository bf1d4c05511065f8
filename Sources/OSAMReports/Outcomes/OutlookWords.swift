import OSAMDecisions
import OSAMFormats

/// `LAZY for versions below 2026110001 until 2027-01-31 23:59; then nothing`
struct OutlookWords {
  var outlook: Outlook
  var zone: Zone
  /// What happens instead of the library's word for it.
  var explains = false

  var sentence: String {
    guard let first = outlook.today.first else { return explains ? Plain.nothing.explanation : "nothing" }
    if first.answer.plain == .nothing {
      guard let next = outlook.next else { return explains ? "nobody sees anything" : "nothing, for anybody" }
      return "nothing today; \(outcome(next.answer))\(devices([next])) \(ExtentWords(zone: zone).since(next.from))"
    }
    let end = outlook.today.map(\.to).min() ?? .max
    let now = outcome(first.answer) + devices(outlook.today)
    if end == .max { return "\(now), without end" }
    guard outlook.next != nil else { return "\(now) \(ExtentWords(zone: zone).until(end))" }
    return "\(now) \(ExtentWords(zone: zone).until(end)); then \(outlook.next.map { outcome($0.answer) } ?? "nothing")"
  }

  private func outcome(_ answer: DeviceAnswer) -> String {
    if answer.plain == .nothing { return "nothing" }
    return explains ? answer.plain.explanation : answer.outcome
  }

  /// Nothing when every device is meant.
  private func devices(_ parts: [Outlook.Part]) -> String {
    let region = RegionWords(axes: outlook.axes, asked: outlook.asked, zone: zone)
    var all: [String] = []
    for part in parts {
      let text = region.words(part.box, without: [.date])
      if text.isEmpty { return "" }
      if !all.contains(text) { all.append(text) }
    }
    return all.isEmpty ? "" : " for " + Prose.list(all, "and")
  }
}
