import OSAMDecisions
import OSAMFormats
import OSAMLint
import OSAMSyntax

/// Changes of a document that say the same of several groups of devices.
struct ChangeGroup {
  var diff: DocumentDiff
  /// At least one.
  var changes: [OutcomeChange]
  /// Their numbers among all changes, from 0.
  var numbers: [Int]
  /// From what to what.
  var becoming: LocalizedMessage

  var first: OutcomeChange { changes[0] }
  var changeClass: ChangeClass { first.changeClass }

  /// Its class as it is written: one that was agreed upon is expected.
  var name: String { first.agreement == nil ? changeClass.rawValue : "expected" }
  /// `name`, for people.
  var word: LocalizedMessage { LocalizedMessage(said: name) }
  var severity: Severity { first.agreement == nil ? changeClass.severity : .info }

  /// `agreed in bus.test.yaml: “Everybody must update”`; nil for one that nobody expects.
  var agreement: LocalizedMessage? {
    first.agreement.map { "agreed in \($0.file): “\(Quote.shortened($0.test, limit: 80))”" }
  }

  /// `bus.json, osam-version on Android`
  var document: LocalizedMessage { "\(diff.label), \(diff.kind?.id ?? "") on \(first.platform.title)" }

  private var parts: [[LocalizedMessage]] { changes.map(diff.devices) }

  /// Words that all devices have in common: `versions below 2026110001`
  private var common: [LocalizedMessage] {
    let parts = parts
    return (parts.first ?? []).filter { part in parts.allSatisfy { $0.contains(part) } }
  }

  /// In what the devices of each change differ; empty where there is but one.
  var devices: [LocalizedMessage] {
    if changes.count == 1 { return [] }
    let common = common
    return parts.map { all in
      let own = all.filter { !common.contains($0) }
      return own.isEmpty ? "all of them" : own.joined(separator: ", ")
    }
  }

  /// Which devices and dates are meant, as far as they have it in common.
  var commonDevices: LocalizedMessage { common.joined(separator: ", ") }

  /// All in a sentence where it is one, else what its groups of devices have in common.
  var heading: LocalizedMessage { past("\(([document] + common).joined(separator: ", ")): \(becoming)") }

  /// From what to what, with a note if that is over or agreed upon.
  var change: LocalizedMessage { past(becoming) }

  private func past(_ words: LocalizedMessage) -> LocalizedMessage {
    let words: LocalizedMessage = agreement.map { "\(words); \($0)" } ?? words
    return first.isPast ? "past: \(words)" : words
  }

  /// `heading` in one sentence, with each group of devices.
  var sentence: LocalizedMessage {
    devices.isEmpty ? heading : "\(heading). This is so for: \(devices.joined(separator: "; "))"
  }

  /// With `joinsOlder` older releases of which it is told as well are no others.
  func isAlike(_ diff: DocumentDiff, _ change: OutcomeChange, _ becoming: LocalizedMessage, joinsOlder: Bool) -> Bool {
    let isOfSameAge = first.isOlder == change.isOlder || joinsOlder && first.isFolded == change.isFolded
    return self.diff.shown?.document === diff.shown?.document && first.platform == change.platform
      && changeClass == change.changeClass && isOfSameAge && first.isPast == change.isPast
      && first.agreement?.file == change.agreement?.file && first.agreement?.test == change.agreement?.test
      && self.becoming == becoming
  }
}

extension [DocumentDiff] {
  /// Every change, the gravest first; those that are over only with `past`.
  func groups(past: Bool, joinsOlder: Bool = false) -> [ChangeGroup] {
    var groups: [ChangeGroup] = []
    for (number, (diff, change)) in changes(past: past).enumerated() {
      let becoming = diff.becoming(change)
      if let same = groups.lastIndex(where: { $0.isAlike(diff, change, becoming, joinsOlder: joinsOlder) }) {
        groups[same].changes.append(change)
        groups[same].numbers.append(number)
      } else {
        groups.append(ChangeGroup(diff: diff, changes: [change], numbers: [number], becoming: becoming))
      }
    }
    return groups
  }
}
