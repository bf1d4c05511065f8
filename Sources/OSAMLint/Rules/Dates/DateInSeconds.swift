import OSAMFormats

extension Rule {
  /// Ten digits where thirteen belong.
  static let dateInSeconds = Rule(
    id: "date-in-seconds",
    title: "a date is written in seconds",
    group: .dates,
    effects: [.neverSeen, .probablyNotMeant, .valueIgnored],
    kinds: [.osamVersion],
    why: """
      Clients count dates in milliseconds since 1970, thirteen digits for today's dates. Ten digits are
      seconds, and read as milliseconds they fall in January 1970. As `endDate` that is a window that has
      long been closed, so nobody sees the alert. As `startDate` it is one that has always been open, so
      users may see the alert before its time. As `serverDate` it is a clock that stopped in 1970.
      """,
    repair: .unsafe(
      """
      Writes the same moment in milliseconds. That opens or closes the window, and the digits alone do not prove that seconds were meant.
      """),
    evidence: ["time-magnitudes", "module-dates-in-document"],
    bad: [
      .version(["endDate": "⟦1774994399⟧"], without: ["startDate"]).finds("error, osam from 1.1.0"),
      .version(["startDate": "⟦1772319600⟧", "endDate": "⟦1774994399⟧", "serverDate": "⟦1773576000⟧"]).finds(
        "warning, osam from 1.1.0", "error, osam from 1.1.0", "warning, osam from 1.1.0"),
      // It was to begin tomorrow.
      .version(["startDate": "⟦1773662400⟧"]).finds("error, osam from 1.1.0"),
      .version(["startDate": "⟦100000000⟧"]).finds("warning, osam from 1.1.0"),
      .version(["endDate": "⟦99999999999⟧"]).finds("error, osam from 1.1.0"),
    ].asking(for: .date),
    good: [
      .version(["startDate": "0"]),
      .version(["startDate": "99999999"]),
      .version(["endDate": "100000000000"]),
      // In an authored document a date may be written as one.
      .version(["startDate": #""1970-01-20""#], role: .authored),
      .version(["startDate": "1772319600"], clients: "1.0.0..1.0.11"),
    ],
    check: .document { inspection in
      for date in inspection.dates(in: .seconds) {
        inspection.reportMisread(date, repair: inspection.writing(date.member, date.meant))
      }
    }
  )
}
