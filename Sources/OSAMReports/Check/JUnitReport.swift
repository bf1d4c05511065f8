import OSAMFormats
import OSAMLint
import OSAMSyntax

extension ReportFormat {
  static let junit = ReportFormat(
    "junit", .xml, ending: "xml",
    facts: FormatFacts(
      purpose: "programs that show test results",
      uncheckedFile: "a case with an error",
      unreadReleases: "a skipped case, in a suite `osam-lint` of its own",
      columns: FormatFacts.Columns(.scalars, hasEnd: false))
  ) {
    JUnitReport(failOn: $0.failOn, in: $0.formatter)
  }
}

/// Findings as failed tests, valid by the schemas of Jenkins and of Ant: a suite for each file, a case for each finding,
/// and one that passed for a file without findings.
///
/// A finding that does not make the run fail is a case that was skipped, so that the report and the exit status say
/// the same. Times and the moment are always the same, for the output is.
package struct JUnitReport: CheckReport {
  private let failOn: Severity
  private let formatter: MessageFormatter
  private var suites = 0

  package init(failOn: Severity, in formatter: MessageFormatter) {
    self.failOn = failOn
    self.formatter = formatter
  }

  package mutating func start() -> String { "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n" }

  /// Releases that nobody read come as a case that was skipped, in a suite of its own.
  package mutating func finish(_ summary: Summary) -> String {
    guard let words = summary.substitutions.sentence.map(formatter.text) else { return "</testsuites>\n" }
    let result = "<skipped message=\"\(XMLText.attribute(words))\"/>"
    return add([Self.suite("osam-lint", [Self.test(unreadID, "osam-lint", result)], skipped: 1)]) + "</testsuites>\n"
  }

  package func entries(of report: FileReport) -> [ReportEntry] {
    let file = Self.name(report.path)
    let lines = LineMap(report.bytes)
    if let tested = report.tested, !tested.cases.isEmpty { return [suite(file, tested.cases, lines)] }
    if report.findings.isEmpty { return [Self.suite(file, [Self.test("osam-lint", file, "")])] }
    var names: [String: Int] = [:]
    var failures = 0
    let tests = report.findings.map { finding in
      var name = finding.rule
      if let pointer = finding.pointer, !pointer.isEmpty { name += " \(pointer)" }
      let count = names[name, default: 0] + 1
      names[name] = count
      if count > 1 { name += " (\(count))" }
      let isFailure = finding.severity >= failOn
      if isFailure { failures += 1 }
      return Self.test(XMLText.attribute(name), file, result(finding, lines, isFailure, file))
    }
    // A suite of the same name would take the place of the one before.
    let name = report.isComparison ? "\(file), compared with others" : file
    return [Self.suite(name, tests, failures: failures, skipped: tests.count - failures)]
  }

  /// Each suite with its number.
  package mutating func add(_ entries: [ReportEntry]) -> String {
    entries.map { entry in
      defer { suites += 1 }
      return "<testsuite id=\"\(suites)\" \(entry.text)"
    }.joined()
  }

  /// The cases of a test file, those that hold as well.
  private func suite(_ file: String, _ cases: [TestedCase], _ lines: LineMap) -> ReportEntry {
    let tests = cases.map { tested in
      Self.test(XMLText.attribute(tested.name), file, result(tested, lines, file))
    }
    func count(_ status: TestedCase.Status) -> Int { cases.count { $0.status == status } }
    return Self.suite(file, tests, failures: count(.failed), errors: count(.error))
  }

  private func result(_ tested: TestedCase, _ lines: LineMap, _ file: String) -> String {
    guard let first = tested.findings.first else { return "" }
    let element = tested.status == .error ? "error" : "failure"
    let text = tested.findings.map { finding in
      let start = lines.position(of: finding.span.start)
      let parts = [
        "\(file):\(start.line):\(start.column): \(formatter.text(finding.message.sentence))",
        finding.message.next(in: formatter),
      ]
      return parts.compactMap { $0 }.joined(separator: "\n")
    }.joined(separator: "\n")
    let message = XMLText.attribute(formatter.text(first.message.sentence))
    return "<\(element) type=\"\(first.rule)\" message=\"\(message)\">\(XMLText.content(text))</\(element)>"
  }

  package mutating func problem(_ path: FilePath, _ words: LocalizedMessage) -> String {
    let file = Self.name(path)
    let words = XMLText.attribute(formatter.text(uncheckedWords(words)))
    let test = Self.test("osam-lint", file, "<error type=\"\(uncheckedID)\" message=\"\(words)\"/>")
    return add([Self.suite(file, [test], errors: 1)])
  }

  /// A suite behind its number.
  private static func suite(
    _ file: String, _ tests: [String], failures: Int = 0, skipped: Int = 0, errors: Int = 0
  ) -> ReportEntry {
    ReportEntry(
      """
      name="\(file)" package="osam-lint" timestamp="1970-01-01T00:00:00" \
      hostname="localhost" tests="\(tests.count)" failures="\(failures)" errors="\(errors)" skipped="\(skipped)" \
      time="0.000">
      <properties/>
      \(tests.joined())<system-out/>
      <system-err/>
      </testsuite>

      """)
  }

  private static func test(_ name: String, _ file: String, _ result: String) -> String {
    "<testcase name=\"\(name)\" classname=\"\(file)\" time=\"0.000\">\(result)</testcase>\n"
  }

  private func result(_ finding: Finding, _ lines: LineMap, _ isFailure: Bool, _ file: String) -> String {
    let start = lines.position(of: finding.span.start)
    let message = XMLText.attribute(formatter.text(finding.message.sentence))
    var text = "\(file):\(start.line):\(start.column): \(finding.severity.rawValue)[\(finding.rule)]: "
    text += XMLText.content(formatter.text(finding.message.sentence))
    if let help = finding.message.help { text += "\nhelp: \(XMLText.content(formatter.text(help)))" }
    return isFailure
      ? "<failure type=\"\(finding.rule)\" message=\"\(message)\">\(text)</failure>"
      : "<skipped message=\"\(message)\">\(text)</skipped>"
  }

  /// A path as a name: a schema wants one of at least one character that is no blank.
  private static func name(_ path: FilePath) -> String {
    let name = path.plain.display
    let isBlank = name.utf8.allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return isBlank ? "file “\(XMLText.attribute(name))”" : XMLText.attribute(name)
  }
}
