import Foundation
import OSAMCommands
import OSAMLint

/// An editor that speaks to the language server on a made-up machine: everything it says is known before.
package struct EditorSession {
  private var pieces: [InputPiece] = []
  /// Events for the turns of pieces.
  private var events: [Int: @Sendable (MemorySystem) -> Void] = [:]
  private var id = 0
  package let system: MemorySystem
  /// Languages that the program can speak.
  package var catalogues = Catalogues.compiled
  /// Kinds of document that the program knows.
  package var kinds = Kinds.released
  /// The process's exit status, once it has run.
  package private(set) var status: Int32 = -1
  /// The server's words, message by message.
  package private(set) var messages: [[String: Any]] = []
  package private(set) var errors = ""

  package static let folder = "file:///work"

  package init(_ system: MemorySystem = MemorySystem()) { self.system = system }

  /// Abilities that most editors of 2026 say they have.
  package static var able: [String: Any] {
    [
      "workspace": [
        "workspaceEdit": ["documentChanges": true, "resourceOperations": ["create"]],
        "didChangeWatchedFiles": ["dynamicRegistration": true],
      ],
      "textDocument": [
        "publishDiagnostics": [
          "relatedInformation": true, "tagSupport": ["valueSet": [1, 2]], "codeDescriptionSupport": true,
        ],
        "codeAction": [
          "codeActionLiteralSupport": ["codeActionKind": ["valueSet": [String]()]], "isPreferredSupport": true,
        ],
        "hover": ["contentFormat": ["markdown", "plaintext"]],
        "documentSymbol": ["hierarchicalDocumentSymbolSupport": true],
        "completion": ["completionItem": ["snippetSupport": true, "documentationFormat": ["markdown"]]],
      ],
      "window": ["workDoneProgress": true, "showDocument": ["support": true]],
    ]
  }

  // MARK: Speaking

  package mutating func say(raw bytes: [UInt8]) { pieces.append(.bytes(bytes)) }
  package mutating func pause() { pieces.append(.nothing) }

  /// Something happens on the machine while nobody speaks.
  package mutating func doing(_ event: @escaping @Sendable (MemorySystem) -> Void) {
    events[pieces.count] = event
    pause()
  }

  package static func frame(_ message: [String: Any]) -> [UInt8] {
    let body = try! JSONSerialization.data(withJSONObject: message, options: [.sortedKeys])
    return Array("Content-Length: \(body.count)\r\n\r\n".utf8) + Array(body)
  }

  package mutating func notify(_ method: String, _ params: [String: Any] = [:]) {
    say(raw: Self.frame(["jsonrpc": "2.0", "method": method, "params": params]))
  }

  /// The number of the request.
  @discardableResult package mutating func ask(_ method: String, _ params: Any? = nil) -> Int {
    id += 1
    var message: [String: Any] = ["jsonrpc": "2.0", "id": id, "method": method]
    message["params"] = params
    say(raw: Self.frame(message))
    return id
  }

  package mutating func begin(_ capabilities: [String: Any] = able, folders: Bool = true, locale: String? = nil) {
    var params: [String: Any] = ["processId": NSNull(), "capabilities": capabilities]
    params["rootUri"] = folders ? Self.folder : NSNull()
    params["locale"] = locale
    ask("initialize", params)
    notify("initialized")
  }

  package static func uri(_ name: String) -> String { "\(folder)/\(name)" }

  package mutating func open(_ name: String, _ text: String, language: String = "json") {
    notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": Self.uri(name), "languageId": language, "version": 1, "text": text]])
  }

  /// Asks about an open text.
  @discardableResult package mutating func ask(
    _ method: String, of name: String, _ others: [String: Any] = [:]
  ) -> Int { ask(method, others.merging(["textDocument": ["uri": Self.uri(name)]]) { $1 }) }

  package mutating func leave() {
    ask("shutdown")
    notify("exit")
  }

  /// Runs the server with all that was said.
  package mutating func run(_ arguments: String...) {
    system.setPieces(pieces, events)
    status = Program.run(["lsp"] + arguments, on: system, knowing: kinds, speaking: catalogues)
    let written = system.takeOutput()
    errors = written.errors
    messages = Self.messages(Array(written.output.utf8))
  }

  private static func messages(_ bytes: [UInt8]) -> [[String: Any]] {
    var messages: [[String: Any]] = []
    var rest = bytes[...]
    while let end = rest.firstRange(of: Array("\r\n\r\n".utf8)) {
      let head = String(decoding: rest[rest.startIndex..<end.lowerBound], as: UTF8.self)
      let length = Int(head.split(separator: " ")[1])!
      let body = rest[end.upperBound..<end.upperBound + length]
      messages.append(try! JSONSerialization.jsonObject(with: Data(body)) as! [String: Any])
      rest = rest[(end.upperBound + length)...]
    }
    precondition(rest.isEmpty, "the server ended in the middle of a message")
    return messages
  }

  // MARK: Listening

  package func result(of id: Int) -> Any? {
    messages.first { $0["id"] as? Int == id && $0["method"] == nil }?["result"]
  }

  package func error(of id: Int) -> Int? {
    let error = messages.first { $0["id"] as? Int == id && $0["method"] == nil }?["error"] as? [String: Any]
    return error?["code"] as? Int
  }

  package func notifications(_ method: String) -> [[String: Any]] {
    messages.filter { $0["method"] as? String == method }.compactMap { $0["params"] as? [String: Any] }
  }

  /// The diagnostics published last of a text; nil where none ever were.
  package func diagnostics(of name: String) -> [[String: Any]]? {
    notifications("textDocument/publishDiagnostics").last { $0["uri"] as? String == Self.uri(name) }?["diagnostics"]
      as? [[String: Any]]
  }
}
