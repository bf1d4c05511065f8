import OSAMSyntax

/// Folders that hold what somebody else wrote, and that came into a repository from elsewhere.
struct VendoredFolders {
  /// Where package managers of mobile and web projects put what they fetch; repositories may track it.
  private static let fetched: Set<FilePath> = ["node_modules", "vendor", "Pods"]
  /// Where tools keep what they make for themselves.
  private static let made: Set<FilePath> = [".git", ".hg", ".svn", "DerivedData"]
  /// Written by hand in some projects, so a walk enters it; what lies in it still has no say about its surroundings.
  private static let walked: Set<FilePath> = ["vendor"]

  /// True if no walk enters a folder of this name.
  static func areSkipped(_ name: FilePath) -> Bool {
    made.contains(name) || fetched.contains(name) && !walked.contains(name) || name.starts(with: ".build")
  }

  private let system: any System
  private let directory: FilePath
  /// Folders by their paths from the root, and if a repository begins in them.
  private var repositories: [FilePath: Bool] = [:]

  init(on system: any System) {
    self.system = system
    directory = system.currentDirectory ?? "/"
  }

  /// True if a file is somebody else's as seen from another one: between it and the folder that both are in lies a
  /// nested repository or a folder of fetched packages.
  private mutating func isOthers(_ file: FilePath, seenFrom other: FilePath) -> Bool {
    var folder = file.folder
    while let each = folder, each != "/", other.relative(to: each) == nil {
      if Self.fetched.contains(FilePath(each.lastName)) || isRepository(each) { return true }
      folder = each.folder
    }
    return false
  }

  /// True if of two files only the first is somebody else's, as seen from the other one.
  mutating func holdOnlyFirst(_ first: FilePath, _ second: FilePath) -> Bool {
    if first == second { return false }
    let (first, second) = (first.absolute(in: directory), second.absolute(in: directory))
    return isOthers(first, seenFrom: second) && !isOthers(second, seenFrom: first)
  }

  private mutating func isRepository(_ folder: FilePath) -> Bool {
    if let known = repositories[folder] { return known }
    let found = system.isRepository(folder)
    repositories[folder] = found
    return found
  }
}
