/// The certain effect of a mistake. A rule names one of these, never a severity: `severity` is the one place that says
/// how grave each is.
package enum Effect: String, Sendable, CaseIterable {
  // MARK: Errors

  /// A targeted release cannot use the document, or the part of it that is for its system.
  case unreadable
  /// A targeted release crashes, as was measured.
  case crash
  /// Nobody can ever see the alert, the prompt or the configuration, or what it is to say: a window that never opens, a
  /// number in the wrong unit, an empty text.
  case neverSeen
  /// Nobody can get past an alert that must be answered: by the client's own code its way out leads nowhere, or to the
  /// page of another app or store.
  case neverLeft
  /// People certainly see text that is damaged: mojibake, U+FFFD, half a character.
  case brokenText
  /// The text is not JSON as RFC 8259 has it, or not YAML, whichever readers forgive it.
  case notStandard
  /// One name has two values that differ, and one of them counts for nothing.
  case conflictingValues
  /// A value that decides who gets what certainly counts for nothing, or for something quite different: a requirement
  /// that counts as met, a minimum that is not there, a number read in another base.
  case valueIgnored
  /// It breaks a list that the project itself gave in its settings.
  case againstProject
  /// The file was named to be checked and could not be, or not as what it is.
  case notChecked
  /// A file of the tool's own says something that cannot be done, and the run is not what was asked for.
  case unusableSettings
  /// A document does something else than what was agreed in a test.
  case agreementBroken

  // MARK: Warnings

  /// The value works as written, and was most likely not meant.
  case probablyNotMeant
  /// The effect follows only from how platforms behave, or was read and never measured: the message says “may”.
  case platformDependent
  /// A button opens the page of another app or store, and people can stay away from it: a successor may be meant.
  case leadsElsewhere
  /// An entry or a comment of the tool's own that does nothing.
  case withoutEffect

  // MARK: Notes

  /// Works as written and as meant, with something that its authors should know and can do something about.
  case worthKnowing

  /// How grave it is. No other function makes a severity of what happens.
  package var severity: Severity {
    switch self {
    case .unreadable, .crash, .neverSeen, .neverLeft, .brokenText, .notStandard, .conflictingValues, .valueIgnored,
      .againstProject, .notChecked, .unusableSettings, .agreementBroken:
      .error
    case .probablyNotMeant, .platformDependent, .leadsElsewhere, .withoutEffect: .warning
    case .worthKnowing: .info
    }
  }

  /// Words for the effect on the page of a rule, behind "error where …".
  package var words: String {
    switch self {
    case .unreadable: "a release cannot use the document or a part of it"
    case .crash: "a release crashes"
    case .neverSeen: "nobody can ever see it"
    case .neverLeft: "nobody can get past the alert"
    case .brokenText: "people see damaged text"
    case .notStandard: "programs that keep to the standard refuse the file"
    case .conflictingValues: "two values under one name differ"
    case .valueIgnored: "a value that decides counts for nothing or for another one"
    case .againstProject: "it breaks a list in the settings"
    case .notChecked: "a named file could not be checked"
    case .unusableSettings: "settings, a baseline or a test ask for what cannot be done"
    case .agreementBroken: "a document does something else than what was agreed"
    case .probablyNotMeant: "it works and is probably not meant"
    case .platformDependent: "it depends on how platforms behave, or was not measured"
    case .leadsElsewhere: "a button leads to another app or store"
    case .withoutEffect: "something of the tool's own does nothing"
    case .worthKnowing: "it is worth knowing"
    }
  }

  /// The effect to name where this one is not certain.
  var ifUncertain: Effect { severity == .error ? .platformDependent : self }
}
