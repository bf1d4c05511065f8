import OSAMFormats
import OSAMSyntax

/// Something that can stand where somebody types.
struct CompletionItem {
  var label: String
  var kind: LSP.CompletionItemKind
  /// Its content, in a few words.
  var detail: LocalizedMessage?
  /// Paragraphs.
  var documentation: [LocalizedMessage] = []
  /// Value for a key; nil where nobody can say.
  var value: JSONValue?
}

extension CompletionItem {
  /// As it is put at a place.
  func json(
    at place: CompletionPlace, _ syntax: Tree.Syntax, _ places: TextPlaces, for client: ClientAbilities, order: Int,
    in formatter: MessageFormatter
  ) -> JSONValue {
    let isSnippet = client.takesSnippets && place.role == .key && value != nil && !place.hasColon
    var text = name(place.role, syntax)
    if place.role == .key, !place.hasColon {
      let written = value.map { Self.written($0, syntax) } ?? ""
      text += ": " + (isSnippet ? "${1:\(Self.escapedForSnippet(written))}" : written)
    }
    if place.needsCommaAfter { text += "," }
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
      ("filterText", .string(name(place.role, syntax))),
      ("insertTextFormat", .integer(format.rawValue)),
      ("textEdit", WorkspaceEdit.json(TextEdit(place.typed, text), places)),
      (
        "additionalTextEdits",
        comma.isEmpty ? nil : .array(comma.map { WorkspaceEdit.json($0, places) })
      ),
    ])
  }

  /// A key or a word as it is written.
  private func name(_ role: CompletionPlace.Role, _ syntax: Tree.Syntax) -> String {
    let isLiteral = role == .value && ["true", "false"].contains(label)
    return syntax == .json && !isLiteral ? JSONValue.string(label).text(pretty: false) : label
  }

  /// On one line, with blanks between.
  static func written(_ value: JSONValue, _ syntax: Tree.Syntax) -> String {
    switch value {
    case .object(let members):
      let pairs = members.map { name, value in
        let key = syntax == .json ? JSONValue.string(name).text(pretty: false) : name
        return "\(key): \(written(value, syntax))"
      }
      return "{\(pairs.joined(separator: ", "))}"
    case .array(let items): return "[\(items.map { written($0, syntax) }.joined(separator: ", "))]"
    default: return value.text(pretty: false)
    }
  }

  /// [LSP 3.17, snippet syntax]
  private static func escapedForSnippet(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if character == "$" || character == "}" || character == "\\" { result.append("\\") }
      result.append(character)
    }
  }
}
