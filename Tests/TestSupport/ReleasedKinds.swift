import OSAMCommands
import OSAMDecisions
import OSAMFormats
import OSAMLint
import OSAMReports
import OSAMSyntax

// The kinds that released libraries read, where a test names no others.

extension KnownKinds {
  package static var released: KnownKinds { Kinds.released.models.kinds }
}

extension DecisionModels {
  package static var released: DecisionModels { Kinds.released.models }
}

extension DocumentKind {
  package static var all: [DocumentKind] { KnownKinds.released.all }
  package static var commonModule: [DocumentKind] { [.osamVersion, .osamRating] }

  package static func named(_ id: String) -> DocumentKind? { KnownKinds.released.named(id) }

  package var decisions: DecisionModel { DecisionModels.released[self] }

  package func formatPage() -> String { formatPage(DevelopmentReleases(of: .released)) }
}

extension Library {
  package static var all: [Library] { KnownKinds.released.libraries }
}

extension Client {
  package static let all = Library.all.flatMap { $0.clients.clients }

  package static func named(_ library: String, _ release: String) -> Client? {
    Library.all.first { $0.id == library }?.client(release)
  }
}

extension ClientSet {
  /// Clients of every library, read or not.
  package static let everyone = ClientSet(Client.all)
}

extension ClientSelection {
  package static let released = ClientSelection(of: Library.all)

  package static func parse(_ text: String) -> Result<ClientSet, Problem> { released.parse(text) }
  package static func only(_ text: String) -> Result<ClientSet, Problem> { released.only(text) }
  package static func each(_ text: String) -> Result<[Client], Problem> { released.each(text) }
  package static func libraries(namedIn text: String) -> Set<String> { released.libraries(namedIn: text) }
}

extension Recognition.Options {
  package init(role: Role? = nil, kind: DocumentKind? = nil, zone: Zone = .madrid, takesLikely: Bool = true) {
    self.init(.released, role: role, kind: kind, zone: zone, takesLikely: takesLikely)
  }
}

extension QuestionTerms {
  package init(
    clients: ClientSet, platform: DevicePlatform? = nil, applies: Applies = .below,
    clock: ClosedRange<Instant> = usualClock, today: Instant, narrowings: [AxisName: Narrowing] = [:]
  ) {
    self.init(
      .released, clients: clients, platform: platform, applies: applies, clock: clock, today: today,
      narrowings: narrowings)
  }
}

extension CheckContext {
  package init(now: Instant) { self.init(.released, now: now) }
}

extension SettingsTable {
  package static let released = SettingsTable(.released)
}

extension SettingsFile {
  package convenience init(path: FilePath, bytes: [UInt8]) { self.init(.released, path: path, bytes: bytes) }
}

extension Allowing {
  package static func entry(for finding: Finding, path: FilePath, in settings: [UInt8]) -> TextEdit? {
    entry(for: finding, path: path, in: settings, .released)
  }
}

extension OSAMLint.Example {
  package var checkContext: CheckContext { checkContext(.released) }

  package func findings(of rule: Rule, as syntax: Tree.Syntax? = nil) -> [Finding] {
    findings(of: rule, as: syntax, .released)
  }

  package func undoubted(_ input: FileInput) -> FileReport { undoubted(input, .released) }
}

extension Rule {
  package var shownFinding: Finding? { shownFinding(.released) }
}

extension RulePage {
  package static func text(of rule: Rule, in formatter: MessageFormatter) -> String {
    text(of: rule, .released, in: formatter)
  }
  package static func page(of rule: Rule) -> String { page(of: rule, .released) }
}

extension ReportSettings {
  package init(
    usesColour: Bool = false, failOn: Severity = .error, version: String = "0.0.0",
    formatter: MessageFormatter = .english
  ) {
    self.init(.released, usesColour: usesColour, failOn: failOn, version: version, formatter: formatter)
  }
}

extension Program {
  package static func run(
    _ arguments: [[UInt8]], on system: any System, speaking catalogues: Catalogues = .compiled
  ) -> Int32 {
    run(arguments, on: system, knowing: .released, speaking: catalogues)
  }

  package static func run(
    _ arguments: [String], on system: any System, speaking catalogues: Catalogues = .compiled
  ) -> Int32 {
    run(arguments, on: system, knowing: .released, speaking: catalogues)
  }

  package static func prepare(_ arguments: [String]) -> ((any System) -> Int32)? {
    prepare(arguments, knowing: .released)
  }

  package static func options(of arguments: [[UInt8]]) -> Result<Any?, Failure> {
    options(of: arguments, knowing: .released)
  }

  package static func help(
    of row: CommandRow? = nil, width: Int? = nil, in formatter: MessageFormatter = .english
  ) -> String {
    help(of: row, .released, width: width, in: formatter)
  }
}

extension Console {
  package convenience init(_ system: any System, _ languageSelection: LanguageSelection = .english) {
    self.init(system, .released, languageSelection)
  }
}
