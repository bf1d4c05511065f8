import OSAMFormats
import OSAMLint
import OSAMSyntax

/// Reads the documents that a command other than `check` works on.
struct DocumentLoader {
  struct File {
    var path: String
    var tree: Tree
    var documents: [Document]
    var isNamed: Bool
  }

  var files: [File] = []
  var status = ExitStatus.clean

  init(_ paths: [String], _ options: Recognition.Options, on console: Console) throws(Failure) {
    let found = try FileFinder(console.system).find(paths)
    for (path, words) in found.problems { refuse(path, words, console) }
    for file in found.files {
      let result = file.path == "-" ? console.system.readStandardInput() : console.system.read(file.path)
      switch result {
      case .failure(let problem): refuse(file.path, problem.words, console)
      case .success(let bytes):
        let syntax = file.path == "-" ? SyntaxGuess.of("-", bytes) : file.syntax
        let tree = Tree.read(bytes, as: syntax)
        let recognition = Recognition(tree, options)
        if recognition.found.isEmpty, file.isNamed {
          refuse(file.path, "it holds no document of a known kind", console)
        } else if !recognition.found.isEmpty {
          files.append(
            File(path: file.path, tree: tree, documents: Array(recognition.documents), isNamed: file.isNamed))
        }
      }
    }
  }

  /// How the run ends when nothing else is wrong; says so when there was no document at all.
  func status(_ paths: [String], on console: Console) -> ExitStatus {
    guard files.isEmpty, status == .clean else { return status }
    console.noteNothingFound(paths)
    return .incomplete
  }

  private mutating func refuse(_ path: String, _ words: String, _ console: Console) {
    status = .incomplete
    console.note("osam-lint: \(Display.escaped(path)) was left out: \(words)")
  }
}
