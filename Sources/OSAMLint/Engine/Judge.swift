import OSAMFormats
import OSAMSyntax

extension Linter {
  /// Applies severities, suppressions and the baseline to what was found in a file, and adds what is wrong with the
  /// suppressions themselves. `isWhole` is false for findings that come after those of the file's own rules.
  package func judge(
    _ findings: [Finding], in tree: Tree, _ recognition: Recognition, isWhole: Bool = true
  ) -> (findings: [Finding], suppressed: SuppressedFindings) {
    var suppressed = SuppressedFindings()
    var kept = findings
    if context.honoursSuppressions { kept = applyComments(kept, tree, recognition, isWhole, &suppressed) }
    kept = applyLevels(kept)
    if context.honoursSuppressions { kept = applyEntries(kept, &suppressed) }
    return (applyBaseline(kept, recognition, &suppressed), suppressed)
  }

  private func applyLevels(_ findings: [Finding]) -> [Finding] {
    fileSettings.map { findings.with($0.levels) } ?? findings
  }

  private func applyComments(
    _ findings: [Finding], _ tree: Tree, _ recognition: Recognition, _ isWhole: Bool,
    _ suppressed: inout SuppressedFindings
  ) -> [Finding] {
    guard var comments = AllowComments(in: tree, recognition), !comments.all.isEmpty else { return findings }
    var kept: [Finding] = []
    for finding in findings {
      if comments.allow(finding) { suppressed.allow(finding) } else { kept.append(finding) }
    }
    if isWhole { kept += complaints(comments, tree) }
    kept.sort(in: tree)
    return kept
  }

  /// Findings about comments that cannot be understood, or silence nothing.
  private func complaints(_ comments: AllowComments, _ tree: Tree) -> [Finding] {
    var findings: [Finding] = []
    for comment in comments.all {
      if let fault = comment.fault {
        findings.append(Finding(.unusableSuppression, fault, at: comment.span, pointer: nil))
        continue
      }
      // Nobody knows what a fault hides, or other releases would show.
      guard context.judgesSuppressions, tree.faults.isEmpty else { continue }
      for (rule, named) in comment.rules.enumerated() where !comments.isUsed(named.id, of: comment) {
        // Findings that have to do with other files come later.
        if Rule.named(named.id)?.group == .collections { continue }
        let edits = tree.isUTF8 ? [comment.removing(rule, in: tree)] : []
        findings.append(
          Finding(
            .unusedSuppression, .unused(named.id, comment.scope), at: named.span, pointer: nil,
            fix: edits.isEmpty ? nil : Fix(title: "Remove it", isSafe: true, edits: edits)))
      }
    }
    return findings
  }

  private func applyEntries(_ findings: [Finding], _ suppressed: inout SuppressedFindings) -> [Finding] {
    guard let fileSettings, let path = fileSettings.path, let file = fileSettings.file, !file.allowances.isEmpty else {
      return findings
    }
    let about = file.allowances.filter { $0.isAbout(path) }
    suppressed.touched = about.map { $0.number }
    let entries = about.filter { !$0.isExpired(at: context.now, in: context.zone) }
    if entries.isEmpty { return findings }
    var silenced: Set<Int> = []
    for entry in entries {
      let numbers = entry.silences(findings)
      if !numbers.isEmpty { suppressed.entries.insert(entry.number) }
      silenced.formUnion(numbers)
    }
    for number in silenced { suppressed.allow(findings[number]) }
    return findings.indices.filter { !silenced.contains($0) }.map { findings[$0] }
  }

  private func applyBaseline(
    _ findings: [Finding], _ recognition: Recognition, _ suppressed: inout SuppressedFindings
  ) -> [Finding] {
    guard let fileSettings, let path = fileSettings.pathInBaseline,
      fileSettings.baseline != nil || fileSettings.namesDocuments
    else {
      return findings
    }
    var keys: [Baseline.Key?] = []
    var names: [Int: String] = [:]
    for finding in findings {
      let isRecorded = Rule.named(finding.rule).map { $0.silencing == .freely && $0.group != .settings } ?? false
      let key = isRecorded ? Baseline.Key(finding, path: path, recognition, names: &names) : nil
      keys.append(key)
      if key == nil { suppressed.unrecorded += 1 }
      if let key { suppressed.counts[key, default: 0] += 1 }
    }
    guard let baseline = fileSettings.baseline else { return findings }
    // Of more than were recorded nobody can say which is the new one.
    return zip(findings, keys).compactMap { finding, key in
      guard let key, let count = suppressed.counts[key], count <= baseline.count(of: key) else { return finding }
      suppressed.known += 1
      if context.keepsRecorded { suppressed.recorded.append(finding) }
      return nil
    }
  }
}

extension Message {
  fileprivate static func unused(_ rule: String, _ scope: AllowComment.Scope) -> Message {
    let place: LocalizedMessage =
      if case .line = scope { "on the line it is about" } else { "in the document it is about" }
    return Message(
      "this comment silences no “\(rule)”", so: "there is no such finding \(place)", help: "Remove it.")
  }
}
