import OSAMLint
import OSAMSyntax

extension Comparer {
  /// All that comes of comparing, at once.
  package func outcome(
    path: (Int) -> FilePath, under: @escaping (Int) -> Linter, read: @escaping (Int) -> FileInput?,
    areOne: (Int, Int) -> Bool, isOthers: (Int, Int) -> Bool = { _, _ in false }
  ) -> (reports: [FileReport], changed: [Int]) {
    var reports: [FileReport] = []
    let changed = compare(path: path, under: under, read: read, areOne: areOne, isOthers: isOthers) {
      reports.append($0)
    }
    return (reports, changed)
  }
}
