/// How a run ends. When several apply, the highest wins.
package enum ExitStatus: Int32, Sendable, Comparable {
  case clean = 0
  /// Findings at or above the threshold, or an expectation that was not met.
  case findings = 1
  /// The command line cannot be understood.
  case misuse = 2
  /// Some work could not be done.
  case incomplete = 3

  package static func < (left: ExitStatus, right: ExitStatus) -> Bool { left.rawValue < right.rawValue }
}
