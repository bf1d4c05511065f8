import OSAMLint

/// The files of this tool in a repository.
enum OwnFile {
  /// Whether a path leads to settings or to a baseline, by its name.
  static func isNamed(_ path: String) -> Bool {
    SettingsTable.names(path) || Baseline.names(path)
  }
}
