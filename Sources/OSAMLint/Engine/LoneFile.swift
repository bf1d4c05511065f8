extension Linter {
  /// Checks a file as if a run were over it alone: its documents are compared with each other as well.
  package func checkAlone(_ input: FileInput) -> FileReport {
    var report = check(input)
    var comparer = Comparer(self)
    comparer.add(report.digests, file: 0)
    func add(_ compared: FileReport) { report.findings += compared.findings }
    _ = comparer.compare(
      path: { _ in input.path }, under: { _ in self }, read: { _ in input }, areOne: { $0 == $1 },
      isOthers: { _, _ in false }, tell: add)
    if !report.findings.isEmpty { report.bytes = input.bytes }
    return report
  }
}
