import OSAMSyntax

/// A whole document in a file that is no document itself: written as a text somewhere in it, or behind the words of a
/// script.
struct Enclosed {
  enum Place {
    /// The node of the text.
    case text(NodeID)
    /// The text before the document.
    case script(SourceSpan)
  }

  let place: Place
  let kind: DocumentKind

  /// Texts that are looked at.
  private static let room = 64
  /// As long as words of a script before a document may be.
  private static let longestScript = 400

  /// The first document that is written as a text.
  static func text(in tree: Tree, _ root: NodeID, _ kinds: KnownKinds) -> Enclosed? {
    var left = room
    // In JSON that is right, a text with quotes in it has escapes.
    let isRight = tree.syntax == .json && tree.faults.isEmpty
    for node in tree.nodes(in: root) where tree.kind(node) == .string {
      if isRight, !tree.nodes[node].flags.contains(.escaped) { continue }
      guard Search.mayBeDocument(node, in: tree) else { continue }
      let text = tree.textBytes(node)
      guard text.first(where: { $0 > 0x20 }) == UInt8(ascii: "{") else { continue }
      if let kind = kind(of: Array(text), .authored, kinds) { return Enclosed(place: .text(node), kind: kind) }
      left -= 1
      if left == 0 { return nil }
    }
    return nil
  }

  /// A document behind `export default`, `module.exports =` or the name of a function.
  static func script(in tree: Tree, _ kinds: KnownKinds) -> Enclosed? {
    let bytes = tree.bytes
    guard tree.syntax == .json, !tree.faults.isEmpty,
      let start = bytes.prefix(longestScript).firstIndex(of: UInt8(ascii: "{")),
      let end = bytes.lastIndex(of: UInt8(ascii: "}")), start < end
    else { return nil }
    let before = bytes[..<start].trimmingSuffix { $0 <= 0x20 }
    guard let last = before.last,
      last == UInt8(ascii: "=") || last == UInt8(ascii: "(") || before.hasSuffix("export default")
    else { return nil }
    let first = before.firstIndex { $0 > 0x20 } ?? 0
    return kind(of: Array(bytes[start...end]), .served, kinds).map {
      Enclosed(place: .script(SourceSpan(first, before.endIndex)), kind: $0)
    }
  }

  private static func kind(of text: [UInt8], _ role: Role, _ kinds: KnownKinds) -> DocumentKind? {
    let inner = Recognition(Tree.read(text, as: .json), .init(kinds, role: role, looksInside: false))
    return inner.found.first { $0.degree == .certain }?.kind
  }
}

extension ArraySlice<UInt8> {
  fileprivate func trimmingSuffix(_ isBlank: (UInt8) -> Bool) -> Self {
    var rest = self
    while let last = rest.last, isBlank(last) { rest.removeLast() }
    return rest
  }

  fileprivate func hasSuffix(_ words: StaticString) -> Bool {
    words.withUTF8Buffer { suffix(Swift.min(count, $0.count)).elementsEqual($0) }
  }
}
