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

  private struct Tables {
    var entries: [FilePath: Entries] = [:]
    /// Findings by what a baseline knows them by, and the paths that were checked, by baseline.
    var counts: [FilePath: [Baseline.Key: Int]] = [:]
    var checked: [FilePath: Set<FilePath>] = [:]
    /// Those of which not everything could be read.
    var damaged: [FilePath: Set<FilePath>] = [:]
  }

  /// Nil until some settings or a baseline are met: to make dictionaries, empty ones too, is a fortieth of a start.
  private var kept: Tables?
  private var tables: Tables {
    get { kept ?? Tables() }
    // Not copied while it is changed.
    _modify {
      var tables = kept ?? Tables()
      kept = nil
      defer { kept = tables }
      yield &tables
    }
  }
  /// Findings of the files that were checked, by what a baseline knows them by.
  var counts: [FilePath: [Baseline.Key: Int]] { tables.counts }
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
      if !isDamaged { tables.entries[file.path, default: Entries()].touched.formUnion(suppressed.touched) }
      tables.entries[file.path, default: Entries()].used.formUnion(suppressed.entries)
    }
    if let path = fileSettings.pathInBaseline, fileSettings.baseline != nil || fileSettings.namesDocuments {
      let baseline = fileSettings.baseline?.path ?? Self.noBaseline
      tables.checked[baseline, default: []].insert(path)
      if isDamaged { tables.damaged[baseline, default: []].insert(path) }
      for (key, count) in suppressed?.counts ?? [:] { tables.counts[baseline, default: [:]][key, default: 0] += count }
    }
  }

  /// Entries of a settings file that are not needed any more. `isWhole`: all files below the settings were looked at.
  func unused(in found: SettingsFinder.Found, isWhole: Bool, on system: any System) -> [Finding] {
    let entries = tables.entries[found.file.path] ?? Entries()
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
    let checked = tables.checked[found.baseline.path] ?? []
    let counts = counts[found.baseline.path] ?? [:]
    return found.baseline.entries.compactMap { entry in
      let path = entry.key.path
      if checked.contains(path) {
        if tables.damaged[found.baseline.path]?.contains(path) == true { return nil }
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
    tables.checked[baseline]?.contains(path) == true && tables.damaged[baseline]?.contains(path) != true
  }
}
