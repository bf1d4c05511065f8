import OSAMSyntax

/// The questions that are put to git, in such a way that nothing a repository says makes it run a program, reach a
/// network or look somewhere else. Whoever checks a directory has not yet decided to trust what is in it.
struct Git {
  /// Runs git with arguments; what it writes, when it succeeds.
  typealias Run = (_ arguments: [String]) -> [UInt8]?

  /// Said of a repository without a working tree, and of one that git does not take for one.
  enum Place: Equatable {
    case inRepository
    case outside
    /// It lies in a folder that an older git takes for a repository, whoever put it there.
    case bare
  }

  /// The answer to a question, with all that keeps git from running what it finds.
  let ask: Run

  init(below directory: String, _ run: @escaping Run) {
    ask = { run(Self.guarded + ["-C", directory] + $0) }
  }

  // MARK: What keeps git from running what it finds

  /// Options before every question.
  private static let guarded =
    ["--no-pager", "--no-optional-locks"]
    + [
      // A folder of tracked files that looks like a repository is none. Git before 2.38 does not know this setting, and
      // `place(of:)` sees to it that it is never asked in such a folder.
      "safe.bareRepository=explicit",
      // A program that git asks which files changed.
      "core.fsmonitor=false",
      // Programs that run when the index is written, which `--no-optional-locks` already keeps from happening.
      "core.hooksPath=/dev/null",
      "submodule.recurse=false",
    ].flatMap { ["-c", $0] }

  /// Variables for git, beside those that it keeps. A question never fetches objects that a partial clone lacks: that
  /// would run whatever program the repository names as its transport.
  static let variables = [
    "GIT_OPTIONAL_LOCKS=0", "GIT_NO_LAZY_FETCH=1", "GIT_ALLOW_PROTOCOL=none", "GIT_TERMINAL_PROMPT=0",
  ]

  /// Whether git sees a variable of the environment. Of its own ones only those that stand for settings of the user,
  /// among them `safe.directory`; the others would lead it to another repository, or name programs to run. `GIT_CONFIG`
  /// alone names the file that `git config` reads instead of all others.
  static func keeps(variable: String) -> Bool { !variable.hasPrefix("GIT_") || variable.hasPrefix("GIT_CONFIG_") }

  /// Whether a repository that git may be asked about holds a directory, given from the root without links.
  static func place(of directory: String, kind: (String) -> FileKind?) -> Place {
    var folder: String? = directory
    while let here = folder {
      func isThere(_ name: String) -> Bool { kind(Paths.joined(here, name)) != nil }
      if kind(Paths.joined(here, ".git")) == .file || isThere(".git/HEAD") { return .inRepository }
      // What makes git take a folder for a repository.
      if isThere("HEAD"), isThere("objects") || isThere("commondir") { return .bare }
      folder = Paths.folder(of: here)
    }
    return .outside
  }

  /// Options that switch off every program by which git would convert files before it compares them; nil when that is
  /// not possible.
  private func withoutFilters() -> [String]? {
    guard let names = ask(["config", "-z", "--name-only", "--list"]) else { return nil }
    var drivers: Set<String> = []
    for name in Self.texts(names) where name.hasPrefix("filter.") {
      guard let dot = name.dropFirst("filter.".count).lastIndex(of: ".") else { continue }
      drivers.insert(String(name[..<dot]))
    }
    // On the command line the first such sign ends the name.
    if drivers.contains(where: { $0.contains("=") }) { return nil }
    return drivers.sorted().flatMap { driver in
      ["clean=", "smudge=", "process=", "required=false"].flatMap { ["-c", "\(driver).\($0)"] }
    }
  }

  // MARK: Questions

  /// Files that git tracks or would track, and repositories inside of this one.
  func known() -> KnownToGit? {
    let arguments = ["ls-files", "-z", "--stage", "--cached", "--others", "--exclude-standard"]
    guard let output = ask(arguments) else { return nil }
    var files: [String] = []
    var repositories: [String] = []
    for text in Self.texts(output) {
      let (name, isRepository) = Self.entry(text)
      // A file in conflict is there up to three times.
      if isRepository { repositories.append(name) } else if files.last != name { files.append(name) }
    }
    return .files(files, repositories: repositories)
  }

  /// A tracked file is written `MODE HASH STAGE<tab>NAME`, any other as its name; a repository ends in a slash.
  private static func entry(_ text: String) -> (name: String, isRepository: Bool) {
    if text.hasSuffix("/") { return (String(text.dropLast()), true) }
    guard let tab = text.utf8.firstIndex(of: UInt8(ascii: "\t")) else { return (text, false) }
    let words = text[..<tab].split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[0].utf8.count == 6, words[1].utf8.count >= 40,
      words.allSatisfy({ $0.allSatisfy(\.isHexDigit) })
    else { return (text, false) }
    return (String(text[text.utf8.index(after: tab)...]), words[0] == "160000")
  }

  /// Files that differ from where HEAD left a revision, or that git would track and does not yet.
  func changed(since revision: String) -> Result<[String], HistoryProblem> {
    guard let changed = differences(since: revision, ["--name-only", "--no-renames", "--diff-filter=d"]),
      let new = ask(["ls-files", "--others", "--exclude-standard", "-z"])
    else { return .failure(problem(revision)) }
    return .success(Self.texts(changed + new))
  }

  /// What `git diff` says of the files and where HEAD left a revision.
  func differences(since revision: String, _ arguments: [String]) -> [UInt8]? {
    guard !Self.isOption(revision), let options = withoutFilters() else { return nil }
    let diff =
      options + ["diff", "-z", "--relative", "--no-ext-diff", "--no-textconv", "--ignore-submodules"] + arguments
    return ask(diff + ["--merge-base", revision, "--"]) ?? commonPast(of: revision).flatMap { ask(diff + [$0, "--"]) }
  }

  /// Git would take it for an option, and some of them write files.
  private static func isOption(_ revision: String) -> Bool { revision.hasPrefix("-") }

  /// The commit where HEAD left a revision. Git before 2.30 does not compare with it by itself, and no git does where
  /// there are several such commits.
  func commonPast(of revision: String) -> String? {
    guard !Self.isOption(revision), let output = ask(["merge-base", revision, "HEAD"]) else { return nil }
    return String(decoding: output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  /// Why a question about a revision has no answer.
  func problem(_ revision: String) -> HistoryProblem {
    if Self.isOption(revision) { return .unknownRevision }
    if ask(["--version"]) == nil { return .noGit }
    guard ask(["rev-parse", "--is-inside-work-tree"]) == Array("true\n".utf8) else { return .declined }
    if ask(["rev-parse", "--verify", "--quiet", revision + "^{commit}"]) == nil { return .unknownRevision }
    return commonPast(of: revision) == nil ? .noCommonPast : .failed
  }

  /// Whether there is a git at all.
  var isThere: Bool { ask(["--version"]) != nil }

  static func texts(_ output: [UInt8]) -> [String] {
    output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }
}
