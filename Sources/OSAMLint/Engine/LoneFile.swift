import OSAMSyntax

extension Linter {
  /// Checks a file as if a run were over it alone: its documents are compared with each other as well.
  package func checkAlone(_ input: FileInput) -> FileReport {
    var report = check(input)
    report.findings += comparison(report, input)
    report.read = nil
    if !report.findings.isEmpty { report.bytes = input.bytes }
    return report
  }

  /// Findings of a comparison of the documents of one file, of which this is the report, with each other.
  private func comparison(_ report: FileReport, _ input: FileInput) -> [Finding] {
    guard report.digests.count > 1 else { return [] }
    var comparer = Comparer(self)
    comparer.add(report, file: 0)
    var findings: [Finding] = []
    _ = comparer.compare(
      path: { _ in input.path }, under: { _ in self }, read: { _, _ in input }, areOne: { _, _ in true },
      isOthers: { _, _ in false }, make: { _ in }, tell: { compared, _ in findings += compared.findings })
    return findings
  }
}
