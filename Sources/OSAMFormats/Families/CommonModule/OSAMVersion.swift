extension DocumentKind {
  /// The version-control document of the common module. [module-version-members, module-dates-in-document,
  /// module-memory-members]
  package static let osamVersion = DocumentKind(
    id: "osam-version", shortNames: ["version"],
    title: "version control",
    summary: "Decides whether an app shows an update alert, blocks itself or says nothing.",
    libraries: [.osam],
    wrapper: "data",
    family: .commonModule,
    platforms: [],
    traits: [
      .app, .versionCode, .alert, .modes, .window, .serverClock, .quietTime, .checkbox, .filters, .openedByApp,
      .bareNumbers,
    ],
    signs: .members(Sign.version, .version),
    needs: .table,
    starter: StarterNotes(about: [], wanted: []),
    page: PageNotes(required: "", sections: { [ModeUse.section(of: $0)] }),
    statements: .osamVersion,
    members: [
      Member(
        name: "id", type: .integer(.int32), needs: [(everyRelease, .required)], suppliedByService: true,
        documentedAs: "in the example, not in the parameter list",
        meaning: "Number of this record in the service. Clients decode it and do nothing with it.",
        example: "109", evidence: ["module-version-members", "module-number-range"]),
      Member(
        name: "appId", type: .integer(.int32), needs: [(everyRelease, .required)], suppliedByService: true,
        documentedAs: "in the example, not in the parameter list",
        meaning: "Number of the app in the service. Clients decode it and do nothing with it.",
        example: "400", evidence: ["module-version-members", "module-number-range"]),
      Member(
        name: "packageName", type: .text, needs: [(everyRelease, .required)],
        meaning: "Application id (Android) or bundle id (iOS) of the app. Never compared by the client.",
        example: "\"cat.bcn.commonmodule\"", isExampleOfAnother: true,
        evidence: ["module-version-members", "module-never-compares-version"]),
      Member(
        name: "versionCode", type: .integer(.int64), needs: [(everyRelease, .required)], isNegativeOdd: true,
        formerNames: ["version"], documentedAs: "the version the control affects",
        meaning:
          "Version code the record is about. The service chooses the record; the client never compares it with the "
          + "installed version, and uses it only from 2.3.0-dev on to notice that the document changed.",
        example: "2021050000", isExampleOfAnother: true,
        evidence: ["module-version-members", "module-service-chooses", "module-change"]),
      Member(
        name: "versionName", type: .text, needs: [(everyRelease, .required)],
        documentedAs: "in the example, not in the parameter list",
        meaning: "Version people see. Used only from 2.2.8-dev on, to notice that the document changed.",
        example: "\"1.0.0\"", evidence: ["module-version-members", "module-name-change"]),
      Member(
        name: "startDate", type: .instant, needs: [(comparesDates, .optional(default: "0"))],
        nullableBy: comparesDates, isNegativeOdd: true,
        meaning: "First instant of the window, included. Left out or null, the window has always been open.",
        example: "1645311600000", evidence: ["module-dates-in-document", "module-date-defaults", "module-window"]),
      Member(
        name: "endDate", type: .instant, needs: [(comparesDates, .optional(default: "9223372036854775807"))],
        nullableBy: comparesDates, isNegativeOdd: true,
        meaning: "Last instant of the window, included to the millisecond. Left out or null, it never closes.",
        example: "1645829999999", evidence: ["module-dates-in-document", "module-date-defaults", "module-window"]),
      Member(
        name: "serverDate", type: .instant, needs: [(comparesDates, .required)], suppliedByService: true,
        isNegativeOdd: true,
        meaning:
          "The service's clock when it answers. Online, clients compare the window with this and not with their own clock.",
        example: "1645788600000", evidence: ["module-dates-in-document", "module-window-clock"]),
      Member(
        name: "platform", type: .oneOf(platforms), needs: [(everyRelease, .required)],
        meaning: "Which platform's app the record is about. Never compared by the client.",
        example: "\"ANDROID\"", evidence: ["module-version-members", "module-words"]),
      Member(
        name: "comparisonMode",
        type: .oneOf(
          VersionConfig.Mode.allCases.map {
            Choice(name: $0.rawValue, meaning: $0.use.meaning, summary: $0.use.summary, offer: $0.offer)
          }),
        needs: [(everyRelease, .required)],
        documentedAs: "compares the installed version with the one in the JSON; no client compares anything",
        meaning: "Which alert is shown while the window is open.",
        example: "\"LAZY\"", evidence: ["module-version-members"]),
      Member(
        name: "title", type: .texts, needs: [(everyRelease, .required)], meaning: "Title of the alert.",
        example: #"{"ca": "Nova versió", "es": "Nueva versión", "en": "New version"}"#,
        evidence: ["module-version-members", "module-text-map"]),
      Member(
        name: "message", type: .texts, needs: [(everyRelease, .required)], meaning: "Text of the alert.",
        example: #"{"ca": "Hi ha una versió nova.", "es": "Hay una versión nueva.", "en": "There is a new version."}"#,
        evidence: ["module-version-members", "module-text-map"]),
      Member(
        name: "ok", type: .texts, needs: [(everyRelease, .required)], formerNames: ["okButtonTitle"],
        documentedAs: "optional",
        meaning: "Label of the button that accepts.",
        example: #"{"ca": "Actualitza", "es": "Actualizar", "en": "Update"}"#,
        evidence: ["module-version-members", "module-readme-optional"]),
      Member(
        name: "cancel", type: .texts, needs: [(everyRelease, .required)], formerNames: ["cancelButtonTitle"],
        documentedAs: "optional",
        meaning: "Label of the button that refuses; shown with LAZY only.",
        example: #"{"ca": "Cancel·la", "es": "Cancelar", "en": "Cancel"}"#,
        evidence: ["module-version-members", "module-readme-optional"]),
      Member(
        name: "url", type: .link, needs: [(everyRelease, .required)], formerNames: ["okButtonActionURL"],
        documentedAs: "optional",
        meaning: "Address opened by OK with FORCE and LAZY.",
        example: #""https://play.google.com/store/apps/details?id=cat.bcn.commonmodule""#,
        evidence: ["module-version-members", "module-readme-optional", "module-url-use"]),
      Member(
        name: "checkBoxDontShowAgain", type: .boolean, needs: [(remembersAnswers, .required)],
        documentedAs: "optional, true when left out", documentedDefault: "true",
        meaning: "Whether LAZY and INFO alerts have a don't-show-again box.",
        example: "true", evidence: ["module-memory-members", "module-readme-optional", "module-checkbox"]),
      Member(
        name: "dialogDisplayDuration", type: .duration, needs: [(remembersAnswers, .required)], isNegativeOdd: true,
        documentedAs: "optional, 3600 when left out", documentedDefault: "3600",
        meaning: "Seconds of quiet after the user pressed OK, for LAZY and INFO.",
        example: "3600", evidence: ["module-memory-members", "module-readme-optional", "module-duration"]),
      filter(
        "osVersionComparisonMode", .integer(.int32), left: "-1",
        "Which systems the alert is for: 0 up to osVersion, 1 exactly that, 2 that or later; any other number, all.",
        example: "2", ["module-system-filter"]),
      filter(
        "osVersion", .text, left: "empty",
        "Version of Android or iOS that the device's own is compared with, whole numbers with dots between them.",
        example: "\"14\"", ["module-system-filter", "module-unreadable-system"]),
      filter(
        "modelComparisonMode", .integer(.int32), left: "0",
        "Which models the alert is for: 1 only those in models, 2 all but those; any other number, all.",
        example: "1", ["module-model-filter"]),
      filter(
        "models", .names, left: "an empty list",
        "Models of devices as they name themselves, letter by letter: SM-A536B, iPhone14,2.",
        example: "[\"SM-A536B\"]", isExampleOfAnother: true, ["module-model-filter", "module-model-names"]),
    ])

  /// A member that tells apart the devices that an alert is for. [module-filter-members, module-filters]
  private static func filter(
    _ name: String, _ type: MemberType, left default: String, _ meaning: String, example: String,
    isExampleOfAnother: Bool = false, _ evidence: [Fact.ID]
  ) -> Member {
    Member(
      name: name, type: type, needs: [(ModuleChange.filtersDevices.releases, .optional(default: `default`))],
      isUsual: false, meaning: meaning, example: example, isExampleOfAnother: isExampleOfAnother,
      evidence: ["module-filter-members", "module-filters"] + evidence)
  }

  static let platforms = [
    Choice(name: "ANDROID", meaning: "The Android app."), Choice(name: "IOS", meaning: "The iOS app."),
  ]
  private static let everyRelease = ClientSet.commonModule
  private static let comparesDates = ModuleChange.comparesDates.releases
  private static let remembersAnswers = ModuleChange.remembersAnswers.releases
}

/// Use that each mode makes of the members around it: needed by the decoder, shown, opened. [module-buttons,
/// module-url-use, module-checkbox]
package struct ModeUse: Sendable {
  package let mode: String
  package let meaning: String
  /// The meaning as the end of a sentence that begins with the mode.
  let summary: LocalizedMessage
  /// True if the button of the label member is there.
  package let showsOK: Bool
  package let showsCancel: Bool
  package let opensURL: Bool
  /// The alert, with its title and message, is shown at all.
  package let showsAlert: Bool
  package let hasCheckbox: Bool
  /// A button is the only way out: no cancel button, back key or tap outside closes it.
  package let mustBeAccepted: Bool

  package static let all: [ModeUse] = VersionConfig.Mode.allCases.map { $0.use }

  package static func of(_ mode: String) -> ModeUse? { VersionConfig.Mode(rawValue: mode)?.use }

  /// Which of the members around the mode are needed, and what becomes of them.
  static func section(of kind: DocumentKind) -> PageSection {
    func cell(_ name: String, _ isUsed: Bool, _ use: String) -> String {
      let needs = kind.member(name).map {
        $0.requiredBy == kind.clients ? "needed" : "needed by \($0.requiredBy.prose)"
      }
      return (needs ?? "not needed") + ", " + (isUsed ? use : "not \(use)")
    }
    let uses: [(member: String, isUsed: @Sendable (ModeUse) -> Bool, use: String)] = [
      ("title", { $0.showsAlert }, "shown"), ("message", { $0.showsAlert }, "shown"), ("ok", { $0.showsOK }, "shown"),
      ("cancel", { $0.showsCancel }, "shown"), ("url", { $0.opensURL }, "opened"),
      ("checkBoxDontShowAgain", { $0.hasCheckbox }, "used"), ("dialogDisplayDuration", { $0.hasCheckbox }, "used"),
    ]
    return PageSection(
      title: "What each mode uses",
      text: "A release needs the same members in every mode. The mode only decides what it does with them.\n",
      head: ["Mode"] + uses.map { Markdown.code($0.member) },
      rows: all.map { mode in
        [Markdown.code(mode.mode)] + uses.map { cell($0.member, $0.isUsed(mode), $0.use) }
      })
  }
}

extension VersionConfig.Mode {
  /// The mildest alert first, and what shows nothing last.
  fileprivate var offer: Int {
    switch self {
    case .info: 0
    case .lazy: 1
    case .force: 2
    case .none: 3
    }
  }

  package var use: ModeUse {
    switch self {
    case .force:
      ModeUse(
        mode: rawValue, meaning: "Blocks the app: an alert with one button that opens the url.",
        summary: "blocks the app", showsOK: true,
        showsCancel: false, opensURL: true, showsAlert: true, hasCheckbox: false, mustBeAccepted: true)
    case .lazy:
      ModeUse(
        mode: rawValue, meaning: "Offers the update: an alert with two buttons, OK opens the url.",
        summary: "offers the update", showsOK: true,
        showsCancel: true, opensURL: true, showsAlert: true, hasCheckbox: true, mustBeAccepted: false)
    case .info:
      ModeUse(
        mode: rawValue, meaning: "Informs: an alert with one button that only closes it.", summary: "only informs",
        showsOK: true,
        showsCancel: false, opensURL: false, showsAlert: true, hasCheckbox: true, mustBeAccepted: false)
    case .none:
      ModeUse(
        mode: rawValue, meaning: "Shows nothing.", summary: "shows nothing", showsOK: false, showsCancel: false,
        opensURL: false,
        showsAlert: false,
        hasCheckbox: false, mustBeAccepted: false)
    }
  }
}
