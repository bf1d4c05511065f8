/// Abilities of a client, as it named them in `initialize`. It has no others.
package struct ClientAbilities: Sendable {
  package var encoding = LSP.PositionEncoding.utf16
  /// It knows that columns can be counted in more than one way.
  package var knowsEncodings = false
  /// It asks for diagnostics itself; then none are pushed.
  package var pullsDiagnostics = false
  package var refreshesDiagnostics = false
  package var refreshesLenses = false
  package var refreshesHints = false
  package var takesRelatedPlaces = false
  package var takesDiagnosticTags = false
  package var takesCodeDescriptions = false
  package var takesActionLiterals = false
  package var takesPreferredActions = false
  package var takesDocumentChanges = false
  package var createsFiles = false
  package var takesHoverMarkdown = false
  package var takesCompletionMarkdown = false
  package var takesSnippets = false
  /// Lines of a completion come in as they are, without blanks of the client's own.
  package var takesTextAsItIs = false
  package var takesTreeOfSymbols = false
  package var showsProgress = false
  package var showsDocuments = false
  package var watchesFiles = false

  package init() {}

  package init(_ params: JSONPlace?) {
    guard let all = params?["capabilities"] else { return }
    func says(_ place: JSONPlace?) -> Bool { place?.flag == true }
    knowsEncodings = all["general", "positionEncodings"] != nil
    if all["general", "positionEncodings"]?.texts.contains(LSP.PositionEncoding.utf8.rawValue) == true {
      encoding = .utf8
    }
    let (document, workspace) = (all["textDocument"], all["workspace"])
    pullsDiagnostics = document?["diagnostic"] != nil
    refreshesDiagnostics = says(workspace?["diagnostics", "refreshSupport"])
    refreshesLenses = says(workspace?["codeLens", "refreshSupport"])
    refreshesHints = says(workspace?["inlayHint", "refreshSupport"])
    // Said of pushed diagnostics and not again of pulled ones.
    let published = document?["publishDiagnostics"]
    takesRelatedPlaces = says(published?["relatedInformation"])
    takesDiagnosticTags = published?["tagSupport"] != nil
    takesCodeDescriptions = says(published?["codeDescriptionSupport"])
    takesActionLiterals = document?["codeAction", "codeActionLiteralSupport"] != nil
    takesPreferredActions = says(document?["codeAction", "isPreferredSupport"])
    takesDocumentChanges = says(workspace?["workspaceEdit", "documentChanges"])
    createsFiles = workspace?["workspaceEdit", "resourceOperations"]?.texts.contains("create") == true
    takesHoverMarkdown = document?["hover", "contentFormat"]?.texts.contains("markdown") == true
    let item = document?["completion", "completionItem"]
    takesCompletionMarkdown = item?["documentationFormat"]?.texts.contains("markdown") == true
    takesSnippets = says(item?["snippetSupport"])
    takesTextAsItIs =
      item?["insertTextModeSupport", "valueSet"]?.items.contains { $0.number == LSP.InsertTextMode.asIs.rawValue }
      ?? false
    takesTreeOfSymbols = says(document?["documentSymbol", "hierarchicalDocumentSymbolSupport"])
    showsProgress = says(all["window", "workDoneProgress"])
    showsDocuments = says(all["window", "showDocument", "support"])
    watchesFiles = says(workspace?["didChangeWatchedFiles", "dynamicRegistration"])
  }
}
