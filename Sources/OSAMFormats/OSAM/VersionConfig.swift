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
  package var title: [Language: String]
  package var message: [Language: String]
  package var ok: [Language: String]
  package var cancel: [Language: String]
  package var url: String
  /// False for releases that have no such box.
  package var hasCheckbox: Bool
  /// Seconds; 0 for releases that have no such member.
  package var displayDuration: Int64

  /// What a client decodes, or nil when it cannot. `decoding` is the document's own.
  package init?(_ decoding: Decoding, for client: Client) {
    guard decoding.document.kind == .osamVersion, !decoding.refusedBy.contains(client) else { return nil }
    let document = decoding.document
    func number(_ name: String) -> Int64? {
      guard let member = document.kind.member(name), member.readBy.contains(client) else { return nil }
      return document.reading(name)?.value(for: client)
    }
    func text(_ name: String) -> String { document.pair(name).map { document.tree.textAsRead($0.value) } ?? "" }
    func texts(_ name: String) -> [Language: String] {
      guard let pair = document.pair(name) else { return [:] }
      var result: [Language: String] = [:]
      document.tree.forEachPair(of: pair.value) { entry in
        guard let language = Language(document.tree, entry.key) else { return }
        result[language] = document.tree.textAsRead(entry.value)
      }
      return result
    }
    guard let mode = Mode(rawValue: text("comparisonMode")), let code = number("versionCode") else { return nil }
    versionCode = code
    versionName = text("versionName")
    startDate = number("startDate") ?? 0
    endDate = number("endDate") ?? .max
    serverDate = number("serverDate")
    self.mode = mode
    title = texts("title")
    message = texts("message")
    ok = texts("ok")
    cancel = texts("cancel")
    url = text("url")
    let readsCheckbox = document.kind.member("checkBoxDontShowAgain")?.readBy.contains(client) ?? false
    hasCheckbox = readsCheckbox && text("checkBoxDontShowAgain").lowercased() == "true"
    displayDuration = number("dialogDisplayDuration") ?? 0
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

  /// What a client decodes, or nil when it cannot.
  package init?(_ decoding: Decoding, for client: Client) {
    guard decoding.document.kind == .osamRating, !decoding.refusedBy.contains(client) else { return nil }
    let document = decoding.document
    func number(_ name: String) -> Int64? { document.reading(name)?.value(for: client) }
    guard let minutes = number("minutes"), let openings = number("numAperture") else { return nil }
    self.minutes = minutes
    self.openings = openings
  }
}
