import OSAMFormats

extension Rule {
  /// A file that may be somebody else's.
  static let likelyDocument = Rule(
    id: "likely-document",
    title: "a file that may be a document",
    group: .files,
    effects: [.worthKnowing, .notChecked],
    why: """
      Something speaks for a document, and not enough to be sure: a name that tells stands at another place, or only a
      part of the members is there. The file was named, so it was checked; what is found may be about
      something that is not meant at all. A walk and a hook skip such files and name them, and no fix changes them,
      until `--kind` or a `kind` in the settings says what they are.

      If the document stands inside of something else, no app reads the file as it is, so it is not checked. That is so
      for an export of Firebase Remote Config, an entry of Strapi or Contentful, an object with a document for each
      platform, a document that is written as a text, and one after `export default`, `module.exports =` or the name of
      a function. Take the document out into a file of its own.
      """,
    evidence: ["choice-recognition"],
    bad: [
      Example(
        #"""
        {"settings": {⟦"comparisonMode"⟧: "LAZY"}, "name": "bus"}
        """#
      ).finds("info, every release").says(
        """
        this may be a document of the kind osam-version
        = it was checked as one; “comparisonMode” stands inside “settings” and not inside “data”: with one of \
        its four values nobody else has it
        = help: If it is one, say so with --kind osam-version; fixes wait for that.
        """),
      Example(
        #"""
        {"tmin": 4, ⟦"messages"⟧: []}
        """#
      ).finds("info, every release").says(
        """
        this may be a document of the kind valoracions
        = it was checked as one; “messages” stands at the root: weather services have tmin too
        = help: If it is one, say so with --kind valoracions; fixes wait for that.
        """),
      Example(
        #"""
        ⟦"{\"data\": {\"minutes\": 2880, \"numAperture\": 5}}"⟧
        """#
      ).finds("error, osam").says(
        """
        this file holds a document of the kind osam-rating inside of something else
        = it was not checked; a document is written as a text
        = help: Take the document out of the text, so that the file begins with {.
        """),
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
      help: inspection.recognition.advice(found),
      at: inspection.recognition.span(ofReason: found), pointer: document.rootPointer)
  }
  for found in inspection.recognition.enclosed {
    inspection.report(
      "this file holds a document of the kind \(found.kind.id) inside of something else",
      so: "it was not checked; \(inspection.recognition.reason(found))",
      help: inspection.recognition.advice(found),
      at: inspection.recognition.span(ofReason: found), pointer: found.pointer, effect: .notChecked,
      clients: found.kind.clients)
  }
}
