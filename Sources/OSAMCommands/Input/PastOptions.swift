import OSAMFormats

/// From which revision documents are read: what `--git` takes.
struct PastOptions {
  var git: String?

  static func options(group: LocalizedMessage? = nil) -> [Option<PastOptions>] {
    [
      .value(
        "--git", "revision", group: group,
        "Read the documents as they stood where the current branch left this revision; settings are those of today.",
        dashes: true
      ) { $0.git = $1 }
    ]
  }

  /// The revision; nil for the files as they are.
  func revision() throws(Failure) -> String? {
    if let git { try Failure.refuseNoCommit(git) }
    return git
  }
}
