extension Statements {
  /// When the alert of osam-controldeversions appears. [older-decision, older-no-memory, older-kinds]
  package static var controlDeVersions: Statements {
    let ios = ClientSet(.controlDeVersionsIOS)
    let android = ClientSet(.controlDeVersionsAndroid)
    let numeric = OlderOSAMChange.numericParts.releases
    return Statements(
      "When the alert appears", words: "A *check* is a call of the library by the app.", boundaries: [],
      [
        Statement(
          "shown",
          "The alert is shown at every check while it applies: in mode 0 to installed versions below `version`, in mode 1 "
            + "to that version, in mode 2 to those above. `comparisonMode` is the mode; any other number shows nothing.",
          ios | android, "older-decision", "older-no-memory"),
        Statement(
          "system", "The system must be at least `minSystemVersion`, if that is there.", ios | android,
          "older-decision"),
        Statement(
          "no-memory", "No answer is remembered: after any button or an edit, the next check decides anew.",
          ios | android, "older-no-memory"),
        Statement(
          "cancel", "Cancel closes the alert. An alert without any button blocks the app.", ios | android, "older-kinds"
        ),
        Statement(
          "mode-ios", "Without `comparisonMode` the mode is 0.", ios, "older-mode-ios"),
        Statement(
          "no-version-ios", "What happens without `version` is not defined: the app may crash.", ios,
          "older-version-ios"),
        Statement(
          "compare-ios", "Runs of digits in a version compare as numbers, and 1.2 is lower than 1.2.0.", ios,
          "older-numeric-search"),
        Statement(
          "ok-ios",
          "OK opens `okButtonActionURL`. Beside a Cancel button it closes the alert; alone, it brings the alert back if "
            + "there are a title and a message.",
          ios, "older-kinds", "older-alert-comes-back"),
        Statement(
          "needed-android", "Without `version` or without `comparisonMode` nothing is shown.", android,
          "older-version-android", "older-mode-android"),
        Statement(
          "compare-android", "The parts of versions compare as numbers, and 1.2 equals 1.2.0.", numeric,
          "older-padded-integers"),
        Statement(
          "compare-text-android", "The parts of versions compare as text: 1.10 is lower than 1.9.",
          android.subtracting(numeric), "older-text-parts"),
        Statement(
          "ok-android", "OK opens `okButtonActionURL`, and the alert stays.", android, "older-kinds"),
        Statement(
          "installed-android",
          "An app whose installed version is not digits and dots gets a notice of the library instead of the alert.",
          android, "older-installed-android"),
      ])
  }

  /// When osam-valoracions asks. [older-rating-decision-ios, older-rating-decision-android]
  package static var valoracions: Statements {
    let ios = ClientSet(.valoracionsIOS)
    let android = ClientSet(.valoracionsAndroid)
    return Statements(
      "When the app asks", words: "A *launch* is a call of the library by the app.", boundaries: [],
      [
        Statement(
          "asks-ios",
          "Each build of the app asks once, from `num_apert` launches and `tmin` days on. Both count from its first check.",
          ios, "older-rating-decision-ios"),
        Statement("zero-ios", "A `num_apert` of 0 or less is no limit.", ios, "older-rating-zero"),
        Statement(
          "dialog-ios",
          "The system's own dialog asks, and the system decides whether it appears. The answer changes nothing.", ios,
          "older-rating-decision-ios"),
        Statement(
          "failure-ios", "A launch at which the document cannot be read does not count, and the app gets a failure.",
          ios, "older-rating-ios", "older-rating-file"),
        Statement(
          "asks-android",
          "The app asks from `num_apert` launches and `tmin` days on. It asks again after as many more of both.",
          android,
          "older-rating-decision-android"),
        Statement(
          "answer-android",
          "Two of the three buttons stop the question for good: to rate, and to refuse. The third and the back key do not.",
          android, "older-rating-decision-android"),
        Statement("zero-android", "With a `num_apert` of 0 or less the app never asks.", android, "older-rating-zero"),
        Statement(
          "failure-android", "A document that cannot be read crashes the app.", android, "older-rating-file"),
        Statement(
          "edited", "An edit counts from the next launch on, and starts no count again.", ios | android,
          "older-rating-decision-ios", "older-rating-decision-android"),
      ])
  }
}
