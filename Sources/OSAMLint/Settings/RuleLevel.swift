/// Level that settings give a rule.
package enum RuleLevel: String, Sendable, CaseIterable {
  case off, info, warning, error

  static let words = allCases.map { $0.rawValue }

  /// True if settings may give a rule this level: one that is not silenced freely keeps at least its own.
  func mayReplace(_ rule: Rule) -> Bool {
    rule.silencing == .freely || severity.map { $0 >= rule.severity } ?? false
  }

  /// Nil for a rule that is off.
  var severity: Severity? { Severity(rawValue: rawValue) }
}
