import OSAMFormats
import OSAMSyntax

extension Rule {
  /// Text that is not JSON.
  static let brokenJson = Rule(
    id: "broken-json",
    title: "text that is not JSON",
    group: .files,
    effects: [.unreadable, .notStandard],
    why: """
      Most often a colon, a quote or a bracket is missing or stands where it cannot, and no app can read the document.
      Users see no alert and are asked for no rating. Android apps with osam-valoracions crash, and apps with Prince
      of Versions get an error and learn of no update. Every fault of a file is reported, so that one look is enough.
      """,
    repair: .depends(
      """
      Writes a plain space for one of another sort. Safe for the common module, whose clients read nothing before; Android apps of the other libraries take the space for a part of the key after it, so there it is unsafe while they can use the document. Everything else is left to the author: what is missing there is not certain.
      """),
    evidence: [
      "module-root", "module-quotes", "older-file-ios", "older-file-android", "older-rating-file", "prince-not-json",
    ],
    bad: [
      Example(
        #"""
        {"data": {"versionCode"⟦⟧ 2026030001, "comparisonMode": "NONE"}}
        """#
      ).finds("error, every release").says(
        """
        a colon is missing here
        = apps with library 1.0.0–{newest} cannot read this; nobody sees the alert
        = help: Write a colon between key and value.
        """),
      Example(
        #"""
        {"data": {"versionCode": 2026030001, "comparisonMode": "NONE"}⟦⟧
        """#
      ).finds("error, every release").says(
        """
        a closing } is missing, here or further up
        = apps with library 1.0.0–{newest} cannot read this; nobody sees the alert
        = help: Write } where it is missing.
        """),
      Example(
        #"""
        ⟦⟧"data": {"versionCode": 2026030001, "comparisonMode": "NONE"}
        """#
      ).finds("error, every release").says(
        """
        the opening { is missing
        = apps with library 1.0.0–{newest} cannot read this; nobody sees the alert
        = help: Put the whole document in { and }.
        """),
      Example(
        #"""
        {"data": {"versionCode": 2026030001, "comparisonMode":⟦⟧}}
        """#
      ).finds("error, every release").says(
        """
        a value is missing here
        = apps with library 1.0.0–{newest} cannot read this; nobody sees the alert
        = help: Write the value, or delete the key.
        """),
      Example(
        #"""
        {"data": {"versionCode": 2026030001, "comparisonMode": "NONE", "url": "a⟦\x⟧b"}}
        """#
      ).finds("error, every release").says(
        """
        “\\x” is no escape that JSON knows
        = apps with library 1.0.0–{newest} cannot read this; nobody sees the alert
        = help: Write \\\\ for a backslash.
        """),
      Example("{\"data\": {\"versionCode\":⟦\u{A0}⟧2026030001, \"comparisonMode\": \"NONE\"}}").finds(
        "error, every release"
      ).says(
        """
        “ ” is no space to JSON
        = apps with library 1.0.0–{newest} cannot read this; nobody sees the alert
        = help: Use a plain space.
        """),
      Example("{\"tmin\": 5, \"num_apert\"⟦⟧ 10, \"messages\": []}").finds("error, every release").says(
        """
        a colon is missing here
        = apps with valoracions-ios 1.0.0–1.0.1 get the error failure; apps with valoracions-android \
        1.3.0–1.4.0 crash
        = help: Write a colon between key and value.
        """),
      Example("{\"data\": {\"versionCode\": 2026030001, \"comparisonMode\": \"NONE\", \"minutes\": [1,⟦\u{A0}⟧2]}}")
        .finds("error, every release").says(
          """
          “ ” is no space to JSON
          = apps read it, other programs refuse the file
          = help: Use a plain space.
          """),
      Example(
        #"""
        {"data": {"versionCode": 2026030001, "comparisonMode": "NONE",
          "title": {"ca": "La ⟦"⟧nova" versió", "es": "Hola", "en": "Hello"}}}
        """#
      ).finds("error, every release").says(
        """
        a quotation mark inside of this text ends it
        = apps with library 1.0.0–{newest} cannot read this; nobody sees the alert
        = help: Write “"La \\"nova\\" versió"”.
        """),
      Example(
        #"""
        {"data": {"versionCode": 2026030001, "comparisonMode": "NONE",
          "title": ⟦⟧"ca": "Hola", "es": "Hola", "en": "Hello"}}}
        """#
      ).finds("error, every release").says(
        """
        an opening { is missing here
        = apps with library 1.0.0–{newest} cannot read this; nobody sees the alert
        = help: Write { in front of this key.
        """),
      Example(
        "{\"data\": {\"versionCode\": 2026030001,\n⟦<<<<<<< HEAD⟧\n  \"url\": \"a\",\n=======\n  \"url\": \"b\",\n>>>>>>> other\n  \"comparisonMode\": \"NONE\"}}"
      ).finds("error, every release").says(
        """
        git left two versions of these lines in the file
        = apps with library 1.0.0–{newest} cannot read this; nobody sees the alert
        = help: Keep one of the two versions, and delete the lines that start with <<<<<<<, ======= and >>>>>>>.
        """),
      Example("⟦```json⟧\n{\"data\": {\"versionCode\": 2026030001, \"comparisonMode\": \"NONE\"}}\n```").finds(
        "error, every release"
      ).says(
        """
        “```json” does not belong to the document
        = apps with library 1.0.0–{newest} cannot read this; nobody sees the alert
        = help: Delete the line, and the last one.
        """),
      Example(
        """
        ⟦packageName: cat.bcn.bus⟧
        versionCode: 2026030001
        platform: ANDROID
        comparisonMode: NONE
        """
      ).finds("error, every release").says(
        """
        this is YAML, and the file is read as JSON
        = apps with library 1.0.0–{newest} cannot read this; nobody sees the alert
        = help: Give the file a name that ends with .yaml, or publish the JSON that osam-lint build makes of it.
        """),
    ].asking(for: .meaning),
    good: [
      .version()
    ],
    check: .damaged(checkBrokenJson)
  )
}

private func checkBrokenJson(_ inspection: FileInspection) {
  if inspection.tree.syntax == .json {
    for fault in inspection.faults(.mergeConflict, .codeFence, .webPage, .yamlText) {
      inspection.report(fault, help: fault.helpOfForeignLines, caption: "it ends here")
    }
  }
  for fault in inspection.faults(
    .missingColon, .missingValue, .missingKey, .mismatchedBracket, .missingOpeningBrace, .strangeBlank,
    .strayCharacter, .unclosedString, .innerQuote, .badEscape, .tooMany)
  {
    inspection.report(
      fault, help: help(for: fault, inspection.tree),
      repair: fault.kind == .strangeBlank
        ? inspection.rewriting(fault, "Write a plain space", " ", impact: .read(by: lenientReaders)) : nil)
  }
  reportUnclosed(inspection)
  for fault in inspection.faults(.leadingZero, .leadingPlus, .malformedNumber, .literalCase)
  where !isJudgedAsValue(fault, inspection) {
    inspection.report(fault)
  }
}

/// Brackets that are missing at one place, most often at the end of a file that was cut off, are one mistake.
private func reportUnclosed(_ inspection: FileInspection) {
  var reported: Int?
  let faults = inspection.faults(.unclosedObject, .unclosedArray)
  for fault in faults where fault.span.start != reported {
    reported = fault.span.start
    let closings = faults.filter { $0.span.start == reported }.map { $0.kind == .unclosedObject ? "}" : "]" }
    let isOne = closings.count == 1
    let written = closings.joined(separator: " ")
    inspection.report(
      fault, words: isOne ? nil : "\(closings.count) closing brackets are missing here or further up",
      help: isOne ? "Write \(written) where it is missing." : "Write \(written) where they are missing.",
      caption: "this one is closed too late, or not at all")
  }
}

/// Numbers and booleans of known members are judged by what clients make of them, not by the grammar; unless the reader
/// of some client gives up the whole text there, as each library brings its own.
private func isJudgedAsValue(_ fault: SyntaxFault, _ inspection: FileInspection) -> Bool {
  let span = fault.span
  guard let document = inspection.document(at: span) else { return false }
  if case .asked = document.kind.family, !inspection.refusing(fault).isEmpty { return false }
  return document.kind.members.indices.contains { row in
    guard let pair = document.pair(row: row), !document.kind.members[row].readBy.isEmpty else { return false }
    return document.span(pair.place) == span
  }
}

private func help(for fault: SyntaxFault, _ tree: Tree) -> LocalizedMessage? {
  switch fault.kind {
  case .missingColon: "Write a colon between key and value."
  case .missingValue: "Write the value, or delete the key."
  case .missingKey: "Write a key in double quotes and a colon in front of the value."
  case .mismatchedBracket: "Close { with } and [ with ]."
  case .missingOpeningBrace:
    fault.span.start < 4 ? "Put the whole document in { and }." : "Write { in front of this key."
  case .strayCharacter: "Delete it."
  case .unclosedString: "Close the text with a double quote."
  case .innerQuote: escaping(fault, tree) ?? "Write \\\" for each quotation mark inside of the text."
  case .badEscape: "Write \\\\ for a backslash."
  case .strangeBlank: "Use a plain space."
  default: nil
  }
}

/// The text as it was meant, its quotation marks written as JSON wants them.
private func escaping(_ fault: SyntaxFault, _ tree: Tree) -> LocalizedMessage? {
  guard let node = tree.nodes.first(where: { $0.kind == .string && $0.span.contains(fault.span) }),
    node.span.end - node.span.start < 200, !node.flags.contains(.unclosed)
  else { return nil }
  let text = String(decoding: tree.bytes[node.span.start + 1..<node.span.end - 1], as: UTF8.self)
  if text.utf8.contains(UInt8(ascii: "\\")) { return nil }
  return "Write “\"\(text.exchanging("\"", for: "\\\""))\"”."
}

extension SyntaxFault {
  /// Help for lines that another program wrote.
  var helpOfForeignLines: LocalizedMessage? {
    switch kind {
    case .mergeConflict:
      "Keep one of the two versions, and delete the lines that start with <<<<<<<, ======= and >>>>>>>."
    case .codeFence: related == nil ? "Delete the line." : "Delete the line, and the last one."
    case .yamlText: "Give the file a name that ends with .yaml, or publish the JSON that osam-lint build makes of it."
    case .webPage: "Download the document itself; most often this is the page of an error, or of a login."
    default: nil
    }
  }
}
