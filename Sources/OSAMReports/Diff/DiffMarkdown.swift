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
    let groups = diffs.groups(past: all)
    var room = limit
    text += table(groups.filter { !$0.first.isFolded }, &room)
    let older = groups.filter(\.first.isFolded)
    if !older.isEmpty {
      let count = counted(older.reduce(0) { $0 + $1.changes.count }, "change")
      text += "\n<details>\n<summary>\(count) for older releases only</summary>\n"
      text += table(older, &room) + "\n</details>\n"
    }
    for note in diffs.compactMap(\.note) { text += "\nNote: \(MarkdownText.cell(note))\n" }
    return text
  }

  private static func table(_ groups: [ChangeGroup], _ room: inout Int) -> String {
    if groups.isEmpty { return "" }
    var text = "\n| class | document | change | devices |\n|---|---|---|---|\n"
    var left = 0
    for group in groups {
      let common = group.commonDevices.isEmpty ? "all" : group.commonDevices
      let devices = ([common] + group.devices.map { "- \($0)" }).map(MarkdownText.cell).joined(separator: "<br>")
      let becoming = MarkdownText.cell(
        (group.first.isPast ? "past: " : "") + group.becoming + (group.agreement.map { "; \($0)" } ?? ""))
      let row = "| \(group.name) | \(MarkdownText.cell(group.document)) | \(becoming) | \(devices) |\n"
      // Nothing comes after a gap.
      guard left == 0, row.utf8.count <= room else {
        left += group.changes.count
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
