import OSAMFormats
import OSAMLint
import OSAMSyntax

/// The bytes themselves are repaired, and a document made from them.
enum FixProbe {
  static func problem(_ bytes: [UInt8]) -> String? {
    var random = Seeded(bytes)
    var context = CheckContext(now: random.choose(CheckProbe.dates))
    context.kind = random.choose([nil, nil, nil] + DocumentKind.all.map(Optional.some))
    for syntax in [Tree.Syntax.json, .yaml] {
      let input = FileInput(path: "a", bytes: bytes, syntax: syntax, isNamed: true)
      let problems = FixCheck(input, context, unsafe: random.once(in: 2)).problemsOfRepairing()
      if !problems.isEmpty { return "as \(syntax): \(problems)" }
    }
    return RepairProperties.damageIsRepaired(&random)
      ?? RepairProperties.safeRepairsChangeNothingForAppsThatWork(&random)
      ?? RepairProperties.noTwoMembersGetOneName(&random)
      ?? RepairProperties.brokenTextsAreNotBrokenFurther(&random)
  }
}
