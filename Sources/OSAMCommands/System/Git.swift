import OSAMSyntax

/// The questions that are put to git, in such a way that nothing a repository says makes it run a program, reach a
/// network or look somewhere else. Whoever checks a directory has not yet decided to trust what is in it.
struct Git {
  /// A question: what stands behind the name of the program, and settings that are handed over beside it, since an
  /// option cannot name each of them.
  struct Question {
    var arguments: [GitName]
    var settings: [Setting] = []
  }

  /// A setting for one run, as bytes.
  struct Setting: Hashable {
    var key: GitName
    var value: GitName
  }

  /// Runs git.
  typealias Run = (Question) -> ChildProcess.Answer

  /// Said of a repository without a working tree, and of one that git does not take for one.
  enum Place: Equatable {
    case inRepository
    case outside
    /// It lies in a folder that an older git takes for a repository, whoever put it there.
    case bare
  }

  private let run: Run
  private let directory: FilePath
  /// Where git looks for a setting that nobody made, by its name in lower case.
  private let usual: (Own) -> FilePath
  private let waiting = Waiting()

  /// A file that keeps git from answering one question keeps it from answering the next.
  private final class Waiting {
    var wasInVain = false
  }

  init(below directory: FilePath, usual: @escaping (Own) -> FilePath = { _ in "" }, _ run: @escaping Run) {
    self.run = run
    self.directory = directory
    self.usual = usual
  }

  /// The answer to a question, with all that keeps git from running what it finds; nil where there is none. Behind one
  /// that was waited for in vain no other is asked.
  func ask(_ arguments: [GitName], _ options: Options = Options()) -> [UInt8]? {
    if waiting.wasInVain { return nil }
    let question = Question(
      arguments: Self.guarded + ["-C", GitName(directory.bytes)] + options.arguments + arguments,
      settings: options.settings)
    switch run(question) {
    case .written(let answer): return answer
    case .failed: return nil
    case .late:
      waiting.wasInVain = true
      return nil
    }
  }

  // MARK: Guards that keep git from running what it finds

  /// Options before every question.
  private static let guarded: [GitName] =
    ["--no-pager", "--no-optional-locks"]
    + [
      // A folder of tracked files that looks like a repository is none. Git before 2.38 does not know this setting, and
      // `place(of:)` sees to it that it is never asked in such a folder.
      "safe.bareRepository=explicit",
      // A program that git asks which files changed.
      "core.fsmonitor=false",
      // Programs that run when the index is written. Of a file that has another time only, `git diff` writes that time
      // there, whatever `--no-optional-locks` says.
      "core.hooksPath=/dev/null",
      "submodule.recurse=false",
    ].flatMap { ["-c", $0] }

  /// Variables for git, beside those that it keeps. A question never fetches objects that a partial clone lacks: that
  /// would run whatever program the repository names as its transport.
  static let variables = [
    "GIT_OPTIONAL_LOCKS=0", "GIT_NO_LAZY_FETCH=1", "GIT_ALLOW_PROTOCOL=none", "GIT_TERMINAL_PROMPT=0",
  ]

  /// True if git sees a variable of the environment, given with its value. Of its own ones only those that stand for
  /// settings of the user, among them `safe.directory`; the others would lead it to another repository, or name
  /// programs to run. `GIT_CONFIG` alone names the file that `git config` reads instead of all others.
  static func keeps(variable: GitName) -> Bool {
    !variable.starts(with: "GIT_") || variable.starts(with: "GIT_CONFIG_")
  }

  /// Variables that hand settings over, counted on from those that the user's own environment has.
  /// [git-config: GIT_CONFIG_COUNT, from 2.31]
  static func variables(for settings: [Setting], behind count: Int) -> [GitName] {
    if settings.isEmpty { return [] }
    var variables = [GitName(text: "GIT_CONFIG_COUNT=\(count + settings.count)")]
    for (number, setting) in settings.enumerated() {
      variables.append(GitName(Array("GIT_CONFIG_KEY_\(count + number)=".utf8) + setting.key.bytes))
      variables.append(GitName(Array("GIT_CONFIG_VALUE_\(count + number)=".utf8) + setting.value.bytes))
    }
    return variables
  }

  /// True if a repository that git may be asked about holds a directory, given from the root without links.
  static func place(of directory: FilePath, kind: (FilePath) -> FileKind?) -> Place {
    var folder: FilePath? = directory
    while let here = folder {
      func isThere(_ name: FilePath) -> Bool { kind(here.joined(name)) != nil }
      if kind(here.joined(".git")) == .file || isThere(".git/HEAD") { return .inRepository }
      // The signs by which git takes a folder for a repository.
      if isThere("HEAD"), isThere("objects") || isThere("commondir") { return .bare }
      folder = here.folder
    }
    return .outside
  }

  // MARK: Settings of the repository that have no say

  /// Arguments and settings of a question.
  struct Options {
    var arguments: [GitName] = []
    var settings: [Setting] = []
  }

  /// Settings that name a file to read. A person's own hold, such as a list of files that no repository of hers has;
  /// those of a repository do not.
  enum Own: CaseIterable {
    case attributes, excludes, order

    var key: GitName {
      switch self {
      case .attributes: "core.attributesfile"
      case .excludes: "core.excludesfile"
      case .order: "diff.orderfile"
      }
    }
  }

  private struct Known {
    /// Drivers by which git would convert files.
    var filters: Set<GitName> = []
    /// Values of the user's and the system's settings, the last one of each.
    var own: [Own: GitName] = [:]
    /// Those that the repository would give another value.
    var planted: Set<Own> = []
  }

  /// Options that switch off every program by which git would convert files before it compares them, and the files that
  /// only a repository names; nil when that is not possible.
  func harmless() -> Options? {
    guard let known = settings() else { return nil }
    var options = options(known)
    for driver in known.filters.sorted() {
      // A key with a line break is none, and it would run.
      if driver.bytes.contains(UInt8(ascii: "\n")) { return nil }
      let values: [(GitName, GitName)] = [("clean", ""), ("smudge", ""), ("process", ""), ("required", "false")]
      for (name, value) in values {
        let key = GitName(Array("filter.".utf8) + driver.bytes + Array(".".utf8) + name.bytes)
        // An option cannot say every name: the first equals sign ends it.
        if driver.isPlain {
          options.arguments += ["-c", GitName(key.bytes + Array("=".utf8) + value.bytes)]
        } else {
          options.settings.append(Setting(key: key, value: value))
        }
      }
    }
    if !options.settings.isEmpty, !takesSettings { return nil }
    return options
  }

  /// Options that leave out the files that only a repository names.
  private func options(_ known: Known) -> Options {
    var options = Options()
    for own in Own.allCases where known.planted.contains(own) {
      let value = known.own[own] ?? GitName(usual(own).bytes)
      options.arguments += ["-c", GitName(own.key.bytes + Array("=".utf8) + value.bytes)]
    }
    return options
  }

  /// True if variables can hand over settings: from git 2.31 on.
  private var takesSettings: Bool {
    guard let answer = ask(["--version"]) else { return false }
    let numbers = answer.split { !(0x30...0x39).contains($0) }.prefix(2).compactMap { GitName($0).number }
    return numbers.count == 2 && (numbers[0], numbers[1]) >= (2, 31)
  }

  /// Filters and files to read, by all settings together.
  private func settings() -> Known? {
    guard let answer = ask(["config", "-z", "--show-scope", "--list"]) else { return settingsWithoutScopes() }
    var known = Known()
    // Two pieces each: the scope, then a key and behind a line break its value.
    let pieces = answer.split(separator: 0, omittingEmptySubsequences: false).dropLast()
    var rest = pieces[...]
    while let scope = rest.popFirst(), let entry = rest.popFirst() {
      let end = entry.firstIndex(of: UInt8(ascii: "\n")) ?? entry.endIndex
      let key = GitName(entry[..<end])
      Self.addFilter(key, to: &known)
      guard let own = Own.allCases.first(where: { $0.key == key }) else { continue }
      switch GitName(scope) {
      case "system", "global", "command": known.own[own] = GitName(entry[end...].dropFirst())
      default: known.planted.insert(own)
      }
    }
    return known
  }

  /// Of a git before 2.26, which does not say whose a setting is: none of these holds.
  private func settingsWithoutScopes() -> Known? {
    guard let answer = ask(["config", "-z", "--name-only", "--list"]) else { return nil }
    var known = Known()
    for key in answer.gitNames(between: 0) {
      Self.addFilter(key, to: &known)
      if let own = Own.allCases.first(where: { $0.key == key }) { known.planted.insert(own) }
    }
    return known
  }

  private static func addFilter(_ key: GitName, to known: inout Known) {
    for name: StaticString in [".clean", ".smudge", ".process", ".required"] {
      if let driver = key.between("filter.", name) { known.filters.insert(driver) }
    }
  }

  // MARK: Questions

  /// Files that git tracks or would track, and repositories inside of this one.
  func known() -> KnownToGit? {
    // It converts no files.
    guard let options = settings().map(options),
      let output = ask(["ls-files", "-z", "-t", "--stage", "--cached", "--others", "--exclude-standard"], options)
    else { return nil }
    var files: [FilePath] = []
    var repositories: [FilePath] = []
    for entry in output.split(separator: 0) {
      guard let (name, isRepository) = Self.entry(entry) else { return nil }
      // A file in conflict is there up to three times.
      if isRepository { repositories.append(name) } else if files.last != name { files.append(name) }
    }
    return .files(files, repositories: repositories)
  }

  /// A tracked file is written `H MODE HASH STAGE<tab>NAME`, with another letter in some states, and any other
  /// `? NAME`; of these a repository ends in a slash. Nil for what is neither.
  private static func entry(_ entry: ArraySlice<UInt8>) -> (name: FilePath, isRepository: Bool)? {
    let rest = entry.dropFirst(2)
    guard let tag = entry.first, rest.startIndex == entry.startIndex + 2 else { return nil }
    if tag == UInt8(ascii: "?") {
      let isRepository = rest.last == UInt8(ascii: "/")
      return (FilePath(isRepository ? rest.dropLast() : rest), isRepository)
    }
    guard let tab = rest.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
    return (FilePath(rest[(tab + 1)...]), rest.starts(with: "160000 ".utf8))
  }

  /// Files that differ from where HEAD left a revision, or that git would track and does not yet.
  func changed(since revision: String) -> Result<[FilePath], HistoryProblem> {
    commit(revision).flatMap { commit in
      guard let options = harmless(),
        let changed = differences(since: commit, ["--name-only", "--no-renames", "--diff-filter=d"], options),
        let new = ask(["ls-files", "--others", "--exclude-standard", "-z"], options)
      else { return .failure(problem(commit)) }
      return .success((changed + new).split(separator: 0).map { FilePath($0) })
    }
  }

  /// Answer of `git diff` about the files and where HEAD left a commit.
  func differences(since commit: GitName, _ arguments: [GitName], _ options: Options) -> [UInt8]? {
    let diff: [GitName] =
      ["diff", "-z", "--relative", "--no-ext-diff", "--no-textconv", "--ignore-submodules"] + arguments
    return ask(diff + ["--merge-base", commit, "--"], options)
      ?? commonPast(of: commit).flatMap { ask(diff + [$0, "--"], options) }
  }

  /// The commit where HEAD left another one. Git before 2.30 does not compare with it by itself, and no git does where
  /// there are several such commits.
  func commonPast(of commit: GitName) -> GitName? {
    ask(["merge-base", commit, "HEAD"]).flatMap(Self.firstLine)
  }

  private static func firstLine(_ answer: [UInt8]) -> GitName? { answer.gitNames(between: UInt8(ascii: "\n")).first }

  // MARK: Revisions

  /// The commit that a revision is, where it is one without doubt.
  func commit(_ revision: String) -> Result<GitName, HistoryProblem> {
    let name = GitName(text: revision)
    // Git would take it for an option, and some of them write files.
    guard !name.starts(with: "-"),
      let commit = ask(["rev-parse", "--verify", "--quiet", GitName(name.bytes + Array("^{commit}".utf8))])
        .flatMap(Self.firstLine), commit.isObject
    else { return .failure(missing(name)) }
    let others = references(of: name, not: commit)
    return others.isEmpty ? .success(commit) : .failure(.ambiguous(others.map(\.display)))
  }

  /// References that a revision may mean, where they do not lead to one commit. Whoever can push a tag could otherwise
  /// make `origin/main` another one. [gitrevisions: the order in which git looks]
  private func references(of revision: GitName, not commit: GitName) -> [GitName] {
    // Behind these a revision says which commit it means, from a reference on.
    let marks = Array("^~:".utf8)
    let bytes = revision.bytes
    let end =
      bytes.indices.first { marks.contains(bytes[$0]) || bytes[$0...].starts(with: "@{".utf8) } ?? bytes.endIndex
    let base = GitName(bytes[..<end])
    if base.bytes.isEmpty || base.isObject || base == "HEAD" || base == "@" { return [] }
    let names = ["", "tags/", "heads/", "remotes/"].map { GitName(Array("refs/\($0)".utf8) + base.bytes) }
    let wanted = base.starts(with: "refs/") ? [base] : names + [GitName(names[3].bytes + Array("/HEAD".utf8))]
    let format: GitName = "--format=%(refname)%00%(objectname)%00%(*objectname)"
    guard let answer = ask(["for-each-ref", format] + wanted) else { return [] }
    var found: [(name: GitName, commit: GitName)] = []
    for line in answer.split(separator: UInt8(ascii: "\n")) {
      let parts = line.split(separator: 0, omittingEmptySubsequences: false).map { GitName($0) }
      // A pattern also matches what lies below it.
      guard parts.count == 3, wanted.contains(parts[0]) else { continue }
      found.append((parts[0], parts[2].bytes.isEmpty ? parts[1] : parts[2]))
    }
    // Git may take something that is not among them: a file beside the references.
    let isAlone = bytes.count == base.bytes.count && found.contains { $0.commit != commit }
    return Set(found.map(\.commit)).count > 1 || isAlone ? found.map(\.name).sorted() : []
  }

  /// Why there is no commit of a name.
  private func missing(_ name: GitName) -> HistoryProblem {
    if name.starts(with: "-") { return .unknownRevision }
    if !isThere { return .noGit }
    guard ask(["rev-parse", "--is-inside-work-tree"]) == Array("true\n".utf8) else { return .declined }
    return isShallow ? .notFetched : .unknownRevision
  }

  private var isShallow: Bool { ask(["rev-parse", "--is-shallow-repository"]) == Array("true\n".utf8) }

  /// Why a question about a commit has no answer.
  func problem(_ commit: GitName) -> HistoryProblem {
    commonPast(of: commit) == nil && !waiting.wasInVain ? .noCommonPast : .failed
  }

  /// True if there is a git at all.
  var isThere: Bool { waiting.wasInVain || ask(["--version"]) != nil }
}
