import Foundation

/// Outputs that are kept in files: transcripts, goldens, what pages show.
package enum Recorded {
  /// `make golden` writes the answers of today over them; never where CI is set.
  package static var isWrittenAnew: Bool {
    let environment = ProcessInfo.processInfo.environment
    return environment["OSAM_LINT_ACCEPT"] == "1" && (environment["CI"] ?? "").isEmpty
  }
}
