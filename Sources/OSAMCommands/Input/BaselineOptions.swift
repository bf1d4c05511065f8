import OSAMLint
import OSAMSyntax

/// Which recorded findings do not count.
struct BaselineOptions {
  var baseline: FilePath?
  var noBaseline = false
  var strictBaseline = false

  static var options: [Option<BaselineOptions>] {
    [
      .value(
        "--baseline", "file",
        """
        Findings that osam-lint baseline recorded, and that do not count. By default \(Baseline.fileName) beside or above \
        a file.
        """, completion: .files
      ) { $0.baseline = FilePath(text: $1) },
      .flag("--no-baseline", "Report what is in the baseline as well.") { $0.noBaseline = true },
      .flag("--strict-baseline", "Fail when something in the baseline is gone, so that it cannot come back.") {
        $0.strictBaseline = true
      },
    ]
  }

  /// The file that was named, that beside or above each file, or none.
  func choice() throws(Failure) -> OwnFileChoice {
    guard noBaseline else { return baseline.map { .named($0) } ?? .nearest }
    if baseline != nil || strictBaseline {
      throw Failure("--no-baseline leaves nothing for the other option", hint: "Keep one of them.")
    }
    return .none
  }
}
