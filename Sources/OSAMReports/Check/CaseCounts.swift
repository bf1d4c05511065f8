import OSAMFormats
import OSAMLint

/// How many cases of a run came to what.
package struct CaseCounts: Sendable, Equatable {
  private var passed = 0
  private var failed = 0
  /// Those that could not be run.
  private var errors = 0

  package init() {}

  package var all: Int { passed + failed + errors }

  package mutating func add(_ tested: TestedFile) {
    for tested in tested.cases {
      switch tested.status {
      case .passed: passed += 1
      case .failed: failed += 1
      case .error: errors += 1
      }
    }
  }

  /// “3 cases in 1 file: 2 passed, 1 failed”
  package func sentence(files: Int) -> LocalizedMessage {
    let sentence: LocalizedMessage = """
      \(all, one: "case", many: "cases") in \(files, one: "file", many: "files"): \(passed) passed, \(failed) failed
      """
    return errors > 0 ? "\(sentence), \(errors) could not be run" : sentence
  }
}
