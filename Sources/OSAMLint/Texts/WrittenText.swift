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
  var node: NodeID

  var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// One text of a text map.
package struct TextEntry: Sendable {
  package var member: String
  package var language: Language
  /// The decoded text in UTF-8; where it stands verbatim, the file's own bytes.
  package var bytes: ArraySlice<UInt8>
  package var traits: TextTraits
  /// The value's node.
  package var node: NodeID

  package var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension WrittenText {
  static func collect(
    _ document: Document, _ older: OlderReadings?, _ texts: [TextEntry]
  ) -> [WrittenText] {
    var result: [WrittenText] = []
    result.reserveCapacity(texts.count + 3)
    let hasAliases = document.tree.hasAliases
    var seen: Set<NodeID> = []
    func add(_ text: WrittenText) {
      if !hasAliases || seen.insert(text.node).inserted { result.append(text) }
    }
    for entry in texts {
      add(
        WrittenText(
          member: entry.member, language: entry.language, isShown: true, bytes: entry.bytes, traits: entry.traits,
          node: entry.node))
    }
    if let older {
      for text in older.shownTexts where text.language == nil {
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
  var name: LocalizedMessage { language.map { textName(member, $0) } ?? (isShown ? textNoun(member) : "\(member)") }
}

extension TextEntry {
  /// "Catalan title", "Spanish OK label".
  var name: LocalizedMessage { textName(member, language) }
}

private func textName(_ member: String, _ language: Language) -> LocalizedMessage {
  let title = language.title
  switch member {
  case "title": return "\(title) title"
  case "message", "messages": return "\(title) message"
  case "ok", "okButtonTitle": return "\(title) OK label"
  case "cancel", "cancelButtonTitle": return "\(title) cancel label"
  case "neutral": return "\(title) neutral label"
  default: return "\(title) \(member)"
  }
}

/// Name of a text in a message: "OK label", "title".
func textNoun(_ member: String) -> LocalizedMessage {
  switch member {
  case "ok", "okButtonTitle": "OK label"
  case "cancel", "cancelButtonTitle": "cancel label"
  case "neutral": "neutral label"
  case "title": "title"
  case "message", "messages": "message"
  default: "\(member)"
  }
}

/// "“title” is empty for “ca”".
func emptyText(_ member: String, _ code: String?) -> LocalizedMessage {
  code.map { "“\(member)” is empty for \(quoted($0))" } ?? "“\(member)” is empty"
}
