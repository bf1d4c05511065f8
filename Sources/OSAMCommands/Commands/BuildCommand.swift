import OSAMFormats
import OSAMLint
import OSAMReports
import OSAMSyntax

/// `osam-lint build FILE… [--out DIR]`
struct BuildCommand: ConsoleCommand {
  static let name = "build"

  var files: [FilePath] = []
  var out: FilePath?
  var check = false
  var serverDate: String?
  var set: [String] = []
  var reading = ReadingOptions()
  var target = TargetOptions()
  var date: String?

  static func row(_ kinds: Kinds) -> CommandRow {
    CommandRow(
      Self.self, title: "Makes the exact JSON that apps read from documents as people write them.",
      text: """
        Documents are read as authored, JSON too. One document goes to standard output; several need --out. A document \
        that a targeted release could not read is refused with the reason, and then nothing at all is written.
        """,
      operands: [
        .paths("path", "Files and directories; - is standard input.", isRequired: true) { $0.files.append($1) }
      ],
      options: [
        ownOptions,
        ReadingOptions.options(kinds).within { $1(&$0.reading) },
        TargetOptions.options(kinds).within { $1(&$0.target) },
        [Moment.option { $0.date = $1 }],
      ],
      foreign: [("--dry-run", "--check shows what build would change, and writes nothing.")],
      examples: [Example("Make the JSON that apps read:", "osam-lint build alerts --out dist")])
  }

  private static var ownOptions: [Option<BuildCommand>] {
    [
      .value("--out", "directory", "Directory for the files, made when it is missing.", completion: .directories) {
        $0.out = FilePath(text: $1)
      },
      .flag("--check", "Write nothing; print how the files in --out differ, with exit status 1 when one does.") {
        $0.check = true
      },
      .value(
        "--server-date", "date", "serverDate for documents that have none: \(Moment.forms).", dashes: true
      ) { $0.serverDate = $1 },
      .values("--set", "member=value", "A value for a member where the document leaves it out.", dashes: true) {
        $0.set.append($1)
      },
    ]
  }

  func run(on console: Console) throws(Failure) -> ExitStatus {
    if files.isEmpty { throw Failure("no file is named", hint: "Write osam-lint build alert.yaml.") }
    if check, out == nil {
      throw Failure("--check compares with a directory", hint: "Name it with --out.")
    }
    if out == "" { throw Failure("--out names no directory", hint: "Write --out . for this one.") }
    let finder = try reading.settings(console)
    var reading = reading
    reading.role = reading.role ?? Role.authored.rawValue
    let commandLine = try CommandLineOverrides(reading, target, date, finder, on: console)
    let resolver = SettingsResolver(finder, try BaselineFinder(.none, on: console.system), commandLine, on: console)
    let context = commandLine.applied(to: try finder.base(on: console) ?? SettingsLayer())
    var loaded = try DocumentLoader(files, reading, finder, on: console)
    if let directory = outputInWalk(console.system) {
      loaded.files.removeAll { !$0.isNamed && stands($0.path, below: directory, console.system) }
    }
    // One file under two names is one file.
    var seen: Set<String> = []
    loaded.files.removeAll { file in console.system.identity(of: file.path).map { !seen.insert($0).inserted } ?? false }
    let documents = loaded.files.flatMap(\.documents)
    if documents.isEmpty {
      let status = loaded.status(files, on: console)
      if loaded.hasUnrecognised { console.note(Self.checkHint) }
      return status
    }
    try refuseUnread(documents, context)
    let suppliedValues = try SuppliedValues(
      set: set, serverDate: serverDate,
      kinds: console.kinds.known.all.filter { kind in documents.contains { $0.kind == kind } },
      now: console.system.now, zone: context.zone)
    var builder = Builder(context: context, supplied: suppliedValues.values(for:))
    for file in loaded.files {
      builder.build(file.documents, of: file.path, file.tree, under: try resolver.settings(of: file.path))
    }
    return try finish(builder, loaded, console)
  }

  private static let checkHint: LocalizedMessage =
    "hint: osam-lint check says more about a file in which no document was found."

  /// The directory that is written to, by its identity: what a walk finds in it was built, not written by anybody. Nil
  /// when it is not there yet, or the walk began in it.
  private func outputInWalk(_ system: any System) -> String? {
    guard let directory = out.flatMap(system.identity) else { return nil }
    return files.contains { system.identity(of: $0) == directory } ? nil : directory
  }

  /// True if a file is in a directory or deeper, however both are named.
  private func stands(_ path: FilePath, below identity: String, _ system: any System) -> Bool {
    var rest = path
    while rest.lastSlash != nil, rest != .root {
      rest = rest.split.folder
      if system.identity(of: rest) == identity { return true }
    }
    return false
  }

  /// Nothing can be promised about releases whose source was not read.
  private func refuseUnread(_ documents: [Document], _ context: CheckContext) throws(Failure) {
    for document in documents where document.kind.clients.intersection(context.targets).isEmpty {
      throw Failure(
        "--clients names no release that reads \(document.kind.id) documents and whose source was read",
        hint: "Name one that was, or leave the option out.")
    }
  }

  private func finish(_ builder: Builder, _ loaded: DocumentLoader, _ console: Console) throws(Failure) -> ExitStatus {
    for note in builder.notes { console.note("osam-lint: \(note)") }
    if !builder.refusals.isEmpty {
      refuse(builder, console)
      return max(.findings, loaded.status)
    }
    if loaded.status != .clean {
      console.note("osam-lint: nothing was built, for not everything could be read")
      if loaded.hasUnrecognised { console.note(Self.checkHint) }
      return loaded.status
    }
    guard let out else {
      guard builder.built.count == 1, let only = builder.built.first else {
        throw Failure(
          "\(builder.built.count) documents cannot go to standard output together",
          hint: "Name a directory for them with --out.")
      }
      console.printDocument(String(decoding: only.bytes, as: UTF8.self))
      return .clean
    }
    let folder = try BuildFolder(
      builder.built, in: out, inputs: loaded.files.map(\.path), console.kinds, on: console.system)
    return check ? folder.check(on: console, directory: out) : folder.write(on: console, directory: out)
  }

  private func refuse(_ builder: Builder, _ console: Console) {
    // Standard output may be the file that was to be built.
    var report = TextReport(colour: console.usesColour(.auto, on: .error), in: console.formatter(on: .error))
    for refusal in builder.refusals {
      let text = report.file(refusal)
      console.noteReport(text.hasSuffix("\n") ? String(text.dropLast()) : text)
    }
    let count = builder.refusals.reduce(0) { sum, refusal in
      sum + refusal.findings.count { $0.severity == .error }
    }
    console.note("\(Severity.error.counted(count)): nothing was built")
  }
}
