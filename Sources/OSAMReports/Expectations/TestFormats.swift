/// The forms in which `osam-lint test` writes what came of cases.
package enum TestFormats {
  /// In the order in which help names them. All but two are those of `check`, which see failed cases as findings.
  package static let all: [ReportFormat] = [.text, json, .junit, tap, .github, .gitlab, .markdown]
}
