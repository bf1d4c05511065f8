import OSAMLint
import OSAMSyntax

/// The files of this tool in a repository.
enum OwnFile {
  /// True if a file holds tests: by its name and by what is in it.
  static func isTest(_ path: FilePath, _ bytes: [UInt8]) -> Bool {
    TestFile.isOne(path, bytes)
  }

  /// True if a path leads to settings or to a baseline, by its name.
  static func isNamed(_ path: FilePath) -> Bool {
    SettingsTable.names(path) || Baseline.names(path)
  }
}
