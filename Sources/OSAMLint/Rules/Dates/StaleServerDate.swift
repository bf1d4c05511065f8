import OSAMDecisions
import OSAMFormats

extension Rule {
  /// A document whose `serverDate` is not today's: nobody fills it in.
  static let staleServerDate = Rule(
    id: "stale-server-date",
    title: "serverDate is far from today",
    group: .dates,
    effects: [.probablyNotMeant],
    kinds: .having([.window, .serverClock]),
    why: """
      `serverDate` is meant to be the service's clock at the moment it answers. In a file that is served
      as it stands it never moves, and apps that are online compare the window with it and not with their
      own clock: a window that is open never closes, and one that is closed never opens.

      The date is compared with the moment of the check, or with `--date`. Where the date is written anew before apps get
      the file, `server-date: now` in the [settings](../settings.md#serverdate) or `--server-date now` says so, and this
      rule is silent.
      """,
    evidence: ["module-window-clock"],
    bad: [
      // The window goes on being open after it has ended.
      .version(["serverDate": "⟦1772751600000⟧"]).finds("warning, osam from 1.1.0").says(
        """
        “serverDate” is 2026-03-06 00:00 Europe/Madrid, 9 days ago
        = apps with library 1.1.0–{newest} see the window open while online, until “serverDate” moves
        = help: Have the service write its clock there with each answer. If it does, put server-date: now into \
        the settings.
        """),
      .version(["serverDate": "⟦1645788600000⟧"]).finds("warning, osam from 1.1.0").says(
        """
        “serverDate” is 2022-02-25 12:30 Europe/Madrid, 1479 days ago
        = apps with library 1.1.0–{newest} see the window closed while online, until “serverDate” moves
        = help: Have the service write its clock there with each answer. If it does, put server-date: now into \
        the settings.
        """),
      .version(["serverDate": "⟦1773662400001⟧"]).finds("warning, osam from 1.1.0").says(
        """
        “serverDate” is 2026-03-16 13:00:00.001 Europe/Madrid, 24 hours ahead
        = apps with library 1.1.0–{newest} see the window open while online, until “serverDate” moves
        = help: Have the service write its clock there with each answer. If it does, put server-date: now into \
        the settings.
        """),
    ].asking(for: .date),
    good: [
      .version(["serverDate": "1773662400000"]),
      .version(["serverDate": "1773489600000"]),
      // No window, or one that has opened and has no end: the date changes nothing.
      .version(["serverDate": "1645788600000"], without: ["startDate", "endDate"]),
      .version(["serverDate": "1772751600000"], without: ["endDate"]),
      .version(["serverDate": "1645788600000", "comparisonMode": #""NONE""#]),
      .version(["serverDate": "1645788600000"], clients: "1.0.0..1.0.11"),
      .version(["serverDate": "1645788600000"]).with(settings: "server-date: now"),
    ],
    check: .document(checkAge)
  )
}

/// How far the service's clock may be from the moment of the check: a day leaves room for a file that
/// was fetched this morning and for any time zone. Policy.
private let tolerance: Int64 = 86_400_000

private func checkAge(_ inspection: Inspection) {
  let document = inspection.document
  let now = inspection.context.now
  guard inspection.context.serverClock == .written, let clock = document.integer("serverDate"), clock >= 0,
    inspection.mode != "NONE", inspection.hasComparableDates
  else { return }
  let distance = clock.since(now)
  guard distance.magnitude > tolerance.magnitude else { return }
  var isOpenThen = false
  let frozen = inspection.versionClients(among: ModuleChange.comparesDates.releases) { config, device in
    guard config.startDate <= config.endDate else { return false }
    func passesWindow(_ clock: Instant) -> Bool {
      var device = device
      device.serverDate = clock
      let trace = VersionDecision.decide(.decoded(config), versionCode: nil, on: device, withAlert: false)?.trace ?? []
      return trace.contains { $0.member == "endDate" && $0.holds }
    }
    isOpenThen = passesWindow(clock)
    // A window that is open now and has no end would be open without this date as well.
    return !(isOpenThen && config.endDate == .max && passesWindow(now))
  }
  if frozen.isEmpty { return }
  let lapse = Lapse.words(milliseconds: distance)
  let state: LocalizedMessage = isOpenThen ? "open" : "closed"
  inspection.report(
    "“serverDate” is \(clock, in: inspection.context.zone, named: true), \(distance < 0 ? "\(lapse) ago" : "\(lapse) ahead" as LocalizedMessage)",
    [ClientEffect(frozen, "see the window \(state) while online, until “serverDate” moves")],
    help:
      "Have the service write its clock there with each answer. If it does, put server-date: now into the settings.",
    at: .member("serverDate"))
}
