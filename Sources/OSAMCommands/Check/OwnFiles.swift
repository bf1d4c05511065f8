import OSAMLint
import OSAMReports
import OSAMSyntax

/// The run's own files: what of settings and baselines is not needed any more.
extension CheckRun {
  /// After the last file. `walked` are the directories of which everything was looked at, from the root; `judges` is
  /// false where the run looked at something else than the settings say, `isToday` where it asked about another day.
  mutating func checkOwnFiles(walked: [FilePath], judges: Bool, isToday: Bool, strictBaseline: Bool) {
    for found in resolver.settingsFiles.values.sorted(by: { $0.path < $1.path }) {
      if let unread = found.unread {
        line.note(
          "note: \(Display.escaped(unread)) is not read, because \(Display.escaped(found.file.path)) stands beside it")
      }
      guard linter.context.honoursSuppressions else { break }
      let zone = linter.context.zone
      // Of a settings file that is itself checked that much is said.
      var findings =
        checkedSettings.contains(found.path) ? [] : found.file.expired(at: linter.context.now, in: zone)
      // A named file may be about files of another directory.
      if judges, !found.isNamed {
        let expired = Set(findings.compactMap(\.pointer))
        findings += suppressionUsage.unused(in: found, isWhole: Self.isWhole(found.folder, walked), on: console.system)
          .filter { !expired.contains($0.pointer ?? "") }
      }
      // Of settings that others may use as well, and at another day than today, nothing is taken away.
      if found.isNamed || !isToday { findings.removeFixes() }
      add(findings.with(found.file.base.levels.mapValues(\.value)), Own(found, SettingsTable(linter.context.kinds)))
    }
    for found in resolver.baselineFiles.values.sorted(by: { $0.path < $1.path }) where judges {
      let stale = suppressionUsage.stale(in: found, isWhole: Self.isWhole(found.folder, walked), on: console.system)
      if strictBaseline {
        add(stale, Own(found))
      } else if !stale.isEmpty {
        noteStale(stale.count, in: found.baseline.path)
      }
    }
  }

  /// True if everything in a folder was looked at.
  private static func isWhole(_ folder: FilePath, _ walked: [FilePath]) -> Bool {
    walked.contains { $0 == folder || folder.relative(to: $0) != nil }
  }

  private func noteStale(_ count: Int, in path: FilePath) {
    line.note(
      count == 1
        ? "hint: 1 entry of \(path) is not needed any more: osam-lint baseline"
        : "hint: \(count) entries of \(path) are not needed any more: osam-lint baseline")
  }

  /// Reports findings of an own file, or repairs them.
  private mutating func add(_ findings: [Finding], _ own: Own) {
    let wanted = findings.filter { finding in
      finding.fix.map { repairs != nil && ($0.isSafe || repairs?.repairing.allowsUnsafe == true) } ?? false
    }
    let numbers = Set(wanted.compactMap(Own.number))
    guard !wanted.isEmpty, let bytes = own.without(numbers.sorted()) else {
      return addOwn(FileReport(own: own.name, own.bytes, findings))
    }
    let counts = Dictionary(grouping: wanted, by: \.rule).mapValues(\.count).sorted { $0.key < $1.key }
    let change = FileChange(
      name: own.name, path: own.path, old: own.bytes, new: bytes, counts: counts.map { ($0.key, $0.value) },
      isUnfinished: false)
    let left = findings.filter { finding in Own.number(finding).map(numbers.contains) != true }
    // A difference of a file above this directory is none that git apply takes.
    let isShown = repairs?.repairing.onlyShows == true && own.name.names.first == ".."
    let isDone = isShown ? repairs?.tellOnly(change) : repairs?.make(change)
    // The places of what is left are those before the repair.
    addOwn(FileReport(own: own.name, own.bytes, isDone == true ? left : findings))
  }
}

/// A file of ours with a list of entries that can be taken away.
private struct Own {
  /// As messages call it, and as the machine does.
  var name: FilePath
  var path: FilePath
  var bytes: [UInt8]
  /// The edits that take entries away, and a test that bytes are still such a file.
  var removing: ([Int]) -> [TextEdit]?
  var isRight: ([UInt8]) -> Bool

  init(_ found: SettingsFinder.Found, _ table: SettingsTable) {
    (name, path, bytes) = (found.file.path, found.path, found.file.tree.bytes)
    removing = found.file.removing
    isRight = { SettingsFile(table, path: "", bytes: $0).faults.isEmpty }
  }

  init(_ found: BaselineFinder.Found) {
    (name, path, bytes) = (found.baseline.path, found.path, found.baseline.tree.bytes)
    removing = found.baseline.removing
    isRight = { (try? Baseline(path: "", bytes: $0)) != nil }
  }

  /// The place of a finding's entry in its list: `/allow/3`.
  static func number(_ finding: Finding) -> Int? {
    finding.pointer.flatMap { $0.split(separator: "/").last }.flatMap { Int($0) }
  }

  /// The bytes without some entries; nil when they would not be such a file any more.
  func without(_ numbers: [Int]) -> [UInt8]? {
    guard let edits = removing(numbers) else { return nil }
    let bytes = edits.applied(to: bytes)
    return isRight(bytes) ? bytes : nil
  }
}
