import OSAMFormats
import OSAMSyntax

/// Which files are looked at, besides those that paths name: what `--files-from` and `--changed-since` take.
struct PickingOptions {
  var filesFrom: FilePath?
  var changedSince: String?
  var markdown = false

  static var options: [Option<PickingOptions>] {
    [
      .value(
        "--files-from", "file",
        "Check the files that this file names, one on each line or with a NUL after each; - is standard input.",
        completion: .files, dashes: true
      ) { $0.filesFrom = FilePath(text: $1) },
      .value(
        "--changed-since", "revision",
        "Check only what changed since the current branch left this one, and what git does not track yet.",
        dashes: true
      ) { $0.changedSince = $1 },
      .flag(
        "--markdown",
        """
        Look at documents in fences of Markdown files (.md, .markdown) as well, where a directory is walked or files are \
        listed; a file that is named is always looked at. They are checked only.
        """
      ) { $0.markdown = true },
    ]
  }

  /// The files to look at. Without a list or changes, those of the paths.
  func find(_ paths: [FilePath], on system: any System) throws(Failure) -> FileFinder.Result {
    if let filesFrom {
      if changedSince != nil {
        throw Failure("--files-from and --changed-since both say what to check", hint: "Write one of them.")
      }
      return try FileFinder.find(
        paths, listedIn: try list(filesFrom, paths, on: system), mayLeave: true, markdown: markdown, on: system)
    }
    guard let changedSince else { return try FileFinder.find(paths, mayLeave: true, markdown: markdown, on: system) }
    if paths.contains("-") {
      throw Failure("of standard input nothing says whether it changed", hint: "Leave out - or --changed-since.")
    }
    try Failure.refuseNoCommit(changedSince)
    return try FileFinder.find(paths, changedSince: changedSince, markdown: markdown, on: system)
  }

  private func list(_ file: FilePath, _ paths: [FilePath], on system: any System) throws(Failure) -> [UInt8] {
    if file == "-", paths.contains("-") {
      throw Failure("standard input is the list of files, and a file as well", hint: "Leave out one of them.")
    }
    switch file == "-" ? system.readStandardInput() : system.read(file) {
    case .success(let bytes): return bytes
    case .failure(let problem):
      throw Failure(
        "the list of files \(Quote.shortened(file)) could not be read: \(problem.words)", status: .incomplete)
    }
  }
}
