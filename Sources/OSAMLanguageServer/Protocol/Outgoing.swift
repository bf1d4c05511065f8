import OSAMSyntax

/// A message as it goes to the client.
package struct JSONText: Sendable, Equatable {
  package let text: String

  private init(_ members: [(String, JSONValue)]) {
    text = JSONValue.object([("jsonrpc", "2.0")] + members).text(pretty: false)
  }

  /// The answer to a request. A result is always there, if only null.
  package static func result(_ value: JSONValue, of id: RequestID) -> JSONText {
    JSONText([("id", id.json), ("result", value)])
  }

  /// Without an id where nobody can say which request it is about.
  package static func error(_ code: LSP.ErrorCode, _ words: String, of id: RequestID?) -> JSONText {
    let error: JSONValue = ["code": .integer(code.rawValue), "message": .string(words)]
    return JSONText([("id", id?.json ?? .null), ("error", error)])
  }

  package static func notification(_ method: String, _ params: JSONValue) -> JSONText {
    JSONText([("method", .string(method)), ("params", params)])
  }

  /// Some have no parameters.
  package static func request(_ id: RequestID, _ method: String, _ params: JSONValue?) -> JSONText {
    JSONText([("id", id.json), ("method", .string(method))] + (params.map { [("params", $0)] } ?? []))
  }
}
