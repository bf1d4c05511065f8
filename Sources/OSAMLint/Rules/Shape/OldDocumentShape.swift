import OSAMFormats

extension Rule {
  /// releases that cannot read the document.
  static let oldDocumentShape = Rule(
    id: "old-document-shape",
    title: "releases that cannot read the document",
    group: .shape,
    effects: [.worthKnowing],
    kinds: .having([.table, .neededBySome]),
    why: """
      Sums up which targeted releases can do nothing with this document although others can: typically one
      written for 2.x that lacks the members 3.0.0 needs. `osam-lint compat` shows the whole matrix.
      """,
    evidence: ["module-decoders", "module-memory-members"],
    bad: [
      Example(
        "{\"data\": ⟦{⟧\"id\": 109, \"appId\": 400, \"packageName\": \"cat.bcn.bus\", \"versionCode\": 2026030001, \"versionName\": \"3.2.0\", \"serverDate\": 1773576000000, \"platform\": \"IOS\", \"comparisonMode\": \"NONE\", \"title\": {\"ca\": \"a\", \"es\": \"b\", \"en\": \"c\"}, \"message\": {\"ca\": \"a\", \"es\": \"b\", \"en\": \"c\"}, \"ok\": {\"ca\": \"a\", \"es\": \"b\", \"en\": \"c\"}, \"cancel\": {\"ca\": \"a\", \"es\": \"b\", \"en\": \"c\"}, \"url\": \"\"}}"
      ).finds("info, osam from 3.0.0").says(
        """
        the document lacks what some releases need
        = apps with library 3.0.0–{newest} cannot read it, those with library 1.0.0–2.2.4 can
        = help: See osam-lint compat for the reasons, or name the releases you support with --clients.
        """)
    ].asking(for: .elsewhere),
    good: [
      .version()
    ],
    check: .observed(checkOldDocumentShape)
  )
}

private func checkOldDocumentShape(_ inspection: Inspection) {
  let refusing = inspection.targeted(inspection.decoding.refusedBy)
  let readers = inspection.targeted(inspection.document.kind.clients)
  // When nobody can read it the other findings have said so.
  let isOld = inspection.observations(.missingMember).contains { !inspection.targeted($0.refusedBy).isEmpty }
  guard isOld, refusing != readers, let body = inspection.document.body else { return }
  let fine = readers.subtracting(refusing)
  inspection.report(
    "the document lacks what some releases need",
    [ClientEffect(refusing, "cannot read it, those with \(fine) can", .worthKnowing)],
    help: "See osam-lint compat for the reasons, or name the releases you support with --clients.",
    at: .bytes(inspection.document.placeOfMissing(in: body), of: inspection.document.pointer(to: body)))
}
