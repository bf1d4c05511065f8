import Foundation
import OSAMReports
import TestSupport
import Testing

@testable import OSAMCommands

/// Nothing that is linted gives orders to the machine that reads the log.
@Suite struct LogGuardTests {
  /// How the runner of GitHub Actions reads a line, written down from its source: what it would obey.
  ///
  /// [actions/runner: StreamReader.ReadLine ends lines with LF, CR and CRLF; ActionCommand.TryParseV2, TryParse]
  static func commands(in text: String) -> [String] {
    var lines: [[Unicode.Scalar]] = [[]]
    for scalar in text.unicodeScalars {
      if scalar == "\n" || scalar == "\r" { lines.append([]) } else { lines[lines.count - 1].append(scalar) }
    }
    return lines.compactMap { line in
      let trimmed = line.drop { $0.properties.isWhitespace }
      let words = String(String.UnicodeScalarView(line))
      if trimmed.starts(with: "::".unicodeScalars) { return words }
      return line.indices.contains { start in
        let rest = String(String.UnicodeScalarView(line[start...].prefix(6))).lowercased()
        return rest.hasPrefix("##[") || rest.hasPrefix("##vso[")
      } ? words : nil
    }
  }

  @Test func whatIsDisarmed() {
    for (text, expected) in [
      ("a :: b\n", "a :: b\n"), ("::error::x", ":\\u{3A}error::x"),
      (" \t\u{A0}::error::x", " \t\u{A0}:\\u{3A}error::x"),
      ("a\r::x\n", "a\r:\\u{3A}x\n"), ("a\r\n::x\n", "a\r\n:\\u{3A}x\n"),
      ("a ##[error]b", "a ##\\u005Berror]b"), ("###[x", "###\\u005Bx"), ("##VSO[x", "##VSO\\u005Bx"),
      ("# [x] ## x [y]", "# [x] ## x [y]"), (": :", ": :"), ("", ""), ("\u{2028}::x", "\u{2028}:\\u{3A}x"),
    ] {
      #expect(Array(LogGuard.disarmed(text).utf8) == Array(expected.utf8), "\(text)")
    }
  }

  @Test func commandsThatAreMeantStay() {
    let text = "::error file=a::b ##[error]c\nd ##vso[e]\n##vso[task.f g=##vso[h]::i\n ::j\n"
    #expect(
      LogGuard.disarmed(text, keeping: .github)
        == "::error file=a::b ##\\u005Berror]c\nd ##vso\\u005Be]\n##vso\\u005Btask.f g=##vso\\u005Bh]::i\n :\\u{3A}j\n")
    #expect(
      LogGuard.disarmed(text, keeping: .azure)
        == ":\\u{3A}error file=a::b ##\\u005Berror]c\nd ##vso\\u005Be]\n##vso[task.f g=##vso\\u005Bh]::i\n :\\u{3A}j\n")
  }

  /// JSON that is written to a log says the same as before.
  @Test func jsonKeepsItsMeaning() throws {
    let text = ###"{"a":"##[error]x ##vso[y] ::z","b":["##",[1]]}"###
    let before = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary
    let after = try JSONSerialization.jsonObject(with: Data(LogGuard.disarmed(text).utf8)) as? NSDictionary
    #expect(before == after)
    #expect(Self.commands(in: LogGuard.disarmed(text)).isEmpty)
  }

  /// Texts of nothing but what commands are made of.
  @Test func whateverTheTextNothingIsObeyed() {
    var random = Seeded(state: 20_261_121)
    let pieces = ["::", ":", "##[", "#", "[", "vso", "VSO", " ", "\t", "\n", "\r", "\u{A0}", "\u{2028}", "é", "error"]
    for _ in 0..<20_000 {
      let text = (0..<random.next() % 12).map { _ in pieces[Int(random.next() % UInt64(pieces.count))] }.joined()
      let disarmed = LogGuard.disarmed(text)
      #expect(Self.commands(in: disarmed).isEmpty, "\(text.debugDescription)")
      if !text.contains("##"), !text.contains("::") { #expect(Array(disarmed.utf8) == Array(text.utf8)) }
    }
  }

  // MARK: Whole runs

  private static let names = ["::error::name.json", "##[error]name.json", "conf/\n::warning::name.json"]
  private static let document = """
    {"data": {"id": 74, "appId": 401, "packageName": "##[add-mask]a", "platform": "::error::b",
    ::stop-commands::x
    \t"minutes": "##vso[x]", "minutes": 1440,,\r::set-env name=x::y\r
      "message": {"ca": "##[group]", "es": "::warning::c", "en": "x"}}}
    """

  private static func system() -> MemorySystem {
    let system = MemorySystem()
    for name in names { system.put(document, at: name) }
    system.forbid("::error::locked.json")
    system.setEnvironment(["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": "summary.md"])
    return system
  }

  /// Every command that shows what is in a file or what it is called.
  @Test(
    arguments: ReportFormat.all.map { ["check", "--format", $0.name] } + [
      ["check"], ["check", "--format", "text", "--color", "always"], ["check", "--diff"], ["fix", "--diff"], ["fix"],
      ["compat"], ["compat", "--format", "json"], ["simulate"], ["simulate", "--format", "json"],
      ["build", "--out", "::error::out"], ["check", "::error::gone.json"], ["explain", "::error::x"],
      ["::error::x", "--format", "##[x]"],
    ])
  func nothingIsObeyed(_ arguments: [String]) {
    let system = Self.system()
    let paths = Self.names + ["::error::locked.json"]
    _ = Program.run(arguments + (arguments[0] == "explain" ? [] : paths), on: system)
    let (output, errors) = system.takeOutput()
    #expect(!output.isEmpty || !errors.isEmpty)
    // Where commands are meant they are about findings, and name files of ours.
    let isAutomatic = arguments == ["check"] || arguments == ["fix"] || arguments == ["check", "::error::gone.json"]
    let format = isAutomatic ? .github : ReportFormat.all.first { arguments == ["check", "--format", $0.name] }
    let obeyed = Self.commands(in: output)
    let ours = ["::error file=", "::warning file=", "::notice file=", "##vso[task.logissue type="]
    #expect(
      obeyed.allSatisfy { command in
        command.hasPrefix(format?.commands?.start ?? "nothing") && ours.contains { command.hasPrefix($0) }
      }, "\(obeyed)")
    #expect((format?.commands != nil) == !obeyed.isEmpty, "\(output)")
    #expect(Self.commands(in: errors).isEmpty, "\(Self.commands(in: errors))")
  }

  /// A difference shows lines of the file as they are, save those that would be obeyed.
  @Test(arguments: [true, false]) func differences(_ isObeyed: Bool) {
    let system = MemorySystem()
    system.put(
      """
      data:
        id: 74
        appId: 401
        packageName: cat.bcn.biblioteca
        platform: ANDROID
        minutes: 1440
        numAperture: "5"
        message:
          ca: |
            ::error ::x\r      ::warning ::y ##[group]
          es: a
          en: b

      """, at: "a.yaml")
    if isObeyed { system.setEnvironment(["GITHUB_ACTIONS": "true"]) }
    _ = Program.run(["fix", "--diff", "a.yaml"], on: system)
    let (output, _) = system.takeOutput()
    #expect(output.contains("\n+  numAperture: 5\n"))
    #expect(output.unicodeScalars.contains("\r"))
    #expect(Self.commands(in: output).count == (isObeyed ? 0 : 2), "\(output)")
  }

  /// Elsewhere nothing is changed.
  @Test func onlyWhereItIsNeeded() {
    let system = Self.system()
    system.setEnvironment([:])
    _ = Program.run(["check", "--format", "concise"] + Self.names, on: system)
    let (output, _) = system.takeOutput()
    #expect(output.hasPrefix("::error::name.json:"))
    system.setEnvironment(["TF_BUILD": "True"])
    _ = Program.run(["check", "--format", "concise"] + Self.names, on: system)
    #expect(system.takeOutput().output.hasPrefix(":\\u{3A}error::name.json:"))
  }

  /// A repaired document and a built one are kept by somebody, and stay byte for byte.
  @Test func documentsAreNotTouched() {
    let system = Self.system()
    system.setInput(Array(Self.document.utf8))
    _ = Program.run(["fix", "-"], on: system)
    #expect(system.takeOutput().output.contains("\n::stop-commands::x\n"))
  }
}
