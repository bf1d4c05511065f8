import Foundation
import OSAMFormats
import OSAMReports
import OSAMSyntax
import Testing

@testable import OSAMLint

/// The machine output of `check`, read back by another reader.
@Suite struct JSONReportTests {
  private func parsed(_ reports: [FileReport]) throws -> [String: Any] {
    var report = JSONReport(in: .english)
    var summary = Summary()
    var text = report.start()
    for file in reports {
      summary.add(file)
      text += report.file(file)
    }
    text += report.finish(summary)
    #expect(text.hasSuffix("\n"))
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private func findings(_ object: [String: Any]) throws -> [[String: Any]] {
    try #require(object["findings"] as? [[String: Any]])
  }

  private func file(_ text: String, _ findings: [Finding], path: FilePath = "a.json") -> FileReport {
    FileReport(path: path, kinds: [.osamVersion], findings: findings, bytes: Array(text.utf8), isPassedOver: false)
  }

  @Test func nothingFound() throws {
    let object = try parsed([file("{}", [])])
    #expect(object["version"] as? Int == 1)
    #expect(try findings(object).isEmpty)
    let summary = try #require(object["summary"] as? [String: Int])
    #expect(
      summary == [
        "files": 1, "documents": 1, "unchecked": 0, "skipped": 0, "likely": 0, "errors": 0, "warnings": 0, "infos": 0,
      ])
  }

  @Test func everyFieldOfAFinding() throws {
    let text = "{\r\n  \"ca\": \"🚌 «á»\",\r\n  \"a\": 1\r\n}"
    let finding = Finding(
      rule: "some-rule", effect: .probablyNotMeant, message: Message("“á” is \"odd\"\n", help: "Mend it."),
      span: SourceSpan(17, 19), pointer: "/data/ca", related: [RelatedPlace(SourceSpan(29, 32), "and here")],
      clients: ClientSet(.osam, from: "3.0.0", to: "3.0.1"), document: 0, kind: .osamVersion, role: .served,
      fix: Fix(
        title: "Write “a”", isSafe: false,
        edits: [TextEdit(SourceSpan(17, 19), "a"), TextEdit(SourceSpan(31, 31), "b")]))
    let object = try parsed([file(text, [finding], path: "conf/à.json")])
    let first = try #require(try findings(object).first)
    #expect(
      Set(first.keys) == [
        "file", "document", "kind", "role", "pointer", "rule", "severity", "message", "what", "effect", "help",
        "clients", "range",
        "related", "fix",
      ])
    let fix = try #require(first["fix"] as? [String: Any])
    #expect(fix["title"] as? String == "Write “a”")
    #expect(fix["safe"] as? Bool == false)
    let edits = try #require(fix["edits"] as? [[String: Any]])
    #expect(edits.map { $0["text"] as? String } == ["a", "b"])
    let start = try #require((edits[1]["range"] as? [String: [String: Int]])?["start"])
    #expect(start == ["offset": 31, "line": 3, "column": 5])
    #expect(first["file"] as? String == "conf/à.json")
    #expect(first["document"] as? Int == 0)
    #expect(first["kind"] as? String == "osam-version")
    #expect(first["role"] as? String == "served")
    #expect(first["pointer"] as? String == "/data/ca")
    #expect(first["rule"] as? String == "some-rule")
    #expect(first["severity"] as? String == "warning")
    // A message never breaks a line, whatever it quotes.
    #expect(first["message"] as? String == "“á” is \"odd\"\\u{A}")
    #expect(first["help"] as? String == "Mend it.")
    let clients = try #require(first["clients"] as? [[String: String]])
    #expect(clients == [["library": "osam", "from": "3.0.0", "to": "3.0.1"]])
    // Offsets are bytes; columns count characters as Unicode has them.
    let range = try #require(first["range"] as? [String: [String: Int]])
    #expect(range["start"] == ["offset": 17, "line": 2, "column": 12])
    #expect(range["end"] == ["offset": 19, "line": 2, "column": 13])
    let related = try #require((first["related"] as? [[String: Any]])?.first)
    #expect(related["message"] as? String == "and here")
    #expect((related["range"] as? [String: [String: Int]])?["start"] == ["offset": 29, "line": 3, "column": 3])
    #expect((object["summary"] as? [String: Int])?["warnings"] == 1)
  }

  @Test func whatIsAbsentIsNull() throws {
    let finding = Finding(
      rule: "empty-file", effect: .unreadable, message: Message("the file is empty"), span: SourceSpan(0, 0),
      pointer: nil,
      related: [], clients: .commonModule, document: nil, kind: nil, role: nil)
    let object = try parsed([file("", [finding]), file("x", [finding, finding])])
    #expect(try findings(object).count == 3)
    let first = try #require(try findings(object).first)
    for name in ["document", "kind", "role", "pointer", "effect", "help"] {
      #expect(first[name] is NSNull, "\(name) is not null")
    }
    #expect((first["related"] as? [Any])?.isEmpty == true)
    #expect((object["summary"] as? [String: Int])?["errors"] == 3)
  }

  @Test func findingsOfTheLinter() throws {
    let bytes = Array(
      "{\"data\": {\"id\": 1.5, \"appId\": 2, \"minutes\": 1, \"numAperture\": 1, \"message\": 5}}".utf8)
    let linter = Linter(context: CheckContext(now: Example.date))
    let checked = linter.check(FileInput(path: "r.json", bytes: bytes, syntax: .json, isNamed: true))
    let object = try parsed([checked])
    let all = try findings(object)
    #expect(all.count == checked.findings.count)
    #expect(!all.isEmpty)
    for finding in all {
      #expect(finding["kind"] as? String == "osam-rating")
      #expect((finding["clients"] as? [[String: String]])?.isEmpty == false)
      let range = try #require(finding["range"] as? [String: [String: Int]])
      let start = try #require(range["start"]?["offset"])
      let end = try #require(range["end"]?["offset"])
      #expect(start <= end && end <= bytes.count)
    }
  }
}
