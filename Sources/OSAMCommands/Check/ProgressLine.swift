import OSAMFormats
import OSAMReports
import OSAMSyntax

/// Everything a run writes to people goes through here, so that the progress line never stands in its way.
final class ProgressLine {
  private let console: Console
  /// Only what could not be done is said.
  let isQuiet: Bool
  /// Number of files, when the run is long enough to show its progress.
  private var total: Int?
  private var isShown = false

  /// More files than this get a progress line on a terminal.
  private static let long = 2000

  init(_ console: Console, isQuiet: Bool) {
    self.console = console
    self.isQuiet = isQuiet
  }

  func begin(_ count: Int) {
    if count > Self.long, console.system.isTerminal(.error), !isQuiet { total = count }
  }

  func show(_ done: Int) {
    guard let total else { return }
    console.progress(console.formatter(on: .error).text("\(done) of \(total) files"))
    isShown = true
  }

  /// The line goes before anything else is written to the same terminal.
  func clear() {
    if isShown { console.progress("") }
    isShown = false
  }

  /// About the run; not said where it is to be quiet.
  func note(_ words: LocalizedMessage) {
    if !isQuiet { tell(words) }
  }

  /// About something that could not be done; written in any case.
  func tell(_ words: LocalizedMessage) {
    clear()
    console.note(words)
  }

  /// A line of a report that has nowhere else to go.
  func tellReport(_ line: String) {
    clear()
    console.noteReport(Display.escaped(line))
  }

  /// A piece of a report.
  func print(_ text: String, keeping commands: LogCommands?) {
    if text.isEmpty { return }
    clear()
    console.print(text, keeping: commands)
  }
}
