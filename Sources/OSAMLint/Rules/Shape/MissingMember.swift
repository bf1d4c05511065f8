import OSAMFormats

extension Rule {
  /// a member that clients need is left out.
  static let missingMember = Rule(
    id: "missing-member",
    title: "a member that clients need is left out",
    group: .shape,
    severity: .error,
    why: """
      Decoding is all or nothing: one missing member and the whole document is unusable for the releases
      that need it. The README calls `ok`, `cancel` and `url` optional, and since 3.x also
      `checkBoxDontShowAgain` and `dialogDisplayDuration`; it calls the rating's `message` obsolete. The
      clients need them all, so a document written by the README silently disables the library.

      `id`, `appId` and `serverDate` come from the service, so authored documents may leave them out.
      """,
    candidates: [10, 11, 12, 13, 14, 57],
    evidence: "formats/osam.md 2.1, 2.2 and 3 [src, run]",
    bad: [
      Example(
        "{\"data\": ⟦{⟧\"id\": 74, \"appId\": 400, \"packageName\": \"cat.bcn.bus\", \"platform\": \"IOS\", \"minutes\": 2880, \"numAperture\": 5}}"
      ),
      Example(
        "⟦⟧packageName: cat.bcn.bus\nplatform: IOS\nminutes: 2880\nmessage: {ca: Hola, es: Hola, en: Hello}\n",
        syntax: .yaml, kind: .osamRating, clients: "3.0.1"),
    ],
    good: [
      .version(),
      .rating(),
      .version([:], without: ["startDate", "endDate"]),
      .version([:], without: ["checkBoxDontShowAgain", "dialogDisplayDuration"], clients: "..2.2.4"),
    ],
    check: .observed(checkMissingMember)
  )
}

private func checkMissingMember(_ inspection: inout Inspection) {
  for observation in inspection.observations(.missingMember) {
    guard let row = observation.member else { continue }
    let member = inspection.document.kind.members[row]
    var help = "Add \(quoted(member.name)), for example \(member.example)."
    if let documented = member.documentedAs, documented.hasPrefix("optional") || documented.hasPrefix("obsolete") {
      help += " The README calls it \(documented)."
    }
    inspection.report(.refused(observation, inspection, help: help), at: observation, clients: observation.refusedBy)
  }
}
