import OSAMLint
import OSAMSyntax

extension Comparer {
  /// Adds what a linter finds of files, in their order. Nothing of them is held where they are to be read again.
  package mutating func add(_ inputs: [FileInput], under linter: Linter, isHeld: Bool = true) {
    var linter = linter
    linter.isOneOfMany = true
    for (number, input) in inputs.enumerated() {
      var report = linter.check(input)
      if !isHeld { report.read = nil }
      add(report, file: number)
    }
  }

  /// All that comes of comparing, at once. What is done by several comes in another order than that of the files.
  package func outcome(
    path: @escaping @Sendable (Int) -> FilePath, under: (Int) -> Linter,
    read: @escaping @Sendable (Int) -> FileInput?, areOne: @escaping @Sendable (Int, Int) -> Bool,
    isOthers: (Int, Int) -> Bool = { _, _ in false }
  ) -> (reports: [FileReport], changed: [Int]) {
    var reports: [FileReport] = []
    let changed = compare(
      path: path, under: under, read: { number, _ in read(number) }, areOne: areOne, isOthers: isOthers,
      each: { for number in (0..<$0).reversed() { $1(number) } }, make: { _ in },
      tell: { report, _ in reports.append(report) })
    return (reports, changed)
  }
}
