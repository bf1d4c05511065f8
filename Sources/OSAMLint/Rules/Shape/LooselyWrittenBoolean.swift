import OSAMFormats
import OSAMSyntax

extension Rule {
  /// a boolean that is not plainly true or false.
  static let looselyWrittenBoolean = Rule(
    id: "loosely-written-boolean",
    title: "a boolean that is not plainly true or false",
    group: .shape,
    effects: [.notStandard, .probablyNotMeant],
    kinds: .having([.table, .booleans]),
    why: """
      The releases that read `checkBoxDontShowAgain` also take it in quotes or in capitals. Other readers do
      not. (0, 1 and "yes" are refused by all: see wrong-type.)
      """,
    repair: .safe(
      """
      Writes `true` or `false` plainly. Clients read the same before and after.
      """),
    evidence: ["module-booleans"],
    bad: [
      .version(["checkBoxDontShowAgain": #"⟦"true"⟧"#]).finds("warning, osam from 3.0.0").says(
        """
        “checkBoxDontShowAgain” is “true” in quotes
        = apps read it, other programs may not
        = help: Write true without quotes.
        """),
      .version(["checkBoxDontShowAgain": "⟦FALSE⟧"]).finds("error, osam from 3.0.0").says(
        """
        “checkBoxDontShowAgain” is FALSE, not in lower case
        = apps read it, other programs refuse the file
        = help: Write false without quotes.
        """),
    ],
    good: [
      .version(["checkBoxDontShowAgain": "true"])
    ],
    check: .observed(checkLooselyWrittenBoolean)
  )
}

private func checkLooselyWrittenBoolean(_ inspection: Inspection) {
  for observation in inspection.observations(.quotedBoolean, .booleanCase) {
    let isNoJSON = observation.code == .booleanCase && inspection.document.tree.syntax == .json
    inspection.report(
      observation.words(in: inspection.document), so: isNoJSON ? .refusedElsewhere : .doubtfulElsewhere,
      help: observation.suggestion.map { "Write \($0) without quotes." } ?? "Write true or false without quotes.",
      at: observation,
      effect: isNoJSON ? .notStandard : .probablyNotMeant,
      clients: observation.member.map { inspection.document.kind.members[$0].readBy },
      repair: observation.suggestion.map { suggestion in
        Repair("Write \(suggestion)", .none, .set(observation.node, .bool(suggestion == "true")))
      })
  }
}
