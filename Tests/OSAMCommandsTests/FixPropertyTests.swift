import TestSupport
import Testing

/// Documents that were right, damaged at random in ways that can be repaired, and in ways that cannot.
@Suite struct FixPropertyTests {
  private func always(
    _ seed: UInt64, rounds: Int = Effort.rounds(24, long: 300), _ property: (inout Seeded) -> String?
  ) {
    var random = Seeded(state: seed)
    for number in 0..<rounds {
      if let problem = property(&random) {
        Issue.record("document \(number): \(problem)")
        return
      }
    }
  }

  @Test func damageIsRepaired() { always(1000, RepairProperties.damageIsRepaired) }

  @Test func safeRepairsChangeNothingForAppsThatWork() {
    always(2000, RepairProperties.safeRepairsChangeNothingForAppsThatWork)
  }

  @Test func noTwoMembersGetOneName() { always(4000, RepairProperties.noTwoMembersGetOneName) }

  @Test func brokenTextsAreNotBrokenFurther() { always(3000, RepairProperties.brokenTextsAreNotBrokenFurther) }

  @Test func slipsOfYAMLAreRepaired() {
    always(5000, rounds: Effort.rounds(200, long: 2_000), RepairProperties.slipsOfYAMLAreRepaired)
  }

  @Test func slipsAreAsGraveAsWhatTheyChange() {
    always(6000, rounds: Effort.rounds(100, long: 2_000), JudgementProperties.slipsAreAsGraveAsWhatTheyChange)
  }
}
