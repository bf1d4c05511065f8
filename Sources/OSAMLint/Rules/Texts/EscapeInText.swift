import OSAMFormats
import OSAMSyntax

extension Rule {
  /// An escape that nothing undoes: in YAML without double quotes, in JSON with two backslashes.
  static let escapeInText = Rule(
    id: "escape-in-text",
    title: "a text shows an escape such as \\n",
    group: .texts,
    effects: [.probablyNotMeant],
    kinds: .having(.texts),
    why: """
      Apps show a text as it stands. YAML undoes an escape such as `\\n` in double quotes only: without quotes, in single
      ones and after `|` or `>` it stays a backslash and a letter, and people read these. In JSON the same comes of two
      backslashes, `\\\\n`.
      """,
    repair: .depends(
      """
      Writes the line break or the mark, in double quotes where YAML needs them. Safe, because it corrects what users
      read. A text that goes on over several lines is left to the author.
      """),
    evidence: ["yaml-scalars", "module-texts-as-received"],
    bad: [
      .authored(
        message: #"""

            ca: Ja és aquí.⟦\n⟧Actualitza l'app.
            es: 'Ya está aquí.⟦\n⟧Actualiza la app.'
            en: "It is here.\nUpdate the app."
          """#
      ).finds("warning, every release").says(
        """
        the Catalan message shows “\\n” to its readers
        = apps show it as it stands
        = help: Put the text in double quotes.
        """),
      .version([
        "message":
          #"{"ca": "Ja és aquí.⟦\\n⟧Actualitza.", "es": "Ya está.⟦\\r\\n⟧Actualiza.", "en": "It is here.⟦\\n⟧Update."}"#
      ]).finds("warning, every release").says(
        """
        the Catalan message shows “\\n” to its readers
        = apps show it as it stands
        = help: Write one backslash.
        """),
      .version(["title": #"{"ca": "Una pantalla de 7⟦\\\"⟧", "es": "Versi⟦\\u00f3⟧n", "en": "It⟦\\'⟧s here"}"#]).finds(
        "warning, every release"),
      .olderVersion(["title": #""Ja és aquí.⟦\\n⟧Actualitza.""#]).finds("warning, every release").says(
        """
        the title shows “\\n” to its readers
        = apps with controldeversions-ios 2.1–1.3.4 and controldeversions-android 1.4.6–1.5.8 show it as it \
        stands
        = help: Write one backslash.
        """),
      .rating(["message": #"{"ca": "T'agrada?⟦\\n⟧Digues-ho.", "es": "¿Te gusta?", "en": "Do you like it?"}"#]).finds(
        "warning, osam up to 1.1.0"
      ).says(
        """
        the Catalan message shows “\\n” to its readers
        = Android apps with library 1.0.0–1.1.0 show it as it stands
        = help: Write one backslash.
        """),
      .olderRating(["messages": #"[{"languaje": "ca", "content": "T'agrada?⟦\\n⟧Digues-ho."}]"#]).finds(
        "warning, valoracions-android"
      ).says(
        """
        the Catalan message shows “\\n” to its readers
        = apps with valoracions-android 1.3.0–1.4.0 show it as it stands
        = help: Write one backslash.
        """),
    ],
    good: [
      .version(["message": #"{"ca": "Ja és aquí.\nActualitza.", "es": "A\tB", "en": "Versi\u00f3n \"nova\""}"#]),
      // A backslash that begins no escape.
      .version(["title": #"{"ca": "Bus \\ metro", "es": "Bus\\Metro", "en": "Bus\\ metro \\u00"}"#]),
      .rating(
        ["message": #"{"ca": "T'agrada?\\n", "es": "¿Te gusta?", "en": "Do you like it?"}"#], clients: "2.0.0.."),
    ],
    check: .document(checkEscapes)
  )
}

private func checkEscapes(_ inspection: Inspection) {
  for text in inspection.writtenTexts where text.isShown && text.bytes.contains(backslash) {
    guard let showing = inspection.showing(text.member) else { continue }
    for escape in VisibleEscape.all(in: Array(text.bytes)) {
      inspection.report(
        "the \(text.name) shows \(quoted(escape.written)) to its readers", so: showing.sentence,
        help: help(escape, inspection.document.tree, text.node), at: .text(escape.range, in: text.node),
        clients: showing.clients, repair: escape.repair(in: text))
      // Without exact places one finding says it.
      if !inspection.hasPlaces(text.node) { break }
    }
  }
}

private let backslash = UInt8(ascii: "\\")

private func help(_ escape: VisibleEscape, _ tree: Tree, _ node: NodeID) -> LocalizedMessage {
  let flags = tree.nodes[tree.resolved(node)].flags
  if tree.syntax == .json || flags.isDisjoint(with: [.plain, .singleQuoted, .block]) { return "Write one backslash." }
  if flags.contains(.block) { return escape.isLineBreak ? "Write a line break." : "Write the character itself." }
  return "Put the text in double quotes."
}

/// An escape that people see.
private struct VisibleEscape {
  /// Among the text's UTF-8 bytes.
  var range: Range<Int>
  var written: String
  var meant: String

  var isLineBreak: Bool { meant == "\n" }

  /// In the order of the text.
  static func all(in bytes: [UInt8]) -> [VisibleEscape] {
    var found: [VisibleEscape] = []
    var index = 0
    while index < bytes.count {
      guard bytes[index] == backslash, let (length, meant) = escape(bytes[index...]) else {
        index += 1
        continue
      }
      let range = index..<index + length
      found.append(VisibleEscape(range: range, written: String(decoding: bytes[range], as: UTF8.self), meant: meant))
      index += length
    }
    return found
  }

  /// The bytes of the escape that begins here, and what it stands for. A letter behind a backslash that goes on as a word
  /// of one letter more, as in “Bus\Metro”, is none.
  private static func escape(_ bytes: ArraySlice<UInt8>) -> (length: Int, meant: String)? {
    let rest = bytes.dropFirst()
    switch rest.first {
    case UInt8(ascii: "n"): return (2, "\n")
    case UInt8(ascii: "r"):
      return rest.dropFirst().starts(with: #"\n"#.utf8) ? (4, "\n") : (2, "\n")
    case UInt8(ascii: "t"): return (2, "\t")
    case UInt8(ascii: "\""): return (2, "\"")
    case UInt8(ascii: "'"): return (2, "'")
    case UInt8(ascii: "u"):
      let digits = rest.dropFirst().prefix(4)
      guard digits.count == 4, let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
        let scalar = Unicode.Scalar(number), digits.allSatisfy({ $0.isASCIIDigit || $0.isASCIILetter })
      else { return nil }
      return (6, String(scalar))
    default: return nil
    }
  }

  /// A tab and what nobody sees are left to the author.
  func repair(in text: WrittenText) -> Repair? {
    guard let scalar = meant.unicodeScalars.first, isLineBreak || !Display.isInvisible(scalar) else { return nil }
    return Repair(
      isLineBreak ? "Write a line break" : "Write “\(meant)”", .correction,
      .replace(range, in: text.node, with: meant))
  }
}
