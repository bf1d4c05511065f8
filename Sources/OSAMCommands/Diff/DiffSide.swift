import OSAMFormats
import OSAMReports
import OSAMSyntax

/// The documents of one side of a comparison.
struct DiffSide {
  /// By what files of both sides are known for the same.
  enum Naming {
    /// There is one file on each side.
    case single
    /// Their paths from this directory.
    case below(FilePath)
    /// Their paths.
    case path

    func name(of path: FilePath) -> FilePath {
      switch self {
      case .single: ""
      case .path: path.plain
      case .below(let directory):
        path.relative(to: directory) ?? path.plain
      }
    }
  }

  struct File {
    var name: FilePath
    /// As it was found.
    var path: FilePath
    var documents: [Document]
  }

  private(set) var files: [File] = []
  /// Names of files and directories of which nothing is known; an empty one stands for all.
  private(set) var refused: Set<FilePath> = []
  /// Options that read the documents of this side.
  private(set) var options: [String]
  /// Files that hold no document, by their names.
  private let passedOver: [FilePath: FilePath]

  /// Without anything loaded the side is empty.
  init(_ loaded: DocumentLoader?, _ naming: Naming, options: [String]) {
    self.options = options
    guard let loaded else {
      passedOver = [:]
      return
    }
    files = loaded.files.map { File(name: naming.name(of: $0.path), path: $0.path, documents: $0.documents) }
    refused = Set(loaded.refused.map(naming.name))
    passedOver = Dictionary(loaded.passedOver.map { (naming.name(of: $0), $0) }) { $1 }
  }

  /// A file that holds a document on the other side and none on this one may be damaged beyond knowing: nothing is known
  /// of it. `names` has the name on this side of a file that has another one there.
  mutating func refuseStrangers(amidst other: DiffSide, _ names: [FilePath: FilePath] = [:], on console: Console) {
    for file in other.files {
      guard let path = passedOver[names[file.name] ?? file.name] else { continue }
      refused.insert(file.name)
      console.note("osam-lint: \(path) was left out: it holds no document of a known kind")
    }
  }
}
