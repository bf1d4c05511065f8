import OSAMFormats
import OSAMLint
import OSAMSyntax
import TestSupport
import Testing

/// Severities of slips, with the words about them. Effects are those of the references of the formats.
@Suite struct IntentionTests {
  struct Slip: CustomTestStringConvertible, Sendable {
    var text: String
    var syntax = Tree.Syntax.json
    var kind: DocumentKind?
    var rule: String
    var severity: Severity
    /// The effect; nil where the finding says what its rule says.
    var so: String?
    var testDescription: String { text }
  }

  private static func authored(_ changes: (String, String)...) -> String {
    changes.reduce(Example.authored) { text, change in text.replacing(change.0, with: change.1) }
  }

  static let slips: [Slip] = [
    // A blocking alert of next month begins at once.
    Slip(
      text: authored(
        ("startDate: 2026-03-01 00:00", "starDate: 2026-04-01 00:00"), ("endDate: 2026-03-31", "endDate: 2026-04-30"),
        ("LAZY", "FORCE")),
      syntax: .yaml, rule: "unknown-key", severity: .error,
      so:
        "until 2026-03-31 23:59:59.999 apps with library 1.1.0–\(newestRelease) demand the update; as it was meant they show nothing"
    ),
    // One that has begun changes nothing.
    Slip(
      text: authored(("startDate", "starDate")), syntax: .yaml, rule: "unknown-key", severity: .warning),
    // An alert that never ends.
    Slip(
      text: authored(("endDate", "dataFi")), syntax: .yaml, rule: "unknown-key", severity: .error,
      so:
        "from 2026-03-31 23:59:00.001 on apps with library 1.1.0–\(newestRelease) offer the update; as it was meant they show nothing"
    ),
    Slip(
      text: authored(("endDate", "hasta")), syntax: .yaml, rule: "unknown-key", severity: .error,
      so:
        "from 2026-03-31 23:59:00.001 on apps with library 1.1.0–\(newestRelease) offer the update; as it was meant they show nothing"
    ),
    // iOS finds nothing of its own and gives an error.
    Slip(
      text: #"{"ios2 ": [{"required_version": "1.2.0"}], "android2": [{"required_version": 120}]}"#,
      kind: .princeOfVersions, rule: "unknown-key", severity: .error,
      so: "as it stands iOS apps with pov-ios 4.0.0–4.0.8 get an error; as it was meant they demand the update"),
    Slip(
      text: #"{"iOS2": [{"required_version": "1.2.0"}], "android2": [{"required_version": 120}]}"#,
      kind: .princeOfVersions, rule: "wrong-key-case", severity: .error,
      so: "as it stands iOS apps with pov-ios 4.0.0–4.0.8 get an error; as it was meant they demand the update"),
    // Releases before 4 are of concern because of the member that was meant.
    Slip(
      text: #"""
        {"ios2": [{"required_version": "1.2.0"}], "androidd": {"minimum_version": "1.2.0"},
        "android2": [{"required_version": 120}]}
        """#,
      kind: .princeOfVersions, rule: "unknown-key", severity: .error,
      so:
        "as it stands Android apps with pov-android 0.0.1–3.0.0 get an error; as it was meant they demand the update"),
    // The forced update becomes optional.
    Slip(
      text: #"{"ios2": [{"required_versoin": "1.2.0", "last_version_available": "2.0.0"}]}"#,
      kind: .princeOfVersions, rule: "unknown-key", severity: .error,
      so: "as it stands iOS apps with pov-ios 4.0.0–4.0.8 offer the update; as it was meant they demand the update"),
    // An alert that nobody can close, where OK led to a page.
    Slip(
      text: #"""
        {"version": "2.0.0", "comparisonMode": 0, "title": "Hola", "message": "Hola", "okButonTitle": "OK",
        "okButtonActionURL": "https://www.barcelona.cat/apps"}
        """#,
      kind: .controlDeVersions, rule: "unknown-key", severity: .error,
      so:
        "as it stands apps with controldeversions-ios 2.1–1.3.4 and controldeversions-android 1.4.6–1.5.8 leave people no way out of the alert; as it was meant they lead people to the update"
    ),
    // macOS has a key of its own: nothing is said of iOS.
    Slip(
      text: #"{"macos2 ": [{"required_version": "1.2.0"}], "ios2": [{"required_version": "1.2.0"}]}"#,
      kind: .princeOfVersions, rule: "unknown-key", severity: .error,
      so: "as it stands macOS apps with pov-ios 4.0.0–4.0.8 get an error; as it was meant they demand the update"),
    // The format before 4, whose minimum Android needs up to 2.0.2.
    Slip(
      text:
        #"{"ios": {"minimum_version": "1.2.0", "latest_version": {"version": "2.4.0", "notification_tipe": "ALWAYS"}}}"#,
      kind: .princeOfVersions, rule: "unknown-key", severity: .warning),
    Slip(
      text: #"{"android": {"minimun_version": "1.2.0", "latest_version": {"version": "2.4.0"}}}"#,
      kind: .princeOfVersions, rule: "unknown-key", severity: .error,
      so:
        "as it stands Android apps with pov-android 0.0.1–2.0.2 get an error; as it was meant they demand the update"
    ),
    // A byte-order mark is another mistake, and has a finding of its own.
    Slip(
      text: "\u{FEFF}"
        + Example.version(["startdate": "1775001600000", "endDate": "1777593599999"], without: ["startDate"]).unmarked
        .text,
      rule: "wrong-key-case", severity: .error,
      so:
        "until 2026-04-01 01:59:59.999 apps with library 1.1.0–\(newestRelease) offer the update; as it was meant they show nothing"
    ),
    // Records of when something was written are no window.
    Slip(
      text: authored(("startDate: 2026-03-01 00:00", "createdAt: '2026-04-01'")), syntax: .yaml, rule: "unknown-key",
      severity: .info),
    // Two slips of one document are each held against the document without the other.
    Slip(
      text: authored(
        ("startDate: 2026-03-01 00:00", "starDate: 2026-04-01 00:00"), ("endDate: 2026-03-31", "endDat: 2026-04-30")),
      syntax: .yaml, rule: "unknown-key", severity: .error,
      so:
        "until 2026-03-31 23:59:59.999 apps with library 1.1.0–\(newestRelease) offer the update; as it was meant they show nothing"
    ),
  ]

  @Test(arguments: slips)
  func slip(_ slip: Slip) throws {
    var context = CheckContext(now: Example.date)
    context.kind = slip.kind
    let input = FileInput(path: "a", bytes: Array(slip.text.utf8), syntax: slip.syntax, isNamed: true)
    let found = Linter(context: context).check(input).findings.filter { $0.rule == slip.rule }
    let finding = try #require(found.first)
    #expect(finding.severity == slip.severity, "\(finding.message.text)")
    if let so = slip.so { #expect(finding.message.effect?.text == so) }
  }
}
