import OSAMFormats

extension Rule {
  /// A written time that the clocks skip or show twice.
  static let clockChangeTime = Rule(
    id: "clock-change-time",
    title: "a written time falls into the change of the clocks",
    group: .dates,
    effects: [.probablyNotMeant],
    kinds: .having(.dates),
    why: """
      On the last Sunday of March the clocks in Barcelona go from 02:00 to 03:00, so 02:30 does not exist
      that day. On the last Sunday of October they go from 03:00 back to 02:00, so 02:30 comes twice. A
      time written without an offset then has no moment, or two. The served document is made with one of
      them: the skipped time is read with the offset before the change, and of two the first is taken.
      """,
    evidence: ["time-madrid"],
    bad: [
      .version(["startDate": #"⟦"2026-03-29 02:30"⟧"#], role: .authored).finds("warning, osam from 1.1.0").says(
        """
        “startDate” is “2026-03-29 02:30”, a time the clocks skip
        = it is taken as 2026-03-29 03:30 Europe/Madrid
        = help: Write the time that the clocks show after the change.
        """),
      .version(["endDate": #"⟦"2026-10-25 02:00"⟧"#], role: .authored).finds("warning, osam from 1.1.0").says(
        """
        “endDate” is “2026-10-25 02:00”, a time the clocks show twice
        = the first is taken, 2026-10-25 00:00 UTC and not 2026-10-25 01:00 UTC
        = help: Write the offset too, as in 02:30:00+02:00 for the first and +01:00 for the second.
        """),
      .version(["startDate": #"⟦"2026-03-29 02:00"⟧"#, "endDate": #"⟦"2026-10-25 02:59:59.999"⟧"#], role: .authored)
        .finds("warning, osam from 1.1.0"),
    ].asking(for: .date),
    good: [
      .version(["startDate": #""2026-03-29 01:59:59.999""#, "endDate": #""2026-10-25 03:00""#], role: .authored),
      .version(["startDate": #""2026-03-29 03:00""#, "endDate": #""2026-10-25 01:59""#], role: .authored),
      .version(["endDate": #""2026-10-25T02:30:00+01:00""#], role: .authored),
      .version(["startDate": #""2026-03-29""#, "endDate": #""2026-10-25""#], role: .authored),
    ],
    check: .observed(checkTimes)
  )
}

private func checkTimes(_ inspection: Inspection) {
  let document = inspection.document
  for observation in inspection.observations(.skippedTime, .repeatedTime) {
    guard let row = observation.member else { continue }
    guard let date = document.reading(row: row, value: observation.node).date else { continue }
    let zone = inspection.context.zone
    let clients = ModuleChange.comparesDates.releases
    switch date.reading {
    case .skipped(let instant):
      inspection.report(
        observation.words(in: document), so: "it is taken as \(instant, in: zone, named: true)",
        help: "Write the time that the clocks show after the change.", at: observation, clients: clients)
    case .twice(let first, let second):
      inspection.report(
        observation.words(in: document),
        so: "the first is taken, \(first, in: .utc, named: true) and not \(second, in: .utc, named: true)",
        help: "Write the offset too, as in 02:30:00+02:00 for the first and +01:00 for the second.", at: observation,
        clients: clients)
    case .once: continue
    }
  }
}
