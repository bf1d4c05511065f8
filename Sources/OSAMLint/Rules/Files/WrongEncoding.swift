import OSAMFormats
import OSAMSyntax

extension Rule {
  /// Text that is not UTF-8.
  static let wrongEncoding = Rule(
    id: "wrong-encoding",
    title: "text that is not UTF-8",
    group: .files,
    effects: [.unreadable, .brokenText, .notStandard],
    why: """
      Apps with the common module read the body as UTF-8 whatever the server says. In Latin-1 users see replacement
      signs for accents; UTF-16 cannot be read, so they see no alert and are asked for no rating. iOS apps with
      osam-controldeversions may crash. With UTF-16, Android apps with osam-valoracions crash, and those with
      osam-controldeversions show no alert. Native iOS apps with Prince of Versions read UTF-16, and get an error
      where a text they read is not UTF-8.
      """,
    silencing: .never,
    evidence: ["module-utf8", "older-file-ios", "older-file-android", "older-rating-file", "prince-not-json"],
    bad: [],
    shown: .example(.version().inLatin1()),
    check: .damaged(checkWrongEncoding)
  )
}

private func checkWrongEncoding(_ inspection: FileInspection) {
  for fault in inspection.faults(.notUTF8, .wideEncoding) {
    let help: LocalizedMessage = "Save the file as UTF-8."
    let hasOwnReaders = inspection.document(at: fault.span).map { $0.kind.family.table == nil } ?? false
    if fault.kind == .notUTF8, inspection.tree.syntax == .json, !hasOwnReaders {
      inspection.report(
        "\(fault.words(in: inspection.tree)) from here on", so: "apps show replacement signs", help: help,
        at: fault.span, effect: .brokenText)
    } else if fault.kind == .wideEncoding, inspection.context.kind == .princeOfVersions,
      inspection.tree.syntax == .json, inspection.role == .served
    {
      // [prince-apple-json]
      inspection.report(
        fault.words(in: inspection.tree), so: "native iOS apps read UTF-16, other apps may not", help: help,
        at: fault.span, effect: .notStandard)
    } else {
      inspection.report(fault, help: help)
    }
  }
}
