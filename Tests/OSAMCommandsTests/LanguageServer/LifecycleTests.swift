import Foundation
import OSAMCommands
import TestSupport
import Testing

/// How a conversation begins and ends, and what becomes of messages that are none.
@Suite struct LifecycleTests {
  private static let alert = #"{"data": {"comparisonMode": "LAZY", "packageName": "cat.bcn.bus", "versionCode": 1}}"#

  @Test func aWholeConversation() throws {
    var editor = EditorSession()
    editor.begin()
    editor.open("alert.json", Self.alert)
    editor.leave()
    editor.run()
    #expect(editor.status == 0)
    #expect(editor.errors.isEmpty)
    let answer = try #require(editor.result(of: 1) as? [String: Any])
    #expect((answer["capabilities"] as? [String: Any])?["positionEncoding"] as? String == "utf-16")
    #expect(editor.diagnostics(of: "alert.json")?.isEmpty == false)
    #expect(editor.messages.contains { $0["id"] as? Int == 2 && $0["result"] is NSNull })
  }

  @Test func exitWithoutShutdown() {
    var editor = EditorSession()
    editor.begin()
    editor.notify("exit")
    editor.run()
    #expect(editor.status == 1)
  }

  @Test func beforeAndAfter() {
    var editor = EditorSession()
    let early = editor.ask("textDocument/hover", ["textDocument": ["uri": "file:///x.json"]])
    editor.open("alert.json", Self.alert)
    editor.begin()
    let again = editor.ask("initialize", ["capabilities": [String: Any]()])
    let unknown = editor.ask("textDocument/rename")
    let optional = editor.ask("$/whatever")
    editor.notify("$/whatever")
    editor.notify("textDocument/whatever")
    editor.ask("shutdown")
    let late = editor.ask("textDocument/hover", ["textDocument": ["uri": "file:///x.json"]])
    editor.notify("exit")
    editor.run()
    #expect(editor.error(of: early) == -32002)
    #expect(editor.error(of: again) == -32600)
    #expect(editor.error(of: unknown) == -32601)
    #expect(editor.error(of: optional) == -32601)
    #expect(editor.error(of: late) == -32600)
    #expect(editor.diagnostics(of: "alert.json") == nil)
    #expect(editor.status == 0)
  }

  /// The answer to a request that was taken back says so, and no work is done for it.
  @Test func takenBack() {
    var editor = EditorSession()
    editor.begin()
    editor.open("alert.json", Self.alert)
    let hover = EditorSession.frame([
      "jsonrpc": "2.0", "id": 77, "method": "textDocument/codeLens",
      "params": ["textDocument": ["uri": EditorSession.uri("alert.json")]],
    ])
    let cancel = EditorSession.frame(["jsonrpc": "2.0", "method": "$/cancelRequest", "params": ["id": 77]])
    editor.say(raw: hover + cancel)
    editor.leave()
    editor.run()
    #expect(editor.error(of: 77) == -32800)
  }

  /// Every byte by itself gives the same conversation.
  @Test func piecesOfAnySize() {
    func conversation(_ size: Int) -> [String] {
      var whole = EditorSession()
      whole.begin()
      whole.open("alert.json", Self.alert)
      whole.leave()
      whole.run()
      let bytes =
        EditorSession.frame([
          "jsonrpc": "2.0", "id": 1, "method": "initialize", "params": ["capabilities": [String: Any]()],
        ])
        + EditorSession.frame([
          "jsonrpc": "2.0", "method": "textDocument/didOpen",
          "params": [
            "textDocument": [
              "uri": EditorSession.uri("alert.json"), "languageId": "json", "version": 1, "text": Self.alert,
            ]
          ],
        ]) + EditorSession.frame(["jsonrpc": "2.0", "id": 2, "method": "shutdown"])
      var editor = EditorSession()
      for start in stride(from: 0, to: bytes.count, by: size) {
        editor.say(raw: Array(bytes[start..<min(start + size, bytes.count)]))
      }
      editor.pause()
      editor.notify("exit")
      editor.run()
      return editor.messages.map { "\($0["id"] ?? $0["method"] ?? "")" }
    }
    #expect(conversation(1) == conversation(7))
    #expect(conversation(1).contains("textDocument/publishDiagnostics"))
  }

  @Test(arguments: [
    "Content-Length: x\r\n\r\n{}", "Content-Length: -1\r\n\r\n{}", "Content-Length: 999999999999999999999\r\n\r\n{}",
    "Content-Length: +2\r\n\r\n{}", "Contents\r\n\r\n", "\r\n\r\n", "Content-Type: x\r\n\r\n{}",
    String(repeating: "x", count: 9000),
  ]) func brokenHeads(text: String) {
    var editor = EditorSession()
    editor.begin()
    editor.say(raw: Array(text.utf8))
    editor.run()
    #expect(editor.status == 1)
    #expect(
      editor.messages.contains { ($0["error"] as? [String: Any])?["code"] as? Int == -32700 && $0["id"] is NSNull })
    #expect(editor.errors.hasPrefix("osam-lint: the "))
  }

  @Test(arguments: [
    ("{", -32700), ("[]", -32600), ("7", -32600), (#"{"jsonrpc": "2.0"}"#, -32600),
    (#"{"id": [], "method": "shutdown"}"#, -32600),
    (#"{"id": 1.5, "method": "shutdown"}"#, -32600), ("\u{FEFF}{}", -32700), (#"{"method": 3}"#, -32600), ("", -32700),
  ]) func messagesThatAreNone(body: String, code: Int) {
    var editor = EditorSession()
    editor.begin()
    editor.say(raw: Array("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8))
    editor.leave()
    editor.run()
    #expect(editor.messages.contains { ($0["error"] as? [String: Any])?["code"] as? Int == code }, "\(editor.messages)")
    // Messages after the faulty one are heard.
    #expect(editor.status == 0)
  }

  @Test func otherHeads() {
    var editor = EditorSession()
    let body = #"{"jsonrpc": "2.0", "id": 9, "method": "initialize", "params": {"capabilities": {}}}"#
    editor.say(
      raw: Array(
        "content-type: application/vscode-jsonrpc; charset=utf8\r\nCONTENT-LENGTH:\(body.utf8.count)\r\n\r\n\(body)"
          .utf8))
    editor.leave()
    editor.run()
    #expect(editor.result(of: 9) != nil)
    #expect(editor.status == 0)
  }

  @Test func brokenOff() {
    var editor = EditorSession()
    editor.begin()
    editor.say(raw: Array("Content-Length: 100\r\n\r\n{".utf8))
    editor.run()
    #expect(editor.status == 1)
    #expect(editor.errors == "osam-lint: the editor's last message broke off\n")
  }

  /// It ends when the process that started it is there no more.
  @Test func withoutParent() {
    let system = MemorySystem()
    system.setProcesses([])
    var editor = EditorSession(system)
    editor.ask("initialize", ["processId": 4711, "capabilities": [String: Any]()])
    for _ in 0..<3 { editor.pause() }
    let late = editor.ask("shutdown")
    editor.run()
    #expect(editor.status == 1)
    #expect(editor.result(of: late) == nil)
  }

  @Test func withParent() {
    let system = MemorySystem()
    system.setProcesses([4711])
    var editor = EditorSession(system)
    editor.ask("initialize", ["processId": 4711, "capabilities": [String: Any]()])
    for _ in 0..<3 { editor.pause() }
    editor.leave()
    editor.run()
    #expect(editor.status == 0)
  }

  @Test func aLostEditor() {
    let system = MemorySystem()
    system.close(.output)
    var editor = EditorSession(system)
    editor.begin()
    editor.leave()
    editor.run()
    #expect(editor.status == 1)
  }
}
