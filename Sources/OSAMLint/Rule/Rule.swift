import OSAMFormats
import OSAMPlatform

/// A mistake the linter knows, as one value: what it is, why it matters, examples, and how to find it.
package struct Rule: Sendable {
  /// Subject of a rule; also its folder and its heading in the docs.
  package enum Group: String, Sendable, CaseIterable {
    case files, shape, versions, filters, configurations, dates, texts, links, ratings, collections, settings, tests

    package var title: LocalizedMessage {
      switch self {
      case .files: "Files and syntax"
      case .shape: "Members and types"
      case .versions: "Versions, platforms and modes"
      case .filters: "Filters for systems and models"
      case .configurations: "Configurations and requirements"
      case .dates: "Dates and durations"
      case .texts: "Texts and languages"
      case .links: "Links"
      case .ratings: "Rating prompts"
      case .collections: "Several documents"
      case .settings: "Settings and suppressions"
      case .tests: "Tests"
      }
    }
  }

  package enum Check: Sendable {
    /// Looks at one document.
    case document(@Sendable (Inspection) -> Void)
    /// Looks at one document in which configurations stand under platforms.
    case configurations(@Sendable (Inspection, PrinceSections) -> Void)
    /// Looks at one document that each of its libraries takes apart in its own way.
    case older(@Sendable (Inspection, OlderReadings) -> Void)
    /// Looks at one document that differs from its table, or whose clients are asked one by one.
    case observed(@Sendable (Inspection) -> Void)
    /// Looks at one document after all other rules, for what they have not said.
    case closing(@Sendable (Inspection) -> Void)
    /// Looks at a file before its documents.
    case file(@Sendable (FileInspection) -> Void)
    /// Looks at a file whose text has faults.
    case damaged(@Sendable (FileInspection) -> Void)
    /// Compares the documents of a run, after all files.
    case across(Across)
    /// Found where settings, suppressions and baselines are read.
    case own

    /// The kinds that a rule is for that names no traits: a text has the same faults whatever it holds.
    fileprivate func usualKinds(isOlderToo: Bool) -> Kinds {
      switch self {
      case .document, .observed, .closing, .across:
        isOlderToo ? .havingAny([.table, .olderReadings]) : .having(.table)
      case .configurations: .having(.configurations)
      case .older: .having(.olderReadings)
      case .file, .damaged: .everyKind
      case .own: .noKind
      }
    }
  }

  /// How documents are compared: by what is kept of all, then by the two themselves.
  package struct Across: Sendable {
    /// Pairs of documents that may show the mistake, each later document at most once. There may be tens of thousands
    /// of documents, so it must not take each with each.
    var pick: @Sendable (AppDocuments) -> [DocumentPair]
    /// Looks at a pair, and reports.
    var tell: @Sendable (Comparison) -> Void
  }

  /// How a finding may be made not to count.
  package enum Silencing: Sendable {
    /// By a comment, an entry, a lower severity, a baseline.
    case freely
    /// It may lock users out of an app: by an entry of the settings with its reason, and by nothing else.
    case byEntry
    /// It keeps the rest of a file from being checked, so nobody knows what else would be silenced.
    case never
  }

  /// An example that calls a message up for a page; the message itself, where no document alone can.
  package enum Shown: Sendable {
    case example(Example)
    case message(Message)
  }

  /// Names the mistake and reads well after "allow".
  package var id: String
  /// A plain statement of the mistake.
  package var title: String
  package var group: Group
  /// Possible effects of the mistake. With more than one, each report names its own.
  package var effects: [Effect]
  /// Kinds of document it looks at, by what they have; a test holds that against what it fires on.
  package var kinds: Kinds
  /// First version of this tool that has it.
  package var since: String
  /// Why it matters, with what users see. Markdown.
  package var why: String
  /// Means that may silence its findings.
  package var silencing: Silencing
  /// Numbers that settings may give.
  package var options: [RuleOption]
  /// Its repairs and their safety; nil when it has none, and then only the help says what to do.
  package var repair: RepairNote?
  /// The facts it rests on, by id.
  package var evidence: [Fact.ID]
  /// Made when asked for: a run that checks files has no use for them.
  package var bad: [Example] { makeBad() }
  package var good: [Example] { makeGood() }
  /// The source of the message on its page: its first bad example, where nothing else stands for that.
  package var shown: Shown? { makeShown() ?? makeBad().first.map { .example($0) } }
  private let makeBad: @Sendable () -> [Example]
  private let makeGood: @Sendable () -> [Example]
  private let makeShown: @Sendable () -> Shown?
  package var check: Check
  /// Check of documents that each library takes apart in its own way, in place of the check for all kinds; nil where
  /// that one does.
  package var older: (@Sendable (Inspection, OlderReadings) -> Void)?

  @inline(never)
  package init(
    id: String, title: String, group: Group, effects: [Effect], kinds: Kinds? = nil,
    since: String = "0.1.0", why: String,
    silencing: Silencing = .freely, options: [RuleOption] = [], repair: RepairNote? = nil, evidence: [Fact.ID],
    bad: @autoclosure @escaping @Sendable () -> [Example] = [],
    good: @autoclosure @escaping @Sendable () -> [Example] = [],
    shown: @autoclosure @escaping @Sendable () -> Shown? = nil,
    check: Check, older: (@Sendable (Inspection, OlderReadings) -> Void)? = nil
  ) {
    self.id = id
    self.title = title
    self.group = group
    self.effects = effects
    self.kinds = kinds ?? check.usualKinds(isOlderToo: older != nil)
    self.since = since
    self.why = why
    self.silencing = silencing
    self.options = options
    self.repair = repair
    self.evidence = evidence
    makeBad = bad
    makeGood = good
    makeShown = shown
    self.check = check
    self.older = older
  }

  /// The gravest that its effects can give.
  package var severity: Severity { effects.map { $0.severity }.max() ?? .info }

  /// The severities that its effects can give, gravest first.
  package var severities: [Severity] { Set(effects.map { $0.severity }).sorted(by: >) }

  package static func named(_ id: String) -> Rule? { numbers[id].map { all[$0] } }

  private static let numbers = Dictionary(pairs: all.enumerated().map { ($1.id, $0) })
}
