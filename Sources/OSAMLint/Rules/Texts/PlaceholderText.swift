import OSAMFormats
import OSAMSyntax

extension Rule {
  /// A text that stands where the real one should: from the README, from a draft, or a mark for a value
  /// that nothing fills in.
  ///
  /// So is the application id of the examples, which stands in the README and in what `osam-lint init` writes.
  ///
  /// “Prova”, “Prueba” and “Test” are passed over on buttons, where they may be meant.
  static let placeholderText = Rule(
    id: "placeholder-text",
    title: "a text is a placeholder",
    group: .texts,
    effects: [.probablyNotMeant],
    kinds: .having(.texts),
    why: """
      Apps show every text exactly as it stands and fill nothing in: people would read “TITLE_ES”, “TODO” or
      “Hola, {{name}}”. The example documents of the modules' README are full of such texts. The id of their example,
      which `osam-lint init` shows as well, is that of no other app: the service finds no document by it. The same goes
      for the version code and the model that it shows, in documents as people write them.
      """,
    evidence: ["platform-placeholders", "module-readme-example", "module-texts-as-received"],
    bad: [
      .version([
        "title": #"{"ca": ⟦"TITLE_CA"⟧, "es": ⟦"TITLE_ES"⟧, "en": ⟦"TITLE_EN"⟧}"#,
        "message": #"{"ca": ⟦"MESSAGE_CA"⟧, "es": ⟦"MESSAGE_ES"⟧, "en": ⟦"MESSAGE_EN"⟧}"#,
      ]).finds("warning, every release").says(
        """
        the Catalan title is “TITLE_CA”, a placeholder
        = apps show it as it stands
        = help: Write the text people are to read.
        """),
      .version(["message": #"{"ca": ⟦"TODO"⟧, "es": ⟦"Lorem ipsum dolor sit amet"⟧, "en": ⟦"TBD: ask marketing"⟧}"#])
        .finds("warning, every release"),
      .version([
        "title": #"{"ca": "Hola, ⟦{{nom}}⟧", "es": "Hola, ⟦<nombre>⟧", "en": "Hello, ⟦%@⟧"}"#,
        "message": #"{"ca": "Versió ⟦%1$s⟧", "es": "Versión ⟦${version}⟧", "en": "Version ⟦{0}⟧"}"#,
      ]).finds("warning, every release").says(
        """
        the Catalan title has “{{nom}}”, and nothing fills it in
        = apps show it as it stands
        = help: Write the value itself, or a text that needs none.
        """),
      .version(["comparisonMode": #""NONE""#, "title": #"{"ca": ⟦"prova"⟧, "es": ⟦"Prueba"⟧, "en": ⟦"test"⟧}"#]).finds(
        "warning, every release"
      ).says(
        """
        the Catalan title is “prova”, a placeholder
        = apps do not show it with NONE, but would with FORCE, LAZY or INFO
        = help: Write the text people are to read.
        """),
      .rating(["message": #"{"ca": ⟦"MESSAGE_CA"⟧, "es": "¿Te gusta la app?", "en": "Do you like the app?"}"#]).finds(
        "warning, osam up to 1.1.0"
      ).says(
        """
        the Catalan message is “MESSAGE_CA”, a placeholder
        = Android apps with library 1.0.0–1.1.0 show it as it stands
        = help: Write the text people are to read.
        """),
      .olderVersion(["title": #"{"cat": ⟦"TITLE_CA"⟧, "ca": "Hola, ⟦{{nom}}⟧", "es": "Hola", "en": "Hello"}"#]).finds(
        "warning, every release"
      ).says(
        """
        the Catalan title has “{{nom}}”, and nothing fills it in
        = apps with controldeversions-ios 2.1–1.3.4 and controldeversions-android 1.4.6–1.5.8 show it as it \
        stands
        = help: Write the value itself, or a text that needs none.
        """
      ).says(
        """
        the Catalan title is “TITLE_CA”, a placeholder
        = apps with controldeversions-ios 2.1–1.3.4 and controldeversions-android 1.4.6–1.5.8 show it as it \
        stands
        = help: Write the text people are to read.
        """),
      .olderRating(["messages": #"[{"languaje": "ca", "content": ⟦"TODO"⟧}]"#]).finds("warning, valoracions-android"),
      .version(["packageName": #"⟦"cat.bcn.commonmodule"⟧"#, "url": #""https://www.barcelona.cat/ca""#]).finds(
        "warning, every release"
      ).says(
        """
        “packageName” is “cat.bcn.commonmodule”, which is an example
        = the service may not find this document for any app
        = help: Write the id as the app's project has it.
        """),
      .rating(["packageName": #"⟦"cat.bcn.commonmodule"⟧"#]).finds("warning, every release"),
      .version(["versionCode": "⟦2021050000⟧"], role: .authored).finds("warning, every release").says(
        """
        “versionCode” is 2021050000, which is an example
        = the alert may be for other versions than were meant
        = help: Write the number of the app's own version.
        """),
      .version(["modelComparisonMode": "1", "models": #"⟦["SM-A536B"]⟧"#], role: .authored, clients: "3.1.0..")
        .finds("warning, every release").says(
          """
          “models” holds “SM-A536B” alone, which is an example
          = the alert may be for other devices than were meant
          = help: Write the models that are meant.
          """),
    ].asking(for: .text),
    good: [
      .version(["packageName": #""cat.bcn.commonmodules""#, "url": #""https://www.barcelona.cat/ca""#]),
      .version(["versionCode": "2021050000"]),
      .version(["modelComparisonMode": "1", "models": #"["SM-A536B"]"#], clients: "3.1.0.."),
      .version(
        ["modelComparisonMode": "1", "models": #"["SM-A536B", "SM-A546B"]"#], role: .authored, clients: "3.1.0.."),
      .version(["modelComparisonMode": "1", "models": #"["SM-G991B"]"#], role: .authored, clients: "3.1.0.."),
      .version(["ok": #"{"ca": "OK", "es": "OK", "en": "OK"}"#, "cancel": #"{"ca": "NO", "es": "NO", "en": "NO"}"#]),
      .version([
        "message": #"{"ca": "Un 100% dels busos", "es": "El 100 % de los buses", "en": "100%safe, 5 < 6 and 7 > 2"}"#
      ]),
      .version(["ok": #"{"ca": "Prova", "es": "Prueba", "en": "Test"}"#]),
      .version(["title": #"{"ca": "TOT NOU", "es": "TODO NUEVO", "en": "ALL NEW"}"#]),
      .version(["message": #"{"ca": "El XXX aniversari", "es": "Todo listo", "en": "A test ride for everyone"}"#]),
      .rating(["message": #"{"ca": "MESSAGE_CA", "es": "MESSAGE_ES", "en": "MESSAGE_EN"}"#], clients: "2.0.0.."),
    ],
    check: .document(checkPlaceholders)
  )
}

private func checkPlaceholders(_ inspection: Inspection) {
  checkExamples(inspection)
  for entry in inspection.texts {
    guard let found = placeholder(in: entry),
      let showing = inspection.showing(entry.member)
    else { continue }
    switch found {
    case .whole:
      inspection.report(
        "the \(entry.name) is \(quoted(entry.text)), a placeholder", so: showing.sentence,
        help: "Write the text people are to read.", at: entry.node, clients: showing.clients)
    case .mark(let range):
      let mark = String(decoding: entry.bytes.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
      inspection.report(
        "the \(entry.name) has \(quoted(mark)), and nothing fills it in", so: showing.sentence,
        help: "Write the value itself, or a text that needs none.", at: .text(range, in: entry.node),
        clients: showing.clients)
    }
  }
}

/// Values that the table of the kind gives as its examples, and the starter and completion with it: nobody wrote them for
/// their app. A number may be meant where it is served.
private func checkExamples(_ inspection: Inspection) {
  let document = inspection.document
  for member in document.kind.members where member.isExampleOfAnother {
    guard let pair = document.pair(member.name) else { continue }
    switch member.type {
    case .integer where document.role == .authored:
      guard let number = document.integer(member.name), String(number).utf8.elementsEqual(member.example.utf8) else {
        continue
      }
      inspection.report(
        "\(quoted(member.name)) is \(number), which is an example",
        so: "the alert may be for other versions than were meant", help: "Write the number of the app's own version.",
        at: pair.value, clients: member.readBy)
    case .names where document.role == .authored:
      let names = document.tree.ownItems(of: document.tree.resolved(pair.value)).map { document.tree.textAsRead($0) }
      guard names.count == 1, member.example.utf8.elementsEqual("[\"\(names[0])\"]".utf8) else { continue }
      inspection.report(
        "\(quoted(member.name)) holds \(quoted(names[0])) alone, which is an example",
        so: "the alert may be for other devices than were meant", help: "Write the models that are meant.",
        at: pair.value, clients: member.readBy)
    case .text:
      guard let id = document.text(member.name), member.example.utf8.elementsEqual("\"\(id)\"".utf8) else { continue }
      inspection.report(
        "\(quoted(member.name)) is \(quoted(id)), which is an example",
        so: "the service may not find this document for any app", help: "Write the id as the app's project has it.",
        at: pair.value, clients: member.readBy)
    default: continue
    }
  }
}

/// Members that are the labels of buttons.
private let labels = ["ok", "cancel", "neutral", "okButtonTitle", "cancelButtonTitle"]
/// Words that are a placeholder when they are the whole text, or begin it with a colon. [platform-placeholders]
private let notes = ["TODO", "FIXME", "XXX", "TBD"].map { Array($0.utf8) }
/// Words that are one when they are the whole text of a title or message, in lower case. [platform-placeholders]
private let trials = ["test", "prueba", "prova", "asdf"]
private let longestTrial = trials.map { $0.utf8.count }.max() ?? 0
/// Phrases that are one wherever they stand, in lower case. [platform-placeholders]
private let phrases = ["lorem ipsum", "your title goes here"].map { Array($0.utf8) }
/// Characters that may end a format mark: `%s`, `%d`, `%@` and their like.
private let formatLetters = Set("sdif@".utf8)

private enum Placeholder {
  case whole
  /// A mark for a value, at these bytes.
  case mark(Range<Int>)
}

private func placeholder(in entry: TextEntry) -> Placeholder? {
  guard let first = entry.bytes.first else { return nil }
  if first.isASCIIUppercase, entry.bytes.count > 2, isNote(entry.bytes) { return .whole }
  if entry.bytes.count <= longestTrial, !labels.contains(entry.member), trials.contains(entry.text.lowercased()) {
    return .whole
  }
  if mayHavePhrase(entry.bytes), phrases.contains(where: { entry.bytes.containsIgnoringCase($0) }) { return .whole }
  guard entry.traits.contains(.sign) else { return nil }
  let bytes = Array(entry.bytes)
  return isConstantName(bytes) ? .whole : mark(in: bytes).map { .mark($0) }
}

/// `TODO`, or `TODO: ask the city`.
private func isNote(_ bytes: ArraySlice<UInt8>) -> Bool {
  notes.contains { note in
    guard bytes.first == note.first, bytes.starts(with: note) else { return false }
    let rest = bytes.dropFirst(note.count)
    return rest.first.map { $0 == UInt8(ascii: ":") } ?? true
  }
}

/// A quick look at the bytes: at its first blank one phrase has “m i”, the other “r t”.
private func mayHavePhrase(_ bytes: ArraySlice<UInt8>) -> Bool {
  let span = bytes.span
  for index in span.indices where span[index] == 0x20 && index > 0 && index + 1 < span.count {
    switch (span[index - 1] | 0x20, span[index + 1] | 0x20) {
    case (UInt8(ascii: "m"), UInt8(ascii: "i")), (UInt8(ascii: "r"), UInt8(ascii: "t")): return true
    default: continue
    }
  }
  return false
}

/// `TITLE_ES`: capitals and digits with at least one underscore between them.
private func isConstantName(_ bytes: [UInt8]) -> Bool {
  guard bytes.count <= 64, bytes.contains(UInt8(ascii: "_")) else { return false }
  return bytes.split(separator: UInt8(ascii: "_"), omittingEmptySubsequences: false).enumerated().allSatisfy {
    index, part in
    !part.isEmpty && part.allSatisfy { $0.isASCIIUppercase || (index > 0 && $0.isASCIIDigit) }
  }
}

/// The first mark for a value that something else was to fill in.
private func mark(in bytes: [UInt8]) -> Range<Int>? {
  for index in bytes.indices {
    switch bytes[index] {
    case UInt8(ascii: "%"):
      if let end = endOfFormat(bytes, index) { return index..<end }
    case UInt8(ascii: "$") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "{"):
      if let end = endOfName(bytes, index + 2, closing: UInt8(ascii: "}")) { return index..<end }
    case UInt8(ascii: "{"):
      let isDouble = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "{")
      if let end = endOfName(bytes, index + (isDouble ? 2 : 1), closing: UInt8(ascii: "}")) {
        return index..<(isDouble && end < bytes.count && bytes[end] == UInt8(ascii: "}") ? end + 1 : end)
      }
    case UInt8(ascii: "<"):
      if index + 1 < bytes.count, bytes[index + 1].isASCIILetter,
        let end = endOfName(bytes, index + 1, closing: UInt8(ascii: ">"))
      {
        return index..<end
      }
    default: continue
    }
  }
  return nil
}

/// `%s`, `%1$s`, `%@`; not `100%d…`, nor a letter that begins a word.
private func endOfFormat(_ bytes: [UInt8], _ start: Int) -> Int? {
  if start > 0, bytes[start - 1].isASCIIDigit { return nil }
  var index = start + 1
  while index < bytes.count, bytes[index].isASCIIDigit { index += 1 }
  if index > start + 1 {
    guard index < bytes.count, bytes[index] == UInt8(ascii: "$") else { return nil }
    index += 1
  }
  guard index < bytes.count, formatLetters.contains(bytes[index]) else { return nil }
  let next = index + 1 < bytes.count ? bytes[index + 1] : UInt8(ascii: " ")
  return next.isASCIILetter || next >= 0x80 ? nil : index + 1
}

/// The end of a short name in brackets: letters, digits, blanks, `_`, `.` and `-`.
private func endOfName(_ bytes: [UInt8], _ start: Int, closing: UInt8) -> Int? {
  var index = start
  while index < bytes.count, index - start <= 40 {
    let byte = bytes[index]
    if byte == closing { return index > start ? index + 1 : nil }
    guard byte.isASCIILetter || byte.isASCIIDigit || byte >= 0x80 || " _.-".utf8.contains(byte) else { return nil }
    index += 1
  }
  return nil
}
