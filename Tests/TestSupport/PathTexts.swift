import OSAMCommands
import OSAMFormats
import OSAMSyntax

/// Questions to a system with paths as tests write them.
extension System {
  package func read(_ path: String) -> Result<[UInt8], SystemProblem> { read(FilePath(text: path)) }
  package func kind(of path: String) -> Result<FileKind, SystemProblem> { kind(of: FilePath(text: path)) }
  package func identity(of path: String) -> String? { identity(of: FilePath(text: path)) }
  package func stamp(of path: String) -> String? { stamp(of: FilePath(text: path)) }
  package func list(_ path: String) -> Result<[DirectoryEntry], SystemProblem> { list(FilePath(text: path)) }
  package func put(_ bytes: [UInt8], at path: String, instead before: Before) -> Result<[String], SystemProblem> {
    put(bytes, at: FilePath(text: path), instead: before)
  }
  package func append(_ bytes: [UInt8], to path: String) -> SystemProblem? { append(bytes, to: FilePath(text: path)) }
  package func makeDirectory(_ path: String) -> SystemProblem? { makeDirectory(FilePath(text: path)) }
  package func filesKnownToGit(below path: String) -> KnownToGit { filesKnownToGit(below: FilePath(text: path)) }
  package func filesChanged(since revision: String, below path: String) -> Result<[FilePath], HistoryProblem> {
    filesChanged(since: revision, below: FilePath(text: path))
  }
  package func files(asOf revision: String, below path: String) -> Result<[PastFile], HistoryProblem> {
    files(asOf: revision, below: FilePath(text: path))
  }
  package func read(_ file: PastFile, below path: String) -> Result<[UInt8], SystemProblem> {
    read(file, below: FilePath(text: path))
  }
  package func renames(since revision: String, below path: String) -> Result<[FilePath: FilePath], HistoryProblem> {
    renames(since: revision, below: FilePath(text: path))
  }
}
