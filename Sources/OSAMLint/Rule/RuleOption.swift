import OSAMFormats
import OSAMSyntax

/// A number that a rule goes by and that settings may give. Only rules whose number is a choice of ours have one.
package struct RuleOption: Sendable {
  package let name: String
  package let range: ClosedRange<Int>
  /// A sentence.
  package let meaning: String

  /// The key beside the options that says the rule's severity.
  static let severity = "severity"
}

/// Choices of the settings for rules. Nil values are those of a run without settings.
package final class RuleChoices: Sendable {
  /// Numbers by rule and option.
  private let numbers: [String: [String: Int]]
  /// Hosts that a button may lead to besides those of the stores; nil when there is no list.
  package let storeHosts: Set<String>?
  /// Requirements of Prince of Versions that the apps register a checker for.
  package let requirementKeys: Set<ByteText>

  package init(numbers: [String: [String: Int]], storeHosts: Set<String>?, requirementKeys: Set<ByteText>) {
    self.numbers = numbers
    self.storeHosts = storeHosts
    self.requirementKeys = requirementKeys
  }

  /// True if the apps register a checker for a requirement, as a client compares its name.
  func knows(_ requirement: String, _ names: PrinceNames) -> Bool {
    requirementKeys.contains(ByteText(requirement))
      || names == .inCamelCase && requirementKeys.contains { $0.text.sameCanonically(as: requirement) }
  }

  package func number(_ rule: String, _ option: String) -> Int? { numbers[rule]?[option] }
}
