import OSAMFormats
import OSAMReports
import OSAMSyntax

/// `osam-lint clients [PATH…]`
struct ClientsCommand: ConsoleCommand {
  static let name = "clients"

  var paths: [FilePath] = []
  var answer = AnswerOptions()

  static func row(_ kinds: Kinds) -> CommandRow {
    CommandRow(
      Self.self, title: "Finds which releases of the libraries an app is built with.",
      text: """
        It reads \(list: PackageFile.Layout.allCases.map { LocalizedMessage(value: $0.fileName) }) as text, and runs nothing. The last \
        line is for the settings: nothing is narrowed by itself, for these files name what the next build carries, and \
        phones carry older releases too.
        """,
      operands: [.paths("path", "Files of package managers, and directories.") { $0.paths.append($1) }],
      options: [[AnswerOptions.formatOption()].within { $1(&$0.answer) }],
      examples: [Example("Ask which releases the next build carries:", "osam-lint clients")])
  }

  func run(on console: Console) throws(Failure) -> ExitStatus {
    let format = try answer.chosenFormat()
    let found = try FileFinder.find(
      paths, called: { PackageFile.Layout(fileName: $0.lastName) != nil }, on: console.system)
    var clients = FoundClients(of: console.kinds.known.libraries)
    var status = ExitStatus.clean
    func miss(_ path: FilePath, _ words: LocalizedMessage) {
      console.note("osam-lint: \(Display.escaped(path)): \(words)")
      status = .incomplete
    }
    for problem in found.problems { miss(problem.path, problem.words) }
    for words in found.unfollowed.linkWords { console.note("note: \(words)") }
    if let hint = found.unfollowed.hint { console.note(hint) }
    var count = 0
    for file in (0..<found.files.count).map({ found.files[$0] }) {
      guard let layout = PackageFile.Layout(fileName: file.path.lastName) else {
        miss(file.path, "this is no file of a package manager that is known")
        continue
      }
      switch console.system.read(file.path) {
      case .failure(let problem): miss(file.path, problem.words)
      case .success(let bytes):
        count += 1
        clients.add(PackageFile(bytes, layout, of: console.kinds.known.libraries).entries, in: file.path)
      }
    }
    switch format {
    case .text: console.print(clients.text(in: console.formatter(on: .output)))
    case .json: console.print(clients.json(in: console.machineFormatter))
    }
    if count == 0, status == .clean {
      console.note("osam-lint: no file of a package manager was found")
      return .incomplete
    }
    if clients.isEmpty, count > 0 {
      console.note(
        "osam-lint: none of the libraries is named in \(count, one: "file", many: "files") of package managers")
    }
    return status
  }
}
