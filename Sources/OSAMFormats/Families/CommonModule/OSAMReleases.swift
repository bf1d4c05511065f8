/// The releases of the city's common module, and the ranges in which they differ.
///
/// Source: the tags of `modul_comu_osam`, oldest first [module-releases]. There is no tag 1.0.2 and
/// no tag 2.1.0. A `-dev` tag from 2.2.0 to 2.2.4 has the same client code as the release it precedes.
extension Library {
  package static let osam = Library(
    id: "osam", title: "modul_comu_osam", numbers: 0..<112, isNamed: false,
    platforms: [.ios, .android], carriers: [.flutter, .reactNative, .cordova],
    packages: [
      .pod("OSAMCommon"), .maven("com.github.AjuntamentdeBarcelona.modul_comu_osam", "common-android"),
      .maven("com.github.AjuntamentdeBarcelona.modul_comu_osam", "common"),
      .maven("com.github.AjuntamentdeBarcelona", "modul_comu_osam"),
    ],
    releases: [
      "1.0.0", "1.0.1", "1.0.3", "1.0.4", "1.0.5", "1.0.6", "1.0.7", "1.0.8", "1.0.9", "1.0.10", "1.0.11",
      "1.1.0",
      "2.0.0", "2.0.1", "2.0.2", "2.0.3", "2.0.4", "2.0.5", "2.0.6", "2.0.7", "2.0.8", "2.0.9", "2.0.10",
      "2.0.11", "2.0.12", "2.0.13", "2.0.14", "2.0.15", "2.0.16",
      "2.1.1", "2.1.2", "2.1.3", "2.1.4", "2.1.5", "2.1.6", "2.1.7", "2.1.8",
      "2.2.0-dev", "2.2.0", "2.2.1-dev", "2.2.1", "2.2.2-dev", "2.2.2", "2.2.3-dev", "2.2.3", "2.2.4-dev", "2.2.4",
      "2.3.0-dev", "2.2.5-dev", "2.2.6-dev", "2.2.7-dev", "2.2.8-dev", "2.2.9-dev", "2.2.10-dev", "2.2.11-dev",
      "2.2.12-dev", "2.2.13-dev", "2.2.14-january-2026-dev",
      "3.0.0", "3.0.1",
    ].map { Release($0) }
      // Known by single files of the commits that name them, development releases by these and by wrappers alone.
      // [module-later-releases]
      + unread("3.0.3-dev", "3.0.6-dev", "3.0.12-dev", "3.0.14-dev") + [Release("3.1.0")]
      + unread(
        "3.1.2-dev", "3.1.3-dev", "3.1.4-dev", "3.1.5-dev", "3.1.6-dev", "3.1.8-dev", "3.1.10-dev", "3.1.13-dev",
        "3.2.0-dev") + [Release("3.2.0")])

  private static func unread(_ names: String...) -> [Release] { names.map { Release($0, verified: false) } }
}

extension ClientSet {
  /// 2.1.1 and 2.1.2, which take keys and texts without quotes. [module-lenient-reader]
  package static let lenient = DecoderRange.clients { $0.isLenient }

  /// Draw the alert of version control themselves, where others leave it to the system. [module-own-dialog,
  /// module-own-screen]
  package static func drawingAlerts(on platform: DevicePlatform) -> ClientSet {
    platform == .ios ? ModuleChange.closesByXOnIOS.releases : ModuleChange.drawsOwnDialog.releases
  }

  /// Every release of the common module whose source was read.
  package static let commonModule = osam()

  fileprivate static func osam(_ from: String? = nil, _ to: String? = nil) -> ClientSet {
    ClientSet(.osam, from: from, to: to).verified
  }
}

/// Changes from one release of the common module to another. [module-releases]
package enum ModuleChange: Int, ReleaseChange {
  // Version control.

  /// Without an answer that decodes, goes on with what was fetched before, rating limits included.
  case fallsBackOnCache
  /// On Android a second callback, DISMISSED, follows the one of a button of LAZY and INFO.
  case callsBackTwice
  /// Without an answer that decodes, shows nothing and never calls back.
  case staysSilentOnFailure
  /// Answers ERROR to a second call while an alert is on the screen.
  case refusesSecondAlert
  /// Shows an alert only between `startDate` and `endDate`.
  case comparesDates
  /// Has the url encoded and opened by code of the app; before, opens it itself, on iOS from the text as it stands.
  case letsAppOpenURL
  /// Keeps the Catalan OK text; before, the cancel text takes its place.
  case keepsCatalanOK
  /// OK on INFO reports DISMISSED, no longer ACCEPTED.
  case infoIsDismissed
  /// Takes the build number on iOS for one of 32 bits before it asks the service.
  case takesBuildsOf32Bits
  /// Checks on iOS too whether there is a network; before, an iOS device always counts as online.
  case checksNetworkOnIOS
  /// Uses what it kept for the installed version alone.
  case keepsForOneVersion
  /// Don't-show-again, and the quiet time after OK.
  case remembersAnswers
  /// Calls back, with DISMISSED, when what it remembers keeps the alert away.
  case callsBackWhenQuiet
  /// `versionName` takes part in change detection.
  case comparesVersionName
  /// Shows an alert only on devices that the filters for systems and models let through.
  case filtersDevices
  /// Takes a `serverDate` of 0 for a window that is open.
  case skipsWindowWithoutClock
  /// Quiet time runs from an answer; before, on a device that never answered, from 1970.
  case startsQuietTimeAtAnswer
  /// Cancel keeps the tick and starts the quiet time, and leaving the alert starts it.
  case remembersEveryAnswer
  /// On iOS too LAZY and INFO can be left without a button.
  case closesByXOnIOS
  /// Draws the alert itself.
  case drawsOwnDialog
  /// May go by what was fetched before where there is no answer that decodes.
  case mayAnswerFromCache

  // Rating.

  /// On Android an opening without a prompt calls nobody back.
  case staysSilentWithoutPrompt
  /// One code for both systems: the clock starts before the fetch, and an opening without a prompt is LATER on iOS too.
  case sharesRatingCode
  /// `title`, `ok`, `cancel` and `neutral` replace texts of the dialog on Android.
  case readsDialogTexts
  /// Counts an opening before the fetch; before, after the decision, and only if there was one.
  case countsBeforeFetch
  /// Asks for the prompt of the store; before, Android has a dialog of its own.
  case asksStore
  /// Calls back after the prompt of the store, and an opening without a prompt is DISMISSED.
  case callsBackAfterStore

  package var row: ChangeRow {
    switch self {
    case .fallsBackOnCache: ChangeRow(.osam(nil, "1.0.6"), "module-falls-back-on-cache")
    case .callsBackTwice: ChangeRow(.osam(nil, "1.0.6"), "module-second-callback")
    case .staysSilentOnFailure: ChangeRow(.osam("1.0.7", "1.0.8"), "module-stays-silent")
    case .refusesSecondAlert: ChangeRow(.osam("1.0.8"), "module-refuses-second-alert")
    case .comparesDates: ChangeRow(.osam("1.1.0"), "module-window", "module-dates-in-document")
    case .letsAppOpenURL: ChangeRow(.osam("2.0.2"), "module-opens-raw", "module-app-opens-url")
    case .keepsCatalanOK: ChangeRow(.osam("2.1.7"), "module-catalan-texts")
    case .infoIsDismissed: ChangeRow(.osam("2.2.3-dev"), "module-info-dismissed")
    case .takesBuildsOf32Bits: ChangeRow(.osam(nil, "1.0.6"), "module-build-of-32-bits")
    case .checksNetworkOnIOS: ChangeRow(.osam("2.2.4-dev"), "module-online-on-ios")
    case .keepsForOneVersion: ChangeRow(.osam("2.2.4-dev"), "module-cache-owner")
    case .remembersAnswers: ChangeRow(.osam("2.3.0-dev"), "module-memory", "module-memory-members")
    case .callsBackWhenQuiet: ChangeRow(.osam("2.2.6-dev"), "module-quiet-without-callback")
    case .comparesVersionName: ChangeRow(.osam("2.2.8-dev"), "module-name-change")
    case .filtersDevices: ChangeRow(.osam("3.1.0"), "module-filters", "module-filter-members")
    case .skipsWindowWithoutClock: ChangeRow(.osam("3.2.0"), "module-no-server-clock")
    case .startsQuietTimeAtAnswer: ChangeRow(.osam("3.2.0"), "module-first-quiet-time")
    case .remembersEveryAnswer: ChangeRow(.osam("3.2.0"), "module-every-answer")
    case .closesByXOnIOS: ChangeRow(.osam("3.2.0"), "module-own-screen")
    case .drawsOwnDialog: ChangeRow(.osam("3.1.0"), "module-own-dialog")
    case .mayAnswerFromCache: ChangeRow(.osam("3.2.0"), "module-may-answer-from-cache")
    case .staysSilentWithoutPrompt: ChangeRow(.osam("1.0.5", "1.0.6"), "module-rating-silent")
    case .sharesRatingCode: ChangeRow(.osam("1.0.7"), "module-rating-shared-code")
    case .readsDialogTexts: ChangeRow(.osam("1.0.7", "1.0.11"), "module-dialog-texts")
    case .countsBeforeFetch: ChangeRow(.osam("1.0.8"), "module-rating-early-counter", "module-rating-counter")
    case .asksStore: ChangeRow(.osam("2.0.0"), "module-rating-own-dialog", "module-rating-store")
    case .callsBackAfterStore: ChangeRow(.osam("2.0.1"), "module-rating-store-silent", "module-rating-answers")
    }
  }

  package static let sets = allCases.map { $0.row.releases }

  /// Changes that decide about alerts, and about the rating prompt.
  package static let (ofVersions, ofRating) = (
    allCases.filter { $0.rawValue < staysSilentWithoutPrompt.rawValue },
    allCases.filter { change in
      change.rawValue >= staysSilentWithoutPrompt.rawValue
        || [.fallsBackOnCache, .staysSilentOnFailure, .checksNetworkOnIOS].contains(change)
    }
  )

  /// The releases that do not have it.
  package var missing: ClientSet { ClientSet.commonModule.subtracting(releases) }
}

extension Client {
  /// True if a release of the common module has a change.
  package func has(_ change: ModuleChange) -> Bool { change.releases.contains(self) }

  /// Changes that a release of the common module has.
  package var moduleChanges: [ModuleChange] { ModuleChange.allCases.filter(has) }
}

/// The eight ways in which the releases decode a document. [module-decoders]
extension DecoderRange {
  package static let all: [DecoderRange] = [
    .init(id: "first", note: "the first ones", clients: .osam(nil, "1.0.5"), runtime: .kotlinx100),
    .init(
      id: "strict-numbers", note: "numbers have no plus sign and ASCII digits only", clients: .osam("1.0.6", "1.0.6"),
      runtime: .kotlinx132),
    .init(
      id: "dialog-texts", note: "four more texts in rating documents", clients: ModuleChange.readsDialogTexts.releases,
      runtime: .kotlinx132),
    .init(
      id: "window", note: "dates in version documents", clients: .osam("1.1.0", "2.0.16") | .osam("2.1.3", "2.1.8"),
      runtime: .kotlinx132),
    .init(
      id: "lenient", note: "keys and texts without quotes", clients: .osam("2.1.1", "2.1.2"),
      runtime: .kotlinx150Lenient),
    .init(id: "exponents", note: "numbers with exponents", clients: .osam("2.2.0-dev", "2.2.4"), runtime: .kotlinx173),
    .init(
      id: "memory", note: "a checkbox and a duration in version documents",
      clients: ModuleChange.remembersAnswers.releases.subtracting(ModuleChange.filtersDevices.releases),
      runtime: .kotlinx173),
    .init(
      id: "filters", note: "filters for systems and models in version documents",
      clients: ModuleChange.filtersDevices.releases, runtime: .kotlinx173),
  ]

  /// The decoder of a client, or nil when its source was not read.
  package static func of(_ client: Client) -> DecoderRange? { byClient[client.index] }

  /// For each number of a client.
  private static let byClient: [DecoderRange?] = {
    var ranges = [DecoderRange?](repeating: nil, count: ClientSet.most)
    for range in all { for client in range.clients.clients { ranges[client.index] = range } }
    return ranges
  }()

  /// The clients whose JSON runtime satisfies a condition.
  static func clients(where condition: (JSONRuntime) -> Bool) -> ClientSet { all.clients(where: condition) }
}

extension Family {
  /// The city's common module.
  static let commonModule = Family.table(
    TableClients(
      everyone: .commonModule, decoders: DecoderRange.all,
      read: { ClientReader.read($0, as: $1, by: $2) }, faults: { FaultFact.rows },
      withoutDocument: { .withoutModuleDocument($0, $1, $2) }))
}
