import OSAMDecisions
import OSAMFormats
import OSAMSyntax

/// Changes of a document that say the same of several groups of devices.
struct ChangeGroup {
  var diff: DocumentDiff
  /// At least one.
  var changes: [OutcomeChange]
  /// From what to what.
  var becoming: String

  var first: OutcomeChange { changes[0] }
  var changeClass: ChangeClass { first.changeClass }

  /// `bus.json, osam-version on Android`
  var document: String { "\(diff.label), \(diff.kind?.id ?? "") on \(first.platform.title)" }

  /// Which devices each change is about; empty where it is about all.
  var devices: [String] { changes.map(diff.devices) }

  private var past: String { first.isPast ? "past: " : "" }

  /// All in a sentence where it is one, else without the devices.
  var heading: String {
    let devices = changes.count == 1 && self.devices[0] != "" ? ", \(self.devices[0])" : ""
    return "\(past)\(document)\(devices): \(becoming)"
  }

  /// The same in one sentence, with each group of devices.
  var sentence: String {
    changes.count == 1 ? heading : "\(heading). This is so for: \(devices.joined(separator: "; "))"
  }

  func isAlike(_ diff: DocumentDiff, _ change: OutcomeChange, _ becoming: String) -> Bool {
    self.diff.shown?.document === diff.shown?.document && first.platform == change.platform
      && changeClass == change.changeClass && first.isOlder == change.isOlder && first.isPast == change.isPast
      && self.becoming == becoming
  }
}

extension [DocumentDiff] {
  /// Every change, the gravest first; those that are over only with `past`.
  func groups(past: Bool) -> [ChangeGroup] {
    var groups: [ChangeGroup] = []
    for (diff, change) in changes(past: past) {
      let becoming = diff.becoming(change)
      if let same = groups.lastIndex(where: { $0.isAlike(diff, change, becoming) }) {
        groups[same].changes.append(change)
      } else {
        groups.append(ChangeGroup(diff: diff, changes: [change], becoming: becoming))
      }
    }
    return groups
  }
}
