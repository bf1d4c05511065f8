import ArgumentParser
import OSAMDecisions
import OSAMFormats

/// What `simulate` is asked, in the words of the command line.
struct SimulateOptions {
  var question: QuestionOptions
  var device: DeviceOptions
  var rating: RatingOptions
}

/// A requirement that the app has a checker for; nil takes any value, a star at the end what begins so.
struct CheckedRequirement: Sendable {
  var key: String
  var value: String?
}

/// What is asked.
struct QuestionOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Installed version as the library compares it: a version code such as 2021040000, or 1.2.3, or 1.2.3-45.",
      valueName: "version"))
  var version: String?

  @Option(parsing: .unconditional, help: Moment.help)
  var date: String?

  @Option(
    help: ArgumentHelp(
      """
      Which installed versions a document reaches: those below its versionCode, exactly it (exact), up-to it, or all \
      (as-served). (default: that of the settings, or below)
      """, valueName: "rule"))
  var applies: String?

  @Option(
    help: ArgumentHelp(
      "Release of the library in the app: 3.0.1, osam:3.0.1, flutter:8.0.0 or pov-ios:4.0.8. By default the newest whose source was read.",
      valueName: "client"))
  var client: String?

  @Option(
    help: ArgumentHelp(
      "Platform of the device, \(Words.devicePlatform.list); what is for others is left out. By default the document's own, or each.",
      valueName: "platform"), completion: .words(.devicePlatform))
  var platform: String?

  @Option(
    help: ArgumentHelp(
      "Language of the alert, \(Words.language.list); by default all three are shown. For the older libraries the code the app asks for.",
      valueName: "language"), completion: .words(.language))
  var language: String?

  @Option(
    help: ArgumentHelp(
      "Outcome that every document must have, such as FORCE or must-update; else the exit status is 1.",
      valueName: "outcome"))
  var expect: String?

  static let outcomes =
    ["FORCE", "LAZY", "INFO", "NONE", "PROMPT", "ERROR"]
    // Prince of Versions: iOS, Android, KMP, and before release 4. [prince-decision, prince-old-format]
    + ["requiredUpdateNeeded", "newUpdateAvailable", "noUpdateAvailable"]
    + ["REQUIRED_UPDATE_NEEDED", "NEW_UPDATE_AVAILABLE", "NO_UPDATE_AVAILABLE"]
    + ["MANDATORY", "OPTIONAL", "NO_UPDATE", "newVersion", "noNewVersion"]
  static let plainWords: [Plain] = [.mustUpdate, .mayUpdate, .inform, .prompt, .nothing, .error, .crash]

  /// The outcome that is expected, as the decisions write it.
  func expected() throws(Failure) -> String? {
    guard let expect, !expect.hasPrefix("error:") else { return expect }
    let known = Self.outcomes + Self.plainWords.map(\.rawValue)
    return try Words(option: "--expect", values: known.map { ($0, $0) }).value(of: expect)
  }
}

/// What the device of a simulation remembers, and whether it has a network.
struct DeviceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The document this device fetched before; without it the device is new.", valueName: "file"),
    completion: .file())
  var cached: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "When the user last pressed OK on this alert; the document was fetched before.", valueName: "date"))
  var lastOk: String?

  @Flag(help: "The user ticked don't-show-again at the last OK; the document was fetched before.")
  var dontShowAgain = false

  @Flag(help: "The device has no network.")
  var offline = false

  @Option(
    help: ArgumentHelp(
      "Version of the device's system: 14.2, or the API level for Prince of Versions on Android.", valueName: "version")
  )
  var osVersion: String?

  @Option(
    name: .customLong("requirement"),
    help: ArgumentHelp(
      "The app registers a checker for this key of Prince of Versions that accepts this value; key=pre* what begins so, key alone anything. May be repeated.",
      valueName: "key=value"))
  var requirementTexts: [String] = []

  @Option(help: ArgumentHelp("Version that Prince of Versions remembers to have notified.", valueName: "version"))
  var remembered: String?

  @Option(
    help: ArgumentHelp(
      "Name of the installed version, such as 2.4.0; for the common module, to which a new versionName that is this name is no change.",
      valueName: "name"))
  var versionName: String?

  @Flag(
    help:
      "The app makes the library object with its builder and not with new PrinceOfVersions(this); for Prince of Versions on Android 4.0.0 and 4.0.1."
  )
  var builder = false

  func requirements() throws(Failure) -> [CheckedRequirement] {
    var requirements: [CheckedRequirement] = []
    for text in requirementTexts {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let key = parts.first, !key.isEmpty else {
        throw Failure(
          "“\(Quote.shortened(text))” is no requirement", hint: "Write key=value, key=beginning* or the key alone.")
      }
      requirements.append(.init(key: key, value: parts.count > 1 ? parts[1] : nil))
    }
    return requirements
  }
}

/// What matters to the rating prompt alone.
struct RatingOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Openings of the app so far, this one included.", valueName: "number"))
  var opens: Int64?

  @Option(help: ArgumentHelp("Minutes since the last prompt, or since the first opening.", valueName: "number"))
  var minutesSincePrompt: Int64?

  @Flag(help: "The user refused for ever (possible on Android up to 1.1.0).")
  var dontAsk = false

  @Option(help: ArgumentHelp("Days since the first opening, for the older libraries.", valueName: "number"))
  var daysSinceFirst: Int?

  @Option(help: ArgumentHelp("Days since the last prompt, for the older libraries.", valueName: "number"))
  var daysSincePrompt: Int?

  @Flag(help: "The user answered the prompt (older Android library), or this build asked already (iOS).")
  var answered = false

  @Option(help: ArgumentHelp("A habit: openings a day, to list every prompt of --days.", valueName: "number"))
  var opensPerDay: Int?

  @Option(help: ArgumentHelp("Days to look ahead with --opens-per-day.", valueName: "number"))
  var days: Int?

  func validate() throws {
    if (opensPerDay == nil) != (days == nil) { throw ValidationError("--opens-per-day and --days go together") }
    if let opensPerDay, !(1...100).contains(opensPerDay) {
      throw ValidationError("--opens-per-day needs a number from 1 to 100")
    }
    if let days, !(1...3660).contains(days) { throw ValidationError("--days needs a number from 1 to 3660") }
    for (name, days) in [("first", daysSinceFirst), ("prompt", daysSincePrompt)] {
      if let days, !(0...100_000).contains(days) {
        throw ValidationError("--days-since-\(name) needs a number from 0 to 100000")
      }
    }
    if let opens, opens < 1 { throw ValidationError("--opens counts this opening too, so it is at least 1") }
    if let minutesSincePrompt, !(0...Int64(Int32.max)).contains(minutesSincePrompt) {
      throw ValidationError("--minutes-since-prompt needs a number from 0 to \(Int32.max)")
    }
  }
}
