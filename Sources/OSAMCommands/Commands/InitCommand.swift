import OSAMFormats
import OSAMLint
import OSAMSyntax

/// `osam-lint init [KIND]`
struct InitCommand: ConsoleCommand {
  static let name = "init"

  var kind: String?
  var file: FilePath?
  var output: FilePath?
  var withSchema = false
  var date: String?
  var target = TargetOptions()

  static func row(_ kinds: Kinds) -> CommandRow {
    CommandRow(
      Self.self, title: "Starts a document: YAML with every member explained and what must be known left blank.",
      text: """
        check names every blank as an error until it is filled in. With settings it starts a settings file, and with test a \
        test file about the document that is named: what holds of it today.
        """,
      operands: [
        .one(
          "kind", "The kind: \(Described.words(kinds).list).", completion: .choices { Described.words(kinds).all },
          preset: LocalizedMessage(value: kinds.known.all.first?.id ?? "")
        ) { $0.kind = $1 },
        .path(
          "file",
          "Write it to this new file; a file that is there already is left alone. With test the document that it is about.",
          completion: .files
        ) { $0.file = $1 },
      ],
      options: [ownOptions],
      examples: [
        Example("Start an alert:", "osam-lint init osam-version alert.yaml"),
        Example("Start its tests:", "osam-lint init test alert.yaml --output alert.test.yaml"),
      ])
  }

  private static var ownOptions: [Option<InitCommand>] {
    [
      .value("--output", letter: "o", "file", "Another way to name the file.", completion: .files) {
        $0.output = FilePath(text: $1)
      },
      .flag(
        "--with-schema",
        "Write the schema that its first line names as well, beside the file, so that editors explain the members."
      ) { $0.withSchema = true },
      .value("--date", "date", "The day after which example dates lie.", dashes: true) { $0.date = $1 },
      .value(
        "--clients", "clients",
        """
        Releases that the cases of init test ask, comma-separated: 2.0.0..\(Library.osam.newest), \
        osam:\(Library.osam.newest). By default the newest of each library.
        """
      ) { $0.target.clients = $1 },
    ]
  }

  func run(on console: Console) throws(Failure) -> ExitStatus {
    let (kind, file) = try named(console.kinds)
    let described = try Described.named(kind, on: console)
    if case .tests = described { return try startTests(on: console) }
    if target.clients != nil {
      throw Failure("--clients is for init test alone", hint: "Leave it out.")
    }
    let text =
      switch described {
      case .document(let kind):
        kind.starter(at: try Moment.of(date, console, zone: .madrid), in: console.formatter).text()
      case .settings: SettingsTable(console.kinds.known).starter(in: console.formatter)
      case .tests: ""
      }
    if let file, let output, file != output {
      throw Failure("two files are named, \(Display.escaped(file)) and \(Display.escaped(output))")
    }
    // Settings have a name of their own.
    guard let output = output ?? file ?? described.fileName else {
      if withSchema {
        throw Failure(
          "--with-schema needs a file to stand beside",
          hint: "Write osam-lint init \(described.word) FILE --with-schema.")
      }
      console.printDocument(text)
      return .clean
    }
    guard Tree.Syntax(named: output) == .yaml else {
      throw Failure(
        "\(Display.escaped(output)) is no name for YAML", hint: "Give it a name that ends with .yaml or .yml.")
    }
    if withSchema { try writeSchema(described, beside: output, console) }
    try write(text, output, console)
    if self.output == nil { console.note("wrote \(Display.escaped(output))") }
    if self.file == nil, file != nil {
      console.note("hint: It is \(described.word). Another kind is written first: osam-lint init KIND FILE.")
    }
    return .clean
  }

  /// The word for the kind, and the file. A name of a file in front stands for itself, and the first kind is meant.
  private func named(_ kinds: Kinds) throws(Failure) -> (kind: String, file: FilePath?) {
    let usual = kinds.known.all.first?.id ?? ""
    guard let kind else { return (usual, file) }
    let path = FilePath(text: kind)
    guard Tree.Syntax(named: path) == .yaml else { return (kind, file) }
    if let file {
      throw Failure("two files are named, \(Display.escaped(path)) and \(Display.escaped(file))")
    }
    return (usual, path)
  }

  /// Here the file is what the tests are about.
  private func startTests(on console: Console) throws(Failure) -> ExitStatus {
    guard let document = file else {
      throw Failure("no document is named", hint: "Write osam-lint init test alert.yaml --output alert.test.yaml.")
    }
    if let output, !TestTable.names(output) || Tree.Syntax(named: output) != .yaml {
      throw Failure(
        "\(Display.escaped(output)) is no name for tests", hint: "Give it a name that ends with .test.yaml.")
    }
    let text = try TestStarter(target, date: date, on: console).text(about: document, output: output)
    guard let output else {
      if withSchema {
        throw Failure(
          "--with-schema needs a file to stand beside", hint: "Write osam-lint init test FILE --output FILE.test.yaml.")
      }
      console.printDocument(text)
      return .clean
    }
    if withSchema { try writeSchema(.tests, beside: output, console) }
    try write(text, output, console)
    console.note("wrote \(Display.escaped(output))")
    return .clean
  }

  private func write(_ text: String, _ path: FilePath, _ console: Console) throws(Failure) {
    if let problem = console.putOutput(Array(text.utf8), at: path, instead: .nothing) {
      throw Failure(
        "\(Display.escaped(path)) was not written: \(problem.words)",
        hint: problem == .noSuchFile ? "Its directory must be there." : nil,
        status: problem == .alreadyThere ? .misuse : .incomplete)
    }
  }

  /// A second document finds the schema of the first.
  private func writeSchema(_ described: Described, beside file: FilePath, _ console: Console) throws(Failure) {
    let path = file.split.folder.joined(FilePath(text: described.schemaFile))
    let schema = described.schema(console.kinds)
    if case .success(let bytes) = console.system.read(path), bytes == Array(schema.utf8) { return }
    try write(schema, path, console)
    console.note("wrote \(Display.escaped(path))")
  }
}

/// Subjects that have a table: kinds of document, settings and tests.
enum Described {
  case document(DocumentKind)
  case settings
  case tests

  static func words(_ kinds: Kinds) -> Choices<Described> {
    Choices(
      option: "<kind>",
      values: (kinds.known.all.map(Described.document) + [.settings, .tests]).map { ($0.word, $0) },
      others: kinds.known.all.flatMap { kind in kind.shortNames.map { ($0, .document(kind)) } })
  }

  /// The subject that a word stands for. Where several kinds share the word, the one that is not meant is named.
  static func named(_ word: String, on console: Console) throws(Failure) -> Described {
    let described = try words(console.kinds).value(of: word)
    let sharing = console.kinds.known.all.filter { $0.shortNames.contains(word.lowercased()) }
    if sharing.count > 1, case .document(let kind) = described, let other = sharing.last {
      console.note("note: \(word) is \(kind.id); \(other.id) is that of the older library")
    }
    return described
  }

  /// The word that is typed for it.
  fileprivate var word: String {
    switch self {
    case .document(let kind): kind.id
    case .settings: "settings"
    case .tests: "test"
    }
  }

  fileprivate var fileName: FilePath? { if case .settings = self { SettingsTable.fileNames[0] } else { nil } }

  /// The file in which the first line of a started file looks for its schema.
  fileprivate var schemaFile: String {
    switch self {
    case .document(let kind): kind.schemaFile
    case .settings: SettingsTable.schemaFile
    case .tests: TestStarter.schemaFile
    }
  }

  fileprivate func schema(_ kinds: Kinds) -> String {
    switch self {
    case .document(let kind): kind.jsonSchema(for: .authored)
    case .settings: SettingsTable(kinds.known).jsonSchema
    case .tests: kinds.tests.schema
    }
  }
}
