import ArgumentParser
import OSAMFormats
import OSAMSyntax

/// What is said of a command line that cannot be understood, and what was probably meant.
extension Program {
  /// Options of other tools, by the commands where they are tried, with the one that does the same here.
  private static let foreignOptions: [(option: String, commands: [String], hint: String)] = [
    ("--dry-run", ["check", "fix"], "--diff shows what fix would change, and writes nothing."),
    ("--dry-run", ["build"], "--check shows what build would change, and writes nothing."),
  ]

  /// Refuses a first word that is nearly a command and no file, and a topic of `help` that is no command.
  /// ArgumentParser would take the first for a file, and answer the second with the help of the whole.
  static func refuseUnknownCommand(_ arguments: [String], on system: any System) throws(Failure) {
    guard let first = arguments.first else { return }
    if first == "help", let topic = arguments.dropFirst().first, !topic.hasPrefix("-"), !commands.contains(topic) {
      let near = Nearest.match(topic, in: commands).map { "Did you mean \($0)? " } ?? ""
      throw Failure(
        "there is no command “\(Quote.shortened(topic))”", hint: near + "osam-lint --help lists the commands.")
    }
    let isWord = first.utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 }
    guard isWord, !commands.contains(first), first != "help", let near = Nearest.match(first, in: commands),
      case .failure(.noSuchFile) = system.kind(of: first)
    else { return }
    throw Failure(
      "there is no command “\(Quote.shortened(first))”, and no file of that name",
      hint: "Did you mean osam-lint \(near)?")
  }

  /// Help goes to standard output with status 0, anything else to standard error as misuse.
  static func answer(_ error: any Error, _ arguments: [String], _ console: Console) -> ExitStatus {
    if OSAMLintCommand.exitCode(for: error) == .success {
      console.print(folded(OSAMLintCommand.fullMessage(for: error, columns: helpWidth).trimmingBlanks()) + "\n")
      return .clean
    }
    let message = OSAMLintCommand.message(for: error)
    let line = message.split(whereSeparator: \.isNewline).map { String($0).trimmingBlanks() }.joined(separator: " ")
    console.note("osam-lint: \(quotedAlike(line.prefix(1).lowercased() + line.dropFirst()))")
    let named = arguments.first.flatMap { commands.contains($0) ? $0 : nil } ?? "check"
    let foreign = foreignOptions.first { arguments.contains($0.option) && $0.commands.contains(named) }
    console.note("hint: \(foreign?.hint ?? "osam-lint \(named) --help lists what can be written.")")
    return .misuse
  }

  /// ArgumentParser's straight quotes as those of all other messages: one behind a blank opens, one before it closes.
  private static func quotedAlike(_ line: String) -> String {
    let letters = Array(line)
    var result = ""
    for (index, letter) in letters.enumerated() {
      let opens = index == 0 || letters[index - 1] == " " || letters[index - 1] == "("
      let closes = index + 1 == letters.count || " .,:;?)".contains(letters[index + 1])
      result.append(letter != "'" ? letter : opens ? "“" : closes ? "”" : letter)
    }
    return result
  }

  /// Help with no usage line wider than it; ArgumentParser folds all others.
  static func folded(_ help: String) -> String {
    help.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.hasPrefix("USAGE: ") && line.count > helpWidth ? foldedUsage(line) : String(line)
    }.joined(separator: "\n")
  }

  private static func foldedUsage(_ line: Substring) -> String {
    // An option and its value stay together.
    let parts = line.replacing(" [", with: "\n[").replacing(" --", with: "\n--").split(separator: "\n")
    let indent = String(repeating: " ", count: "USAGE: ".count)
    var lines = [""]
    for part in parts {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(part)
      } else if last.count + 1 + part.count <= helpWidth {
        lines[lines.count - 1] = "\(last) \(part)"
      } else {
        lines.append(indent + "  " + part)
      }
    }
    return lines.joined(separator: "\n")
  }
}
