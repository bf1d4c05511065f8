import OSAMFormats

/// What git is asked about the past.
enum HistoryQuestion {
  case changes
  case past

  /// As in "nothing says what changed".
  fileprivate func words(_ revision: String) -> String {
    switch self {
    case .changes: "what changed"
    case .past: "how the files were in \(revision)"
    }
  }

  fileprivate var option: String { self == .changes ? "--changed-since" : "--git" }
  fileprivate func command(_ revision: String) -> String {
    self == .changes ? "git diff --merge-base \(revision)" : "git ls-tree -r \(revision)"
  }
}

extension Failure {
  /// Why git does not know, and what to do.
  init(_ problem: HistoryProblem, _ question: HistoryQuestion, _ revision: String, _ directory: String) {
    let name = "“\(Quote.shortened(revision))”"
    let asked = question.words(name)
    let place = directory == "." ? "this directory" : Quote.shortened(directory)
    switch problem {
    case .noGit:
      self.init(
        "\(asked) only git knows, and it cannot be run",
        hint: "Install git, or " + (question == .changes ? "name the files." : "leave out \(question.option)."),
        status: .incomplete)
    case .noRepository:
      self.init(
        "\(place) is in no git repository, so nothing says \(asked)",
        hint: question == .changes ? "Name the files or directories to check." : "Leave out \(question.option).")
    case .declined:
      self.init(
        "git does not answer for \(place), so nothing says \(asked)",
        hint: "git status, run there, says why."
          + (question == .changes ? " To check all of it, leave out \(question.option)." : ""), status: .incomplete)
    case .unknownRevision:
      self.init(
        "git knows no commit \(name)",
        hint: "Write a branch, a tag or a commit that was fetched, such as origin/main.")
    case .noCommonPast:
      self.init(
        "\(name) and the current commit have no commit in common",
        hint: "Where only a part of the history was fetched, fetch all of it: git fetch --unshallow.",
        status: .incomplete)
    case .failed:
      self.init(
        question == .changes
          ? "git could not compare \(place) with \(name)" : "git could not say \(asked), for \(place)",
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
