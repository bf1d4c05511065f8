import OSAMFormats

extension Rule {
  /// A file that may be somebody else's.
  static let likelyDocument = Rule(
    id: "likely-document",
    title: "a file that may be a document",
    group: .files,
    effects: [.worthKnowing],
    why: """
      Something speaks for a document, and not enough to be sure: a name that tells stands at another place, or only a
      part of the members is there. The file was named, so it was checked; what is found may be about
      something that is not meant at all. A walk and a hook skip such files, and no fix changes them, until
      `--kind` or a `kind` in the settings says what they are.
      """,
    evidence: ["choice-recognition"],
    bad: [
      Example(
        #"""
        {"settings": {⟦"comparisonMode"⟧: "LAZY"}, "name": "bus"}
        """#
      ).finds("info, every release"),
      Example(
        #"""
        {"tmin": 4, ⟦"messages"⟧: []}
        """#
      ).finds("info, every release"),
    ].asking(for: .meaning),
    good: [
      .version(),
      .rating(),
    ],
    check: .file(checkLikelyDocument)
  )
}

private func checkLikelyDocument(_ inspection: FileInspection) {
  for found in inspection.recognition.found where found.degree == .likely {
    let document = inspection.recognition.document(found)
    inspection.report(
      "this may be a document of the kind \(found.kind.id)",
      so: "it was checked as one; \(inspection.recognition.reason(found))",
      help: "If it is one, say so with --kind \(found.kind.id); fixes wait for that.",
      at: inspection.recognition.span(ofReason: found), pointer: document.rootPointer)
  }
}
