import OSAMFormats
import OSAMSyntax
import Testing

@testable import OSAMLint
@testable import OSAMReports

/// How findings read in a terminal: lines that fit, nothing said twice.
@Suite struct TextReportTests {
  private static let text = "{\n  \"dialogDisplayDuration\": 86400,\n}\n"
  private static let comma = SourceSpan(34, 35)
  private static let unread: LocalizedMessage = "apps with library 1.0.0–3.0.1 cannot read this; nobody sees the alert"

  private static func report(_ findings: [Finding], width: Int = 80) -> String {
    var report = TextReport(colour: false, width: width, in: .english)
    return report.file(Made.file(text, findings))
  }

  private static func comma(
    _ help: LocalizedMessage? = nil, so effect: LocalizedMessage? = nil, fix isSafe: Bool? = nil
  ) -> Finding {
    Made.finding(
      comma, rule: "trailing-comma", message: Message("there is a comma after the last entry", so: effect, help: help),
      fix: isSafe.map { Fix(title: "Remove it", isSafe: $0, edits: [TextEdit(comma, "")]) })
  }

  @Test func aFinding() {
    #expect(
      Self.report([Self.comma("Remove it.", so: Self.unread, fix: true)]) == """
        error[trailing-comma]: there is a comma after the last entry
         --> a.json:2:33
          |
        2 |   "dialogDisplayDuration": 86400,
          |                                 ^ remove it [fix]
          = apps with library 1.0.0–3.0.1 cannot read this; nobody sees the alert

        """)
  }

  @Test func whatDoesNotFitStandsBelow() {
    let help: LocalizedMessage = "Write a number of seconds, such as 86400 for a day; the comma after it goes."
    #expect(
      Self.report([Self.comma(help, so: Self.unread, fix: false)], width: 60) == """
        error[trailing-comma]: there is a comma after the last entry
         --> a.json:2:33
          |
        2 |   "dialogDisplayDuration": 86400,
          |                                 ^
          = apps with library 1.0.0–3.0.1 cannot read this; nobody
            sees the alert
          = help: Write a number of seconds, such as 86400 for a
            day; the comma after it goes. [unsafe fix]

        """)
  }

  /// Neither a capital nor a full stop stands behind carets; two sentences do not.
  @Test(
    arguments: [
      ("Remove it.", "^ remove it\n"), ("UTF-8 is meant.", "^ UTF-8 is meant\n"), ("Is it?", "^\n"),
      ("Remove it. It says nothing.", "^\n"),
    ] as [(LocalizedMessage, String)])
  func captions(_ help: LocalizedMessage, _ end: String) {
    #expect(Self.report([Self.comma(help)]).contains(end))
  }

  @Test func aRepairIsMarked() {
    #expect(Self.report([Self.comma(fix: true)]).contains("^ [fix]\n"))
    #expect(Self.report([Self.comma(fix: false)]).contains("^ [unsafe fix]\n"))
    #expect(!Self.report([Self.comma("Remove it.")]).contains("fix]"))
  }

  /// An effect is written once a file, to each group of clients.
  @Test func nothingIsSaidTwice() {
    let finding = Self.comma(so: Self.unread)
    var other = finding
    other.clients = .commonModule
    let text = Self.report([finding, finding, other, other])
    #expect(text.split(separator: "\n").count { $0.hasSuffix("nobody sees the alert") } == 2)
    var report = TextReport(colour: false, in: .english)
    let files = (1...2).map { report.file(Made.file(Self.text, [finding], path: "\($0).json")) }
    #expect(files.allSatisfy { $0.contains("nobody sees the alert") })
  }

  /// At any width no line of words is longer, and no word is lost.
  @Test(arguments: [40, 60, 80, 132]) func linesFit(_ width: Int) {
    let help: LocalizedMessage = "Write a number of seconds, such as 86400 for a day; the comma after it goes."
    let finding = Made.finding(
      Self.comma, message: Message("there is a comma, and nothing comes after it", so: Self.unread, help: help),
      related: [
        RelatedPlace(SourceSpan(4, 27), "this member, which says how long no second dialog comes, is the last one")
      ])
    let text = Self.report([finding], width: width)
    for line in text.split(separator: "\n") { #expect(line.count <= width, "\(line)") }
    let words = text.split { " \n|=^-…".contains($0) }.joined(separator: " ")
    for sentence in [
      "and nothing comes after it", "is the last one", "nobody sees the alert", "the comma after it goes",
    ] {
      #expect(words.contains(sentence), "\(text)")
    }
  }

  /// Words that only `--verbose` says.
  @Test func inFull() {
    var finding = Self.comma(so: "nobody sees the alert\(inFull: " (they answer ERROR)")")
    #expect(finding.message.text == "there is a comma after the last entry: nobody sees the alert")
    var speeches = MessageTexts(MessageFormatters(MessageFormatter(isInFull: true)))
    finding.say(&speeches)
    #expect(finding.message.text.hasSuffix("nobody sees the alert (they answer ERROR)"))
  }

  /// One finding in each of so many documents, all of one rule.
  private static func inDocuments(
    _ numbers: some Sequence<Int>, _ what: (Int) -> LocalizedMessage = { "“\($0)” is wrong" }
  )
    -> [Finding]
  {
    numbers.map { number in
      let words = what(number)
      return Finding(
        rule: "some-rule", effect: .unreadable, message: Message(words), span: comma, pointer: nil,
        clients: .commonModule, document: number, kind: .osamVersion, role: .authored)
    }
  }

  private static func report(_ findings: [Finding], most: Int?) -> [String] {
    var report = TextReport(colour: false, most: most, in: .english)
    return report.file(Made.file(text, findings)).split(separator: "\n").map(String.init).filter {
      $0.hasPrefix("error[") || $0.hasPrefix("info[")
    }
  }

  @Test func whatMoreDocumentsHaveIsCounted() {
    let both = Self.inDocuments([0, 1, 2, 1, 2, 0, 3])
    #expect(
      Self.report(both, most: 2) == [
        "error[some-rule]: “0” is wrong", "error[some-rule]: “1” is wrong", "error[some-rule]: “1” is wrong",
        "error[some-rule]: “0” is wrong",
        "error[some-rule]: 3 more findings like those above in a.json; --all shows each",
      ])
    #expect(Self.report(both, most: nil).count == 7)
    #expect(Self.report(both, most: 4).count == 7)
    #expect(
      Self.report(Self.inDocuments(0..<3), most: 2).last
        == "error[some-rule]: 1 more finding like those above in a.json; --all shows each")
  }

  /// A rule says several things, each as grave as what happens because of it.
  @Test func anotherThingIsToldForItself() {
    let mild = Self.inDocuments(0..<2).map { finding in
      var finding = finding
      finding.severity = .info
      return finding
    }
    let findings = Self.inDocuments(0..<2) + Self.inDocuments(0..<2) { "\($0) is missing" } + mild
    #expect(
      Self.report(findings, most: 1) == [
        "error[some-rule]: “0” is wrong", "error[some-rule]: 0 is missing", "info[some-rule]: “0” is wrong",
        "error[some-rule]: 1 more finding like those above in a.json; --all shows each",
        "error[some-rule]: 1 more finding like those above in a.json; --all shows each",
        "info[some-rule]: 1 more finding like those above in a.json; --all shows each",
      ])
  }

  /// Words that were made before they are written are as much one thing.
  @Test func whatIsSaidAlreadyIsCountedAsWell() {
    var findings = Self.inDocuments(0..<3)
    findings.say(MessageFormatters(.english))
    #expect(Self.report(findings, most: 1).count == 2)
  }

  @Test func whatBelongsToNoDocumentStandsForItself() {
    let findings = ["a", "b", "a", "c", "a"].map { rule in
      Finding(
        rule: rule, effect: .unreadable, message: Message("it is wrong"), span: Self.comma, pointer: nil,
        clients: .commonModule, document: nil, kind: nil, role: nil)
    }
    #expect(Self.report(findings, most: 2).last?.contains("error[a]: 1 more finding ") == true)
  }
}
