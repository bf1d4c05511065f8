import OSAMSyntax

/// A text that somebody has open in an editor.
package struct OpenText: Sendable {
  package let uri: String
  /// Language that the editor takes the text for: `json`, `yaml`.
  package let language: String
  package private(set) var version: Int
  package private(set) var bytes: [UInt8]

  package init(uri: String, language: String, version: Int, text: String) {
    self.init(uri: uri, language: language, version: version, bytes: Array(text.utf8))
  }

  package init(uri: String, language: String, version: Int, bytes: [UInt8]) {
    self.uri = uri
    self.language = language
    self.version = version
    self.bytes = bytes
  }

  /// The text of a `textDocument/didOpen`; nil where it says too little.
  package init?(_ params: JSONPlace?) {
    guard let item = params?["textDocument"], let uri = item["uri"]?.text, let text = item["text"]?.text else {
      return nil
    }
    self.init(
      uri: uri, language: item["languageId"]?.text ?? "", version: item["version"]?.number ?? 0, text: text)
  }

  /// Takes the changes of a `textDocument/didChange`, one after the other; each is about what the one before has left.
  /// False where one of them cannot be made: then nobody knows what the text is.
  package mutating func change(_ params: JSONPlace?, _ encoding: LSP.PositionEncoding) -> Bool {
    for change in params?["contentChanges"]?.items ?? [] {
      guard let text = change["text"]?.text else { return false }
      if change["range"] == nil {
        bytes = Array(text.utf8)
        continue
      }
      guard let range = LSP.Range(change["range"]), let span = TextPlaces(bytes, encoding).span(of: range) else {
        return false
      }
      bytes.replaceSubrange(span.range, with: text.utf8)
    }
    version = params?["textDocument", "version"]?.number ?? version + 1
    return true
  }

  /// True if there is nothing in it yet but a word that somebody types.
  package func isBegun(in syntax: Tree.Syntax) -> Bool {
    guard bytes.allSatisfy({ $0 >= 0x20 || $0.isJSONBlank }) else { return false }
    let tree = Tree.read(bytes, as: syntax)
    return tree.roots.count < 2 && !tree.nodeIDs.contains { tree.nodes[$0].isContainer }
  }
}
