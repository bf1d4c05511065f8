import OSAMLint
import OSAMSyntax

/// Reads what `FileFinder` found; the only place that knows how standard input is called.
struct FileReader: Sendable {
  let system: any System
  /// Name of standard input, as the user gave it.
  let stdinName: FilePath?

  /// A file as messages call it.
  func name(of file: FileFinder.Found) -> FilePath {
    file.path == .standardStream ? stdinName ?? .standardStream : file.path
  }

  func read(_ file: FileFinder.Found) -> Result<FileInput, SystemProblem> {
    let bytes = file.path == "-" ? system.readStandardInput() : system.read(file.path)
    return bytes.map { input(file, $0) }
  }

  /// A file with these bytes.
  func input(_ file: FileFinder.Found, _ bytes: [UInt8]) -> FileInput {
    if file.path != "-" {
      return FileInput(path: file.path, bytes: bytes, syntax: file.syntax, isNamed: file.isNamed)
    }
    // A name says the same as it says of a file.
    let syntax = stdinName.map { Tree.Syntax(named: $0) ?? .json } ?? Tree.Syntax(of: bytes)
    return FileInput(path: name(of: file), bytes: bytes, syntax: syntax, isNamed: true)
  }
}
