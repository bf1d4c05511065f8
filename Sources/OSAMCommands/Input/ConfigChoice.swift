import ArgumentParser

/// Which settings file a command goes by. Commands declare the options themselves: a further group of options costs a run
/// over one file as much as checking it (docs/benchmarks.md).
enum ConfigChoice {
  static let help = ArgumentHelp(
    """
    Settings to use for every file, instead of the nearest .osam-lint.yml above it. Its globs then begin in the current \
    directory. OSAM_LINT_CONFIG names another default.
    """, valueName: "file")
  static let helpOfNone: ArgumentHelp = "Use no settings."

  /// What the options say, else the environment.
  static func of(
    _ config: String?, _ noConfig: Bool, _ console: Console
  ) throws(Failure) -> OwnFileChoice {
    if noConfig {
      if config != nil { throw Failure("--config and --no-config contradict each other", hint: "Keep one of them.") }
      return .none
    }
    if let file = config ?? console.variable("OSAM_LINT_CONFIG") { return .named(file) }
    return .nearest
  }

  /// The same of the options for a baseline.
  static func ofBaseline(_ file: String?, isOff: Bool, isStrict: Bool) throws(Failure) -> OwnFileChoice {
    guard isOff else { return file.map { .named($0) } ?? .nearest }
    if file != nil || isStrict {
      throw Failure("--no-baseline leaves nothing for the other option", hint: "Keep one of them.")
    }
    return .none
  }
}
