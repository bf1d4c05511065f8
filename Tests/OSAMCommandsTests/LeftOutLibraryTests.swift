import Foundation
import OSAMCommands
import TestSupport
import Testing

/// A library with too many cells is named, and the answers of the others are there.
@Suite struct LeftOutLibraryTests {
  /// As many kinds of Android devices as pairs of a system and a key.
  private static let android = (1...23).map { number in
    #"{"required_version": \#(number), "requirements": {"key\#(number)": "x", "required_os_version": "\#(20 + number)"}}"#
  }.joined(separator: ", ")

  private static let clients = "pov-android:4.0.4,pov-ios:4.0.8"
  private static let words = "its devices fall into too many cells to find them all, and 10000 is the limit"
  private static let options = ["--clients", "pov-android:4.0.4", "--platform", "android", "--os-version", "9999.."]

  private static func list(ios: String?) -> String {
    let ios = ios.map { #", "ios2": [{"required_version": "\#($0)"}]"# } ?? ""
    return "{\"android2\": [\(android)]\(ios)}"
  }

  private func run(_ arguments: String...) -> (status: Int32, output: String, errors: String) {
    let system = MemorySystem()
    system.put(Self.list(ios: "4.2.0"), at: "both.json")
    system.put(Self.list(ios: nil), at: "one.json")
    system.put(#"{"ios2": [{"required_version": "4.1.0"}]}"#, at: "before.json")
    let status = Program.run(arguments + ["--clients", Self.clients], on: system)
    let (output, errors) = system.takeOutput()
    return (status, output, errors)
  }

  private func json(_ output: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
  }

  /// The expected content of `leftOutLibraries`.
  private func expectAndroidLeftOut(
    of answer: [String: Any], file: String = "both.json", options: [String]? = options,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let parts = answer["leftOutLibraries"] as? [[String: Any]] ?? []
    #expect(parts.count == 1, sourceLocation: sourceLocation)
    guard let part = parts.first else { return }
    #expect(
      Set(part.keys) == ["file", "document", "library", "platform", "reason", "options"],
      sourceLocation: sourceLocation)
    #expect(part["file"] as? String == file, sourceLocation: sourceLocation)
    #expect(part["document"] as? Int == 0, sourceLocation: sourceLocation)
    #expect(part["library"] as? String == "pov-android", sourceLocation: sourceLocation)
    #expect(part["platform"] as? String == "android", sourceLocation: sourceLocation)
    #expect(part["reason"] as? String == Self.words, sourceLocation: sourceLocation)
    #expect(part["options"] as? [String] == options, sourceLocation: sourceLocation)
  }

  // MARK: JSON

  @Test func outcomes() throws {
    let (status, output, _) = run("outcomes", "--format", "json", "both.json", "one.json")
    #expect(status == 3)
    var answer = try json(output)
    // Of the other document nothing else is there.
    let parts = try #require(answer["leftOutLibraries"] as? [[String: Any]])
    #expect(parts.compactMap { $0["file"] as? String } == ["both.json", "one.json"])
    answer["leftOutLibraries"] = Array(parts.prefix(1))
    expectAndroidLeftOut(of: answer)
    let documents = try #require(answer["documents"] as? [[String: Any]])
    #expect(documents.compactMap { $0["file"] as? String } == ["both.json"])
    let tables = documents.first?["tables"] as? [[String: Any]]
    #expect(tables?.compactMap { $0["platform"] as? String } == ["ios"])
  }

  @Test func prove() throws {
    let (status, output, _) = run("prove", "--never", "error", "--format", "json", "both.json")
    #expect(status == 3)
    expectAndroidLeftOut(of: try json(output))
  }

  /// A document in which some library is left out is not said to be alike.
  @Test(arguments: [("before.json", 2), ("both.json", 0)]) func diff(_ old: String, _ changes: Int) throws {
    let (status, output, _) = run("diff", "--format", "json", old, "both.json")
    #expect(status == 3)
    let answer = try json(output)
    let parts = try #require(answer["leftOutLibraries"] as? [[String: Any]])
    #expect(parts.count == 1 && parts.first?["library"] as? String == "pov-android")
    #expect((answer["changes"] as? [Any])?.count == changes)
    #expect((answer["summary"] as? [String: Any])?["alike"] as? Int == 0)
  }

  @Test func agendaNamesNobodyWithoutAClock() throws {
    let (status, output, errors) = run("agenda", "--format", "json", "both.json")
    #expect(status == 0 && errors.isEmpty)
    #expect(try json(output)["leftOutLibraries"] as? [String] == [])
  }

  // MARK: Drawings and pages

  @Test func timeline() {
    let (status, output, errors) = run("agenda", "--format", "svg", "both.json")
    #expect(status == 3)
    #expect(output.contains("iOS, pov-ios 4.0.8") && !output.contains("Android"))
    #expect(errors == "osam-lint: both.json: pov-android on Android was left out: \(Self.words)\n")
  }

  @Test func page() {
    let (status, output, errors) = run("preview", "both.json")
    #expect(status == 3)
    #expect(output.contains("There is no table for pov-android on Android: \(Self.words)."))
    #expect(output.contains("<caption>iOS, pov-ios 4.0.8</caption>"))
    #expect(errors == "osam-lint: both.json: pov-android on Android was left out: \(Self.words)\n")
  }

  @Test func pageOfADocumentWithoutAnyAnswer() {
    let (status, output, errors) = run("preview", "one.json")
    #expect(status == 3)
    #expect(output.contains("Nothing can be said of this document: \(Self.words)."))
    #expect(errors == "osam-lint: one.json: pov-android on Android was left out: \(Self.words)\n")
  }

  // MARK: Editors

  private func answer(_ text: String) -> String? {
    var editor = EditorSession()
    editor.begin()
    editor.open("list.json", text, language: "json")
    let asked = editor.ask(
      "workspace/executeCommand", ["command": "osam-lint.outcomes", "arguments": [EditorSession.uri("list.json"), 0]])
    editor.leave()
    editor.run("--clients", Self.clients)
    return editor.result(of: asked) as? String
  }

  @Test func lensOfADocument() throws {
    let answer = try #require(self.answer(Self.list(ios: "4.2.0")))
    #expect(answer.contains("prince-of-versions on iOS, pov-ios 4.0.8\n"))
    let folded = answer.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(folded.contains(" there is no table for pov-android on Android: \(Self.words) "))
    #expect(self.answer(Self.list(ios: nil)) == "no answer: \(Self.words)")
  }
}
