import OSAMFormats
import OSAMSyntax

/// Documents that were pasted below the first one of a YAML text, without a line `---` between them.
struct PastedDocuments {
  /// The key that each begins with.
  private(set) var starts: Set<NodeID> = []
  /// All their keys.
  private(set) var keys: Set<NodeID> = []

  /// Of a document that comes again at least so many names are there a second time.
  private static let fewestRepeated = 3

  /// Nil where members are repeated, and no document is.
  init?(_ repeated: [Observation], _ document: Document) {
    let tree = document.tree
    let root = document.root
    guard tree.syntax == .yaml, repeated.count >= Self.fewestRepeated, tree.roots.contains(root),
      tree.bytes[tree.span(root).start] != UInt8(ascii: "{")
    else { return nil }
    // A document ends where one of its keys comes again.
    var parts: [(keys: [NodeID], names: Set<[UInt8]>)] = [([], [])]
    tree.forEachOwnPair(of: root) { pair in
      let name = Array(tree.textBytes(pair.key))
      if parts[parts.count - 1].names.contains(name) { parts.append(([], [])) }
      parts[parts.count - 1].keys.append(pair.key)
      parts[parts.count - 1].names.insert(name)
    }
    for part in parts.dropFirst() {
      let again = parts[0].names.intersection(part.names).count
      guard again >= max(Self.fewestRepeated, parts[0].names.count * 2 / 3), let first = part.keys.first else {
        return nil
      }
      starts.insert(first)
      keys.formUnion(part.keys)
    }
    if starts.isEmpty { return nil }
  }
}
