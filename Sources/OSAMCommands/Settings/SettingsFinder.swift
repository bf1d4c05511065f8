import OSAMFormats
import OSAMLint
import OSAMReports
import OSAMSyntax

/// Finds the settings of a file: the nearest above it, up to where the repository begins.
final class SettingsFinder {
  enum Choice {
    case nearest
    case named(String)
    case none
  }

  /// A settings file and the folder its paths begin in, from the root.
  struct Found {
    var file: SettingsFile
    var folder: String
    /// Where it is, from the root.
    var path: String
    /// Named by an option or the environment, not found above a file.
    var isNamed = false
    /// Another settings file beside it, which is not read, as messages call it.
    var unread: String?
  }

  let system: any System
  /// The current directory, from the root.
  let directory: String
  private let isSearched: Bool
  private let named: Found?
  private var folders: [String: Found?] = [:]

  init(_ choice: Choice, on system: any System) throws(Failure) {
    self.system = system
    directory = system.currentDirectory ?? "/"
    switch choice {
    case .none: (isSearched, named) = (false, nil)
    case .nearest: (isSearched, named) = (true, nil)
    case .named(let path):
      isSearched = false
      switch system.read(path) {
      case .failure(let problem):
        throw Self.unread(path, problem)
      case .success(let bytes):
        let absolute = Paths.absolute(path, in: directory)
        named = Found(file: SettingsFile(path: path, bytes: bytes), folder: directory, path: absolute, isNamed: true)
      }
    }
  }

  /// The settings for files of a folder, from the root.
  func settings(in folder: String) throws(Failure) -> Found? {
    guard isSearched else { return named }
    if let known = folders[folder] { return known }
    let found: Found?
    if let own = try own(folder) {
      found = own
    } else if system.isRepository(folder) {
      found = nil
    } else if let above = Paths.folder(of: folder) {
      found = try settings(in: above)
    } else {
      found = nil
    }
    folders[folder] = found
    return found
  }

  private func own(_ folder: String) throws(Failure) -> Found? {
    for (number, name) in SettingsTable.fileNames.enumerated() {
      let path = Paths.joined(folder, name)
      let shown = Paths.shown(path, in: directory)
      guard try system.hasFile(path, orThrow: { Self.unread(shown, $0) }) else { continue }
      switch system.read(path) {
      case .failure(let problem): throw Self.unread(shown, problem)
      case .success(let bytes):
        let others = SettingsTable.fileNames.dropFirst(number + 1).map { Paths.joined(folder, $0) }
        let unread = others.first { system.kind(of: $0) == .success(.file) }
        return Found(
          file: SettingsFile(path: shown, bytes: bytes), folder: folder, path: path,
          unread: unread.map { Paths.shown($0, in: directory) })
      }
    }
    return nil
  }

  private static func unread(_ path: String, _ problem: SystemProblem) -> Failure {
    Failure(
      "the settings \(Display.escaped(path)) could not be read: \(problem.words)",
      status: problem == .noSuchFile ? .misuse : .incomplete)
  }
}

extension SettingsFinder {
  /// What the settings of the current directory say as a whole; nil without settings.
  func base(on console: Console) throws(Failure) -> SettingsLayer? {
    let found = try settings(in: directory)
    try found?.require(on: console)
    return found?.file.base
  }

  /// What settings say about a file, by the name it has in messages; nil without settings.
  func layer(for path: String, on console: Console) throws(Failure) -> SettingsLayer? {
    let path = Paths.absolute(path, in: directory)
    guard let found = try settings(in: Paths.folder(of: path) ?? "/") else { return nil }
    try found.require(on: console)
    let place = Paths.relative(path, to: found.folder)
    return found.file.layer(place.map(found.file.overrides(for:)) ?? [])
  }
}

extension SettingsFinder.Found {
  /// Shows what is wrong with the settings, and ends the run: nothing is checked with settings that cannot be used.
  func require(on console: Console) throws(Failure) {
    if file.faults.isEmpty { return }
    let colour = console.usesColour(.auto, on: .error)
    var text = TextReport(colour: colour)
    let report = FileReport(own: file.path, file.tree.bytes, file.faults)
    console.noteReport(text.file(report))
    console.note("osam-lint: nothing was done, because \(Display.escaped(file.path)) cannot be used as it is")
    var failure = Failure.said(.misuse)
    failure.report = report
    throw failure
  }
}

/// Finds the baseline of a file in the same way.
final class BaselineFinder {
  enum Choice {
    case nearest
    case named(String)
    case none

    /// What the options of a command say.
    static func of(_ file: String?, isOff: Bool, isStrict: Bool) throws(Failure) -> Choice {
      guard isOff else { return file.map { .named($0) } ?? .nearest }
      if file != nil || isStrict {
        throw Failure("--no-baseline leaves nothing for the other option", hint: "Keep one of them.")
      }
      return .none
    }
  }

  struct Found {
    var baseline: Baseline
    /// The folder its paths begin in, from the root.
    var folder: String
    /// Where it is, from the root.
    var path: String
  }

  private let system: any System
  private let directory: String
  private let isSearched: Bool
  private let named: Found?
  private var folders: [String: Found?] = [:]
  private var files: [String: Found] = [:]

  init(_ choice: Choice, on system: any System) throws(Failure) {
    self.system = system
    directory = system.currentDirectory ?? "/"
    switch choice {
    case .none: (isSearched, named) = (false, nil)
    case .nearest: (isSearched, named) = (true, nil)
    case .named(let path):
      isSearched = false
      named = try Self.read(Paths.absolute(path, in: directory), shown: path, system)
    }
  }

  /// The baseline for files of a folder, from the root, whose settings are these.
  func baseline(in folder: String, _ settings: SettingsFinder.Found?) throws(Failure) -> Found? {
    guard isSearched else { return named }
    if let settings, let name = settings.file.baseline?.value {
      let path = Paths.absolute(name, in: settings.folder)
      if let known = files[path] { return known }
      let shown = Paths.shown(path, in: directory)
      switch system.kind(of: path) {
      // Before the first is recorded there is none.
      case .failure(.noSuchFile): return nil
      case .failure(let problem): throw Self.unread(shown, problem)
      // Whoever waits for what somebody writes into it may wait for ever.
      case .success(.special): throw Self.unread(shown, .noFile)
      case .success: break
      }
      let found = try Self.read(path, shown: shown, system)
      files[path] = found
      return found
    }
    if let known = folders[folder] { return known }
    let path = Paths.joined(folder, Baseline.fileName)
    let shown = Paths.shown(path, in: directory)
    let found: Found?
    if try system.hasFile(path, orThrow: { Self.unread(shown, $0) }) {
      found = try Self.read(path, shown: shown, system)
    } else if !system.isRepository(folder), let above = Paths.folder(of: folder) {
      found = try baseline(in: above, nil)
    } else {
      found = nil
    }
    folders[folder] = found
    return found
  }

  private static func read(_ path: String, shown: String, _ system: any System) throws(Failure) -> Found {
    let bytes: [UInt8]
    switch system.read(path) {
    case .failure(let problem): throw unread(shown, problem)
    case .success(let content): bytes = content
    }
    do throws(Baseline.Problem) {
      return Found(
        baseline: try Baseline(path: shown, bytes: bytes), folder: Paths.folder(of: path) ?? "/", path: path)
    } catch {
      let position = LineMap(bytes).position(of: error.span.start)
      throw Failure(
        "the baseline \(Display.escaped(shown)):\(position.line):\(position.column) cannot be used: \(error.words)",
        hint: "osam-lint baseline writes it anew.")
    }
  }

  private static func unread(_ path: String, _ problem: SystemProblem) -> Failure {
    Failure(
      "the baseline \(Display.escaped(path)) could not be read: \(problem.words)",
      hint: problem == .noSuchFile ? "osam-lint baseline writes one." : nil,
      status: problem == .noSuchFile ? .misuse : .incomplete)
  }
}

extension System {
  /// Whether a file is at a path. A link with that name was meant to lead to one; where it does not, that is thrown.
  fileprivate func hasFile(_ path: String, orThrow failure: (SystemProblem) -> Failure) throws(Failure) -> Bool {
    switch kind(of: path) {
    case .success(let kind): return kind == .file
    case .failure(let problem):
      if problem == .lostLink || problem == .linksInCircle { throw failure(problem) }
      return false
    }
  }

  /// Whether a repository begins in a folder.
  func isRepository(_ folder: String) -> Bool {
    if case .success = kind(of: Paths.joined(folder, ".git")) { true } else { false }
  }
}

/// The files of this tool in a repository.
enum OwnFile {
  private static let prefix = Array(".osam-lint".utf8)

  /// Whether a path leads to settings or to a baseline, by its name.
  static func isNamed(_ path: String) -> Bool {
    let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8[$0...].dropFirst() } ?? path.utf8[...]
    // Of thousands of files hardly one begins so.
    guard name.starts(with: prefix) else { return false }
    return SettingsTable.names(path) || Baseline.names(path)
  }
}
