import OSAMFormats
import OSAMSyntax

extension Rule {
  /// A comma that no entry follows, or that nothing goes before.
  static let trailingComma = Rule(
    id: "trailing-comma",
    title: "a comma that no entry follows, or that nothing goes before",
    group: .files,
    effects: [.unreadable, .notStandard],
    why: """
      JSON has commas between entries and nowhere else. Apps with the common module cannot read the document: users
      see no alert and are asked for no rating. Android apps with osam-valoracions crash, those with
      osam-controldeversions show no alert, and those with Prince of Versions get an error. iOS apps with these three
      libraries pass over one comma at the end, and fail on two in a row.
      """,
    repair: .depends(
      """
      Removes the comma. Readers that pass over it read the same. Only in a list inside of a member, such as one in `meta`, some Android readers hand the app one more, empty entry, so there it is unsafe while they can use the document.
      """),
    evidence: [
      "module-commas", "older-gson", "older-apple-json", "older-rating-file", "prince-android-json",
      "prince-apple-json",
    ],
    bad: [
      Example(
        #"""
        {
          "data": {
            "packageName": "cat.bcn.bus",
            "versionCode": 2026030001,
            "comparisonMode": "NONE"⟦,⟧
          }
        }
        """#
      ).finds("error, every release").says(
        """
        there is a comma after the last entry
        = apps with library 1.0.0–{newest} cannot read this; nobody sees the alert
        = help: Remove it.
        """),
      Example(
        #"""
        {"data": {"versionCode": 2026030001,⟦,⟧ "comparisonMode": "NONE", "minutes": [1, 2⟦,⟧]}}
        """#
      ).finds("error, every release").says(
        """
        there is a comma after the last entry
        = apps read it, other programs refuse the file
        = help: Remove it.
        """
      ).says(
        """
        there are two commas in a row
        = apps with library 1.0.0–{newest} cannot read this; nobody sees the alert
        = help: Remove it.
        """),
      Example(
        #"""
        {"data": {⟦,⟧ "versionCode": 2026030001, "comparisonMode": "NONE"}}
        """#
      ).finds("error, osam from 1.0.6").says(
        """
        there is a comma before the first entry
        = apps with library 1.0.6–{newest} cannot read this and do not show the alert
        = help: Remove it.
        """),
      Example("{\"tmin\": 5, \"num_apert\": 10, \"messages\": []⟦,⟧}").finds("error, valoracions-android").says(
        """
        there is a comma after the last entry
        = apps with valoracions-android 1.3.0–1.4.0 crash
        = help: Remove it.
        """),
      Example("{\"okButtonActionURL\": \"https://www.barcelona.cat\"⟦,⟧}", kind: .controlDeVersions).finds(
        "error, controldeversions-android"
      ).says(
        """
        there is a comma after the last entry
        = apps with controldeversions-android 1.4.6–1.5.8 get the error onFailure
        = help: Remove it.
        """),
    ],
    good: [
      .version()
    ],
    check: .damaged(checkTrailingComma)
  )
}

private func checkTrailingComma(_ inspection: FileInspection) {
  for fault in inspection.faults(.trailingComma, .doubledComma, .leadingComma) {
    inspection.report(
      fault, help: "Remove it.",
      caption: fault.kind == .doubledComma ? "the first comma" : "the bracket it follows",
      repair: inspection.rewriting(
        fault, "Remove the comma", impact: isInInnerList(fault, inspection.tree) ? .read(by: lenientReaders) : .none))
  }
}

/// True if the comma stands in a list inside of something else than the document itself: there some readers hand the
/// app one more, empty entry. In a text with very much in it that is taken for granted.
private func isInInnerList(_ fault: SyntaxFault, _ tree: Tree) -> Bool {
  let most = 20_000
  if tree.nodes.count > most { return true }
  guard
    let container = tree.nodeIDs.last(where: { tree.nodes[$0].isContainer && tree.span($0).contains(fault.span) })
  else { return false }
  return tree.kind(container) == .array && tree.container(of: container) != tree.roots.first
}
