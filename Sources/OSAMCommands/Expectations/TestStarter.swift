import OSAMDecisions
import OSAMFormats
import OSAMLint
import OSAMReports
import OSAMSyntax

/// Starts a test file: what holds of a document today, a case at each side of every boundary.
struct TestStarter {
  let console: Console
  let finder: SettingsFinder
  let zone: Zone
  let terms: QuestionTerms

  /// The file in which the first line of a started file looks for its schema.
  static let schemaFile = "osam-lint-test.schema.json"

  init(_ clients: TargetOptions, date: String?, on console: Console) throws(Failure) {
    self.console = console
    finder = try ReadingOptions().settings(console)
    let layer = try finder.base(on: console)
    zone = try ReadingOptions().zone(layer)
    terms = .ofCases(
      clients: try clients.targets(layer) ?? .verified, applies: layer?.applies?.value ?? .below,
      today: try Moment.of(date, console, zone: zone))
  }

  /// The text for a document that a file at `output` names.
  func text(about path: FilePath, output: FilePath?) throws(Failure) -> String {
    let loaded = try DocumentLoader([path], ReadingOptions(), finder, on: console)
    guard loaded.status == .clean, let file = loaded.files.first else { throw .said(.incomplete) }
    try refuseTwins(file)
    var cases: [Case] = []
    for document in file.documents { cases += try self.cases(of: document, path) }
    if cases.isEmpty {
      throw Failure("no client reads \(Display.escaped(path)), so nothing can be expected of it", status: .incomplete)
    }
    nameApart(&cases)
    let common = common(cases)
    let items = cases.map { one in
      let keys = one.keys.filter { key in !common.contains { $0.0 == key.0 } }
      return CaseWriter.yaml(.object([("case", .string(one.name))] + keys))
    }
    var entries = [YAMLEntry("document", .text(name(of: path, from: output)))]
    if !common.isEmpty { entries.append(YAMLEntry("with", CaseWriter.yaml(.object(common)))) }
    entries.append(YAMLEntry("cases", .list(items)))
    return YAMLDocument(head: Self.head, entries: entries).text()
  }

  private static let head = [
    "yaml-language-server: $schema=\(schemaFile)",
    "",
    "What users get of this document, one case at each side of every boundary. Take away what is not agreed upon, and",
    "give the rest names that everybody understands. Each key is an option of osam-lint simulate.",
    "  osam-lint test            runs the cases",
    "  osam-lint test --accept   writes down what holds now",
  ]

  private struct Case {
    var name: String
    var keys: [(String, JSONValue)]
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

  private func cases(of document: Document, _ path: FilePath) throws(Failure) -> [Case] {
    let label = Display.escaped(path)
    if let why = document.whyNoAnswer { throw Failure("\(label) was left out: \(why)", status: .incomplete) }
    let tables: [OutcomeTable]
    do throws(TooManyCells) {
      tables = try OutcomeTable.all(of: Audience.all(of: document, terms), terms)
    } catch {
      throw Failure("\(label) was left out: \(error.words)", status: .incomplete)
    }
    let writer = CaseWriter(zone: zone)
    var cases: [Case] = []
    var shown: Set<String> = []
    // The newest releases first.
    for table in tables.reversed() {
      for cell in table.cells.cells {
        for written in writer.cases(of: cell, in: table, today: terms.today) {
          var keys = written.keys
          // The texts of an alert are agreed upon once.
          if let alert = written.answer.alert[.ca], shown.insert("\(table.platform)\(written.answer.outcome)").inserted
          {
            keys.insert(("language", .string(Language.ca.rawValue)), at: keys.count - 1)
            keys.append(
              ("alert", ["title": .string(alert.title), "buttons": .strings(alert.buttons.map(\.text))]))
          }
          cases.append(Case(name: CaseWriter.name(written), keys: keys))
        }
      }
    }
    return cases
  }

  /// No two cases of a file have one name.
  private func nameApart(_ cases: inout [Case]) {
    var seen: [String: Int] = [:]
    for index in cases.indices {
      let count = seen[cases[index].name, default: 0] + 1
      seen[cases[index].name] = count
      if count > 1 { cases[index].name += " (\(count))" }
    }
  }

  /// Keys that every case has with one value.
  private func common(_ cases: [Case]) -> [(String, JSONValue)] {
    guard cases.count > 1, let first = cases.first else { return [] }
    return first.keys.filter { key in
      ["platform", "client"].contains(key.0)
        && cases.allSatisfy { one in
          one.keys.contains { $0.0 == key.0 && $0.1.text(pretty: false) == key.1.text(pretty: false) }
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
