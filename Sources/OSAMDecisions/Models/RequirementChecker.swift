import OSAMFormats
import OSAMSyntax

/// A check of one requirement, of the value as text.
package enum RequirementChecker: Sendable, Equatable {
  /// Nil is the value null.
  case exactly(String?)
  case prefix(String)
  case anything
  case nothing

  /// `hr`, `hr*`, or `*`.
  package init(_ text: String) {
    if text == "*" {
      self = .anything
    } else if let beginning = Self.beginning(text) {
      self = .prefix(beginning)
    } else {
      self = .exactly(text)
    }
  }

  /// The text before a star at its end; nil without one.
  package static func beginning(_ text: String) -> String? {
    text.unicodeScalars.last == "*" ? String(text.unicodeScalars.dropLast()) : nil
  }

  func accepts(_ value: String?, canonically: Bool) -> Bool {
    switch self {
    case .exactly(let text):
      guard let text, let value else { return text == nil && value == nil }
      return canonically ? value.sameCanonically(as: text) : value.sameUTF16(as: text)
    case .prefix(let text):
      guard let value else { return false }
      return canonically ? value.hasPrefix(text) : value.utf8.starts(with: text.utf8)
    case .anything: return true
    case .nothing: return false
    }
  }
}
