import OSAMSyntax

/// One message of a client.
package enum Incoming: Sendable {
  case request(RequestID, method: String, params: JSONPlace?)
  case notification(method: String, params: JSONPlace?)
  /// The answer to a request of ours.
  case answer(RequestID, result: JSONPlace?, isError: Bool)
  /// The fault of a message, and the request it belongs to where that can be said.
  case fault(LSP.ErrorCode, String, RequestID?)

  package init(_ bytes: [UInt8]) {
    guard let message = JSONPlace(bytes) else {
      self = .fault(.parseError, "the message is no JSON in UTF-8", nil)
      return
    }
    let id = message["id"].flatMap(RequestID.init)
    if let method = message["method"]?.text {
      if let id {
        self = .request(id, method: method, params: message["params"])
      } else if message["id"] != nil {
        self = .fault(.invalidRequest, "the id of a request is a text or a whole number", nil)
      } else {
        self = .notification(method: method, params: message["params"])
      }
    } else if let id, message["result"] != nil || message["error"] != nil || message.isObject && message.hasResult {
      self = .answer(id, result: message["result"], isError: message["error"] != nil)
    } else {
      self = .fault(.invalidRequest, "the message has no method", id)
    }
  }
}

extension JSONPlace {
  /// A result that is null is one.
  fileprivate var hasResult: Bool {
    var has = false
    tree.forEachPair(of: node) { if tree.reads($0.key, "result") { has = true } }
    return has
  }
}

/// By what an answer finds its request.
package enum RequestID: Hashable, Sendable {
  case text(String)
  case number(Int)

  package init?(_ place: JSONPlace) {
    if let text = place.text {
      self = .text(text)
    } else if let number = place.number {
      self = .number(number)
    } else {
      return nil
    }
  }

  package var json: JSONValue {
    switch self {
    case .text(let text): .string(text)
    case .number(let number): .integer(number)
    }
  }
}
