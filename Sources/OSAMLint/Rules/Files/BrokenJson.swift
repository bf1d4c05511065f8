import OSAMFormats
import OSAMSyntax

extension Rule {
  /// Text that is not JSON.
  static let brokenJson = Rule(
    id: "broken-json",
    title: "text that is not JSON",
    group: .files,
    severity: .error,
    why: """
      A colon, a quote or a bracket is missing or stands where it cannot: no client decodes the document, the
      app gets ERROR and shows nothing. Every fault of a file is reported, so that one look repairs it.
      """,
    candidates: [1],
    covers: [.valoracions(17)],
    repair: .depends(
      """
      Writes a plain blank for one of another sort. Safe for the common module, whose clients read nothing before; Android apps of the other libraries take the blank for a part of the key behind it, so there it is unsafe while they can use the document. Everything else is left to the author: what is missing there is not certain.
      """),
    evidence: "formats/osam.md 2.3 [run]",
    bad: [
      Example(
        #"""
        {"data": {"versionCode"⟦⟧ 2026030001, "comparisonMode": "NONE"}}
        """#),
      Example(
        #"""
        {"data": {"versionCode": 2026030001, "comparisonMode": "NONE"}⟦⟧
        """#),
      Example(
        #"""
        ⟦⟧"data": {"versionCode": 2026030001, "comparisonMode": "NONE"}
        """#),
      Example(
        #"""
        {"data": {"versionCode": 2026030001, "comparisonMode":⟦⟧}}
        """#),
      Example(
        #"""
        {"data": {"versionCode": 2026030001, "comparisonMode": "NONE", "url": "a⟦\x⟧b"}}
        """#),
      Example("{\"data\": {\"versionCode\":⟦\u{A0}⟧2026030001, \"comparisonMode\": \"NONE\"}}"),
      Example("{\"tmin\": 5, \"num_apert\"⟦⟧ 10, \"messages\": []}"),
    ],
    good: [
      .version()
    ],
    check: .damaged(checkBrokenJson)
  )
}

private func checkBrokenJson(_ inspection: inout FileInspection) {
  for fault in inspection.faults(
    .missingColon, .missingValue, .missingKey, .mismatchedBracket, .unclosedObject, .unclosedArray,
    .missingOpeningBrace, .strangeBlank, .strayCharacter, .unclosedString, .badEscape, .tooMany)
  {
    inspection.report(
      fault, help: help(for: fault.kind),
      repair: fault.kind == .strangeBlank
        ? inspection.rewriting(fault, "Write a plain blank", " ", effect: .read(by: lenientReaders)) : nil)
  }
  for fault in inspection.faults(.leadingZero, .leadingPlus, .malformedNumber, .literalCase)
  where !isValueOfMember(fault.span, inspection) {
    inspection.report(fault)
  }
}

/// Numbers and booleans of known members are judged by what clients make of them, not by the grammar.
private func isValueOfMember(_ span: SourceSpan, _ inspection: FileInspection) -> Bool {
  guard let document = inspection.document(at: span) else { return false }
  return document.kind.members.indices.contains { row in
    guard let pair = document.pair(row: row), !document.kind.members[row].readBy.isEmpty else { return false }
    return document.span(pair.place) == span
  }
}

private func help(for kind: SyntaxFault.Kind) -> String? {
  switch kind {
  case .missingColon: "Write a colon between key and value."
  case .unclosedObject: "Close the object with }."
  case .unclosedArray: "Close the list with ]."
  case .missingOpeningBrace: "Put the whole document in { and }."
  case .unclosedString: "Close the text with a double quote."
  case .badEscape: "Write \\\\ for a backslash."
  case .strangeBlank: "Use a plain blank."
  default: nil
  }
}
