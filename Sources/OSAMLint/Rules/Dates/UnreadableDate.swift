import OSAMFormats

extension Rule {
  /// A date or a duration of an authored document that cannot be turned into a number.
  static let unreadableDate = Rule(
    id: "unreadable-date",
    title: "a written date or duration cannot be read",
    group: .dates,
    effects: [.unreadable],
    kinds: .havingAny([.dates, .quietTime]),
    why: """
      In an authored document dates and durations may be written as people write them; the served
      document has them as numbers. Text in another form cannot be turned into a number, and as it stands
      no app can read it.

      Dates are `2026-03-31`, `2026-03-31 09:00`, `2026-03-31T09:00:00+02:00`, or milliseconds. A bare
      date is the beginning of that day, and as `endDate` the end of it. Durations are `45s`, `30m`, `1h`,
      `2d`, sums such as `1h30m`, or seconds.
      """,
    evidence: ["module-whole-numbers", "time-written-dates"],
    bad: [
      .version(["endDate": #"⟦"31/03/2026"⟧"#], role: .authored).finds("error, osam from 1.1.0").says(
        """
        “endDate” is “31/03/2026”, which is no date
        = help: Write 2026-03-31.
        """),
      // No such day, and no such time.
      .version(["startDate": #"⟦"2026-02-29"⟧"#, "endDate": #"⟦"2026-03-31 24:00"⟧"#], role: .authored).finds(
        "error, osam from 1.1.0"
      ).says(
        """
        “startDate” is “2026-02-29”, which is no date
        = help: Write it as in 2026-03-31, 2026-03-31 09:00 or 2026-03-31T09:00:00+02:00, or as milliseconds \
        since 1970.
        """),
      .version(["dialogDisplayDuration": #"⟦"1 dia"⟧"#], role: .authored).finds("error, osam from 3.0.0").says(
        """
        “dialogDisplayDuration” is “1 dia”, which is no duration
        = help: Write it as in 45s, 30m, 1h, 2d or 1h30m, or as a number of seconds.
        """),
      // Units go from the largest to the smallest.
      .version(["dialogDisplayDuration": #"⟦"30m1h"⟧"#], role: .authored).finds("error, osam from 3.0.0"),
    ].asking(for: .date),
    good: [
      .version(["startDate": #""2026-03-01""#, "endDate": #""2026-03-31T23:59:59.999+02:00""#], role: .authored),
      .version(["startDate": #""2026-03-01 09:00""#, "dialogDisplayDuration": #""1h30m""#], role: .authored),
      .version(["startDate": "1772319600000", "dialogDisplayDuration": "3600"], role: .authored),
      // A served document has no written dates at all; other rules look at its numbers.
      .version(["endDate": #""31/03/2026""#]),
    ],
    check: .observed { inspection in
      for observation in inspection.observations(.unreadableDate, .unreadableDuration) {
        let isDate = observation.code == .unreadableDate
        let text = inspection.document.tree.text(observation.node)
        let member = observation.member.map { inspection.document.kind.members[$0].name } ?? ""
        inspection.report(
          observation.words(in: inspection.document),
          help: isDate
            ? inspection.helpForDate(text, in: member)
              ?? "Write it as in 2026-03-31, 2026-03-31 09:00 or 2026-03-31T09:00:00+02:00, or as milliseconds since 1970."
            : "Write it as in 45s, 30m, 1h, 2d or 1h30m, or as a number of seconds.",
          at: observation, clients: observation.refusedBy)
      }
    }
  )
}
