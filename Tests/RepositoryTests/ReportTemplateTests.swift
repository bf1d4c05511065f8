import OSAMFormats
import OSAMLint
import OSAMSyntax
import TestSupport
import Testing

@testable import OSAMReports

/// The report that `make new-report` writes is the one on the page, it compiles (NewFormatReport.swift), and it has a line
/// for each finding.
@Suite struct ReportTemplateTests {
  @Test func thePageShowsTheReportThatCompiles() throws {
    try Template(
      page: "docs/adding-a-report.md", file: "Tests/RepositoryTests/NewFormatReport.swift", module: "OSAMReports"
    )
    .expectOneText()
  }

  @Test func itHasALineForEachFinding() {
    let linter = Linter(context: CheckContext(now: OSAMLint.Example.date))
    let text = """
      {"data": {"id": 74, "appId": 401, "packageName": "cat.bcn.biblioteca", "platform": "ANDROID",
        "minutes": 2880, "minutes": 1440, "numAperture": "5",
        "message": {"ca": "😀 T'agrada?", "es": "¿Te gusta?", "en": "Do you like it?"}}}

      """
    let input = FileInput(path: "a\tb.json", bytes: Array(text.utf8), syntax: .json, isNamed: true)
    var report = ReportFormat.newFormat.report(ReportSettings())
    let lines = report.file(linter.check(input)).split(separator: "\n")
    #expect(
      lines.map { $0.split(separator: "\t").prefix(5).joined(separator: " ") } == [
        #"a\u{9}b.json 2 20 error duplicate-key"#, #"a\u{9}b.json 2 52 warning quoted-number"#,
      ])
  }
}
