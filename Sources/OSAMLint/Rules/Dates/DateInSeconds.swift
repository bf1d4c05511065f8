import OSAMFormats

extension Rule {
  /// Ten digits where thirteen belong.
  static let dateInSeconds = Rule(
    id: "date-in-seconds",
    title: "a date is written in seconds",
    group: .dates,
    effects: [.neverSeen, .probablyNotMeant, .valueIgnored],
    kinds: .having(.dates),
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
      .version(["endDate": "⟦1774994399⟧"], without: ["startDate"]).finds("error, osam from 1.1.0").says(
        """
        “endDate” 1774994399 is read as 1970-01-21 14:03:14.399 Europe/Madrid
        = apps with library 1.1.0–{newest} show nothing, as the window has closed
        = help: Write milliseconds since 1970: 1774994399000 is 2026-03-31 23:59:59 Europe/Madrid.
        """),
      .version(["startDate": "⟦1772319600⟧", "endDate": "⟦1774994399⟧", "serverDate": "⟦1773576000⟧"]).finds(
        "warning, osam from 1.1.0", "error, osam from 1.1.0", "warning, osam from 1.1.0"
      ).says(
        """
        “serverDate” 1773576000 is read as 1970-01-21 13:39:36 Europe/Madrid
        = apps with library 1.1.0–{newest} compare the window with that moment when they are online
        = help: Write milliseconds since 1970: 1773576000000 is 2026-03-15 13:00 Europe/Madrid.
        """
      ).says(
        """
        “startDate” 1772319600 is read as 1970-01-21 13:18:39.600 Europe/Madrid
        = apps with library 1.1.0–{newest} take the window as open from then on
        = help: Write milliseconds since 1970: 1772319600000 is 2026-03-01 00:00 Europe/Madrid.
        """),
      // It was to begin tomorrow.
      .version(["startDate": "⟦1773662400⟧"]).finds("error, osam from 1.1.0").says(
        """
        “startDate” 1773662400 is read as 1970-01-21 13:41:02.400 Europe/Madrid
        = until 2026-03-16 12:59:59.999 apps with library 1.1.0–{newest} offer the update; as it was meant they \
        show nothing
        = help: Write milliseconds since 1970: 1773662400000 is 2026-03-16 13:00 Europe/Madrid.
        """),
      .version(["startDate": "⟦100000000⟧"]).finds("warning, osam from 1.1.0").says(
        """
        “startDate” 100000000 is read as 1970-01-02 04:46:40 Europe/Madrid
        = apps with library 1.1.0–{newest} take the window as open from then on
        = help: Write milliseconds since 1970, thirteen digits for today's dates.
        """),
      .version(["endDate": "⟦99999999999⟧"]).finds("error, osam from 1.1.0").says(
        """
        “endDate” 99999999999 is read as 1973-03-03 10:46:39.999 Europe/Madrid
        = apps with library 1.1.0–{newest} show nothing, as the window has closed
        = help: Write milliseconds since 1970, thirteen digits for today's dates.
        """),
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
