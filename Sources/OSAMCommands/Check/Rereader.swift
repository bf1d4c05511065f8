import OSAMLint
import OSAMSyntax

/// Reads files again that were checked before, by their numbers.
struct Rereader: Sendable {
  let reader: FileReader
  /// Files that cannot be read again, as they were checked.
  let kept: [Int: FileInput]
  let repairing: Repairing?
  let files: FileList

  func name(_ number: Int) -> FilePath { reader.name(of: files[number]) }

  /// A file as the linter checked it, if it has not changed: after repairs, where there were some.
  func read(_ number: Int, _ linter: Linter) -> FileInput? {
    if let known = kept[number] { return known }
    let file = files[number]
    guard !file.isReadOnce, case .success(var input) = reader.read(file) else { return nil }
    if let repairing, repairing.onlyShows {
      input.bytes = Fixer(linter: linter, allowsUnsafe: repairing.allowsUnsafe).repair(input).bytes
    }
    return input
  }
}
