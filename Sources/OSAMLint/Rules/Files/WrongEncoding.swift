import OSAMFormats

extension Rule {
  /// Text that is not UTF-8.
  static let wrongEncoding = Rule(
    id: "wrong-encoding",
    title: "text that is not UTF-8",
    group: .files,
    severity: .error,
    why: """
      Clients read the body as UTF-8 whatever the server says. In another encoding accents turn into
      replacement signs, or nothing can be read at all.
      """,
    candidates: [5],
    covers: [.controlDeVersions(28), .valoracions(17), .prince(31)],
    silencing: .never,
    evidence: "formats/osam.md 2.4 [src]",
    bad: [],
    check: .damaged(checkWrongEncoding)
  )
}

private func checkWrongEncoding(_ inspection: inout FileInspection) {
  for fault in inspection.faults(.notUTF8, .wideEncoding) {
    let help = "Save the file as UTF-8."
    let isAsked = inspection.document(at: fault.span)?.kind.isAsked ?? false
    if fault.kind == .notUTF8, inspection.tree.syntax == .json, !isAsked {
      inspection.report(
        Message("\(fault.words(in: inspection.tree)) from here on: apps show replacement signs", help: help),
        at: fault.span)
    } else {
      inspection.report(fault, help: help)
    }
  }
}
