import OSAMDecisions
import OSAMFormats
import OSAMSyntax

/// What to write in the place of a number for somebody who wrote something else there: help that does not lead to the
/// next mistake.
extension Inspection {
  /// The next thing to do about a value that is no whole number.
  func helpForNumber(_ observation: Observation) -> Words {
    let text = document.tree.text(observation.node)
    guard let row = observation.member else { return "Write a whole number." }
    let member = document.kind.members[row]
    if case .instant = member.type { return helpForDate(text, in: member.name) ?? "Write \(dateExample)." }
    if let exact = document.reading(row: row, value: observation.node).exactValue { return "Write \(exact)." }
    if text.filter({ $0 == "." }).count > 1, document.kind.member("versionName") != nil {
      return "Write the number of the version, such as \(member.example); \(quoted(text)) belongs in “versionName”."
    }
    return "Write a whole number, in digits only."
  }

  /// The moment that a written date means, as the document has to have it; nil when it is no date.
  func helpForDate(_ text: String, in member: String) -> Words? {
    guard let day = WrittenDay.text(text),
      let date = WrittenDate(day, in: settings.zone, endOfDay: member == "endDate")
    else { return nil }
    if document.role == .authored { return "Write \(day)." }
    return "Write \(date.instant), which is \(date.instant, in: settings.zone, named: true)."
  }

  private var dateExample: Words {
    document.role == .authored ? "a date such as 2026-03-31" : "milliseconds since 1970, in digits only"
  }

  /// Whether nothing stands behind the key: a blank that nobody has filled in yet.
  func isBlank(_ observation: Observation) -> Bool { document.tree.isBlank(observation.node) }
}

/// A day as people write it, in the form that documents have.
enum WrittenDay {
  /// `2026-12-01` and the like as it stands; `01.12.2026`, `1/12/2026` and `1-12-2026` with the year first. The day comes
  /// first, as it does here; where that cannot be, it is no date.
  static func text(_ text: String) -> String? {
    if WrittenDate(text, in: .utc) != nil { return text }
    let parts = text.split(omittingEmptySubsequences: false) { ".-/".contains($0) }
    guard parts.count == 3, parts[2].count == 4, let day = Int(parts[0]), let month = Int(parts[1]),
      let year = Int(parts[2]), parts[0].count <= 2, parts[1].count <= 2
    else { return nil }
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
    let written = "\(year)-\(padded(month))-\(padded(day))"
    return WrittenDate(written, in: .utc) == nil ? nil : written
  }
}
