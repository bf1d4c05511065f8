import OSAMFormats

extension Rule {
  /// An end of 0, or of a few digits: not "no end", but the first days of 1970.
  static let endDateIn1970 = Rule(
    id: "end-date-in-1970",
    title: "endDate is 0 or a very small number",
    group: .dates,
    effects: [.neverSeen],
    kinds: .having(.window),
    why: """
      A window without an end is one whose `endDate` is left out or null. The number 0 is the first
      moment of 1970, so the window has long been closed and nobody sees the alert. A duration such as
      3600 does the same.
      """,
    evidence: ["module-window", "module-date-defaults"],
    bad: [
      .version(["startDate": "0", "endDate": "⟦0⟧"]).finds("error, osam from 1.1.0").says(
        """
        “endDate” 0 is 1970-01-01 01:00 Europe/Madrid
        = apps with library 1.1.0–{newest} show nothing, as the window has closed
        = help: Leave “endDate” out if the window has no end.
        """),
      .version(["endDate": "⟦86400⟧"], without: ["startDate"]).finds("error, osam from 1.1.0"),
    ].asking(for: .date),
    good: [
      .version(["startDate": "0"], without: ["endDate"]),
      .version(["endDate": "null"]),
      .version(["endDate": "9223372036854775807"]),
      // Opens after it has closed; another rule says so.
      .version(["endDate": "0"]),
      .version(["startDate": "0", "endDate": "0", "comparisonMode": #""NONE""#]),
      .version(["startDate": "0", "endDate": "0"], clients: "1.0.0..1.0.11"),
    ],
    check: .document(checkEnd)
  )
}

/// Ends so early that they can be no date at all.
enum EndDateIn1970 {
  static func concerns(_ end: Int64) -> Bool {
    (0..<DateNotation.leastSeconds).contains(end) && DateNotation.calendarText(end) == nil
  }
}

private func checkEnd(_ inspection: Inspection) {
  guard let end = inspection.document.integer("endDate"), EndDateIn1970.concerns(end), inspection.mode != "NONE",
    inspection.document.integer("startDate") ?? 0 <= end
  else { return }
  inspection.report(
    "“endDate” \(end) is \(end, in: inspection.context.zone, named: true)", [.overWindow()],
    help: "Leave “endDate” out if the window has no end.", at: .member("endDate"))
}
