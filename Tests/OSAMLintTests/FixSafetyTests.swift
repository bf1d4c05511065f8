import OSAMFormats
import OSAMLint
import OSAMSyntax
import TestSupport
import Testing

/// Repairs that look safe and are not: some device can use the document, and would do something else afterwards. The
/// expected outcomes are those of the references of the formats.
@Suite struct FixSafetyTests {
  private func repaired(_ text: String, unsafe: Bool = false, clients: String? = nil, syntax: Tree.Syntax = .json)
    -> String
  {
    var context = CheckContext(now: Example.date)
    if let clients, case .success(let set) = ClientSelection.parse(clients) { context.targets = set }
    let fixer = Fixer(linter: Linter(context: context), allowsUnsafe: unsafe)
    let input = FileInput(path: "a", bytes: Array(text.utf8), syntax: syntax, isNamed: true)
    return String(decoding: fixer.repair(input).bytes, as: UTF8.self)
  }

  @Test(arguments: [
    // Android reads one configuration after the other, and this one never reaches the second.
    #"{"android2":[{"last_version_available":100, "rquired_version": 200}, 5]}"#,
    // Only macOS is broken, and iOS ignores the misspelt key.
    #"{"macos2":[{"required_version":"v1"}], "ios":[{"rquired_version":"1.3.2","last_version_available":"1.0.1"}], "ios2":[{"last_version_available":"1.0.0"}]}"#,
    // Only those who ask for Spanish crash; the others see an alert without a cancel button.
    #"{"version":"2.0.1","comparisonMode":0,"okButtonTitle":"OK","cancelbuttontitle":"No","okButtonActionURL":"https://a.b","message":"m","title":{"ca":"a","es":5}}"#,
    // The Android reader takes the blank for a part of the key.
    "{\"android2\":[{\"last_version_available\":100,\u{A0}\"required_version\":200}]}",
    // The multiplatform library reads 1.2 of it, and 1.20 of the text.
    #"{"ios2":[{"required_version": 1.20}]}"#,
    // Android hands the app “[module-decoders, module-wire-form]”.
    #"{"android2":[{"required_version":100,"meta": {"a": [1, 2,]}}]}"#,
  ])
  func whatSomeDeviceCanUseStays(_ text: String) {
    #expect(repaired(text) == text)
    #expect(repaired(text, unsafe: true) != text, "with --unsafe-fixes it is repaired")
  }

  @Test(arguments: [
    // Without anything that can be seen the button is gone, or the address.
    Example.version(["ok": "{\"ca\": \"\u{2060}\", \"es\": \"Actualizar\", \"en\": \"Update\"}"]),
    .version(["url": "\"\u{200B}\""]),
    .version(["ok": "{\"ca\": \" \u{200B} \", \"es\": \"Actualizar\", \"en\": \"Update\"}"]),
    // A version name is compared by later releases.
    .version(["versionName": #""3.2.0 ""#]),
    // A full stop may be one.
    .version([
      "message":
        #"{"ca": "Vés a festival.lat o a l'hotel.life. És el final.la resta.", "es": "Ven ya.", "en": "Come now."}"#
    ]),
    .version(["endDate": "1774994399"], without: ["startDate"]),
  ])
  func documentsOfTheCommonModule(_ example: Example) {
    #expect(repaired(example.unmarked.text) == example.unmarked.text)
  }

  @Test func wordsAreKeptApart() {
    let example = Example.version([
      "message": "{\"ca\": \"Línia u\u{2028}dos.\", \"es\": \"Ven ya.\", \"en\": \"Come now.\"}"
    ])
    #expect(repaired(example.unmarked.text).contains("Línia u dos."))
  }

  /// Swapped, the second would be taken for the start, and its day for the last one.
  @Test func aDateInSecondsIsNotSwapped() {
    let example = Example.version(["startDate": "1772319600000", "endDate": "1774994399"])
    let text = repaired(example.unmarked.text, unsafe: true)
    #expect(text.contains(#""startDate": 1772319600000"#))
    #expect(text.contains(#""endDate": 1774994399000"#))
  }

  @Test func aMisspeltKeyOfAndroidAlone() {
    let text = #"{"tmin":5,"num_apert":10,"messages":[{"language":"ca","content":"T'agrada?"}]}"#
    #expect(repaired(text) == text.replacing("language", with: "languaje"), "iOS ignores it, and Android crashes")
  }

  /// A key that differs from the name of a filter by more than a slip is not taken for one.
  @Test(arguments: ["appVersion", "minVersion", "coreVersion", "iosVersions"])
  func nobodyMeansAFilterByIt(_ name: String) {
    let text = Example.version([name: #""14.0""#]).unmarked.text
    for clients in [nil, "3.0.1"] { #expect(repaired(text, unsafe: true, clients: clients) == text) }
    let input = FileInput(path: "a", bytes: Array(text.utf8), syntax: .json, isNamed: true)
    let report = Linter(context: CheckContext(now: Example.date)).check(input)
    #expect(report.findings.map(\.rule) == ["unknown-key"])
    #expect(report.findings.allSatisfy { $0.message.help?.text == "Remove it." && $0.severity == .info })
  }

  /// A filter that comes to life stops people, so that only an unsafe fix writes its name.
  @Test(arguments: ["OsVersion", "osversion", "osVerison"])
  func aFilterIsNotWrittenSafely(_ name: String) {
    let text = Example.version([name: #""14.0""#]).unmarked.text
    #expect(repaired(text) == text)
    #expect(repaired(text, unsafe: true) == text.replacing(name, with: "osVersion"))
  }

  /// A list is no version, and a text no list of models.
  @Test func aFilterIsNotWrittenOverAnotherType() {
    for (name, value) in [("osversion", "[1]"), ("Models", #""SM-A536B""#)] {
      let text = Example.version([name: value]).unmarked.text
      #expect(repaired(text, unsafe: true) == text)
    }
  }

  /// Which of two was meant nobody knows, and a name that is there is taken.
  @Test(
    arguments: [
      .version(["comparisionMode": #""FORCE""#, "comparisonmode": #""LAZY""#], without: ["comparisonMode"]),
      .version(["comparisonmode": #""FORCE""#, "ComparisonMode": #""FORCE""#], without: ["comparisonMode"]),
      .version(["comparisionMode": #""FORCE""#]), .version(["comparisonmode": #""FORCE""#]),
      .version(["title": #"{"cat": "Hola", "CA": "Hola", "es": "Hola", "en": "Hello"}"#]),
      .version(["title": #"{"ca": "Hola", "cat": "Hola", "es": "Hola", "en": "Hello"}"#]),
      .rating(["numaperture": "5", "numAparture": "6"], without: ["numAperture"]),
      .olderVersion(["title": #"{"cat": "Hola", "ca-ES": "Bon dia"}"#]),
      .configuration(
        ["Required_Version": "120", "requiredVersion": "110"], without: ["required_version"], under: "android2"),
      Example(
        #"{"Data": {"versionCode": 1, "comparisonMode": "NONE"}, "DATA": {"versionCode": 2, "comparisonMode": "NONE"}}"#
      ),
    ] as [Example])
  func noTwoMembersGetOneName(_ example: Example) {
    let input = FileInput(path: "a", bytes: Array(example.unmarked.text.utf8), syntax: .json, isNamed: true)
    for unsafe in [false, true] {
      let check = FixCheck(input, CheckContext(now: Example.date), unsafe: unsafe)
      #expect(check.problemsOfRepairing() == [])
      for rule in ["unknown-key", "wrong-key-case", "camel-case-key"] {
        #expect(!check.repaired.counts.contains { $0.rule == rule }, "\(rule), unsafe \(unsafe)")
      }
    }
  }

  @Test func targetsDecide() {
    let text = Example.version(["⟦startdate⟧": "1772319600000"], without: ["startDate"]).unmarked.text
    #expect(repaired(text) == text, "apps from 1.1.0 on show the alert from the beginning of time")
    #expect(repaired(text, clients: "1.0.0..1.0.11") != text, "earlier ones have no window")
  }
}
