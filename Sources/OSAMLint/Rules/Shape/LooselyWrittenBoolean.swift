import OSAMFormats

extension Rule {
  /// a boolean that is not plainly true or false.
  static let looselyWrittenBoolean = Rule(
    id: "loosely-written-boolean",
    title: "a boolean that is not plainly true or false",
    group: .shape,
    effects: [.notStandard, .probablyNotMeant],
    kinds: [.osamVersion],
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
      .version(["checkBoxDontShowAgain": #"⟦"true"⟧"#]).finds("warning, osam from 3.0.0"),
      .version(["checkBoxDontShowAgain": "⟦FALSE⟧"]).finds("error, osam from 3.0.0"),
    ],
    good: [
      .version(["checkBoxDontShowAgain": "true"])
    ],
    check: .observed(checkLooselyWrittenBoolean)
  )
}

private func checkLooselyWrittenBoolean(_ inspection: Inspection) {
  for observation in inspection.observations(.quotedBoolean, .booleanCase) {
    let readers = observation.member.map { inspection.document.kind.members[$0].readBy }
    inspection.report(
      .loose(observation, inspection.document), at: observation,
      effect: observation.code == .booleanCase && inspection.document.tree.syntax == .json
        ? .notStandard : .probablyNotMeant,
      clients: readers,
      repair: observation.suggestion.map { suggestion in
        Repair("Write \(suggestion)", .none, .set(observation.node, .bool(suggestion == "true")))
      })
  }
}

extension Message {
  fileprivate static func loose(_ observation: Observation, _ document: Document) -> Message {
    Message(
      "\(observation.words(in: document)); the clients read it, other readers may not",
      help: "Write \(observation.suggestion ?? "true or false") without quotes.")
  }
}
