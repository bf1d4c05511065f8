/// The door to this layer: bytes become a tree.
extension Tree {
  /// Reads a whole file. Never fails: what is wrong is in `faults`.
  package static func read(_ bytes: [UInt8], as syntax: Syntax) -> Tree {
    if syntax == .json, let tree = StrictJSONReader.read(bytes) { return tree }
    return readOn(bytes, as: syntax)
  }

  /// `read(_:as:)` by only those readers that go on after faults.
  package static func readOn(_ bytes: [UInt8], as syntax: Syntax) -> Tree {
    switch UTF8Check.verdict(bytes) {
    case .wideEncoding:
      let span = SourceSpan(0, min(bytes.count, 2))
      return Tree(syntax: syntax, bytes: bytes, nodes: [], roots: [], faults: [.init(.wideEncoding, span)])
    case .invalid(let offset) where syntax == .yaml:
      // libyaml would stop here as well; reading what comes before still tells what the file is.
      let before = Array(bytes[..<offset])
      let tree = YAMLReader.read(before)
      let fault = SyntaxFault(.notUTF8, SourceSpan(offset, offset + 1))
      return tree.replacing(bytes: bytes, faults: tree.faults.filter { $0.kind == .byteOrderMark } + [fault])
    case .invalid(let offset):
      let tree = JSONReader.read(bytes)
      let fault = SyntaxFault(.notUTF8, SourceSpan(offset, offset + 1))
      return tree.replacing(bytes: bytes, faults: tree.faults + [fault])
    case .valid:
      if syntax == .yaml { return YAMLReader.read(bytes) }
      let tree = JSONReader.read(bytes)
      // Its faults have one cause.
      return tree.yamlText.map { tree.replacing(bytes: bytes, faults: [SyntaxFault(.yamlText, $0)]) } ?? tree
    }
  }
}
