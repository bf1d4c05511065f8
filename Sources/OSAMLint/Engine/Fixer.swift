import OSAMSyntax

/// Result of repairing a file.
package struct Repaired: Sendable {
  /// Findings before the repair; `report` has those that are still found.
  package var before: FileReport
  package var report: FileReport
  /// The file's bytes afterwards; those of before when there was nothing to repair.
  package var bytes: [UInt8]
  /// Findings repaired, by rule, in the order of the rules' names.
  package var counts: [(rule: String, count: Int)]
  /// The rounds ran out while there was still something to repair.
  package var isUnfinished: Bool
  /// Rounds in which something was repaired.
  package var rounds = 0
}

/// Repairs what the linter finds, round after round, until nothing is left that can be.
package struct Fixer: Sendable {
  package var linter: Linter
  /// Makes repairs that change what clients do as well.
  package var allowsUnsafe: Bool

  package init(linter: Linter, allowsUnsafe: Bool) {
    self.linter = linter
    self.linter.context.repairLimit = .max
    // Of most rounds nobody reads anything.
    self.linter.context.listWords = .asked
    self.allowsUnsafe = allowsUnsafe
  }

  /// One repair may make room for the next: a comma, then the key behind it, then its value. More rounds than this are
  /// taken by files that are nothing but mistakes.
  package static let rounds = 64

  /// Pure: nothing is written. `each` as for `Linter.check`.
  package func repair(_ input: FileInput, rounds: Int = rounds, each: Linter.Repeat = Linter.oneByOne) -> Repaired {
    var input = input
    let before = linter.check(input, each: each)
    var report = before
    var counts: [String: Int] = [:]
    var edits: [TextEdit] = []
    var made = 0
    for round in 0...rounds {
      let chosen = choose(report.findings)
      edits = chosen.flatMap { $0.fix?.edits ?? [] }
      let bytes = edits.applied(to: input.bytes)
      // A file is never emptied.
      if round == rounds || bytes == input.bytes || bytes.isEmpty { break }
      let repaired = linter.check(
        FileInput(path: input.path, bytes: bytes, syntax: input.syntax, isNamed: input.isNamed), each: each)
      // Should a repair not do what it promises, the file stays as it was before.
      if repaired.faults > report.faults {
        edits = []
        break
      }
      for finding in chosen { counts[finding.rule, default: 0] += 1 }
      input.bytes = bytes
      report = repaired
      made += 1
    }
    return Repaired(
      before: before, report: report, bytes: input.bytes,
      counts: counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) },
      isUnfinished: !edits.isEmpty, rounds: made)
  }

  /// True if a repair may be made.
  package func makes(_ fix: Fix) -> Bool { fix.isSafe || allowsUnsafe }

  /// Of repairs that get in each other's way the first by position; the others have their turn in the next round.
  private func choose(_ findings: [Finding]) -> [Finding] {
    let candidates = findings.compactMap { finding -> (start: Int, end: Int, finding: Finding)? in
      guard let fix = finding.fix, makes(fix), let first = fix.edits.first, let last = fix.edits.last else {
        return nil
      }
      return (first.span.start, last.span.end, finding)
    }.sorted { ($0.start, $0.end, $0.finding.rule) < ($1.start, $1.end, $1.finding.rule) }
    var chosen: [Finding] = []
    var end = -1
    for candidate in candidates where candidate.start > end {
      chosen.append(candidate.finding)
      end = candidate.end
    }
    return chosen
  }
}
