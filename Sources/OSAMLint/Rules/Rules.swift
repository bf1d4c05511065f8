extension Rule {
  /// Every rule, by id. A house test keeps this list sorted and complete.
  package static let all: [Rule] = [
    .blankAroundText,
    .emptyAlertText,
    .emptyCancelText,
    .emptyOkText,
    .garbledText,
    .invisibleCharacter,
    .missingOpeningMark,
    .placeholderText,
    .sameTextInAllLanguages,
    .windowClosesBeforeItOpens,
    .wrongElaGeminada,
  ]
}
