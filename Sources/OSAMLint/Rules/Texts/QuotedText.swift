import OSAMFormats
import OSAMSyntax

extension Rule {
  /// Typographic marks around a whole text of YAML, which are part of it there.
  ///
  /// In JSON, and in YAML between straight quotes, the author put them inside on purpose.
  static let quotedText = Rule(
    id: "quoted-text",
    title: "a text of YAML stands in typographic marks",
    group: .texts,
    effects: [.probablyNotMeant],
    kinds: .having(.texts),
    why: """
      YAML knows `"` and `'` around a text. Word processors and chats turn them into “ ”, ‘ ’ or « », which YAML takes for
      a part of the text: people read them in the alert.
      """,
    repair: .unsafe("Writes the text without the marks. Unsafe, because they may be meant."),
    evidence: ["yaml-scalars", "module-texts-as-received"],
    bad: [
      .authored(title: #"{ca: ⟦“Nova versió”⟧, es: ⟦«Nueva versión»⟧, en: ⟦‘New version’⟧}"#).finds(
        "warning, every release"
      ).says(
        """
        the Catalan title stands in marks that YAML takes for a part of it
        = apps show it as it stands
        = help: Write straight quotes, or none.
        """),
      .authored(title: "\n  ca: ⟦„Nova versió“⟧\n  es: Nueva versión\n  en: ⟦”New version”⟧").finds(
        "warning, every release"),
      Example(
        """
        packageName: cat.bcn.biciescola
        platform: ANDROID
        minutes: 2880
        numAperture: 5
        message: {ca: ⟦“T'agrada el trajecte?”⟧, es: ¿Te gusta el trayecto?, en: Do you like the ride?}

        """, syntax: .yaml
      ).finds("warning, osam up to 1.1.0").says(
        """
        the Catalan message stands in marks that YAML takes for a part of it
        = Android apps with library 1.0.0–1.1.0 show it as it stands
        = help: Write straight quotes, or none.
        """),
      Example(
        """
        version: "2.9.9"
        comparisonMode: 0
        title: {cat: ⟦«Avís»⟧, ca: Avís, es: Aviso, en: Notice}
        message: {cat: Fins al març., ca: Fins al març., es: Hasta marzo., en: Until March.}
        cancelButtonTitle: {cat: Entesos, ca: Entesos, es: Entendido, en: Got it}

        """, syntax: .yaml
      ).finds("warning, every release").says(
        """
        the Catalan title stands in marks that YAML takes for a part of it
        = apps with controldeversions-ios 2.1–1.3.4 and controldeversions-android 1.4.6–1.5.8 show it as it \
        stands
        = help: Write straight quotes, or none.
        """),
      Example(
        """
        tmin: 30
        num_apert: 10
        messages: [{languaje: ca, content: ⟦“T'agrada l'app?”⟧}]

        """, syntax: .yaml
      ).finds("warning, valoracions-android"),
    ],
    good: [
      .authored(title: #"{ca: "“Nova versió”", es: '«Nueva versión»', en: New version}"#),
      .authored(title: #"{ca: “Nova” versió, es: La «nueva versión», en: “New” and “improved”}"#),
      .version(["title": #"{"ca": "“Nova versió”", "es": "«Nueva versión»", "en": "“New version”"}"#]),
    ],
    check: .document(checkMarks)
  )
}

/// Marks that may open a text, each with those that may close it.
private let marks: [(opening: Unicode.Scalar, closing: [Unicode.Scalar])] = [
  ("“", ["”", "“"]), ("”", ["”"]), ("„", ["“", "”"]), ("‘", ["’", "‘"]), ("’", ["’"]), ("«", ["»"]), ("»", ["«"]),
]

private func checkMarks(_ inspection: Inspection) {
  guard inspection.document.tree.syntax == .yaml else { return }
  for text in inspection.writtenTexts where text.isShown && text.traits.contains(.nonASCII) {
    guard inspection.document.tree.nodes[text.node].flags.contains(.plain), let inner = inner(of: text.text),
      let showing = inspection.showing(text.member)
    else { continue }
    inspection.report(
      "the \(text.name) stands in marks that YAML takes for a part of it", so: showing.sentence,
      help: "Write straight quotes, or none.", at: text.node, clients: showing.clients,
      repair: Repair("Leave out the marks", .guess, .set(text.node, .string(inner))))
  }
}

/// The text between marks around a whole text; nil where there are none, or where they are of two pieces.
private func inner(of text: String) -> String? {
  let scalars = text.unicodeScalars
  guard scalars.count > 2, let first = scalars.first, let last = scalars.last,
    let closing = marks.first(where: { $0.opening == first })?.closing, closing.contains(last)
  else { return nil }
  let inside = scalars.dropFirst().dropLast()
  return inside.contains { $0 == first || $0 == last && last != "’" } ? nil : String(String.UnicodeScalarView(inside))
}
