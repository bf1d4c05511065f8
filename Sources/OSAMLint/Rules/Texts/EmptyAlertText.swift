import OSAMFormats
import OSAMSyntax

extension Rule {
  /// An alert without a title, without a message, or without either.
  ///
  /// Not looked at with NONE, which shows no alert.
  static let emptyAlertText = Rule(
    id: "empty-alert-text",
    title: "the title or the message of the alert is empty",
    group: .texts,
    effects: [.neverSeen, .probablyNotMeant],
    kinds: .having(.alert),
    why: """
      Apps show the title and the message of the user's language as they stand: an empty one is not replaced by
      another language's, and its part of the alert may be left out. When both are empty, users of that language
      get an alert that says nothing beside its buttons: an error.

      The same holds for the older libraries of version control, whose READMEs call both texts necessary.
      """,
    evidence: ["module-texts-as-received", "module-empty-texts", "older-texts"],
    bad: [
      .version(["title": #"{"ca": "Nova versió", "es": ⟦""⟧, "en": "New version"}"#]).finds("warning, every release")
        .says(
          """
          the title is empty in Spanish
          = apps do not take another language's, and the alert may have no title
          = help: Write the title in Spanish.
          """),
      .version([
        "comparisonMode": #""FORCE""#,
        "message": #"{"ca": ⟦""⟧, "es": ⟦""⟧, "en": ⟦""⟧}"#,
      ]).finds("warning, every release").says(
        """
        the message is empty in Catalan
        = apps do not take another language's, and the alert may have no message
        = help: Write the message in Catalan.
        """),
      .version([
        "comparisonMode": #""INFO""#,
        "title": #"{"ca": "Vaga de metro", "es": "Huelga de metro", "en": ""}"#,
        "message":
          #"{"ca": "Dilluns hi haurà serveis mínims.", "es": "El lunes habrá servicios mínimos.", "en": ⟦""⟧}"#,
      ]).finds("error, every release").says(
        """
        the title and the message are both empty in English
        = people get an alert that says nothing
        = help: Write the title and the message in English.
        """),
      .olderVersion(["title": #"⟦""⟧"#]).finds("warning, every release").says(
        """
        “title” is empty
        = apps with controldeversions-ios 2.1–1.3.4 and controldeversions-android 1.4.6–1.5.8 show an alert \
        without it
        = help: Write the title.
        """),
      .olderVersion(["message": #"{"ca": ⟦""⟧, "cat": "Hola", "es": "Hola", "en": "Hello"}"#]).finds(
        "warning, every release"
      ).says(
        """
        “message” is empty for “ca”
        = apps with controldeversions-ios 2.1–1.3.4 and controldeversions-android 1.4.6–1.5.8 show an alert \
        without it
        = help: Write the message.
        """),
    ].asking(for: .text),
    good: [
      .version(["comparisonMode": #""NONE""#, "title": #"{"ca": "", "es": "", "en": ""}"#]),
      .version(["title": #"{"ca": "3", "es": "3", "en": "3"}"#]),
      .olderVersion(),
    ],
    check: .document(checkTexts), older: checkOlder
  )
}

private func checkTexts(_ inspection: Inspection) {
  guard inspection.modeUse?.showsAlert == true else { return }
  let empty = inspection.texts.filter { ($0.member == "title" || $0.member == "message") && $0.bytes.isEmpty }
  for entry in empty {
    let other = empty.first { $0.language == entry.language && $0.member != entry.member }
    if let other {
      // Both are empty: said once, at the message.
      if entry.member == "title" { continue }
      inspection.report(
        "the title and the message are both empty in \(entry.language.title)",
        so: "people get an alert that says nothing",
        help: "Write the title and the message in \(entry.language.title).", at: entry.node, effect: .neverSeen,
        related: [RelatedPlace(inspection.document.span(other.node), "the title is empty too")])
    } else {
      let name = LocalizedMessage(said: entry.member)
      inspection.report(
        "the \(name) is empty in \(entry.language.title)",
        so: "apps do not take another language's, and the alert may have no \(name)",
        help: "Write the \(name) in \(entry.language.title).", at: entry.node, effect: .probablyNotMeant)
    }
  }
}

private func checkOlder(_ inspection: Inspection, _ older: OlderReadings) {
  for text in ["title", "message"].flatMap(older.texts)
  where inspection.document.tree.textBytes(text.node).isEmpty {
    inspection.report(
      emptyText(text.member, text.code),
      [
        ClientEffect(
          OlderClients.versionIOS | OlderClients.versionAndroid, "show an alert without it", .probablyNotMeant)
      ], help: "Write the \(LocalizedMessage(said: text.member)).", at: text.node)
  }
}
