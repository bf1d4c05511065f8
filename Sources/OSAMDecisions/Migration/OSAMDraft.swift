import OSAMFormats
import OSAMSyntax

/// A document of the common module's version control, made from an older one.
struct OSAMDraft {
  private let source: OlderSource
  private let wishes: MigrationWishes
  private(set) var log: MigrationLog
  private let mode: OlderSource.Told<Int32>
  private let version: OlderSource.Told<String>
  private let buttons: OlderSource.Told<OlderButtons>
  /// The address carried over to `url`.
  private var address: String?

  init(_ source: OlderSource, _ wishes: MigrationWishes) {
    self.source = source
    self.wishes = wishes
    log = MigrationLog(formatter: wishes.formatter)
    mode = source.mode(source.sides)
    version = source.version(source.sides)
    buttons = source.buttons(source.sides)
  }

  private var alert: VersionConfig.Mode? { buttons.value?.mode }

  /// The entries, in the order of the table.
  mutating func build() -> [YAMLEntry] {
    var entries = [packageName(), versionCode(), versionName(), platform(), comparisonMode()]
    entries += [texts("title", source.title), texts("message", source.message)]
    // INFO has one button, which closes the alert as the older one's cancel does.
    entries.append(alert == .info ? texts("ok", source.cancel) : texts("ok", source.ok))
    entries += [cancel(), url()]
    entries.append(
      YAMLEntry(
        "checkBoxDontShowAgain", .literal("false"),
        above: [wishes.formatter.text("The older library remembers nothing: it shows the alert at every check.")]))
    entries.append(YAMLEntry("dialogDisplayDuration", .literal("0")))
    losses()
    return entries
  }

  // MARK: Who gets it

  private mutating func packageName() -> YAMLEntry {
    if let name = wishes.packageName { return YAMLEntry("packageName", .text(name)) }
    return log.blank(
      "packageName", "packageName", why: "the older document does not name the app (--package)",
      example: .text("cat.bcn.app"), request: "Write the application id (Android) or bundle id (iOS) after the colon.")
  }

  private mutating func versionCode() -> YAMLEntry {
    if let code = wishes.versionCode { return YAMLEntry("versionCode", .literal(String(code))) }
    return log.blank(
      "versionCode", "versionCode",
      why: wellFormed.map { "the older document has no version code of \($0) (--version-code)" }
        ?? "the older document has no version code (--version-code)",
      example: .literal(String(Self.anyCode)),
      request: wellFormed.map { "Write the version code of \($0) after the colon." }
        ?? "Write the version code after the colon.")
  }

  /// Stands in for a version code that is not known. Any will do: it is only compared with its neighbours.
  private static let anyCode: Int64 = 1_000_000

  /// The version below which the alert is shown, when it is one to every client.
  private var wellFormed: String? {
    guard mode == .value(0), let text = version.value, DottedVersion(text) != nil else { return nil }
    return text
  }

  private mutating func versionName() -> YAMLEntry {
    let node = source.node("version")
    switch (version, mode) {
    case (_, .value(let mode)) where mode != 0:
      return blankName("which versions are meant is not clear: comparisonMode is \(mode)")
    case (_, .missing): return blankName("which versions are meant is not clear: comparisonMode is missing")
    case (_, .unclear(let why)): return blankName("which versions are meant is not clear: of comparisonMode, \(why)")
    case (.missing, _): return blankName("the older document has no version")
    case (.unclear(let why), _): return blankName("of the older version, \(why)")
    case (.value(let text), _):
      guard wellFormed != nil else { return blankName("“\(Quote.shortened(text))” is no version of whole numbers") }
      log.carry("version", node, "versionName")
      log.carry(
        "comparisonMode", source.node("comparisonMode"), "nothing to write: the alert is for versions below")
      return YAMLEntry("versionName", .text(text))
    }
  }

  private mutating func blankName(_ why: LocalizedMessage) -> YAMLEntry {
    log.blank(
      "versionName", "versionName", why: why, example: .text("1.0.0"),
      request: "Write the version people see after the colon.")
  }

  private mutating func platform() -> YAMLEntry {
    if let platform = wishes.platform { return YAMLEntry("platform", .text(platform.rawValue)) }
    return log.blank(
      "platform", "platform", why: "the older document does not say for which platform it is (--platform)",
      example: .text(Platform.android.rawValue), request: "Write ANDROID or IOS after the colon.")
  }

  private mutating func comparisonMode() -> YAMLEntry {
    var why: LocalizedMessage = "the older alert has no buttons"
    switch buttons {
    case .value(let buttons):
      if let mode = buttons.mode {
        log.carry(
          buttons.hasOK ? "okButtonTitle" : "cancelButtonTitle",
          source.node(buttons.hasOK ? "okButtonTitle" : "cancelButtonTitle"),
          "comparisonMode \(mode.rawValue), the kind of alert that follows from the buttons")
        return YAMLEntry("comparisonMode", .text(mode.rawValue))
      }
      log.lose(
        "okButtonTitle, cancelButtonTitle", nil,
        "the alert has no buttons and blocks the app; FORCE always has an OK button, which closes it")
    case .unclear(let words): why = words
    case .missing: break
    }
    return log.blank(
      "comparisonMode", "comparisonMode", why: why, example: .text(VersionConfig.Mode.none.rawValue),
      request: "Write FORCE, LAZY, INFO or NONE after the colon.")
  }

  /// Which alert the new document shows is not known.
  private var isOpen: Bool { alert == nil }

  // MARK: Contents of the alert

  /// Stand in for what is not known.
  private static let anyText = "\u{2026}"
  private static let anyAddress = "https://example.org"

  private mutating func texts(_ name: String, _ label: OlderLabel) -> YAMLEntry {
    var taken: [String] = []
    var entries: [YAMLEntry] = []
    var above: [LocalizedMessage] = []
    if case .text(let text)? = label.value?.content, wishes.languages.count < Language.allCases.count {
      above = ["The older document says this, in one language: \(Quote.shortened(text, limit: .max))"]
    }
    for language in Language.allCases {
      switch source.text(label, language, single: wishes.languages) {
      case .value("") where name == "ok" || name == "cancel":
        entries.append(blank(name, language, "\(label.name): it is empty, and a button needs a label"))
      case .value("") where name == "message" && hasEmptyTitle(language):
        entries.append(blank(name, language, "title and message are both empty, and the alert would say nothing"))
      case .value(let text):
        taken.append(language.rawValue)
        entries.append(YAMLEntry(language.rawValue, .text(text)))
      case .missing: entries.append(blank(name, language, "the older alert has no \(label.name)"))
      case .unclear(let why):
        entries.append(blank(name, language, "\(label.name): \(why)", above: olderTexts(label, language)))
      }
    }
    if !taken.isEmpty {
      log.carry(label.name, source.node(label.name), "\(name), in \(list: taken.map { LocalizedMessage(value: $0) })")
    }
    return YAMLEntry(name, .mapping(entries), above: above.map(wishes.formatter.text))
  }

  private func hasEmptyTitle(_ language: Language) -> Bool {
    source.text(source.title, language, single: wishes.languages) == .value("")
  }

  private mutating func blank(
    _ name: String, _ language: Language, _ why: LocalizedMessage, above: [LocalizedMessage] = []
  ) -> YAMLEntry {
    log.blank(
      language.rawValue, "\(name).\(language.rawValue)", why: why, example: .text(Self.anyText), above: above,
      request: "Write the \(language.title) text after the colon.")
  }

  /// Texts of the older document in a language whose texts differ.
  private func olderTexts(_ label: OlderLabel, _ language: Language) -> [LocalizedMessage] {
    (label.texts ?? []).compactMap { entry in
      guard OlderSource.language(of: entry.name) == language, case .text(let text) = entry.value.content else {
        return nil
      }
      return "The older document says for \(entry.name): \(Quote.shortened(text, limit: .max))"
    }
  }

  /// Every release needs the texts of a button that FORCE and INFO do not have; any do, so they are empty.
  private mutating func cancel() -> YAMLEntry {
    guard let alert, alert != .lazy else { return texts("cancel", source.cancel) }
    return YAMLEntry(
      "cancel", .mapping(Language.allCases.map { YAMLEntry($0.rawValue, .text("")) }),
      above: [
        wishes.formatter.text("\(alert.rawValue) shows no such button. Every release needs the member all the same.")
      ])
  }

  private mutating func url() -> YAMLEntry {
    let node = source.node("okButtonActionURL")
    var why: LocalizedMessage
    switch source.url(source.sides) {
    case .value(let text) where isAddress(text):
      log.carry("okButtonActionURL", node, "url")
      address = text
      return YAMLEntry("url", .text(text))
    case .value(let text):
      why = text.isEmpty ? "okButtonActionURL is empty" : "“\(Quote.shortened(text))” is no address that all apps open"
    case .unclear(let words): why = "of okButtonActionURL, \(words)"
    case .missing: why = "the older document has no okButtonActionURL"
    }
    if alert == .info {
      if node != nil, source.value["okButtonActionURL"] != .text("") { log.lose("okButtonActionURL", node, why) }
      return YAMLEntry(
        "url", .text(""),
        above: [wishes.formatter.text("INFO opens no address. Every release needs the member all the same.")])
    }
    return log.blank(
      "url", "url", why: why, example: .text(Self.anyAddress),
      request: "Write the address of the app in its store after the colon."
    )
  }

  /// An address that the older clients open as it is. [older-address-android, older-address-ios]
  private func isAddress(_ text: String) -> Bool {
    if text.utf8.contains(where: OlderLinkFacts.isTroubleOnIOS) { return false }
    if text.hasPrefix("https://") || text.hasPrefix("http://") { return true }
    return source.platforms == [.ios] && text.has("://")
  }

  // MARK: Members without a place

  private mutating func losses() {
    if let value = mode.value, value != 0 {
      let meaning: LocalizedMessage =
        switch value {
        case 1: "shows the alert when the versions are equal"
        case 2: "shows the alert above the version"
        default: "never shows the alert"
        }
      log.lose(
        "comparisonMode", source.node("comparisonMode"),
        "\(value) \(meaning); in the common module the service decides who gets a document")
    }
    if source.node("minSystemVersion") != nil, source.minSystem(source.sides) != .missing {
      log.lose(
        "minSystemVersion", source.node("minSystemVersion"),
        systemFilter)
    }
    for label in source.labels {
      for entry in label.texts ?? [] where OlderSource.language(of: entry.name) == nil {
        log.lose(
          "\(label.name).\(Quote.shortened(entry.name))", source.node(label.name, entry.name),
          "the common module has Catalan, Spanish and English")
      }
    }
    log.loseOthers(
      source,
      handled: source.labels.map { $0.name } + ["version", "comparisonMode", "minSystemVersion", "okButtonActionURL"])
  }

  /// The outcome for the least system. [module-filters]
  private var systemFilter: LocalizedMessage {
    let (older, later) = (ModuleChange.filtersDevices.missing, ModuleChange.filtersDevices.releases)
    let least = source.sides.lazy.compactMap { source.leastSystem($0) }.first { WholeParts.numbers(of: $0) != nil }
    return least.map {
      "apps with library \(older.words) do not look at the system; for \(later.words) osVersionComparisonMode 2 with osVersion \"\($0)\" says it"
    }
      ?? "apps with library \(older.words) do not look at the system, and it is no version that a filter of later ones can be given"
  }

  // MARK: Comparison

  /// The sense in which the address is the same, where code of the app encodes it. [module-app-opens-url,
  /// module-encodes-again]
  private var encoding: [LocalizedMessage] {
    guard let address, alert == .force || alert == .lazy, source.platforms.contains(.ios) else { return [] }
    let opened = LinkFacts.openedOnIOS(address)
    if opened.utf8.elementsEqual(address.utf8) { return [] }
    return [
      """
      iOS apps open the address as it stands; those whose code encodes it as the README shows open \
      “\(Quote.shortened(opened, limit: 120))”.
      """
    ]
  }

  private static var newest: Client? { ClientSet(.osam).verified.clients.last }

  func comparison(of document: Document?) -> MigrationComparison {
    let config = Self.newest.flatMap { client in document.flatMap { VersionConfig(Decoding($0), for: client) } }
    let code = wishes.versionCode ?? Self.anyCode
    func decide(_ device: MigrationDevice) -> Decision? {
      guard let client = Self.newest, let config else { return nil }
      let step: Int64 = device.installed.order == .lower ? -1 : device.installed.order == .equal ? 0 : 1
      // The draft has no dates, so any moment will do.
      let question = VersionDevice(client: client, platform: device.platform, installed: code + step, now: 0)
      return VersionDecision.decide(.decoded(config), versionCode: code, on: question)
    }
    var comparer = MigrationComparer(source)
    comparer.comparesLocks = true
    var comparison = comparer.outcomes { device in
      isOpen ? .open("comparisonMode") : decide(device).map { .decided($0) } ?? .open("document")
    }
    if !isOpen { comparison.texts = comparer.texts(substitutions: [Self.anyText, Self.anyAddress]) { decide($0) } }
    comparison.clients = (source.sides.map { $0.client }, Self.newest.map { [$0] } ?? [])
    let named: LocalizedMessage? = wellFormed.map {
      "The versionCode is that of version \($0), and lower versions have lower codes."
    }
    comparison.assumptions = [
      "The service gives the document to installed versions below its versionCode (--applies below of simulate).",
      named ?? "The versionCode is that of the older document's version, and lower versions have lower codes.",
      "The device is online, and meets this alert for the first time.",
    ]
    comparison.assumptions += comparer.zeros + encoding
    if source.languages.contains("cat") { comparison.assumptions.append("Apps that asked for cat ask for ca.") }
    comparison.notCompared = [
      "What becomes of the alert after a button is touched, and what the app's code is told then.",
      "The legal conditions.",
    ]
    return comparison
  }
}
