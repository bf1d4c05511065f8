/// Folders that hold what somebody else wrote, and that came into a repository from elsewhere.
struct OthersFolders {
  /// Where package managers of mobile and web projects put what they fetch; repositories may track it.
  private static let fetched: Set<String> = ["node_modules", "vendor", "Pods"]
  /// Where tools keep what they make for themselves.
  private static let made: Set<String> = [".git", ".hg", ".svn", "DerivedData"]
  /// Written by hand in some projects, so a walk enters it; what lies in it still has no say about its surroundings.
  private static let walked: Set<String> = ["vendor"]

  /// Whether no walk enters a folder of this name.
  static func areSkipped(_ name: String) -> Bool {
    made.contains(name) || fetched.contains(name) && !walked.contains(name) || name.hasPrefix(".build")
  }

  private let system: any System
  private let directory: String
  /// Whether a repository begins in a folder, by its path from the root.
  private var repositories: [String: Bool] = [:]

  init(on system: any System) {
    self.system = system
    directory = system.currentDirectory ?? "/"
  }

  /// Whether a file is somebody else's as seen from another one: between it and the folder that both are in lies a
  /// nested repository or a folder of fetched packages.
  private mutating func isOthers(_ file: String, seenFrom other: String) -> Bool {
    var folder = Paths.folder(of: file)
    while let each = folder, each != "/", Paths.relative(other, to: each) == nil {
      let name = each.utf8.lastIndex(of: UInt8(ascii: "/")).map { each[each.index(after: $0)...] } ?? each[...]
      if Self.fetched.contains(String(name)) || isRepository(each) { return true }
      folder = Paths.folder(of: each)
    }
    return false
  }

  /// Whether of two files only the first is somebody else's, as seen from the other one.
  mutating func holdOnlyFirst(_ first: String, _ second: String) -> Bool {
    if first == second { return false }
    let (first, second) = (Paths.absolute(first, in: directory), Paths.absolute(second, in: directory))
    return isOthers(first, seenFrom: second) && !isOthers(second, seenFrom: first)
  }

  private mutating func isRepository(_ folder: String) -> Bool {
    if let known = repositories[folder] { return known }
    let found = system.isRepository(folder)
    repositories[folder] = found
    return found
  }
}
