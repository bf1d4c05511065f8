import OSAMFormats
import OSAMSyntax

extension Rule {
  /// Two messages for one language.
  static let repeatedLanguage = Rule(
    id: "repeated-language",
    title: "two messages for the same language",
    group: .ratings,
    effects: [.probablyNotMeant],
    kinds: .having(.messages),
    why: """
      The Android library keeps messages by their language, in small letters: of two for the same language the last one
      is shown and the other by nobody. `CA` and `ca` are the same.
      """,
    evidence: ["older-rating-content"],
    bad: [
      .olderRating([
        "messages":
          #"[{"languaje": "ca", "content": "T'agrada?"}, {"languaje": ⟦"CA"⟧, "content": "T'agrada l'app?"}]"#
      ]).finds("warning, valoracions-android").says(
        """
        there is more than one message for “ca”
        = apps with valoracions-android 1.3.0–1.4.0 show the last of them
        = help: Keep one of them.
        """)
    ].asking(for: .meaning),
    good: [
      .olderRating()
    ],
    check: .older(checkLanguages)
  )
}

private func checkLanguages(_ inspection: Inspection, _ older: OlderReadings) {
  let tree = inspection.document.tree
  var seen: [[UInt8]: NodeID] = [:]
  for message in older.messages {
    guard let node = message.language?.value, tree.kind(node) == .string else { continue }
    let code = tree.text(node).lowercased()
    guard let earlier = seen.updateValue(node, forKey: Array(code.utf8)) else { continue }
    inspection.report(
      "there is more than one message for \(quoted(code))",
      [ClientEffect(OlderClients.ratingAndroid, "show the last of them")], help: "Keep one of them.", at: node,
      related: [RelatedPlace(inspection.document.span(earlier), "the earlier one")])
  }
}
