import OSAMSyntax

/// Results of the cases of a test file.
package struct TestedFile: Sendable {
  package var cases: [TestedCase] = []
  package var coverage: TestCoverage?

  package init() {}
}

/// Result of one case of a test file.
package struct TestedCase: Sendable {
  package enum Status: String, Sendable { case passed, failed, error }

  package var name: String
  /// Where its name stands.
  package var span: SourceSpan
  package var status: Status
  /// As the case has it.
  package var expected: JSONValue
  /// The actual counterpart of `expected`; null for a case that was not run.
  package var got: JSONValue
  /// The arguments behind `osam-lint` that show it; empty for a case that was not run.
  package var command: [String]
  /// Why it failed, or was not run; nothing when it passed.
  package var findings: [Finding]

  package init(_ test: TestCase, _ status: Status, expected: JSONValue = .null, got: JSONValue = .null) {
    name = test.name.value
    span = test.name.span
    self.status = status
    self.expected = expected
    self.got = got
    command = []
    findings = []
  }
}

/// How much of what users get is agreed upon: merged cells of the targeted clients that a case touches.
package struct TestCoverage: Sendable {
  package var cells: Int
  package var touched: Int
  /// A case for each of the others, as the keys of a test file.
  package var missing: [JSONValue]

  package init(cells: Int, touched: Int, missing: [JSONValue]) {
    self.cells = cells
    self.touched = touched
    self.missing = missing
  }

  /// In whole per cent, rounded down; 100 where there is nothing to agree upon.
  package var share: Int { cells == 0 ? 100 : touched * 100 / cells }
}
