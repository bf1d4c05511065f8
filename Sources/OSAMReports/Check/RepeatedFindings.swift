import OSAMFormats
import OSAMLint

/// Findings that are one thing in many documents of a file: told for the first of them, and counted for the rest.
struct RepeatedFindings {
  /// A rule that says the same of other values.
  private struct Thing: Hashable {
    var rule: String
    var severity: Severity
    var form: Int
  }

  /// Documents of which each thing is told; nil where it is told of all.
  private let most: Int?
  private var told: [Thing: Set<Int>] = [:]
  private var counts: [Thing: Int] = [:]
  /// Of `counts`, the first found first.
  private var counted: [Thing] = []
  private var strays = 0

  init(most: Int?) { self.most = most }

  /// True if findings of one document are told; else they are counted.
  mutating func tells(_ findings: JoinedFindings) -> Bool {
    guard let most else { return true }
    let finding = findings.first
    let thing = Thing(rule: finding.rule, severity: finding.severity, form: findings.message.form)
    // A finding that belongs to no document stands for itself.
    if finding.document == nil { strays += 1 }
    let document = finding.document ?? -strays
    if told[thing, default: []].contains(document) { return true }
    if told[thing, default: []].count < most {
      told[thing, default: []].insert(document)
      return true
    }
    if counts[thing] == nil { counted.append(thing) }
    counts[thing, default: 0] += 1 + findings.others.count
    return false
  }

  /// How many more there are of each thing.
  var rest: [(rule: String, severity: Severity, count: Int)] {
    counted.map { ($0.rule, $0.severity, counts[$0] ?? 0) }
  }
}
