import OSAMDecisions
import OSAMFormats
import OSAMLint
import OSAMSyntax

/// Changes, for people: those of each document below its name, from what to what before for whom, the gravest first; and the
/// totals.
package enum DiffText {
  /// With `all`, also what is past, and what weakens or rewords for older releases alone.
  package static func text(
    _ diffs: [DocumentDiff], _ summary: DiffSummary, all: Bool, width: Int, in formatter: MessageFormatter
  ) -> StyledText {
    var output = StyledText(formatter)
    var folded = 0
    var shown: [(document: LocalizedMessage, groups: [ChangeGroup])] = []
    /// Places among `shown`, by document and platform.
    var places: [ObjectIdentifier?: [DevicePlatform: Int]] = [:]
    let groups = diffs.groups(past: true, joinsOlder: true)
    for group in groups where all || !group.first.isPast {
      if group.first.isFolded, !all {
        folded += 1
        continue
      }
      let document = group.diff.shown.map { ObjectIdentifier($0.document) }
      if let place = places[document]?[group.first.platform] {
        shown[place].groups.append(group)
      } else {
        places[document, default: [:]][group.first.platform] = shown.count
        shown.append((group.document, [group]))
      }
    }
    for (number, one) in shown.enumerated() {
      if number > 0 { output.newLine() }
      output.sayFolded(one.document, .strong, width: width)
      for group in one.groups { add(group, to: &output, width) }
    }
    if !shown.isEmpty { output.newLine() }
    if folded > 0 {
      output.sayLine("\(folded, one: "change", many: "changes") for older releases only: --all lists them.", .quiet)
    }
    for note in diffs.compactMap({ $0.note }) { output.sayFolded(note, .quiet, width: width) }
    output.sayFolded(summary.counting(groups).words, .strong, width: width)
    return output
  }

  private static func add(_ group: ChangeGroup, to output: inout StyledText, _ width: Int) {
    let name = "  " + output.formatter.text(group.word)
    let indent = max(13, name.count + 1)
    let before = name + String(repeating: " ", count: indent - name.count)
    for (index, line) in FoldedText.lines(
      output.formatter.text(group.change), width: width, before: before, hanging: indent
    ).enumerated() {
      output.add(index == 0 ? name : "", .severity(group.severity))
      output.add(line.dropFirst(index == 0 ? name.count : 0) + "\n")
    }
    if !group.commonDevices.isEmpty {
      output.sayFolded(group.commonDevices, width: width, indent: indent, hanging: indent)
    }
    let bullet = String(repeating: " ", count: indent) + "- "
    for devices in group.devices {
      for line in FoldedText.lines(output.formatter.text(devices), width: width, before: bullet, hanging: indent + 2) {
        output.add(line + "\n")
      }
    }
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
    case .again, .narrowing, .text: .info
    }
  }
}
