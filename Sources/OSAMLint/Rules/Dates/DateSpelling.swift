import OSAMFormats
import OSAMSyntax

extension Rule {
  /// A date or a duration that is read, and that other readers might take for another one.
  static let dateSpelling = Rule(
    id: "date-spelling",
    title: "a date or duration is written in an unusual way",
    group: .dates,
    effects: [.worthKnowing],
    kinds: .havingAny([.dates, .quietTime]),
    why: """
      An authored document may have dates as people write them here, with the day before the month: 1/12/2026 is the first
      of December. Somebody from elsewhere may take it for the twelfth of January. `2026-12-01` has one meaning everywhere,
      and so has `1h30m` among the durations.
      """,
    repair: .safe("Writes the same moment as `2026-12-01`, or the same duration as `1h30m`."),
    evidence: ["time-written-dates", "time-local-dates"],
    bad: [
      .version(["endDate": #"⟦"1/12/2026"⟧"#], role: .authored).finds("info, osam from 1.1.0").says(
        """
        “endDate” is “1/12/2026”, read as 1 December 2026
        = help: Write 2026-12-01.
        """
      ).helped(writing: #""2026-12-01""#),
      .version(["startDate": #"⟦"2026/3/1 9h"⟧"#, "endDate": #"⟦"2026-3-31"⟧"#], role: .authored).finds(
        "info, osam from 1.1.0"
      ).says(
        """
        “startDate” is “2026/3/1 9h”, read as 1 March 2026 09:00
        = help: Write 2026-03-01 09:00.
        """),
      .version(["dialogDisplayDuration": #"⟦"24 hores"⟧"#], role: .authored).finds("info, osam from 3.0.0").says(
        """
        “dialogDisplayDuration” is “24 hores”, read as 24h
        = help: Write 24h.
        """
      ).helped(writing: #""24h""#),
    ],
    good: [
      .version(["startDate": #""2026-03-01 09:00""#, "dialogDisplayDuration": #""1h30m""#], role: .authored),
      // No app reads these.
      .version(["endDate": #""1/12/2026""#]),
    ],
    check: .observed { inspection in
      for observation in inspection.observations(.dateSpelling) {
        if let row = observation.member,
          let usual = inspection.document.reading(row: row, value: observation.node).respelled
        {
          inspection.report(
            observation.words(in: inspection.document), help: "Write \(usual).", at: observation,
            effect: .worthKnowing, clients: inspection.document.kind.members[row].readBy,
            repair: Repair("Write \(usual)", .none, .set(observation.node, .string(usual))))
        }
      }
    }
  )
}
