import ArgumentParser
import OSAMFormats
import OSAMLint

/// Which settings file a command goes by.
struct ConfigOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Settings to use for every file, instead of the nearest .osam-lint.yml above it. Its globs then begin in the current directory.",
      valueName: "file"))
  var config: String?

  @Flag(help: "Use no settings.")
  var noConfig = false

  func choice(_ console: Console) throws(Failure) -> SettingsFinder.Choice {
    if noConfig {
      if config != nil { throw Failure("--config and --no-config contradict each other", hint: "Keep one of them.") }
      return .none
    }
    if let file = config ?? console.variable("OSAM_LINT_CONFIG") { return .named(file) }
    return .nearest
  }
}

/// What silences findings in a run of `check`.
struct SilencingOptions: ParsableArguments {
  @Flag(help: "Report what comments and settings allow as well.")
  var noSuppressions = false

  @Option(
    help: ArgumentHelp(
      "Findings that osam-lint baseline recorded, and that do not count. By default \(Baseline.fileName) beside or above a file.",
      valueName: "file"))
  var baseline: String?

  @Flag(help: "Report what is in the baseline as well.")
  var noBaseline = false

  @Flag(help: "Fail when something in the baseline is gone, so that it cannot come back.")
  var strictBaseline = false

  @Flag(help: "Leave out what the settings exclude even when it is named, as hooks do.")
  var forceExclude = false

  func baselineChoice() throws(Failure) -> BaselineFinder.Choice {
    if noBaseline {
      if baseline != nil || strictBaseline {
        throw Failure("--no-baseline leaves nothing for the other option", hint: "Keep one of them.")
      }
      return .none
    }
    return baseline.map { .named($0) } ?? .nearest
  }
}
