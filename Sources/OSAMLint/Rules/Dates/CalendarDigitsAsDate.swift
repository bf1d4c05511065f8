import OSAMFormats

extension Rule {
  /// 20260331 is a number like any other to a client.
  static let calendarDigitsAsDate = Rule(
    id: "calendar-digits-as-date",
    title: "the digits of a date are written one after another",
    group: .dates,
    effects: [.neverSeen, .probablyNotMeant],
    kinds: .having(.dates),
    why: """
      Clients take a date for milliseconds since 1970, whatever its digits look like. 20260331 is a few
      hours after the beginning of 1970, 202603310900 is a day of 1976, and 20260331090000 lies in the
      year 2612. As `endDate` the first two close the window for ever and the third never closes it.
      """,
    evidence: ["time-magnitudes", "module-dates-in-document"],
    bad: [
      .version(["startDate": "⟦20260301⟧", "endDate": "⟦20260331⟧"]).finds(
        "warning, osam from 1.1.0", "error, osam from 1.1.0"
      ).says(
        """
        “endDate” 20260331 is read as 1970-01-01 06:37:40.331 Europe/Madrid
        = apps with library 1.1.0–{newest} show nothing, as the window has closed
        = help: Write milliseconds since 1970: 1774994399999 is 2026-03-31 23:59:59.999 Europe/Madrid.
        """
      ).says(
        """
        “startDate” 20260301 is read as 1970-01-01 06:37:40.301 Europe/Madrid
        = apps with library 1.1.0–{newest} take the window as open from then on
        = help: Write milliseconds since 1970: 1772319600000 is 2026-03-01 00:00 Europe/Madrid.
        """
      ).helped(["20260301": "1772319600000", "20260331": "1774994399999"]),
      .version(["endDate": "⟦202603312359⟧"], without: ["startDate"]).finds("error, osam from 1.1.0").helped(
        writing: "1774994340000"),
      .version(["startDate": "⟦20260301000000⟧", "endDate": "⟦20260331235959⟧"]).finds("warning, osam from 1.1.0").says(
        """
        “endDate” 20260331235959 is read as 2612-01-10 14:47:15.959 Europe/Madrid
        = apps with library 1.1.0–{newest} take the window as open until then
        = help: Write milliseconds since 1970: 1774994399000 is 2026-03-31 23:59:59 Europe/Madrid.
        """
      ).says(
        """
        “startDate” 20260301000000 is read as 2612-01-10 06:23:20 Europe/Madrid
        = apps with library 1.1.0–{newest} show nothing before then
        = help: Write milliseconds since 1970: 1772319600000 is 2026-03-01 00:00 Europe/Madrid.
        """
      )
      .helped(["20260301000000": "1772319600000", "20260331235959": "1774994399000"]),
      .version(["startDate": "⟦20260301⟧"], role: .authored).finds("warning, osam from 1.1.0").helped(
        writing: "1772319600000"),
    ],
    good: [
      // Not a day of the calendar, and not a time of the day.
      .version(["startDate": "20260230"]),
      .version(["startDate": "202603012460"]),
      .version(["startDate": #""2026-03-01""#], role: .authored),
      .version(["startDate": "20260301"], clients: "1.0.0..1.0.11"),
    ],
    check: .document { inspection in
      for date in inspection.dates(in: .calendarDigits) { inspection.reportMisread(date) }
    }
  )
}
