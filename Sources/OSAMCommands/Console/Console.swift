import OSAMFormats
import OSAMLint
import OSAMReports
import OSAMSyntax

/// A failure that ends a command: what went wrong, what to do, and how the run ends.
package struct Failure: Error, Sendable {
  package var words: LocalizedMessage
  package var hint: LocalizedMessage?
  package var status: ExitStatus
  /// True if the problem was told already.
  package var isSaid = false
  /// Findings of the file that ends the run, for reports that somebody reads afterwards.
  package var report: FileReport?

  package init(_ words: LocalizedMessage, hint: LocalizedMessage? = nil, status: ExitStatus = .misuse) {
    self.words = words
    self.hint = hint
    self.status = status
  }

  /// Ends the command after everything was said.
  package static func said(_ status: ExitStatus) -> Failure {
    var failure = Failure("", status: status)
    failure.isSaid = true
    return failure
  }
}

/// Where a command writes: results to standard output, everything about the run to standard error.
package final class Console {
  package let system: any System
  /// The kinds of document that the run knows.
  let kinds: Kinds
  /// A machine reads the log and obeys some of its lines.
  private let isGuarded: Bool
  /// How words to people become text.
  let languageSelection: LanguageSelection
  /// Asked once, when something is to be said and nothing else names a language.
  var languageOfSettings: (() -> Language?)? {
    didSet { knownLanguage = nil }
  }
  private var knownLanguage: Language??
  private var isOutputLost = false
  private var isOutputUnread = false

  package init(_ system: any System, _ kinds: Kinds, _ languageSelection: LanguageSelection = .english) {
    self.system = system
    self.kinds = kinds
    self.languageSelection = languageSelection
    isGuarded = LogGuard.isNeeded(on: system)
  }

  /// Writes an answer. In a log that is obeyed nothing in it is a command, unless `commands` says that some lines
  /// are meant as such.
  package func print(_ text: String, keeping commands: LogCommands? = nil) {
    printDocument(isGuarded ? LogGuard.disarmed(text, keeping: commands) : text)
  }

  /// Writes a document that somebody will keep: nothing in it is changed.
  package func printDocument(_ text: String) {
    if text.isEmpty || isOutputLost || isOutputUnread { return }
    switch system.write(text, to: .output) {
    case .done: break
    // As behind `| head`: whoever read it has read enough, and the status still says what was found.
    case .noReader: isOutputUnread = true
    case .failed:
      isOutputLost = true
      note("osam-lint: the output cannot be written")
    }
  }

  /// The difference of two states of a file, byte for byte; on a terminal with nothing in it that moves a cursor, and
  /// in a log that is obeyed with nothing in it that is a command.
  package func printDifference(_ text: String) {
    guard system.isTerminal(.output) else { return print(text) }
    var shown = ""
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      // Of a carriage return it shows only behind it whether it ends a line.
      if last == "\r", scalar != "\n" { shown += Display.escaped("\r") }
      if scalar == "\n" {
        shown += "\n"
      } else if scalar != "\r" {
        shown += Display.escaped(scalar)
      }
      last = scalar
    }
    print(last == "\r" ? shown + Display.escaped("\r") : shown)
  }

  /// The value of a variable of the environment; nil when it is not set, or set to nothing.
  package func variable(_ variable: Variable) -> String? {
    system.environment(variable.rawValue).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Counterpart of `variable` for one that names a path.
  package func path(_ variable: Variable) -> FilePath? {
    system.path(in: variable.rawValue).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// A line about the run, in lines of the terminal's width where it goes to one. Whatever it quotes, nothing in it
  /// moves a cursor.
  package func note(_ words: LocalizedMessage) { note(line: formatter(on: .error).text(words)) }

  /// Counterpart of `note` for a text; its further lines are indented as it is. One with a command stays in one piece, for
  /// that is there to be copied.
  package func note(line text: String) {
    guard let width = system.columns(of: .error), !text.has(" osam-lint ") else { return noteReport(text) }
    let blanks = text.prefix { $0 == " " }
    let lines = FoldedText.lines(
      String(text.dropFirst(blanks.count)), width: max(width, Self.narrowest), before: String(blanks),
      hanging: blanks.count + 2)
    noteReport(lines.joined(separator: "\n"))
  }

  /// Columns below which folding makes nothing easier to read.
  private static let narrowest = 40

  /// For texts for people that may be kept: files, and every form but plain text.
  package var formatter: MessageFormatter { languageSelection.formatter(else: settingsLanguage) }

  /// For plain text that goes to a stream: on a terminal it may follow the machine's language.
  package func formatter(on stream: Stream) -> MessageFormatter {
    languageSelection.formatter(else: settingsLanguage, onTerminal: system.isTerminal(stream))
  }

  private var settingsLanguage: Language? {
    if let knownLanguage { return knownLanguage }
    // Until it is known, whatever is said is said in English.
    knownLanguage = .some(nil)
    knownLanguage = .some(languageOfSettings?())
    return knownLanguage ?? nil
  }

  /// For texts for machines: in English, unless the command line names another language.
  package var machineFormatter: MessageFormatter { languageSelection.machineFormatter }

  /// A report that stands among the lines about the run; it may be painted.
  package func noteReport(_ text: String) {
    _ = system.write((isGuarded ? LogGuard.disarmed(text) : text) + "\n", to: .error)
  }

  /// Puts bytes at a path as the system does, and says what the file lost by it. Nil when it is done.
  package func put(_ bytes: [UInt8], at path: FilePath, instead before: Before) -> SystemProblem? {
    told(system.put(bytes, at: path, instead: before), path)
  }

  /// Counterpart of `put` for outputs that the program made, where a repository has no say.
  package func putOutput(_ bytes: [UInt8], at path: FilePath, instead before: Before) -> SystemProblem? {
    told(system.putOutput(bytes, at: path, instead: before), path)
  }

  private func told(_ result: Result<[String], SystemProblem>, _ path: FilePath) -> SystemProblem? {
    switch result {
    case .failure(let problem): return problem
    case .success(let lost):
      if lost.isEmpty { return nil }
      let names = lost.map { Display.escaped($0) }.joined(separator: ", ")
      note("osam-lint: \(Display.escaped(path)) was written, and lost what could not be kept: \(names)")
      return nil
    }
  }

  /// Rewrites the line that says how far a long run has come; empty clears it.
  package func progress(_ line: String) { _ = system.write("\r\u{1B}[K" + line, to: .error) }

  /// A run without a single document has not done what it was started for.
  package func noteNothingFound(
    _ paths: [FilePath], hint: LocalizedMessage = "hint: Name a file, or a directory that holds some."
  ) {
    let place: LocalizedMessage =
      paths.isEmpty ? "this directory" : LocalizedMessage(value: paths.map(\.display).joined(separator: ", "))
    note("osam-lint: no document of a known kind was found in \(place)")
    note(hint)
  }

  /// Results and lines about the run are read one after the other by the same person.
  package var isOneTerminal: Bool { system.isTerminal(.output) && system.isTerminal(.error) }

  /// A run whose output was lost did not do its work.
  package func status(_ status: ExitStatus) -> ExitStatus { isOutputLost ? max(status, .incomplete) : status }

  /// Nobody gets any more of what is written to standard output.
  var isOutputGone: Bool { isOutputLost || isOutputUnread }

  /// Says why a command ended, where that was not said, and gives back how.
  func say(_ failure: Failure) -> ExitStatus {
    if failure.isSaid { return failure.status }
    note("osam-lint: \(failure.words)")
    if let hint = failure.hint { note("hint: \(hint)") }
    return failure.status
  }

  /// Columns of what is written for people on standard output.
  package var width: Int { system.columns(of: .output) ?? FoldedText.usualWidth }

  package func usesColour(_ choice: ColourChoice, on stream: Stream = .output) -> Bool {
    switch choice {
    case .always: return true
    case .never: return false
    case .auto:
      let isRefused = !(system.environment("NO_COLOR") ?? "").isEmpty || system.environment("TERM") == "dumb"
      return !isRefused && system.isTerminal(stream)
    }
  }
}

/// When to use colour.
package enum ColourChoice: String, Sendable, CaseIterable { case auto, always, never }
