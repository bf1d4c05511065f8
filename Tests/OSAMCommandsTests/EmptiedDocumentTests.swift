import Foundation
import OSAMCommands
import TestSupport
import Testing

/// A file that was emptied, or that something else stands in, is not passed over where somebody said that it is a
/// document.
@Suite struct EmptiedDocumentTests {
  struct Content: CustomTestStringConvertible, Sendable {
    var name: String
    var bytes: [UInt8]
    /// The finding about the file in JSON, and in YAML.
    var json: String
    var yaml: String
    var line = 1

    var testDescription: String { name }
  }

  static let contents = [
    Content(
      name: "nothing", bytes: [], json: "error[empty-file]: the file is empty",
      yaml: "error[empty-file]: the file is empty"),
    Content(
      name: "blanks", bytes: Array(" \n\n".utf8), json: "error[empty-file]: the file is empty",
      yaml: "error[empty-file]: the file is empty", line: 3),
    Content(
      name: "pointer",
      bytes: Array("version https://git-lfs.github.com/spec/v1\noid sha256:4d7a2146\nsize 12345\n".utf8),
      json: "error[lost-content]: this is a git-lfs pointer and not the file itself",
      yaml: "error[lost-content]: this is a git-lfs pointer and not the file itself"),
    Content(
      name: "page", bytes: Array("<!DOCTYPE html>\n<html><body>Sign in</body></html>\n".utf8),
      json: "error[broken-json]: this is a web page and not a document",
      yaml: "error[lost-content]: this is a web page and not a document"),
    Content(
      name: "NUL bytes", bytes: Array(repeating: 0, count: 512),
      json: "error[lost-content]: the file begins with NUL bytes and is no text",
      yaml: "error[lost-content]: the file begins with NUL bytes and is no text"),
    // echo '{}' | gzip -n
    Content(
      name: "gzip",
      bytes: [
        0x1F, 0x8B, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x03, 0xAB, 0xAE, 0xE5, 0x02, 0x00, 0xD3, 0x18, 0x79,
        0x91, 0x03, 0x00, 0x00, 0x00,
      ],
      json: "error[lost-content]: the file is compressed with gzip",
      yaml: "error[lost-content]: the file is compressed with gzip"),
  ]

  /// Files that say that `alerts/alert.ENDING` is a document.
  static let sayings: [(name: String, put: @Sendable (MemorySystem, String) -> Void)] = [
    (
      "baseline",
      {
        $0.put(
          """
          {"osam-lint-baseline": 2, "findings": [
            {"rule": "long-text", "path": "alerts/alert.\($1)", "document": "", "pointer": "/title", "count": 1}]}
          """, at: ".osam-lint-baseline.json")
      }
    ),
    ("test", { $0.put(test("../alerts/alert.\($1)"), at: "tests/alert.test.yaml") }),
    ("test beside it", { $0.put(test("alert.\($1)"), at: "alerts/alert.test.yaml") }),
    ("include", { $0.put("include: [good.json, alerts/alert.\($1)]\n", at: ".osam-lint.yaml") }),
    ("include in any folder", { $0.put("include: [good.json, alert.\($1)]\n", at: ".osam-lint.yaml") }),
    (
      "kind",
      { $0.put("overrides: [{paths: [alerts/alert.\($1)], kind: osam-version}]\n", at: ".osam-lint.yaml") }
    ),
  ]

  /// Files that say nothing of this one file.
  static let others: [(name: String, put: @Sendable (MemorySystem, String) -> Void)] = [
    ("nothing", { _, _ in }),
    ("include of all", { system, _ in system.put("include: [\"**\"]\n", at: ".osam-lint.yaml") }),
    ("include of some", { system, _ in system.put("include: [good.json, \"alerts/*\"]\n", at: ".osam-lint.yaml") }),
    ("include of a folder", { system, _ in system.put("include: [good.json, alerts]\n", at: ".osam-lint.yaml") }),
    (
      "a kind of others",
      { system, _ in
        system.put("overrides: [{paths: [good.json], kind: osam-version}]\n", at: ".osam-lint.yaml")
      }
    ),
    ("a test with a pattern", { system, _ in system.put(test("../alerts/*"), at: "tests/alert.test.yaml") }),
    ("a test of others", { system, _ in system.put(test("../good.json"), at: "tests/alert.test.yaml") }),
  ]

  private static func test(_ document: String) -> String {
    "document: \(document)\ncases:\n  - case: all\n    platform: android\n    version: 1.0\n    expect: none\n"
  }

  private static func folder(_ content: [UInt8], _ ending: String) throws -> MemorySystem {
    let system = MemorySystem()
    let good = SharedFiles.packageRoot.appendingPathComponent("Tests/OSAMCommandsTests/Transcripts/Files/bus.json")
    system.put(
      CompletedDocument.completed(try String(contentsOf: good, encoding: .utf8), syntax: .json), at: "good.json")
    system.put(content, at: "alerts/alert.\(ending)")
    return system
  }

  private static func walk(_ system: MemorySystem, _ options: [String] = []) -> (
    output: String, status: Int32
  ) {
    let status = Program.run(["check", "--format", "concise"] + options, on: system)
    let (output, errors) = system.takeOutput()
    return (output + errors, status)
  }

  @Test(arguments: contents, ["json", "yaml"]) func whatSomebodySaidIsADocumentIsNotPassedOver(
    _ content: Content, _ ending: String
  ) throws {
    for saying in Self.sayings {
      let system = try Self.folder(content.bytes, ending)
      saying.put(system, ending)
      let line = "alerts/alert.\(ending):\(content.line):1: \(ending == "json" ? content.json : content.yaml)"
      let walked = Self.walk(system)
      #expect(walked.output.contains(line), "\(saying.name): \(walked.output)")
      #expect(walked.status == 1, "\(saying.name): \(walked.output)")
      #expect(!walked.output.contains("skipped"), "\(saying.name): \(walked.output)")
      // As hooks name it; a file of tests that stands elsewhere is not in that run.
      if saying.name == "test" { continue }
      let hooked = Self.walk(system, ["--skip-unrecognised", "--force-exclude", "alerts/alert.\(ending)"])
      #expect(hooked.output.contains(line), "\(saying.name): \(hooked.output)")
      #expect(hooked.status == 1, "\(saying.name): \(hooked.output)")
    }
  }

  @Test(arguments: contents, ["json", "yaml"]) func whatNobodyNamesIsSomebodyElses(
    _ content: Content, _ ending: String
  ) throws {
    for other in Self.others {
      let system = try Self.folder(content.bytes, ending)
      other.put(system, ending)
      let walked = Self.walk(system)
      #expect(walked.status == 0, "\(other.name): \(walked.output)")
      #expect(walked.output.contains("1 other file skipped"), "\(other.name): \(walked.output)")
    }
  }

  /// A file that any program could use may be somebody else's all the same.
  @Test(arguments: ["{\"a\": 1}", "[]", "{}"]) func soundDataStaysAnotherFile(_ text: String) throws {
    for saying in Self.sayings where saying.name != "kind" {
      let system = try Self.folder(Array(text.utf8), "json")
      saying.put(system, "json")
      #expect(Self.walk(system).output.contains("1 other file skipped"), "\(saying.name)")
    }
  }

  /// A baseline keeps what it knew of a document that is not there now.
  @Test(arguments: contents) func aBaselineIsNotCalledStale(_ content: Content) throws {
    let system = try Self.folder(content.bytes, "yaml")
    Self.sayings[0].put(system, "yaml")
    #expect(!Self.walk(system, ["--strict-baseline"]).output.contains("stale-baseline"))
  }
}
