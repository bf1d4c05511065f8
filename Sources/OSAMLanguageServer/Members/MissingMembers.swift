import OSAMFormats
import OSAMSyntax

/// Members that a document lacks, written behind its last one with blanks for what only its author knows.
package enum MissingMembers {
  /// Nil where the text is written in a way that leaves no such edit.
  package static func edit(_ members: [Member], of document: Document, _ values: StartedValues) -> TextEdit? {
    let tree = document.tree
    guard tree.faults.isEmpty, let body = document.body, let last = last(of: body, in: tree) else { return nil }
    let (bytes, key) = (tree.bytes, tree.span(last.key).start)
    let line = bytes[..<key].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
    let isFlow = Editor(tree).isFlow(body)
    let isInsideLine = isFlow && !bytes[line..<key].allSatisfy { $0 == 0x20 || $0 == 0x09 }
    // The dash of a list's entry is no blank; tabs stay.
    let blanks = bytes[line..<key].map { $0 == 0x09 ? $0 : 0x20 }
    let indentation = isInsideLine ? "" : String(decoding: blanks, as: UTF8.self)
    let writer = DraftWriter(syntax: isFlow ? .json : .yaml, indentation: indentation)
    let text = writer.members(members.map { ($0.name, values.value(of: $0)) }, inOneLine: isInsideLine).plain
    var end = tree.span(last.place).end
    if !isFlow {
      while end > key, bytes[end - 1].isJSONBlank { end -= 1 }
      end = bytes[end...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    }
    let lead = isFlow ? "," + (isInsideLine ? " " : "\n" + indentation) : "\n" + indentation
    // An empty mark leaves the blank behind its colon.
    let lines = (lead + text + "\n").exchanging(": \n", for: ":\n").dropLast()
    let edit = TextEdit(SourceSpan(end, end), String(lines).withLineEnds(of: bytes))
    return isRight(edit, members, document) ? edit : nil
  }

  private static func last(of body: NodeID, in tree: Tree) -> Tree.Pair? {
    var last: Tree.Pair?
    tree.forEachOwnPair(of: body) { last = $0 }
    return last
  }

  /// With the edit the members are there, and nothing else is changed.
  private static func isRight(_ edit: TextEdit, _ members: [Member], _ document: Document) -> Bool {
    let tree = Tree.read([edit].applied(to: document.tree.bytes), as: document.tree.syntax)
    guard tree.faults.isEmpty, tree.roots.count == document.tree.roots.count else { return false }
    let before = document.tree
    guard let body = document.body, let key = last(of: body, in: before).map({ before.span($0.key) }) else {
      return false
    }
    // Nothing moves in front of the edit: the last key of before is where it was.
    guard
      let holder = tree.nodeIDs.first(where: { tree.span($0) == key && !tree.nodes[$0].isContainer })
        .flatMap({ tree.container(of: $0) })
    else { return false }
    var names: [String] = []
    tree.forEachOwnPair(of: holder) { names.append(tree.text($0.key)) }
    var old: [String] = []
    before.forEachOwnPair(of: body) { old.append(before.text($0.key)) }
    return names == old + members.map(\.name)
  }
}

extension String {
  /// With the line ends that a text has.
  fileprivate func withLineEnds(of bytes: [UInt8]) -> String {
    guard let end = bytes.firstIndex(of: 0x0A), end > 0, bytes[end - 1] == 0x0D else { return self }
    return split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
  }
}
