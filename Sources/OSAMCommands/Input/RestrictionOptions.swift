import OSAMDecisions
import OSAMFormats
import OSAMReports
import OSAMSyntax

/// The options of `simulate` where they restrict: each takes a part of what `simulate` takes one of.
struct RestrictionOptions {
  var version: String?
  var date: String?
  var clients: String?
  var platform: String?
  var language: String?
  var device: String?
  var offline: Bool?
  var osVersion: String?
  var model: String?
  var requirement: [String] = []
  var remembered: String?
  var versionName: String?
  var builder: Bool?
  var opens: String?
  var minutesSincePrompt: String?
  var dontAsk: Bool?
  var daysSinceFirst: String?
  var daysSincePrompt: String?
  var answered: Bool?

  /// Rules that all these options share, for the text of a command.
  static let explanation: LocalizedMessage = """
    Options about devices restrict, and one that is left out means every value. A range is a value, A..B with both ends, \
    or A..<B without the upper one; an end may be left open.
    """

  /// Options of `simulate` that these commands do not have.
  static let foreign: [(name: String, hint: LocalizedMessage)] =
    ["--last-ok", "--dont-show-again", "--cached"].map {
      ($0, "--device says what the device remembers: new, seen, ok:1h.., ticked.")
    }
    + ["--opens-per-day", "--days"].map { ($0, "A habit is asked of simulate; here --opens takes a range.") }
    + [("--expect", "What must hold, prove is asked for: --always or --never.")]

  static func options(_ kinds: Kinds, group: LocalizedMessage? = nil) -> [Option<RestrictionOptions>] {
    (general(group, kinds) + ofPrince(group) + ofRating(group)).once()
  }

  private static func general(_ group: LocalizedMessage?, _ kinds: Kinds) -> [Option<RestrictionOptions>] {
    [
      .value(
        "--version", "range", group: group,
        "Installed versions as the library compares them, or unreadable for those that it cannot read.", dashes: true
      ) { $0.version = $1 },
      .value(
        "--date", "range", group: group,
        "Moments: \(Moment.forms). A day as upper end means its last millisecond.", dashes: true
      ) { $0.date = $1 },
      TargetOptions.question(group: group, kinds) { $0.clients = $1 },
      .value(
        "--platform", "platform", group: group, "Platform of the devices, \(Choices.devicePlatform.list).",
        completion: .choices { Choices.devicePlatform.all }
      ) { $0.platform = $1 },
      .value(
        "--language", "languages", group: group,
        "Languages that the app asks for, with commas between them, or none. The program's own is --lang.",
        completion: .choices { Choices.language.all + [ValuePart.none] }
      ) { $0.language = $1 },
      .value(
        "--device", "memory", group: group,
        """
        What the devices remember of the alert: nothing (new), the document and no OK (seen), an OK (ok, ok:2h, \
        ok:..<1h), an OK with the box ticked (ticked), or several with commas between them.
        """, completion: .choices { ["new", "seen", "ok", "ticked"] }
      ) { $0.device = $1 },
      .answer("--offline", group: group, "Whether the devices have no network.") { $0.offline = $1 },
      .value("--os-version", "range", group: group, "Versions of the devices' system.") { $0.osVersion = $1 },
      .value(
        "--model", "model", group: group, "Model of the devices, as they name themselves: SM-A536B, iPhone14,2."
      ) { $0.model = $1 },
    ]
  }

  private static func ofPrince(_ group: LocalizedMessage?) -> [Option<RestrictionOptions>] {
    [
      .values(
        "--requirement", "key=value", group: group,
        """
        The app registers a checker for this key of Prince of Versions that accepts this value; key=pre* what begins so, \
        key alone any, key=none registers none.
        """
      ) { $0.requirement.append($1) },
      .value(
        "--remembered", "version", group: group,
        "Version that Prince of Versions remembers to have notified, or none."
      ) { $0.remembered = $1 },
      .value(
        "--version-name", "name", group: group, "Name of the installed version, for the common module."
      ) { $0.versionName = $1 },
      .answer(
        "--builder", group: group,
        "Whether the app makes the library object with its builder; for Prince of Versions on Android 4.0.0 and 4.0.1."
      ) { $0.builder = $1 },
    ]
  }

  private static func ofRating(_ group: LocalizedMessage?) -> [Option<RestrictionOptions>] {
    [
      .value("--opens", "range", group: group, "Openings of the app so far, the one asked about included.") {
        $0.opens = $1
      },
      .value(
        "--minutes-since-prompt", "range", group: group, "Minutes since the last prompt, or since the first opening."
      ) { $0.minutesSincePrompt = $1 },
      .answer("--dont-ask", group: group, "Whether the user refused for ever (possible on Android up to 1.1.0).") {
        $0.dontAsk = $1
      },
      .value(
        "--days-since-first", "range", group: group, "Days since the first opening, for the older libraries."
      ) { $0.daysSinceFirst = $1 },
      .value(
        "--days-since-prompt", "range", group: group,
        "Days since the last prompt, for the older libraries, or never."
      ) { $0.daysSincePrompt = $1 },
      .answer(
        "--answered", group: group,
        "Whether the user answered the prompt (older Android library), or this build asked already (iOS)."
      ) { $0.answered = $1 },
    ]
  }

  /// The restrictions that the options make.
  func restrictions(_ kinds: Kinds, now: Instant, zone: Zone) throws(Failure) -> Restrictions {
    var all = Restrictions()
    all.isOffline = offline
    all.usesBuilder = builder
    all.isRefusedForEver = dontAsk
    all.isAnswered = answered
    all.versionName = versionName
    (all.clients, all.substitutions) = try clients(kinds)
    all.platform = try Choices.devicePlatform.value(ofOptional: platform?.lowercased())
    all.languages = try languages()
    if let version { all.version = try LinePart(versions: version, of: "--version") }
    if let date { all.date = try NumberRange(dates: date, of: "--date", now: now, zone: zone) }
    if let osVersion { all.osVersion = try VersionRange(osVersion, of: "--os-version") }
    if let model { all.models = [.exactly(model)] }
    if let device { all.device = try DevicePart.parts(device, of: "--device") }
    for text in requirement {
      let (key, part) = try ValuePart.requirement(text)
      all.requirements[ByteText(key), default: []].append(part)
    }
    all.remembered = remembered.map { ValuePart($0) }
    let days = RatingOptions.days
    if let opens { all.opens = try NumberRange(opens, of: "--opens", in: RatingOptions.openings) }
    if let minutesSincePrompt {
      all.minutesSincePrompt = try NumberRange(
        minutesSincePrompt, of: "--minutes-since-prompt", in: RatingOptions.minutes)
    }
    if let daysSinceFirst { all.daysSinceFirst = try NumberRange(daysSinceFirst, of: "--days-since-first", in: days) }
    if let daysSincePrompt {
      all.daysSincePrompt = try LinePart(days: daysSincePrompt, of: "--days-since-prompt", in: days)
    }
    return all
  }

  /// The clients named, of libraries that are named, with the nearest before them for those that were not read.
  private func clients(_ kinds: Kinds) throws(Failure) -> (read: ClientSet?, substitutions: ReleaseSubstitutions) {
    guard let clients else { return (nil, ReleaseSubstitutions()) }
    switch ClientSelection(of: kinds.known.libraries).only(clients) {
    case .failure(let problem):
      throw Failure(
        problem.words,
        hint: "Write releases such as \(Library.osam.newest), 2.0.0..\(Library.osam.newest) or pov-ios:4.0.8.")
    case .success(let named):
      var read = named
      let substitutions = ReleaseSubstitutions(in: &read)
      return (read, substitutions)
    }
  }

  private func languages() throws(Failure) -> [ValuePart]? {
    guard let language else { return nil }
    let codes = language.split(separator: ",", omittingEmptySubsequences: false)
    if codes.contains("") {
      throw Failure(
        "a language of “\(Quote.shortened(language))” is empty", hint: "Write codes such as ca,es, or none.")
    }
    return codes.map { ValuePart(String($0)) }
  }
}
