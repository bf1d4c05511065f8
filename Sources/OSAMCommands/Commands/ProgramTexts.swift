import ArgumentParser

/// What the program says about itself, for the pages, the manual and the completions that are made of it.
extension Program {
  /// A shell that completions are written for.
  package enum Shell: CaseIterable, Sendable { case bash, zsh, fish }

  /// What `osam-lint COMMAND --help` prints; without a command the help of the whole.
  package static func help(of command: String? = nil) -> String {
    let named = OSAMLintCommand.configuration.subcommands.first { $0.configuration.commandName == command }
    let text = OSAMLintCommand.helpMessage(for: named ?? OSAMLintCommand.self, columns: helpWidth)
    return folded(text.trimmingBlanks()) + "\n"
  }

  /// Every command with its arguments, as JSON: ArgumentParser's own description.
  package static var description: String { OSAMLintCommand._dumpHelp() }

  /// ArgumentParser's own completion script.
  package static func completions(for shell: Shell) -> String {
    switch shell {
    case .bash: OSAMLintCommand.completionScript(for: .bash)
    case .zsh: OSAMLintCommand.completionScript(for: .zsh)
    case .fish: OSAMLintCommand.completionScript(for: .fish)
    }
  }
}
