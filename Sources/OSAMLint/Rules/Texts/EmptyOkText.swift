import OSAMDecisions
import OSAMFormats
import OSAMSyntax

extension Rule {
  /// An empty label of the button that accepts.
  ///
  /// Not looked at with NONE, which shows no button. A label of blanks is `blank-around-text`'s.
  static let emptyOkText = Rule(
    id: "empty-ok-text",
    title: "the label of the OK button is empty",
    group: .texts,
    effects: [.platformDependent],
    kinds: .having(.alert),
    why: """
      Apps use the label of the user's language as it stands: an empty one is not replaced by another language's.
      Android may then leave the button out, up to 3.0.1. With FORCE nothing else closes the alert, so people may be locked
      out of the app until they close it from the system. On iOS, and from 3.1.0 on, the button may be blank.

      In the older libraries the buttons decide what kind of alert it is. iOS takes an empty label for no button, and
      Android for one, which may be too small to touch.
      """,
    silencing: .byEntry,
    evidence: ["module-texts-as-received", "module-empty-texts", "module-own-dialog", "older-empty-label"],
    bad: [
      .version([
        "comparisonMode": #""FORCE""#, "ok": #"{"ca": "Actualitza", "es": "Actualizar", "en": ⟦""⟧}"#,
      ]).finds("warning, every release").says(
        """
        the OK label is empty in English
        = apps with library 1.0.0–3.0.1 may show the Android alert without a button, and with FORCE people may be locked \
        out; apps with library 3.1.0–{newest} may show a button without text
        = help: Write a label, such as “OK” or “Update”.
        """),
      .version(["ok": #"{"ca": ⟦""⟧, "es": ⟦""⟧, "en": ⟦""⟧}"#]).finds("warning, every release").says(
        """
        the OK label is empty in Catalan
        = apps with library 1.0.0–3.0.1 may show the Android alert without a button to accept; apps with library \
        3.1.0–{newest} may show a button without text
        = help: Write a label, such as “OK” or “Actualitza”.
        """),
      .version([
        "platform": #""IOS""#, "comparisonMode": #""INFO""#, "ok": #"{"ca": "D'acord", "es": ⟦""⟧, "en": "OK"}"#,
        "url": #""https://apps.apple.com/es/app/bus/id1465234509""#,
      ]).finds("warning, every release").says(
        """
        the OK label is empty in Spanish
        = apps with library 1.0.0–{newest} may show a button without text on iOS
        = help: Write a label, such as “OK” or “Actualizar”.
        """),
      .olderVersion(["okButtonTitle": #"⟦""⟧"#]).finds("warning, every release").says(
        """
        “okButtonTitle” is empty
        = apps with controldeversions-ios 2.1–1.3.4 show no OK button; apps with controldeversions-android \
        1.4.6–1.5.8 have an OK button that may not be usable
        = help: Write a label, or leave the member out for no button.
        """),
      .olderVersion(["okButtonTitle": #"{"ca": "No", "cat": "No", "es": ⟦""⟧, "en": ⟦""⟧}"#]).finds(
        "warning, every release"
      ).says(
        """
        “okButtonTitle” is empty for “es”
        = apps with controldeversions-ios 2.1–1.3.4 show no OK button; apps with controldeversions-android \
        1.4.6–1.5.8 have an OK button that may not be usable
        = help: Write a label, or leave the member out for no button.
        """),
    ].asking(for: .text),
    good: [
      .version(["ok": #"{"ca": "OK", "es": "OK", "en": "OK"}"#]),
      .version(["comparisonMode": #""NONE""#, "ok": #"{"ca": "", "es": "", "en": ""}"#]),
      .version(["cancel": #"{"ca": "", "es": "", "en": ""}"#]),
      .olderVersion([:], without: ["okButtonTitle", "okButtonActionURL"]),
    ],
    check: .document(checkOK), older: checkOlder
  )
}

private func checkOK(_ inspection: Inspection) {
  guard let use = inspection.modeUse, use.showsOK else { return }
  for entry in inspection.texts where entry.member == "ok" && entry.bytes.isEmpty {
    inspection.report(
      "the OK label is empty in \(entry.language.title)", effects(use, inspection.platform),
      help: "Write a label, such as “OK” or “\(usualLabels[entry.language] ?? "OK")”.", at: entry.node)
  }
}

private func effects(_ use: ModeUse, _ platform: Platform?) -> [ClientEffect] {
  let own = ModuleChange.drawsOwnDialog
  if platform == .ios {
    return [ClientEffect(own.missing | own.releases, "show a button without text on iOS", isCertain: false)]
  }
  return [
    ClientEffect(
      own.missing,
      use.mustBeAccepted
        ? "show the Android alert without a button, and with \(use.mode) people may be locked out"
        : "show the Android alert without a button to accept", isCertain: false),
    ClientEffect(own.releases, "show a button without text", isCertain: false),
  ]
}

private let usualLabels: [Language: String] = [.ca: "Actualitza", .es: "Actualizar", .en: "Update"]

private func checkOlder(_ inspection: Inspection, _ older: OlderReadings) {
  for text in older.texts("okButtonTitle")
  where inspection.document.tree.textBytes(text.node).isEmpty {
    inspection.report(
      emptyText("okButtonTitle", text.code),
      [
        ClientEffect(OlderClients.versionIOS, "show no OK button", .platformDependent),
        ClientEffect(OlderClients.versionAndroid, "have an OK button that may not be usable", .platformDependent),
      ], help: "Write a label, or leave the member out for no button.", at: text.node)
  }
}
