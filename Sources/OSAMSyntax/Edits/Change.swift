/// One step of a repair, in the words of the tree. `Editor` finds the bytes.
package enum Change: Sendable {
  /// Another value where a scalar stands.
  case set(NodeID, JSONValue)
  /// Another text in place of some UTF-8 bytes of a scalar's decoded text.
  case replace(Range<Int>, in: NodeID, with: String)
  /// Another name for a key.
  case rename(key: NodeID, to: String)
  /// A member of an object goes.
  case remove(key: NodeID, from: NodeID)
  /// A member comes into an object, behind the member of this key, or behind the last.
  case insert(String, JSONValue, into: NodeID, behind: NodeID?)
  /// Items of a list go, by their places among all of them (`Tree.ownItems`), the first one first.
  case removeItems([Int], of: [NodeID], in: NodeID)
  /// An item of a list goes to its end.
  case moveToEnd(item: NodeID, of: NodeID)
  /// Two scalars change places.
  case swap(NodeID, NodeID)
  /// A value becomes the only member of a new object.
  case wrap(NodeID, in: String)
  /// A document of a YAML stream begins with this key.
  case startDocument(key: NodeID)
  /// Bytes that are no part of a value: what is wrong with the text itself.
  case bytes(SourceSpan, String)
}

extension Tree {
  /// Items of a list as they stand in the file.
  package func ownItems(of list: NodeID) -> [NodeID] {
    guard kind(list) == .array else { return [] }
    var items: [NodeID] = []
    var next = list.next
    while next < after(list) {
      items.append(next)
      next = after(next)
    }
    return items
  }

  /// The edits that make these changes; see `Editor`.
  package func edits(for changes: [Change]) -> [TextEdit]? { Editor(self).edits(for: changes) }
}

extension Editor {
  /// The edits that make these changes and touch nothing else: comments, order, indentation, quotes and line ends stay.
  /// Nil when the file is written in a way that leaves no such edits: a value that several places share, a tag, a
  /// comment in the middle, or anything but plain bytes in a file with faults.
  package func edits(for changes: [Change]) -> [TextEdit]? {
    var edits: [TextEdit] = []
    for change in changes {
      guard let more = self.edits(for: change) else { return nil }
      edits += more
    }
    return edits.inOrder
  }

  private func edits(for change: Change) -> [TextEdit]? {
    if case .bytes(let span, let text) = change { return [TextEdit(span, text)] }
    guard tree.hasShape else { return nil }
    return switch change {
    case .bytes: nil
    case .set(let node, let value): set(node, value).map { [$0] }
    case .replace(let range, let node, let text): replace(range, in: node, with: text).map { [$0] }
    case .rename(let key, let name): rename(key, name).map { [$0] }
    case .remove(let key, let object): remove(key, from: object).map { [$0] }
    case .insert(let name, let value, let object, let key): insert(name, value, into: object, behind: key).map { [$0] }
    case .removeItems(let places, let items, let list): removeItems(places, of: items, in: list)
    case .moveToEnd(let item, let list): moveToEnd(item, of: list)
    case .swap(let one, let other): swap(one, other)
    case .wrap(let node, let name): wrap(node, in: name)
    case .startDocument(let key): startDocument(key).map { [$0] }
    }
  }
}

extension SyntaxFault.Kind {
  /// True if nodes are certainly what their author meant: the fault is inside of a number or a word, or before them
  /// all.
  var leavesShape: Bool {
    switch self {
    case .byteOrderMark, .leadingZero, .leadingPlus, .malformedNumber, .literalCase: true
    default: false
    }
  }
}
