import OSAMDecisions
import OSAMFormats
import OSAMLint
import OSAMReports
import OSAMSyntax

/// Starts a test file: what holds of a document today, so that a case fails when any of its values moves.
struct TestStarter {
  let console: Console
  let finder: SettingsFinder
  let zone: Zone
  let terms: QuestionTerms
  /// Libraries of which releases were named, by id; of every other one the newest is asked.
  private let named: Set<String>

  /// The file in which the first line of a started file looks for its schema.
  static let schemaFile = "osam-lint-test.schema.json"

  init(_ clients: TargetOptions, date: String?, on console: Console) throws(Failure) {
    self.console = console
    finder = try ReadingOptions().settings(console)
    let layer = try finder.base(on: console)
    zone = try ReadingOptions().zone(layer)
    named =
      (clients.clients ?? layer?.clients?.value).map(ClientSelection(of: console.kinds.known.libraries).libraries) ?? []
    terms = .ofCases(
      console.kinds.models, clients: try clients.asked(console.kinds, layer) ?? console.kinds.known.clients,
      applies: layer?.applies?.value ?? .below,
      today: try Moment.of(date, console, zone: zone))
  }

  /// The text for a document that a file at `output` names.
  func text(about path: FilePath, output: FilePath?) throws(Failure) -> String {
    let loaded = try DocumentLoader([path], ReadingOptions(), finder, on: console)
    guard loaded.status == .clean, let file = loaded.files.first else { throw .said(.incomplete) }
    try refuseTwins(file)
    var started: [StartedCases] = []
    for document in file.documents { started.append(try cases(of: document, in: file)) }
    let cases = started.flatMap(\.cases)
    if cases.isEmpty {
      throw Failure(
        terms.clients == console.kinds.known.clients
          ? "no client reads \(Display.escaped(path)), so nothing can be expected of it"
          : "none of the releases that are named reads \(Display.escaped(path)), so nothing can be expected of it",
        status: .incomplete)
    }
    tell(of: started)
    let writer = CaseWriter(models: terms.models, zone: zone)
    let keys = cases.map(writer.keys)
    let common = common(keys)
    let own = keys.map { keys in keys.filter { key in !common.contains { $0.0 == key.0 } } }
    let items = zip(names(own), own).map { CaseWriter.yaml(.object([("case", .string($0))] + $1)) }
    var entries = [YAMLEntry("document", .text(name(of: path, from: output)))]
    if !common.isEmpty { entries.append(YAMLEntry("with", CaseWriter.yaml(.object(common)))) }
    entries.append(YAMLEntry("cases", .list(items)))
    return YAMLDocument(head: Self.head, entries: entries).text()
  }

  private static let head = [
    "yaml-language-server: $schema=\(schemaFile)",
    "",
    "What users get of this document, on both sides of every boundary. Take away what is not agreed upon, and give the",
    "rest names that everybody understands. Each key is an option of osam-lint simulate.",
    "  osam-lint test            runs the cases",
    "  osam-lint test --accept   writes down what holds now",
  ]

  /// Says which changes no case sees.
  private func tell(of started: [StartedCases]) {
    let unseen = started.flatMap(\.unseen).map { member -> LocalizedMessage in "“\(Quote.shortened(member))”" }
    if !unseen.isEmpty { console.note("note: a change of \(list: unseen) fails no case; osam-lint diff shows it") }
    let untried = started.flatMap(\.untried)
    if let first = untried.first {
      console.note(
        """
        note: the document is large: of \(untried.count, one: "member", many: "members"), the first “\(Quote.shortened(first))”, \
        it is not known whether a change fails a case
        """)
    }
  }

  /// A case is asked of every document of its file, and so two of one app on one platform cannot be told apart.
  private func refuseTwins(_ file: DocumentLoader.File) throws(Failure) {
    var seen: [(kind: DocumentKind, platform: String?)] = []
    for document in file.documents {
      let platform = document.choice("platform")
      if seen.contains(where: {
        $0.kind == document.kind && ($0.platform == platform || $0.platform == nil || platform == nil)
      }) {
        throw Failure(
          "\(Display.escaped(file.path)) holds several documents for one platform, and a test cannot tell them apart",
          hint: "Put each of them into a file of its own.", status: .incomplete)
      }
      seen.append((document.kind, platform))
    }
  }

  private func cases(of document: Document, in file: DocumentLoader.File) throws(Failure) -> StartedCases {
    let label = Display.escaped(file.path)
    if let why = document.whyNoAnswer { throw Failure("\(label) was left out: \(why)", status: .incomplete) }
    var terms = terms
    let all = ClientGroup.all(of: document, terms).reduce(ClientSet.empty) { $0 | $1.clients }
    terms.clients = all.newest | ClientSet(all.clients.filter { named.contains($0.library.id) })
    do throws(TooManyCells) {
      return try StartedCases(document, in: file, terms)
    } catch {
      throw Failure("\(label) was left out: \(error.words)", status: .incomplete)
    }
  }

  /// No two cases of a file have one name.
  private func names(_ cases: [[(String, JSONValue)]]) -> [String] {
    var seen: [String: Int] = [:]
    return cases.map { keys in
      let name = CaseWriter.name(keys)
      let count = seen[name, default: 0] + 1
      seen[name] = count
      return count > 1 ? "\(name) (\(count))" : name
    }
  }

  /// Keys that every case has with one value.
  private func common(_ cases: [[(String, JSONValue)]]) -> [(String, JSONValue)] {
    guard cases.count > 1, let first = cases.first else { return [] }
    return first.filter { key in
      ["platform", "clients"].contains(key.0)
        && cases.allSatisfy { keys in
          keys.contains { $0.0 == key.0 && $0.1.text(pretty: false) == key.1.text(pretty: false) }
        }
    }
  }

  /// The document, seen from the folder of the test file.
  private func name(of path: FilePath, from output: FilePath?) -> String {
    let document = path.absolute(in: finder.directory)
    let folder = output.flatMap { $0.absolute(in: finder.directory).folder } ?? finder.directory
    return document.seen(from: folder).display
  }
}
