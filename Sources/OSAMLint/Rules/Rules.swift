extension Rule {
  /// Every rule, by id. A house test keeps this list sorted and complete.
  package static let all: [Rule] = [
    .blankAroundText,
    .emptyAlertText,
    .emptyCancelText,
    .emptyOkText,
    .emptyUrl,
    .garbledText,
    .insecureUrl,
    .invisibleCharacter,
    .languageParameterInUrl,
    .missingOpeningMark,
    .placeholderText,
    .sameTextInAllLanguages,
    .unusedUrl,
    .urlNeedsEncoding,
    .urlOfOtherApp,
    .urlOfOtherStore,
    .urlPercentEncoded,
    .urlWithFragment,
    .urlWithoutAppPage,
    .urlWithoutScheme,
    .windowClosesBeforeItOpens,
    .wrongElaGeminada,
  ]
}
