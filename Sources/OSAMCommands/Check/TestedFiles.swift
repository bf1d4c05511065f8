import OSAMLint
import OSAMSyntax

/// Files that tests are about.
struct TestedFiles {
  let system: any System
  private let kinds: Kinds
  /// From the root.
  private var files: Set<FilePath> = []
  /// Folders whose tests are among these, though the run did not come by them.
  private var folders: Set<FilePath> = []
  private let absolute: (FilePath) -> FilePath

  init(_ kinds: Kinds, on system: any System, absolute: @escaping (FilePath) -> FilePath) {
    self.kinds = kinds
    self.system = system
    self.absolute = absolute
  }

  /// Documents that a test file of the run is about. A pattern may be about other files as well.
  mutating func add(_ documents: [String], of test: FilePath) {
    let paths = TestPaths(of: test)
    for name in documents where !PathGlob.hasMagic(name) { files.insert(absolute(paths.path(name))) }
  }

  /// True for a file that a test of the run is about; where the run was given files one by one, also a test beside it.
  mutating func contains(_ file: FilePath, besidesToo: Bool) -> Bool {
    if besidesToo { addThose(in: file.split.folder) }
    return files.contains(absolute(file))
  }

  private mutating func addThose(in folder: FilePath) {
    guard folders.insert(folder).inserted, case .success(let entries) = system.list(folder) else { return }
    for entry in entries where entry.kind == .file && TestTable.names(entry.name) {
      let path = folder.joined(entry.name)
      guard case .success(let bytes) = system.read(path),
        let test = TestFile(path: path, bytes: bytes, { kinds.tests })
      else { continue }
      add(test.documents.map(\.value), of: path)
    }
  }
}
