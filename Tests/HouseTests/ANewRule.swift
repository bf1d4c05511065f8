@testable import OSAMLint
import OSAMFormats

extension Rule {
  /// What the mistake is, in one sentence, and what it does.
  static let aNewRule = Rule(
    id: "a-new-rule",
    title: "packageName ends with a full stop",
    group: .versions,
    effects: [.probablyNotMeant],
    why: """
      What the app does, what people see, and on which releases.
      """,
    evidence: ["module-releases"],
    bad: [
      .version(["packageName": #"⟦"cat.bcn.bus."⟧"#]).finds("warning, every release")
    ],
    good: [
      .version(["packageName": #""cat.bcn.bus""#])
    ],
    check: .document(checkANewRule)
  )
}

private func checkANewRule(_ inspection: inout Inspection) {
  guard let name = inspection.document.text("packageName"), name.hasSuffix(".") else { return }
  inspection.report(.aNewRule(name), member: "packageName")
}

extension Message {
  fileprivate static func aNewRule(_ name: String) -> Message {
    Message("“packageName” is \(quoted(name)): what happens to users", help: "Say what to do.")
  }
}
