import OSAMReports
import OSAMSyntax

/// Paths as those know them who look at a repository from its root: code scanning, annotations, merge requests. Nothing
/// here follows links.
struct RepositoryPaths: Sendable {
  /// Where the run started, from the root of the machine.
  private let directory: FilePath
  /// Where the repository begins; nil where there is none.
  private let root: FilePath?
  /// The folder that GitHub Actions takes for the root of the repository.
  private let workspace: FilePath?

  init(on system: any System) {
    directory = system.currentDirectory ?? "/"
    root = system.repository(of: directory)
    let isInActions = system.environment("GITHUB_ACTIONS") == "true"
    workspace = isInActions ? system.path(in: "GITHUB_WORKSPACE").flatMap(Self.folder) : nil
  }

  private static func folder(_ path: FilePath) -> FilePath? { path.isAbsolute ? path.absolute(in: "/") : nil }

  /// A path from the root of the repository, by the name a file has in messages: from the root of the machine where it
  /// is outside, and as it is where there is no repository or the file is standard input without a name.
  func place(_ path: FilePath) -> FilePath {
    if path == .standardStream { return path }
    let absolute = path.absolute(in: directory)
    if let below = workspace.flatMap({ absolute.relative(to: $0) }) { return below }
    guard let root else { return path.plain }
    return absolute.relative(to: root) ?? absolute
  }
}

extension System {
  /// True if a repository begins in a folder.
  func isRepository(_ folder: FilePath) -> Bool {
    if case .success = kind(of: folder.joined(".git")) { true } else { false }
  }

  /// The repository that a folder, from the root, stands in: the nearest of several. Links are not followed.
  func repository(of folder: FilePath) -> FilePath? {
    var above: FilePath? = folder
    while let here = above, !isRepository(here) { above = here.folder }
    return above
  }

  /// Of repositories inside of each other the outer one.
  func outermostRepository(of folder: FilePath) -> FilePath? {
    var found: FilePath?
    var above: FilePath? = folder
    while let repository = above.flatMap({ repository(of: $0) }) { (found, above) = (repository, repository.folder) }
    return found
  }
}
