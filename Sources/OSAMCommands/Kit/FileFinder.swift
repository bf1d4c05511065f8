import OSAMLint
import OSAMSyntax

/// Finds the files a command is to look at.
struct FileFinder {
  /// A file to read, as the user knows it.
  struct Found: Sendable {
    var path: String
    var syntax: Tree.Syntax
    /// Named on the command line, not found by a walk.
    var isNamed: Bool
  }

  struct Result {
    var files = FileList()
    /// Paths that could not be looked at, with the reason.
    var problems: [(path: String, words: String)] = []
  }

  /// Directories no walk enters.
  private static let skipped: Set<String> = [".git", ".hg", ".svn", "node_modules", "Pods", "DerivedData"]

  private static let noText = "its name is not UTF-8"

  private let system: any System
  private var result = Result()
  /// Paths already found; one directory gives none twice.
  private var seen: Set<String>?

  /// Files of these paths: files as named, directories walked. `-` is standard input.
  static func find(_ paths: [String], on system: any System) throws(Failure) -> Result {
    var finder = FileFinder(system: system, seen: paths.count > 1 ? [] : nil)
    for path in paths.isEmpty ? ["."] : paths { try finder.find(path) }
    return finder.result
  }

  private init(system: any System, seen: Set<String>?) {
    self.system = system
    self.seen = seen
  }

  private mutating func find(_ path: String) throws(Failure) {
    if path.isEmpty {
      throw Failure("a path is empty", hint: "Write . for the current directory.")
    }
    if path == "-" { return add(path, .json, isNamed: true) }
    switch system.kind(of: path) {
    case .failure(let problem):
      let isText = problem != .noSuchFile || !Self.isRepaired(path)
      result.problems.append((path, isText ? problem.words : Self.noText))
    case .success(.directory): walk(path)
    case .success: add(path, Self.syntax(of: path) ?? .json, isNamed: true)
    }
  }

  private mutating func add(_ path: String, _ syntax: Tree.Syntax, isNamed: Bool) {
    if seen?.insert(path).inserted == false { return }
    result.files.append(path, syntax, isNamed: isNamed)
  }

  /// What the end of a name says: `.json`, `.yaml` or `.yml`, in any letter case.
  static func syntax(of path: String) -> Tree.Syntax? {
    let name = path.lowercased()
    if name.hasSuffix(".json") { return .json }
    return name.hasSuffix(".yaml") || name.hasSuffix(".yml") ? .yaml : nil
  }

  /// Whether a name may have had bytes that are not UTF-8.
  private static func isRepaired(_ name: String) -> Bool { name.unicodeScalars.contains("\u{FFFD}") }

  // MARK: Walking

  private mutating func walk(_ root: String) {
    guard let known = system.filesKnownToGit(below: root) else { return walkDirectory(root) }
    let names = known.filter { Self.syntax(of: $0) != nil }.sorted(by: Self.precedes)
    for name in names { addKnown(name, below: root) }
  }

  /// A file that git lists. It also lists what was deleted and not yet committed, and links to anywhere.
  private mutating func addKnown(_ name: String, below root: String) {
    let path = Self.joined(root, name)
    switch system.kind(of: path) {
    case .success(.file): if let syntax = Self.syntax(of: name) { add(path, syntax, isNamed: false) }
    case .success: break
    case .failure(.noSuchFile): if Self.isRepaired(name) { result.problems.append((path, Self.noText)) }
    case .failure(let problem): if !Self.isEditorMark(name) { result.problems.append((path, problem.words)) }
    }
  }

  /// In the order of the whole paths, byte by byte; so a directory counts as its name and a slash.
  private mutating func walkDirectory(_ directory: String) {
    var entries: [DirectoryEntry]
    switch system.list(directory) {
    case .failure(let problem): return result.problems.append((directory, problem.words))
    case .success(let found): entries = found.filter(Self.isWanted)
    }
    entries.sort { left, right in
      if left.kind != .directory, right.kind != .directory { return Self.precedes(left.name, right.name) }
      return Self.precedes(Self.order(left), Self.order(right))
    }
    for entry in entries {
      let path = Self.joined(directory, entry.name)
      if !entry.isNameText {
        result.problems.append((path, Self.noText))
        continue
      }
      switch entry.kind {
      case .directory: walkDirectory(path)
      case .file: if let syntax = Self.syntax(of: entry.name) { add(path, syntax, isNamed: false) }
      case .lost:
        if case .failure(let problem) = system.kind(of: path) { result.problems.append((path, problem.words)) }
      case .special: break
      }
    }
  }

  private static func isWanted(_ entry: DirectoryEntry) -> Bool {
    switch entry.kind {
    // Links to directories are not followed: they may lead in a circle.
    case .directory: !entry.isLink && !skipped.contains(entry.name) && !entry.name.hasPrefix(".build")
    case .file: syntax(of: entry.name) != nil
    case .lost: syntax(of: entry.name) != nil && !isEditorMark(entry.name)
    case .special: false
    }
  }

  /// Emacs marks a file that is being edited with a link to nowhere.
  private static func isEditorMark(_ path: String) -> Bool {
    path.split(separator: "/").last?.hasPrefix(".#") ?? false
  }

  private static func order(_ entry: DirectoryEntry) -> String {
    entry.kind == .directory ? entry.name + "/" : entry.name
  }

  private static func joined(_ directory: String, _ name: String) -> String {
    if directory == "." { return name }
    return directory.hasSuffix("/") ? directory + name : directory + "/" + name
  }

  /// The same order everywhere. Names that are the same to people may still differ in their bytes.
  private static func precedes(_ left: String, _ right: String) -> Bool {
    left == right ? left.utf8.lexicographicallyPrecedes(right.utf8) : left < right
  }
}
