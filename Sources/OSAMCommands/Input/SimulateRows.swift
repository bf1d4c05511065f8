import OSAMDecisions
import OSAMFormats
import OSAMReports
import OSAMSyntax

extension SimulateOptions {
  static func options(_ kinds: Kinds) -> [Option<SimulateOptions>] {
    QuestionOptions.options(kinds, group: "Question").once().within { $1(&$0.question) }
      + DeviceOptions.options(group: "Device").once().within { $1(&$0.device) }
      + RatingOptions.options(group: "Rating").once().within { $1(&$0.rating) }
  }
}

extension CheckedRequirement {
  init(_ text: String) throws(Failure) {
    let parts = text.parts(around: "=", most: 2).map(String.init)
    guard let key = parts.first, !key.isEmpty else {
      throw Failure(
        "“\(Quote.shortened(text))” is no requirement", hint: "Write key=value, key=beginning* or the key alone.")
    }
    self.init(key: key, value: parts.count > 1 ? parts[1] : nil)
  }
}

extension QuestionOptions {
  static func appliesOption<Options>(
    group: LocalizedMessage? = nil, take: @escaping (inout Options, String) -> Void
  ) -> Option<Options> {
    .value(
      "--applies", "rule", group: group,
      """
      Which installed versions a document reaches: those below its versionCode, exactly it (exact), up-to it, or all \
      (as-served).
      """, completion: .choices { Choices.applies.all }, preset: "that of the settings, or below", take: take)
  }

  static func options(_ kinds: Kinds, group: LocalizedMessage) -> [Option<QuestionOptions>] {
    [
      .value(
        "--version", "version", group: group,
        "Installed version as the library compares it: a version code such as 2021040000, or 1.2.3, or 1.2.3-45."
      ) { $0.version = $1 },
      .value(
        "--version-code", "number", group: group,
        """
        Version code of the app, which the common module compares, and Prince of Versions on Android. Beside --version it \
        asks about all documents in one run; without it those that need one are named and left out.
        """
      ) { $0.versionCode = $1 },
      Moment.option(group: group) { $0.date = $1 },
      appliesOption(group: group) { $0.applies = $1 },
      TargetOptions.question(group: group, kinds, preset: "the newest whose source was read, of each library") {
        $0.clients = $1
      },
      .value(
        "--platform", "platform", group: group,
        """
        Platform of the device, \(Choices.devicePlatform.list); what is for others is left out. By default the document's \
        own, or each.
        """, completion: .choices { Choices.devicePlatform.all }
      ) { $0.platform = $1 },
      .value(
        "--language", "language", group: group,
        """
        Language of the alert, \(Choices.language.list); by default all three are shown. For the older libraries the code \
        the app asks for. The program's own is --lang.
        """, completion: .choices { Choices.language.all }
      ) { $0.language = $1 },
      .value(
        "--expect", "outcome", group: group,
        "Outcome that every document must have, such as FORCE or must-update; else the exit status is 1.",
        completion: .choices { Choices.outcome(kinds).all }
      ) { $0.expect = $1 },
    ]
  }

  /// The outcome that is expected, by the names that claims have.
  func expected(_ kinds: Kinds) throws(Failure) -> ExpectedOutcome? {
    guard let expect else { return nil }
    return try ExpectedOutcome(expect, "--expect", kinds)
  }
}

extension DeviceOptions {
  static func options(group: LocalizedMessage) -> [Option<DeviceOptions>] {
    [
      .value(
        "--device", "memory", group: group,
        """
        What the device remembers of this alert: nothing (new), the document and no OK (seen), an OK some time ago \
        (ok:2h, ok:1500ms), or an OK with the box ticked (ticked).
        """, completion: .choices { ["new", "seen", "ok:1h", "ticked"] }
      ) { $0.device = $1 },
      .value(
        "--cached", "file", group: group, "The document this device fetched before; without it the device is new.",
        completion: .files
      ) { $0.cached = FilePath(text: $1) },
      .value(
        "--last-ok", "date", group: group,
        "When the user last pressed OK on this alert; the document was fetched before.", dashes: true
      ) { $0.lastOk = $1 },
      .flag(
        "--dont-show-again", group: group,
        "The user ticked don't-show-again at the last OK; the document was fetched before."
      ) { $0.dontShowAgain = true },
      .flag("--offline", group: group, "The device has no network.") { $0.offline = true },
      .value(
        "--os-version", "version", group: group,
        """
        Version of the device's system: 14.2 on iOS, 13 on Android. For Prince of Versions on Android the API level, such as \
        33.
        """
      ) { $0.osVersion = $1 },
      .number(
        "--api-level", group: group,
        """
        API level of an Android device, such as 33; where a library compares the release of Android, it is taken from a \
        table (13).
        """, 1...1000
      ) { $0.apiLevel = $1 },
      .value(
        "--model", "model", group: group,
        "Model of the device as it names itself, for the filters of the common module: SM-A536B, iPhone14,2."
      ) { $0.model = $1 },
    ] + optionsOfPrince(group: group)
  }

  private static func optionsOfPrince(group: LocalizedMessage) -> [Option<DeviceOptions>] {
    [
      .values(
        "--requirement", "key=value", group: group,
        """
        The app registers a checker for this key of Prince of Versions that accepts this value; key=pre* what begins so, \
        key alone anything.
        """
      ) { $0.requirement.append($1) },
      .value(
        "--remembered", "version", group: group, "Version that Prince of Versions remembers to have notified."
      ) { $0.remembered = $1 },
      .value(
        "--version-name", "name", group: group,
        """
        Name of the installed version, such as 2.4.0; for the common module, to which a new versionName that is this name \
        is no change.
        """
      ) { $0.versionName = $1 },
      .flag(
        "--builder", group: group,
        """
        The app makes the library object with its builder and not with new PrinceOfVersions(this); for Prince of Versions \
        on Android 4.0.0 and 4.0.1.
        """
      ) { $0.builder = true },
    ]
  }

  /// Memory of the device by `--device`; nil where it is not given.
  func memory() throws(Failure) -> DeviceMemory? {
    guard let device else { return nil }
    let others = [
      ("--cached", cached != nil), ("--last-ok", lastOk != nil), ("--dont-show-again", dontShowAgain),
    ]
    if let other = others.first(where: \.1)?.0 {
      throw Failure("--device and \(other) both say what the device remembers", hint: "Write one of them.")
    }
    guard let memory = DeviceMemory(device) else { throw Self.noMemory(device) }
    return memory
  }

  /// It is nothing that `--device` takes.
  static func noMemory(_ text: String) -> Failure {
    Failure(
      "“\(Quote.shortened(text))” is nothing that a device remembers",
      hint: "Write new, seen, ticked, or how long ago OK was pressed, such as ok:2h or ok:1500ms.")
  }

  func requirements() throws(Failure) -> [CheckedRequirement] {
    var requirements: [CheckedRequirement] = []
    for text in requirement { requirements.append(try CheckedRequirement(text)) }
    return requirements
  }
}

extension RatingOptions {
  static func options(group: LocalizedMessage) -> [Option<RatingOptions>] {
    [
      .number(
        "--opens", group: group, "Openings of the app so far, this one included.", openings,
        bounds: "counts this opening too, so it is at least 1"
      ) { $0.opens = $1 },
      .number(
        "--minutes-since-prompt", group: group, "Minutes since the last prompt, or since the first opening.",
        minutes
      ) { $0.minutesSincePrompt = $1 },
      .flag(
        "--dont-ask", group: group, "The user refused for ever (possible on Android up to 1.1.0)."
      ) { $0.dontAsk = true },
      .number(
        "--days-since-first", group: group, "Days since the first opening, for the older libraries.", days
      ) { $0.daysSinceFirst = $1 },
      .number(
        "--days-since-prompt", group: group, "Days since the last prompt, for the older libraries.", days
      ) { $0.daysSincePrompt = $1 },
      .flag(
        "--answered", group: group,
        "The user answered the prompt (older Android library), or this build asked already (iOS)."
      ) { $0.answered = true },
      .number(
        "--opens-per-day", group: group, "A habit: openings a day, to list every prompt of --days.", 1...100
      ) { $0.opensPerDay = $1 },
      .number("--days", group: group, "Days to look ahead with --opens-per-day.", 1...3660) { $0.days = $1 },
    ]
  }

  /// A habit is so many openings on each of so many days.
  func refuseHalfHabit() throws(Failure) {
    if (opensPerDay == nil) != (days == nil) {
      throw Failure("--opens-per-day and --days go together", hint: "Write both, such as --opens-per-day 3 --days 30.")
    }
  }
}
