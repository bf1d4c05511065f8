import OSAMLint
import OSAMSyntax

/// Finds the baseline of a file: the one that its settings name, or the nearest above it.
final class BaselineFinder {
  struct Found {
    var baseline: Baseline
    /// The folder its paths begin in, from the root.
    var folder: FilePath
    /// Where it is, from the root.
    var path: FilePath
  }

  private let system: any System
  private let directory: FilePath
  private let named: Found?
  private let nearest: NearestFinder<Found>?
  /// Those that settings name.
  private var files: [FilePath: Found] = [:]

  init(_ choice: OwnFileChoice, on system: any System) throws(Failure) {
    self.system = system
    directory = system.currentDirectory ?? "/"
    switch choice {
    case .none: (nearest, named) = (nil, nil)
    case .nearest: (nearest, named) = (NearestFinder(system), nil)
    case .named(let path):
      nearest = nil
      named = try Self.read(path.absolute(in: directory), shown: path, system)
    }
  }

  /// The baseline for files of a folder, from the root, whose settings are these.
  func baseline(in folder: FilePath, _ settings: SettingsFinder.Found?) throws(Failure) -> Found? {
    guard let nearest else { return named }
    if let settings, let name = settings.file.baseline?.value {
      let path = FilePath(text: name).absolute(in: settings.folder)
      if let known = files[path] { return known }
      let shown = path.seen(from: directory)
      switch system.kind(of: path) {
      // Before the first is recorded there is none.
      case .failure(.noSuchFile): return nil
      case .failure(let problem): throw Self.unread(shown, problem)
      // Whoever waits for what somebody writes into it may wait for ever.
      case .success(.special): throw Self.unread(shown, .noFile)
      case .success: break
      }
      if !settings.isNamed { try refuse(path, from: settings.folder, shown) }
      let found = try Self.read(path, shown: shown, system)
      files[path] = found
      return found
    }
    return try nearest.find(in: folder) { folder throws(Failure) in
      let path = folder.joined(Baseline.fileName)
      let shown = path.seen(from: directory)
      guard try system.hasFile(path, orThrow: { Self.unread(shown, $0) }) else { return nil }
      try refuse(path, from: folder, shown)
      return try Self.read(path, shown: shown, system)
    }
  }

  /// Refuses a baseline that nobody named, and that is a link to somebody else's file.
  private func refuse(_ path: FilePath, from folder: FilePath, _ shown: FilePath) throws(Failure) {
    guard let problem = system.problem(ofFound: path, from: folder) else { return }
    throw Failure(
      "the baseline \(Display.escaped(shown)) could not be read: \(problem.words)",
      hint: "Name what it leads to with --baseline.", status: .incomplete)
  }

  private static func read(_ path: FilePath, shown: FilePath, _ system: any System) throws(Failure) -> Found {
    let bytes: [UInt8]
    switch system.read(path) {
    case .failure(let problem): throw unread(shown, problem)
    case .success(let content): bytes = content
    }
    do throws(Baseline.Problem) {
      return Found(
        baseline: try Baseline(path: shown, bytes: bytes), folder: path.folder ?? "/", path: path)
    } catch {
      let position = LineMap(bytes).position(of: error.span.start)
      throw Failure(
        "the baseline \(Display.escaped(shown)):\(position.line):\(position.column) cannot be used: \(error.words)",
        hint: "osam-lint baseline writes it anew.")
    }
  }

  private static func unread(_ path: FilePath, _ problem: SystemProblem) -> Failure {
    Failure(
      "the baseline \(Display.escaped(path)) could not be read: \(problem.words)",
      hint: problem == .noSuchFile ? "osam-lint baseline writes one." : nil,
      status: problem == .noSuchFile ? .misuse : .incomplete)
  }
}
