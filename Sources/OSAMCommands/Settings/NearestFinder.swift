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
  /// What holds in the folders that were asked about, in the order of these. A dictionary would cost more than all else
  /// that a run over one file does with settings: its first use looks for a conformance among all that there are.
  private var folders: [(folder: FilePath, found: Found?)] = []

  init(_ system: any System) { self.system = system }

  /// The file that holds in a folder, given from the root; `own` finds the one in a folder itself.
  func find(
    in folder: FilePath, own: (FilePath) throws(Failure) -> Found?
  ) throws(Failure) -> Found? {
    let place = place(of: folder)
    if place < folders.count, folders[place].folder == folder { return folders[place].found }
    var found = try own(folder)
    if found == nil, !system.isRepository(folder), let above = folder.folder {
      found = try find(in: above, own: own)
    }
    // Others above may have come before it.
    folders.insert((folder, found), at: self.place(of: folder))
    return found
  }

  /// The place of the first that is not before a folder.
  private func place(of folder: FilePath) -> Int {
    var (low, high) = (0, folders.count)
    while low < high {
      let middle = (low + high) / 2
      if folders[middle].folder < folder { low = middle + 1 } else { high = middle }
    }
    return low
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
