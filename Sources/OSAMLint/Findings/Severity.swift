import OSAMFormats

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

extension Severity {
  /// As people read it.
  package var word: LocalizedMessage { LocalizedMessage(said: rawValue) }

  /// "1 error", "2 errors"
  package func counted(_ number: Int) -> LocalizedMessage {
    switch self {
    case .error: "\(number, one: "error", many: "errors")"
    case .warning: "\(number, one: "warning", many: "warnings")"
    case .info: "\(number, one: "info", many: "infos")"
    }
  }
}
