/// The door to this storey: bytes become a tree.
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

  /// The first line of what was written as YAML and is read as JSON; nil of a text that is JSON, or neither.
  private var yamlText: SourceSpan? {
    guard !faults.isEmpty, let start = bytes.firstIndex(where: { !$0.isJSONBlank }), Self.mayBeginYAML(bytes[start])
    else { return nil }
    let yaml = YAMLReader.read(bytes)
    guard yaml.faults.isEmpty, !yaml.roots.isEmpty, yaml.roots.allSatisfy(yaml.isBlockOfPairs) else { return nil }
    return SourceSpan(start, bytes[start...].firstIndex(where: \.isLineEnd) ?? bytes.count)
  }

  /// True of an object whose values do not end with a comma, as those of a fragment of JSON would.
  private func isBlockOfPairs(_ root: Int) -> Bool {
    guard kind(root) == .object else { return false }
    var isBlock = true
    forEachOwnPair(of: root) { pair in
      let span = span(pair.value)
      if !nodes[pair.value].isContainer, span.end > span.start, bytes[span.end - 1] == UInt8(ascii: ",") {
        isBlock = false
      }
    }
    return isBlock
  }

  /// A key without quotes, a comment, or the line in front of a document.
  private static func mayBeginYAML(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "#") || byte == UInt8(ascii: "-")
  }
}
