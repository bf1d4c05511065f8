import OSAMFormats
import OSAMSyntax

extension Rule {
  /// A file with nothing in it.
  static let emptyFile = Rule(
    id: "empty-file",
    title: "a file with nothing in it",
    group: .files,
    effects: [.unreadable],
    why: """
      An empty answer is not JSON. Apps with the common module cannot read the document: users see no alert and are
      asked for no rating. With osam-controldeversions and osam-valoracions, iOS apps get an error; Android apps take
      it for a document in which nothing is set, and show nothing. Apps with Prince of Versions get an error and learn
      of no update.
      """,
    evidence: ["module-root", "older-file-ios", "older-file-android", "older-rating-file", "prince-not-json"],
    bad: [
      Example("⟦⟧").finds("error, osam").says(
        """
        the file is empty
        = apps cannot use this
        """),
      Example("⟦⟧", syntax: .yaml).finds("error, osam").says(
        """
        the file is empty
        = nothing can be built from this file
        """),
    ].asking(for: .elsewhere),
    check: .damaged(checkEmptyFile)
  )
}

private func checkEmptyFile(_ inspection: FileInspection) {
  for fault in inspection.faults(.empty) { inspection.report(fault) }
}
