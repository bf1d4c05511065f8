import OSAMDecisions
import OSAMLint
import OSAMSyntax

/// What changes, for people: a line for each change, the gravest first, and what it adds up to.
package enum DiffText {
  /// With `all`, also what is past, and what weakens or rewords for older releases alone.
  package static func text(_ diffs: [DocumentDiff], _ summary: DiffSummary, all: Bool, width: Int) -> StyledText {
    var output = StyledText()
    var folded = 0
    for group in diffs.groups(past: all) {
      if group.first.isFolded, !all { folded += group.changes.count } else { add(group, to: &output, width) }
    }
    if folded > 0 {
      output.add("\(counted(folded, "change")) for older releases only: --all lists them.\n", .quiet)
    }
    for note in diffs.compactMap(\.note) { add(note, to: &output, width, .quiet) }
    add(summary.words, to: &output, width, .strong)
    return output
  }

  private static func add(_ group: ChangeGroup, to output: inout StyledText, _ width: Int) {
    let name = group.name
    let indent = 11
    let before = name + String(repeating: " ", count: indent - name.count)
    for (index, line) in FoldedText.lines(group.heading, width: width, before: before, hanging: indent).enumerated() {
      output.add(index == 0 ? name : "", .severity(group.severity))
      output.add(line.dropFirst(index == 0 ? name.count : 0) + "\n")
    }
    let bullet = String(repeating: " ", count: indent) + "- "
    for devices in group.devices {
      for line in FoldedText.lines(devices, width: width, before: bullet, hanging: indent + 2) {
        output.add(line + "\n")
      }
    }
  }

  private static func add(_ text: String, to output: inout StyledText, _ width: Int, _ style: Style) {
    for line in FoldedText.lines(text, width: width, hanging: 2) { output.add(line + "\n", style) }
  }
}

extension OutcomeChange {
  /// It takes something from releases that few still have, and asks nothing more of anybody.
  var isFolded: Bool { isOlder && changeClass < .widening }
}

extension ChangeClass {
  /// How grave a line of it is where findings stand.
  var severity: Severity {
    switch self {
    case .blocking: .error
    case .widening: .warning
    case .narrowing, .text: .info
    }
  }
}
