import OSAMFormats
import OSAMSyntax

/// The folder whose files are somebody's work that is checked, and may be anybody's: a repository, or the current
/// directory outside of one.
struct CheckedFolder {
  /// From the root.
  let folder: FilePath
  let isRepository: Bool

  /// Where what is at a path belongs; nil where it is neither in a repository nor below the current directory. Links
  /// are not followed.
  init?(around path: FilePath, on system: any System) {
    self.init(path, in: system.currentDirectory ?? .root, system.repository)
  }

  /// Counterpart of `init(around:on:)` for the outer one of nested repositories: a link in it leads to others, too.
  init?(outermostAround path: FilePath, on system: any System) {
    self.init(path, in: system.currentDirectory ?? .root, system.outermostRepository)
  }

  private init?(_ path: FilePath, in directory: FilePath, _ repository: (FilePath) -> FilePath?) {
    let path = path.absolute(in: directory)
    if let repository = path.folder.flatMap(repository) {
      (folder, isRepository) = (repository, true)
    } else if directory != .root, path.isInside(of: directory) {
      (folder, isRepository) = (directory, false)
    } else {
      return nil
    }
  }

  var noLinks: LocalizedMessage {
    isRepository
      ? "outputs follow no links that lie in a repository" : "outputs follow no links that lie in the current directory"
  }
}
