import OSAMDecisions
import OSAMFormats
import OSAMLint
import OSAMReports

extension OutcomePattern {
  /// By the name that claims have for it.
  static func of(_ name: String, _ option: String, _ kinds: Kinds) throws(Failure) -> OutcomePattern {
    try ExpectedOutcome(name, option, kinds).pattern
  }
}

/// An outcome that somebody names, with the name as it is written everywhere.
struct ExpectedOutcome {
  var name: String
  var pattern: OutcomePattern

  /// No outcome has it.
  static let nothing = ExpectedOutcome(name: "", pattern: .word(""))

  private init(name: String, pattern: OutcomePattern) {
    self.name = name
    self.pattern = pattern
  }

  init(_ name: String, _ option: String, _ kinds: Kinds) throws(Failure) {
    if KnownOutcome.errorName(name) != nil {
      (self.name, pattern) = (name, .word(name))
    } else {
      let words = Choices.outcome(kinds).values
      (self.name, pattern) = try Choices(option: option, values: words.map { ($0.word, $0) }).value(of: name)
    }
  }
}

extension Simulation {
  func has(_ expected: ExpectedOutcome) -> Bool {
    linkUser.map { expected.pattern.matches(DeviceAnswer(decision), for: $0) } ?? false
  }
}

extension Choices<OutcomePattern> {
  /// Words of the libraries, plain words, and those of claims alone.
  static func outcome(_ kinds: Kinds) -> Choices {
    Choices(
      option: "--never",
      values: kinds.models.outcomes.filter { $0.word != $0.plain.rawValue }.map { ($0.word, .word($0.word)) }
        + Plain.allCases.map { ($0.rawValue, .plain($0)) } + OutcomePattern.ownNames.map { ($0.name, $0.pattern) })
  }
}
