import OSAMFormats

extension Rule {
  /// a decimal point in a whole number.
  static let fractionalNumber = Rule(
    id: "fractional-number",
    title: "a decimal point in a whole number",
    group: .shape,
    effects: [.unreadable],
    kinds: .having(.numbers),
    why: """
      `1.0` is a valid JSON number, and no client reads it where a whole number belongs.

      The older libraries read `1.0` and refuse `1.5`: on Android the rating library crashes then. Version control on
      iOS cuts it off, so 1.7 means mode 1.
      """,
    repair: .safe(
      """
      Writes a number whose decimals are all zero without them. Any other stays: nobody knows which whole number was meant.
      """),
    evidence: ["module-whole-numbers", "older-mode-android", "older-rating-ios", "older-rating-android"],
    bad: [
      .version(["dialogDisplayDuration": "⟦3600.0⟧"]).finds("error, osam from 3.0.0").says(
        """
        “dialogDisplayDuration” is 3600.0, written with a decimal point
        = apps with library 3.0.0–{newest} cannot read this and do not show the alert
        = help: Write 3600.
        """),
      .rating(["numAperture": "⟦4.5⟧"]).finds("error, every release").says(
        """
        “numAperture” is 4.5, written with a decimal point
        = apps with library 1.0.0–{newest} cannot read this and do not go by it
        = help: Write a whole number, in digits only.
        """
      ).helped(writing: "5"),
      .olderVersion(["comparisonMode": #"⟦"1.7"⟧"#]).finds("error, every release").says(
        """
        “comparisonMode” is the text “1.7”, which is not whole
        = apps with controldeversions-android 1.4.6–1.5.8 get the error onFailure; apps with \
        controldeversions-ios 2.1–1.3.4 take it for 1
        = help: Write a whole number.
        """
      ).helped(writing: "1"),
      .olderRating(["tmin": "⟦1.5⟧"]).finds("error, every release").says(
        """
        “tmin” is the number 1.5, which is not whole
        = apps with valoracions-ios 1.0.0–1.0.1 get the error failure; apps with valoracions-android \
        1.3.0–1.4.0 crash
        = help: Write a whole number.
        """
      ).helped(writing: "2"),
    ],
    good: [
      .rating(),
      .olderRating(["tmin": "5.0", "num_apert": "1e2"]),
      .olderVersion(["comparisonMode": "0.0"]),
    ],
    check: .observed(checkFractionalNumber), older: checkOlder
  )
}

private func checkFractionalNumber(_ inspection: Inspection) {
  for observation in inspection.observations(.fraction) {
    inspection.reportFailing(
      observation, help: inspection.helpForNumber(observation), repair: inspection.writingPlainly(observation))
  }
}

private func checkOlder(_ inspection: Inspection, _: OlderReadings) {
  for fault in inspection.olderMistakes(.fraction) {
    inspection.report(
      "\(inspection.olderSubject(fault.path)) is \(inspection.olderSort(fault.node)), which is not whole",
      fault.effects + inspection.olderModeOnIOS(fault), help: "Write a whole number.", at: fault.node)
  }
}
