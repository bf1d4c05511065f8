extension LSP {
  /// Requests and notifications of a client.
  package enum Method: String, Sendable, CaseIterable {
    case initialize
    case initialized
    case shutdown
    case exit
    case cancel = "$/cancelRequest"
    case didOpen = "textDocument/didOpen"
    case didChange = "textDocument/didChange"
    case didSave = "textDocument/didSave"
    case didClose = "textDocument/didClose"
    case diagnostic = "textDocument/diagnostic"
    case codeAction = "textDocument/codeAction"
    case hover = "textDocument/hover"
    case inlayHint = "textDocument/inlayHint"
    case codeLens = "textDocument/codeLens"
    case resolveLens = "codeLens/resolve"
    case completion = "textDocument/completion"
    case documentSymbol = "textDocument/documentSymbol"
    case foldingRange = "textDocument/foldingRange"
    case documentLink = "textDocument/documentLink"
    case executeCommand = "workspace/executeCommand"
    case didChangeWatchedFiles = "workspace/didChangeWatchedFiles"
    case didChangeWorkspaceFolders = "workspace/didChangeWorkspaceFolders"
  }

  /// Requests and notifications of the server.
  package enum Call: String, Sendable {
    case publishDiagnostics = "textDocument/publishDiagnostics"
    case showMessage = "window/showMessage"
    case logMessage = "window/logMessage"
    case showDocument = "window/showDocument"
    case createProgress = "window/workDoneProgress/create"
    case progress = "$/progress"
    case registerCapability = "client/registerCapability"
    case applyEdit = "workspace/applyEdit"
    case refreshDiagnostics = "workspace/diagnostic/refresh"
    case refreshLenses = "workspace/codeLens/refresh"
    case refreshHints = "workspace/inlayHint/refresh"
  }
}
