import OSAMFormats
import OSAMSyntax

extension Rule {
  /// An object for texts with no text in it.
  static let emptyLanguageMap = Rule(
    id: "empty-language-map",
    title: "an object for texts in several languages has none",
    group: .shape,
    effects: [.crash],
    kinds: .having([.textMaps, .olderReadings]),
    why: """
      Where a text is an object with one text for each language, the Android library takes the first of them if the
      user's is not there. Of none there is no first: the app crashes, even when the alert would not be shown at all.
      iOS takes it for no text.
      """,
    evidence: ["older-empty-map"],
    bad: [
      .olderVersion(["title": "⟦{}⟧"]).finds("error, every release").says(
        """
        “title” is an object without any text
        = apps with controldeversions-android 1.4.6–1.5.8 crash; apps with controldeversions-ios 2.1–1.3.4 show \
        the alert without it
        = help: Write the texts, or leave the member out.
        """),
      .olderVersion(["cancelButtonTitle": "⟦{}⟧", "legalURL": "⟦{}⟧"]).finds(
        "error, every release", "error, controldeversions-android from 1.5.7"
      ).says(
        """
        “cancelButtonTitle” is an object without any text
        = apps with controldeversions-android 1.4.6–1.5.8 crash; apps with controldeversions-ios 2.1–1.3.4 show \
        the alert without the button
        = help: Write the texts, or leave the member out.
        """
      ).says(
        """
        “legalURL” is an object without any text
        = apps with controldeversions-android 1.5.7–1.5.8 crash
        = help: Write the texts, or leave the member out.
        """),
    ].asking(for: .meaning),
    good: [
      .olderVersion([:], without: ["cancelButtonTitle"]),
      .olderVersion(["legalURL": "{}"], clients: "controldeversions-android:1.5.0"),
    ],
    check: .observed(checkMaps)
  )
}

private func checkMaps(_ inspection: Inspection) {
  for fault in inspection.olderMistakes(.emptyMap) {
    let label = fault.name.flatMap { OlderLabel.ofAlert.contains($0) ? $0 : nil }
    inspection.report(
      "\(inspection.olderSubject(fault.path)) is an object without any text",
      fault.effects + (label.map { [.showWithout($0, OlderClients.versionIOS, .worthKnowing)] } ?? []),
      help: "Write the texts, or leave the member out.", at: fault.node)
  }
}
