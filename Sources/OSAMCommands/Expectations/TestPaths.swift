import OSAMLint
import OSAMReports
import OSAMSyntax

/// Paths that a test file names, seen from its folder.
struct TestPaths {
  /// `.` where the command runs.
  private let folder: FilePath

  init(of file: FilePath) { folder = file.split.folder }

  /// The path, or the glob, as the command has it. What is special to globs is not so in the name of the folder.
  func path(_ name: String) -> FilePath {
    let path = FilePath(text: name)
    if path.isAbsolute { return path }
    guard PathGlob.hasMagic(name), PathGlob.hasMagic(folder.display) else { return folder.joined(path.plain) }
    let special = Array("*?[{\\".utf8)
    let literal = folder.bytes.flatMap { special.contains($0) ? [UInt8(ascii: "\\"), $0] : [$0] }
    return FilePath(literal).joined(path.plain)
  }
}

extension System {
  /// Standard input, a FIFO or a device: a test file may come from anywhere, and never makes a run wait for one.
  func isStream(_ path: FilePath) -> Bool { path == "-" || kind(of: path) == .success(.special) }
}
