import OSAMDecisions

extension OutcomePattern {
  /// What a claim calls it.
  static func of(_ name: String, _ option: String) throws(Failure) -> OutcomePattern {
    if name.hasPrefix("error:") { return .word(name) }
    return try Choices(option: option, values: Choices<OutcomePattern>.outcome.values).value(of: name)
  }
}

extension Choices<OutcomePattern> {
  /// Words of the libraries, plain words, and those of claims alone.
  static let outcome: Choices = {
    var values: [(word: String, value: OutcomePattern)] = []
    for known in KnownOutcome.all where known.word != known.plain.rawValue {
      values.append((known.word, .word(known.word)))
    }
    for plain in Plain.allCases { values.append((plain.rawValue, .plain(plain))) }
    for own in OutcomePattern.ownNames { values.append((own.name, own.pattern)) }
    return Choices(option: "--never", values: values)
  }()
}
