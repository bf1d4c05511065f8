import OSAMFormats
import OSAMSyntax

/// Runs a command, and runs it again whenever something changes that its last run rests on.
///
/// It looks again and again, which works on every file system. It ends when it is told to by a signal, as by Ctrl-C; when
/// nobody reads its output any more; or when the current directory is there no more.
struct Watch {
  private let console: Console
  /// Neither that it waits is said nor what changed.
  private let isQuiet: Bool

  init(_ console: Console, isQuiet: Bool = false) {
    self.console = console
    self.isQuiet = isQuiet
  }

  /// The row of `--watch` among the options of a command; `text` says what it does again.
  static func option<Options>(_ text: LocalizedMessage, take: @escaping (inout Options) -> Void) -> Option<Options> {
    .flag("--watch", text, take: take)
  }

  /// Refuses what can be read only once.
  func require(_ paths: [FilePath]) throws(Failure) {
    for path in paths {
      if path == "-" { throw Failure("standard input is read once, and nothing changes in it", hint: Self.hint) }
      if console.system.kind(of: path) == .success(.special) {
        throw Failure("\(Display.escaped(path)) is read once, and nothing changes in it", hint: Self.hint)
      }
    }
  }

  private static let hint: LocalizedMessage = "Name a file or a directory, or leave out --watch."

  /// A run gets a console of its own each time. What is wrong in the first one ends the watch, unless it is about a file,
  /// which somebody may mend.
  func run(_ once: (Console) throws(Failure) -> ExitStatus) throws(Failure) -> ExitStatus {
    var isFirst = true
    while true {
      let system = WatchedSystem(console.system)
      let console = Console(system, console.kinds, console.languageSelection)
      var status: ExitStatus
      do throws(Failure) { status = try once(console) } catch {
        if isFirst, !error.isSaid { throw error }
        status = console.say(error)
      }
      isFirst = false
      if console.isOutputGone { return console.status(status) }
      note("osam-lint: waiting for changes; Ctrl-C ends it")
      let changes = try changes(since: system.seen)
      // Where both streams are one terminal, what comes stands apart from what was there.
      if console.isOneTerminal { note("") }
      note("osam-lint: \(Self.words(changes))")
    }
  }

  private func note(_ words: LocalizedMessage) { if !isQuiet { console.note(words) } }

  // MARK: Looking

  /// Milliseconds between two looks.
  private static let pause: Int64 = 500
  /// Between two looks while something changes.
  private static let shortPause: Int64 = 100
  /// So many looks are taken at what never comes to rest.
  private static let most = 20
  /// So many times as long as a look takes it is waited for the next one.
  private static let rest: Int64 = 9

  /// Waits for changes, and until whoever makes them is done: two looks see the same.
  private func changes(since seen: Seen) throws(Failure) -> [Seen.Change] {
    let system = console.system
    var last: [Seen.Change] = []
    var looks = 0
    var pause = Self.pause
    while true {
      system.sleep(milliseconds: pause)
      if system.currentDirectory == nil {
        throw Failure("the current directory is there no more", status: .incomplete)
      }
      let start = system.now
      let changes = seen.changes(on: system)
      pause = max(changes.isEmpty ? Self.pause : Self.shortPause, Self.rest * (system.now - start))
      looks = changes.isEmpty ? 0 : looks + 1
      if !changes.isEmpty, changes == last || looks == Self.most { return changes }
      last = changes
    }
  }

  private static let namesShown = 3

  private static func words(_ changes: [Seen.Change]) -> LocalizedMessage {
    let shown = changes.prefix(namesShown).map(\.words)
    let rest = changes.count - shown.count
    return (shown + (rest > 0 ? ["\(rest) more"] : [])).joined(separator: ", ")
  }
}
