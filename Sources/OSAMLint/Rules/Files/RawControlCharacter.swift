import OSAMFormats
import OSAMSyntax

extension Rule {
  /// A raw line break or tab inside a text.
  static let rawControlCharacter = Rule(
    id: "raw-control-character",
    title: "a raw line break or tab inside a text",
    group: .files,
    effects: [.unreadable, .notStandard],
    why: """
      Apps with the common module read it, and so do Android apps with the other libraries; other programs refuse the
      file. iOS apps with osam-controldeversions show no alert. iOS apps with Prince of Versions get an error; from
      release 4 on only where they read the text. Often a closing quote is missing nearby.
      """,
    repair: .safe(
      """
      Writes the escape for the same character, unless commas or quotes are missing as well: then the text may end elsewhere. Clients that accept the character read the same text.
      """),
    evidence: [
      "module-control-characters", "older-gson", "older-apple-json", "prince-android-json", "prince-apple-json",
    ],
    bad: [
      Example("{\"data\": {\"versionCode\": 2026030001, \"comparisonMode\": \"NONE\", \"url\": \"a⟦\t⟧b\"}}").finds(
        "error, every release"
      ).says(
        """
        a text holds a raw tab
        = apps read it, other programs refuse the file
        = help: Write \\n for a line break and \\t for a tab.
        """),
      Example("{\"ios2\": [{\"required_version\": \"1.2⟦\t⟧\"}]}").finds("error, pov-kmp").says(
        """
        a text holds a raw tab
        = apps with pov-kmp 0.1.0 may get the error ConfigurationException
        = help: Write \\n for a line break and \\t for a tab.
        """),
    ],
    good: [
      Example(#"{"data": {"versionCode": 2026030001, "comparisonMode": "NONE", "url": "a\tb"}}"#)
    ],
    check: .damaged(checkRawControlCharacter)
  )
}

private func checkRawControlCharacter(_ inspection: FileInspection) {
  for fault in inspection.faults(.controlCharacter) {
    inspection.report(
      fault, help: #"Write \n for a line break and \t for a tab."#, repair: escaping(fault, inspection))
  }
}

/// The escapes for the same characters, all there are in the text: it is reported once.
private func escaping(_ fault: SyntaxFault, _ inspection: FileInspection) -> Repair? {
  let tree = inspection.tree
  guard
    let node = tree.nodeIDs.last(where: {
      tree.kind($0) == .string && tree.span($0).contains(fault.span)
    }), var repair = inspection.rewriting(fault, "Write it as an escape")
  else { return nil }
  repair.changes = tree.contentSpan(node).range.filter { tree.bytes[$0] < 0x20 }.map { offset in
    let text = JSONValue.string(String(Unicode.Scalar(tree.bytes[offset]))).text(pretty: false)
    return .bytes(SourceSpan(offset, offset + 1), String(text.dropFirst().dropLast()))
  }
  return repair
}
