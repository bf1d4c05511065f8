import OSAMDecisions
import OSAMFormats
import OSAMSyntax

extension Rule {
  /// An empty label of the button that refuses, where the mode has one.
  static let emptyCancelText = Rule(
    id: "empty-cancel-text",
    title: "the label of the cancel button is empty",
    group: .texts,
    effects: [.platformDependent],
    kinds: .having(.alert),
    why: """
      LAZY shows two buttons, with the labels of the user's language as they stand. With an empty one, Android
      may show no cancel button (the back key still closes the alert) and iOS a blank one, so people may not
      see that they can say no.

      In the older libraries the buttons decide what kind of alert it is. iOS takes an empty label for no button, and
      Android for one, which may be too small to touch.
      """,
    evidence: ["module-texts-as-received", "module-empty-texts", "older-empty-label"],
    bad: [
      .version(["cancel": #"{"ca": "Ara no", "es": ⟦""⟧, "en": "Not now"}"#]).finds("warning, every release").says(
        """
        the cancel label is empty in Spanish
        = the Android alert may have no button to refuse
        = help: Write a label, such as “Ahora no”.
        """),
      .version([
        "platform": #""IOS""#, "cancel": #"{"ca": ⟦""⟧, "es": "Ahora no", "en": ⟦""⟧}"#,
        "url": #""https://apps.apple.com/es/app/bus/id1465234509""#,
      ]).finds("warning, every release").says(
        """
        the cancel label is empty in Catalan
        = the alert may have a blank button on iOS
        = help: Write a label, such as “Ara no”.
        """),
      .olderVersion(["cancelButtonTitle": #"⟦""⟧"#]).finds("warning, every release").says(
        """
        “cancelButtonTitle” is empty
        = apps with controldeversions-ios 2.1–1.3.4 show no cancel button; apps with controldeversions-android \
        1.4.6–1.5.8 have a cancel button that may not be usable
        = help: Write a label, or leave the member out for no button.
        """),
      .olderVersion(["cancelButtonTitle": #"{"ca": "No", "cat": "No", "es": ⟦""⟧, "en": ⟦""⟧}"#]).finds(
        "warning, every release"
      ).says(
        """
        “cancelButtonTitle” is empty for “es”
        = apps with controldeversions-ios 2.1–1.3.4 show no cancel button; apps with controldeversions-android \
        1.4.6–1.5.8 have a cancel button that may not be usable
        = help: Write a label, or leave the member out for no button.
        """),
    ].asking(for: .text),
    good: [
      .version(["comparisonMode": #""FORCE""#, "cancel": #"{"ca": "", "es": "", "en": ""}"#]),
      .version(["comparisonMode": #""INFO""#, "cancel": #"{"ca": "", "es": "", "en": ""}"#]),
      .version(["cancel": #"{"ca": "No", "es": "No", "en": "No"}"#]),
      .olderVersion([:], without: ["cancelButtonTitle"]),
    ],
    check: .document(checkCancel), older: checkOlder
  )
}

private func checkCancel(_ inspection: Inspection) {
  guard inspection.modeUse?.showsCancel == true else { return }
  for entry in inspection.texts where entry.member == "cancel" && entry.bytes.isEmpty {
    inspection.report(
      "the cancel label is empty in \(entry.language.title)", so: effect(inspection.platform),
      help: "Write a label, such as “\(usualLabels[entry.language] ?? "Not now")”.",
      at: entry.node)
  }
}

private func effect(_ platform: Platform?) -> LocalizedMessage {
  switch platform {
  case .ios: "the alert may have a blank button on iOS"
  case .android: "the Android alert may have no button to refuse"
  case nil: "the alert may have no button to refuse, or a blank one"
  }
}

private let usualLabels: [Language: String] = [.ca: "Ara no", .es: "Ahora no", .en: "Not now"]

private func checkOlder(_ inspection: Inspection, _ older: OlderReadings) {
  for text in older.texts("cancelButtonTitle")
  where inspection.document.tree.textBytes(text.node).isEmpty {
    inspection.report(
      emptyText("cancelButtonTitle", text.code),
      [
        ClientEffect(OlderClients.versionIOS, "show no cancel button", .platformDependent),
        ClientEffect(OlderClients.versionAndroid, "have a cancel button that may not be usable", .platformDependent),
      ], help: "Write a label, or leave the member out for no button.", at: text.node)
  }
}
