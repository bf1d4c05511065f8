import OSAMDecisions
import OSAMFormats
import OSAMLint
import OSAMReports
import OSAMSyntax

/// `osam-lint diff OLD NEW`, `osam-lint diff --git REV [PATH…]`
struct DiffCommand: ConsoleCommand {
  static let name = "diff"

  var paths: [FilePath] = []
  var git: String?
  var date: String?
  var applies: String?
  var reading = ReadingOptions()
  var restriction = RestrictionOptions()
  var format = Format.text.rawValue
  var color: String?
  var failOn: String?
  var all = false

  enum Format: String, CaseIterable { case text, json, markdown, github }

  /// The least grave class of changes that makes the exit status 1.
  enum FailingClass: String, CaseIterable {
    case blocking, widening, again, any, never

    func isReached(by summary: DiffSummary) -> Bool {
      guard self != .never else { return false }
      let least = ChangeClass(rawValue: rawValue)
      return ChangeClass.allCases.contains { found in
        summary.count(found) > 0 && (least.map { least in found >= least } ?? true)
      }
    }
  }

  private static let formats = Choices<Format>("--format")
  private static let thresholds = Choices<FailingClass>("--fail-on")

  static func row(_ kinds: Kinds) -> CommandRow {
    CommandRow(
      Self.self, title: "Says what a change of documents does to users: who newly gets an alert, and who no more.",
      text: """
        Both sides are files, or both are directories, whose files are compared by their names. Changes come by class: \
        blocking (users must update, or get an error), widening (an alert, or a stronger one), again (the alert \
        once more for who had answered it), narrowing (a weaker one, or \
        none) and text (other words, buttons or addresses). \(RestrictionOptions.explanation)
        """,
      operands: [
        .paths(
          "path", "The file or directory before, and the one after; with --git, what to compare with how it was."
        ) { $0.paths.append($1) }
      ],
      options: [
        ownOptions,
        ReadingOptions.options(kinds).within { $1(&$0.reading) },
        RestrictionOptions.options(kinds, group: nil).filter { $0.row.name != "--date" }.within { $1(&$0.restriction) },
        [
          .value(
            "--format", "format", "How the answer is written: \(formats.list).",
            completion: .choices { formats.all }, preset: LocalizedMessage(value: Format.text.rawValue)
          ) { $0.format = $1 },
          ColourChoice.option { $0.color = $1 },
        ],
      ],
      foreign: RestrictionOptions.foreign,
      examples: [
        Example("See what an edit does to users:", "osam-lint diff published/alert.json alert.json"),
        Example("See what the current branch changes:", "osam-lint diff --git refs/remotes/origin/main"),
      ])
  }

  private static var ownOptions: [Option<DiffCommand>] {
    [
      .value(
        "--git", "revision",
        "Compare the files with how they stood where the current branch left this revision; settings are those of today.",
        dashes: true
      ) { $0.git = $1 },
      .value(
        "--fail-on", "class", "Lowest class of changes that makes the exit status 1: \(thresholds.list).",
        completion: .choices { thresholds.all }, preset: LocalizedMessage(value: FailingClass.blocking.rawValue)
      ) { $0.failOn = $1 },
      .value(
        "--date", "date", "The moment before which changes are past: \(Moment.forms). They are counted and not shown.",
        variable: .date, dashes: true, preset: "now"
      ) { $0.date = $1 },
      .flag("--all", "Show as well what is past, and what is milder or reworded for older releases only.") {
        $0.all = true
      },
      QuestionOptions.appliesOption { $0.applies = $1 },
    ]
  }

  func run(on console: Console) throws(Failure) -> ExitStatus {
    let format = try Self.formats.value(of: format)
    let threshold = try Self.thresholds.value(ofOptional: failOn) ?? .blocking
    let colour = console.usesColour(try .of(color, console))
    let compared = try compare(on: console)
    let summary = compared.summary
    let isWritten = write(compared, format, colour, console)
    if summary.unreadable > 0 || !isWritten { return .incomplete }
    if compared.diffs.isEmpty {
      if compared.unread == 0 { console.noteNothingFound(paths) }
      return .incomplete
    }
    return threshold.isReached(by: summary) ? .findings : .clean
  }

  /// Result of comparing both sides.
  struct Compared {
    var diffs: [DocumentDiff] = []
    var summary = DiffSummary()
    /// Documents that nobody who is asked about reads.
    var unread = 0
    /// Libraries with which documents could not be compared.
    var leftOut: [LeftOutPart] = []
  }

  func compare(on console: Console) throws(Failure) -> Compared {
    let finder = try reading.settings(console)
    let layer = try finder.base(on: console)
    let zone = try reading.zone(layer)
    let asked = try Choices.applies.value(ofOptional: applies)
    let today = try Moment.of(date, console, zone: zone)
    let restrictions = try restriction.restrictions(console.kinds, now: today, zone: zone)
    restrictions.noteUnread(on: console)
    let targets = try TargetOptions().targets(console.kinds, layer) ?? console.kinds.known.clients
    let terms = QuestionTerms(
      console.kinds.models, clients: restrictions.clients ?? targets, platform: restrictions.platform,
      applies: asked ?? layer?.applies?.value ?? .below, today: today, narrowings: restrictions.narrowings)
    let options = reading.arguments + (applies.map { ["--applies", $0] } ?? [])
    let (before, after, renames) = try sides(options, finder, console)
    let expectedChanges = try ExpectedChanges(git == nil ? Array(paths.suffix(1)) : paths, terms, zone, on: console)
    var compared = Compared()
    compared.summary.unreadable = before.refused.union(after.refused).count
    let pairs = Pairing(before, after, renames: renames).pairs
    try refuseTwoMeanings(pairs.flatMap { [$0.before?.document, $0.after?.document] }, terms, console.kinds)
    for pair in pairs {
      let old = pair.before.map { Self.side($0, console.kinds, before.options) }
      let new = pair.after.map { Self.side($0, console.kinds, after.options, cached: pair.before.map(cached) ?? []) }
      guard let document = (new ?? old)?.document else { continue }
      let clients = document.kind.clients.intersection(terms.clients)
      if clients.isEmpty {
        compared.unread += 1
        console.note("osam-lint: \((new ?? old)?.label ?? "") was left out: no release that is asked about reads it")
        continue
      }
      if let (side, why) = [old, new].lazy.compactMap({ side in
        side.flatMap { side in side.document.whyNoAnswer.map { (side, $0) } }
      }).first {
        compared.summary.unreadable += 1
        console.note("osam-lint: \(side.label) was not compared: \(why)")
        continue
      }
      do throws(OutcomeChange.Problem) {
        var (changes, leftOut) = try OutcomeChange.all(from: old?.document, to: new?.document, terms)
        for library in leftOut {
          library.tell(of: (new ?? old)?.label ?? "", on: console)
          compared.leftOut.append(LeftOutPart(path: (new ?? old)?.path ?? "", document: document, library: library))
        }
        if !leftOut.isEmpty { compared.summary.unreadable += 1 }
        expectedChanges.mark(&changes, of: new)
        let diff = DocumentDiff(
          before: old, after: new, isMoved: pair.before?.file.name != pair.after?.file.name, changes: changes,
          clients: clients, zone: zone)
        // Of a library that was left out nobody knows that the documents are alike.
        if leftOut.isEmpty || !diff.changes.isEmpty { compared.summary.add(diff) }
        compared.diffs.append(diff)
      } catch {
        compared.summary.unreadable += 1
        console.note("osam-lint: \((new ?? old)?.label ?? "") was not compared: \(Self.words(error))")
      }
    }
    return compared
  }

  /// A range of systems has one meaning for all documents that are compared.
  private func refuseTwoMeanings(_ documents: [Document?], _ terms: QuestionTerms, _ kinds: Kinds) throws(Failure) {
    if terms.narrowings[.osVersion] == nil { return }
    let asked = documents.compactMap { document -> (document: Document, groups: [ClientGroup])? in
      document.flatMap { $0.whyNoAnswer == nil ? ($0, ClientGroup.all(of: $0, terms)) : nil }
    }
    if kinds.compareTwoAndroidSystems(asked) { throw Failure(DeviceOptions.twoMeanings, hint: DeviceOptions.askApart) }
  }

  private static func words(_ problem: OutcomeChange.Problem) -> String {
    switch problem {
    case .otherDevices: "devices differ in other things before than after"
    case .nobody: "what its apps do is not known here"
    }
  }

  // MARK: Sides

  /// Both sides, and the new names of files that have one.
  private func sides(
    _ options: [String], _ finder: SettingsFinder, _ console: Console
  ) throws(Failure) -> (before: DiffSide, after: DiffSide, renames: [FilePath: FilePath]) {
    if let git { return try sidesOfHistory(git, options, finder, console) }
    guard paths.count == 2 else {
      throw Failure(
        "diff compares two files or two directories", hint: "Write osam-lint diff OLD NEW, or diff --git REVISION.")
    }
    let kinds = paths.map { try? console.system.kind(of: $0).get() }
    let areDirectories = kinds.map { $0 == .directory }
    if areDirectories[0] != areDirectories[1], !kinds.contains(nil) {
      throw Failure("a file and a directory cannot be compared", hint: "Name two files or two directories.")
    }
    func side(_ index: Int) throws(Failure) -> DiffSide {
      DiffSide(
        try DocumentLoader([paths[index]], reading, finder, on: console),
        areDirectories[index] ? .below(paths[index].plain) : .single, options: options)
    }
    var (before, after) = (try side(0), try side(1))
    before.refuseStrangers(amidst: after, on: console)
    after.refuseStrangers(amidst: before, on: console)
    return (before, after, [:])
  }

  /// The files as they were, and as they are.
  private func sidesOfHistory(
    _ revision: String, _ options: [String], _ finder: SettingsFinder, _ console: Console
  ) throws(Failure) -> (before: DiffSide, after: DiffSide, renames: [FilePath: FilePath]) {
    try Failure.refuseNoCommit(revision)
    let old = try DocumentLoader(paths, reading, finder, asOf: revision, mayMiss: true, on: console)
    // A path that is there no more was deleted, but only if it was there.
    let present = paths.filter { path in
      console.system.kind(of: path) != .failure(.noSuchFile) || PathGlob.hasMagic(path.display)
        || old.missing.contains(path)
    }
    var new: DocumentLoader?
    if paths.isEmpty || !present.isEmpty { new = try DocumentLoader(present, reading, finder, on: console) }
    var oldNames: [FilePath: FilePath] = [:]
    switch console.system.renames(since: revision, below: ".") {
    case .success(let renames): oldNames = renames
    case .failure(let problem): throw Failure(problem, .past, revision, ".")
    }
    let newNames = Dictionary(oldNames.map { ($1, $0) }) { $1 }
    var before = DiffSide(old, .path, options: ["--git", revision] + options)
    var after = DiffSide(new, .path, options: options)
    before.refuseStrangers(amidst: after, oldNames, on: console)
    after.refuseStrangers(amidst: before, newNames, on: console)
    return (before, after, newNames)
  }

  private static func side(
    _ place: Pairing.Place, _ kinds: Kinds, _ options: [String], cached: [String]? = nil
  ) -> DocumentDiff.Side {
    DocumentDiff.Side(
      path: place.file.path, document: place.document, pages: kinds.reported[place.document.kind],
      count: place.file.documents.count,
      command: CellCommand(path: place.file.path, fixed: options, cached: cached))
  }

  /// The options of `simulate` by which devices fetched this document before.
  private func cached(_ place: Pairing.Place) -> [String] {
    ["--cached", place.file.path.display] + (git.map { ["--cached-git", $0] } ?? [])
  }

  // MARK: Answers

  /// False when something could not be written.
  private func write(_ compared: Compared, _ format: Format, _ colour: Bool, _ console: Console) -> Bool {
    let (diffs, summary) = (compared.diffs, compared.summary)
    switch format {
    case .json:
      console.print(DiffJSON.text(diffs, leftOut: compared.leftOut, summary, in: console.machineFormatter))
    case .text:
      console.print(
        DiffText.text(diffs, summary, all: all, width: console.width, in: console.formatter(on: .output)).painted(
          colour)
      )
    case .markdown: console.print(DiffMarkdown.text(diffs, summary, all: all, in: console.formatter))
    case .github:
      let report = DiffGitHub(place: RepositoryPaths(on: console.system).place, in: console.machineFormatter)
      console.print(report.text(diffs, summary, all: all), keeping: .github)
      return addToJobSummary(DiffMarkdown.text(diffs, summary, all: all, in: console.formatter), console)
    }
    return true
  }

  /// Adds a text to the page that a job of GitHub Actions shows, as a run of `check` does.
  private func addToJobSummary(_ text: String, _ console: Console) -> Bool {
    guard let path = console.system.path(in: "GITHUB_STEP_SUMMARY"), !path.isEmpty else { return true }
    guard let problem = console.system.append(Array(text.utf8), to: path) else { return true }
    console.note("osam-lint: \(Display.escaped(path)) could not be written: \(problem.words)")
    return false
  }
}
