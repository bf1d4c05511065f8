import OSAMCommands
import OSAMFormats
import OSAMLanguageServer
import OSAMSyntax

/// The language server, told bytes in three ways.
enum LSPProbe {
  private static let asked: [LSP.Method] = [
    .hover, .codeAction, .inlayHint, .codeLens, .completion, .documentSymbol, .foldingRange, .documentLink, .diagnostic,
  ]

  static func problem(_ bytes: [UInt8]) -> String? {
    var random = Seeded(bytes)
    return problem(raw: bytes) ?? problem(body: bytes) ?? problem(text: bytes, &random)
  }

  private static let start = frame(#"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"capabilities":{}}}"#)

  private static func frame(_ body: String) -> [UInt8] {
    Array("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8)
  }

  /// As they are: after a good beginning and without one.
  private static func problem(raw bytes: [UInt8]) -> String? {
    run([bytes]).problem ?? run([start, bytes]).problem
  }

  /// As the body of one message; what comes after it is heard.
  private static func problem(body bytes: [UInt8]) -> String? {
    let head = Array("Content-Length: \(bytes.count)\r\n\r\n".utf8)
    let answered = run([start, head + bytes, frame(#"{"jsonrpc":"2.0","id":"last","method":"x"}"#)])
    if let problem = answered.problem { return problem }
    // A message may end the conversation.
    let isEnd = String(decoding: bytes, as: UTF8.self).has("exit") || String(decoding: bytes, as: UTF8.self).has("\\u")
    return isEnd || answered.count(of: .text("last")) == 1 ? nil : "what follows the message is not answered"
  }

  /// As a text that is opened, asked about, changed, and asked about again.
  private static func problem(text bytes: [UInt8], _ random: inout Seeded) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    let name = random.choose(["a.json", "a.json", "a.yaml", ".osam-lint.yml", "a.test.yaml"])
    let uri = JSONValue.string("file:///work/\(name)")
    var number = 0
    var pieces = [start]
    func notify(_ method: LSP.Method, _ params: JSONValue) {
      pieces.append(frame(JSONText.notification(method.rawValue, params).text))
    }
    notify(
      .didOpen,
      ["textDocument": ["uri": uri, "languageId": "json", "version": 1, "text": .string(text)]])
    func position() -> JSONValue {
      ["line": .integer(Int(random.next() % 12)), "character": .integer(Int(random.next() % 40))]
    }
    func ask() {
      for method in asked {
        number += 1
        let params: JSONValue = [
          "textDocument": ["uri": uri], "position": position(), "range": ["start": position(), "end": position()],
        ]
        pieces.append(frame(JSONText.request(.number(number), method.rawValue, params).text))
      }
    }
    ask()
    let inserted: JSONValue = .string(random.choose(["", "\"", "{", "\n", "😀", ","]))
    notify(
      .didChange,
      [
        "textDocument": ["uri": uri, "version": 2],
        "contentChanges": [["range": ["start": position(), "end": position()], "text": inserted]],
      ])
    ask()
    let answered = run(pieces)
    if let problem = answered.problem { return problem }
    for id in 1...number where answered.count(of: .number(id)) != 1 {
      return "request \(id), \(asked[(id - 1) % asked.count]), has \(answered.count(of: .number(id))) answers"
    }
    return nil
  }

  // MARK: Running

  private struct Answered {
    var problem: String?
    var ids: [RequestID: Int] = [:]

    func count(of id: RequestID) -> Int { ids[id] ?? 0 }
  }

  private static func run(_ pieces: [[UInt8]]) -> Answered {
    let system = MemorySystem()
    system.setPieces(pieces.map { .bytes($0) })
    let status = Program.run(["lsp"], on: system)
    var answered = Answered()
    guard [0, 1].contains(status) else {
      answered.problem = "status \(status)"
      return answered
    }
    var frames = Frames()
    frames.add(Array(system.takeOutput().output.utf8))
    while true {
      switch frames.next() {
      case .broken(let words):
        answered.problem = "the server wrote what is no message: \(words)"
        return answered
      case .unfinished:
        if frames.isInside { answered.problem = "the server ended in the middle of a message" }
        return answered
      case .message(let bytes):
        switch Incoming(bytes) {
        case .answer(let id, _, _): answered.ids[id, default: 0] += 1
        case .fault(_, let words, _):
          // An error that is about nobody's request has no id, and is told by that.
          guard JSONPlace(bytes)?["error"] != nil else {
            answered.problem = "the server wrote what is none of the protocol: \(words)"
            return answered
          }
        case .request, .notification: break
        }
      }
    }
  }
}
