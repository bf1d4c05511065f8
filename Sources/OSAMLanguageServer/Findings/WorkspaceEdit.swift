import OSAMSyntax

/// Changes of files that an editor is asked to make.
package struct WorkspaceEdit {
  private struct Part {
    var uri: String
    var version: Int?
    var isNew: Bool
    var edits: [TextEdit]
    var places: TextPlaces

    func json(for client: ClientAbilities) -> JSONValue {
      let edits = client.knowsEncodings ? edits : places.inWholeLines(edits)
      return .array(edits.map { WorkspaceEdit.json($0, places) })
    }
  }

  private var parts: [Part] = []

  package init() {}

  /// Of a text that is open, or that is only on the disk, where it has no version.
  package mutating func change(_ uri: String, version: Int?, _ edits: [TextEdit], _ places: TextPlaces) {
    parts.append(Part(uri: uri, version: version, isNew: false, edits: edits, places: places))
  }

  /// A file that is not there yet.
  package mutating func create(_ uri: String, _ text: String) {
    let edit = TextEdit(SourceSpan(0, 0), text)
    parts.append(Part(uri: uri, version: nil, isNew: true, edits: [edit], places: TextPlaces([], .utf16)))
  }

  static func json(_ edit: TextEdit, _ places: TextPlaces) -> JSONValue {
    ["range": places.range(of: edit.span).json, "newText": .string(edit.text)]
  }

  /// Nil where it makes files and the client can make none.
  package func json(for client: ClientAbilities) -> JSONValue? {
    guard client.takesDocumentChanges else {
      if parts.contains(where: \.isNew) { return nil }
      return ["changes": .object(parts.map { ($0.uri, $0.json(for: client)) })]
    }
    if !client.createsFiles, parts.contains(where: \.isNew) { return nil }
    return ["documentChanges": .array(parts.flatMap { Self.changes($0, client) })]
  }

  private static func changes(_ part: Part, _ client: ClientAbilities) -> [JSONValue] {
    let create: JSONValue = ["kind": "create", "uri": .string(part.uri), "options": ["ignoreIfExists": true]]
    let edit: JSONValue = [
      "textDocument": ["uri": .string(part.uri), "version": part.version.map { .integer($0) } ?? .null],
      "edits": part.json(for: client),
    ]
    return part.isNew ? [create, edit] : [edit]
  }
}
