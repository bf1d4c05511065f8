import OSAMSyntax

/// Changes of files that an editor is asked to make.
package struct WorkspaceEdit {
  private struct Part {
    var uri: String
    var version: Int?
    var isNew: Bool
    var edits: [JSONValue]
  }

  private var parts: [Part] = []

  package init() {}

  /// Of a text that is open, or that is only on the disk, where it has no version.
  package mutating func change(_ uri: String, version: Int?, _ edits: [TextEdit], _ places: TextPlaces) {
    parts.append(Part(uri: uri, version: version, isNew: false, edits: edits.map { Self.json($0, places) }))
  }

  /// A file that is not there yet.
  package mutating func create(_ uri: String, _ text: String) {
    let edit = Self.json(TextEdit(SourceSpan(0, 0), text), TextPlaces([], .utf16))
    parts.append(Part(uri: uri, version: nil, isNew: true, edits: [edit]))
  }

  static func json(_ edit: TextEdit, _ places: TextPlaces) -> JSONValue {
    ["range": places.range(of: edit.span).json, "newText": .string(edit.text)]
  }

  /// Nil where it makes files and the client can make none.
  package func json(for client: ClientAbilities) -> JSONValue? {
    guard client.takesDocumentChanges else {
      if parts.contains(where: \.isNew) { return nil }
      return ["changes": .object(parts.map { ($0.uri, .array($0.edits)) })]
    }
    if !client.createsFiles, parts.contains(where: \.isNew) { return nil }
    return ["documentChanges": .array(parts.flatMap(Self.changes))]
  }

  private static func changes(_ part: Part) -> [JSONValue] {
    let create: JSONValue = ["kind": "create", "uri": .string(part.uri), "options": ["ignoreIfExists": true]]
    let edit: JSONValue = [
      "textDocument": ["uri": .string(part.uri), "version": part.version.map { .integer($0) } ?? .null],
      "edits": .array(part.edits),
    ]
    return part.isNew ? [create, edit] : [edit]
  }
}
