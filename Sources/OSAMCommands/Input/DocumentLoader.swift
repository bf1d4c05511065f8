import OSAMFormats
import OSAMLint
import OSAMSyntax

/// Reads the documents that a command other than `check` works on.
struct DocumentLoader {
  struct File {
    var path: FilePath
    var tree: Tree
    var documents: [Document]
    var isNamed: Bool
    /// How they were recognised.
    fileprivate var options: Recognition.Options

    /// The documents of the file with one change; nil where it is written in a way that leaves no such edit.
    func documents(with change: Change) -> [Document]? {
      guard let edits = tree.edits(for: [change]) else { return nil }
      let changed = Tree.read(edits.applied(to: tree.bytes), as: tree.syntax)
      return Array(Recognition(changed, options).documents)
    }
  }

  var files: [File] = []
  var status = ExitStatus.clean
  /// A file could be read and held no document of a known kind.
  private(set) var hasUnrecognised = false
  /// Paths of which nothing is known, for they could not be read or held no document.
  private(set) var refused: [FilePath] = []
  /// Files of walks that hold no document.
  private(set) var passedOver: [FilePath] = []
  /// Named paths that were not there at the revision.
  private(set) var missing: [FilePath] = []

  /// Reads files as they are, or as they stood where HEAD left a revision. With `mayMiss` a file may be one that was not
  /// there yet.
  init(
    _ paths: [FilePath], _ options: ReadingOptions, _ settings: SettingsFinder, asOf revision: String? = nil,
    mayMiss: Bool = false, on console: Console
  ) throws(Failure) {
    if let revision {
      try read(paths, asOf: revision, options, settings, console)
      if !mayMiss { for path in missing { refuse(path, "there was no such file", console) } }
    } else {
      try read(paths, options, settings, console)
    }
  }

  private mutating func read(
    _ paths: [FilePath], _ options: ReadingOptions, _ settings: SettingsFinder, _ console: Console
  ) throws(Failure) {
    let found = try FileFinder.find(paths, on: console.system)
    for (path, words) in found.problems { refuse(path, words, console) }
    let reader = FileReader(system: console.system, stdinName: options.stdinFilename)
    for number in 0..<found.files.count {
      let file = found.files[number]
      switch reader.read(file) {
      case .failure(.ownOutput) where !file.isNamed: continue
      case .failure(let problem): refuse(reader.name(of: file), problem.words, console)
      case .success(let input):
        add(input, try options.recognition(console.kinds, try settings.layer(for: input.path, on: console)), console)
      }
    }
  }

  private mutating func read(
    _ paths: [FilePath], asOf revision: String, _ options: ReadingOptions, _ settings: SettingsFinder,
    _ console: Console
  ) throws(Failure) {
    let found = try PastFinder.find(paths, asOf: revision, on: console.system)
    missing = found.missing
    for (path, words) in found.problems { refuse(path, words, console) }
    for file in found.files {
      switch console.system.read(file.file, below: file.directory) {
      case .failure(let problem): refuse(file.path, problem.words, console)
      case .success(let bytes):
        let input = FileInput(path: file.path, bytes: bytes, syntax: file.syntax, isNamed: file.isNamed)
        add(input, try options.recognition(console.kinds, try settings.layer(for: file.path, on: console)), console)
      }
    }
  }

  private mutating func add(_ input: FileInput, _ options: Recognition.Options, _ console: Console) {
    if OwnFile.isTest(input.path, input.bytes) {
      // A glob for documents may well match the tests beside them.
      if input.isNamed { refuse(input.path, "it holds tests, which osam-lint test runs", console) }
      return
    }
    let tree = Tree.read(input.bytes, as: input.syntax)
    var options = options
    options.takesLikely = input.isNamed
    let recognition = Recognition(tree, options)
    if !recognition.found.isEmpty {
      files.append(
        File(
          path: input.path, tree: recognition.tree, documents: Array(recognition.documents), isNamed: input.isNamed,
          options: options))
    } else if input.isNamed {
      hasUnrecognised = true
      let words = recognition.enclosed.first.map(recognition.reason)
      refuse(input.path, words ?? "it holds no document of a known kind", console)
    } else if console.kinds.known.isDamaged(tree) {
      hasUnrecognised = true
      refuse(input.path, "it is damaged, and no document was found in it", console)
    } else {
      passedOver.append(input.path)
    }
  }

  /// How the run ends when nothing else is wrong; says so when there was no document at all.
  func status(_ paths: [FilePath], on console: Console) -> ExitStatus {
    guard files.isEmpty, status == .clean else { return status }
    console.noteNothingFound(paths)
    return .incomplete
  }

  private mutating func refuse(_ path: FilePath, _ words: LocalizedMessage, _ console: Console) {
    status = .incomplete
    refused.append(path)
    console.note("osam-lint: \(Display.escaped(path)) was left out: \(words)")
  }
}
