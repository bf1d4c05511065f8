import OSAMFormats
import OSAMLint
import OSAMPlatform
import OSAMSyntax

/// A report of a form that only the run knows. Copies of it write on where the others are.
package struct ChosenReport: CheckReport {
  /// What is written next depends on what was written before.
  private enum Writing {
    case start
    case add([ReportEntry])
    case problem(FilePath, LocalizedMessage)
    case finish(Summary)
  }

  private let write: @Sendable (Writing) -> String
  private let make: @Sendable (FileReport) -> [ReportEntry]

  init<Report: CheckReport>(_ report: Report) {
    let written = Written(report)
    make = { report.entries(of: $0) }
    write = { step in
      written.report.withLock { report in
        switch step {
        case .start: report.start()
        case .add(let entries): report.add(entries)
        case .problem(let path, let words): report.problem(path, words)
        case .finish(let summary): report.finish(summary)
        }
      }
    }
  }

  package func start() -> String { write(.start) }
  package func entries(of report: FileReport) -> [ReportEntry] { make(report) }
  package func add(_ entries: [ReportEntry]) -> String { write(.add(entries)) }
  package func problem(_ path: FilePath, _ words: LocalizedMessage) -> String { write(.problem(path, words)) }
  package func finish(_ summary: Summary) -> String { write(.finish(summary)) }
}

/// A report while it is written.
private final class Written<Report: CheckReport>: Sendable {
  let report: Lock<Report>

  init(_ report: Report) { self.report = Lock(report) }
}
