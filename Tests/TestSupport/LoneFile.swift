import OSAMLint

extension Linter {
  /// Checks a file as if a run were over it alone: its documents are compared with each other as well.
  package func checkAlone(_ input: FileInput) -> FileReport {
    var report = check(input)
    var comparer = Comparer(self)
    comparer.add(report.digests, file: 0)
    let outcome = comparer.outcome(
      path: { _ in input.path }, under: { _ in self }, read: { _ in input }, areOne: { $0 == $1 })
    report.findings += outcome.reports.flatMap(\.findings)
    if !report.findings.isEmpty { report.bytes = input.bytes }
    return report
  }
}

extension Comparer {
  /// All that comes of comparing, at once.
  package func outcome(
    path: (Int) -> String, under: @escaping (Int) -> Linter, read: @escaping (Int) -> FileInput?,
    areOne: (Int, Int) -> Bool, isOthers: (Int, Int) -> Bool = { _, _ in false }
  ) -> (reports: [FileReport], changed: [Int]) {
    var reports: [FileReport] = []
    let changed = compare(path: path, under: under, read: read, areOne: areOne, isOthers: isOthers) {
      reports.append($0)
    }
    return (reports, changed)
  }
}
