import OSAMFormats

extension Rule {
  /// A window whose two ends are the same moment, as in the README's example.
  static let windowOfOneInstant = Rule(
    id: "window-of-one-instant",
    title: "startDate and endDate are the same moment",
    group: .dates,
    effects: [.probablyNotMeant],
    kinds: .having(.window),
    why: """
      Both ends belong to the window, so a window from one moment to the same moment is one millisecond
      long. Users see the alert only if the service answers in that very millisecond. The example in the
      library's own README has such a window.
      """,
    evidence: ["module-window", "module-readme-example"],
    bad: [
      .version(["startDate": "1773576000000", "endDate": "⟦1773576000000⟧"]).finds("warning, osam from 1.1.0").says(
        """
        the window opens and closes at 2026-03-15 13:00 Europe/Madrid
        = apps with library 1.1.0–{newest} can show the alert only in that one millisecond
        = help: Move “endDate” to the last moment at which users should see the alert.
        """),
      // The window of the README's example.
      .version(["startDate": "1645311600000", "endDate": "⟦1645311600000⟧", "serverDate": "1645788600000"]).finds(
        "warning, osam from 1.1.0"),
      .version(["startDate": "1773576000000", "endDate": "⟦1773576000000⟧", "comparisonMode": #""NONE""#]).finds(
        "warning, osam from 1.1.0"),
      .version(["startDate": #""2026-03-01 00:00""#, "endDate": #"⟦"2026-03-01 00:00"⟧"#], role: .authored).finds(
        "warning, osam from 1.1.0"),
    ].asking(for: .date),
    good: [
      .version(["startDate": "1773576000000", "endDate": "1773576000001"]),
      // A bare date is the first millisecond of the day at the start and the last one at the end.
      .version(["startDate": #""2026-03-01""#, "endDate": #""2026-03-01""#], role: .authored),
      .version(["startDate": "1773576000000", "endDate": "1773576000000"], clients: "1.0.0..1.0.11"),
    ],
    check: .document(checkLength)
  )
}

private func checkLength(_ inspection: Inspection) {
  let document = inspection.document
  guard let start = document.integer("startDate"), let end = document.integer("endDate"), start == end,
    !EndDateIn1970.concerns(end), let startSpan = inspection.span(of: "startDate")
  else { return }
  inspection.report(
    "the window opens and closes at \(end, in: inspection.context.zone, named: true)",
    [.byWindow("can show the alert only in that one millisecond")],
    help: "Move “endDate” to the last moment at which users should see the alert.", at: .member("endDate"),
    related: [RelatedPlace(startSpan, "the window opens at the same moment")])
}
