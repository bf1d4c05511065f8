import OSAMDecisions
import OSAMFormats
import OSAMLint
import OSAMReports
import OSAMSyntax

/// `osam-lint migrate FILE --to osam-version`
struct MigrateCommand: ConsoleCommand {
  static let name = "migrate"

  var file: FilePath = ""
  var to = ""
  var platform: String?
  var language: String?
  var package: String?
  var versionCode: String?
  var reading = ReadingOptions()

  static func row(_ kinds: Kinds) -> CommandRow {
    CommandRow(
      Self.self,
      title: "Makes a document of osam-controldeversions into one of the common module or Prince of Versions.",
      text: """
        The new document is YAML on standard output. What became of the older one, and which devices do something else \
        with the new one, is said on standard error. Nothing is guessed: what the older document does not say is left \
        blank, and check refuses it until it is filled in. The exit status is 1 when something was left blank or could \
        not be carried over.
        """,
      operands: [
        .path(
          "file", "A document of osam-controldeversions; - is standard input.", isRequired: true, completion: .files
        ) { $0.file = $1 }
      ],
      options: [ownOptions, ReadingOptions.options(kinds, group: "Reading").within { $1(&$0.reading) }],
      requiresOption: true,
      examples: [
        Example("Make an older alert into one of the common module:", "osam-lint migrate old.json --to osam-version")
      ])
  }

  private static var ownOptions: [Option<MigrateCommand>] {
    [
      .value(
        "--to", "kind", "What it becomes: \(targets.list).", completion: .choices { targets.all }, isRequired: true
      ) { $0.to = $1 },
      .value(
        "--platform", "platform", "The platform it is for, \(platforms.list); by default it may be for both.",
        completion: .choices { platforms.all }
      ) { $0.platform = $1 },
      .value(
        "--language", "language",
        "Language of texts that are not told apart by language: \(languages.list). osam-version only. The program's own is --lang.",
        completion: .choices { languages.all }
      ) { $0.language = $1 },
      .value("--package", "name", "Application id or bundle id of the app. osam-version only.") { $0.package = $1 },
      .value("--version-code", "number", "Version code of the document's version.") { $0.versionCode = $1 },
    ]
  }

  enum Target: String, CaseIterable {
    case osamVersion = "osam-version"
    case prince = "prince-of-versions"
  }

  enum SingleLanguage: String, CaseIterable {
    case ca, es, en, all

    var languages: [Language] { Language(rawValue: rawValue).map { [$0] } ?? Language.allCases }
  }

  private static let targets = Choices<Target>("--to")
  private static let platforms = Choices<Platform>(
    option: "--platform", values: [("android", .android), ("ios", .ios)])
  private static let languages = Choices<SingleLanguage>("--language")

  func run(on console: Console) throws(Failure) -> ExitStatus {
    let target = try Self.targets.value(of: to)
    var wishes = try wishes(for: target)
    let finder = try reading.settings(console)
    wishes.formatter = console.formatter
    let loaded = try DocumentLoader([file], reading, finder, on: console)
    guard loaded.status == .clean, let found = loaded.files.first else { return loaded.status([file], on: console) }
    let source = try source(loaded, found, wishes.platform)
    let migration: Migration
    let kind: DocumentKind
    switch target {
    case .osamVersion: (migration, kind) = (.toOSAM(source, wishes), .osamVersion)
    case .prince: (migration, kind) = (.toPrince(source, wishes), .princeOfVersions)
    }
    let errors = try errors(of: found, console)
    console.printDocument(migration.text.text())
    let report = MigrationReport(migration, of: source.document, errors: errors)
    for line in report.lines(path: found.path, target: kind, in: console.formatter(on: .error)) {
      console.note(line: line)
    }
    return migration.isWhole && errors.isEmpty ? .clean : .findings
  }

  // MARK: Inputs

  private func wishes(for target: Target) throws(Failure) -> MigrationWishes {
    if target == .prince {
      for (option, value) in [("--language", language), ("--package", package)] where value != nil {
        throw Failure(
          "\(option) goes with --to osam-version", hint: "A document of Prince of Versions has no place for it.")
      }
    }
    let languages = try Self.languages.value(ofOptional: language)?.languages
    if package?.isEmpty == true { throw Failure("--package needs a name, such as cat.bcn.commonmodule") }
    return MigrationWishes(
      platform: try Self.platforms.value(ofOptional: platform?.lowercased()), languages: languages ?? [],
      packageName: package, versionCode: try code(for: target))
  }

  /// A code with room for its neighbours.
  private func code(for target: Target) throws(Failure) -> Int64? {
    guard let versionCode else { return nil }
    let most = (target == .prince ? Int64(Int32.max) : Int64.max) - 1
    guard let code = Int64(versionCode), !versionCode.hasPrefix("+"), (1...most).contains(code) else {
      throw Failure("“\(Quote.shortened(versionCode))” is no version code", hint: "Write a number from 1 to \(most).")
    }
    return code
  }

  private func source(
    _ loaded: DocumentLoader, _ found: DocumentLoader.File, _ platform: Platform?
  ) throws(Failure) -> OlderSource {
    let shown = Display.escaped(found.path)
    func refused(_ words: LocalizedMessage, _ hint: LocalizedMessage? = nil) -> Failure {
      Failure("\(shown) was left out: \(words)", hint: hint, status: .incomplete)
    }
    let count = loaded.files.reduce(0) { $0 + $1.documents.count }
    guard count == 1, let document = found.documents.first else {
      throw Failure("migrate takes one document, and \(count) were found", status: .incomplete)
    }
    guard document.kind == .controlDeVersions else {
      throw refused("it is a document of \(document.kind.id), and migrate takes those of controldeversions")
    }
    let source = OlderSource(document, platform: platform)
    // Where no app reads the text, or nobody can say what was meant, only guesses would be carried over.
    let hint: LocalizedMessage = "osam-lint check says why."
    guard document.isAnswer || document.tree.faults.allSatisfy({ $0.kind == .byteOrderMark }) else {
      throw refused("its text is damaged", hint)
    }
    guard source.isReadable else {
      throw refused(
        platform.map { "no \($0.title) app can read it" } ?? "no app can read it",
        source.isServedList ? "Apps get one object; a list of documents is read with --as authored." : hint)
    }
    if let label = source.overfullLabel {
      throw refused("\(label) has texts in more than \(OlderSource.mostLanguages) languages")
    }
    return source
  }

  /// Errors of the older document.
  private func errors(of file: DocumentLoader.File, _ console: Console) throws(Failure) -> [Finding] {
    var context = CheckContext(console.kinds.models, now: console.system.now)
    let recognition = try reading.recognition(console.kinds)
    context.zone = recognition.zone
    context.role = recognition.role
    context.kind = recognition.kind
    let input = FileInput(path: file.path, bytes: file.tree.bytes, syntax: file.tree.syntax, isNamed: true)
    return Linter(context: context).check(input).findings.filter { $0.severity == .error }
  }
}
