import OSAMLint

/// The files of this tool in a repository.
enum OwnFile {
  private static let prefix = Array(".osam-lint".utf8)

  /// Whether a path leads to settings or to a baseline, by its name.
  static func isNamed(_ path: String) -> Bool {
    let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8[$0...].dropFirst() } ?? path.utf8[...]
    // Of thousands of files hardly one begins so.
    guard name.starts(with: prefix) else { return false }
    return SettingsTable.names(path) || Baseline.names(path)
  }
}
