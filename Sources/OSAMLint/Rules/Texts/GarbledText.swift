import OSAMFormats
import OSAMPlatform
import OSAMSyntax

extension Rule {
  /// Letters that were lost or mangled when a file was once read in the wrong encoding.
  ///
  /// Only what UTF-8 read as Windows-1252 makes of Latin letters, typographic marks and emoji is looked
  /// for: its first characters (Ã, Â, â€, ðŸ) do not occur in Catalan, Spanish or English.
  static let garbledText = Rule(
    id: "garbled-text",
    title: "a text was once read in the wrong encoding",
    group: .texts,
    effects: [.brokenText, .probablyNotMeant],
    kinds: .having(.texts),
    why: """
      “versiÃ³n” is “versión” after a detour through another encoding, and � stands for a letter that is lost.
      Clients read the document as UTF-8 and apps show the text as it stands, so people see exactly this.
      """,
    evidence: ["platform-garbled-text", "module-utf8", "module-texts-as-received"],
    bad: [
      .version(["title": #"{"ca": "Nova versi⟦Ã³⟧", "es": "Nueva versi⟦Ã³⟧n", "en": "New version"}"#]).finds(
        "error, every release"
      ).says(
        """
        the Catalan title has “Ã³”, which is “ó” read in the wrong encoding
        = apps show it as it stands
        = help: Write “ó”, and save the file as UTF-8.
        """),
      .version([
        "message":
          #"{"ca": "Cancel⟦Â·⟧la quan vulguis.", "es": "⟦Â¿⟧Ya est⟦Ã¡⟧?", "en": "It⟦â€™⟧s new ⟦ðŸšŒ⟧"}"#
      ]).finds("error, every release"),
      .version([
        "ok": "{\"ca\": \"Actualitza\", \"es\": \"Actualizaci⟦\u{FFFD}⟧n\", \"en\": \"Up⟦\\ufffd⟧date\"}"
      ]).finds("error, every release").says(
        """
        the Spanish OK label has U+FFFD, the mark of a letter that was lost
        = apps show it as it stands
        = help: Type the letter again, and save the file as UTF-8.
        """),
      .rating(["message": #"{"ca": "T⟦â€™⟧agrada?", "es": "¿Te gusta?", "en": "Do you like it?"}"#]).finds(
        "error, osam up to 1.1.0"
      ).says(
        """
        the Catalan message has “â€™”, which is “’” read in the wrong encoding
        = Android apps with library 1.0.0–1.1.0 show it as it stands
        = help: Write “’”, and save the file as UTF-8.
        """),
      .olderVersion(["title": #""Nova versi⟦Ã³⟧""#]).finds("error, every release").says(
        """
        the title has “Ã³”, which is “ó” read in the wrong encoding
        = apps with controldeversions-ios 2.1–1.3.4 and controldeversions-android 1.4.6–1.5.8 show it as it \
        stands
        = help: Write “ó”, and save the file as UTF-8.
        """),
      .olderRating(["messages": #"[{"languaje": "ca", "content": "⟦Â¿⟧Hola?"}]"#]).finds("error, valoracions-android")
        .says(
          """
          the Catalan message has “Â¿”, which is “¿” read in the wrong encoding
          = apps with valoracions-android 1.3.0–1.4.0 show it as it stands
          = help: Write “¿”, and save the file as UTF-8.
          """),
      .version(["url": #""https://www.barcelona.cat/versi⟦Ã³⟧""#]).finds("warning, every release").says(
        """
        the url has “Ã³”, which is “ó” read in the wrong encoding
        = help: Write “ó”, and save the file as UTF-8.
        """),
    ].asking(for: .text),
    good: [
      .version([
        "message":
          #"{"ca": "És la «CAFÈ» més COL·LECCIÓ… d’aquí", "es": "¿Año? ¡ÑU! «ACCIÓN»", "en": "It’s “café” – 10 €"}"#
      ]),
      .version(["title": #"{"ca": "São Paulo", "es": "Âge", "en": "SÃO PAULO"}"#]),
    ],
    check: .document(checkGarbled)
  )
}

private func checkGarbled(_ inspection: Inspection) {
  // Wrong bytes in the file are another rule's; here they would look like lost letters.
  if inspection.document.tree.faults.contains(where: { $0.kind == .notUTF8 }) { return }
  for text in inspection.writtenTexts where text.traits.contains(.adjacentNonASCII) {
    let runs = garbledRuns(in: text.text)
    if runs.isEmpty { continue }
    let showing = text.isShown ? inspection.showing(text.member) : nil
    if text.isShown, showing == nil { continue }
    for run in inspection.hasPlaces(text.node) ? runs[...] : runs.prefix(1) {
      inspection.report(
        "the \(text.name) has \(run.words)", so: showing?.sentence, help: run.help,
        at: .text(run.range, in: text.node), effect: text.isShown ? .brokenText : .probablyNotMeant,
        clients: showing?.clients)
    }
  }
}

private struct GarbledRun {
  var range: Range<Int>
  var written: String
  /// The text as it was, or nil when that is lost.
  var meant: String?

  var words: LocalizedMessage {
    if written == "\u{FFFD}" { return "U+FFFD, the mark of a letter that was lost" }
    return meant.map { "\(quoted(written)), which is \(quoted($0)) read in the wrong encoding" }
      ?? "\(quoted(written)), read in the wrong encoding"
  }

  var help: LocalizedMessage {
    if written == "\u{FFFD}" { return "Type the letter again, and save the file as UTF-8." }
    return meant.map { "Write \(quoted($0)), and save the file as UTF-8." }
      ?? "Type the character again, and save the file as UTF-8."
  }
}

private func garbledRuns(in text: String) -> [GarbledRun] {
  let scalars = text.placedScalars
  var runs: [GarbledRun] = []
  var index = 0
  while index < scalars.count {
    if scalars[index].scalar == "\u{FFFD}" {
      runs.append(GarbledRun(range: scalars[index].start..<scalars[index].end, written: "\u{FFFD}", meant: nil))
      index += 1
    } else if let (length, meant) = mangled(scalars, index) {
      var written = ""
      for item in scalars[index..<index + length] { written.unicodeScalars.append(item.scalar) }
      runs.append(
        GarbledRun(range: scalars[index].start..<scalars[index + length - 1].end, written: written, meant: meant))
      index += length
    } else {
      index += 1
    }
  }
  return runs
}

/// The characters from `start` that are the bytes of one UTF-8 character, each read as Windows-1252.
private func mangled(_ scalars: [PlacedScalar], _ start: Int) -> (length: Int, meant: String?)? {
  let length: Int
  switch scalars[start].scalar {
  case "Ã", "Â": length = 2
  case "â": length = 3
  case "ð": length = 4
  default: return nil
  }
  let following = scalars[(start + 1)...].prefix(length - 1)
  let bytes = following.compactMap { windows1252Byte($0.scalar) }
  guard let first = bytes.first else { return nil }
  // â alone is a letter; only â€ and â‚ begin the typographic marks and the euro sign. ðŸ begins emoji.
  if length == 3, first != 0x80, first != 0x82 { return nil }
  if length == 4, first != 0x9F { return nil }
  guard bytes.count == length - 1, let lead = windows1252Byte(scalars[start].scalar) else {
    // The closing quote leaves “â€” and a character that Windows-1252 does not have.
    return length == 3 && first == 0x80 ? (2, nil) : nil
  }
  return (length, String(decoding: [lead] + bytes, as: UTF8.self))
}

/// The byte that Windows-1252 reads as this character: a lead byte or a continuation byte of UTF-8.
private func windows1252Byte(_ scalar: Unicode.Scalar) -> UInt8? {
  switch scalar.value {
  case 0x80...0xBF: return UInt8(scalar.value)
  case 0xC2, 0xC3, 0xE2, 0xF0: return UInt8(scalar.value)
  default: return windows1252[scalar].map { $0 }
  }
}

/// Where Windows-1252 differs from Latin-1: bytes 80 to 9F.
private let windows1252: [Unicode.Scalar: UInt8] = {
  let row = "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars
  return Dictionary(pairs: zip(row, 0x80...0x9F))
}()
