import OSAMCommands
import OSAMReports
import TestSupport
import Testing

/// Nothing that is linted or typed moves a cursor: no escape character and no control above ASCII reaches standard
/// error or a report as it is.
@Suite struct TerminalTests {
  /// An escape character, a control above ASCII that begins the same sequences, and one that deletes.
  private static let controls = "\u{1B}[31m\u{9B}32m\u{7F}"

  private static let document = """
    {"data": {"id": 1, "appId": "x\(controls)", "packageName": "cat.bcn\(controls)", "versionCode": "1\(controls)",
    "versionName": "\(controls)", "startDate": "\(controls)", "platform": "ANDROID\(controls)", "k\(controls)": 1,
    "comparisonMode": "FORCE\(controls)", "title": {"ca": "\(controls)", "x\(controls)": "y"}, "message": "\(controls)",
    "ok": {"ca": "Sí", "es": "Sí", "en": "\(controls)"}, "cancel": {}, "url": "http://x\(controls)",
    "checkBoxDontShowAgain": false, "dialogDisplayDuration": 1}}
    """

  private static let name = "a\(controls).json"

  private static func machine() -> MemorySystem {
    let system = MemorySystem()
    system.put(document, at: name)
    return system
  }

  private static func effects(in text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { $0.value < 0x20 && $0 != "\n" && $0 != "\t" || 0x7F..<0xA0 ~= $0.value }
  }

  @Test(
    arguments: ["auto"] + ReportFormat.all.map(\.name))
  func reportsShowNoControls(_ format: String) {
    let system = Self.machine()
    _ = Program.run(
      ["check", "--format", format, "--color", "never", Self.name, "no\(Self.controls).json"], on: system)
    let (output, errors) = system.takeOutput()
    #expect(Self.effects(in: output + errors) == [], "\(format)")
    #expect(!output.isEmpty || !errors.isEmpty)
  }

  /// Whatever stands on the command line: what cannot be understood of it is quoted.
  @Test func linesAboutTheRunShowNoControls() {
    let odd = Self.controls
    for arguments in [
      ["rules", odd], ["--x\(odd)"], ["check", "--x\(odd)=y"], ["explain", odd], ["check", "--format", odd],
      ["help", odd],
      [odd], ["check", "--fail-on", odd], ["simulate", Self.name, "--version", odd], ["compat", Self.name],
      ["check", "--config", odd], ["check", "--baseline", odd], ["check", "--changed-since", odd], ["schema", odd],
      ["check", "--files-from", odd], ["check", "--output", odd], ["init", odd], ["init", "osam-version", "--x", odd],
      ["settings", Self.name], ["settings", odd], ["migrate", Self.name], ["check", "--clients", odd],
      ["check", "--jobs", odd], ["check", "--tz", odd], ["check", "--date", odd], ["check", "--color", odd],
      ["build", Self.name, "--set", "\(odd)=\(odd)"], ["build", odd, "--out", odd], ["baseline", odd], ["-\(odd)"],
      ["simulate", Self.name, "--expect", odd, "--version", "1"], ["check", "*\(odd)"],
    ] {
      let system = Self.machine()
      _ = Program.run(arguments, on: system)
      let (output, errors) = system.takeOutput()
      #expect(Self.effects(in: output + errors) == [], "\(arguments)")
    }
  }

  /// Problems of settings are shown among the lines about the run, and may be painted there.
  @Test func settingsShowNoControls() {
    let system = Self.machine()
    system.put("rules: {\"\(Self.controls)\": \"\(Self.controls)\"}\n", at: ".osam-lint.yml")
    #expect(Program.run(["check", Self.name], on: system) == 2)
    #expect(Self.effects(in: system.takeOutput().errors) == [])
    system.setTerminals([.output, .error])
    #expect(Program.run(["check", Self.name], on: system) == 2)
    #expect(system.takeOutput().errors.contains("\u{1B}[1;31m"))
  }
}
