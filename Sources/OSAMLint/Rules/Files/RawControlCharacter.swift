import OSAMFormats
import OSAMSyntax

extension Rule {
  /// A raw line break or tab inside a text.
  static let rawControlCharacter = Rule(
    id: "raw-control-character",
    title: "a raw line break or tab inside a text",
    group: .files,
    severity: .warning,
    why: """
      The released clients accept it; it is invalid JSON, and other readers refuse the file. Often a closing
      quote is missing nearby.
      """,
    candidates: [3],
    repair: .safe(
      """
      Writes the escape for the same character, unless commas or quotes are missing as well: then the text may end elsewhere. Clients that accept the character read the same text.
      """),
    evidence: "formats/osam.md 2.3 [run]",
    bad: [
      Example("{\"data\": {\"versionCode\": 2026030001, \"comparisonMode\": \"NONE\", \"url\": \"a⟦\t⟧b\"}}")
    ],
    good: [
      Example(#"{"data": {"versionCode": 2026030001, "comparisonMode": "NONE", "url": "a\tb"}}"#)
    ],
    check: .damaged(checkRawControlCharacter)
  )
}

private func checkRawControlCharacter(_ inspection: inout FileInspection) {
  for fault in inspection.faults(.controlCharacter) {
    inspection.report(
      fault, help: #"Write \n for a line break and \t for a tab."#, repair: escaping(fault, inspection))
  }
}

/// The escape for the same character.
private func escaping(_ fault: SyntaxFault, _ inspection: FileInspection) -> Repair? {
  let bytes = inspection.tree.bytes
  let text = JSONValue.string(String(decoding: bytes[fault.span.range], as: UTF8.self)).text(pretty: false)
  return inspection.rewriting(fault, "Write it as an escape", String(text.dropFirst().dropLast()))
}
