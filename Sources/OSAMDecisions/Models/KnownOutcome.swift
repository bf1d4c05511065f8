import OSAMFormats

/// An outcome that documents of a kind can have.
package struct KnownOutcome: Hashable, Sendable {
  /// The library's word; errors with a name of their own begin with `error:` and are not listed.
  package var word: String
  package var plain: Plain
  /// Another thing that it may come to; nil for most, which say what happens.
  private var other: Plain?

  fileprivate init(_ word: String, _ plain: Plain, or other: Plain? = nil) {
    self.word = word
    self.plain = plain
    self.other = other
  }

  /// It says what happens. Before release 4 of Prince of Versions on iOS and macOS a flag beside the word tells of the
  /// minimum. [prince-old-format]
  package var isClear: Bool { other == nil }

  // MARK: The common module

  static func mode(_ mode: VersionConfig.Mode) -> KnownOutcome {
    switch mode {
    case .force: .init(mode.rawValue, .mustUpdate)
    case .lazy: .init(mode.rawValue, .mayUpdate)
    case .info: .init(mode.rawValue, .inform)
    case .none: moduleNothing
    }
  }

  static let modulePrompt = KnownOutcome("PROMPT", .prompt)
  static let moduleNothing = KnownOutcome(VersionConfig.Mode.none.rawValue, .nothing)
  static let moduleError = KnownOutcome("ERROR", .error)

  // MARK: Others

  /// Of the older libraries, which have no words of their own, and of errors without a name.
  package static func plain(_ plain: Plain) -> KnownOutcome { .init(plain.rawValue, plain) }

  /// The app gets an error of this name.
  static func error(named name: String) -> KnownOutcome { .init("\(errorMark)\(name)", .error) }

  /// The name of the error that an outcome is; nil for any other outcome.
  package static func errorName(_ word: String) -> String? {
    word.utf8.starts(with: errorMark.utf8) ? String(Substring(word.utf8.dropFirst(errorMark.utf8.count))) : nil
  }

  private static let errorMark = "error:"

  /// Of Prince of Versions before release 4 on iOS and macOS.
  static let newVersion = KnownOutcome("newVersion", .mayUpdate, or: .mustUpdate)
  static let noNewVersion = KnownOutcome("noNewVersion", .nothing, or: .mustUpdate)
}

/// The words of Prince of Versions for an update that is required, one that is not, and none. [prince-decision]
struct PrinceOutcomes {
  let required: KnownOutcome
  let optional: KnownOutcome
  let none: KnownOutcome

  private init(_ required: String, _ optional: String, _ none: String) {
    self.required = .init(required, .mustUpdate)
    self.optional = .init(optional, .mayUpdate)
    self.none = .init(none, .nothing)
  }

  /// pov-ios from 4.0.0 on.
  static let apple = PrinceOutcomes("requiredUpdateNeeded", "newUpdateAvailable", "noUpdateAvailable")
  /// pov-android from 4.0.0 on.
  static let android = PrinceOutcomes("REQUIRED_UPDATE_NEEDED", "NEW_UPDATE_AVAILABLE", "NO_UPDATE_AVAILABLE")
  static let kmp = PrinceOutcomes("MANDATORY", "OPTIONAL", "NO_UPDATE")
  /// pov-android before 4.0.0, in KMP's words. [prince-old-format]
  static let androidBefore4 = kmp
}
