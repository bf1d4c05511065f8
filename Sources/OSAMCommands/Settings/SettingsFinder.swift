import OSAMFormats
import OSAMLint
import OSAMReports
import OSAMSyntax

/// Finds the settings of a file: the nearest above it, up to where the repository begins.
final class SettingsFinder {
  /// A settings file and the folder its paths begin in, from the root.
  struct Found {
    var file: SettingsFile
    var folder: FilePath
    /// Where it is, from the root.
    var path: FilePath
    /// Named by an option or the environment, not found above a file.
    var isNamed = false
    /// Another settings file beside it, which is not read, as messages call it.
    var unread: FilePath?
  }

  let system: any System
  /// The keys that settings may have.
  lazy var table = SettingsTable(kinds.known)
  private let kinds: Kinds
  /// The current directory, from the root.
  let directory: FilePath
  private let named: Found?
  private let nearest: NearestFinder<Found>?

  init(_ choice: OwnFileChoice, _ kinds: Kinds, on system: any System) throws(Failure) {
    self.system = system
    self.kinds = kinds
    directory = system.currentDirectory ?? "/"
    switch choice {
    case .none: (nearest, named) = (nil, nil)
    case .nearest: (nearest, named) = (NearestFinder(system), nil)
    case .named(let path):
      nearest = nil
      switch system.read(path) {
      case .failure(let problem):
        throw Self.unread(path, problem)
      case .success(let bytes):
        let absolute = path.absolute(in: directory)
        named = Found(
          file: SettingsFile(SettingsTable(kinds.known), path: path, bytes: bytes), folder: directory, path: absolute,
          isNamed: true)
      }
    }
  }

  /// The settings for files of a folder, from the root.
  func settings(in folder: FilePath) throws(Failure) -> Found? {
    try nearest?.find(in: folder, own: own) ?? named
  }

  private func own(_ folder: FilePath) throws(Failure) -> Found? {
    for (number, name) in SettingsTable.fileNames.enumerated() {
      let path = folder.joined(name)
      let shown = path.seen(from: directory)
      guard try system.hasFile(path, orThrow: { Self.unread(shown, $0) }) else { continue }
      if let problem = system.problem(ofFound: path, from: folder) {
        throw Failure(
          "the settings \(Display.escaped(shown)) could not be read: \(problem.words)",
          hint: "Name what it leads to with --config.", status: .incomplete)
      }
      switch system.read(path) {
      case .failure(let problem): throw Self.unread(shown, problem)
      case .success(let bytes):
        let others = SettingsTable.fileNames.dropFirst(number + 1).map { folder.joined($0) }
        let unread = others.first { system.kind(of: $0) == .success(.file) }
        return Found(
          file: SettingsFile(table, path: shown, bytes: bytes) { fault(of: $0, in: folder) }, folder: folder,
          path: path,
          unread: unread.map { $0.seen(from: directory) })
      }
    }
    return nil
  }

  /// Settings that were found may be anybody's: what speaks against a path in those of a folder.
  private func fault(of path: FilePath, in folder: FilePath) -> Message? {
    let hint: LocalizedMessage = "Write a path that stays inside, or name the baseline with --baseline."
    let shown = Quote.shortened(path.display)
    if path.isAbsolute {
      return Message("“\(shown)” begins at the root of the machine, and these settings were not named", help: hint)
    }
    guard let checked = CheckedFolder(around: folder.joined("any"), on: system),
      !path.absolute(in: folder).isInside(of: checked.folder)
    else { return nil }
    return Message(
      checked.isRepository
        ? "“\(shown)” leads out of the repository, and these settings were not named"
        : "“\(shown)” leads out of the current directory, and these settings were not named", help: hint)
  }

  private static func unread(_ path: FilePath, _ problem: SystemProblem) -> Failure {
    Failure(
      "the settings \(Display.escaped(path)) could not be read: \(problem.words)",
      status: problem == .noSuchFile ? .misuse : .incomplete)
  }
}

extension SettingsFinder {
  /// Settings of the current directory as a whole; nil without settings.
  func base(on console: Console) throws(Failure) -> SettingsLayer? {
    let found = try settings(in: directory)
    try found?.require(on: console)
    return found?.file.base
  }

  /// Settings for a file, by the name it has in messages; nil without settings.
  func layer(for path: FilePath, on console: Console) throws(Failure) -> SettingsLayer? {
    let path = path.absolute(in: directory)
    guard let found = try settings(in: path.folder ?? "/") else { return nil }
    try found.require(on: console)
    let place = path.relative(to: found.folder)
    return found.file.layer(place.map(found.file.overrides(for:)) ?? [])
  }
}

extension SettingsFinder.Found {
  /// Shows what is wrong with the settings, and ends the run: nothing is checked with settings that cannot be used.
  func require(on console: Console) throws(Failure) {
    if file.faults.isEmpty { return }
    let colour = console.usesColour(.auto, on: .error)
    var text = TextReport(colour: colour, in: console.formatter(on: .error))
    let report = FileReport(own: file.path, file.tree.bytes, file.faults)
    console.noteReport(text.file(report))
    console.note("osam-lint: nothing was done, because \(Display.escaped(file.path)) cannot be used as it is")
    var failure = Failure.said(.misuse)
    failure.report = report
    throw failure
  }
}
