import OSAMFormats
import OSAMSyntax

extension Rule {
  /// A message in some language that says nothing.
  static let messageWithoutContent = Rule(
    id: "message-without-content",
    title: "a message has no content",
    group: .ratings,
    effects: [.probablyNotMeant],
    kinds: .having(.messages),
    why: """
      Where `content` is missing, null or empty, the Android library asks with its own words, which say nothing of
      the app. iOS asks with the dialog of the system in any case.
      """,
    evidence: ["older-rating-content"],
    bad: [
      .olderRating(["messages": #"[⟦{⟧"languaje": "ca"}, {"languaje": "es", "content": ⟦""⟧}]"#]).finds(
        "warning, valoracions-android"
      ).says(
        """
        “content” of a message is empty
        = apps with valoracions-android 1.3.0–1.4.0 ask with the library's own words
        = help: Write what users are to be asked.
        """
      ).says(
        """
        a message has no “content”
        = apps with valoracions-android 1.3.0–1.4.0 ask with the library's own words
        = help: Write what users are to be asked.
        """),
      .olderRating(["messages": #"[{"languaje": "ca", "content": ⟦null⟧}]"#]).finds("warning, valoracions-android")
        .says(
          """
          “content” of a message is null
          = apps with valoracions-android 1.3.0–1.4.0 ask with the library's own words
          = help: Write what users are to be asked.
          """),
    ].asking(for: .text),
    good: [
      .olderRating(),
      .olderRating(["messages": "[]"]),
      // Its key is misspelt, which is said elsewhere.
      .olderRating(["messages": #"[{"languaje": "ca", "contents": "T'agrada l'app?"}]"#]),
    ],
    check: .older(checkContent)
  )
}

private func checkContent(_ inspection: Inspection, _ older: OlderReadings) {
  let tree = inspection.document.tree
  let misnamed = Set(inspection.misnamedKeys.filter { $0.right == "content" }.map { $0.message })
  for message in older.messages {
    let help: LocalizedMessage = "Write what users are to be asked."
    if let content = message.content {
      let isEmpty = tree.kind(content.value) == .string && tree.textBytes(content.value).isEmpty
      if !isEmpty && tree.kind(content.value) != .null { continue }
      let state: LocalizedMessage = isEmpty ? "empty" : tree.span(content.value).isEmpty ? "left empty" : "null"
      inspection.report("“content” of a message is \(state)", [.builtInText], help: help, at: content.place)
    } else if !misnamed.contains(message.node) {
      let pointer = inspection.pointer(to: message.node) + "/content"
      inspection.report(
        "a message has no “content”", [.builtInText], help: help,
        at: .bytes(inspection.document.placeOfMissing(in: message.node), of: pointer))
    }
  }
}
