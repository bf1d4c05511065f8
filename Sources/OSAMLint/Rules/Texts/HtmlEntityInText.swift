import OSAMFormats
import OSAMSyntax

extension Rule {
  /// A character written as HTML does it, where nothing reads HTML.
  static let htmlEntityInText = Rule(
    id: "html-entity-in-text",
    title: "a text has an HTML entity",
    group: .texts,
    effects: [.probablyNotMeant],
    kinds: .having(.texts),
    why: """
      Apps show a text as it stands. HTML writes some characters with a name or a number, such as `&amp;` or `&#39;`;
      here people read these signs instead of the character. They come from editors and services made for web pages.
      In a url the browser gets `&amp;` as it stands, and a parameter after it is lost.
      """,
    repair: .depends(
      """
      Writes the character. Safe for letters and signs, because it corrects what users read or where OK leads them. What
      stands for `<`, `>` or a character that nobody sees is left to the author.
      """),
    evidence: ["platform-html-entities", "module-texts-as-received", "module-opens-raw"],
    bad: [
      .version([
        "title": #"{"ca": "L⟦&#39;⟧app nova", "es": "Bus ⟦&amp;⟧ metro", "en": "Bus ⟦&amp;⟧ metro"}"#,
        "message":
          #"{"ca": "Ja ⟦&eacute;⟧s aquí", "es": "Ya está", "en": "It is here"}"#,
      ]).finds("warning, every release").says(
        """
        the Catalan title has the HTML entity “&#39;”
        = apps show it as it stands
        = help: Write “'”.
        """),
      .version(["message": #"{"ca": "Fins demà", "es": "⟦&iexcl;⟧Hola!", "en": "It⟦&#x2019;⟧s here"}"#]).finds(
        "warning, every release"),
      // The meaning of these is the author's business.
      .version(["message": #"{"ca": "Fins⟦&nbsp;⟧demà", "es": "Ya está", "en": "⟦&lt;⟧b⟦&gt;⟧"}"#]).finds(
        "warning, every release"
      ).says(
        """
        the Catalan message has the HTML entity “&nbsp;”
        = apps show it as it stands
        = help: Write a space.
        """
      ).helped(["Fins&nbsp;demà": "Fins demà", "&lt;b&gt;": "b"]),
      .version(["url": #""https://www.barcelona.cat/bus?lang=ca⟦&amp;⟧from=app""#]).finds("warning, every release")
        .says(
          """
          the url has the HTML entity “&amp;”
          = OK opens the address as it stands
          = help: Write “&”.
          """),
      .version(["title": #"{"ca": "Bus ⟦&amp;amp;amp;⟧ metro", "es": "Bus y metro", "en": "Bus and metro"}"#]).finds(
        "warning, every release"),
      .olderVersion(["title": #""Bus ⟦&amp;⟧ metro""#]).finds("warning, every release").says(
        """
        the title has the HTML entity “&amp;”
        = apps with controldeversions-ios 2.1–1.3.4 and controldeversions-android 1.4.6–1.5.8 show it as it \
        stands
        = help: Write “&”.
        """),
    ],
    good: [
      .version(["title": #"{"ca": "Bus & metro", "es": "Bus &; metro", "en": "R&D; Bus &bus; &#; &#x;"}"#]),
      .version(["url": #""https://www.barcelona.cat/bus?lang=ca&amp=1""#]),
      .rating(
        ["message": #"{"ca": "T&#39;agrada?", "es": "¿Te gusta?", "en": "Do you like it?"}"#], clients: "2.0.0.."),
    ],
    check: .document(checkEntities)
  )
}

private func checkEntities(_ inspection: Inspection) {
  for text in inspection.writtenTexts where text.traits.contains(.ampersand) {
    let showing = text.isShown ? inspection.showing(text.member) : nil
    if text.isShown, showing == nil { continue }
    if !text.isShown, text.member != "url" || inspection.openedAddress == nil { continue }
    let isVerbatim = inspection.hasPlaces(text.node)
    for entity in HTMLEntity.all(in: text.bytes) {
      inspection.report(
        "the \(text.name) has the HTML entity \(quoted(entity.written))",
        so: showing?.sentence ?? "OK opens the address as it stands", help: entity.help,
        at: .text(entity.range, in: text.node), clients: showing?.clients,
        repair: entity.repair(in: text))
      // Without exact places one finding says it.
      if !isVerbatim { break }
    }
  }
}

/// A character written in HTML's way.
private struct HTMLEntity {
  /// Among the text's UTF-8 bytes.
  var range: Range<Int>
  var written: String
  var meant: Unicode.Scalar

  /// In the order of the text.
  static func all(in bytes: ArraySlice<UInt8>) -> [HTMLEntity] {
    var found: [HTMLEntity] = []
    var index = bytes.startIndex
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "&")) {
      index = start + 1
      guard let end = bytes[index...].prefix(longest).firstIndex(of: UInt8(ascii: ";")) else { continue }
      let name = String(decoding: bytes[index..<end], as: UTF8.self)
      guard let meant = scalar(name) else { continue }
      index = end + 1
      // An & that was written in HTML's way again and again is one mistake, and one repair.
      while meant == "&", bytes[index...].starts(with: again) { index += again.count }
      let written = String(decoding: bytes[start..<index], as: UTF8.self)
      let offset = start - bytes.startIndex
      found.append(HTMLEntity(range: offset..<offset + index - start, written: written, meant: meant))
    }
    return found
  }

  private static func scalar(_ name: String) -> Unicode.Scalar? {
    guard name.utf8.first == UInt8(ascii: "#") else { return names[name] }
    let digits = name.dropFirst()
    let isHex = digits.first == "x" || digits.first == "X"
    // A sign in front is no number of HTML.
    let number = isHex ? digits.dropFirst() : digits
    guard number.utf8.allSatisfy({ $0.isASCIIDigit || $0.isASCIILetter }) else { return nil }
    return UInt32(number, radix: isHex ? 16 : 10).flatMap(Unicode.Scalar.init)
  }

  private static let again = Array("amp;".utf8)

  /// A number of seven digits with its sign, or the longest name.
  private static let longest = 9

  /// The names of HTML 4 that texts in Catalan, Spanish and English may have.
  private static let names: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "iexcl": "¡", "iquest": "¿",
    "laquo": "«", "raquo": "»", "middot": "·", "bull": "•", "hellip": "…", "ndash": "–", "mdash": "—", "lsquo": "‘",
    "rsquo": "’", "ldquo": "“", "rdquo": "”", "euro": "€", "deg": "°", "ordm": "º", "ordf": "ª", "copy": "©",
    "reg": "®", "trade": "™", "agrave": "à", "aacute": "á", "egrave": "è", "eacute": "é", "iacute": "í", "iuml": "ï",
    "ograve": "ò", "oacute": "ó", "uacute": "ú", "uuml": "ü", "ccedil": "ç", "ntilde": "ñ", "Agrave": "À",
    "Aacute": "Á", "Egrave": "È", "Eacute": "É", "Iacute": "Í", "Iuml": "Ï", "Ograve": "Ò", "Oacute": "Ó",
    "Uacute": "Ú", "Uuml": "Ü", "Ccedil": "Ç", "Ntilde": "Ñ",
  ]

  /// Letters and signs that people see and that begin nothing else.
  func repair(in text: WrittenText) -> Repair? {
    guard meant.value > 0x20, meant != "<", meant != ">", !Display.isInvisible(meant), meant.value != 0xA0 else {
      return nil
    }
    return Repair("Write “\(meant)”", .correction, .replace(range, in: text.node, with: String(meant)))
  }

  var help: LocalizedMessage {
    switch meant.value {
    case 0xA0: "Write a space."
    case 0x21...: "Write \(quoted(String(meant)))."
    default: "Write the character, or leave it out."
    }
  }
}
