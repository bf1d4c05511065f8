import OSAMDecisions
import OSAMFormats

extension Rule {
  /// A service's clock of 0, which opens the window on the newest apps.
  static let zeroServerDate = Rule(
    id: "zero-server-date",
    title: "serverDate is 0",
    group: .dates,
    effects: [.probablyNotMeant],
    kinds: .having([.window, .serverClock]),
    why: """
      Apps with 3.2.0 take a `serverDate` of 0 for no date at all and do not look at the window: the alert appears before
      `startDate` and after `endDate`. Earlier releases take 0 for the beginning of 1970, so that a window with a start is
      not open yet.
      """,
    evidence: ["module-no-server-clock", "module-window"],
    bad: [
      .version(["serverDate": "⟦0⟧"]).finds("warning, osam from 3.2.0").says(
        """
        “serverDate” is 0
        = apps with library 3.2.0 show the alert whatever the window says
        = help: Have the service write its own clock there.
        """)
    ].asking(for: .date),
    good: [
      .version(["serverDate": "1"], without: ["startDate"]),
      // The window is open at any time.
      .version(["serverDate": "0"], without: ["startDate", "endDate"]),
      .version(["serverDate": "0", "comparisonMode": #""NONE""#]),
      .version(["serverDate": "0"], without: ["startDate"], clients: "1.1.0..3.1.0"),
    ],
    check: .document { inspection in
      let document = inspection.document
      guard inspection.context.serverClock == .written, document.integer("serverDate") == 0,
        inspection.modeUse?.showsAlert == true, document.has("startDate") || document.has("endDate")
      else { return }
      inspection.report(
        "“serverDate” is 0",
        [ClientEffect(ModuleChange.skipsWindowWithoutClock.releases, "show the alert whatever the window says")],
        help: "Have the service write its own clock there.", at: .member("serverDate"))
    }
  )
}
