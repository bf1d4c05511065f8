import OSAMReports

/// Paths as those know them who look at a repository from its root: code scanning, annotations, merge requests. Nothing
/// here follows links.
struct RepositoryPaths: Sendable {
  /// Where the run started, from the root of the machine.
  private let directory: String
  /// Where the repository begins; nil where there is none.
  private let root: String?
  /// What GitHub Actions takes for the root of the repository.
  private let workspace: String?

  init(on system: any System) {
    directory = system.currentDirectory ?? "/"
    var folder: String? = directory
    while let here = folder, !system.isRepository(here) { folder = Paths.folder(of: here) }
    root = folder
    let isInActions = system.environment("GITHUB_ACTIONS") == "true"
    workspace = isInActions ? system.environment("GITHUB_WORKSPACE").flatMap(Self.folder) : nil
  }

  private static func folder(_ path: String) -> String? { path.hasPrefix("/") ? Paths.absolute(path, in: "/") : nil }

  /// A path from the root of the repository, by the name a file has in messages: from the root of the machine where it
  /// is outside, and as it is where there is no repository or the file is standard input without a name.
  func place(_ path: String) -> String {
    if path == "-" { return path }
    let absolute = Paths.absolute(path, in: directory)
    if let below = workspace.flatMap({ Paths.relative(absolute, to: $0) }) { return below }
    guard let root else { return PlainPath.of(path) }
    return Paths.relative(absolute, to: root) ?? absolute
  }
}
