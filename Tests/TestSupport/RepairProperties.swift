import OSAMFormats
import OSAMLint
import OSAMSyntax

/// Properties of repairs on documents made at random. Each gives what does not hold, with the document, or nil.
package enum RepairProperties {
  private static func context(_ kind: DocumentKind) -> CheckContext {
    var context = CheckContext(now: Example.date)
    context.kind = kind
    return context
  }

  private static func check(_ bytes: [UInt8], _ document: DamagedDocument, unsafe: Bool) -> FixCheck {
    let input = FileInput(path: "example", bytes: bytes, syntax: document.syntax, isNamed: true)
    return FixCheck(input, context(document.kind), unsafe: unsafe)
  }

  private static func words(_ problem: String, _ document: DamagedDocument, _ bytes: [UInt8], _ check: FixCheck)
    -> String
  {
    """
    \(problem)
    \(document.damages)
    \(String(decoding: bytes, as: UTF8.self))
    ->
    \(String(decoding: check.repaired.bytes, as: UTF8.self))
    """
  }

  /// Damage is repaired, and nothing comes to light that the document did not have before.
  package static func damageIsRepaired(_ random: inout Seeded) -> String? {
    let document = DamagedDocument.random(&random)
    let original = check(Array(document.original.utf8), document, unsafe: true)
    if let fix = original.before.findings.first(where: { $0.fix != nil }) {
      return "nothing was damaged, and \(fix.rule) has a repair"
    }
    // The README's value for the missing box is another one than the document had.
    let allowed = Set(
      original.before.findings.map(FixCheck.name) + ["checkbox-lost-on-cancel 0 /checkBoxDontShowAgain"])
    let bytes = Array(document.damaged.utf8)
    let check = check(bytes, document, unsafe: true)
    let left = check.repaired.report.findings.map(FixCheck.name).filter { !allowed.contains($0) }
    let problems = check.problems(allowed: allowed) + left.map { "left: \($0)" }
    return problems.isEmpty ? nil : words("\(problems)", document, bytes, check)
  }

  /// A safe repair leaves every app that can use the document with the same outcome.
  package static func safeRepairsChangeNothingForAppsThatWork(_ random: inout Seeded) -> String? {
    let document = DamagedDocument.random(&random)
    let bytes = Array(document.damaged.utf8)
    let check = check(bytes, document, unsafe: false)
    if check.repaired.counts.isEmpty { return nil }
    let question = random.choose(Outcomes.questions[document.kind.id] ?? [])
    let before = question.answer(bytes, document.syntax)
    let after = question.answer(check.repaired.bytes, document.syntax)
    for (platform, outcome) in before where !outcome.isFailure && after[platform] != outcome {
      return words(
        "\(question.words), \(platform): \(outcome) became \(after[platform].map { "\($0)" } ?? "nothing")", document,
        bytes, check)
    }
    return nil
  }

  /// Where several members have nearly one name, or one beside the name itself, none of them gets it a second time.
  package static func noTwoMembersGetOneName(_ random: inout Seeded) -> String? {
    let document = DamagedDocument.random(&random)
    var bytes = Array(random.once(in: 2) ? document.damaged.utf8 : document.original.utf8)
    for _ in 0..<Int(random.next() % 3) + 1 { DamagedDocument.addRivals(to: &bytes, document.syntax, &random) }
    let check = check(bytes, document, unsafe: random.once(in: 2))
    let problems = check.problemsOfRepairing()
    return problems.isEmpty ? nil : words("\(problems)", document, bytes, check)
  }

  /// Whatever the text is: repairs come to an end, a second run changes nothing, nothing is damaged further.
  package static func brokenTextsAreNotBrokenFurther(_ random: inout Seeded) -> String? {
    let document = DamagedDocument.random(&random)
    var bytes = Array(document.damaged.utf8)
    for _ in 0..<Int(random.next() % 4) + 1 { DamagedDocument.mangle(&bytes, &random) }
    let check = check(bytes, document, unsafe: random.once(in: 2))
    let problems = check.problemsOfRepairing()
    return problems.isEmpty ? nil : words("\(problems)", document, bytes, check)
  }
}
