import OSAMDecisions
import OSAMFormats
import OSAMSyntax

/// Keys of test files. Keys that say what is asked are options of `simulate`, and so the table is completed where the
/// options are known.
package struct TestTable: Sendable {
  package let keys: KeyTable
  /// The rows of a case.
  package let caseRows: [KeyRow]
  /// Findings about a case that keys and shapes alone do not show.
  package let examine: @Sendable (TestCase) -> [Finding]

  /// The names a test file may end with.
  package static let endings = [".test.yaml", ".test.yml", ".test.json"]

  /// True if a path may lead to a test file, by its name.
  package static func names(_ path: FilePath) -> Bool { endings.contains { path.ends(with: $0) } }

  /// With the options that a case may have as keys.
  package init(options: [KeyRow], examine: @escaping @Sendable (TestCase) -> [Finding]) {
    self.examine = examine
    caseRows = Self.ownRows + options
    keys = KeyTable(
      rows: [
        KeyRow(
          Self.document, .several(.word(Self.path)), isRequired: true,
          meaning: "The documents that the cases are about: a path or a glob, seen from the folder of the test file.",
          example: "alert.yaml"),
        KeyRow(
          Self.with, .object(options), meaning: "Keys that hold for every case that does not say otherwise.",
          absent: "nothing", example: "{platform: android, language: ca}"),
        KeyRow(
          Self.cases, .list(of: .object(caseRows)), isRequired: true, meaning: "What is expected.",
          example: "[{case: Nobody is locked out, never: blocked}]"),
      ], whole: "tests", noun: "key of a test",
      brokenText: (
        "no case can be read", "Correct this place; osam-lint init test DOCUMENT shows how tests are written."
      ),
      mayBeEmpty: false, unusable: .unusableTest, unknown: .unknownTestKey)
  }

  /// The table that examples are checked by: of the options one, with the words it takes.
  package static let ofExamples = TestTable(
    options: [
      KeyRow(
        "platform", .word(.oneOf(DevicePlatform.allCases.map { $0.rawValue })), meaning: "", absent: "", example: "ios")
    ]) { _ in [] }

  static let (document, with, cases) = ("document", "with", "cases")
  /// The keys of a case whose values are outcomes.
  package static let expecting: Set = ["expect", "never", "always"]

  // MARK: Rows of a case

  private static let ownRows: [KeyRow] = [
    KeyRow(
      "case", .word(name), isRequired: true, meaning: "What is expected, in words; no two cases of a file share them.",
      example: "Old apps are offered the update"),
    KeyRow(
      "expect", .word(outcome),
      meaning:
        "The outcome on the one device that the other keys describe, as simulate --expect takes it: FORCE, must-update.",
      absent: "never or always say what is expected", example: "LAZY"),
    KeyRow(
      "alert", .object(alert), meaning: "What the alert is like, in the case's language.", absent: "any alert",
      example: "{title: Nova versió disponible, buttons: [Actualitza, Ara no]}"),
    KeyRow(
      "never", .several(.word(outcome)), meaning: "Outcomes that no device gets, as prove --never takes them.",
      absent: "expect or always say what is expected", example: "[blocked, error]"),
    KeyRow(
      "always", .several(.word(outcome)), meaning: "The outcome of every device, as prove --always takes it.",
      absent: "expect or never say what is expected", example: "LAZY"),
  ]

  private static let alert: [KeyRow] = [
    KeyRow("title", .word(text), meaning: "Its title.", absent: "any", example: "Nova versió disponible"),
    KeyRow("message", .word(text), meaning: "Its message.", absent: "any", example: "Ja la pots instal·lar."),
    KeyRow(
      "buttons", .list(of: .word(text)), meaning: "The texts of its buttons, in the order of the library.",
      absent: "any", example: "[Actualitza, Ara no]"),
    KeyRow(
      "checkbox", .flag, meaning: "Whether it has the box “do not show again”.", absent: "either", example: "true"),
    KeyRow(
      "opens", .word(text), meaning: "An address that one of its buttons opens.", absent: "any",
      example: "https://play.google.com/store/apps/details?id=cat.bcn.bus"),
  ]

  private static let name = KeyWord("a sentence") { $0.isEmpty ? Message("this case has no name") : nil }
  private static let outcome = KeyWord("an outcome such as LAZY or must-update") {
    $0.isEmpty ? Message("this outcome is empty") : nil
  }
  private static let text = KeyWord("a text") { _ in nil }
  private static let path = KeyWord("a path or a glob such as alert.yaml") {
    $0.isEmpty ? Message("this path is empty") : nil
  }
}

extension TestTable {
  /// The JSON Schema (draft 2020-12) of test files, as text with a line end.
  package var schema: String {
    let head: [(String, JSONValue)] = [
      ("$comment", "Generated from the table in Sources/OSAMLint/Expectations. Do not edit; run make generate."),
      ("$schema", .string(SchemaIdentity.dialect)),
      ("$id", .string(SchemaIdentity.id("test"))),
      ("title", "Tests of osam-lint"),
      ("type", "object"),
    ]
    return JSONValue.object(head + KeySchema.members(keys.rows)).text(pretty: true) + "\n"
  }

  /// The page of the table in docs/formats.
  package var page: String {
    "<!-- Generated from the table in Sources/OSAMLint/Expectations by make generate. -->\n"
      + "# Test files\n\nThe keys of a `*.test.yaml`. How tests are written and run is in [docs/tests.md](../tests.md); "
      + "the schema is\n[test.schema.json](../../schemas/test.schema.json).\n\n" + KeyPage.table(keys.rows)
      + "\n## A case\n\nWhat is expected, and of whom. All keys but the first five are options of "
      + "[simulate](../cli.md#simulate), and\nin a case with `never` or `always` those of [prove](../cli.md#prove).\n\n"
      + KeyPage.table(caseRows) + "\n## `alert`\n\n" + KeyPage.table(Self.alert)
  }
}
