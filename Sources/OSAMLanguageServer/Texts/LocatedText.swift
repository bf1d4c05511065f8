import OSAMFormats
import OSAMSyntax

/// A text with the documents in it, for everything that is said of a place in it.
package struct LocatedText {
  package let uri: String
  package let version: Int
  package let tree: Tree
  package let documents: [Document]
  package let places: TextPlaces

  package init(_ text: OpenText, as syntax: Tree.Syntax, _ options: Recognition.Options, _ places: TextPlaces) {
    uri = text.uri
    version = text.version
    self.places = places
    let recognition = Recognition(Tree.read(text.bytes, as: syntax), options)
    tree = recognition.tree
    documents = Array(recognition.documents)
  }

  /// The document around an offset.
  func document(at offset: Int) -> Document? {
    documents.last { document in
      let span = tree.span(document.root)
      return span.start <= offset && offset <= span.end
    }
  }

  /// The key and value of a member that stand at an offset, the innermost that there are, with the names that lead to
  /// them from a node.
  func path(to offset: Int, from root: NodeID) -> [Tree.Pair] {
    var path: [Tree.Pair] = []
    var node: NodeID? = tree.resolved(root)
    while let here = node {
      node = nil
      func enter(_ inner: NodeID) { node = tree.nodes[inner].isContainer && contains(inner, offset) ? inner : nil }
      switch tree.kind(here) {
      case .object:
        tree.forEachOwnPair(of: here) { pair in
          guard tree.span(pair.key).start <= offset, offset <= max(tree.span(pair.place).end, tree.span(pair.key).end)
          else { return }
          path.append(pair)
          enter(pair.place)
        }
      case .array:
        for item in tree.ownItems(of: here) where contains(item, offset) { enter(item) }
      default: break
      }
    }
    return path
  }

  private func contains(_ node: NodeID, _ offset: Int) -> Bool {
    let span = tree.span(node)
    return span.start <= offset && offset <= span.end
  }
}
