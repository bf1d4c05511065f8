import OSAMFormats
import OSAMReports

/// The documents of one side of a comparison.
struct DiffSide {
  struct File {
    /// By this files of both sides are known for the same.
    var name: String
    /// As it was found.
    var path: String
    var documents: [Document]
  }

  var files: [File] = []
  /// Names of files and directories of which nothing is known; an empty one stands for all.
  var refused: Set<String> = []
  /// Options that read the documents of this side.
  var options: [String]

  /// Files as they were loaded, from below a directory, or one file whose name does not matter.
  init(_ loaded: DocumentLoader, below directory: String?, options: [String]) {
    self.options = options
    func name(_ path: String) -> String { directory.map { Self.name(of: path, below: $0) } ?? "" }
    files = loaded.files.map { File(name: name($0.path), path: $0.path, documents: $0.documents) }
    refused = Set(loaded.refused.map(name))
  }

  private static func name(of path: String, below directory: String) -> String {
    let start = directory.hasSuffix("/") ? directory : directory + "/"
    return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : PlainPath.of(path)
  }

  /// Files that hold a document on the other side, are there on this one, and hold none: nothing is known of them.
  mutating func refuseStrangers(amidst other: DiffSide, below directory: String, on console: Console) {
    let known = refused.union(files.map(\.name))
    for file in other.files where !known.contains(file.name) {
      let path = Paths.joined(directory, file.name)
      guard console.system.kind(of: path) == .success(.file) else { continue }
      refused.insert(file.name)
      console.note("osam-lint: \(path) was left out: it holds no document of a known kind")
    }
  }
}
