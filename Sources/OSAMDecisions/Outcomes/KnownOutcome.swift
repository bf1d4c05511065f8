import OSAMFormats

/// An outcome that documents of a kind can have.
package struct KnownOutcome: Hashable, Sendable {
  /// The library's word; errors with a name of their own begin with `error:` and are not listed.
  package var word: String
  package var plain: Plain
  /// Another thing that it may come to; nil for most, which say what happens.
  private var other: Plain?

  private init(_ word: String, _ plain: Plain, or other: Plain? = nil) {
    self.word = word
    self.plain = plain
    self.other = other
  }

  /// A word of a library says what happens. Before release 4 of Prince of Versions on iOS and macOS a flag beside
  /// the word tells of the minimum. [prince-old-format]
  package static func isClear(_ word: String) -> Bool { !all.contains { $0.word == word && $0.other != nil } }

  /// [module-window, module-rating-decision, older-kinds, older-rating-decision-ios, older-rating-decision-android,
  /// prince-decision, prince-old-format]
  package static func of(_ kind: DocumentKind) -> [KnownOutcome] {
    switch kind {
    case .osamVersion:
      [.init("FORCE", .mustUpdate), .init("LAZY", .mayUpdate), .init("INFO", .inform), .init("NONE", .nothing)]
        + [.init("ERROR", .error)]
    case .osamRating: [.init("PROMPT", .prompt), .init("NONE", .nothing), .init("ERROR", .error)]
    case .controlDeVersions: [.mustUpdate, .mayUpdate, .inform, .nothing, .error, .crash].map(plain)
    case .valoracions: [.prompt, .nothing, .error, .crash].map(plain)
    case .princeOfVersions: prince
    default: []
    }
  }

  private static func plain(_ plain: Plain) -> KnownOutcome { .init(plain.rawValue, plain) }

  /// iOS, Android, KMP, and before release 4.
  private static let prince: [KnownOutcome] = [
    .init("requiredUpdateNeeded", .mustUpdate), .init("newUpdateAvailable", .mayUpdate),
    .init("noUpdateAvailable", .nothing), .init("REQUIRED_UPDATE_NEEDED", .mustUpdate),
    .init("NEW_UPDATE_AVAILABLE", .mayUpdate), .init("NO_UPDATE_AVAILABLE", .nothing), .init("MANDATORY", .mustUpdate),
    .init("OPTIONAL", .mayUpdate), .init("NO_UPDATE", .nothing), .init("newVersion", .mayUpdate, or: .mustUpdate),
    .init("noNewVersion", .nothing, or: .mustUpdate), plain(.error),
  ]

  /// Every one of every kind, in the order of the kinds.
  package static let all: [KnownOutcome] = DocumentKind.all.flatMap(of).reduce(into: []) { all, known in
    if !all.contains(known) { all.append(known) }
  }
}
