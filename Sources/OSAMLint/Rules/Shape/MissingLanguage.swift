import OSAMFormats
import OSAMSyntax

extension Rule {
  /// a text in one of the three languages is missing.
  static let missingLanguage = Rule(
    id: "missing-language",
    title: "a text in one of the three languages is missing",
    group: .shape,
    effects: [.unreadable, .probablyNotMeant],
    kinds: .having(.textMaps),
    why: """
      Every text needs Catalan (`ca`), Spanish (`es`) and English (`en`). If one is missing the whole
      document cannot be read, not only that text: there is no falling back to another language.

      In the older libraries of version control the app passes any code it likes. A language that the text has not
      is replaced on Android by the first of the file, on iOS by any. Which languages an app passes is not in the file:
      a text is compared with the other texts of the document, and reported when it lacks a language that one of
      them has.
      """,
    evidence: ["module-text-map", "older-language-lookup"],
    bad: [
      .version(["title": #"⟦{⟧"ca": "Nova versió", "en": "New version"}"#]).finds("error, every release").says(
        """
        “title” has no Spanish text (“es”)
        = apps with library 1.0.0–{newest} cannot read this; nobody sees the alert
        = help: Add the Spanish text.
        """),
      .olderVersion(["message": #"⟦{⟧"ca": "Hola", "cat": "Hola", "es": "Hola"}"#]).finds("warning, every release")
        .says(
          """
          “message” has no text for “en”
          = apps with controldeversions-android 1.4.6–1.5.8 show the text for “ca” instead; apps with \
          controldeversions-ios 2.1–1.3.4 show that of any other language
          = help: Add the text for “en”.
          """),
    ].asking(for: .text),
    good: [
      .version(),
      .olderVersion(["message": #""Hola""#]),
    ],
    check: .observed(checkMissingLanguage), older: checkOlder
  )
}

private func checkMissingLanguage(_ inspection: Inspection) {
  for observation in inspection.observations(.missingLanguage) {
    inspection.reportFailing(observation, help: "Add the \(observation.language?.title ?? "") text.")
  }
}

private func checkOlder(_ inspection: Inspection, _ older: OlderReadings) {
  let document = inspection.document
  let maps = OlderLabel.ofAlert.compactMap(older.languages).filter { !$0.isEmpty }
  var codes: [OlderWrittenText] = []
  var known: Set<ByteText> = []
  for text in maps.joined() where known.insert(ByteText(text.code ?? "")).inserted { codes.append(text) }
  for map in maps {
    guard let member = map.first?.member, let holder = document.pair(member) else { continue }
    let own = Set(map.map { ByteText($0.code ?? "") })
    for other in codes where !own.contains(ByteText(other.code ?? "")) {
      guard let code = other.code, let key = other.codeNode else { continue }
      let pointer = inspection.pointer(to: holder.place) + "/" + Tree.escapedForPointer(code)
      inspection.report(
        "“\(member)” has no text for \(quoted(code))",
        [
          ClientEffect(
            OlderClients.versionAndroid, "show the text for \(quoted(map.first?.code ?? "")) instead", .probablyNotMeant
          ),
          ClientEffect(OlderClients.versionIOS, "show that of any other language", .probablyNotMeant),
        ], help: "Add the text for \(quoted(code)).",
        at: .bytes(document.placeOfMissing(in: holder.value), of: pointer),
        related: [RelatedPlace(document.span(key), "“\(other.member)” has one")])
    }
  }
}
