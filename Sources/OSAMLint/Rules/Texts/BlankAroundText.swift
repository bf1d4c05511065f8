import OSAMDecisions
import OSAMFormats
import OSAMSyntax

extension Rule {
  /// Blanks before or after a text, no-break spaces and line breaks included.
  static let blankAroundText = Rule(
    id: "blank-around-text",
    title: "a text begins or ends with a space",
    group: .texts,
    effects: [.probablyNotMeant],
    kinds: .having(.texts),
    why: """
      No client trims anything. In an alert the space pushes the text off its place, and a label of nothing but
      spaces is a button without a word. In the url it may keep the page from opening; in packageName and
      versionName it makes another value. In YAML, `|` and `>` keep a line break at the end.
      """,
    repair: .depends(
      """
      Deletes the spaces; a text of spaces only stays. In texts and addresses that is a correction of what users read or open. A `versionName` is compared by 2.2.8-dev and later, so there it is unsafe when they matter.
      """),
    evidence: ["module-texts-as-received", "module-app-opens-url"],
    bad: [
      .version(["ok": #"{"ca": "Actualitza⟦ ⟧", "es": "⟦ ⟧Actualizar", "en": "⟦  ⟧"}"#]).finds(
        "warning, every release"
      ).says(
        """
        the Spanish OK label begins with a space
        = apps show it as it stands
        = help: Delete it.
        """
      ).says(
        """
        the English OK label is nothing but spaces
        = apps show it as it stands
        = help: Write the text.
        """
      ).says(
        """
        the Catalan OK label ends with a space
        = apps show it as it stands
        = help: Delete it.
        """),
      .version([
        "packageName": "\"cat.bcn.bus⟦\u{A0}⟧\"", "versionName": #""⟦ ⟧3.2.0⟦ ⟧""#,
        "url": #""https://play.google.com/store/apps/details?id=cat.bcn.bus⟦ ⟧""#,
      ]).finds("warning, every release").says(
        """
        the versionName ends with a space
        = it is another name than the one without
        = help: Delete it.
        """
      ).says(
        """
        the url ends with a space
        = the page may not open
        = help: Delete it.
        """
      ).says(
        """
        the versionName begins with a space
        = it is another name than the one without
        = help: Delete it.
        """
      ).says(
        """
        the packageName ends with a no-break space
        = no app has such an id
        = help: Delete it.
        """),
      .version(["message": #"{"ca": "Ja pots veure el bus.⟦\n⟧", "es": "Ya puedes ver el bus.", "en": "See the bus."}"#]
      ).finds("warning, every release").says(
        """
        the Catalan message ends with a line break
        = apps show it as it stands
        = help: Delete it.
        """),
      .version([
        "platform": #""IOS""#, "url": #""⟦ ⟧https://apps.apple.com/es/app/bus/id1465234509""#,
      ]).finds("warning, every release").says(
        """
        the url begins with a space
        = iOS apps may open “%20https://apps.apple.com/es/app/bus/id1465234509”, or nothing
        = help: Delete it.
        """),
      .authored(
        title: """

            ca: ⟦|
              Nova versió⟧
            es: Nueva versión
            en: New version
          """
      ).finds("warning, every release").says(
        """
        the Catalan title ends with a line break
        = apps show it as it stands
        = help: Write “|-” or “>-”, which keep no line break at the end.
        """),
      .olderVersion([
        "title": #""⟦ ⟧Nova versió""#,
        "okButtonTitle": #"{"cat": "Actualitza⟦ ⟧", "ca": "Actualitza", "es": "Actualizar", "en": "Update"}"#,
      ]).finds("warning, every release").says(
        """
        the Catalan OK label ends with a space
        = apps with controldeversions-ios 2.1–1.3.4 and controldeversions-android 1.4.6–1.5.8 show it as it \
        stands
        = help: Delete it.
        """
      ).says(
        """
        the title begins with a space
        = apps with controldeversions-ios 2.1–1.3.4 and controldeversions-android 1.4.6–1.5.8 show it as it \
        stands
        = help: Delete it.
        """),
      .olderRating(["messages": #"[{"languaje": "ca", "content": "T'agrada?⟦ ⟧"}]"#]).finds(
        "warning, valoracions-android"),
    ].asking(for: .text),
    good: [
      .version(["message": #"{"ca": "A\nB  C", "es": "A B", "en": "A\u00a0B"}"#]),
      .version(["cancel": #"{"ca": "", "es": "", "en": ""}"#]),
      .version(["comparisonMode": #""INFO""#, "url": #""https://www.barcelona.cat ""#]),
      .rating(["message": #"{"ca": "T'agrada? ", "es": "¿Te gusta?", "en": "Like it?"}"#], clients: "2.0.0.."),
    ],
    check: .document(checkBlanks)
  )
}

private func checkBlanks(_ inspection: Inspection) {
  for text in inspection.writtenTexts {
    guard text.traits.contains(.blankEdge) else { continue }
    let ranges = blanks(around: text.text)
    if ranges.isEmpty { continue }
    let showing = text.isShown ? inspection.showing(text.member) : nil
    if text.isShown, showing == nil { continue }
    // A url of blanks only is an empty one; one that nothing opens does no harm.
    if text.member == "url", ranges[0].count == text.text.utf8.count || inspection.modeUse?.opensURL == false {
      continue
    }
    let isBlock = inspection.document.tree.nodes[text.node].flags.contains(.block)
    let isEncoded = inspection.platform == .ios && !inspection.targeted(LinkFacts.encodedBy).isEmpty
    let opened = isEncoded ? LinkFacts.openedOnIOS(text.text) : nil
    let isAll = ranges[0].count == text.text.utf8.count
    let seen = text.seen
    for range in ranges.prefix(inspection.hasPlaces(text.node) ? ranges.count : 1) {
      inspection.report(
        "the \(text.name) \(blanks(range, of: text.text))", so: showing?.sentence ?? effect(of: text.member, opened),
        help: isAll
          ? "Write the text."
          : isBlock ? "Write “|-” or “>-”, which keep no line break at the end." : "Delete it.",
        at: .text(range, in: text.node), clients: showing?.clients,
        repair: inspection.correcting(range, in: text, leaving: seen))
    }
  }
}

/// The blanks at the beginning and at the end, as byte ranges; one range when there is nothing else.
private func blanks(around text: String) -> [Range<Int>] {
  let scalars = text.placedScalars
  let size = text.utf8.count
  guard let first = scalars.first(where: { !$0.scalar.properties.isWhitespace }),
    let last = scalars.last(where: { !$0.scalar.properties.isWhitespace })
  else { return [0..<size] }
  return [0..<first.start, last.end..<size].filter { !$0.isEmpty }
}

private func effect(of member: String, _ opened: String?) -> LocalizedMessage {
  switch member {
  case "url": opened.map { "iOS apps may open \(quoted($0, limit: 120)), or nothing" } ?? "the page may not open"
  case "versionName": "it is another name than the one without"
  default: "no app has such an id"
  }
}

/// "ends with a tab".
private func blanks(_ range: Range<Int>, of text: String) -> LocalizedMessage {
  if range.count == text.utf8.count { return "is nothing but spaces" }
  let isBefore = range.lowerBound == 0
  let blank: LocalizedMessage =
    switch isBefore ? text.unicodeScalars.first : text.unicodeScalars.last {
    case "\n", "\r": "line break"
    case "\t": "tab"
    case "\u{A0}", "\u{202F}": "no-break space"
    default: "space"
    }
  return isBefore ? "begins with a \(blank)" : "ends with a \(blank)"
}
