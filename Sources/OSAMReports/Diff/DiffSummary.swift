import OSAMDecisions
import OSAMFormats
import OSAMSyntax

/// Totals of a run of `diff`.
package struct DiffSummary: Sendable, Equatable {
  /// Changes of each class that are not over.
  package var counts: [ChangeClass: Int] = [:]
  /// How many of these are for older clients alone.
  package var older = 0
  /// Changes that are over.
  package var past = 0
  /// Pairs of documents of which users notice no difference.
  package var alike = 0
  /// Changes that a case of a test file expects.
  package var expected = 0
  /// Files that could not be read on one of the sides.
  package var unreadable = 0

  package init() {}

  package mutating func add(_ diff: DocumentDiff) {
    if diff.changes.isEmpty { alike += 1 }
    for change in diff.changes {
      if change.isPast {
        past += 1
        continue
      }
      if change.agreement != nil {
        expected += 1
        continue
      }
      counts[change.changeClass, default: 0] += 1
      if change.isOlder { older += 1 }
    }
  }

  package func count(_ changeClass: ChangeClass) -> Int { counts[changeClass, default: 0] }

  /// The totals of what people are shown: one for each thing that becomes another, for however many groups of devices.
  func counting(_ groups: [ChangeGroup]) -> DiffSummary {
    var summary = self
    (summary.counts, summary.older, summary.past, summary.expected) = ([:], 0, 0, 0)
    for group in groups {
      if group.first.isPast {
        summary.past += 1
      } else if group.first.agreement != nil {
        summary.expected += 1
      } else {
        summary.counts[group.changeClass, default: 0] += 1
        if group.changes.allSatisfy({ $0.isOlder }) { summary.older += 1 }
      }
    }
    return summary
  }

  /// `1 blocking, 2 text; 1 change is past, 3 documents are alike`
  package var words: LocalizedMessage {
    let found = ChangeClass.allCases.filter { count($0) > 0 }.map { counted(count($0), $0) }
    var parts = found.isEmpty ? [] : [found.joined(separator: ", ")]
    // A file that could not be compared may have changed.
    if expected > 0 { parts.append("\(expected) expected") }
    if parts.isEmpty, unreadable == 0 {
      parts.append(past > 0 ? "no change for users from now on" : "no change for users")
    }
    if older > 0 { parts.append("\(older) for older releases only") }
    if past > 0 { parts.append("\(past) past") }
    if alike > 0 { parts.append("\(alike, one: "document", many: "documents") alike") }
    if unreadable > 0 { parts.append("\(unreadable, one: "file", many: "files") could not be compared") }
    return parts.joined(separator: "; ")
  }

  private func counted(_ count: Int, _ changeClass: ChangeClass) -> LocalizedMessage {
    switch changeClass {
    case .blocking: "\(count) blocking"
    case .widening: "\(count) widening"
    case .again: "\(count) again"
    case .narrowing: "\(count) narrowing"
    case .text: "\(count) text"
    }
  }

  var json: JSONValue {
    .object(
      ChangeClass.allCases.map { ($0.rawValue, .integer(Int64(count($0)))) } + [
        ("older", .integer(Int64(older))), ("past", .integer(Int64(past))), ("expected", .integer(Int64(expected))),
        ("alike", .integer(Int64(alike))),
        ("unreadable", .integer(Int64(unreadable))),
      ])
  }
}
