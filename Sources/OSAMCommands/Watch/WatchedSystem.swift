import OSAMFormats
import OSAMSyntax
import Synchronization

/// A machine that does what another one does, and notes what it is asked about and what is written. Answers of git
/// about past revisions are not noted.
final class WatchedSystem: SystemAround {
  let system: any System
  private let state: Mutex<Seen>

  init(_ system: any System) {
    self.system = system
    state = Mutex(Seen(in: system.currentDirectory ?? ""))
  }

  var seen: Seen { state.withLock { $0 } }

  private func note(_ path: FilePath, _ question: (FilePath) -> Seen.Question, _ answer: (FilePath) -> Seen.Answer) {
    state.withLock { seen in
      let path = seen.absolute(path)
      seen.add(question(path), answer(path))
    }
  }

  // MARK: Inputs of a run

  func read(_ path: FilePath) -> Result<[UInt8], SystemProblem> {
    // Asked before the content, so that what changes meanwhile is seen afterwards.
    let stamp = system.stamp(of: path)
    note(path, Seen.Question.content) { path in stamp.map { [path: $0] } ?? [:] }
    let result = system.read(path)
    if result == .failure(.ownOutput) { state.withLock { $0.forget($0.absolute(path)) } }
    return result
  }

  func kind(of path: FilePath) -> Result<FileKind, SystemProblem> {
    let kind = system.kind(of: path)
    note(path, Seen.Question.kind) { Seen.Question.answer($0, kind) }
    return kind
  }

  func entry(at path: FilePath) -> Result<DirectoryEntry, SystemProblem> {
    let entry = system.entry(at: path)
    note(path, Seen.Question.kind) { Seen.Question.answer($0, entry.map(\.kind)) }
    return entry
  }

  func list(_ directory: FilePath) -> Result<[DirectoryEntry], SystemProblem> {
    let entries = system.list(directory)
    note(directory, Seen.Question.entries) { Seen.Question.answer($0, entries) }
    return entries
  }

  func filesKnownToGit(below directory: FilePath) -> KnownToGit {
    let known = system.filesKnownToGit(below: directory)
    note(directory, Seen.Question.knownToGit) { Seen.Question.answer($0, known) }
    return known
  }

  func filesChanged(since revision: String, below directory: FilePath) -> Result<[FilePath], HistoryProblem> {
    let changed = system.filesChanged(since: revision, below: directory)
    note(directory, { .changed(since: revision, below: $0) }, { Seen.Question.answer($0, changed) })
    return changed
  }

  // MARK: Outputs of a run

  func put(_ bytes: [UInt8], at path: FilePath, instead before: Before) -> Result<[String], SystemProblem> {
    state.withLock { $0.wrote($0.absolute(path)) }
    return system.put(bytes, at: path, instead: before)
  }

  func append(_ bytes: [UInt8], to path: FilePath) -> SystemProblem? {
    state.withLock { $0.wrote($0.absolute(path)) }
    return system.append(bytes, to: path)
  }

  func makeDirectory(_ path: FilePath) -> SystemProblem? {
    state.withLock { $0.mayHaveMade($0.absolute(path)) }
    return system.makeDirectory(path)
  }
}
