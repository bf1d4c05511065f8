import OSAMCommands
import OSAMFormats
import OSAMSyntax
import Synchronization

/// A made-up machine: files in memory, a clock that stands still, streams that are kept.
package final class MemorySystem: System {
  private struct State {
    var files: [FilePath: [UInt8]] = [:]
    /// How often somebody wrote to a path.
    var versions: [FilePath: Int] = [:]
    /// Paths that are there and cannot be read or listed.
    var unreadable: Set<FilePath> = []
    /// Paths that are there until they are read, with what is wrong then.
    var failing: [FilePath: SystemProblem] = [:]
    /// Paths that may be read and not written.
    var locked: Set<FilePath> = []
    /// Paths that somebody else writes to as soon as they are read, with what is written.
    var restless: [FilePath: [UInt8]] = [:]
    /// FIFOs and devices, and what was written to them.
    var special: Set<FilePath> = []
    var received: [FilePath: [UInt8]] = [:]
    /// Targets that links name. Nothing else here follows them.
    var links: [FilePath: FilePath] = [:]
    var input = Result<[UInt8], SystemProblem>.success([])
    /// Pieces that come over standard input while a command runs, one after the other.
    var pieces: [InputPiece] = []
    /// Events for the turns of pieces, by their numbers.
    var pieceEvents: [Int: @Sendable (MemorySystem) -> Void] = [:]
    var turn = 0
    /// Processes that are there.
    var processes: Set<Int> = []
    var environment: [String: String] = [:]
    var now: Instant
    var terminals: Set<Stream> = []
    /// Columns of the terminals.
    var columns: Int?
    /// Streams whose reader went away.
    var closed: Set<Stream> = []
    /// Bytes that standard output still takes; nil for all.
    var room: Int?
    var known: [FilePath]?
    var changed = Result<[FilePath], HistoryProblem>.failure(.noRepository)
    /// Files of every revision, by their paths; a link has no content.
    var past: [FilePath: [UInt8]?] = [:]
    var renames: [FilePath: FilePath] = [:]
    /// Events while somebody sleeps, one after the other, and how long they slept.
    var events: [@Sendable (MemorySystem) -> Void] = []
    var slept: [Int64] = []
    var isCurrentDirectoryGone = false
    var build = BuildFacts(name: "release", notices: "libyaml 0.2.5-1\n")
    var output = ""
    var errors = ""

    mutating func write(_ bytes: [UInt8], _ path: FilePath) {
      files[path] = bytes
      versions[path, default: 0] += 1
    }
  }

  private let state: Mutex<State>

  /// The clock of every test that sets none: 2026-11-21T12:00:00Z.
  package static let usualNow: Instant = 1_795_262_400_000

  package init(now: Instant = usualNow) { state = Mutex(State(now: now)) }

  // MARK: Setting it up

  package func put(_ bytes: [UInt8], at path: FilePath) { state.withLock { $0.write(bytes, path) } }
  package func put(_ bytes: [UInt8], at path: String) { put(bytes, at: FilePath(text: path)) }
  package func put(_ text: String, at path: String) { put(Array(text.utf8), at: path) }

  /// Removes a file, or all that is in a directory.
  package func remove(_ path: String) {
    let path = FilePath(text: path)
    state.withLock { state in state.files = state.files.filter { !$0.key.isInside(of: path) } }
  }

  /// An event for each time that somebody sleeps. After the last of them the current directory goes.
  package func whileAsleep(_ events: [@Sendable (MemorySystem) -> Void]) { state.withLock { $0.events = events } }
  /// Milliseconds.
  package var slept: [Int64] { state.withLock { $0.slept } }

  /// Makes a file or directory that no one may read.
  package func forbid(_ path: String) {
    let path = FilePath(text: path)
    state.withLock { state in
      _ = state.unreadable.insert(path)
      if state.files[path] == nil { state.files[path] = [] }
    }
  }

  /// Makes a file whose reading fails.
  package func fail(_ path: String, _ problem: SystemProblem) {
    let path = FilePath(text: path)
    state.withLock { state in
      state.files[path] = []
      state.failing[path] = problem
    }
  }

  /// Makes a path that may be read and not written.
  package func lock(_ path: String) { state.withLock { _ = $0.locked.insert(FilePath(text: path)) } }

  /// Lets somebody else write to a file as soon as it is read.
  package func change(_ path: String, afterReadingTo bytes: [UInt8]) {
    state.withLock { $0.restless[FilePath(text: path)] = bytes }
  }

  /// Makes a link that `link(at:)` tells of.
  package func putLink(_ path: String, to target: FilePath) {
    state.withLock { $0.links[FilePath(text: path)] = target }
  }

  /// Bytes that were written to a FIFO or a device.
  package func received(by path: String) -> [UInt8]? { state.withLock { $0.received[FilePath(text: path)] } }

  package func putSpecial(_ path: String) { state.withLock { _ = $0.special.insert(FilePath(text: path)) } }
  package func setNow(_ now: Instant) { state.withLock { $0.now = now } }
  /// Pieces that come over standard input while a command runs; behind them is the end.
  package func setPieces(_ pieces: [InputPiece], _ events: [Int: @Sendable (MemorySystem) -> Void] = [:]) {
    state.withLock { ($0.pieces, $0.pieceEvents, $0.turn) = (pieces, events, 0) }
  }
  package func setBuild(_ build: BuildFacts) { state.withLock { $0.build = build } }
  package func setProcesses(_ processes: Set<Int>) { state.withLock { $0.processes = processes } }
  package func setInput(_ bytes: [UInt8]) { state.withLock { $0.input = .success(bytes) } }
  package func failInput(_ problem: SystemProblem) { state.withLock { $0.input = .failure(problem) } }
  package func setEnvironment(_ values: [String: String]) { state.withLock { $0.environment = values } }
  package func setTerminals(_ streams: Set<Stream>) { state.withLock { $0.terminals = streams } }
  package func setColumns(_ columns: Int) { state.withLock { $0.columns = columns } }
  package func close(_ stream: Stream) { state.withLock { _ = $0.closed.insert(stream) } }
  /// Lets standard output take so many bytes and no more.
  package func setRoom(_ bytes: Int?) { state.withLock { $0.room = bytes } }
  /// Git's answer about the files it knows, repositories inside with a slash behind them; nil for a directory that is
  /// no repository, and only “declined” where git does not answer.
  package func setKnownToGit(_ paths: [FilePath]?) { state.withLock { $0.known = paths } }

  /// Git's answer when it is asked what changed, with paths from the current directory.
  package func setChanged(_ changed: Result<[FilePath], HistoryProblem>) { state.withLock { $0.changed = changed } }

  /// Content of a file in every revision; nil for a link. Git answers with these where it says what changed.
  package func putPast(_ bytes: [UInt8]?, at path: FilePath) { state.withLock { $0.past[path] = .some(bytes) } }
  /// The name that a file had before.
  package func setRename(from old: FilePath, to new: FilePath) { state.withLock { $0.renames[new] = old } }

  /// Bytes of a file, for tests that look at them again.
  package func bytes(of path: String) -> [UInt8]? { state.withLock { $0.files[FilePath(text: path)] } }

  /// Text written since the last call.
  package func takeOutput() -> (output: String, errors: String) {
    state.withLock { state in
      defer { (state.output, state.errors) = ("", "") }
      return (state.output, state.errors)
    }
  }

  // MARK: System

  package func read(_ path: FilePath) -> Result<[UInt8], SystemProblem> {
    let path = Self.plain(path)
    return state.withLock { state in
      if state.unreadable.contains(path) { return .failure(SystemProblem("there is no permission to read it")) }
      if let problem = state.failing[path] { return .failure(problem) }
      guard let bytes = state.files[path] else { return .failure(.noSuchFile) }
      if let new = state.restless.removeValue(forKey: path) { state.write(new, path) }
      return .success(bytes)
    }
  }

  package func readStandardInput() -> Result<[UInt8], SystemProblem> {
    state.withLock { state in
      defer { state.input = .success([]) }
      return state.input
    }
  }

  package func openStandardInput() -> any IncomingStream { Pieces(system: self) }

  private struct Pieces: IncomingStream {
    let system: MemorySystem

    func next(within milliseconds: Int64) -> InputPiece {
      let (piece, event): (InputPiece, (@Sendable (MemorySystem) -> Void)?) = system.state.withLock { state in
        // Whoever does not wait gets nothing, so that each piece is looked at by itself.
        if state.turn == state.pieces.count { return (.end, nil) }
        if milliseconds == 0 { return (.nothing, nil) }
        state.turn += 1
        return (state.pieces[state.turn - 1], state.pieceEvents[state.turn - 1])
      }
      event?(system)
      return piece
    }

    var hasMore: Bool { false }
  }

  package func isRunning(process: Int) -> Bool { state.withLock { $0.processes.contains(process) } }

  package func put(_ bytes: [UInt8], at path: FilePath, instead before: Before) -> Result<[String], SystemProblem> {
    let path = Self.plain(path)
    return state.withLock { state in
      let old = state.files[path]
      if case .content(let expected) = before, old != expected { return .failure(.changedMeanwhile) }
      if before == .nothing, old != nil { return .failure(.alreadyThere) }
      if state.locked.contains(path) || state.unreadable.contains(path) {
        return .failure(SystemProblem("there is no permission to write it"))
      }
      if state.special.contains(path) { return .failure(SystemProblem("it is no file")) }
      state.write(bytes, path)
      return .success([])
    }
  }

  package func append(_ bytes: [UInt8], to path: FilePath) -> SystemProblem? {
    let isSpecial = state.withLock { state in
      guard state.special.contains(Self.plain(path)) else { return false }
      state.received[Self.plain(path), default: []] += bytes
      return true
    }
    if isSpecial { return nil }
    guard
      case .failure(let problem) = put((state.withLock { $0.files[path] } ?? []) + bytes, at: path, instead: .anything)
    else {
      return nil
    }
    return problem
  }

  /// Directories are there when something is in them.
  package func makeDirectory(_ path: FilePath) -> SystemProblem? {
    let path = Self.plain(path)
    return state.withLock { state in
      if state.files[path] != nil { return SystemProblem("it is no directory") }
      return state.locked.contains(path) ? SystemProblem("there is no permission to write it") : nil
    }
  }

  package func kind(of path: FilePath) -> Result<FileKind, SystemProblem> {
    let path = Self.plain(path)
    return state.withLock { state in
      if state.files[path] != nil { return .success(.file) }
      if state.special.contains(path) { return .success(.special) }
      let isDirectory = path == "." || state.files.keys.contains { $0.relative(to: path) != nil }
      return isDirectory ? .success(.directory) : .failure(SystemProblem("there is no such file"))
    }
  }

  package func entry(at path: FilePath) -> Result<DirectoryEntry, SystemProblem> {
    let name = FilePath(path.lastName)
    let isLink = link(at: path) != nil
    switch kind(of: path) {
    case .success(let kind): return .success(DirectoryEntry(name: name, isLink: isLink, kind: kind))
    case .failure(let problem):
      return isLink ? .success(DirectoryEntry(name: name, isLink: true, kind: .lost)) : .failure(problem)
    }
  }

  package func resolved(_ path: FilePath) -> FilePath? {
    guard case .success = kind(of: path) else { return nil }
    return (link(at: path) ?? path).absolute(in: "/work")
  }

  package func link(at path: FilePath) -> FilePath? { state.withLock { $0.links[Self.plain(path)] } }

  package func identity(of path: FilePath) -> String? {
    if case .success = kind(of: path) { Self.plain(path).display } else { nil }
  }

  package func stamp(of path: FilePath) -> String? {
    guard let identity = identity(of: path) else { return nil }
    let path = Self.plain(path)
    return state.withLock { "\(identity) \($0.versions[path] ?? 0) \($0.unreadable.contains(path))" }
  }

  package func list(_ directory: FilePath) -> Result<[DirectoryEntry], SystemProblem> {
    let directory = Self.plain(directory)
    return state.withLock { state in
      if state.unreadable.contains(directory) { return .failure(SystemProblem("there is no permission to read it")) }
      var kinds: [FilePath: FileKind] = [:]
      for path in Array(state.files.keys) + state.special {
        guard let rest = Self.relative(path, to: directory), let name = rest.names.first else { continue }
        kinds[name] = rest.names.count > 1 ? .directory : state.special.contains(path) ? .special : .file
      }
      return .success(kinds.map { DirectoryEntry(name: $0.key, kind: $0.value) })
    }
  }

  package func filesKnownToGit(below directory: FilePath) -> KnownToGit {
    guard let known = state.withLock({ $0.known }) else { return .noRepository }
    if known == ["declined"] { return .declined("git does not answer for it") }
    return .files(
      known.filter { !$0.ends(with: "/") },
      repositories: known.filter { $0.ends(with: "/") }.map(\.withoutTrailingSlashes))
  }
  package func filesChanged(since revision: String, below directory: FilePath) -> Result<[FilePath], HistoryProblem> {
    let directory = Self.plain(directory)
    return state.withLock { $0.changed }.map { paths in
      paths.compactMap { Self.relative($0, to: directory) }
    }
  }

  package func files(asOf revision: String, below directory: FilePath) -> Result<[PastFile], HistoryProblem> {
    let directory = Self.plain(directory)
    return state.withLock { state in
      state.changed.map { _ in
        state.past.compactMap { path, bytes in
          Self.relative(path, to: directory).map { name in
            PastFile(
              name: name, kind: bytes == nil ? .link : .file, id: GitName(path.bytes), size: bytes?.count)
          }
        }
      }
    }
  }

  package func read(_ file: PastFile, below directory: FilePath) -> Result<[UInt8], SystemProblem> {
    state.withLock { state in
      guard let bytes = state.past[FilePath(file.id.bytes)] ?? nil else { return .failure(.noSuchFile) }
      return .success(bytes)
    }
  }

  package func renames(since revision: String, below directory: FilePath) -> Result<
    [FilePath: FilePath], HistoryProblem
  > {
    let directory = Self.plain(directory)
    return state.withLock { state in
      state.changed.map { _ in
        var inside: [FilePath: FilePath] = [:]
        for (new, old) in state.renames {
          guard let new = Self.relative(new, to: directory), let old = Self.relative(old, to: directory) else {
            continue
          }
          inside[new] = old
        }
        return inside
      }
    }
  }

  /// The way from a directory of this machine to a path.
  private static func relative(_ path: FilePath, to directory: FilePath) -> FilePath? {
    directory == .here ? path : path.relative(to: directory)
  }

  /// Files stand in this directory of a machine that has no others.
  package var currentDirectory: FilePath? { state.withLock { $0.isCurrentDirectoryGone ? nil : "/work" } }
  package func path(in variable: String) -> FilePath? { environment(variable).map { FilePath(text: $0) } }
  package func environment(_ name: String) -> String? { state.withLock { $0.environment[name] } }
  package var now: Instant { state.withLock { $0.now } }

  package func sleep(milliseconds: Int64) {
    let event = state.withLock { state in
      state.slept.append(milliseconds)
      if state.events.isEmpty { state.isCurrentDirectoryGone = true }
      return state.events.isEmpty ? nil : state.events.removeFirst()
    }
    event?(self)
  }

  package func isTerminal(_ stream: Stream) -> Bool { state.withLock { $0.terminals.contains(stream) } }
  package func columns(of stream: Stream) -> Int? {
    state.withLock { $0.terminals.contains(stream) ? $0.columns : nil }
  }

  package func write(_ text: String, to stream: Stream) -> Delivery {
    state.withLock { state in
      if state.closed.contains(stream) { return .noReader }
      if stream == .output, let room = state.room {
        state.room = max(0, room - text.utf8.count)
        if text.utf8.count > room { return .failed }
      }
      switch stream {
      case .output: state.output += text
      case .error: state.errors += text
      }
      return .done
    }
  }

  package var cores: Int { 2 }

  package var build: BuildFacts { state.withLock { $0.build } }

  package func parallel(_ count: Int, jobs: Int, _ body: @escaping @Sendable (Int) -> Void) {
    // Backwards, so that a result that depends on the order shows.
    for number in (0..<count).reversed() { body(number) }
  }

  /// A path without `./` before it and `/` after it; what leads out of the current directory stays as it is, but for
  /// the names that it takes back.
  private static func plain(_ path: FilePath) -> FilePath {
    if path == "/work" { return .here }
    let path = path.relative(to: "/work") ?? path
    var names: [FilePath] = []
    for name in path.names where name != .here {
      if name == "..", let last = names.last, last != ".." { names.removeLast() } else { names.append(name) }
    }
    if names.isEmpty { return path.isAbsolute ? .root : .here }
    return names.dropFirst().reduce(path.isAbsolute ? FilePath.root.joined(names[0]) : names[0]) { $0.joined($1) }
  }
}
