import OSAMFormats
import OSAMSyntax

extension Rule {
  /// A window that ends as a day begins, where the day itself was probably meant to belong to it.
  static let endAtMidnight = Rule(
    id: "end-at-midnight",
    title: "endDate is midnight, the start of a day",
    group: .dates,
    effects: [.probablyNotMeant, .worthKnowing],
    kinds: .having(.window),
    why: """
      The end belongs to the window, but only to the millisecond: with an end at 00:00 users do not see
      the alert on that day. Who means "until 31 March" needs 23:59:59.999 of that day. In an authored
      document the bare date 2026-03-31 says just that.

      Midnight in the zone of the check (`--tz`) is a warning. Midnight in UTC, which is one or two in
      the morning in Barcelona, is a note: it looks like a date to which a tool added the time. Ends more
      than ten years ahead are left alone.
      """,
    repair: .unsafe(
      """
      Writes the last moment of that day. The alert shows a day longer, and an author may well mean midnight.
      """),
    evidence: ["module-window", "time-local-midnight"],
    bad: [
      // 2026-03-31 00:00 in Barcelona.
      .version(["endDate": "⟦1774908000000⟧"]).finds("warning, osam from 1.1.0").says(
        """
        the window closes at 2026-03-31 00:00 Europe/Madrid, as that day begins
        = apps with library 1.1.0–{newest} do not show the alert on 2026-03-31
        = help: Write 1774994399999 to include that day, or 1774907999999 to end with the day before.
        """),
      // 2026-03-31 00:00 UTC.
      .version(["endDate": "⟦1774915200000⟧"]).finds("info, osam from 1.1.0").says(
        """
        the window closes at 2026-03-31 02:00 Europe/Madrid, midnight in UTC
        = apps with library 1.1.0–{newest} do not show the alert for the rest of 2026-03-31
        = help: Write 1774994399999 to include all of that day.
        """),
      .version(["endDate": #"⟦"2026-03-31 00:00"⟧"#], role: .authored).finds("warning, osam from 1.1.0"),
      // The clocks changed the night before.
      .version(["endDate": #"⟦"2026-03-30 00:00:00"⟧"#], role: .authored).finds("warning, osam from 1.1.0"),
    ],
    good: [
      .version(["endDate": "1774907999999"]),
      .version(["endDate": "1774908000001"]),
      .version(["endDate": #""2026-03-31""#], role: .authored),
      .version(["endDate": #""2026-03-31 12:00""#], role: .authored),
      // One instant only, and swapped dates, are other mistakes.
      .version(["startDate": "1774908000000", "endDate": "1774908000000"]),
      .version(["startDate": "1774994399999", "endDate": "1774908000000"]),
      // 2100-01-01 00:00 UTC: nobody means the day.
      .version(["endDate": "4102444800000"]),
      .version(["endDate": "1774908000000", "comparisonMode": #""NONE""#]),
      .version(["endDate": "1774908000000"], clients: "1.0.0..1.0.11"),
    ],
    check: .document(checkEnd)
  )
}

/// An end so far ahead stands for "never", and its day does not matter. Policy.
private let farAhead: Int64 = 10 * 366 * Calendar.millisecondsPerDay

private func checkEnd(_ inspection: Inspection) {
  let document = inspection.document
  let context = inspection.context
  guard let end = document.integer("endDate"), end >= DateNotation.leastMilliseconds,
    end <= DateNotation.mostMilliseconds, end.since(context.now) <= farAhead, DateNotation(end) == .milliseconds,
    inspection.mode != "NONE", document.integer("startDate") ?? 0 < end
  else { return }
  let (zone, day) = (context.zone, Calendar.millisecondsPerDay)
  let isLocal = (end + Int64(zone.offsetMinutes(at: end)) * 60_000) % day == 0
  guard isLocal || end % day == 0 else { return }
  let date = zone.date(end)
  let (last, before) =
    document.role == .authored
    ? (zone.day(end), zone.day(end - 1)) : (lastMoment(of: zone.day(end), zone), String(end - 1))
  let clients = ModuleChange.comparesDates.releases
  let repair = ending(with: end, zone, document)
  if isLocal {
    inspection.report(
      "the window closes at \(end, in: zone, named: true), as that day begins",
      [ClientEffect(clients, "do not show the alert on \(date)", .probablyNotMeant)],
      help: "Write \(last) to include that day, or \(before) to end with the day before.", at: .member("endDate"),
      repair: repair)
  } else {
    inspection.report(
      "the window closes at \(end, in: zone, named: true), midnight in UTC",
      [ClientEffect(clients, "do not show the alert for the rest of \(date)", .worthKnowing)],
      help: "Write \(last) to include all of that day.", at: .member("endDate"), repair: repair)
  }
}

private func lastMoment(of date: String, _ zone: Zone) -> String {
  WrittenDate(date, in: zone, endOfDay: true).map { String($0.instant) } ?? "23:59:59.999"
}

/// The last moment of the day that the end is the beginning of; in an authored document the bare day says so.
private func ending(with end: Instant, _ zone: Zone, _ document: Document) -> Repair? {
  guard let place = document.pair("endDate")?.place,
    let last = WrittenDate(zone.day(end), in: zone, endOfDay: true)?.instant
  else { return nil }
  let isWritten = document.form(of: "endDate") == .written
  let value: JSONValue = isWritten ? .string(zone.day(end)) : .integer(last)
  return Repair("Include \(zone.date(end))", .guess, .set(place, value))
}
