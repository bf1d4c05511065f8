import OSAMFormats
import OSAMSyntax

extension Rule {
  /// A comment in a JSON file.
  static let commentInJson = Rule(
    id: "comment-in-json",
    title: "a comment in a JSON file",
    group: .files,
    effects: [.unreadable, .notStandard],
    why: """
      JSON has no comments. Apps with the common module cannot read the document: users see no alert and are asked for
      no rating. iOS apps with the other libraries fail too. Android apps with osam-controldeversions read over a
      comment. Those with osam-valoracions and Prince of Versions join the lines before they read, so that `//` and
      `#` swallow the rest: the first crash, the others get an error. They read over `/* */`. Authored documents can
      be YAML, which has comments.
      """,
    repair: .safe(
      """
      Removes the comment, and its line where nothing else stands on it. Clients that read over comments read the same.
      """),
    evidence: ["module-comments", "older-gson", "older-joined-lines", "prince-android-json", "prince-joined-lines"],
    bad: [
      Example(
        #"""
        {"data": {
          ⟦// the mode⟧
          "versionCode": 2026030001, "comparisonMode": "NONE"}}
        """#
      ).finds("error, every release").says(
        """
        there is a comment, and JSON has none
        = apps with library 1.0.0–{newest} cannot read this; nobody sees the alert
        = help: Remove it, or write the document as YAML.
        """),
      Example(
        #"""
        {"data": {"versionCode": 2026030001, ⟦/* none */⟧ "comparisonMode": "NONE"}}
        """#
      ).finds("error, every release"),
      Example("{\"tmin\": 5, ⟦/* days */⟧ \"num_apert\": 10, \"messages\": []}").finds("error, valoracions-ios").says(
        """
        there is a comment, and JSON has none
        = apps with valoracions-ios 1.0.0–1.0.1 get the error failure
        = help: Remove it, or write the document as YAML.
        """),
      Example(#"{"data": {"versionCode": 2026030001, "comparisonMode": "NONE", "minutes": [1⟦/* a */⟧]}}"#).finds(
        "error, every release"
      ).says(
        """
        there is a comment, and JSON has none
        = apps read it, other programs refuse the file
        = help: Remove it, or write the document as YAML.
        """),
    ],
    good: [
      Example(
        #"""
        # Bus app
        versionCode: 2026030001
        comparisonMode: NONE
        """#, syntax: .yaml)
    ],
    check: .damaged(checkCommentInJson)
  )
}

private func checkCommentInJson(_ inspection: FileInspection) {
  for fault in inspection.faults(.comment) {
    inspection.report(
      fault, help: "Remove it, or write the document as YAML.", repair: removing(fault, inspection))
  }
}

/// The comment goes, with its line where it has one to itself.
private func removing(_ fault: SyntaxFault, _ inspection: FileInspection) -> Repair? {
  let bytes = inspection.tree.bytes
  func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
  func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
  var (start, end) = (fault.span.start, fault.span.end)
  while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
  while end < bytes.count, isBlank(bytes[end]) { end += 1 }
  let isFirst = start == 0 || isLineEnd(bytes[start - 1])
  let isLast = end == bytes.count || isLineEnd(bytes[end])
  let title: LocalizedMessage = "Remove the comment"
  if isFirst, isLast {
    if end < bytes.count, bytes[end] == 0x0D { end += 1 }
    if end < bytes.count, bytes[end] == 0x0A { end += 1 }
    return inspection.rewriting(fault, title, span: SourceSpan(start, end))
  }
  if isLast { return inspection.rewriting(fault, title, span: SourceSpan(start, fault.span.end)) }
  if isFirst { return inspection.rewriting(fault, title, span: SourceSpan(fault.span.start, end)) }
  // Tokens that stood apart stay apart.
  if ",:]}".utf8.contains(bytes[end]) {
    return inspection.rewriting(fault, title, span: SourceSpan(start, end))
  }
  return inspection.rewriting(fault, title, " ", span: SourceSpan(start, end))
}
