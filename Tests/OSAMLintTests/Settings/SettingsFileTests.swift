import OSAMFormats
import OSAMLint
import OSAMSyntax
import TestSupport
import Testing

@Suite struct SettingsFileTests {
  private static func faults(_ text: String) -> [String] {
    SettingsFile(path: "settings", bytes: Array(text.utf8)).faults.map(\.message.text)
  }

  /// The started file changes nothing, and each of its examples is right, alone and with all the others.
  @Test func whatIsStartedCanBeTakenIn() {
    let starter = SettingsTable.released.starter(in: .english)
    #expect(Self.faults(starter) == [])
    #expect(SettingsFile(path: "", bytes: Array(starter.utf8)).base.clients == nil)
    var all = ""
    for row in SettingsTable.released.rows {
      let line = "\(row.name): \(row.example)\n"
      #expect(starter.contains("# \(line)"), "\(row.name)")
      #expect(Self.faults(line) == [], "\(line)")
      all += line
    }
    #expect(Self.faults(all) == [])
    let file = SettingsFile(path: "", bytes: Array(all.utf8))
    #expect(file.base.clients?.value == "osam:2.2.2..,pov-ios:4.0.5..")
    #expect(file.base.applies?.value == .below)
    #expect(file.base.levels["same-text-in-all-languages"]?.value == .off)
    #expect(file.base.choices?.number("long-text", "title") == 50)
    #expect(file.base.choices?.storeHosts == ["www.barcelona.cat"])
    #expect(file.base.choices?.requirementKeys == ["region"])
    #expect(file.looksAt("config/a.json") && !file.looksAt("a/b.json") && !file.looksAt("config/archive/a.json"))
    #expect(file.overrides(for: "config/rating/x/y.json") == [0] && file.overrides(for: "config/a.json") == [])
    #expect(file.layer([0]).kind?.value == .osamRating)
    #expect(file.allowances.map(\.pointer) == ["/data"] && file.baseline?.value == "lint/baseline.json")
  }

  /// A key without a value, an empty file and a file of comments change nothing.
  @Test(arguments: [
    "", "\n", "# nothing\n", "\u{FEFF}# nothing\n", "---\n", "rules:\n", "clients:\nallow:\noverrides: []\nrules: {}\n",
  ])
  func nothingIsSaid(_ text: String) {
    #expect(Self.faults(text) == [])
    #expect(SettingsFile(path: "", bytes: Array(text.utf8)).base.choices == nil)
  }

  /// Settings that cannot be used, one of each sort, are reported where they stand.
  @Test(arguments: [
    ("⟦[]⟧", "takes an object"), ("⟦x⟧", "takes an object"), ("rules: ⟦[]⟧", "ids of rules"),
    ("overrides: &a [⟦*a⟧]", "“*a” stands inside"), ("clients: ⟦*a⟧", "not defined before"),
    ("allow: ⟦{}⟧", "takes a list"),
    ("allow: [⟦x⟧]", "takes an object"), ("clients: ⟦[a]⟧", "takes releases"),
    ("clients: ⟦osam:1.0.0,,⟧", "cannot be used"),
    ("store-hosts: [⟦\"https://x.cat\"⟧]", "is no host"), ("store-hosts: [⟦\"\"⟧]", "is no host"),
    ("exclude: [⟦\"[a\"⟧]", "is no path glob"), ("time-zone: ⟦CET⟧", "no time zone"),
    ("allow: [{rule: insecure-url, path: a, reason: ⟦\" \"⟧}]", "says nothing"),
    ("allow: [{rule: insecure-url, path: a, reason: b, expires: ⟦2027-02-30⟧}]", "is no day"),
    ("allow: [{rule: insecure-url, path: a, reason: b, expires: ⟦2027-02-01T00:00:00Z⟧}]", "is no day"),
    ("rules: {long-text: {title: ⟦0⟧}}", "whole number"), ("rules: {long-text: {title: ⟦\"5\"⟧}}", "whole number"),
    ("rules: {insecure-url: ⟦true⟧}", "takes off, info"), ("rules: {insecure-url: {⟦limit⟧: 3}}", "is no setting"),
    ("rules: {force-without-end: {severity: ⟦off⟧}}", "locking users out"),
    ("allow: [{rule: empty-url, path: ⟦a⟧, pointer: /a, reason: b}]", "may be several files"),
    ("allow: [{rule: empty-url, path: ⟦a/b*⟧, pointer: /a, reason: b}]", "may be several files"),
    ("allow: [{⟦rule⟧: empty-url, path: a/b, reason: b}]", "has no “pointer”"),
    ("rules: {insecure-url: info, ⟦insecure-url⟧: error}", "is there twice"),
    ("rules: {long-text: {title: 5, ⟦title⟧: 6}}", "is there twice"),
    ("allow: [{rule: insecure-url, path: a, ⟦reason⟧: }]", "“reason” is missing"),
    ("overrides: [{⟦paths⟧: null, role: served}]", "“paths” is missing"),
    ("clients: osam:3.0.1\n⟦b⟧: 2\n", "is no setting"),
    ("clients: osam:3.0.1\n---\n⟦clients: osam:3.0.1\n⟧", "second document"),
  ])
  func eachFaultHasItsPlace(_ marked: String, _ words: String) throws {
    let (text, spans) = Example(marked, own: .settings).unmarked
    let file = SettingsFile(path: "settings", bytes: Array(text.utf8))
    let finding = try #require(
      file.faults.first { $0.message.text.contains(words) }, "\(file.faults.map(\.message.text))")
    if let span = spans.first, !words.contains("second") { #expect(finding.span == span, "\(finding.span)") }
  }

  /// Where nothing is near, all that belongs there is named.
  @Test func choicesAreNamed() throws {
    let file = SettingsFile(path: "settings", bytes: Array("overrides: [{paths: [a], colour: red}]".utf8))
    let message = try #require(file.faults.first?.message)
    #expect(message.what.text == "“colour” is no setting")
    #expect(message.help?.text == "Write paths, kind, role, clients, server-date or rules.")
  }

  /// An entry that others take something from is not removed.
  @Test func anEntryWithAnAnchorStays() throws {
    func repaired(_ text: String) -> String {
      let input = FileInput(path: ".osam-lint.yml", bytes: Array(text.utf8), syntax: .yaml, isNamed: true)
      let linter = Linter(context: CheckContext(now: Example.date))
      return String(decoding: Fixer(linter: linter, allowsUnsafe: false).repair(input).bytes, as: UTF8.self)
    }
    let entries = (1...3).map { "  - {rule: insecure-url, path: a.json, reason: b, expires: 200\($0)-01-01}\n" }
    #expect(repaired("allow:\n" + entries.joined() + "clients: osam:3.0.1\n") == "allow: []\nclients: osam:3.0.1\n")
    let named = "allow:\n  - {rule: insecure-url, path: a.json, reason: &r b, expires: 2001-01-01}\n"
    let naming = "  - {rule: insecure-url, path: a.json, reason: *r}\n"
    #expect(repaired(named + naming) == named + naming)
  }

  /// A JSON pointer begins with a slash, also where the first key begins with a mark that joins it.
  @Test(arguments: ["\"\"", "/", "/data", "/\u{301}a"])
  func pointersAreTaken(_ pointer: String) {
    #expect(Self.faults("allow: [{rule: insecure-url, path: a, reason: b, pointer: \(pointer)}]") == [])
  }

  /// Nothing written into a settings file or a document stops the program; what is found stays inside of the file.
  @Test func anyBytesAreRead() {
    var random = Seeded(state: 6)
    let documents = [SettingsTable.released.rows.map { "\($0.name): \($0.example)\n" }.joined(), Example.authored]
    let words = Array("osam-lint: allow -- # \n\r: ,[]{}&*!|>'\"\\é😀-".utf8)
    for round in 0..<2000 {
      var bytes = Array(documents[round % 2].utf8)
      for _ in 0...Int.random(in: 0...6, using: &random) {
        let place = Int.random(in: 0...bytes.count, using: &random)
        let start = Int.random(in: 0..<words.count, using: &random)
        let piece = words[start..<min(words.count, start + Int.random(in: 1...22, using: &random))]
        if Bool.random(using: &random) || place == bytes.count {
          bytes.insert(contentsOf: piece, at: place)
        } else {
          bytes.remove(at: place)
        }
      }
      let path: FilePath = round % 2 == 0 ? ".osam-lint.yml" : "a.yaml"
      let linter = Linter(context: CheckContext(now: Example.date))
      let report = linter.check(FileInput(path: path, bytes: bytes, syntax: .yaml, isNamed: true))
      #expect(report.findings.allSatisfy { 0 <= $0.span.start && $0.span.end <= bytes.count })
      let repaired = Fixer(linter: linter, allowsUnsafe: true).repair(
        FileInput(path: path, bytes: bytes, syntax: .yaml, isNamed: true))
      #expect(!repaired.isUnfinished)
    }
  }
}
