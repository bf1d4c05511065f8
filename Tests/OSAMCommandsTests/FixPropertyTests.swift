import Foundation
import OSAMCommands
import OSAMFormats
import OSAMLint
import OSAMSyntax
import TestSupport
import Testing

/// Documents that were right, damaged at random in ways that can be repaired, and in ways that cannot.
@Suite struct FixPropertyTests {
  /// Documents of each sort; `make check` asks for 10 000.
  private static let count = Int(ProcessInfo.processInfo.environment["OSAM_LINT_GENERATED"] ?? "") ?? 300

  private static func settings(_ kind: DocumentKind) -> Settings {
    var settings = Settings(now: Example.date)
    settings.kind = kind
    return settings
  }

  private func input(_ text: String, _ syntax: Tree.Syntax) -> FileInput {
    FileInput(path: "example", bytes: Array(text.utf8), syntax: syntax, isNamed: true)
  }

  /// What was damaged is repaired, and nothing comes to light that the document did not have before.
  @Test(arguments: 0..<8) func damageIsRepaired(_ part: Int) throws {
    var random = Seeded(state: 1000 + UInt64(part))
    for number in 0..<Self.count / 8 + 1 {
      let document = DamagedDocument.random(&random)
      let original = FixCheck(input(document.original, document.syntax), Self.settings(document.kind), unsafe: true)
      #expect(original.before.findings.allSatisfy { $0.fix == nil }, "\(document.original)")
      // The README's value for the missing box is another one than the document had.
      let allowed = Set(
        original.before.findings.map(FixCheck.name) + ["checkbox-lost-on-cancel 0 /checkBoxDontShowAgain"])
      let check = FixCheck(input(document.damaged, document.syntax), Self.settings(document.kind), unsafe: true)
      let problems = check.problems(allowed: allowed)
      #expect(
        problems.isEmpty,
        """
        part \(part), document \(number), \(document.damages): \(problems)
        \(document.damaged)
        ->
        \(String(decoding: check.repaired.bytes, as: UTF8.self))
        """)
      if !problems.isEmpty { return }
      let left = check.repaired.report.findings.filter { !allowed.contains(FixCheck.name($0)) }
      #expect(left.isEmpty || !document.isWhollyRepairable, "\(document.damages)\n\(document.damaged)")
    }
  }

  /// A safe repair leaves every app that can use the document with the same outcome.
  @Test(arguments: 0..<8) func safeRepairsChangeNothingForAppsThatWork(_ part: Int) throws {
    var random = Seeded(state: 2000 + UInt64(part))
    for number in 0..<Self.count / 8 + 1 {
      let document = DamagedDocument.random(&random)
      let check = FixCheck(input(document.damaged, document.syntax), Self.settings(document.kind), unsafe: false)
      if check.repaired.counts.isEmpty { continue }
      let question = random.choose(Outcomes.questions[document.kind.id] ?? [])
      let before = question.answer(Array(document.damaged.utf8), document.syntax)
      let after = question.answer(check.repaired.bytes, document.syntax)
      for (platform, outcome) in before where !outcome.isFailure {
        #expect(
          after[platform] == outcome,
          """
          part \(part), document \(number), \(document.damages), \(question.words), \(platform)
          \(document.damaged)
          ->
          \(String(decoding: check.repaired.bytes, as: UTF8.self))
          """)
      }
    }
  }

  /// Whatever the text is: repairs come to an end, a second run changes nothing, nothing is damaged further.
  @Test(arguments: 0..<8) func brokenTextsAreNotBrokenFurther(_ part: Int) throws {
    var random = Seeded(state: 3000 + UInt64(part))
    for number in 0..<Self.count / 8 + 1 {
      let document = DamagedDocument.random(&random)
      var bytes = Array(document.damaged.utf8)
      for _ in 0..<Int(random.next() % 4) + 1 { DamagedDocument.mangle(&bytes, &random) }
      let input = FileInput(path: "example", bytes: bytes, syntax: document.syntax, isNamed: true)
      let check = FixCheck(input, Self.settings(document.kind), unsafe: random.once(in: 2))
      let problems = check.problemsOfRepairing()
      #expect(
        problems.isEmpty,
        """
        part \(part), document \(number): \(problems)
        \(String(decoding: bytes, as: UTF8.self))
        ->
        \(String(decoding: check.repaired.bytes, as: UTF8.self))
        """)
      if !problems.isEmpty { return }
    }
  }
}
