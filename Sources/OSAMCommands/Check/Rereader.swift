import OSAMLint
import OSAMSyntax

/// Reads files again that were checked before, by their numbers.
struct Rereader {
  let reader: FileReader
  let terms: RunTerms
  let linter: Linter
  /// Files that cannot be read again, as they were checked.
  let kept: [Int: FileInput]
  let repairing: Repairing?
  let files: FileList

  func name(_ number: Int) -> FilePath { reader.name(of: files[number]) }

  /// The linter for a file, as settings have it. That they can be used was found out before the first file.
  func linter(_ number: Int) -> Linter { linter.under((try? terms.terms(of: name(number))) ?? nil) }

  /// A file as it was checked, if it has not changed: after repairs, where there were some.
  func read(_ number: Int) -> FileInput? {
    if let known = kept[number] { return known }
    let file = files[number]
    guard !file.isReadOnce, case .success(var input) = reader.read(file) else { return nil }
    if let repairing, repairing.onlyShows {
      input.bytes = Fixer(linter: linter(number), allowsUnsafe: repairing.allowsUnsafe).repair(input).bytes
    }
    return input
  }
}
