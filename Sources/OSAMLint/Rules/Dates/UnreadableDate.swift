import OSAMFormats
import OSAMSyntax

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
      date is the beginning of that day, and as `endDate` the end of it. `31/03/2026`, `2026/3/31` and
      `9h` are read too, with the day before the month. Durations are `45s`, `30m`, `1h`, `2d`, sums such
      as `1h30m`, or seconds; `1 dia` and `24 hores` are read too.
      """,
    repair: .unsafe("Writes the date that was probably meant, where one is likely."),
    evidence: ["module-whole-numbers", "time-written-dates"],
    bad: [
      .version(["endDate": #"⟦"31 de març de 2026"⟧"#], role: .authored).finds("error, osam from 1.1.0").says(
        """
        “endDate” is “31 de març de 2026”, which is no date
        = help: Write 2026-03-31.
        """
      ).helped(writing: #""2026-03-31""#),
      // No such day.
      .version(["startDate": #"⟦"2026-02-29"⟧"#, "endDate": #"⟦"31/04/2026"⟧"#], role: .authored).finds(
        "error, osam from 1.1.0"
      ).says(
        """
        “startDate” is “2026-02-29”, which is no date
        = February 2026 has 28 days
        = help: Write it as in 2026-03-31, 2026-03-31 09:00 or 2026-03-31T09:00:00+02:00, or as milliseconds \
        since 1970.
        """),
      // The day that it ends, and the one after that.
      .version(["endDate": #"⟦"31/3/2026 24:00"⟧"#], role: .authored).finds("error, osam from 1.1.0").says(
        """
        “endDate” is “31/3/2026 24:00”, which is no date
        = help: Write 2026-03-31.
        """
      ).helped(writing: #""2026-03-31""#),
      .version(["startDate": #"⟦"2026-02-28 24:00"⟧"#], role: .authored).finds("error, osam from 1.1.0").says(
        """
        “startDate” is “2026-02-28 24:00”, which is no date
        = help: Write 2026-03-01.
        """
      ).helped(writing: #""2026-03-01""#),
      .version(["endDate": #"⟦"12/13/2026"⟧"#], role: .authored).finds("error, osam from 1.1.0").says(
        """
        “endDate” is “12/13/2026”, which is no date
        = there is no month 13; with the month before the day it is 13 December 2026
        = help: Write 2026-12-13 if that is meant.
        """),
      .version(["endDate": #"⟦"31/03/26"⟧"#], role: .authored).finds("error, osam from 1.1.0").says(
        """
        “endDate” is “31/03/26”, which is no date
        = its year does not have four digits
        = help: Write it as in 2026-03-31, 2026-03-31 09:00 or 2026-03-31T09:00:00+02:00, or as milliseconds \
        since 1970.
        """),
      .version(["endDate": #"⟦"31 de març"⟧"#], role: .authored).finds("error, osam from 1.1.0").says(
        """
        “endDate” is “31 de març”, which is no date
        = it has no year
        = help: Write it as in 2026-03-31, 2026-03-31 09:00 or 2026-03-31T09:00:00+02:00, or as milliseconds \
        since 1970.
        """),
      .version(["dialogDisplayDuration": #"⟦"1M"⟧"#], role: .authored).finds("error, osam from 3.0.0").says(
        """
        “dialogDisplayDuration” is “1M”, which is no duration
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
      for observation in inspection.observations(.unreadableDate) { report(observation, in: inspection) }
      for observation in inspection.observations(.unreadableDuration) {
        inspection.report(
          observation.words(in: inspection.document),
          help: "Write it as in 45s, 30m, 1h, 2d or 1h30m, or as a number of seconds.", at: observation,
          clients: observation.refusedBy)
      }
    }
  )
}

private func report(_ observation: Observation, in inspection: Inspection) {
  let document = inspection.document
  let text = document.tree.text(observation.node)
  let isEnd = observation.member.map { document.kind.members[$0].name } == "endDate"
  let meant = DateSpelling.probable(text, isEnd: isEnd)
  let fault = DateSpelling.fault(text)
  inspection.report(
    observation.words(in: document), so: fault?.words,
    help: meant.map { "Write \($0)." } ?? fault?.help
      ?? "Write it as in 2026-03-31, 2026-03-31 09:00 or 2026-03-31T09:00:00+02:00, or as milliseconds since 1970.",
    at: observation, clients: observation.refusedBy,
    repair: meant.map { Repair("Write \($0)", .guess, .set(observation.node, .string($0))) })
}
