import OSAMLint
import OSAMReports

/// Reports of a run for somebody who goes on with them.
final class KeptReports {
  var reports: [FileReport] = []
}

/// Keeps the reports of a run.
struct KeepingReport: CheckReport {
  let kept: KeptReports

  mutating func file(_ report: FileReport) -> String {
    kept.reports.append(report)
    return ""
  }
}
