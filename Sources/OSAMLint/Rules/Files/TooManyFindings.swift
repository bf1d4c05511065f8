import OSAMFormats
import OSAMSyntax

extension Rule {
  /// A file with more findings than are listed.
  static let tooManyFindings = Rule(
    id: "too-many-findings",
    title: "a file with more findings than are listed",
    group: .files,
    effects: [.notChecked],
    kinds: .noKind,
    why: """
      A file of some megabytes can hold a mistake every few bytes. osam-lint lists a million of them. What is after that
      is not known, so the file does not pass, even if the findings that are listed are silenced.
      """,
    silencing: .never,
    evidence: ["choice-recognition"],
    bad: [],
    good: [.version()],
    shown: .message(message(CheckContext.findingLimit)),
    check: .file(checkCount)
  )
}

private func checkCount(_ inspection: FileInspection) {
  if inspection.hasMore {
    inspection.report(
      message(inspection.context.findingLimit), at: SourceSpan(0, 0), clients: inspection.context.targets)
  }
}

private func message(_ limit: Int) -> Message {
  Message(
    "there are more than \(limit) findings in this file", so: "not all of them are listed",
    help: "Repair some of those that are listed, and check the file again.")
}
