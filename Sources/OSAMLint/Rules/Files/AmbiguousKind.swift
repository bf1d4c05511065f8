import OSAMFormats

extension Rule {
  /// A document that could be of two kinds.
  static let ambiguousKind = Rule(
    id: "ambiguous-kind",
    title: "a document that could be of two kinds",
    group: .files,
    effects: [.probablyNotMeant],
    why: """
      The keys fit two kinds of document equally well, and clients read them differently. The tool checked it
      as the first one named.
      """,
    evidence: ["choice-recognition"],
    bad: [
      Example(
        #"""
        ⟦{"data": {"id": 1, "appId": 2, "packageName": "cat.bcn.bus", "platform": "IOS"}}⟧
        """#
      ).finds("warning, every release").says(
        """
        this could be osam-version or osam-rating
        = it was checked as osam-version
        = help: Say which with --kind.
        """)
    ].asking(for: .meaning),
    good: [
      .version(),
      .rating(),
    ],
    check: .file(checkAmbiguousKind)
  )
}

private func checkAmbiguousKind(_ inspection: FileInspection) {
  for (number, kinds) in inspection.recognition.ambiguous.sorted(by: { $0.key < $1.key }) {
    let document = inspection.recognition.document(inspection.recognition.found[number])
    // The signs that tell the kinds apart may stand behind the break.
    if document.isBroken { continue }
    let names = kinds.map { $0.id }
    inspection.report(
      "this could be \(any: names.map { LocalizedMessage(value: $0) })", so: "it was checked as \(names[0])",
      help: "Say which with --kind.", at: document.span(document.root), pointer: document.rootPointer)
  }
}
