import OSAMFormats
import OSAMSyntax

extension Rule {
  /// a number in a form that readers disagree about.
  static let malformedNumber = Rule(
    id: "malformed-number",
    title: "a number in a form that readers disagree about",
    group: .shape,
    effects: [.unreadable, .notStandard, .probablyNotMeant],
    kinds: DocumentKind.commonModule + [.controlDeVersions, .valoracions],
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
      .rating(["numAperture": "⟦007⟧"]).finds("error, every release"),
      .rating(["numAperture": "⟦+5⟧"]).finds("error, osam from 1.0.6"),
      .version(["versionCode": #"⟦"3.2.0-beta"⟧"#]).finds("error, every release"),
      .rating(["minutes": "⟦1_000⟧"]).finds("error, every release"),
      .olderVersion(["comparisonMode": #"⟦"lower"⟧"#]).finds("error, every release"),
      .olderRating(["num_apert": #"⟦""⟧"#]).finds("error, every release"),
      .rating(["numAperture": #"⟦"007"⟧"#]).finds("warning, every release"),
    ].asking(for: .version),
    good: [
      .rating(["minutes": "-0"]),
      .olderVersion(["comparisonMode": #""1""#]),
    ],
    check: .observed(checkMalformedNumber)
  )
}

private func checkMalformedNumber(_ inspection: Inspection) {
  if inspection.older != nil { return checkOlder(inspection) }
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

private func checkOlder(_ inspection: Inspection) {
  for fault in inspection.olderMistakes(.malformedNumber) {
    inspection.report(
      "\(inspection.olderSubject(fault.path)) is \(inspection.olderSort(fault.node)) where a number belongs",
      fault.effects + inspection.olderModeOnIOS(fault), help: "Write a whole number.", at: fault.node)
  }
}
