extension Rule {
  /// Every rule, by id. A house test keeps this list sorted and complete.
  package static let all: [Rule] = [
    .windowClosesBeforeItOpens,
  ]
}
