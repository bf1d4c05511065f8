import OSAMSyntax

/// The Language Server Protocol 3.17, as far as this server speaks it: names and numbers are those of the specification.
/// `tools/check-lsp.py` holds every message against the types that PyPI's lsprotocol has of its meta-model.
package enum LSP {
  package enum ErrorCode: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case serverNotInitialized = -32002
    case requestFailed = -32803
    case requestCancelled = -32800
  }

  package enum DiagnosticSeverity: Int, Sendable {
    case error = 1
    case warning = 2
    case information = 3
    case hint = 4
  }

  package enum DiagnosticTag: Int, Sendable {
    case unnecessary = 1
    case deprecated = 2
  }

  package enum MessageType: Int, Sendable {
    case error = 1
    case warning = 2
    case info = 3
    case log = 4
  }

  package enum SymbolKind: Int, Sendable {
    case file = 1
    case property = 7
    case string = 15
    case number = 16
    case boolean = 17
    case array = 18
    case object = 19
    case key = 20
    case null = 21
  }

  package enum CompletionItemKind: Int, Sendable {
    case property = 10
    case value = 12
    case snippet = 15
    case reference = 18
    case enumMember = 20
  }

  package enum InsertTextFormat: Int, Sendable {
    case plainText = 1
    case snippet = 2
  }

  package enum InsertTextMode: Int, Sendable {
    case asIs = 1
    case adjustIndentation = 2
  }

  package enum TextDocumentSyncKind: Int, Sendable { case incremental = 2 }

  package enum PositionEncoding: String, Sendable {
    case utf8 = "utf-8"
    case utf16 = "utf-16"
  }

  package enum CodeActionKind {
    package static let quickFix = "quickfix"
    package static let rewrite = "refactor.rewrite"
    package static let source = "source"
    package static let fixAll = "source.fixAll.osam-lint"

    /// True if a kind is what somebody asks for, or a part of it: `source` is all of `source.fixAll.osam-lint`.
    static func isAsked(_ kind: String, _ only: [String]?) -> Bool {
      // A client without a list of kinds takes all of them.
      guard let only, !only.isEmpty else { return true }
      return only.contains { $0.isEmpty || kind == $0 || kind.hasPrefix($0 + ".") }
    }
  }

  /// From 0; `character` counts what was agreed on.
  package struct Position: Hashable, Sendable, Comparable {
    package var line: Int
    package var character: Int

    /// Of an `uinteger`. [LSP 3.17, base types]
    private static let greatest = Int(Int32.max)

    package init(line: Int, character: Int) { (self.line, self.character) = (line, character) }

    package init?(_ place: JSONPlace?) {
      guard let line = place?["line"]?.number, let character = place?["character"]?.number else { return nil }
      let range = 0...Self.greatest
      guard range.contains(line), range.contains(character) else { return nil }
      self.init(line: line, character: character)
    }

    package var json: JSONValue { ["line": .integer(line), "character": .integer(character)] }

    package static func < (left: Position, right: Position) -> Bool {
      (left.line, left.character) < (right.line, right.character)
    }
  }

  /// The end is just past the last character.
  package struct Range: Hashable, Sendable {
    package var start: Position
    package var end: Position

    package init(_ start: Position, _ end: Position) { (self.start, self.end) = (start, end) }

    package init?(_ place: JSONPlace?) {
      guard let start = Position(place?["start"]), let end = Position(place?["end"]) else { return nil }
      self.init(start, end)
    }

    package var json: JSONValue { ["start": start.json, "end": end.json] }

    /// True if two share a character, or one lies at the edge of the other.
    func touches(_ other: Range) -> Bool { start <= other.end && other.start <= end }
  }
}
