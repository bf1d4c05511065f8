import OSAMDecisions
import OSAMSyntax

/// What changes, as a comment on a pull request or a job summary.
package enum DiffMarkdown {
  /// Bytes of lines at most. A comment on GitHub has 65 536 characters.
  private static let limit = 60_000

  /// By this line whoever writes the comment finds it again.
  package static let mark = "<!-- osam-lint diff -->"

  package static func text(_ diffs: [DocumentDiff], _ summary: DiffSummary, all: Bool) -> String {
    var text = "\(mark)\n### osam-lint diff: \(summary.words)\n"
    let changes = diffs.changes(past: all)
    var room = limit
    text += table(changes.filter { !$0.change.isOlder }, &room)
    let older = changes.filter(\.change.isOlder)
    if !older.isEmpty {
      text += "\n<details>\n<summary>\(counted(older.count, "change")) for older releases only</summary>\n"
      text += table(older, &room) + "\n</details>\n"
    }
    for note in diffs.compactMap(\.note) { text += "\nNote: \(MarkdownText.cell(note))\n" }
    return text
  }

  private static func table(_ changes: [(diff: DocumentDiff, change: OutcomeChange)], _ room: inout Int) -> String {
    if changes.isEmpty { return "" }
    var text = "\n| class | document | devices | change |\n|---|---|---|---|\n"
    var left = 0
    for (diff, change) in changes {
      let cells = [diff.label, diff.devices(change), diff.becoming(change)].map(MarkdownText.cell)
      let row = "| \(change.changeClass.rawValue) | \(cells.joined(separator: " | ")) |\n"
      // Nothing comes after a gap.
      guard left == 0, row.utf8.count <= room else {
        left += 1
        continue
      }
      room -= row.utf8.count
      text += row
    }
    if left == 0 { return text }
    room = 0
    return text + "\nLeft out, for the table would be too long: \(counted(left, "change")).\n"
  }
}
