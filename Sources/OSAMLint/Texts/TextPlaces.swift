import OSAMFormats
import OSAMSyntax

/// A text of a document: one language of a text map, or a member that is a text itself.
struct WrittenText {
  var member: String
  /// Nil for a member that is a text itself.
  var language: Language?
  /// It is for users to read.
  var isShown: Bool
  /// The decoded text in UTF-8; where it stands verbatim, the file's own bytes.
  var bytes: ArraySlice<UInt8>
  var traits: TextTraits
  /// The value's node.
  var node: Int

  var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension WrittenText {
  static func collect(_ document: Document, _ texts: [TextEntry]) -> [WrittenText] {
    var result: [WrittenText] = []
    result.reserveCapacity(texts.count + 3)
    let hasAliases = document.tree.hasAliases
    var seen: Set<Int> = []
    func add(_ text: WrittenText) {
      if !hasAliases || seen.insert(text.node).inserted { result.append(text) }
    }
    for entry in texts {
      add(
        WrittenText(
          member: entry.member, language: entry.language, isShown: true, bytes: entry.bytes, traits: entry.traits,
          node: entry.node))
    }
    if OlderDocument.isOlder(document.kind) {
      for text in document.olderShownTexts where text.language == nil {
        let bytes = document.tree.textBytes(text.node)
        add(
          WrittenText(
            member: text.member, isShown: true, bytes: bytes, traits: TextTraits(of: bytes), node: text.node))
      }
      return result
    }
    for (row, member) in document.kind.members.enumerated() where member.isSingleText {
      guard let pair = document.pair(row: row), document.tree.kind(pair.value) == .string else { continue }
      let bytes = document.tree.textBytes(pair.value)
      add(
        WrittenText(member: member.name, isShown: false, bytes: bytes, traits: TextTraits(of: bytes), node: pair.value))
    }
    return result
  }
}

extension Inspection {
  /// Whether each byte of a text has a place of its own in the file, also behind escapes and in folded lines.
  func hasPlaces(_ node: Int) -> Bool { document.tree.isUTF8 && editor.written(node) != nil }

  /// The place in the file of a range of a decoded text's UTF-8 bytes; the whole value when it has none of its own.
  func span(of range: Range<Int>, in node: Int) -> SourceSpan {
    guard document.tree.isUTF8, let span = editor.written(node)?.span(of: range) else { return document.span(node) }
    return span
  }

  /// Reports at a range of a decoded text's UTF-8 bytes.
  mutating func report(
    _ message: Message, at range: Range<Int>, in node: Int, effect: Effect? = nil, clients: ClientSet? = nil,
    related: [RelatedPlace] = [], repair: Repair? = nil
  ) {
    report(
      message, at: span(of: range, in: node), pointer: pointer(to: node), effect: effect,
      clients: clients, related: related, repair: repair)
  }
}

extension Member {
  fileprivate var isSingleText: Bool {
    switch type {
    case .text, .link: true
    default: false
    }
  }
}

extension WrittenText {
  /// "Catalan title", "packageName".
  var name: String { language.map { textName(member, $0) } ?? (isShown ? textNoun(member) : member) }
}

extension TextEntry {
  /// "Catalan title", "Spanish OK label".
  var name: String { textName(member, language) }
}

private func textName(_ member: String, _ language: Language) -> String {
  "\(language.title) \(textNoun(member))"
}

/// What a message calls a text: "OK label", "title".
func textNoun(_ member: String) -> String {
  switch member {
  case "ok", "okButtonTitle": "OK label"
  case "cancelButtonTitle": "cancel label"
  case "cancel", "neutral": "\(member) label"
  case "messages": "message"
  default: member
  }
}
