import OSAMFormats
import OSAMSyntax

extension Rule {
  /// Single quotes around a key or text.
  static let singleQuotes = Rule(
    id: "single-quotes",
    title: "single quotes around a key or text",
    group: .files,
    effects: [.unreadable, .notStandard],
    why: """
      JSON knows double quotes only. Apps with the common module cannot read the document: users see no alert and are
      asked for no rating. Only releases 2.1.1 and 2.1.2 read a text in single quotes, and they show the quotes as
      part of it; they fail on a key. iOS apps with the other libraries fail as well. Android apps with them read
      single quotes like double ones.
      """,
    repair: .depends(
      """
      Writes double quotes around the same text. Safe unless 2.1.1 or 2.1.2 matters and can use the document: those show the single quotes.
      """),
    evidence: ["module-quotes", "older-gson", "older-apple-json", "prince-android-json", "prince-apple-json"],
    bad: [
      Example(
        #"""
        {"data": {"versionCode": 2026030001, "comparisonMode": ⟦'NONE'⟧, ⟦'url'⟧: ""}}
        """#
      ).finds("error, osam up to 2.0.16 and osam from 2.1.3", "error, every release").says(
        """
        “'url'” is in single quotes
        = apps with library 1.0.0–{newest} cannot read this; nobody sees the alert
        = help: Use double quotes.
        """
      ).says(
        """
        “'NONE'” is in single quotes
        = apps with library 1.0.0–2.0.16 and 2.1.3–{newest} cannot read this and do not show the alert
        = help: Use double quotes.
        """),
      Example(#"{"data": {"versionCode": 2026030001, "comparisonMode": "NONE", "minutes": [⟦'a'⟧]}}"#).finds(
        "error, every release"
      ).says(
        """
        “'a'” is in single quotes
        = apps read it, other programs refuse the file
        = help: Use double quotes.
        """),
    ],
    good: [
      .version()
    ],
    check: .damaged(checkSingleQuotes)
  )
}

private func checkSingleQuotes(_ inspection: FileInspection) {
  for fault in inspection.faults(.singleQuotedKey, .singleQuotedValue) {
    inspection.report(fault, help: "Use double quotes.", repair: quoting(fault, inspection))
  }
}

/// Double quotes around the same text, when nothing in it would have to change.
private func quoting(_ fault: SyntaxFault, _ inspection: FileInspection) -> Repair? {
  let bytes = inspection.tree.bytes[fault.span.range]
  guard bytes.count >= 2, bytes.first == UInt8(ascii: "'"), bytes.last == UInt8(ascii: "'") else { return nil }
  let text = bytes.dropFirst().dropLast()
  if text.contains(where: { $0 < 0x20 || "'\"\\".utf8.contains($0) }) { return nil }
  return inspection.rewriting(
    fault, "Use double quotes", "\"\(String(decoding: text, as: UTF8.self))\"", impact: .read(by: .lenient))
}
