import OSAMFormats
import OSAMLint
import OSAMSyntax

/// Finds the files of paths as they stood where HEAD left a revision. They are called as today, and those that are
/// there no more as they would be.
struct PastFinder {
  struct Found {
    var path: FilePath
    var syntax: Tree.Syntax
    var isNamed: Bool
    /// The file as git knows it, and the directory that git was asked about.
    var file: PastFile
    var directory: FilePath
  }

  struct Result {
    var files: [Found] = []
    /// Paths that could not be looked at, with the reason.
    var problems: [(path: FilePath, words: LocalizedMessage)] = []
    /// Named paths that were not there.
    var missing: [FilePath] = []
  }

  private let revision: String
  private let system: any System
  private var result = Result()
  private var seen: Set<FilePath> = []
  /// Answers of git, by directory.
  private var known: [FilePath: [PastFile]] = [:]

  static func find(_ paths: [FilePath], asOf revision: String, on system: any System) throws(Failure) -> Result {
    var finder = PastFinder(revision: revision, system: system)
    for path in paths.isEmpty ? [.here] : paths { try finder.find(path) }
    return finder.result
  }

  private init(revision: String, system: any System) {
    self.revision = revision
    self.system = system
  }

  private mutating func find(_ path: FilePath) throws(Failure) {
    if path.isEmpty { throw Failure("a path is empty", hint: "Write . for the current directory.") }
    if path == "-" {
      throw Failure("of standard input nothing says how it was", hint: "Leave out - or --git.")
    }
    let (folder, rest) = today(path)
    let files = try files(below: folder)
    if rest.isEmpty { return addWalked(files, folder) { _ in true } }
    if let named = files.first(where: { $0.name == rest }) {
      return addNamed(named, folder, path)
    }
    let inFolder = files.filter { $0.name.relative(to: rest) != nil }
    if !inFolder.isEmpty { return addWalked(inFolder, folder) { _ in true } }
    if PathGlob.hasMagic(path.display) { return try expand(path) }
    result.missing.append(path)
  }

  /// The last folder of a path that is there today, and what follows it.
  private func today(_ path: FilePath) -> (folder: FilePath, rest: FilePath) {
    var folder = path.withoutTrailingSlashes
    var rest: FilePath = ""
    while system.kind(of: folder) != .success(.directory), folder != .here, folder != .root {
      let (above, name) = folder.split
      if !name.isEmpty { rest = rest.isEmpty ? name : name.joined(rest) }
      folder = above
    }
    return (folder, rest)
  }

  private mutating func files(below directory: FilePath) throws(Failure) -> [PastFile] {
    if let files = known[directory] { return files }
    switch system.files(asOf: revision, below: directory) {
    case .failure(let problem): throw Failure(problem, .past, revision, directory)
    case .success(let files):
      known[directory] = files
      return files
    }
  }

  // MARK: Files

  private mutating func addNamed(_ file: PastFile, _ directory: FilePath, _ path: FilePath) {
    switch file.kind {
    case .file: add(file, directory, Tree.Syntax(named: file.name) ?? .json, isNamed: true)
    case .link: result.problems.append((path, "it was a link, and links of another revision are not followed"))
    case .repository: result.problems.append((path, "it was a repository of its own"))
    }
  }

  /// In the order of a walk, and what a walk takes; but no links.
  private mutating func addWalked(_ files: [PastFile], _ directory: FilePath, where isWanted: (FilePath) -> Bool) {
    let sorted = files.filter { $0.kind == .file }.sorted { $0.name < $1.name }
    for file in sorted {
      guard let syntax = Tree.Syntax(named: file.name) else { continue }
      let path = directory.joined(file.name)
      guard isWanted(path) else { continue }
      guard file.name.isText else {
        result.problems.append((path, FileFinder.noText))
        continue
      }
      add(file, directory, syntax, isNamed: false)
    }
  }

  private mutating func add(_ file: PastFile, _ directory: FilePath, _ syntax: Tree.Syntax, isNamed: Bool) {
    let path = directory.joined(file.name)
    guard seen.insert(path).inserted else { return }
    result.files.append(Found(path: path, syntax: syntax, isNamed: isNamed, file: file, directory: directory))
  }

  // MARK: Patterns

  private mutating func expand(_ text: FilePath) throws(Failure) {
    let glob: PathGlob
    do throws(PathGlob.Problem) { glob = try PathGlob(startingHere: text) } catch {
      return result.problems.append((text, "there was no such file, and it is no pattern: \(error.words)"))
    }
    let (folder, _) = today(FileFinder.root(of: glob, text))
    let before = result.files.count + result.problems.count
    addWalked(try files(below: folder), folder) { path in
      glob.matches(path.isAbsolute ? FilePath(path.bytes.dropFirst()) : path)
    }
    if result.files.count + result.problems.count == before {
      result.problems.append((text, "there was no such file, and as a pattern it matches no JSON or YAML file"))
    }
  }
}
