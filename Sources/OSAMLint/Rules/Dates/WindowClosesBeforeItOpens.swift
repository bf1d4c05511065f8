import OSAMFormats
import OSAMSyntax

extension Rule {
  /// A window that closes before it opens leaves no instant at which the alert can appear.
  static let windowClosesBeforeItOpens = Rule(
    id: "window-closes-before-it-opens",
    title: "endDate is earlier than startDate",
    group: .dates,
    effects: [.neverSeen],
    kinds: .having(.window),
    why: """
      From 1.1.0 on, clients show the alert only while the service's clock is between the two dates.
      With the dates swapped no moment is, so nobody ever sees it, whatever the mode.
      """,
    repair: .unsafe(
      """
      Writes the end a year later, or swaps the two dates, whichever leaves the shorter window. The alert begins to show, and one of the dates may be wrong instead.
      """),
    evidence: ["module-window"],
    bad: [
      .version(["startDate": "1774994399999", "endDate": "⟦1772319600000⟧"]).finds("error, osam from 1.1.0").says(
        """
        the window closes at 2026-03-01 00:00, before it opens at 2026-03-31 23:59:59.999
        = apps with library 1.1.0–{newest} never show the alert
        = help: Swap the two dates, or correct the wrong one.
        """),
      // From December to January, with the year of December.
      .version(["startDate": "1796079600000", "endDate": "⟦1769900399999⟧"]).finds("error, osam from 1.1.0").says(
        """
        the window closes at 2026-01-31 23:59:59.999, before it opens at 2026-12-01 00:00
        = apps with library 1.1.0–{newest} never show the alert
        = help: Write 1801436399999 if the end is a year later, or correct the wrong date.
        """),
    ],
    good: [
      .version(["startDate": "1772319600000", "endDate": "1772319600001"])
    ],
    check: .document(checkOrder)
  )
}

private func checkOrder(_ inspection: Inspection) {
  let document = inspection.document
  guard let start = document.integer("startDate"), let end = document.integer("endDate"), end < start,
    let startSpan = inspection.span(of: "startDate")
  else { return }
  let zone = inspection.context.zone
  let (opening, closing): (LocalizedMessage, LocalizedMessage) = ("\(start, in: zone)", "\(end, in: zone)")
  inspection.report(
    "the window closes at \(closing), before it opens at \(opening)",
    [.byWindow("never show the alert")],
    help: later(start, end, zone).map { later -> LocalizedMessage in
      "Write \(inspection.written(later, as: "endDate") ?? "\(later)") if the end is a year later, or correct the wrong date."
    } ?? "Swap the two dates, or correct the wrong one.", at: .member("endDate"),
    related: [RelatedPlace(startSpan, "it opens here, \(start, in: zone, named: true)")],
    repair: repair(inspection, later(start, end, zone)))
}

/// The end a year later, on the same day and at the same time of the clocks, where that leaves a shorter window than two
/// dates in each other's place would: most windows are of weeks.
private func later(_ start: Instant, _ end: Instant, _ zone: Zone) -> Instant? {
  guard let text = zone.localText(end), let year = Int(text.prefix(4)) else { return nil }
  let written = padded(year + 1, 4) + text.dropFirst(4)
  guard let later = WrittenDate(written, in: zone)?.instant, later > start, later - start < start - end else {
    return nil
  }
  return later
}

private func repair(_ inspection: Inspection, _ later: Instant?) -> Repair? {
  let swapping = swapping(inspection.document)
  guard let later, swapping != nil else { return swapping }
  return inspection.writing("endDate", later)
}

private func swapping(_ document: Document) -> Repair? {
  guard let start = document.pair("startDate")?.place, let end = document.pair("endDate")?.place else { return nil }
  // A date in seconds is another mistake than two dates in each other's place.
  for name in ["startDate", "endDate"] where document.form(of: name) != .written {
    guard let value = document.integer(name), DateNotation(value) == .milliseconds,
      value >= DateNotation.leastMilliseconds
    else { return nil }
  }
  return Repair("Swap the two dates", .guess, .swap(start, end))
}
