import OSAMFormats
import OSAMSyntax

extension Rule {
  /// a number in a form that readers disagree about.
  static let malformedNumber = Rule(
    id: "malformed-number",
    title: "a number in a form that readers disagree about",
    group: .shape,
    effects: [.unreadable, .notStandard, .probablyNotMeant],
    kinds: .having(.numbers),
    why: """
      A leading zero (`007`) is read by all clients as if it were not there, and refused by every other
      JSON reader. A plus sign is read by 1.0.0–1.0.5 only. Anything else that is not digits (`1_000`,
      `0x10`, `NaN`) is read by none, and the whole document is lost.

      In the older libraries a text that is no number is an error on Android, or a crash in the rating library; the
      iOS library of version control takes it for mode 0.
      """,
    repair: .safe(
      """
      Writes a number with leading zeros or a plus sign in plain digits; clients that read it read the same. Any other stays.
      """),
    evidence: ["module-whole-numbers", "module-plus-sign", "older-mode-android", "older-rating-ios"],
    bad: [
      .rating(["numAperture": "⟦007⟧"]).finds("error, every release").says(
        """
        “numAperture” is 007, written with a leading zero
        = apps read it, other programs refuse the file
        = help: Write 7.
        """),
      .rating(["numAperture": "⟦+5⟧"]).finds("error, osam from 1.0.6").says(
        """
        “numAperture” is +5, written with a plus sign
        = apps with library 1.0.6–{newest} cannot read this and do not go by it
        = help: Write 5.
        """),
      .version(["versionCode": #"⟦"3.2.0-beta"⟧"#]).finds("error, every release").says(
        """
        “versionCode” is the text “3.2.0-beta” where a whole number belongs
        = apps with library 1.0.0–{newest} cannot read this; nobody sees the alert
        = help: Write the number of the version, such as 2021050000; “3.2.0-beta” belongs in “versionName”.
        """),
      .rating(["minutes": "⟦1_000⟧"]).finds("error, every release").says(
        """
        “minutes” is “1_000”, which is no whole number
        = apps with library 1.0.0–{newest} cannot read this and do not go by it
        = help: Write a whole number, in digits only.
        """),
      .olderVersion(["comparisonMode": #"⟦"lower"⟧"#]).finds("error, every release").says(
        """
        “comparisonMode” is the text “lower” where a number belongs
        = apps with controldeversions-android 1.4.6–1.5.8 get the error onFailure; apps with \
        controldeversions-ios 2.1–1.3.4 take it for 0
        = help: Write a whole number.
        """),
      .olderRating(["num_apert": #"⟦""⟧"#]).finds("error, every release").says(
        """
        “num_apert” is empty where a number belongs
        = apps with valoracions-ios 1.0.0–1.0.1 get the error failure; apps with valoracions-android \
        1.3.0–1.4.0 crash
        = help: Write a whole number.
        """),
      .rating(["numAperture": #"⟦"007"⟧"#]).finds("warning, every release").says(
        """
        “numAperture” is 007, written with a leading zero
        = apps read it, other programs may not
        = help: Write 7.
        """),
    ].asking(for: .version),
    good: [
      .rating(["minutes": "-0"]),
      .olderVersion(["comparisonMode": #""1""#]),
    ],
    check: .observed(checkMalformedNumber), older: checkOlder
  )
}

private func checkMalformedNumber(_ inspection: Inspection) {
  for observation in inspection.observations(.leadingZero, .plusSign, .malformedNumber) {
    let isNoJSON = isNoJSON(observation, inspection.document.tree)
    inspection.reportFailing(
      observation, whereRead: isNoJSON ? .refusedElsewhere : .doubtfulElsewhere,
      isNoJSON ? .notStandard : .probablyNotMeant, help: inspection.helpForNumber(observation),
      repair: inspection.writingPlainly(observation))
  }
}

/// A number of that form is no JSON; in quotes and in YAML it only looks odd.
private func isNoJSON(_ observation: Observation, _ tree: Tree) -> Bool {
  tree.syntax == .json && tree.kind(observation.node) == .number
}

private func checkOlder(_ inspection: Inspection, _: OlderReadings) {
  for fault in inspection.olderMistakes(.malformedNumber) {
    inspection.report(
      "\(inspection.olderSubject(fault.path)) is \(inspection.olderSort(fault.node)) where a number belongs",
      fault.effects + inspection.olderModeOnIOS(fault), help: "Write a whole number.", at: fault.node)
  }
}
