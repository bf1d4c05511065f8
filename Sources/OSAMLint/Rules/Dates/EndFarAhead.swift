import OSAMFormats

extension Rule {
  /// An end that nobody will be there to see. Only time tells it, so it is no more than a note.
  static let endFarAhead = Rule(
    id: "end-far-ahead",
    title: "endDate is more than five years ahead",
    group: .dates,
    effects: [.worthKnowing],
    kinds: .having(.window),
    why: """
      Until `endDate` apps show the alert. More than five years are seldom meant: a digit may be wrong, or the end is to be
      none. A window without an end leaves `endDate` out; 9223372036854775807 says the same. The end is compared with the
      moment of the check, or with `--date`.
      """,
    evidence: ["module-window", "choice-far-ahead"],
    bad: [
      // The end of 2036.
      .version(["endDate": "⟦2114377199999⟧"]).finds("info, osam from 1.1.0").says(
        """
        the window closes more than five years ahead, on 2036-12-31
        = apps with library 1.1.0–{newest} can show the alert until then
        = help: Correct the date, or leave “endDate” out if the window has no end.
        """),
      .version(["endDate": "⟦4102444799999⟧"]).finds("info, osam from 1.1.0"),
      .version(["endDate": "⟦1931428800001⟧"]).finds("info, osam from 1.1.0"),
      .version(["endDate": #"⟦"2036-12-31"⟧"#], without: ["serverDate"], role: .authored).finds(
        "info, osam from 1.1.0"),
    ].asking(for: .date),
    good: [
      // Five years to the millisecond after 2026-03-15 12:00 UTC.
      .version(["endDate": "1931428800000"]),
      // The end of 2030.
      .version(["endDate": "1924988399999"]),
      .version([:], without: ["endDate"]),
      // No end, and a number that is no date in milliseconds.
      .version(["endDate": "9223372036854775807"]),
      .version(["endDate": "1774994399999000"]),
      .version(["endDate": "2114377199999", "comparisonMode": #""NONE""#]),
      .version(["endDate": "2114377199999"], clients: "1.0.0..1.0.11"),
    ],
    check: .document(checkEnd)
  )
}

/// Five years, with their leap days. Policy.
private let farAhead: Int64 = (5 * 365 + 2) * Calendar.millisecondsPerDay

private func checkEnd(_ inspection: Inspection) {
  let document = inspection.document
  let context = inspection.context
  guard let end = document.integer("endDate"), end.since(context.now) > farAhead,
    end <= DateNotation.mostMilliseconds, inspection.mode != "NONE", inspection.hasComparableDates
  else { return }
  inspection.report(
    "the window closes more than five years ahead, on \(context.zone.date(end))",
    [.byWindow("can show the alert until then")],
    help: "Correct the date, or leave “endDate” out if the window has no end.", at: .member("endDate"))
}
