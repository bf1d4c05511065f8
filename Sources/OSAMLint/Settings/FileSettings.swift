import OSAMFormats
import OSAMSyntax

/// Settings and a baseline as they hold for one file.
package struct FileSettings: Sendable {
  /// Nil for a run without settings.
  package let file: SettingsFile?
  package let context: CheckContext
  /// By rule; of rules that are not named the severity stays.
  package let levels: [String: RuleLevel]
  /// Seen from the settings' folder; nil when it is not below it.
  package var path: FilePath?
  package var baseline: Baseline?
  /// Seen from the baseline's folder.
  package var pathInBaseline: FilePath?
  /// Names of documents are wanted for a baseline that is to be written.
  package var namesDocuments = false
  /// The settings say of which kind the documents are, and no option does.
  package var namesKind = false
  /// The settings include the file by its name, or findings of it are in the baseline: somebody has a document there.
  package var isExpected: Bool {
    let isIncluded = path.map { file?.includesByName($0) ?? false } ?? false
    return isIncluded || pathInBaseline.map { baseline?.isAbout($0) ?? false } ?? false
  }

  package init(file: SettingsFile?, context: CheckContext, levels: [String: RuleLevel], path: FilePath? = nil) {
    self.file = file
    self.context = context
    self.levels = levels
    self.path = path
  }
}

/// Findings that a file had and that are not reported.
package struct SuppressedFindings: Sendable {
  /// Allowed by a comment or by an entry of the settings.
  package var allowed = 0
  /// Rules that were allowed somewhere.
  package var rules: Set<String> = []
  /// Recorded in the baseline.
  package var known = 0
  /// These themselves, where they are to be shown as such.
  package var recorded: [Finding] = []
  /// Entries of the settings about the file, by their numbers; and those that silenced something in it.
  package var touched: [Int] = []
  package var entries: Set<Int> = []
  /// Findings that no baseline records.
  package var unrecorded = 0
  /// How many findings of each sort the baseline was asked about.
  package var counts: [Baseline.Key: Int] = [:]

  package init() {}

  mutating func allow(_ finding: Finding) {
    allowed += 1
    rules.insert(finding.rule)
  }
}

extension [Finding] {
  /// The findings with the severities that settings give their rules.
  package func with(_ levels: [String: RuleLevel]) -> [Finding] {
    if levels.isEmpty { return self }
    return compactMap { finding in
      guard let level = levels[finding.rule] else { return finding }
      guard let severity = level.severity else { return nil }
      var finding = finding
      // A finding may be graver than its rule usually is.
      let isKept = Rule.named(finding.rule)?.silencing != .freely
      finding.severity = isKept ? Swift.max(severity, finding.severity) : severity
      return finding
    }
  }
}
