import OSAMFormats
import OSAMSyntax

/// Which settings file a command goes by.
struct ConfigOptions {
  var config: FilePath?
  var noConfig = false

  static func options(group: LocalizedMessage? = nil) -> [Option<ConfigOptions>] {
    [
      .value(
        "--config", "file", group: group,
        """
        Settings to use for every file, instead of the nearest .osam-lint.yml above it. Its globs then begin in the \
        current directory.
        """, completion: .files, variable: .config
      ) { $0.config = FilePath(text: $1) },
      .flag("--no-config", group: group, "Use no settings.") { $0.noConfig = true },
    ]
  }

  /// The settings that hold for the run.
  func finder(_ console: Console) throws(Failure) -> SettingsFinder {
    let finder = try SettingsFinder(try choice(console), console.kinds, on: console.system)
    console.useSettings(finder)
    return finder
  }

  /// The choice by the options, else by the environment.
  func choice(_ console: Console) throws(Failure) -> OwnFileChoice {
    if noConfig {
      if config != nil { throw Failure("--config and --no-config contradict each other", hint: "Keep one of them.") }
      return .none
    }
    if let file = config ?? console.path(.config) { return .named(file) }
    return .nearest
  }
}
