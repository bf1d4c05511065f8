import OSAMFormats

@testable import OSAMLint

extension Rule {
  /// The mistake, in one sentence, and its effect.
  static let newMistake = Rule(
    id: "new-mistake",
    title: "packageName ends with a full stop",
    group: .versions,
    effects: [.probablyNotMeant],
    kinds: .having(.app),
    why: """
      What the app does, what people see, and on which releases.
      """,
    evidence: ["module-releases"],
    bad: [
      .version(["packageName": #"⟦"cat.bcn.bus."⟧"#]).finds("warning, every release").says(
        """
        “packageName” is “cat.bcn.bus.”
        = what happens to users
        = help: Say what to do.
        """)
    ],
    good: [
      .version(["packageName": #""cat.bcn.bus""#])
    ],
    check: .document(checkNewMistake)
  )
}

private func checkNewMistake(_ inspection: Inspection) {
  guard let name = inspection.document.text("packageName"), name.hasSuffix(".") else { return }
  inspection.report(
    "“packageName” is \(quoted(name))", so: "what happens to users", help: "Say what to do.", at: .member("packageName")
  )
}
