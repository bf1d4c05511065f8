import OSAMDecisions
import OSAMFormats
import OSAMSyntax

/// Data kept of a document to compare it with others of the run: few bytes, for there may be hundreds of thousands.
///
/// Only the common module's documents name their app, so only they have one.
package struct DocumentDigest: Sendable, Equatable {
  /// Of the kind, the role and the package.
  let app: UInt64
  /// 0 for a rating document, which has none.
  let versionCode: Int64
  /// The first instant of the window; a rating document's minutes.
  let first: Int64
  /// The last instant of the window; a rating document's openings.
  let last: Int64
  /// Of the texts that the document's mode shows, whatever their order.
  let texts: UInt32
  /// Place of the document in its file, from 0.
  let number: UInt32
  /// Place of its kind among those that are known.
  let kind: UInt8
  let isRating: Bool
  let platform: Platform
  /// Nil for a rating document, and where no client knows the mode.
  let mode: VersionConfig.Mode?
  /// `first` and `last` are what all clients read.
  let hasBounds: Bool
  /// Some targeted client can read the document.
  let isRead: Bool

  /// Nil when the document does not say which app, platform and version it is about.
  init?(_ inspection: Inspection) {
    let document = inspection.document
    guard let platform = inspection.platform, let package = document.pair("packageName")?.value,
      document.tree.kind(package) == .string
    else { return nil }
    let isRating = document.kind.traits.contains(.prompt)
    guard let code = isRating ? 0 : document.integer("versionCode") else { return nil }
    kind = UInt8(truncatingIfNeeded: inspection.context.models.kinds.all.firstIndex(of: document.kind) ?? 0)
    var app = ByteHash(seed: UInt64(kind) << 1 | (document.role == .served ? 1 : 0))
    app.add(document.tree.textBytes(package))
    self.app = app.value
    versionCode = code
    number = UInt32(truncatingIfNeeded: document.number)
    self.isRating = isRating
    self.platform = platform
    mode = isRating ? nil : inspection.mode.flatMap(VersionConfig.Mode.init)
    let bounds = isRating ? Self.limits(document) : Self.window(document)
    first = bounds?.first ?? 0
    last = bounds?.last ?? 0
    hasBounds = bounds != nil
    isRead = inspection.decoding.failures.isEmpty || !inspection.isRefusedByAll
    texts = isRating ? 0 : Self.texts(inspection)
  }

  /// Nil when a date is there that clients cannot read, or read differently.
  private static func window(_ document: Document) -> (first: Int64, last: Int64)? {
    let start = document.integer("startDate")
    let end = document.integer("endDate")
    if start == nil, document.form(of: "startDate") != nil { return nil }
    if end == nil, document.form(of: "endDate") != nil { return nil }
    let window = VersionDecision.Window(start: start, end: end)
    return (window.start, window.end)
  }

  private static func limits(_ document: Document) -> (first: Int64, last: Int64)? {
    guard let minutes = document.integer("minutes"), let openings = document.integer("numAperture") else { return nil }
    return (minutes, openings)
  }

  private static func texts(_ inspection: Inspection) -> UInt32 {
    guard let use = inspection.modeUse, use.showsAlert else { return 0 }
    var sum: UInt32 = 0
    for entry in inspection.texts {
      // Their lengths tell the members apart: title, message, ok and cancel.
      let length = entry.member.utf8.count
      if length == 2 && !use.showsOK || length == 6 && !use.showsCancel { continue }
      var hash = ByteHash(seed: UInt64(length) << 2 | (entry.language == .ca ? 0 : entry.language == .es ? 1 : 2))
      hash.add(entry.bytes)
      sum &+= UInt32(truncatingIfNeeded: hash.value)
    }
    return sum
  }

  /// Where an alert is shown, and when.
  var hasWindow: Bool { hasBounds && isRead && mode != nil && mode != VersionConfig.Mode.none && first <= last }
}

extension Inspection {
  fileprivate var isRefusedByAll: Bool { targeted(document.kind.clients).subtracting(decoding.refusedBy).isEmpty }
}
