import OSAMFormats
import OSAMSyntax

/// Which settings, or which baseline, a command goes by.
enum OwnFileChoice {
  case nearest
  case named(FilePath)
  case none
}

/// Finds what holds for the files of a folder: the nearest above them, up to where the repository begins.
final class NearestFinder<Found> {
  private let system: any System
  /// The found files by the folders that were asked about.
  private var folders = FolderTable<Found?>()

  init(_ system: any System) { self.system = system }

  /// The file that holds in a folder, given from the root; `own` finds the one in a folder itself.
  func find(
    in folder: FilePath, own: (FilePath) throws(Failure) -> Found?
  ) throws(Failure) -> Found? {
    if let known = folders[folder] { return known }
    var found = try own(folder)
    if found == nil, !system.isRepository(folder), let above = folder.folder {
      found = try find(in: above, own: own)
    }
    folders.set(found, for: folder)
    return found
  }
}

extension System {
  /// True if a file is at a path. A link with that name was meant to lead to one; where it does not, that is thrown.
  func hasFile(_ path: FilePath, orThrow failure: (SystemProblem) -> Failure) throws(Failure) -> Bool {
    switch kind(of: path) {
    case .success(let kind): return kind == .file
    case .failure(let problem):
      if problem == .lostLink || problem == .linksInCircle { throw failure(problem) }
      return false
    }
  }

  /// Why a file of this program that a folder led to is not used; nil where it is. The content of a link that leads to
  /// the folder itself is not questioned.
  func problem(ofFound path: FilePath, from folder: FilePath) -> SystemProblem? {
    guard let checked = CheckedFolder(around: path, on: self), let target = withoutLinks(path),
      ![folder, checked.folder].compactMap(withoutLinks).contains(where: { target.isInside(of: $0) })
    else { return nil }
    return SystemProblem(
      checked.isRepository ? "its link leads out of the repository" : "its link leads out of the current directory")
  }
}
