import OSAMLint
import OSAMReports
import OSAMSyntax

/// The run's own files: what of settings and baselines is not needed any more.
extension CheckRun {
  /// After the last file. `walked` are the directories of which everything was looked at, from the root; `judges` is
  /// false where the run looked at something else than the settings say.
  mutating func checkOwnFiles(walked: [String], judges: Bool, strictBaseline: Bool) {
    for found in terms.settingsFiles.values.sorted(by: { $0.path < $1.path }) {
      guard linter.settings.honoursSuppressions else { break }
      let zone = linter.settings.zone
      // Of a settings file that is itself checked that much is said.
      var findings =
        checkedSettings.contains(found.path) ? [] : found.file.expired(at: linter.settings.now, in: zone)
      if judges {
        let expired = Set(findings.compactMap(\.pointer))
        findings += ledger.unused(in: found, isWhole: Self.isWhole(found.folder, walked), on: console.system)
          .filter { !expired.contains($0.pointer ?? "") }
      }
      add(findings.with(found.file.base.levels.mapValues(\.value)), found.file.path, found.path, found.file.tree.bytes)
    }
    for found in terms.baselineFiles.values.sorted(by: { $0.path < $1.path }) where judges {
      let stale = ledger.stale(in: found, isWhole: Self.isWhole(found.folder, walked), on: console.system)
      if strictBaseline {
        add(stale, found.baseline.path, found.path, found.baseline.tree.bytes)
      } else if !stale.isEmpty {
        noteStale(stale.count, in: found.baseline.path)
      }
    }
  }

  /// Whether everything in a folder was looked at.
  private static func isWhole(_ folder: String, _ walked: [String]) -> Bool {
    walked.contains { $0 == folder || Paths.relative(folder, to: $0) != nil }
  }

  private mutating func noteStale(_ count: Int, in path: String) {
    let entries = count == 1 ? "1 entry" : "\(count) entries"
    note(
      "hint: \(entries) of \(Display.escaped(path)) \(count == 1 ? "is" : "are") not needed any more: osam-lint baseline"
    )
  }

  /// Reports findings of an own file, or repairs them.
  private mutating func add(_ findings: [Finding], _ name: String, _ path: String, _ bytes: [UInt8]) {
    guard let repairing else { return addOwn(FileReport(own: name, bytes, findings)) }
    var edits: [TextEdit] = []
    var counts: [String: Int] = [:]
    var left: [Finding] = []
    for finding in findings.sorted(by: { $0.span.start < $1.span.start }) {
      // Entries of one list: an edit that touches the one before has its turn in the next run.
      guard let fix = finding.fix, fix.isSafe || repairing.allowsUnsafe, let first = fix.edits.first,
        first.span.start >= edits.last?.span.end ?? 0
      else {
        left.append(finding)
        continue
      }
      edits += fix.edits
      counts[finding.rule, default: 0] += 1
    }
    let change = FileChange(
      name: name, path: path, old: bytes, new: edits.applied(to: bytes),
      counts: counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }, isUnfinished: !left.isEmpty)
    // What is left is looked at again in the next run: its place may have changed.
    if edits.isEmpty || !make(change) { addOwn(FileReport(own: name, bytes, findings)) }
  }
}
