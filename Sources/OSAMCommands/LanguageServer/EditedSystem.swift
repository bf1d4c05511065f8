import OSAMFormats
import OSAMSyntax
import Synchronization

/// A machine on which the texts of an editor win over what is on the disk. Nothing is written on it, and text for its
/// streams is kept for whoever asks: standard output belongs to the protocol.
final class EditedSystem: SystemAround {
  private struct State {
    /// By path from the root; `version` grows with each change of any of them.
    var texts: [FilePath: (bytes: [UInt8], version: Int)] = [:]
    var version = 0
    var said = ""
    /// Something more urgent has come: what is being looked at is given up.
    var isInterrupted: (@Sendable () -> Bool)?
    var wasInterrupted = false
    /// Number of files and folders that may still be read.
    var left = 0
  }

  let system: any System
  private let state = Mutex(State())

  init(_ system: any System) { self.system = system }

  // MARK: The editor

  /// Nil closes a text.
  func put(_ text: [UInt8]?, at path: FilePath) {
    state.withLock { state in
      state.version += 1
      state.texts[path] = text.map { ($0, state.version) }
    }
  }

  /// Text for the streams since the last call.
  func takeSaid() -> String {
    state.withLock { state in
      defer { state.said = "" }
      return state.said
    }
  }

  enum Work<Result> {
    case done(Result)
    case interrupted
    case tooMuch
  }

  /// Does something that is given up as soon as there is something more urgent, or more was read than it is worth.
  func unless<Result>(
    _ isInterrupted: @escaping @Sendable () -> Bool, most: Int, _ body: () -> Result
  ) -> Work<Result> {
    state.withLock { ($0.isInterrupted, $0.wasInterrupted, $0.left) = (isInterrupted, false, most) }
    let result = body()
    let (wasInterrupted, left) = state.withLock { state in
      state.isInterrupted = nil
      return (state.wasInterrupted, state.left)
    }
    if left < 0 { return .tooMuch }
    return wasInterrupted ? .interrupted : .done(result)
  }

  private func isGivenUp() -> Bool {
    state.withLock { state in
      guard let isInterrupted = state.isInterrupted else { return false }
      state.left -= 1
      if !state.wasInterrupted, isInterrupted() { state.wasInterrupted = true }
      return state.wasInterrupted || state.left < 0
    }
  }

  private static let givenUp = SystemProblem("it was not waited for")

  private func text(_ path: FilePath) -> (bytes: [UInt8], version: Int)? {
    state.withLock { state in
      state.texts.isEmpty ? nil : state.texts[path.absolute(in: system.currentDirectory ?? "/")]
    }
  }

  // MARK: System

  func read(_ path: FilePath) -> Result<[UInt8], SystemProblem> {
    if let text = text(path) { return .success(text.bytes) }
    return isGivenUp() ? .failure(Self.givenUp) : system.read(path)
  }

  func kind(of path: FilePath) -> Result<FileKind, SystemProblem> {
    text(path) != nil ? .success(.file) : system.kind(of: path)
  }

  func entry(at path: FilePath) -> Result<DirectoryEntry, SystemProblem> {
    let found = system.entry(at: path)
    // A text that is in no file yet.
    if case .failure = found, text(path) != nil {
      return .success(DirectoryEntry(name: FilePath(path.lastName), kind: .file))
    }
    return found
  }

  func resolved(_ path: FilePath) -> FilePath? {
    system.resolved(path) ?? (text(path) == nil ? nil : path.absolute(in: system.currentDirectory ?? .root))
  }

  func list(_ directory: FilePath) -> Result<[DirectoryEntry], SystemProblem> {
    isGivenUp() ? .failure(Self.givenUp) : system.list(directory)
  }

  func stamp(of path: FilePath) -> String? { text(path).map { "open \($0.version)" } ?? system.stamp(of: path) }

  func identity(of path: FilePath) -> String? { system.identity(of: path) ?? text(path).map { "open \($0.version)" } }

  func put(_ bytes: [UInt8], at path: FilePath, instead before: Before) -> Result<[String], SystemProblem> {
    .failure(Self.readOnly)
  }

  func append(_ bytes: [UInt8], to path: FilePath) -> SystemProblem? { Self.readOnly }
  func makeDirectory(_ path: FilePath) -> SystemProblem? { Self.readOnly }

  private static let readOnly = SystemProblem("an editor writes its files itself")

  func isTerminal(_ stream: Stream) -> Bool { false }
  func columns(of stream: Stream) -> Int? { nil }

  func write(_ text: String, to stream: Stream) -> Delivery {
    state.withLock { $0.said += text }
    return .done
  }
}
