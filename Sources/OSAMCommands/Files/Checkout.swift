import OSAMSyntax

/// The folder that a path may not leave by a link: the repository that it is written into, or outside of any the folder
/// where a walk began, or the current directory. A checkout that nobody vetted could otherwise have any file of the
/// machine read, quoted or written.
struct Checkout {
  private let system: any System
  private let directory: FilePath
  /// By the folder of a path, from the root and with its links: `leaves` is true if it leads out of the checkout, and
  /// `root` is where this begins without links.
  private var known = FolderTable<(leaves: Bool, root: FilePath)>()
  /// Of the path before: its folder as it was given, and from the root.
  private var last: (given: FilePath, folder: FilePath, leaves: Bool, root: FilePath)?

  init(on system: any System) {
    self.system = system
    directory = system.currentDirectory ?? .root
  }

  /// True where a link leads from a path out of the checkout that it is written into; `root` is where a walk began.
  mutating func isLeft(by path: FilePath, walkedFrom root: FilePath? = nil, isLink: Bool) -> Bool {
    let (given, name) = path.split
    // Names that lead elsewhere are no files of the folder in front of them.
    let isPlain = !name.isEmpty && name != .here && name != ".."
    let isLast = isPlain && last?.given == given
    let folder = (isLast ? last?.folder : nil) ?? path.absolute(in: directory).folder ?? .root
    let found = look(at: folder, given, walkedFrom: root)
    if found.leaves || !isLink { return found.leaves }
    guard let target = system.resolved(path) else { return false }
    return !target.isInside(of: found.root)
  }

  private mutating func look(
    at folder: FilePath, _ given: FilePath, walkedFrom start: FilePath?
  ) -> (leaves: Bool, root: FilePath) {
    if let last, last.folder == folder { return (last.leaves, last.root) }
    let found = known[folder] ?? lookAnew(at: folder, walkedFrom: start)
    known.set(found, for: folder)
    last = (given, folder, found.leaves, found.root)
    return found
  }

  private func lookAnew(at folder: FilePath, walkedFrom start: FilePath?) -> (leaves: Bool, root: FilePath) {
    let root = root(of: folder, walkedFrom: start?.absolute(in: directory))
    guard let realRoot = system.resolved(root), let real = system.resolved(folder) else { return (false, root) }
    return (!real.isInside(of: realRoot), realRoot)
  }

  /// Where the repository begins that a folder is written into; outside of any where the walk
  /// began, or the current directory; else the folder itself.
  private func root(of folder: FilePath, walkedFrom start: FilePath?) -> FilePath {
    if let repository = system.repository(of: folder) { return repository }
    return [start, directory].compactMap { $0 }.first { folder.isInside(of: $0) } ?? folder
  }
}
