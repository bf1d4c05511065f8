import OSAMFormats

extension Rule {
  /// A Spanish question or exclamation that closes and never opened.
  ///
  /// Opening marks in Catalan and English are not looked at: usage there is less settled.
  static let missingOpeningMark = Rule(
    id: "missing-opening-mark",
    title: "A Spanish question or exclamation has no opening mark",
    group: .texts,
    severity: .info,
    why: """
      Spanish opens questions with ¿ and exclamations with ¡. Apps show the text as it stands, so the mark is
      missing in the alert too, which may look careless to Spanish readers.
      """,
    evidence: "Spanish orthography (facts 2.3, not checked against a source); shown as it stands [src]",
    bad: [
      .version([
        "message": #"{"ca": "Vols actualitzar l'app?", "es": "Quieres actualizar la app⟦?⟧", "en": "Update the app?"}"#
      ]),
      .version([
        "title": #"{"ca": "Novetats!", "es": "Novedades⟦!⟧", "en": "News!"}"#,
        "message": #"{"ca": "T'ho mires?", "es": "¿Lo miras? Es gratis⟦!⟧!!", "en": "Have a look?"}"#,
      ]),
      .rating(["message": #"{"ca": "T'agrada l'app?", "es": "Te gusta la app⟦?⟧", "en": "Do you like the app?"}"#]),
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

private func checkMarks(_ inspection: inout Inspection) {
  for entry in inspection.texts where entry.language == .es {
    guard entry.traits.contains(.mark) else { continue }
    let unopened = unopenedMarks(in: entry.text)
    if unopened.isEmpty { continue }
    guard let showing = inspection.showing(entry.member) else { continue }
    for offset in unopened {
      let mark = entry.text.utf8[entry.text.utf8.index(entry.text.startIndex, offsetBy: offset)]
      inspection.report(
        .notOpened(entry.member, isQuestion: mark == questionMark), at: offset..<offset + 1, in: entry.node,
        clients: showing.clients)
    }
  }
}

private let questionMark = UInt8(ascii: "?")
private let exclamationMark = UInt8(ascii: "!")

/// Byte offsets of the closing marks nothing opened; of a row of marks, the first only.
private func unopenedMarks(in text: String) -> [Int] {
  var result: [Int] = []
  var open = 0
  var inRow = false
  var offset = 0
  for word in text.split(separator: " ", omittingEmptySubsequences: false) {
    defer { offset += 1 }
    // A question mark in an address asks nothing.
    inRow = false
    if word.contains("://") {
      offset += word.utf8.count
      continue
    }
    for scalar in word.unicodeScalars {
      switch scalar {
      case "¿", "¡":
        open += 1
        inRow = false
      case "?", "!":
        if open > 0 { open -= 1 } else if !inRow { result.append(offset) }
        inRow = true
      default: inRow = false
      }
      offset += scalar.utf8.count
    }
  }
  return result
}

extension Message {
  fileprivate static func notOpened(_ member: String, isQuestion: Bool) -> Message {
    Message(
      "this \(isQuestion ? "question" : "exclamation") of the Spanish \(member) has no \(isQuestion ? "¿" : "¡"): it may look careless to readers",
      help: "Begin it with \(isQuestion ? "¿" : "¡").")
  }
}
