import OSAMCommands
import OSAMFormats
import TestSupport
import Testing

/// `LC_ALL`, `LC_MESSAGES` and `LANG` choose the words of plain text on a terminal, and of nothing else.
@Suite struct LanguageOfMachineTests {
  private static let document = "packageName: cat.bcn.bus\nversionCode: 5\nversionCode: 6\n"

  private static func machine(_ environment: [String: String], _ terminals: Set<Stream>) -> MemorySystem {
    let system = MemorySystem()
    system.put(document, at: "a.yaml")
    system.setEnvironment(environment)
    system.setTerminals(terminals)
    return system
  }

  /// Standard output and standard error of a check.
  private static func check(
    _ environment: [String: String], _ terminals: Set<Stream>, _ options: String...
  ) -> (output: String, errors: String) {
    let system = machine(environment, terminals)
    _ = Program.run(["check", "a.yaml", "--color", "never", "--kind", "osam-version"] + options, on: system)
    let written = system.takeOutput()
    return (written.output, written.errors)
  }

  private static let english = check([:], [])
  private static let catalan = check([:], [], "--lang", "ca")

  @Test func languagesDiffer() {
    #expect(Self.english.output != Self.catalan.output && Self.english.errors != Self.catalan.errors)
  }

  /// By the first variable that is not empty.
  @Test(
    arguments: [
      (["LANG": "ca_ES.UTF-8"], true), (["LANG": "ca"], true), (["LANG": "CA_AD@valencia"], true),
      (["LANG": "C"], false),
      (["LANG": "POSIX"], false), (["LANG": "fr_FR"], false), (["LANG": ""], false), ([:], false),
      (["LANG": "cat"], false),
      (["LC_MESSAGES": "ca_ES", "LANG": "es_ES"], true), (["LC_MESSAGES": "C", "LANG": "ca_ES"], false),
      (["LC_ALL": "ca_ES", "LC_MESSAGES": "C", "LANG": "C"], true), (["LC_ALL": "", "LANG": "ca_ES"], true),
      (["LC_ALL": "C.UTF-8", "LANG": "ca_ES"], false), (["LC_CTYPE": "ca_ES"], false),
    ] as [([String: String], Bool)])
  func aTerminalHasTheLanguageOfTheMachine(environment: [String: String], isCatalan: Bool) {
    let expected = isCatalan ? Self.catalan : Self.english
    let both = Self.check(environment, [.output, .error])
    #expect(both.output == expected.output)
    #expect(both.errors.hasSuffix(expected.errors), "a blank line may come before")
    // Each stream by itself, and neither of them in CI.
    #expect(Self.check(environment, [.output]).output == expected.output)
    #expect(Self.check(environment, [.output]).errors == Self.english.errors)
    #expect(Self.check(environment, [.error]).output == Self.english.output)
    #expect(Self.check(environment, [.error]).errors == expected.errors)
    #expect(Self.check(environment, []) == Self.english)
    var inCI = environment
    inCI["CI"] = "true"
    #expect(Self.check(inCI, [.output]) == Self.english)
    inCI["CI"] = ""
    #expect(Self.check(inCI, [.output]).output == expected.output)
  }

  @Test func optionVariableAndSettingsComeFirst() {
    let terminal: Set<Stream> = [.output]
    #expect(Self.check(["LANG": "es_ES"], terminal, "--lang", "ca").output == Self.catalan.output)
    #expect(Self.check(["LANG": "ca_ES"], terminal, "--lang", "en").output == Self.english.output)
    #expect(Self.check(["LANG": "es_ES", "OSAM_LINT_LANG": "ca"], terminal).output == Self.catalan.output)
    #expect(Self.check(["LANG": "ca_ES", "OSAM_LINT_LANG": "en"], terminal).output == Self.english.output)
    let system = Self.machine(["LANG": "ca_ES"], terminal)
    system.put("language: en\n", at: ".osam-lint.yml")
    _ = Program.run(["check", "a.yaml", "--color", "never", "--kind", "osam-version"], on: system)
    #expect(system.takeOutput().output == Self.english.output)
  }

  /// Other forms, help for programs and files are those of a machine without a language.
  @Test(arguments: [
    ["check", "a.yaml", "--format", "json"], ["check", "a.yaml", "--format", "markdown"],
    ["check", "a.yaml", "--format", "concise"], ["check", "a.yaml", "--output", "text:report.txt"],
    ["check", "a.yaml", "--output", "markdown:report.md"], ["preview", "good.json", "--output", "page.html"],
    ["preview", "good.json"], ["init", "version"], ["init", "rating", "new.yaml"], ["init", "settings"],
    ["baseline", "a.yaml"], ["outcomes", "good.json", "--format", "markdown"],
    ["outcomes", "good.json", "--format", "json"], ["diff", "good.json", "other.json", "--format", "markdown"],
    ["agenda", "good.json", "--format", "svg", "--date", "2026-11-01"],
    ["agenda", "good.json", "--format", "ics", "--date", "2026-11-01"],
    ["agenda", "good.json", "--format", "markdown", "--date", "2026-11-01"],
    ["migrate", "old.json", "--to", "osam-version"],
    ["schema", "version"], ["build", "a.yaml"], ["init", "test", "good.json"],
  ])
  func whatIsKeptDoesNotDependOnIt(arguments: [String]) {
    func run(_ environment: [String: String]) -> (String, [String: [UInt8]]) {
      let system = Self.machine(environment, [.output])
      system.put(#"{"version": "2.0", "comparisonMode": "0", "title": "a", "message": "b"}"#, at: "old.json")
      for (name, code) in [("good.json", 12), ("other.json", 14)] {
        system.put(#"{"android2": [{"required_version": \#(code)}]}"#, at: name)
      }
      _ = Program.run(arguments, on: system)
      var files: [String: [UInt8]] = [:]
      for name in [
        "report.txt", "report.md", "page.html", "preview.html", "new.yaml", ".osam-lint-baseline.json",
        ".osam-lint.yml",
      ] {
        files[name] = system.bytes(of: name)
      }
      let output = system.takeOutput().output
      let isPlainText =
        arguments.contains { $0.hasPrefix("text:") || $0.hasPrefix("markdown:") } || arguments[0] == "baseline"
      return (isPlainText ? "" : output, files)
    }
    let (plain, catalan) = (run([:]), run(["LANG": "ca_ES.UTF-8"]))
    #expect(plain.0 == catalan.0 && plain.1 == catalan.1)
    #expect(!plain.0.isEmpty || !plain.1.isEmpty || arguments[0] == "build", "something is kept")
  }
}
