import OSAMFormats
import OSAMLint
import OSAMSyntax

/// Actions on findings, as an editor offers them.
package struct CodeActions {
  private let abilities: ClientAbilities
  private let diagnostics: Diagnostics
  private let uri: String
  private let range: LSP.Range
  private let only: [String]?
  private var actions: [JSONValue] = []

  /// Nil where a request does not say what it is about.
  package init?(_ params: JSONPlace?, in uri: String, _ diagnostics: Diagnostics) {
    guard let range = LSP.Range(params?["range"]) else { return nil }
    self.range = range
    self.uri = uri
    self.diagnostics = diagnostics
    abilities = diagnostics.abilities
    only = params?["context", "only"]?.texts
  }

  /// A client that takes no literals gets commands only, and every edit here is a literal.
  package var json: JSONValue { .array(abilities.takesActionLiterals ? actions : []) }

  private var formatter: MessageFormatter { diagnostics.formatter }

  package func concerns(_ finding: Finding) -> Bool { concerns(finding.span) }

  package func concerns(_ span: SourceSpan) -> Bool { diagnostics.places.range(of: span).touches(range) }

  package func isAsked(_ kind: String) -> Bool { LSP.CodeActionKind.isAsked(kind, only) }

  /// Something that mends a finding, or makes it count for nothing.
  package mutating func add(
    _ title: LocalizedMessage, _ kind: String = LSP.CodeActionKind.quickFix, for finding: Finding?,
    _ edit: WorkspaceEdit,
    isPreferred: Bool = false
  ) {
    guard let edit = edit.json(for: abilities) else { return }
    let isMarked = isPreferred && abilities.takesPreferredActions
    actions.append(
      .object(present: [
        ("title", .string(formatter.text(title))), ("kind", .string(kind)),
        ("diagnostics", finding.map { .array([diagnostics.json($0, uri)]) }),
        ("isPreferred", isMarked ? true : nil), ("edit", edit),
      ]))
  }

  /// Something that is shown.
  package mutating func add(_ title: LocalizedMessage, for finding: Finding, _ command: Command) {
    actions.append(
      [
        "title": .string(formatter.text(title)), "kind": .string(LSP.CodeActionKind.quickFix),
        "diagnostics": .array([diagnostics.json(finding, uri)]), "command": command.json(in: formatter),
      ])
  }

  /// Something that the server is asked to do.
  package struct Command {
    var title: LocalizedMessage
    var name: ServerAbilities.Command
    var arguments: [JSONValue]

    package init(_ title: LocalizedMessage, _ name: ServerAbilities.Command, _ arguments: [JSONValue]) {
      (self.title, self.name, self.arguments) = (title, name, arguments)
    }

    package func json(in formatter: MessageFormatter) -> JSONValue {
      ["title": .string(formatter.text(title)), "command": .string(name.rawValue), "arguments": .array(arguments)]
    }
  }

  /// The one edit that makes one text of another: what both begin and end with stays.
  package static func replacement(of old: [UInt8], by new: [UInt8]) -> TextEdit {
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var end = 0
    while end < min(old.count, new.count) - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    // Neither end may part a character, or the two bytes of a line end.
    func isInside(_ bytes: [UInt8], _ offset: Int) -> Bool {
      offset < bytes.count
        && (bytes[offset] & 0xC0 == 0x80 || bytes[offset] == 0x0A && offset > 0 && bytes[offset - 1] == 0x0D)
    }
    while start > 0, isInside(old, start) || isInside(new, start) { start -= 1 }
    while end > 0, isInside(old, old.count - end) || isInside(new, new.count - end) { end -= 1 }
    return TextEdit(
      SourceSpan(start, old.count - end), String(decoding: new[start..<new.count - end], as: UTF8.self))
  }
}
