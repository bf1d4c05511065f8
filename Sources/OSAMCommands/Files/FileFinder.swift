import OSAMFormats
import OSAMLint
import OSAMSyntax

/// Finds the files a command is to look at.
struct FileFinder {
  /// A file to read, as the user knows it.
  struct Found: Sendable {
    var path: FilePath
    var syntax: Tree.Syntax
    /// Named on the command line, not found by a walk.
    var isNamed: Bool
    /// Standard input, or a FIFO or the like: what is read of it is gone.
    var isReadOnce = false
    /// A link leads from it out of the checkout: it is neither written nor quoted.
    var isOutside = false
  }

  struct Result {
    var files = FileList()
    /// Paths that could not be looked at, with the reason.
    var problems: [(path: FilePath, words: LocalizedMessage)] = []
    /// How the files were picked, when not by paths alone.
    var pick: Pick?
    /// Files of a list that are neither JSON nor YAML by their names.
    var others = 0
    var unfollowed = UnfollowedPaths()
    /// Directories with a repository whose git did not say what belongs to it, with the reason: all of it was walked.
    var unanswered: [(path: FilePath, words: LocalizedMessage)] = []
  }

  /// Something that chooses files, and may well choose none.
  enum Pick: Sendable, Equatable {
    case list
    case changes(since: String)
  }

  static let noText: LocalizedMessage = "its name is not UTF-8"

  private let system: any System
  /// How files of a name are read; nil for those that are not looked for.
  private let syntax: (FilePath) -> Tree.Syntax?
  private var checkout: Checkout
  /// Named paths may lead out of the checkout.
  private let mayLeave: Bool
  /// Where the walk began.
  private var root: FilePath?
  private var result = Result()
  /// Paths already found; one directory gives none twice.
  private var seen: Set<FilePath>?
  /// The pattern that files of a walk must match, and the number of those that did.
  private var pattern: PathGlob?
  private var matches = 0

  /// Files of these paths: files as named, directories walked. `-` is standard input.
  static func find(
    _ paths: [FilePath], mayLeave: Bool = false, markdown: Bool = false, on system: any System
  ) throws(Failure) -> Result {
    var finder = FileFinder(
      system: system, seen: paths.count > 1 ? [] : nil, mayLeave: mayLeave, syntax: syntax(markdown))
    for path in paths.isEmpty ? [.here] : paths { try finder.find(path) }
    return finder.result
  }

  /// Files of these names in these paths, whatever is in them.
  static func find(
    _ paths: [FilePath], called isWanted: @escaping (FilePath) -> Bool, on system: any System
  ) throws(Failure) -> Result {
    var finder = FileFinder(system: system, seen: paths.count > 1 ? [] : nil) { isWanted($0) ? .json : nil }
    for path in paths.isEmpty ? [.here] : paths { try finder.find(path) }
    return finder.result
  }

  /// Files of these paths, found as by `find(_:mayLeave:on:)`, and the files that a list names.
  static func find(
    _ paths: [FilePath], listedIn list: [UInt8], mayLeave: Bool = false, markdown: Bool = false, on system: any System
  ) throws(Failure) -> Result {
    var finder = FileFinder(system: system, seen: [], mayLeave: mayLeave, syntax: syntax(markdown))
    finder.result.pick = .list
    for path in paths { try finder.find(path) }
    finder.findListed(list)
    return finder.result
  }

  /// The files of these paths, found as by a walk, that changed since a revision.
  static func find(
    _ paths: [FilePath], changedSince revision: String, markdown: Bool = false, on system: any System
  ) throws(Failure) -> Result {
    var finder = FileFinder(system: system, seen: paths.count > 1 ? [] : nil, syntax: syntax(markdown))
    finder.result.pick = .changes(since: revision)
    var changes: [FilePath: [FilePath]] = [:]
    for path in paths.isEmpty ? [.here] : paths { try finder.findChanged(path, revision, &changes) }
    return finder.result
  }

  private init(
    system: any System, seen: Set<FilePath>?, mayLeave: Bool = false,
    syntax: @escaping (FilePath) -> Tree.Syntax? = { Tree.Syntax(named: $0) }
  ) {
    self.system = system
    self.syntax = syntax
    self.mayLeave = mayLeave
    checkout = Checkout(on: system)
    self.seen = seen
  }

  private mutating func find(_ path: FilePath) throws(Failure) {
    if path.isEmpty {
      throw Failure("a path is empty", hint: "Write . for the current directory.")
    }
    if path == "-" { return add(path, .json, isNamed: true, isReadOnce: true) }
    switch system.kind(of: path) {
    case .failure(.noSuchFile) where PathGlob.hasMagic(path.display): expand(path)
    case .failure(let problem): addProblem(path, problem)
    case .success(.directory): walk(path)
    case .success(let kind): addNamed(path, kind)
    }
  }

  /// A path of the command line. Where a link leads from it out of the checkout, only a person can have meant that.
  private mutating func addNamed(_ path: FilePath, _ kind: FileKind) {
    // Its text in messages could not be told from other names.
    if !path.isText { return result.problems.append((path, Self.noText)) }
    let leaves = leaves(path)
    if leaves, !mayLeave { return result.problems.append((path, Self.leadsOut)) }
    add(path, syntax(path) ?? .json, isNamed: true, isReadOnce: kind == .special, isOutside: leaves)
  }

  static let leadsOut: LocalizedMessage = "its link leads out of the repository, and is not followed"

  private mutating func leaves(_ path: FilePath) -> Bool {
    let isLink = (try? system.entry(at: path).get().isLink) ?? false
    return checkout.isLeft(by: path, walkedFrom: root, isLink: isLink)
  }

  private mutating func addProblem(_ path: FilePath, _ problem: SystemProblem) {
    result.problems.append((path, problem == .noSuchFile && !path.isText ? Self.noText : problem.words))
  }

  private mutating func add(
    _ path: FilePath, _ syntax: Tree.Syntax, isNamed: Bool, isReadOnce: Bool = false, isOutside: Bool = false
  ) {
    if pattern != nil {
      guard isAbout(path) else { return }
      matches += 1
    }
    if seen?.insert(path).inserted == false { return }
    result.files.append(
      Found(path: path, syntax: syntax, isNamed: isNamed, isReadOnce: isReadOnce, isOutside: isOutside))
  }

  /// By the end of a name; with Markdown, whose pieces have syntaxes of their own.
  private static func syntax(_ markdown: Bool) -> (FilePath) -> Tree.Syntax? {
    { path in Tree.Syntax(named: path) ?? (markdown && MarkdownFile.names(path) ? .json : nil) }
  }

  // MARK: Lists

  /// The files that a list names, as if each were named on the command line; but a list that another program made may
  /// hold anything, so what is there and is no JSON or YAML by its name is passed over.
  private mutating func findListed(_ list: [UInt8]) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let hasNUL = list.contains(0)
    var names = list[...]
    // A mark before the list is no part of a name; that a file is called so is possible all the same.
    if list.starts(with: mark) {
      let first = FilePath(list.prefix { $0 != (hasNUL ? 0 : UInt8(ascii: "\n")) }.filter { $0 != UInt8(ascii: "\r") })
      if system.kind(of: first) == .failure(.noSuchFile) { names = names.dropFirst(mark.count) }
    }
    for bytes in names.split(separator: hasNUL ? 0 : UInt8(ascii: "\n")) {
      let name = !hasNUL && bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
      if name.isEmpty { continue }
      let path = FilePath(name)
      if path.isText { addListed(path) } else { result.problems.append((path, Self.noText)) }
    }
  }

  private mutating func addListed(_ path: FilePath) {
    switch system.kind(of: path) {
    case .failure(.noSuchFile) where path.starts(with: "\"") && path.ends(with: "\""):
      result.problems.append((path, "there is no such file; git writes names without quotes when asked with -z"))
    case .failure(let problem): addProblem(path, problem)
    case .success(let kind):
      if leaves(path) {
        result.unfollowed.outside.append(path)
      } else if let syntax = syntax(path) {
        add(path, syntax, isNamed: true, isReadOnce: kind == .special)
      } else {
        result.others += 1
      }
    }
  }

  // MARK: Patterns

  /// The files of a walk from the last folder that is written out.
  private mutating func expand(_ text: FilePath) {
    guard let glob = read(text) else { return }
    let problems = result.problems.count
    let root = Self.root(of: glob, text)
    if system.kind(of: root) == .success(.directory) { match(glob) { $0.walk(root) } }
    if matches == 0, result.problems.count == problems {
      result.problems.append((text, "there is no such file, and as a pattern it matches no JSON or YAML file"))
    }
  }

  /// A pattern of the command line; it starts where the command runs, not in any folder.
  private mutating func read(_ text: FilePath) -> PathGlob? {
    do throws(PathGlob.Problem) { return try PathGlob(startingHere: text) } catch {
      result.problems.append((text, "there is no such file, and it is no pattern: \(error.words)"))
      return nil
    }
  }

  static func root(of glob: PathGlob, _ text: FilePath) -> FilePath {
    if text.isAbsolute { return .root.joined(glob.fixedPrefix) }
    return glob.fixedPrefix.isEmpty ? .here : glob.fixedPrefix
  }

  /// Adds only files that match. That others of a folder cannot be read does not matter; that a folder cannot does.
  private mutating func match(_ glob: PathGlob, _ add: (inout FileFinder) -> Void) {
    let before = result.problems.count
    (pattern, matches) = (glob, 0)
    add(&self)
    pattern = nil
    let found = result.problems[before...].filter { problem in
      syntax(problem.path) == nil || glob.matches(problem.path)
    }
    result.problems.replaceSubrange(before..., with: found)
  }

  // MARK: Changes

  /// The files of a path that changed. Git is asked for changes once for each directory.
  private mutating func findChanged(
    _ path: FilePath, _ revision: String, _ changes: inout [FilePath: [FilePath]]
  ) throws(Failure) {
    if path.isEmpty { throw Failure("a path is empty", hint: "Write . for the current directory.") }
    switch system.kind(of: path) {
    case .failure(.noSuchFile) where PathGlob.hasMagic(path.display):
      guard let glob = read(path) else { return }
      let root = Self.root(of: glob, path)
      guard system.kind(of: root) == .success(.directory) else {
        return addProblem(path, .noSuchFile)
      }
      let names = try changed(revision, root, &changes)
      match(glob) { finder in for name in names { finder.addKnown(name, below: root) } }
    case .failure(let problem): addProblem(path, problem)
    case .success(.directory): for name in try changed(revision, path, &changes) { addKnown(name, below: path) }
    case .success:
      let (folder, name) = path.split
      if try changed(revision, folder, &changes).contains(name) { addKnown(name, below: folder) }
    }
  }

  private func changed(
    _ revision: String, _ directory: FilePath, _ changes: inout [FilePath: [FilePath]]
  ) throws(Failure) -> [FilePath] {
    if let known = changes[directory] { return known }
    switch system.filesChanged(since: revision, below: directory) {
    case .failure(let problem): throw Failure(problem, .changes, revision, directory)
    case .success(let names):
      let wanted = Set(names).filter { syntax($0) != nil }.sorted()
      changes[directory] = wanted
      return wanted
    }
  }

  // MARK: Walking

  private mutating func walk(_ root: FilePath) {
    // A name that a person wrote may be a link to anywhere; files below it are the matter of a walk.
    if checkout.isLeft(by: root, isLink: (try? system.entry(at: root).get().isLink) ?? false) {
      return result.unfollowed.outside.append(root)
    }
    self.root = root
    defer { self.root = nil }
    switch system.filesKnownToGit(below: root) {
    case .noRepository: walkDirectory(root, isRoot: true)
    case .declined(let words):
      result.unanswered.append((root, words))
      walkDirectory(root, isRoot: true)
    case .files(let known, let repositories):
      let names = known.filter { syntax($0) != nil }.sorted()
      for name in names { addKnown(name, below: root) }
      for name in repositories.sorted() { passOver(repository: root.joined(name)) }
    }
  }

  /// A submodule that was not fetched is an empty directory, and hides nothing.
  private mutating func passOver(repository path: FilePath) {
    guard case .success(let entries) = system.list(path), !entries.isEmpty else { return }
    if let pattern, !pattern.text.has("**") { return }
    if !result.unfollowed.repositories.contains(path) { result.unfollowed.repositories.append(path) }
  }

  /// A file that git lists. It also lists what was deleted and not yet committed, and links to anywhere.
  private mutating func addKnown(_ name: FilePath, below root: FilePath) {
    let path = root.joined(name)
    // Git itself takes no such name; an index that somebody made may hold one.
    if name.isAbsolute || name.names.contains("..") { return result.unfollowed.outside.append(name) }
    switch system.entry(at: path) {
    case .success(let entry): addWalked(path, entry)
    case .failure(.noSuchFile): break
    case .failure(let problem): if !Self.isEditorMark(name) { result.problems.append((path, problem.words)) }
    }
  }

  /// A file or link that a walk comes by.
  private mutating func addWalked(_ path: FilePath, _ entry: DirectoryEntry) {
    guard let syntax = syntax(path) else { return }
    if entry.kind == .lost {
      if isAbout(path), !Self.isEditorMark(path) { result.unfollowed.lost.append(path) }
      return
    }
    guard entry.kind == .file else { return }
    if checkout.isLeft(by: path, walkedFrom: self.root, isLink: entry.isLink) {
      if isAbout(path) { result.unfollowed.outside.append(path) }
    } else if path.isText {
      add(path, syntax, isNamed: false)
    } else {
      result.problems.append((path, Self.noText))
    }
  }

  /// True if a pattern, if there is one, matches a path.
  private func isAbout(_ path: FilePath) -> Bool {
    // To a pattern the root is where it starts.
    pattern?.matches(path.isAbsolute ? FilePath(path.bytes.dropFirst()) : path) ?? true
  }

  /// In the order of the whole paths, byte by byte; so a directory counts as its name and a slash.
  private mutating func walkDirectory(_ directory: FilePath, isRoot: Bool = false) {
    if !isRoot, system.isRepository(directory) { return passOver(repository: directory) }
    var entries: [DirectoryEntry]
    switch system.list(directory) {
    case .failure(let problem): return result.problems.append((directory, problem.words))
    case .success(let found): entries = found.filter { Self.isWanted($0, syntax) }
    }
    entries.sort { left, right in
      if left.kind != .directory, right.kind != .directory { return left.name < right.name }
      return Self.order(left) < Self.order(right)
    }
    for entry in entries {
      let path = directory.joined(entry.name)
      if entry.kind == .directory {
        // Neither its name nor what is in it can be told.
        if path.isText { walkDirectory(path) } else { result.problems.append((path, Self.noText)) }
      } else {
        addWalked(path, entry)
      }
    }
  }

  /// True if a walk does anything with an entry of a directory.
  static func isWanted(_ entry: DirectoryEntry) -> Bool { isWanted(entry) { Tree.Syntax(named: $0) } }

  private static func isWanted(_ entry: DirectoryEntry, _ syntax: (FilePath) -> Tree.Syntax?) -> Bool {
    switch entry.kind {
    // Links to directories are not followed: they may lead in a circle.
    case .directory: !entry.isLink && !VendoredFolders.areSkipped(entry.name)
    case .file: syntax(entry.name) != nil
    case .lost: syntax(entry.name) != nil && !isEditorMark(entry.name)
    case .special: false
    }
  }

  /// Emacs marks a file that is being edited with a link to nowhere.
  private static func isEditorMark(_ path: FilePath) -> Bool {
    path.lastName.starts(with: ".#".utf8)
  }

  private static func order(_ entry: DirectoryEntry) -> FilePath {
    entry.kind == .directory ? entry.name.appending("/") : entry.name
  }
}
