import OSAMSyntax

/// A version-control document as one client decodes it.
package struct VersionConfig: Sendable, Equatable {
  package enum Mode: String, Sendable, CaseIterable {
    case force = "FORCE"
    case lazy = "LAZY"
    case info = "INFO"
    case none = "NONE"
  }

  package var versionCode: Int64
  package var versionName: String
  /// First instant of the window; 0 when left out.
  package var startDate: Instant
  /// Last instant of the window; Int64 max when left out.
  package var endDate: Instant
  /// Nil in an authored document, where the service adds it.
  package var serverDate: Instant?
  package var mode: Mode
  package var title: PerLanguage<String>
  package var message: PerLanguage<String>
  package var ok: PerLanguage<String>
  package var cancel: PerLanguage<String>
  package var url: String
  /// False for releases that have no such box.
  package var hasCheckbox: Bool
  /// Seconds; 0 for releases that have no such member.
  package var displayDuration: Int64
  /// The systems and models that it is for, in releases that look at these; nil where all are.
  package var systemFilter: SystemFilter?
  package var modelFilter: ModelFilter?
  /// Texts with half a character in them, in UTF-16, by member and language (`title.ca`): a `String` cannot hold them,
  /// the texts of the clients can. [module-half-characters]
  package var halves: [String: [UInt16]] = [:]

  /// The document as a client decodes it, or nil when it cannot. `decoding` is the document's own.
  package init?(_ decoding: Decoding, for client: Client) { self.init(decoding, for: client, withTextsOf: nil) }

  /// With the texts of another client, where they are read alike.
  init?(_ decoding: Decoding, for client: Client, withTextsOf known: VersionConfig?) {
    guard decoding.document.kind == .osamVersion, !decoding.refusedBy.contains(client) else { return nil }
    func number(_ name: String) -> Int64? {
      guard case .integer(let number) = decoding.value(name, for: client) else { return nil }
      return number
    }
    func text(_ name: String) -> String {
      guard case .text(let text) = decoding.value(name, for: client) else { return "" }
      return text
    }
    func texts(_ name: String) -> PerLanguage<String> {
      guard case .texts(let texts) = decoding.value(name, for: client) else { return [:] }
      return texts
    }
    guard let mode = Mode(rawValue: text("comparisonMode")), let code = number("versionCode") else { return nil }
    versionCode = code
    startDate = number("startDate") ?? 0
    endDate = number("endDate") ?? .max
    serverDate = number("serverDate")
    self.mode = mode
    if let known {
      (versionName, url, halves) = (known.versionName, known.url, known.halves)
      (title, message, ok, cancel) = (known.title, known.message, known.ok, known.cancel)
    } else {
      (versionName, url) = (text("versionName"), text("url"))
      (title, message, ok, cancel) = (texts("title"), texts("message"), texts("ok"), texts("cancel"))
      halves = Self.halves(of: decoding.document)
    }
    hasCheckbox = decoding.value("checkBoxDontShowAgain", for: client) == .boolean(true)
    displayDuration = number("dialogDisplayDuration") ?? 0
    systemFilter = SystemFilter(mode: number("osVersionComparisonMode") ?? -1, version: text("osVersion"))
    if case .names(let models) = decoding.value("models", for: client) ?? .names([]) {
      modelFilter = ModelFilter(mode: number("modelComparisonMode") ?? 0, models: models)
    }
  }

  /// A filter keeps it from some devices.
  package var stopsDevices: Bool { systemFilter != nil || modelFilter != nil }

  /// The part of it that devices keep: all but the filters. [module-filters]
  package var kept: VersionConfig {
    var kept = self
    (kept.systemFilter, kept.modelFilter) = (nil, nil)
    return kept
  }

  /// Half a character can only be written as an escape, `\ud800` to `\udfff`.
  private static func mayHaveHalves(_ tree: Tree, _ node: NodeID) -> Bool {
    let text = tree.bytes[tree.contentSpan(node).range]
    return text.indices.dropLast(2).contains {
      text[$0] == UInt8(ascii: "\\") && text[$0 + 1] == UInt8(ascii: "u") && text[$0 + 2] | 0x20 == UInt8(ascii: "d")
    }
  }

  private static func halves(of document: Document) -> [String: [UInt16]] {
    let tree = document.tree
    guard tree.syntax == .json, let body = document.body,
      tree.nodes(in: body).contains(where: { tree.nodes[$0].flags.contains(.escaped) && mayHaveHalves(tree, $0) })
    else { return [:] }
    var halves: [String: [UInt16]] = [:]
    func note(_ name: String, _ node: NodeID) {
      if tree.kind(node) == .string, let units = JSONEscapes.unitsOfHalves(tree.bytes, tree.contentSpan(node)) {
        halves[name] = units
      }
    }
    for name in ["versionName", "url"] {
      if let pair = document.pair(name) { note(name, pair.value) }
    }
    for name in ["title", "message", "ok", "cancel"] {
      for language in Language.allCases {
        if let text = document.texts(name)[language] { note("\(name).\(language.rawValue)", text.value) }
      }
    }
    return halves
  }
}

/// A rating document as one client decodes it.
package struct RatingConfig: Sendable, Equatable {
  package var minutes: Int64
  package var openings: Int64

  package init(minutes: Int64, openings: Int64) {
    self.minutes = minutes
    self.openings = openings
  }

  /// The document as a client decodes it, or nil when it cannot.
  package init?(_ decoding: Decoding, for client: Client) {
    guard decoding.document.kind == .osamRating, !decoding.refusedBy.contains(client) else { return nil }
    guard case .integer(let minutes) = decoding.value("minutes", for: client),
      case .integer(let openings) = decoding.value("numAperture", for: client)
    else { return nil }
    self.minutes = minutes
    self.openings = openings
  }
}
