import OSAMFormats

extension Rule {
  /// More digits than milliseconds need.
  static let dateTooLarge = Rule(
    id: "date-too-large",
    title: "a date lies beyond the year 9999",
    group: .dates,
    effects: [.neverSeen, .probablyNotMeant, .valueIgnored],
    kinds: .having(.dates),
    why: """
      Clients count dates in milliseconds since 1970, thirteen digits for today's dates. Sixteen digits
      are microseconds and nineteen nanoseconds, and read as milliseconds they lie tens of thousands of
      years ahead: a window that starts then never opens, and one that ends then never closes.

      Numbers with which people say "never" are left alone as `endDate`: 9223372036854775807, which is
      what a client takes for no end, and the greatest numbers of JavaScript.
      """,
    repair: .unsafe(
      """
      Writes the moment in milliseconds, where the digits are microseconds or nanoseconds of a likely date. That opens or closes the window.
      """),
    evidence: ["time-magnitudes", "module-date-defaults"],
    bad: [
      .version(["startDate": "⟦1772319600000000⟧"], without: ["endDate"]).finds("error, osam from 1.1.0").says(
        """
        “startDate” 1772319600000000 is later than the year 9999
        = apps with library 1.1.0–{newest} show nothing before then
        = help: Write milliseconds since 1970: 1772319600000 is 2026-03-01 00:00 Europe/Madrid.
        """),
      .version(["endDate": "⟦1774994399999999⟧"]).finds("error, osam from 1.1.0").says(
        """
        “endDate” 1774994399999999 is later than the year 9999
        = from 2026-04-01 00:00 on apps with library 1.1.0–{newest} offer the update; as it was meant they show \
        nothing
        = help: Write milliseconds since 1970: 1774994399999 is 2026-03-31 23:59:59.999 Europe/Madrid.
        """),
      .version(["endDate": "⟦1774994399999999999⟧"]).finds("error, osam from 1.1.0"),
      .version(["serverDate": "⟦1773576000000000000⟧"]).finds("warning, osam from 1.1.0").says(
        """
        “serverDate” 1773576000000000000 is later than the year 9999
        = apps with library 1.1.0–{newest} compare the window with that moment when they are online
        = help: Write milliseconds since 1970: 1773576000000 is 2026-03-15 13:00 Europe/Madrid.
        """),
      .version(["endDate": "⟦253402300800000⟧"]).finds("warning, osam from 1.1.0").says(
        """
        “endDate” 253402300800000 is later than the year 9999
        = apps with library 1.1.0–{newest} take the window as open until then
        = help: Write milliseconds since 1970, thirteen digits for today's dates.
        """),
      .version(["startDate": "⟦9223372036854775807⟧"], without: ["endDate"]).finds("error, osam from 1.1.0").says(
        """
        “startDate” 9223372036854775807 is later than the year 9999
        = apps with library 1.1.0–{newest} show nothing before then
        = help: Write milliseconds since 1970, thirteen digits for today's dates.
        """),
    ].asking(for: .date),
    good: [
      .version(["endDate": "9223372036854775807"]),
      .version(["endDate": "9007199254740991"]),
      .version(["endDate": "253402300799999"]),
      .version(["endDate": "1774994399999999"], clients: "1.0.0..1.0.11"),
    ],
    check: .document { inspection in
      for date in inspection.numericDates where date.value > DateNotation.mostMilliseconds {
        if date.member == "endDate", DateNotation.noEnd.contains(date.value) { continue }
        inspection.report(
          "“\(date.member)” \(date.value) is later than the year 9999", [inspection.effect(of: date)],
          help: inspection.help(for: date), at: .member(date.member),
          repair: inspection.writing(date.member, date.meant))
      }
    }
  )
}
