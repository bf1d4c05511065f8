import OSAMCommands
import OSAMFormats
import Synchronization

/// A machine that does everything another one does, and keeps what is written.
final class Recorder: System {
  private let system: any System
  private let text = Mutex("")

  init(_ system: any System) { self.system = system }

  var written: String { text.withLock { $0 } }

  func read(_ path: String) -> Result<[UInt8], SystemProblem> { system.read(path) }
  func readStandardInput() -> Result<[UInt8], SystemProblem> { system.readStandardInput() }
  func put(_ bytes: [UInt8], at path: String, instead before: Before) -> Result<[String], SystemProblem> {
    system.put(bytes, at: path, instead: before)
  }
  func append(_ bytes: [UInt8], to path: String) -> SystemProblem? { system.append(bytes, to: path) }
  func makeDirectory(_ path: String) -> SystemProblem? { system.makeDirectory(path) }
  func kind(of path: String) -> Result<FileKind, SystemProblem> { system.kind(of: path) }
  func identity(of path: String) -> String? { system.identity(of: path) }
  func stamp(of path: String) -> String? { system.stamp(of: path) }
  func list(_ directory: String) -> Result<[DirectoryEntry], SystemProblem> { system.list(directory) }
  func filesKnownToGit(below directory: String) -> KnownToGit { system.filesKnownToGit(below: directory) }
  func filesChanged(since revision: String, below directory: String) -> Result<[String], HistoryProblem> {
    system.filesChanged(since: revision, below: directory)
  }
  func files(asOf revision: String, below directory: String) -> Result<[PastFile], HistoryProblem> {
    system.files(asOf: revision, below: directory)
  }
  func read(_ file: PastFile, below directory: String) -> Result<[UInt8], SystemProblem> {
    system.read(file, below: directory)
  }
  func renames(since revision: String, below directory: String) -> Result<[String: String], HistoryProblem> {
    system.renames(since: revision, below: directory)
  }
  var currentDirectory: String? { "/" }
  func environment(_ name: String) -> String? { system.environment(name) }
  var now: Instant { system.now }
  func sleep(milliseconds: Int64) { system.sleep(milliseconds: milliseconds) }
  func isTerminal(_ stream: Stream) -> Bool { false }
  func columns(of stream: Stream) -> Int? { nil }
  func write(_ text: String, to stream: Stream) -> Delivery {
    self.text.withLock { $0 += text }
    return .done
  }
  var cores: Int { system.cores }
  func parallel(_ count: Int, jobs: Int, _ body: @escaping @Sendable (Int) -> Void) {
    system.parallel(count, jobs: jobs, body)
  }
}

/// Counts what several threads hand in. Not with a Mutex, which the thread sanitizer does not know for a lock.
final class Counter: Sendable {
  private let total = Atomic<Int>(0)
  private let number = Atomic<Int>(0)

  func add(_ value: Int) {
    total.wrappingAdd(value, ordering: .relaxed)
    number.wrappingAdd(1, ordering: .relaxed)
  }

  var sum: Int { total.load(ordering: .relaxed) }
  var count: Int { number.load(ordering: .relaxed) }
}
