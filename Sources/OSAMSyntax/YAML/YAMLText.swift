/// YAML in a file that is read as JSON: its many faults have one cause.
extension Tree {
  /// The first line of what was written as YAML and is read as JSON; nil of a text that is JSON, or neither.
  var yamlText: SourceSpan? {
    guard !faults.isEmpty, let start = bytes.firstIndex(where: { !$0.isJSONBlank }), Self.mayBeginYAML(bytes[start])
    else { return nil }
    let yaml = YAMLReader.read(bytes)
    guard yaml.faults.isEmpty, !yaml.roots.isEmpty, yaml.roots.allSatisfy(yaml.isBlockOfPairs) else { return nil }
    return SourceSpan(start, bytes[start...].firstIndex(where: { $0.isLineEnd }) ?? bytes.count)
  }

  /// True of an object whose values do not end with a comma, as those of a fragment of JSON would.
  private func isBlockOfPairs(_ root: NodeID) -> Bool {
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
