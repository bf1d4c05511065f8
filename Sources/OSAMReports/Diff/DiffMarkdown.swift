import OSAMDecisions
import OSAMFormats
import OSAMSyntax

/// Changes, as a comment on a pull request or a job summary.
package enum DiffMarkdown {
  /// Bytes of lines at most. A comment on GitHub has 65 536 characters.
  private static let limit = 60_000

  /// By this line whoever writes the comment finds it again.
  package static let mark = "<!-- osam-lint diff -->"

  package static func text(
    _ diffs: [DocumentDiff], _ summary: DiffSummary, all: Bool, in formatter: MessageFormatter
  ) -> String {
    func cell(_ words: LocalizedMessage) -> String { MarkdownText.cell(formatter.text(words)) }
    let allGroups = diffs.groups(past: true, joinsOlder: true)
    var text = "\(mark)\n### osam-lint diff: \(formatter.text(summary.counting(allGroups).words))\n"
    let groups = allGroups.filter { all || !$0.first.isPast }
    var room = limit
    text += table(groups.filter { !$0.first.isFolded }, &room, formatter)
    let older = groups.filter { $0.first.isFolded }
    if !older.isEmpty {
      let title = cell("\(older.count, one: "change", many: "changes") for older releases only")
      text += "\n<details>\n<summary>\(title)</summary>\n"
      text += table(older, &room, formatter) + "\n</details>\n"
    }
    for note in diffs.compactMap({ $0.note }) { text += "\n\(cell("Note: \(note)"))\n" }
    return text
  }

  private static func table(_ groups: [ChangeGroup], _ room: inout Int, _ formatter: MessageFormatter) -> String {
    func cell(_ words: LocalizedMessage) -> String { MarkdownText.cell(formatter.text(words)) }
    if groups.isEmpty { return "" }
    var text = MarkdownText.head(["class", "document", "change", "devices"], formatter)
    var left = 0
    for group in groups {
      let common = group.commonDevices.isEmpty ? "all" : group.commonDevices
      let devices = ([common] + group.devices.map { "- \($0)" }).map(cell).joined(separator: "<br>")
      let row =
        "| \(formatter.text(group.word)) | \(cell(group.document)) | \(cell(group.change)) | \(devices) |\n"
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
    return text + "\n"
      + cell("Left out, for the table would be too long: \(left, one: "change", many: "changes").") + "\n"
  }
}
