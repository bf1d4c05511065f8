import OSAMFormats
import OSAMSyntax

/// Questions to git about the past.
enum HistoryQuestion {
  case changes
  case past

  fileprivate var option: String { self == .changes ? "--changed-since" : "--git" }
  fileprivate func command(_ revision: String) -> String {
    self == .changes ? "git diff --merge-base \(revision)" : "git ls-tree -r \(revision)"
  }
}

extension Failure {
  /// Why git does not know, and what to do.
  init(_ problem: HistoryProblem, _ question: HistoryQuestion, _ revision: String, _ directory: FilePath) {
    let name = Quote.text(revision)
    let place: LocalizedMessage =
      directory == .here ? "this directory" : LocalizedMessage(value: Quote.shortened(directory))
    let isChanges = question == .changes
    let leaveOut: LocalizedMessage = "Leave out \(question.option)."
    switch problem {
    case .noGit:
      self.init(
        isChanges
          ? "what changed only git knows, and it cannot be run"
          : "how the files were in \(name) only git knows, and it cannot be run",
        hint: isChanges ? "Install git, or name the files." : "Install git, or leave out \(question.option).",
        status: .incomplete)
    case .noRepository:
      self.init(
        isChanges
          ? "\(place) is in no git repository, so nothing says what changed"
          : "\(place) is in no git repository, so nothing says how the files were in \(name)",
        hint: isChanges ? "Name the files or directories to check." : leaveOut)
    case .declined:
      let ask: LocalizedMessage = "git status, run there, says why."
      self.init(
        isChanges
          ? "git does not answer for \(place), so nothing says what changed"
          : "git does not answer for \(place), so nothing says how the files were in \(name)",
        hint: isChanges ? "\(ask) To check all of it, leave out \(question.option)." : ask, status: .incomplete)
    case .unknownRevision:
      self.init(
        "git knows no commit \(name)",
        hint: "Write a branch, a tag or a commit that was fetched, such as origin/main.")
    case .notFetched:
      self.init(
        "git knows no commit \(name) here, where only the newest part of the history was fetched",
        hint: "Fetch more of it, such as with fetch-depth: 0 of actions/checkout, or git fetch --unshallow.")
    case .ambiguous(let names):
      let all = names.map { LocalizedMessage(value: $0) }
      self.init(
        "\(name) may be \(any: all), and they lead to different commits",
        hint: "Write one of them in full, such as \(names[0]).")
    case .noCommonPast:
      self.init(
        "\(name) and the current commit have no commit in common",
        hint: "Where only a part of the history was fetched, fetch all of it: git fetch --unshallow.",
        status: .incomplete)
    case .failed:
      self.init(
        isChanges
          ? "git could not compare \(place) with \(name)"
          : "git could not say how the files were in \(name), for \(place)",
        hint: "See what \(question.command(Quote.shortened(revision))) says.", status: .incomplete)
    }
  }
}

extension Failure {
  /// Refuses what git would take for an option, or for no commit.
  static func refuseNoCommit(_ revision: String) throws(Failure) {
    guard revision.isEmpty || revision.hasPrefix("-") || revision.hasPrefix("^") || revision.has("..") else { return }
    throw Failure(
      "“\(Quote.shortened(revision))” is no commit", hint: "Write a branch, a tag or a commit, such as origin/main.")
  }
}
