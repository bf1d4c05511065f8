import OSAMLint
import OSAMSyntax

/// Finds the files a command is to look at.
struct FileFinder {
  /// A file to read, as the user knows it.
  struct Found: Sendable {
    var path: String
    var syntax: Tree.Syntax
    /// Named on the command line, not found by a walk.
    var isNamed: Bool
  }

  struct Result {
    var files: [Found] = []
    /// Paths that could not be looked at, with the reason.
    var problems: [(path: String, words: String)] = []
  }

  /// Directories no walk enters.
  private static let skipped: Set<String> = [".git", ".hg", ".svn", "node_modules", "Pods", "DerivedData"]

  private static let noText = "its name is not UTF-8"

  private let system: any System

  init(_ system: any System) { self.system = system }

  /// Files of these paths: files as named, directories walked. `-` is standard input.
  func find(_ paths: [String]) throws(Failure) -> Result {
    var result = Result()
    var seen: Set<String> = []
    for path in paths.isEmpty ? ["."] : paths {
      if path.isEmpty {
        throw Failure("a path is empty", hint: "Write . for the current directory.")
      }
      if path == "-" {
        if seen.insert("-").inserted { result.files.append(Found(path: "-", syntax: .json, isNamed: true)) }
        continue
      }
      switch system.kind(of: path) {
      case .failure(let problem): result.problems.append((path, problem.words))
      case .success(.directory): walk(path, &result, &seen)
      case .success:
        if seen.insert(path).inserted {
          result.files.append(Found(path: path, syntax: Self.syntax(of: path) ?? .json, isNamed: true))
        }
      }
    }
    return result
  }

  /// What the end of a name says: `.json`, `.yaml` or `.yml`, in any letter case.
  static func syntax(of path: String) -> Tree.Syntax? {
    let name = path.lowercased()
    if name.hasSuffix(".json") { return .json }
    return name.hasSuffix(".yaml") || name.hasSuffix(".yml") ? .yaml : nil
  }

  // MARK: Walking

  private func walk(_ root: String, _ result: inout Result, _ seen: inout Set<String>) {
    if let known = system.filesKnownToGit(below: root) {
      for name in known.sorted(by: Self.before) {
        guard let syntax = Self.syntax(of: name) else { continue }
        let path = Self.joined(root, name)
        // git also lists what was deleted and not yet committed, and links to anywhere.
        let isNameText = !name.unicodeScalars.contains("\u{FFFD}")
        if !isNameText, case .failure = system.kind(of: path) { result.problems.append((path, Self.noText)) }
        guard case .success(.file) = system.kind(of: path), seen.insert(path).inserted else { continue }
        result.files.append(Found(path: path, syntax: syntax, isNamed: false))
      }
      return
    }
    let first = result.files.count
    var pending = [root]
    while let directory = pending.popLast() {
      switch system.list(directory) {
      case .failure(let problem): result.problems.append((directory, problem.words))
      case .success(let entries):
        var below: [String] = []
        for entry in entries.sorted(by: { Self.before($0.name, $1.name) }) {
          let path = Self.joined(directory, entry.name)
          if !entry.isNameText {
            if entry.kind == .directory || Self.syntax(of: entry.name) != nil {
              result.problems.append((path, Self.noText))
            }
            continue
          }
          switch entry.kind {
          case .directory:
            // Links to directories are not followed: they may lead in a circle.
            if !entry.isLink, !Self.skipped.contains(entry.name), !entry.name.hasPrefix(".build") { below.append(path) }
          case .file:
            guard let syntax = Self.syntax(of: entry.name), seen.insert(path).inserted else { continue }
            result.files.append(Found(path: path, syntax: syntax, isNamed: false))
          case .special: break
          }
        }
        pending += below.reversed()
      }
    }
    result.files[first...].sort { Self.before($0.path, $1.path) }
  }

  private static func joined(_ directory: String, _ name: String) -> String {
    if directory == "." { return name }
    return directory.hasSuffix("/") ? directory + name : directory + "/" + name
  }

  /// Byte order, the same everywhere.
  private static func before(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }
}
