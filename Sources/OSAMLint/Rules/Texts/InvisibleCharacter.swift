import OSAMFormats
import OSAMSyntax

extension Rule {
  /// A character nobody sees: a direction mark, a zero-width character, a soft hyphen, a control.
  ///
  /// Joiners and variation selectors inside emoji are left alone, line breaks too. Raw control
  /// characters of a JSON text are a matter of syntax and reported there.
  static let invisibleCharacter = Rule(
    id: "invisible-character",
    title: "a text has a character that nobody can see",
    group: .texts,
    effects: [.platformDependent, .probablyNotMeant],
    kinds: .having(.texts),
    why: """
      Such characters come along when text is copied from documents, chats or web pages. Apps show the text as it
      stands: direction marks may turn its order around, others may show as a box or break a word. In a
      package name, a version name or a url they make it another one than it looks.
      """,
    repair: .depends(
      """
      Deletes the characters; for one that parts words, such as a tab or a line separator, it writes a space, unless there is one. A text of nothing else stays. In texts and addresses that is a correction of what users read or open. A `versionName` is compared by 2.2.8-dev and later, so there it is unsafe when they matter.
      """),
    evidence: ["platform-invisible-characters", "module-texts-as-received"],
    bad: [
      .version(["ok": "{\"ca\": \"Actua⟦\u{200B}⟧litza\", \"es\": \"Actualizar\", \"en\": \"Up⟦\u{AD}⟧date\"}"]).finds(
        "warning, every release"
      ).says(
        """
        the Catalan OK label has an invisible U+200B (zero width space)
        = apps may show a box there, or break the word
        = help: Delete it, or type the text again.
        """),
      .version([
        "packageName": "\"cat.bcn.bus⟦\u{200E}⟧\"",
        "url": "\"https://play.google.com/store/apps/details?id=⟦\u{2060}\u{FEFF}⟧cat.bcn.bus\"",
        "versionName": #""3.2⟦\u200b⟧.0""#,
      ]).finds("warning, every release").says(
        """
        the url has 2 invisible characters, the first U+2060 (word joiner)
        = the address is another one than it looks
        = help: Delete them, or type the text again.
        """
      ).says(
        """
        the packageName has an invisible U+200E (left-to-right mark)
        = it is another packageName than it looks
        = help: Delete it, or type the text again.
        """),
      .version([
        "message":
          "{\"ca\": \"Ja pots ⟦\u{202E}⟧veure el bus⟦\u{202C}⟧.\", \"es\": \"Ya⟦\\t⟧puedes\", \"en\": \"⟦\u{FE0F}⟧Now\"}"
      ]).finds("warning, every release").says(
        """
        the Spanish message has an invisible U+0009 (a control character)
        = apps may show a box there, or break the word
        = help: Delete it, or type the text again.
        """
      ).says(
        """
        the Catalan message has an invisible U+202E (right-to-left override)
        = apps may show the text in another order
        = help: Delete it, or type the text again.
        """),
      .version(["ok": "{\"ca\": \"Actua⟦\u{2065}⟧litza\", \"es\": \"Actualizar⟦\u{E0041}⟧\", \"en\": \"Update\"}"])
        .finds(
          "warning, every release"
        ).says(
          """
          the Catalan OK label has an invisible U+2065 (an unassigned character)
          = apps may show a box there, or break the word
          = help: Delete it, or type the text again.
          """
        ).says(
          """
          the Spanish OK label has an invisible U+E0041 (tag A)
          = apps may show a box there, or break the word
          = help: Delete it, or type the text again.
          """),
      .rating(["message": "{\"ca\": \"T'agrada?\", \"es\": \"¿Te gusta?⟦\u{2066}⟧\", \"en\": \"Like it?\"}"]).finds(
        "warning, osam up to 1.1.0"),
      .olderVersion(["message": "\"Nova⟦\u{200B}⟧ versió\""]).finds("warning, every release").says(
        """
        the message has an invisible U+200B (zero width space)
        = apps may show a box there, or break the word
        = help: Delete it, or type the text again.
        """),
    ],
    good: [
      .version([
        "title":
          "{\"ca\": \"Novetats 👩\u{200D}👧\", \"es\": \"Avisos ⚠\u{FE0F}\", \"en\": \"1\u{FE0F}\u{20E3} 🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}\"}"
      ]),
      .version(["message": #"{"ca": "Línia 1\nLínia 2", "es": "Línea 1\r\nLínea 2", "en": "It’s “new”…"}"#]),
      .version(["message": "{\"ca\": \"10\u{A0}€ · l·l\", \"es\": \"¿10\u{202F}€?\", \"en\": \"10\u{A0}€\"}"]),
    ],
    check: .document(checkInvisible)
  )
}

private func checkInvisible(_ inspection: Inspection) {
  for text in inspection.writtenTexts where text.traits.contains(.maybeInvisible) {
    var runs = invisibleRuns(in: text.text)
    if runs.isEmpty { continue }
    let tree = inspection.document.tree
    if tree.syntax == .json { runs.removeAll { isRawControl(inspection.span(of: $0.range, in: text.node), in: tree) } }
    var clients: ClientSet?
    if text.isShown {
      guard let showing = inspection.showing(text.member) else { continue }
      clients = showing.clients
    }
    // Without a place of their own, all are at the whole value: said once.
    let seen = text.seen
    for run in inspection.hasPlaces(text.node) ? runs[...] : runs.prefix(1) {
      inspection.report(
        "the \(text.name) has \(run.words)", so: effect(of: run, in: text),
        help: run.count == 1 ? "Delete it, or type the text again." : "Delete them, or type the text again.",
        at: .text(run.range, in: text.node),
        effect: text.isShown ? .platformDependent : .probablyNotMeant, clients: clients,
        repair: inspection.correcting(run.range, in: text, leaving: seen, with: blank(for: run, in: text)))
    }
  }
}

/// True if a control stands in a JSON text as it is, which is a fault of its own.
private func isRawControl(_ span: SourceSpan, in tree: Tree) -> Bool {
  tree.bytes[span.range].first.map { $0 < 0x20 } ?? false
}

private struct InvisibleRun {
  var range: Range<Int>
  var first: Unicode.Scalar
  var count: Int

  /// "an invisible U+200B (zero width space)".
  var words: LocalizedMessage {
    let code = String(first.value, radix: 16, uppercase: true)
    let number = "U+" + String(repeating: "0", count: max(0, 4 - code.count)) + code
    let name: LocalizedMessage =
      if let name = InvisibleNames.name(of: first) {
        "\(name)"
      } else if first.properties.generalCategory == .control {
        "a control character"
      } else {
        "an unassigned character"
      }
    return count == 1
      ? "an invisible \(number) (\(name))" : "\(count) invisible characters, the first \(number) (\(name))"
  }
}

private func effect(of run: InvisibleRun, in text: WrittenText) -> LocalizedMessage {
  if text.isShown {
    return run.first.properties.isBidiControl
      ? "apps may show the text in another order" : "apps may show a box there, or break the word"
  }
  return text.member == "url"
    ? "the address is another one than it looks" : "it is another \(text.member) than it looks"
}

/// Characters that part words or lines make place for a blank, where there is none.
private func blank(for run: InvisibleRun, in text: WrittenText) -> String {
  let parts: [UInt32] = [0x09, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029]
  guard parts.contains(run.first.value) else { return "" }
  let isParted = [text.bytes.prefix(run.range.lowerBound).last, text.bytes.dropFirst(run.range.upperBound).first]
    .contains { $0.map { $0 == 0x20 || $0 == 0x0A } ?? true }
  return isParted ? "" : " "
}

private func invisibleRuns(in text: String) -> [InvisibleRun] {
  let scalars = text.placedScalars
  var runs: [InvisibleRun] = []
  for (index, item) in scalars.enumerated() where isOutOfPlace(index, in: scalars) {
    if let last = runs.last, last.range.upperBound == item.start {
      runs[runs.count - 1] = InvisibleRun(
        range: last.range.lowerBound..<item.end, first: last.first, count: last.count + 1)
    } else {
      runs.append(InvisibleRun(range: item.start..<item.end, first: item.scalar, count: 1))
    }
  }
  return runs
}

private func isOutOfPlace(_ index: Int, in scalars: [PlacedScalar]) -> Bool {
  let scalar = scalars[index].scalar
  let before = index > 0 ? scalars[index - 1].scalar : nil
  let after = index + 1 < scalars.count ? scalars[index + 1].scalar : nil
  switch scalar.value {
  case 0x0A: return false
  // Windows line ends.
  case 0x0D: return after != "\n"
  // The joiner of emoji such as families.
  case 0x200D: return !(isEmojiPart(before) && after?.properties.isEmoji == true)
  // Variation selectors need a character to vary.
  case 0xFE00...0xFE0F, 0xE0100...0xE01EF:
    return before.map { $0.properties.isWhitespace || $0.properties.isVariationSelector } ?? true
  // Tags spell the flags of England, Scotland and Wales after a black flag.
  case 0xE0020...0xE007F:
    // The longest name of a region and the end of tags.
    let base = scalars[..<index].suffix(8).last { !(0xE0020...0xE007F).contains($0.scalar.value) }
    return base?.scalar.value != 0x1F3F4
  default: return Display.isInvisible(scalar)
  }
}

private func isEmojiPart(_ scalar: Unicode.Scalar?) -> Bool {
  guard let scalar else { return false }
  return scalar.properties.isEmoji || scalar.properties.isEmojiModifier || scalar.value == 0xFE0F
}
