import OSAMDecisions
import OSAMFormats

extension Rule {
  /// A quiet time longer than the time since 1970: not even the first alert appears.
  static let displayDurationHidesAlert = Rule(
    id: "display-duration-hides-alert",
    title: "dialogDisplayDuration is longer than the time since 1970",
    group: .dates,
    effects: [.neverSeen],
    kinds: .having(.quietTime),
    why: """
      From 2.3.0-dev on, LAZY and INFO alerts keep quiet until `dialogDisplayDuration` seconds have passed
      since the user's last OK. A user who never pressed OK counts as having done so at the beginning of
      1970. A duration longer than the time since then, such as a date put there by mistake, therefore
      hides the alert from everybody. From 3.2.0 on the first alert may appear, and none after an answer to it.
      """,
    evidence: ["module-duration", "module-duration-since-1970", "module-first-quiet-time"],
    bad: [
      .version(["dialogDisplayDuration": "⟦1773576001⟧"]).finds("error, osam from 3.0.0").says(
        """
        “dialogDisplayDuration” 1773576001 is longer than the time since 1970
        = apps with library 3.0.0–3.1.0 do not show the alert before 2026-03-15 13:00:01 Europe/Madrid; apps with library \
        3.2.0 may show it until the first answer and then never
        = help: Write the seconds of quiet after OK: 86400 is a day.
        """),
      .version(["dialogDisplayDuration": "⟦1774994399999⟧", "comparisonMode": #""INFO""#]).finds(
        "error, osam from 3.0.0"
      ).says(
        """
        “dialogDisplayDuration” 1774994399999 is longer than the time since 1970
        = apps with library 3.0.0–3.1.0 never show the alert; apps with library 3.2.0 may show it until the first answer \
        and then never
        = help: Write the seconds of quiet after OK: 86400 is a day.
        """),
      .version(["dialogDisplayDuration": "⟦9223372036854775807⟧"]).finds("error, osam from 3.0.0"),
      // The window is another matter.
      .version(["dialogDisplayDuration": "⟦1774994399999⟧", "serverDate": "1645788600000"]).finds(
        "error, osam from 3.0.0"),
    ].asking(for: .date),
    good: [
      // Exactly the time since 1970: the comparison includes it.
      .version(["dialogDisplayDuration": "1773576000"]),
      .version(["dialogDisplayDuration": "1774994399999", "comparisonMode": #""FORCE""#]),
      .version(["dialogDisplayDuration": "1774994399999", "comparisonMode": #""NONE""#]),
      .version(["dialogDisplayDuration": "-1"]),
      .version(["dialogDisplayDuration": "1774994399999"], clients: "2.0.0..2.2.4"),
    ],
    check: .document { inspection in
      let hidden = inspection.appsThatNeverShow()
      let once = inspection.appsThatShowOnce()
      guard !hidden.isEmpty || !once.isEmpty, let seconds = inspection.document.integer("dialogDisplayDuration") else {
        return
      }
      let (zone, milliseconds) = (inspection.context.zone, VersionDecision.milliseconds(ofSeconds: seconds))
      inspection.report(
        "“dialogDisplayDuration” \(seconds) is longer than the time since 1970",
        [
          ClientEffect(
            hidden,
            zone.localText(milliseconds) == nil
              ? "never show the alert" : "do not show the alert before \(milliseconds, in: zone, named: true)"),
          ClientEffect(once, "show it until the first answer and then never", .probablyNotMeant, isCertain: false),
        ], help: "Write the seconds of quiet after OK: 86400 is a day.", at: .member("dialogDisplayDuration"))
    }
  )
}

extension Inspection {
  /// A duration below 41 days hides nothing from a clock that is past February 1970.
  private static let leastHiding: Int64 = 3_600_000

  /// The clients that keep the alert from everybody who ever answered it.
  fileprivate func appsThatShowOnce() -> ClientSet {
    guard let seconds = document.integer("dialogDisplayDuration"), seconds >= Self.leastHiding else { return .empty }
    return versionClients(among: ModuleChange.startsQuietTimeAtAnswer.releases) { config, device in
      config.mode.use.hasCheckbox
        && VersionDecision.milliseconds(ofSeconds: config.displayDuration) > device.now
    }
  }

  /// The clients that keep the alert from a user who has never seen it, because of the duration alone.
  func appsThatNeverShow() -> ClientSet {
    guard let seconds = document.integer("dialogDisplayDuration"), seconds >= Self.leastHiding else { return .empty }
    return versionClients(among: ModuleChange.remembersAnswers.releases) { config, device in
      var config = config
      (config.startDate, config.endDate) = (0, .max)
      var device = device
      device.serverDate = device.now
      let decision = VersionDecision.decide(.decoded(config), versionCode: nil, on: device, withAlert: false)
      if case .quietOver = decision?.trace.last?.check { return decision?.plain == .nothing }
      return false
    }
  }
}
