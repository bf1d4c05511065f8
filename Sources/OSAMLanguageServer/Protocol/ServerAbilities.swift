import OSAMSyntax

/// Description of this server in its answer to `initialize`.
package enum ServerAbilities {
  /// Commands that `workspace/executeCommand` takes.
  package enum Command: String, Sendable, CaseIterable {
    /// Everything that users get of a document: its address, its number in its file.
    case outcomes = "osam-lint.outcomes"
    /// Writes the page about a file: its address.
    case preview = "osam-lint.preview"
    /// Runs the cases of a test file: its address, the number of one case.
    case test = "osam-lint.test"
    /// The page of a rule: its id.
    case explain = "osam-lint.explain"
    /// A document to start from: the id of its kind. Without one, the kinds that there are.
    case new = "osam-lint.new"
  }

  package static func json(for client: ClientAbilities, version: String) -> JSONValue {
    let actions = [LSP.CodeActionKind.quickFix, LSP.CodeActionKind.rewrite, LSP.CodeActionKind.fixAll]
    return [
      "serverInfo": ["name": "osam-lint", "version": .string(version)],
      "capabilities": .object(present: [
        ("positionEncoding", .string(client.encoding.rawValue)),
        (
          "textDocumentSync",
          [
            "openClose": true, "change": .integer(LSP.TextDocumentSyncKind.incremental.rawValue),
            "save": ["includeText": false],
          ]
        ),
        (
          "diagnosticProvider",
          client.pullsDiagnostics
            ? ["identifier": "osam-lint", "interFileDependencies": true, "workspaceDiagnostics": false] : nil
        ),
        ("codeActionProvider", client.takesActionLiterals ? ["codeActionKinds": .strings(actions)] : true),
        ("hoverProvider", true),
        ("inlayHintProvider", true),
        ("codeLensProvider", ["resolveProvider": true]),
        ("completionProvider", ["triggerCharacters": ["\"", ":", " "]]),
        ("documentSymbolProvider", true),
        ("foldingRangeProvider", true),
        ("documentLinkProvider", ["resolveProvider": false]),
        ("executeCommandProvider", ["commands": .strings(Command.allCases.map(\.rawValue))]),
        ("workspace", ["workspaceFolders": ["supported": true, "changeNotifications": true]]),
      ]),
    ]
  }
}
