import OSAMDecisions
import OSAMFormats

extension Rule {
  /// A document that carries the service's clock, and a window this clock is outside of.
  static let serverDateOutsideWindow = Rule(
    id: "server-date-outside-window",
    title: "serverDate lies outside the window",
    group: .dates,
    effects: [.probablyNotMeant],
    kinds: .having([.window, .serverClock]),
    why: """
      An app that is online does not look at its own clock: it compares the window with the `serverDate`
      it was sent. When that lies before `startDate` or after `endDate`, every app that gets the document
      as it stands shows nothing, whatever the mode. Where the date is written anew before apps get the file,
      `server-date: now` in the [settings](../settings.md#serverdate) or `--server-date now` says so, and this rule is
      silent.
      """,
    evidence: ["module-window"],
    bad: [
      .version(["serverDate": "⟦1774994400000⟧"]).finds("warning, osam from 1.1.0").says(
        """
        “serverDate” is 2026-04-01 00:00 Europe/Madrid, after the window
        = apps with library 1.1.0–{newest} show nothing when they are online
        = help: Have the service write its own clock there, or correct the window.
        """),
      .version(["serverDate": "⟦1772319599999⟧"]).finds("warning, osam from 1.1.0").says(
        """
        “serverDate” is 2026-02-28 23:59:59.999 Europe/Madrid, before the window
        = apps with library 1.1.0–{newest} show nothing when they are online
        = help: Have the service write its own clock there, or correct the window.
        """),
      .version(["serverDate": "⟦1645788600000⟧", "comparisonMode": #""FORCE""#]).finds("warning, osam from 1.1.0"),
      .version(["serverDate": "⟦1774994400000⟧"], without: ["startDate"]).finds("warning, osam from 1.1.0"),
      // Releases that cannot decode the document say nothing about it.
      .version(["serverDate": "⟦1774994400000⟧"], without: ["checkBoxDontShowAgain"]).finds(
        "warning, osam 1.1.0–2.2.4"),
      .version(["serverDate": #"⟦"2026-04-01 10:00"⟧"#, "endDate": #""2026-03-31""#], role: .authored).finds(
        "warning, osam from 1.1.0"),
    ].asking(for: .date),
    good: [
      .version(["serverDate": "1772319600000"]),
      .version(["serverDate": "1774994399999"]),
      .version(["serverDate": "1774994400000"], without: ["endDate"]),
      .version(["serverDate": "1774994400000", "comparisonMode": #""NONE""#]),
      // No moment lies in this window; another rule says so.
      .version(["startDate": "1774994399999", "endDate": "1772319600000"]),
      .version(["serverDate": "1774994400000"], without: ["checkBoxDontShowAgain"], clients: "3.0.0..3.0.1"),
      .version([:], without: ["serverDate"], role: .authored),
      .version(["serverDate": "1774994400000"], clients: "1.0.0..1.0.11"),
      .version(["serverDate": "1774994400000"]).with(settings: "server-date: now"),
    ],
    check: .document(checkClock)
  )
}

private func checkClock(_ inspection: Inspection) {
  let document = inspection.document
  guard inspection.context.serverClock == .written, let clock = document.integer("serverDate"),
    inspection.mode != "NONE", inspection.hasComparableDates
  else { return }
  let start = document.integer("startDate")
  let end = document.integer("endDate")
  if let end, EndDateIn1970.concerns(end) || end < start ?? end { return }
  // Most documents are served inside their window; only the others are put before the clients.
  if VersionDecision.Window(start: start, end: end).isOpen(at: clock) { return }
  var missed: String?
  let blind = inspection.versionClients(among: ModuleChange.comparesDates.releases) { config, device in
    guard
      let obstacle = VersionDecision.decide(.decoded(config), versionCode: nil, on: device, withAlert: false)?.obstacle
    else {
      return false
    }
    switch obstacle.check {
    case .started, .notEnded: missed = obstacle.member
    default: return false
    }
    return true
  }
  guard let missed, (missed == "startDate" ? start : end) != nil else { return }
  let zone = inspection.context.zone
  @Sendable func related(_ member: String, _ words: LocalizedMessage, _ bound: Int64?) -> [RelatedPlace] {
    guard let bound, let span = inspection.span(of: member) else { return [] }
    return [RelatedPlace(span, "\(words) here, \(bound, in: zone, named: true)")]
  }
  let side: LocalizedMessage = missed == "startDate" ? "before" : "after"
  inspection.report(
    "“serverDate” is \(clock, in: zone, named: true), \(side) the window",
    [ClientEffect(blind, "show nothing when they are online")],
    help: "Have the service write its own clock there, or correct the window.", at: .member("serverDate"),
    related: related("startDate", "the window opens", start) + related("endDate", "the window closes", end))
}
