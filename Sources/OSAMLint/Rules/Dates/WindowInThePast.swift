import OSAMFormats

extension Rule {
  /// A window that is over. Only time tells it, so it is never more than a warning.
  static let windowInThePast = Rule(
    id: "window-in-the-past",
    title: "the window is over",
    group: .dates,
    effects: [.probablyNotMeant, .worthKnowing],
    kinds: .having(.window),
    why: """
      After `endDate` apps show nothing. That is how an alert ends, and for an old document there is nothing to do. It is
      a warning when the same dates one year later would still be open or to come: in January people write last year.

      The end is compared with the moment of the check, or with `--date`. In an archive nobody wants to hear of it:
      [settings](../settings.md) show the line that silences it there.
      """,
    evidence: ["module-window", "choice-past-window"],
    bad: [
      // February of the year before; the same days of this year are over as well.
      .version(["startDate": "1706742000000", "endDate": "⟦1709247599999⟧"]).finds("info, osam from 1.1.0").says(
        """
        the window closed at 2024-02-29 23:59:59.999 Europe/Madrid, 744 days ago
        = apps with library 1.1.0–{newest} show nothing when “serverDate” is today's
        = help: Correct the dates if users should see the alert, or remove the document.
        """),
      // All of April a year ago, where this April was probably meant.
      .version(["startDate": "1743458400000", "endDate": "⟦1746050399999⟧"]).finds("warning, osam from 1.1.0").says(
        """
        the window closed at 2025-04-30 23:59:59.999 Europe/Madrid, 318 days ago
        = apps with library 1.1.0–{newest} show nothing when “serverDate” is today's
        = help: Correct the year if it is a slip: the window would close at 2026-04-30 23:59:59.999 \
        Europe/Madrid.
        """),
      .version(["endDate": "⟦1773575999999⟧"]).finds("warning, osam from 1.1.0").says(
        """
        the window closed at 2026-03-15 12:59:59.999 Europe/Madrid, 1 ms ago
        = apps with library 1.1.0–{newest} show nothing when “serverDate” is today's
        = help: Correct the year if it is a slip: the window would close at 2027-03-15 12:59:59.999 \
        Europe/Madrid.
        """),
      .version(["endDate": #"⟦"2026-03-01"⟧"#], without: ["serverDate"], role: .authored).finds(
        "warning, osam from 1.1.0"),
    ].asking(for: .date),
    good: [
      .version(["endDate": "1773576000000"]),
      .version([:], without: ["endDate"]),
      // Other rules' mistakes: dates that change places, an end in 1970, seconds.
      .version(["startDate": "1774994399999", "endDate": "1772319600000"]),
      .version(["startDate": "0", "endDate": "0"]),
      .version(["endDate": "1772319600"], without: ["startDate"]),
      .version(["endDate": "1773575999999", "comparisonMode": #""NONE""#]),
      .version(["endDate": "1773575999999"], clients: "1.0.0..1.0.11"),
    ],
    check: .document(checkEnd)
  )
}

private func checkEnd(_ inspection: Inspection) {
  let document = inspection.document
  let context = inspection.context
  guard let end = document.integer("endDate"), end < context.now, end >= DateNotation.leastMilliseconds,
    inspection.mode != "NONE", inspection.hasComparableDates, document.integer("startDate") ?? end <= end
  else { return }
  let zone = context.zone
  let yearLater = zone.yearLater(end)
  let isSlip = yearLater >= context.now
  inspection.report(
    "the window closed at \(end, in: zone, named: true), \(Lapse.words(milliseconds: context.now.since(end))) ago",
    [
      .byWindow(
        "show nothing when “serverDate” is today's",
        isSlip ? .probablyNotMeant : .worthKnowing)
    ],
    help: isSlip
      ? "Correct the year if it is a slip: the window would close at \(yearLater, in: zone, named: true)."
      : "Correct the dates if users should see the alert, or remove the document.", at: .member("endDate"))
}

extension Zone {
  /// The date and time of a moment, one year later; the last of February for the day that year has not.
  fileprivate func yearLater(_ instant: Instant) -> Instant {
    let local = instant + Int64(offsetMinutes(at: instant)) * 60_000
    let days = local.dividedFloor(by: Calendar.millisecondsPerDay)
    var day = Calendar.day(days)
    day.year += 1
    if !day.isValid { day.day -= 1 }
    let time = local - days * Calendar.millisecondsPerDay
    let later = Calendar.daysSince1970(day) * Calendar.millisecondsPerDay + time
    return switch self.instant(local: later) {
    case .once(let instant), .skipped(let instant), .twice(let instant, _): instant
    }
  }
}
