import OSAMFormats
import OSAMSyntax

extension Rule {
  /// A key or text without quotes.
  static let unquotedText = Rule(
    id: "unquoted-text",
    title: "a key or text without quotes",
    group: .files,
    effects: [.unreadable, .notStandard],
    why: """
      Keys and texts need double quotes in JSON. Apps with the common module cannot read the document: users see no
      alert and are asked for no rating. Only releases 2.1.1 and 2.1.2 read on. iOS apps with the other libraries fail
      as well; Android apps with them read on. `undefined`, `None` and `NaN`, which other languages write for no
      value, are nothing that quotes would correct.
      """,
    repair: .depends(
      """
      Puts a word of letters, digits and underscores in quotes. Clients that read it without read the same word. Where
      true or false belongs, a word for it becomes that; the fix is unsafe. Where a number belongs, the word stays, and a
      number in digits of another script is written in 0 to 9.
      """),
    evidence: ["module-quotes", "older-gson", "older-apple-json", "prince-android-json", "prince-apple-json"],
    bad: [
      Example(
        #"""
        {"data": {⟦versionCode⟧: 2026030001, "comparisonMode": ⟦NONE⟧}}
        """#
      ).finds("error, osam up to 2.0.16 and osam from 2.1.3").says(
        """
        “NONE” is not in quotes
        = apps with library 1.0.0–2.0.16 and 2.1.3–{newest} cannot read this and do not show the alert
        = help: Put it in double quotes.
        """
      ).says(
        """
        the key “versionCode” is not in quotes
        = apps with library 1.0.0–2.0.16 and 2.1.3–{newest} cannot read this and do not show the alert
        = help: Put it in double quotes.
        """),
      Example(#"{"data": {"versionCode": 2026030001, "comparisonMode": "NONE", "minutes": [⟦a⟧]}}"#).finds(
        "error, every release"
      ).says(
        """
        “a” is not in quotes
        = apps read it, other programs refuse the file
        = help: Put it in double quotes.
        """),
      .version(["versionCode": "⟦number⟧"]).finds("error, every release").says(
        """
        “number” is not in quotes
        = apps with library 1.0.0–{newest} cannot read this; nobody sees the alert
        = help: Write a whole number, in digits only.
        """
      ).helped(writing: "2026030001"),
      .version(["checkBoxDontShowAgain": "⟦sí⟧"]).finds("error, osam from 3.0.0").says(
        """
        “sí” is not in quotes
        = apps with library 3.0.0–{newest} cannot read this and do not show the alert
        = help: Write true.
        """),
      Example(#"{"android2": [{"required_version": ⟦９⟧}]}"#, kind: .princeOfVersions).finds(
        "error, pov-ios from 4.0.0 and pov-android from 4.0.0 and pov-kmp"
      ).says(
        """
        “９” is not written in the digits 0 to 9
        = apps read it, other programs refuse the file
        = help: Write 9.
        """),
    ],
    good: [
      .version(),
      Example(
        #"""
        {"data": {"versionCode": 2026030001, "comparisonMode": "NONE", "url": "", "versionName": "", "platform": "IOS"}}
        """#, clients: "2.1.1..2.1.2"),
    ],
    check: .damaged(checkUnquotedText)
  )
}

private func checkUnquotedText(_ inspection: FileInspection) {
  for fault in inspection.faults(.unquotedKey, .unquotedValue, .keyNotText) {
    let word = String(decoding: inspection.tree.bytes[fault.span.range], as: UTF8.self)
    if fault.kind == .unquotedValue, SyntaxFault.noValues.contains(word) {
      inspection.report(fault, help: "Write the value that was meant, or leave the member out.")
      continue
    }
    if fault.kind == .unquotedValue, let number = numberInOtherDigits(word) {
      inspection.report(
        fault, words: "\(Quote.text(word)) is not written in the digits 0 to 9", help: "Write \(number).",
        repair: inspection.rewriting(fault, "Write \(number)", "\(number)"))
      continue
    }
    switch inspection.member(at: fault.span)?.type {
    case .integer, .instant, .duration:
      inspection.report(fault, help: "Write a whole number, in digits only.")
    case .boolean:
      let meant = BooleanWord.value(word).map { "\($0)" }
      inspection.report(
        fault, help: meant.map { "Write \($0)." } ?? "Write true or false.",
        repair: meant.flatMap { inspection.rewriting(fault, "Write \($0)", $0, impact: .guess) })
    default: inspection.report(fault, help: "Put it in double quotes.", repair: quoting(fault, inspection))
    }
  }
}

extension FileInspection {
  /// The member whose value stands at a place.
  fileprivate func member(at span: SourceSpan) -> Member? {
    guard let document = document(at: span) else { return nil }
    return document.kind.members.indices.first { row in
      document.pair(row: row).map { tree.span($0.place) == span } ?? false
    }.map { document.kind.members[$0] }
  }
}

/// The number that a word of digits of another script is to Java. In quotes it would be a text. [prince-android-json]
private func numberInOtherDigits(_ word: String) -> Int64? {
  let hasOwnDigits = word.utf8.contains { (0x30...0x39).contains($0) }
  return hasOwnDigits ? nil : JavaNumber.long(word)
}

/// Quotes around a word of letters, digits and underscores; of anything else it is not sure where it ends.
private func quoting(_ fault: SyntaxFault, _ inspection: FileInspection) -> Repair? {
  let word = inspection.tree.bytes[fault.span.range]
  guard let first = word.first, first > 0x39, word.allSatisfy(isWordPart) else { return nil }
  return inspection.rewriting(fault, "Put it in double quotes", "\"\(String(decoding: word, as: UTF8.self))\"")
}

private func isWordPart(_ byte: UInt8) -> Bool {
  (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "_")
}
