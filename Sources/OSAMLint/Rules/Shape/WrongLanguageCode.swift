import OSAMFormats
import OSAMSyntax

extension Rule {
  /// a language code that clients do not know.
  static let wrongLanguageCode = Rule(
    id: "wrong-language-code",
    title: "a language code that clients do not know",
    group: .shape,
    effects: [.unreadable, .probablyNotMeant],
    kinds: .having(.texts),
    why: """
      The codes are `ca`, `es` and `en`. `cat`, `esp`, `ca-ES` and the like name the right language and are
      unknown keys to a client, so the language is missing and the whole document is lost.

      Where the right code is there as well, the other one is merely ignored.

      The older libraries read the code that the app asks for, letter by letter. The READMEs write `cat`, the systems
      of the phones say `ca`, and so does the common module: a file that has one of the two serves some apps only, which
      is said once, at the first of its texts. Which one an app asks for is not in the file.
      """,
    repair: .depends(
      """
      In documents of the common module writes the code that clients read; safe, since no client reads the document without it. In the older libraries an app may ask for the code that is written, so there the fix is unsafe: it writes the Catalan texts under both codes, and other codes as the systems say them.
      """),
    evidence: ["module-text-map", "language-codes", "older-language-codes"],
    bad: [
      .version(["title": #"{⟦"cat"⟧: "Nova versió", "es": "Nueva versión", "en": "New version"}"#]).finds(
        "error, every release"
      ).says(
        """
        “title” has a text for “cat”, not “ca”
        = apps with library 1.0.0–{newest} cannot read this; nobody sees the alert
        = help: Write “ca”.
        """),
      .version(["ok": #"{"ca": "D'acord", ⟦"es-ES"⟧: "Aceptar", "en": "OK"}"#]).finds("error, every release"),
      .olderVersion(
        [
          "title": #"{⟦"cat"⟧: "Hola", "es": "Hola"}"#, "message": #""Hola""#,
          "okButtonTitle": #"{"cat": "OK", "es": "OK"}"#,
        ], without: ["cancelButtonTitle"]
      ).finds("warning, every release").says(
        """
        the Catalan texts are for “cat” and not for “ca”
        = apps with controldeversions-ios 2.1–1.3.4 and controldeversions-android 1.4.6–1.5.8 that ask for “ca” \
        show another language
        = help: Write them for both.
        """),
      .olderVersion(
        ["title": #"{⟦"ca"⟧: "Hola"}"#, "message": #""Hola""#, "okButtonTitle": #""OK""#],
        without: ["cancelButtonTitle"]
      ).finds("warning, every release"),
      .olderVersion(["title": #"{"ca": "Hola", "cat": "Hola", ⟦"ESP"⟧: "Hola", "en": "Hello"}"#]).finds(
        "warning, every release"
      ).says(
        """
        “title” has a text for “ESP” and none for “es”
        = apps with controldeversions-ios 2.1–1.3.4 and controldeversions-android 1.4.6–1.5.8 that ask for “es” \
        show another language
        = help: Write “es”, unless the apps ask for “ESP”.
        """),
      .olderRating(["messages": #"[{"languaje": ⟦"cat"⟧, "content": "T'agrada l'app?"}]"#]).finds(
        "warning, valoracions-android"
      ).says(
        """
        there is a message for “cat” and none for “ca”
        = apps with valoracions-android 1.3.0–1.4.0 that look for “ca” ask with the library's own words
        = help: Write “ca”, or one message for each.
        """),
    ],
    good: [
      .version(),
      .olderVersion(),
      .olderRating([
        "messages": #"[{"languaje": "ca", "content": "T'agrada?"}, {"languaje": "cat", "content": "T'agrada?"}]"#
      ]),
    ],
    check: .observed(checkWrongLanguageCode), older: checkOlder
  )
}

private func checkWrongLanguageCode(_ inspection: Inspection) {
  for observation in inspection.observations(.languageCode) {
    inspection.reportMisnamed(
      observation, help: "Write \(quoted(observation.suggestion ?? "")).",
      repair: inspection.renaming(
        observation.node, to: observation.suggestion, for: inspection.document.kind.clients))
  }
}

private func checkOlder(_ inspection: Inspection, _ older: OlderReadings) {
  if inspection.document.kind.traits.contains(.messages) { return checkMessages(older, inspection) }
  let both = OlderClients.versionIOS | OlderClients.versionAndroid
  let texts = OlderLabel.ofAlert.compactMap(older.languages)
  for (code, other) in [("cat", "ca"), ("ca", "cat")] where !texts.joined().contains(where: { $0.code == other }) {
    let keys = texts.joined().filter { $0.code == code }.compactMap { $0.codeNode }
    guard let key = keys.first else { continue }
    inspection.report(
      "the Catalan texts are for “\(code)” and not for “\(other)”",
      [ClientEffect(both, "that ask for “\(other)” show another language", .probablyNotMeant)],
      help: "Write them for both.", at: key,
      related: keys.dropFirst().map { RelatedPlace(inspection.document.span($0), "this one too") },
      repair: copying(keys, to: other, inspection.document.tree))
  }
  for map in texts {
    let codes = Set(map.compactMap { $0.code })
    for text in map {
      guard let code = text.code, let key = text.codeNode, code != "cat", let right = LanguageCode.right(for: code),
        code != right.rawValue, !codes.contains(right.rawValue)
      else { continue }
      inspection.report(
        "“\(text.member)” has a text for \(quoted(code)) and none for “\(right.rawValue)”",
        [ClientEffect(both, "that ask for “\(right.rawValue)” show another language", .probablyNotMeant)],
        help: "Write “\(right.rawValue)”, unless the apps ask for \(quoted(code)).", at: key,
        repair: inspection.renaming(key, to: right.rawValue, for: both))
    }
  }
}

/// The devices' own codes are looked for, or what the app sets.
private func checkMessages(_ older: OlderReadings, _ inspection: Inspection) {
  let tree = inspection.document.tree
  let nodes = older.messages.compactMap { $0.language?.value }.filter { tree.kind($0) == .string }
  let codes = nodes.map { tree.text($0).lowercased() }
  let all = Set(codes)
  for (node, code) in zip(nodes, codes) {
    guard let right = LanguageCode.right(for: code), code != right.rawValue, !all.contains(right.rawValue) else {
      continue
    }
    inspection.report(
      "there is a message for \(quoted(code)) and none for “\(right.rawValue)”",
      [
        ClientEffect(
          OlderClients.ratingAndroid, "that look for “\(right.rawValue)” \(ClientEffect.builtInText.words)",
          .probablyNotMeant)
      ], help: "Write “\(right.rawValue)”, or one message for each.", at: node,
      repair: Repair("Write “\(right.rawValue)”", .guess, .set(node, .string(right.rawValue))))
  }
}

/// Copies of texts for another code, each behind the one it is copied from.
private func copying(_ keys: [NodeID], to code: String, _ tree: Tree) -> Repair? {
  var repair = Repair("Write them for “\(code)” too", .guess)
  for key in keys {
    let value = tree.after(key)
    guard let map = tree.smallObject(around: key), value < tree.after(map), tree.kind(value) == .string else {
      return nil
    }
    repair.changes.append(.insert(code, .string(tree.text(value)), into: map, behind: key))
  }
  return repair
}
