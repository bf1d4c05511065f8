import OSAMFormats
import OSAMSyntax

extension Rule {
  /// Typographic quotes around a key or text.
  static let typographicQuotes = Rule(
    id: "typographic-quotes",
    title: "typographic quotes around a key or text",
    group: .files,
    effects: [.unreadable],
    why: """
      Word processors and chats turn `"` into “ and ”, and JSON knows the straight ones only. Apps with the common
      module cannot read the document: users see no alert and are asked for no rating. Only releases 2.1.1 and 2.1.2
      read a text in such quotes, and they show the quotes as part of it; they fail on a key. iOS apps with the other
      libraries fail as well. Android apps with them take the quotes for a part of the word, so that the key or the
      value is another one.

      Inside of a text such quotes are as good as any other character. However many keys and texts have them, there is
      one finding, at the first.
      """,
    repair: .depends(
      """
      Writes straight quotes in all places. Safe unless 2.1.1 or 2.1.2 matters and can use the document: those show the typographic ones.
      """),
    evidence: ["module-quotes", "older-gson", "older-apple-json", "prince-android-json", "prince-apple-json"],
    bad: [
      Example(
        #"""
        {"data": {⟦“versionCode”⟧: 2026030001, “comparisonMode”: “NONE”, "url": ""}}
        """#
      ).finds("error, osam up to 2.0.16 and osam from 2.1.3").says(
        """
        3 keys and texts have typographic quotes instead of straight ones
        = apps with library 1.0.0–2.0.16 and 2.1.3–{newest} cannot read this and do not show the alert
        = help: Write “"versionCode"”.
        """)
    ],
    good: [
      .version(["title": #"{"ca": "La “nova” versió", "es": "La “nueva” versión", "en": "The “new” version"}"#])
    ],
    check: .damaged(checkTypographicQuotes)
  )
}

private func checkTypographicQuotes(_ inspection: FileInspection) {
  let faults = inspection.faults(.typographicQuotes)
  guard let first = faults.first else { return }
  let tree = inspection.tree
  let straight = straightened(first, tree)
  inspection.report(
    first,
    words: faults.count > 1 ? "\(faults.count) keys and texts have typographic quotes instead of straight ones" : nil,
    help: straight.map { "Write “\($0)”." } ?? "Write straight quotes.",
    repair: straightening(faults, inspection))
}

/// The text of a fault in straight quotes; nil when something in it would have to change.
private func straightened(_ fault: SyntaxFault, _ tree: Tree) -> String? {
  let bytes = Array(tree.bytes[fault.span.range])
  let closing = bytes.last == UInt8(ascii: "\"") ? 1 : 3
  guard bytes.count >= 3 + closing else { return nil }
  let text = bytes[3..<bytes.count - closing]
  if text.contains(where: { $0 < 0x20 || "\"\\".utf8.contains($0) }) { return nil }
  return "\"\(String(decoding: text, as: UTF8.self))\""
}

private func straightening(_ faults: [SyntaxFault], _ inspection: FileInspection) -> Repair? {
  guard let first = faults.first,
    var repair = inspection.rewriting(first, "Write straight quotes", impact: .read(by: .lenient))
  else { return nil }
  repair.changes = []
  for fault in faults {
    guard let text = straightened(fault, inspection.tree) else { return nil }
    repair.changes.append(.bytes(fault.span, text))
  }
  return repair
}
