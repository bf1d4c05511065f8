import OSAMFormats

extension Rule {
  /// A Spanish question or exclamation that closes and never opened.
  ///
  /// Opening marks in Catalan and English are not looked at: usage there is less settled.
  static let missingOpeningMark = Rule(
    id: "missing-opening-mark",
    title: "a Spanish question or exclamation has no opening mark",
    group: .texts,
    effects: [.worthKnowing],
    kinds: .having(.texts),
    why: """
      Spanish opens questions with ¿ and exclamations with ¡. Apps show the text as it stands, so the mark is
      missing in the alert too, which may look careless to Spanish readers.
      """,
    evidence: ["language-spanish-marks", "module-texts-as-received"],
    bad: [
      .version([
        "message": #"{"ca": "Vols actualitzar l'app?", "es": "Quieres actualizar la app⟦?⟧", "en": "Update the app?"}"#
      ]).finds("info, every release").says(
        """
        this question of the Spanish message has no ¿
        = it may look careless to readers
        = help: Begin it with ¿.
        """
      ).helped(["Quieres": "¿Quieres"]),
      .version([
        "title": #"{"ca": "Novetats!", "es": "Novedades⟦!⟧", "en": "News!"}"#,
        "message": #"{"ca": "T'ho mires?", "es": "¿Lo miras? Es gratis⟦!⟧!!", "en": "Have a look?"}"#,
      ]).finds("info, every release").says(
        """
        this exclamation of the Spanish message has no ¡
        = it may look careless to readers
        = help: Begin it with ¡.
        """
      ).says(
        """
        this exclamation of the Spanish title has no ¡
        = it may look careless to readers
        = help: Begin it with ¡.
        """
      ).helped(["Novedades!": "¡Novedades!", "Es gratis": "¡Es gratis"]),
      .rating(["message": #"{"ca": "T'agrada l'app?", "es": "Te gusta la app⟦?⟧", "en": "Do you like the app?"}"#])
        .finds("info, osam up to 1.1.0").helped(["Te gusta": "¿Te gusta"]),
      .olderRating(["messages": #"[{"languaje": "es", "content": "Te gusta la app⟦?⟧"}]"#]).finds(
        "info, valoracions-android"
      ).helped(["Te gusta": "¿Te gusta"]),
    ],
    good: [
      .version(["message": #"{"ca": "Vols actualitzar l'app?", "es": "¿Quieres actualizar la app?", "en": "Update?"}"#]
      ),
      .version(["message": #"{"ca": "Ja!", "es": "¡¿Ya?! ¿Quieres (¡gratis!) más? ¡Sí!!!", "en": "Now!"}"#]),
      .version([
        "message": #"{"ca": "Més a bcn.cat", "es": "Más en https://bcn.cat/bus?id=3", "en": "More at bcn.cat"}"#
      ]),
    ],
    check: .document(checkMarks)
  )
}

private func checkMarks(_ inspection: Inspection) {
  for entry in inspection.texts where entry.language == .es && entry.traits.contains(.mark) {
    let unopened = unopenedMarks(in: entry.bytes)
    if unopened.isEmpty { continue }
    guard let showing = inspection.showing(entry.member) else { continue }
    for offset in unopened {
      let isQuestion = entry.bytes[entry.bytes.startIndex + offset] == UInt8(ascii: "?")
      inspection.report(
        isQuestion
          ? "this question of the Spanish \(textNoun(entry.member)) has no ¿"
          : "this exclamation of the Spanish \(textNoun(entry.member)) has no ¡",
        so: "it may look careless to readers", help: isQuestion ? "Begin it with ¿." : "Begin it with ¡.",
        at: .text(offset..<offset + 1, in: entry.node), clients: showing.clients)
    }
  }
}

/// Offsets of the closing marks nothing opened; of a row of marks, the first only.
private func unopenedMarks(in bytes: ArraySlice<UInt8>) -> [Int] {
  var result: [Int] = []
  var open = 0
  for word in bytes.split(separator: UInt8(ascii: " ")) where !isAddress(word) {
    var inRow = false
    var previous: UInt8 = 0
    for index in word.indices {
      switch word[index] {
      case UInt8(ascii: "?"), UInt8(ascii: "!"):
        if open > 0 { open -= 1 } else if !inRow { result.append(index - bytes.startIndex) }
        inRow = true
      default:
        // ¿ and ¡ in UTF-8.
        if previous == 0xC2, word[index] == 0xBF || word[index] == 0xA1 { open += 1 }
        inRow = false
      }
      previous = word[index]
    }
  }
  return result
}

/// A question mark in an address asks nothing.
private func isAddress(_ word: ArraySlice<UInt8>) -> Bool {
  guard let colon = word.firstIndex(of: UInt8(ascii: ":")) else { return false }
  return word[colon...].indices.contains { word[$0...].starts(with: "://".utf8) }
}
