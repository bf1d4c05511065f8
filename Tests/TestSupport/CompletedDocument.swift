import OSAMFormats
import OSAMSyntax

/// Documents of tests as they are to be once a release requires a further member.
///
/// Recorded sessions hold whole documents. So that a release with one more key turns only those red that are about it, the
/// rows that were not there when the documents were written are added to them: at the end of the object, on the line of
/// its last member, where no place moves.
package enum CompletedDocument {
  /// The members that recorded documents know. A row of a table that stands here has been written into the documents that
  /// show it; a new row is left out here.
  package static let recorded: [String: Set<String>] = [
    "osam-version": [
      "id", "appId", "packageName", "versionCode", "versionName", "startDate", "endDate", "serverDate", "platform",
      "comparisonMode", "title", "message", "ok", "cancel", "url", "checkBoxDontShowAgain", "dialogDisplayDuration",
    ],
    "osam-rating": [
      "id", "appId", "appStoreIdentifier", "packageName", "platform", "minutes", "numAperture", "message",
    ],
  ]

  /// Rows of a kind that some release requires and that recorded documents do not know.
  package static func newRows(of kind: DocumentKind) -> [Member] {
    guard let known = recorded[kind.id] else { return [] }
    return kind.members.filter { !known.contains($0.name) && !$0.requiredBy.isEmpty }
  }

  /// The text with what its documents lack of these rows. A text that is damaged, or no document, stays as it is.
  package static func completed(
    _ text: String, syntax: Tree.Syntax, rows: (DocumentKind) -> [Member] = Self.newRows
  ) -> String {
    let tree = Tree.read(Array(text.utf8), as: syntax)
    guard tree.faults.isEmpty else { return text }
    var additions: [(offset: Int, text: String)] = []
    for document in Recognition(tree, .init()).documents {
      guard let body = document.body else { continue }
      var names: Set<String> = []
      tree.forEachPair(of: body) { names.insert(tree.text($0.key)) }
      let members = rows(document.kind).filter { row in
        !names.contains(row.name) && !(document.role == .authored && row.suppliedByService)
      }
      guard !members.isEmpty, let addition = addition(of: members, to: body, in: tree) else { continue }
      additions.append(addition)
    }
    var bytes = tree.bytes
    for (offset, text) in additions.sorted(by: { $0.offset > $1.offset }) {
      bytes.insert(contentsOf: text.utf8, at: offset)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func addition(of members: [Member], to body: NodeID, in tree: Tree) -> (offset: Int, text: String)? {
    var first: Tree.Pair?
    var last: Tree.Pair?
    tree.forEachPair(of: body) { pair in
      first = first ?? pair
      last = pair
    }
    guard let first, let last else { return nil }
    if tree.bytes[tree.span(body).start] == UInt8(ascii: "{") {
      return (tree.span(last.place).end, members.map { ", \"\($0.name)\": \($0.example)" }.joined())
    }
    // A block of YAML: as many lines more, where the other names begin.
    let start = tree.span(first.key).start
    let column = start - (tree.bytes[..<start].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0)
    let end = tree.bytes[tree.span(last.place).end...].firstIndex(of: 0x0A) ?? tree.bytes.count
    let lines = members.map { "\n" + String(repeating: " ", count: column) + "\($0.name): \($0.example)" }
    return (end, lines.joined())
  }
}
