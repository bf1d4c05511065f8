import OSAMFormats
import OSAMSyntax

/// Everything that a run rests on: each thing that it asked about outside of itself, with the first answer. Its own
/// output is not among it.
struct Seen {
  /// Paths are from the root.
  enum Question: Hashable {
    case kind(FilePath)
    case content(FilePath)
    /// The files and folders of a folder that a walk enters or looks at.
    case entries(FilePath)
    case knownToGit(below: FilePath)
    case changed(since: String, below: FilePath)
  }

  /// State of each path that a question is about; missing paths are left out.
  typealias Answer = [FilePath: String]

  /// From the root; empty when it is there no more.
  let directory: FilePath
  private(set) var answers: [Question: Answer] = [:]
  /// Files that the run wrote, and folders that it may have made.
  private var written: Set<FilePath> = []
  private var made: Set<FilePath> = []

  init(in directory: FilePath) { self.directory = directory }

  func absolute(_ path: FilePath) -> FilePath { path.absolute(in: directory) }

  mutating func add(_ question: Question, _ answer: Answer) {
    if answers[question] == nil { answers[question] = answer }
  }

  mutating func wrote(_ path: FilePath) { written.insert(path) }

  mutating func mayHaveMade(_ folder: FilePath) {
    var folder: FilePath? = folder
    while let here = folder, made.insert(here).inserted { folder = here.folder }
  }

  /// The run's own output is read by nobody.
  mutating func forget(_ path: FilePath) {
    wrote(path)
    answers[.content(path)] = nil
  }

  // MARK: Changes

  /// Something that is not as the run saw it.
  struct Change: Equatable {
    enum What { case changed, new, gone }

    /// As people in the current directory write it.
    var name: LocalizedMessage
    var what: What
    /// Stamp of what is there now.
    var stamp: String?

    /// `alert.json is new`
    var words: LocalizedMessage {
      switch what {
      case .changed: "\(name) changed"
      case .new: "\(name) is new"
      case .gone: "\(name) is gone"
      }
    }
  }

  /// Differences up to now, by name. The content of a folder that is gone is not listed.
  func changes(on system: any System) -> [Change] {
    let own = Set(written.compactMap { system.identity(of: $0) })
    var found: [FilePath: Change.What] = [:]
    for (question, before) in answers {
      let now = question.answer(on: system)
      if now == before { continue }
      for path in Set(before.keys).union(now.keys) where before[path] != now[path] {
        if isOwn(path, question) || !own.isEmpty && system.identity(of: path).map(own.contains) == true { continue }
        let what: Change.What = before[path] == nil ? .new : now[path] == nil ? .gone : .changed
        // That something came or went says more than that it is another one.
        if what != .changed || found[path] == nil { found[path] = what }
      }
    }
    let gone = found.filter { $0.value == .gone }
    return found.sorted { $0.key < $1.key }.compactMap { path, what in
      if what == .gone, isBelow(path, gone) { return nil }
      let name: LocalizedMessage =
        path == directory ? "this directory" : LocalizedMessage(value: path.seen(from: directory))
      return Change(name: name, what: what, stamp: system.stamp(of: path))
    }
  }

  private func isOwn(_ path: FilePath, _ question: Question) -> Bool {
    if written.contains(path) { return true }
    // That a folder is there is nothing new to whoever made it; what is in it may be.
    if case .entries(let folder) = question { return folder != path && made.contains(path) }
    if case .kind = question { return made.contains(path) }
    return false
  }

  private func isBelow(_ path: FilePath, _ gone: [FilePath: Change.What]) -> Bool {
    var folder = path.folder
    while let here = folder {
      if gone[here] != nil { return true }
      folder = here.folder
    }
    return false
  }
}

extension Seen.Question {
  /// The answer of this moment.
  func answer(on system: any System) -> Seen.Answer {
    switch self {
    case .kind(let path): Self.answer(path, system.kind(of: path))
    case .content(let path): system.stamp(of: path).map { [path: $0] } ?? [:]
    case .entries(let folder): Self.answer(folder, system.list(folder))
    case .knownToGit(let folder): Self.answer(folder, system.filesKnownToGit(below: folder))
    case .changed(let revision, let folder):
      Self.answer(folder, system.filesChanged(since: revision, below: folder))
    }
  }

  static func answer(_ path: FilePath, _ kind: Result<FileKind, SystemProblem>) -> Seen.Answer {
    switch kind {
    case .success(let kind): [path: kind.rawValue]
    case .failure(.noSuchFile): [:]
    case .failure(let problem): [path: problem.words.text]
    }
  }

  static func answer(_ folder: FilePath, _ list: Result<[DirectoryEntry], SystemProblem>) -> Seen.Answer {
    switch list {
    case .success(let entries):
      files(folder, entries.filter(FileFinder.isWanted).map { ($0.name, $0.kind.rawValue) })
    case .failure(.noSuchFile): [:]
    case .failure(let problem): [folder: problem.words.text]
    }
  }

  static func answer(_ folder: FilePath, _ known: KnownToGit) -> Seen.Answer {
    switch known {
    case .files(let names, let repositories):
      files(folder, names.filter { Tree.Syntax(named: $0) != nil }.map { ($0, "") } + repositories.map { ($0, "") })
    case .noRepository: [folder: "no repository"]
    case .declined(let words): [folder: words.text]
    }
  }

  static func answer(_ folder: FilePath, _ changed: Result<[FilePath], HistoryProblem>) -> Seen.Answer {
    switch changed {
    case .success(let names): files(folder, names.filter { Tree.Syntax(named: $0) != nil }.map { ($0, "") })
    case .failure(let problem): [folder: problem.name]
    }
  }

  /// The folder itself and what is in it.
  private static func files(_ folder: FilePath, _ names: [(name: FilePath, kind: String)]) -> Seen.Answer {
    var answer = [folder: ""]
    for (name, kind) in names { answer[folder.joined(name)] = kind }
    return answer
  }
}
