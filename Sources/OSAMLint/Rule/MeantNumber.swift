import OSAMDecisions
import OSAMFormats
import OSAMSyntax

/// Help on the text to write in the place of a number, for somebody who wrote something else there. It does not lead to
/// the next mistake.
extension Inspection {
  /// The next thing to do about a value that is no whole number.
  func helpForNumber(_ observation: Observation) -> LocalizedMessage {
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
  func helpForDate(_ text: String, in member: String) -> LocalizedMessage? {
    guard let day = DateSpelling.probable(text, isEnd: member == "endDate"),
      let date = WrittenDate(day, in: context.zone, endOfDay: member == "endDate")
    else { return nil }
    if document.role == .authored { return "Write \(day)." }
    return "Write \(date.instant), which is \(date.instant, in: context.zone, named: true)."
  }

  private var dateExample: LocalizedMessage {
    document.role == .authored ? "a date such as 2026-03-31" : "milliseconds since 1970, in digits only"
  }
}
