import OSAMLanguageServer
import OSAMLint
import TestSupport
import Testing

@testable import OSAMCommands

/// Texts that users get, that were agreed or recorded, or that an editor has open, differ where one byte differs.
@Suite struct SameBytesTests {
  private func run(_ files: [(name: String, text: String)], _ arguments: [String]) -> (status: Int32, output: String) {
    let system = MemorySystem()
    for file in files { system.put(file.text, at: file.name) }
    let status = Program.run(arguments + ["--date", "2026-11-23"], on: system)
    return (status, system.takeOutput().output)
  }

  private func alert(_ title: String, url: String = "https://a.cat") -> String {
    """
    {"data": {"id": 1, "appId": 2, "serverDate": 1796079600000, "packageName": "a.b", "platform": "ANDROID", "versionCode": 9, "versionName": "1", "comparisonMode": "LAZY",
     "checkBoxDontShowAgain": false, "dialogDisplayDuration": 1,
     "title": {"ca": "\(title)", "es": "b", "en": "c"}, "message": {"ca": "a", "es": "b", "en": "c"},
     "ok": {"ca": "a", "es": "b", "en": "c"}, "cancel": {"ca": "a", "es": "b", "en": "c"}, "url": "\(url)"}}
    """
  }

  @Test(arguments: SameTextTests.pairs) func textsThatChange(_ pair: SameTextTests.Pair) {
    for (one, other) in [
      (alert(pair.one), alert(pair.other)), (alert("a", url: pair.one), alert("a", url: pair.other)),
    ] {
      let (status, output) = run(
        [("a.json", one), ("b.json", other)], ["diff", "a.json", "b.json", "--fail-on", "any"])
      #expect((status == 1) == !pair.isLiteral, "\(output)")
    }
  }

  @Test(arguments: SameTextTests.pairs) func textsOfOlderLibrariesThatChange(_ pair: SameTextTests.Pair) {
    func document(_ text: String) -> String {
      """
      {"version": "2.0", "comparisonMode": "0", "minSystemVersion": "1.0", "title": {"ca": "\(text)"},
       "message": {"ca": "m"}, "okButtonTitle": {"ca": "o"}, "okButtonActionURL": "https://a.cat/\(text)"}
      """
    }
    let files = [("a.json", document(pair.one)), ("b.json", document(pair.other))]
    let (status, output) = run(files, ["diff", "a.json", "b.json", "--fail-on", "any"])
    #expect((status == 1) == !pair.isLiteral, "\(output)")
  }

  @Test(arguments: SameTextTests.pairs) func alertsThatWereAgreed(_ pair: SameTextTests.Pair) {
    let test = """
      document: a.json
      with: {version: 1, language: ca, client: 3.0.1}
      cases:
      - case: It is shown
        expect: LAZY
        alert: {title: "\(pair.other)"}
      """
    let (status, output) = run([("a.json", alert(pair.one)), ("a.test.yaml", test)], ["test"])
    #expect((status == 0) == pair.isLiteral, "\(output)")
  }

  /// An unknown key is recorded by its pointer.
  @Test(arguments: SameTextTests.pairs) func findingsThatWereRecorded(_ pair: SameTextTests.Pair) {
    let system = MemorySystem()
    func put(_ key: String) {
      system.put(alert("a").replacing("\"url\":", with: "\"\(key)\": 1, \"url\":"), at: "a.json")
    }
    put(pair.one)
    #expect(Program.run(["baseline", "--date", "2026-11-23"], on: system) == 0)
    _ = system.takeOutput()
    put(pair.other)
    _ = Program.run(["check", "--format", "concise", "--date", "2026-11-23"], on: system)
    let (output, _) = system.takeOutput()
    #expect(output.contains("unknown-key") == !pair.isLiteral, "\(output)")
  }

  @Test(arguments: SameTextTests.pairs) func textsOfAnEditor(_ pair: SameTextTests.Pair) {
    let workspace = Workspace(.init(), .released, on: MemorySystem(), speaking: .english)
    for uri in [pair.one, pair.other] {
      workspace.open(OpenText(uri: uri, language: "json", version: 1, text: uri))
    }
    #expect(workspace.uris.count == (pair.isLiteral ? 1 : 2))
    #expect(workspace.text(at: pair.one)?.uri.sameBytes(as: pair.one) == true)
    workspace.close(pair.one)
    #expect((workspace.text(at: pair.other) == nil) == pair.isLiteral)
  }
}
