/// How much a finding matters.
package enum Severity: String, Sendable, CaseIterable, Comparable {
  /// Worth knowing.
  case info
  /// Probably not meant.
  case warning
  /// A released client breaks or misleads on this document.
  case error

  package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}
