import Foundation
import OSAMFormats
import OSAMLint
import OSAMSyntax
import TestSupport
import Testing

/// `check`, `compat` and `simulate` agree, over every fixture there is.
@Suite struct FixtureInvariantsTests {
  private func expectAgreement(
    _ bytes: [UInt8], _ syntax: Tree.Syntax, _ kind: DocumentKind?, role: Role? = nil, _ name: String,
    _ location: SourceLocation = #_sourceLocation
  ) {
    let outcome = Invariants.ask(bytes, syntax, kind, role: role)
    for found in outcome.disagreements {
      Issue.record(
        "\(name), \(found.property.rawValue): \(found.words)\ncheck: \(outcome.findings.joined(separator: ", "))",
        sourceLocation: location)
    }
  }

  /// Every file below a folder that is JSON or YAML.
  private func files(below folder: URL) throws -> [URL] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return names.sorted().map { folder.appending(path: $0) }.filter {
      ["json", "yaml", "yml"].contains($0.pathExtension)
    }
  }

  private func expectAgreement(over files: [URL], _ kind: (Int) -> DocumentKind?) throws {
    for (number, file) in files.enumerated() {
      let syntax: Tree.Syntax = file.pathExtension == "json" ? .json : .yaml
      expectAgreement([UInt8](try Data(contentsOf: file)), syntax, kind(number), file.lastPathComponent)
    }
  }

  @Test func samples() throws {
    let files = try files(below: SharedFiles.packageRoot.appending(path: "samples"))
    #expect(files.count > 30)
    try expectAgreement(over: files) { _ in nil }
  }

  @Test func inputsThatShowedMistakes() throws {
    let files = try files(below: SharedFiles.packageRoot.appending(path: "Tests/OSAMCommandsTests/Regressions"))
    #expect(!files.isEmpty)
    for kind in DocumentKind.all { try expectAgreement(over: files) { _ in kind } }
  }

  @Test(arguments: Rule.all.map(\.id))
  func examples(ofRule id: String) throws {
    let rule = try #require(Rule.named(id))
    let examples = Effort.share(of: rule.bad + rule.good, oneIn: 2, turn: id.utf8.count)
    for example in examples where example.own == nil {
      expectAgreement(
        Array(example.unmarked.text.utf8), example.syntax, example.kind, role: example.role,
        "\(id), line \(example.line)")
    }
  }

  @Test(arguments: DocumentKind.all.map(\.id))
  func textsWithoutAValue(ofKind id: String) throws {
    let kind = try #require(DocumentKind.all.first { $0.id == id })
    let wide = #"{"ios2": [{"required_version": "1.0.0"}], "tmin": 1, "num_apert": 2}"#.utf16
    let texts: [[UInt8]] = [
      [], Array(" \n\t\n".utf8), [0xFF, 0xFE] + wide.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] },
    ]
    for (number, text) in texts.enumerated() {
      for syntax in [Tree.Syntax.json, .yaml] {
        for role in Role.allCases { expectAgreement(text, syntax, kind, role: role, "text \(number)") }
      }
    }
  }

  @Test func fixturesOfPrinceOfVersions() throws {
    try expectAgreement(over: try files(below: SharedFiles.princeFixtures)) { _ in .princeOfVersions }
  }

  /// Texts that are hardly JSON, each taken for some kind.
  @Test(
    .enabled(
      if: SharedFiles.has("corpus/json-test-suite/test_parsing"), "reads reference material beside the repository"))
  func oddJSON() throws {
    let folder = try SharedFiles.url("corpus/json-test-suite/test_parsing")
    let odd = Effort.share(of: try files(below: folder), oneIn: 4, turn: 0)
    try expectAgreement(over: odd) { DocumentKind.all[$0 % DocumentKind.all.count] }
  }
}
