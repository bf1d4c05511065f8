extension Statements {
  /// When the alert of the common module appears. [module-window, module-memory, module-change]
  package static var osamVersion: Statements {
    Statements(
      "When the alert appears",
      words: "A *check* is a call of the library by the app. The *box* is “don't show again”.",
      boundaries: [comparesDates, remembersAnswers, filtersDevices, ModuleChange.remembersEveryAnswer.releases],
      whenShown + whatStopsIt + whatEditsDo + withoutDocument + always)
  }

  private static var comparesDates: ClientSet { ModuleChange.comparesDates.releases }
  private static var remembersAnswers: ClientSet { ModuleChange.remembersAnswers.releases }
  private static var filtersDevices: ClientSet { ModuleChange.filtersDevices.releases }
  private static var fallsBack: ClientSet { ModuleChange.fallsBackOnCache.releases }
  private static var staysSilent: ClientSet { ModuleChange.staysSilentOnFailure.releases }
  private static var onlineOnIOS: ClientSet { ModuleChange.checksNetworkOnIOS.missing }

  private static var whenShown: [Statement] {
    [
      Statement(
        "shown-until-ok",
        "FORCE is shown at every check while the window is open. So are LAZY and INFO, until the user presses OK.",
        remembersAnswers, "module-window", "module-memory"),
      Statement(
        "shown-in-window", "FORCE, LAZY and INFO are shown at every check while the window is open.",
        comparesDates.subtracting(remembersAnswers), "module-window"),
      Statement(
        "shown-always", "FORCE, LAZY and INFO are shown at every check: dates are not read.",
        ModuleChange.comparesDates.missing, "module-dates-in-document"),
      Statement(
        "window",
        "The window is open from `startDate` to `endDate`, both included, by the `serverDate` of the answer. "
          + "Offline, the device's clock counts instead.",
        comparesDates, "module-window", "module-window-clock"),
      Statement(
        "no-clock", "With a `serverDate` of 0 the window counts as open.",
        ModuleChange.skipsWindowWithoutClock.releases, "module-no-server-clock"),
    ]
  }

  private static var whatStopsIt: [Statement] {
    [
      Statement(
        "filtered",
        "A filter for systems or models keeps the alert, FORCE too, from the devices that it stops. That holds online only: "
          + "offline they see it.",
        filtersDevices, "module-filters", "module-system-filter", "module-model-filter"),
      Statement(
        "ticked", "OK with the box ticked stops LAZY and INFO for good.", remembersAnswers, "module-memory",
        "module-checkbox"),
      Statement(
        "quiet",
        "OK without a tick stops them for `dialogDisplayDuration` seconds, by the device's clock.", remembersAnswers,
        "module-memory", "module-duration"),
      Statement(
        "cancelled",
        "Cancel, the back key and a tap outside change nothing, even with the box ticked: the alert returns at the next "
          + "check.",
        remembersAnswers.subtracting(ModuleChange.remembersEveryAnswer.releases), "module-cancel-forgets",
        "module-leaving"),
      Statement(
        "every-answer",
        "Cancel may stop them as OK does. The X, the back key and a tap outside may start the quiet time.",
        ModuleChange.remembersEveryAnswer.releases, "module-every-answer"),
      Statement(
        "no-memory", "No answer is remembered: after OK, Cancel or an edit, the next check decides anew.",
        ModuleChange.remembersAnswers.missing, "module-memory"),
    ]
  }

  /// Members that are not looked at for a change. [module-change]
  package static let unnoticed = [
    "id", "appId", "packageName", "platform", "serverDate", "osVersionComparisonMode", "osVersion",
    "modelComparisonMode", "models",
  ]

  private static var whatEditsDo: [Statement] {
    let names = Prose.list(unnoticed.map { "`\($0)`" })
    return [
      Statement(
        "edited",
        "Any edit makes the device forget the OK and the tick, so the alert returns. Edits of \(names) do not count. Neither "
          + "does a `versionCode` or `versionName` that is the installed app's own.",
        ModuleChange.comparesVersionName.releases, "module-change", "module-name-change"),
      Statement(
        "updated-library",
        "A device that got the document with an older release of the library may show nothing until an edit.",
        remembersAnswers, "module-memory"),
    ]
  }

  private static let failing = "If the fetch fails or the document cannot be read"

  private static var withoutDocument: [Statement] {
    [
      Statement(
        "cached-on-failure",
        "\(failing), or the device is offline, the document fetched before decides, FORCE included.", fallsBack,
        "module-falls-back-on-cache"),
      Statement(
        "silent-on-failure", "\(failing), nothing is shown and the app's callback is never called.", staysSilent,
        "module-stays-silent"),
      Statement(
        "error-on-failure", "\(failing), nothing is shown and the app gets `ERROR`.",
        ModuleChange.fallsBackOnCache.missing.subtracting(staysSilent), "module-answers-error"),
      Statement(
        "may-answer-from-cache", "\(failing), the document fetched before may decide instead, without its filters.",
        ModuleChange.mayAnswerFromCache.releases, "module-may-answer-from-cache"),
      Statement(
        "build-of-32-bits",
        "On iOS an app with a build number above 2147483647 asks for no document: the one fetched before decides.",
        ModuleChange.takesBuildsOf32Bits.releases, "module-build-of-32-bits"),
      Statement(
        "offline-android",
        "Offline, the document fetched last decides on Android. On iOS the fetch fails.",
        onlineOnIOS.subtracting(fallsBack), "module-online-on-ios"),
      Statement(
        "offline", "Offline, the document fetched last decides, as long as the same version of the app is installed.",
        ModuleChange.keepsForOneVersion.releases, "module-cache-owner"),
    ]
  }

  private static var always: [Statement] {
    let every = ClientSet.commonModule
    return [
      Statement(
        "modes", "NONE shows nothing.", every, "module-buttons"),
      Statement(
        "ok", "OK closes the alert. With FORCE and LAZY it also opens `url`.", every, "module-url-use",
        "module-force-closes"),
      Statement(
        "leaving",
        "LAZY also closes by Cancel. On Android the back key and a tap outside close LAZY and INFO too. "
          + "FORCE closes by OK alone.",
        every, "module-buttons", "module-leaving", "module-leaving-on-ios", "module-force-closes"),
      Statement(
        "leaving-on-ios", "On iOS an X closes LAZY and INFO too.", ModuleChange.closesByXOnIOS.releases,
        "module-own-screen"),
      Statement(
        "service-chooses",
        "The service alone chooses which devices get the document: the app shows what it gets, whatever version is installed.",
        every, "module-never-compares-version", "module-service-chooses"),
    ]
  }
}
