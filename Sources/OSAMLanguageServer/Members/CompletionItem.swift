import OSAMFormats
import OSAMSyntax

/// Something that can stand where somebody types.
struct CompletionItem {
  /// The text that comes in.
  enum Insertion {
    /// A name or a word, as it is called.
    case word
    /// A member by its name, with the value that it begins with.
    case member(YAMLValue)
    /// Several members.
    case members([(String, YAMLValue)])
    /// A value that is called otherwise.
    case value(YAMLValue)
    /// One that stands below its key in YAML.
    case valueBelow(YAMLValue)
  }

  var label: String
  var kind: LSP.CompletionItemKind
  /// Its content, in a few words.
  var detail: LocalizedMessage?
  /// Paragraphs.
  var documentation: [LocalizedMessage] = []
  var content = Insertion.word
}

extension CompletionItem {
  /// As it is put at a place.
  func json(
    at place: CompletionPlace, _ syntax: Tree.Syntax, _ places: TextPlaces, for client: ClientAbilities, order: Int,
    in formatter: MessageFormatter
  ) -> JSONValue {
    var text = draft(at: place, syntax, client)
    if place.needsCommaAfter { text.append(",") }
    let isSnippet = client.takesSnippets && text.hasBlanks
    let comma = place.missingComma.map { [TextEdit(SourceSpan($0, $0), ",")] } ?? []
    let words = documentation.map(formatter.text).joined(separator: "\n\n")
    let format: LSP.InsertTextFormat = isSnippet ? .snippet : .plainText
    return .object(present: [
      ("label", .string(label)), ("kind", .integer(kind.rawValue)),
      ("detail", detail.map { .string(formatter.text($0)) }),
      (
        "documentation",
        documentation.isEmpty
          ? nil
          : client.takesCompletionMarkdown ? ["kind": "markdown", "value": .string(words)] : .string(words)
      ),
      ("sortText", .string(String(1000 + order))),
      ("filterText", .string(filterText(at: place, syntax))),
      ("insertTextFormat", .integer(format.rawValue)),
      (
        "insertTextMode",
        client.takesTextAsItIs && text.plain.utf8.contains(UInt8(ascii: "\n"))
          ? .integer(LSP.InsertTextMode.asIs.rawValue) : nil
      ),
      ("textEdit", WorkspaceEdit.json(TextEdit(place.typed, isSnippet ? text.snippet : text.plain), places)),
      (
        "additionalTextEdits",
        comma.isEmpty ? nil : .array(comma.map { WorkspaceEdit.json($0, places) })
      ),
    ])
  }

  /// Editors without `insertTextMode` put the blanks of the first line in front of the others.
  private func draft(at place: CompletionPlace, _ syntax: Tree.Syntax, _ client: ClientAbilities) -> DraftText {
    let writer = DraftWriter(syntax: syntax, indentation: client.takesTextAsItIs ? place.indentation : "")
    switch content {
    case .member where place.role == .value, .word: return DraftText(Self.word(label, place.role, syntax))
    case .member(let value):
      return place.hasColon ? DraftText(writer.name(label)) : writer.member(label, writer.replaceable(value))
    case .members(let members): return writer.members(members, inOneLine: place.isInsideLine)
    case .value(let value): return writer.value(value)
    case .valueBelow(let value): return syntax == .json ? writer.value(value) : writer.behindColon(value)
    }
  }

  /// The text that editors compare with the typed one, quotes included.
  private func filterText(at place: CompletionPlace, _ syntax: Tree.Syntax) -> String {
    switch content {
    case .word, .member: Self.word(label, place.role, syntax)
    case .members, .value, .valueBelow:
      place.written.utf8.first == UInt8(ascii: "\"") ? JSONValue.string(label).text(pretty: false) : label
    }
  }

  /// A key or a word as it is written.
  private static func word(_ word: String, _ role: CompletionPlace.Role, _ syntax: Tree.Syntax) -> String {
    let isLiteral = role == .value && ["true", "false"].contains(word)
    return syntax == .json && !isLiteral ? JSONValue.string(word).text(pretty: false) : word
  }
}

extension YAMLValue {
  /// A value of a file of ours, on one line.
  static func inOneLine(_ value: JSONValue) -> YAMLValue {
    switch value {
    case .object, .array: .literal(flow(value))
    default: YAMLValue(value)
    }
  }

  private static func flow(_ value: JSONValue) -> String {
    switch value {
    case .object(let members):
      "{\(members.map { "\($0): \(flow($1))" }.joined(separator: ", "))}"
    case .array(let items): "[\(items.map(flow).joined(separator: ", "))]"
    default: value.text(pretty: false)
    }
  }
}
