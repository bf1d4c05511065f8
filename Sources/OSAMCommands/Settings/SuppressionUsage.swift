import OSAMLint
import OSAMSyntax

/// Use of the entries of settings and baselines in a run.
struct SuppressionUsage {
  /// Stands for findings without a baseline.
  static let noBaseline: FilePath = ""

  /// Of one settings file: entries whose files were checked, and entries that silenced something.
  private struct Entries {
    var touched: Set<Int> = []
    var used: Set<Int> = []
  }

  private var entries: [FilePath: Entries] = [:]
  /// Findings by what a baseline knows them by, and the paths that were checked, by baseline.
  private(set) var counts: [FilePath: [Baseline.Key: Int]] = [:]
  private var checked: [FilePath: Set<FilePath>] = [:]
  /// Those of which not everything could be read.
  private var damaged: [FilePath: Set<FilePath>] = [:]
  private(set) var allowed = 0
  private(set) var known = 0
  private(set) var unrecorded = 0

  /// A file that was checked; where its text has faults, perhaps not all of it.
  mutating func add(_ suppressed: SuppressedFindings?, _ fileSettings: FileSettings?, isDamaged: Bool) {
    if let suppressed {
      allowed += suppressed.allowed
      known += suppressed.known
      unrecorded += suppressed.unrecorded
    }
    guard let fileSettings else { return }
    if let file = fileSettings.file, let suppressed {
      if !isDamaged { entries[file.path, default: Entries()].touched.formUnion(suppressed.touched) }
      entries[file.path, default: Entries()].used.formUnion(suppressed.entries)
    }
    if let path = fileSettings.pathInBaseline, fileSettings.baseline != nil || fileSettings.namesDocuments {
      let baseline = fileSettings.baseline?.path ?? Self.noBaseline
      checked[baseline, default: []].insert(path)
      if isDamaged { damaged[baseline, default: []].insert(path) }
      for (key, count) in suppressed?.counts ?? [:] { counts[baseline, default: [:]][key, default: 0] += count }
    }
  }

  /// Entries of a settings file that are not needed any more. `isWhole`: all files below the settings were looked at.
  func unused(in found: SettingsFinder.Found, isWhole: Bool, on system: any System) -> [Finding] {
    let entries = entries[found.file.path] ?? Entries()
    return found.file.allowances.compactMap { entry in
      if entries.used.contains(entry.number) { return nil }
      if entries.touched.contains(entry.number) {
        let isJudged = isWhole || entry.path.isLiteral && !Self.comparesFiles(entry.rule)
        return isJudged ? found.file.unused(entry, isFileThere: true) : nil
      }
      // A glob may be about files that no run finds by itself.
      guard entry.path.isLiteral else { return nil }
      let isGone = system.kind(of: found.folder.joined(FilePath(text: entry.path.text))) == .failure(.noSuchFile)
      return isGone ? found.file.unused(entry, isFileThere: false) : nil
    }
  }

  /// True if a finding of a rule depends on which other files are looked at.
  private static func comparesFiles(_ rule: String) -> Bool { Rule.named(rule)?.group == .collections }

  /// Entries of a baseline for files that were checked, or are gone, of which there are fewer findings now.
  func stale(in found: BaselineFinder.Found, isWhole: Bool, on system: any System) -> [Finding] {
    let checked = checked[found.baseline.path] ?? []
    let counts = counts[found.baseline.path] ?? [:]
    return found.baseline.entries.compactMap { entry in
      let path = entry.key.path
      if checked.contains(path) {
        if damaged[found.baseline.path]?.contains(path) == true { return nil }
        if !isWhole, Self.comparesFiles(entry.key.rule) { return nil }
      } else if system.kind(of: path.absolute(in: found.folder)) != .failure(.noSuchFile) {
        return nil
      }
      let count = checked.contains(path) ? counts[entry.key] ?? 0 : 0
      return count < entry.count ? found.baseline.stale(entry, now: count) : nil
    }
  }

  /// True if all of a file was looked at in this run.
  func hasChecked(_ path: FilePath, against baseline: FilePath) -> Bool {
    checked[baseline]?.contains(path) == true && damaged[baseline]?.contains(path) != true
  }
}
