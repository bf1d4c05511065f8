import OSAMLint
import OSAMReports
import OSAMSyntax

/// Paths that a test file names, seen from its folder.
struct TestPaths {
  /// With the slash behind it; empty where the command runs.
  private let folder: String

  init(of file: String) {
    folder = file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
  }

  /// The path, or the glob, as the command has it. What is special to globs is not so in the name of the folder.
  func path(_ name: String) -> String {
    if name.hasPrefix("/") { return name }
    guard PathGlob.hasMagic(name), PathGlob.hasMagic(folder) else { return folder + PlainPath.of(name) }
    return folder.map { "*?[{\\".contains($0) ? "\\\($0)" : String($0) }.joined() + PlainPath.of(name)
  }
}

extension System {
  /// Standard input, a FIFO or a device: a test file may come from anywhere, and never makes a run wait for one.
  func isStream(_ path: String) -> Bool { path == "-" || kind(of: path) == .success(.special) }
}
