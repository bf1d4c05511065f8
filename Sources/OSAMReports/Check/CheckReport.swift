import OSAMFormats
import OSAMLint
import OSAMSyntax

/// Totals of a run of `check`.
package struct Summary: Sendable, Equatable {
  package var files = 0
  package var documents = 0
  /// Files that were named or matched and could not be checked.
  package var unchecked = 0
  /// Files that hold no document for certain, and of these those for which something speaks.
  package var skipped = 0
  package var likely = 0
  package var errors = 0
  package var warnings = 0
  package var infos = 0
  /// Findings with a repair that is safe, and with one that is not.
  package var repairable = 0
  package var unsafelyRepairable = 0
  /// Nothing was checked, for the settings cannot be used; the findings are about them.
  package var isRefused = false
  /// Of test files.
  package var cases = CaseCounts()
  /// Releases that were not read, and what documents were checked as instead.
  package var substitutions = ReleaseSubstitutions()

  package init() {}

  package mutating func add(_ report: FileReport) {
    files += 1
    documents += report.kinds.count
    if let tested = report.tested { cases.add(tested) }
    add(report.findings)
  }

  /// Findings of files that are counted already.
  package mutating func add(_ findings: [Finding]) {
    for finding in findings {
      switch finding.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .info: infos += 1
      }
      if let fix = finding.fix { if fix.isSafe { repairable += 1 } else { unsafelyRepairable += 1 } }
    }
  }
}

/// A form in which findings are written. Each file's part is written as soon as it is known.
package protocol CheckReport: Sendable {
  /// Before the first file.
  mutating func start() -> String
  /// Those of one file, whatever was written before: copies of a report make them, several at once.
  func entries(of report: FileReport) -> [ReportEntry]
  /// Text of the entries of the next file.
  mutating func add(_ entries: [ReportEntry]) -> String
  /// A file that could not be checked, and why.
  mutating func problem(_ path: FilePath, _ words: LocalizedMessage) -> String
  /// After the last file.
  mutating func finish(_ summary: Summary) -> String
}

extension CheckReport {
  package mutating func start() -> String { "" }
  package mutating func add(_ entries: [ReportEntry]) -> String { entries.map { $0.text }.joined() }
  /// The next file, whole.
  package mutating func file(_ report: FileReport) -> String { add(entries(of: report)) }
  // People read of it on standard error.
  package mutating func problem(_ path: FilePath, _ words: LocalizedMessage) -> String { "" }
  package mutating func finish(_ summary: Summary) -> String { "" }
}
