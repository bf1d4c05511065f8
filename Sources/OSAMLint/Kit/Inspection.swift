import OSAMDecisions
import OSAMFormats
import OSAMSyntax

/// What a run checks for.
package struct Settings: Sendable {
  /// Clients whose behaviour matters.
  package var targets: ClientSet = .verified
  /// The moment that rules about the clock compare with.
  package var now: Instant
  package var zone: Zone = .madrid
  package var role: Role?
  package var kind: DocumentKind?
  /// A named file that no kind fits is a note instead of an error.
  package var skipUnrecognised = false

  package init(now: Instant) { self.now = now }

  package var recognition: Recognition.Options { .init(role: role, kind: kind, zone: zone) }
}

/// What a report needs of the rule that makes it.
struct RunningRule: Sendable {
  var id: String
  var severity: Severity
}

/// One text of a text map.
package struct TextEntry: Sendable {
  package var member: String
  package var language: Language
  /// The decoded text in UTF-8; where it stands verbatim, the file's own bytes.
  package var bytes: ArraySlice<UInt8>
  package var traits: TextTraits
  /// The value's node.
  package var node: Int

  package var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// A document under a rule: its values, and where to report.
package struct Inspection {
  package let document: Document
  package let decoding: Decoding
  package let settings: Settings
  // What many rules ask is found out once.

  /// The comparison mode, when it is written as clients need it.
  package let mode: String?
  /// What the mode shows and opens.
  package let modeUse: ModeUse?
  package let platform: Platform?
  /// Every text of every text map that is written as text, in file order.
  package let texts: [TextEntry]
  /// Every text that is written as text: those of the text maps, then packageName, versionName and url.
  /// A text that several places share (a YAML anchor) comes once.
  let writtenTexts: [WrittenText]
  /// The url, taken apart, and its node, when the mode opens it on OK. An empty one is none.
  let openedAddress: (address: Address, node: Int)?
  package private(set) var findings: [Finding] = []
  /// The rule that is running; set by the engine.
  var rule: RunningRule

  init(decoding: Decoding, settings: Settings, rule: RunningRule) {
    self.decoding = decoding
    self.settings = settings
    self.rule = rule
    document = decoding.document
    mode = document.choice("comparisonMode")
    modeUse = mode.flatMap(ModeUse.of)
    platform = document.choice("platform").flatMap(Platform.init)
    texts = Self.collectTexts(document)
    writtenTexts = WrittenText.collect(document, texts)
    openedAddress = Address.opened(document, modeUse)
  }

  private static func collectTexts(_ document: Document) -> [TextEntry] {
    var entries: [TextEntry] = []
    for (row, member) in document.kind.members.enumerated() where member.isTexts {
      guard let pair = document.pair(row: row) else { continue }
      document.tree.forEachPair(of: pair.value) { entry in
        guard document.tree.kind(entry.value) == .string, let language = Language(document.tree, entry.key) else {
          return
        }
        let bytes = document.tree.textBytes(entry.value)
        entries.append(
          TextEntry(
            member: member.name, language: language, bytes: bytes, traits: TextTraits(of: bytes), node: entry.value))
      }
    }
    return entries
  }

  // MARK: Values

  /// The value's place; an alias is the place where it stands.
  package func span(of member: String) -> SourceSpan? {
    document.pair(member).map { document.span($0.place) }
  }

  /// Observations of these codes, in file order.
  package func observations(_ codes: Observation.Code...) -> [Observation] {
    decoding.observations.filter { codes.contains($0.code) }
  }

  // MARK: Reporting

  /// The targeted clients among these.
  package func targeted(_ clients: ClientSet) -> ClientSet { clients.intersection(settings.targets) }

  /// Reports at a place. A finding that concerns no targeted client is dropped.
  package mutating func report(
    _ message: Message, at span: SourceSpan, pointer: String, severity: Severity? = nil,
    clients: ClientSet? = nil, related: [RelatedPlace] = []
  ) {
    let concerned = targeted(clients ?? document.kind.clients)
    if concerned.isEmpty { return }
    findings.append(
      Finding(
        rule: rule.id, severity: severity ?? rule.severity, message: message, span: span, pointer: pointer,
        related: related, clients: concerned, document: document.number, kind: document.kind, role: document.role))
  }

  /// Reports at a node.
  package mutating func report(
    _ message: Message, at node: Int, severity: Severity? = nil, clients: ClientSet? = nil,
    related: [RelatedPlace] = []
  ) {
    report(
      message, at: document.span(node), pointer: document.pointer(to: node), severity: severity, clients: clients,
      related: related)
  }

  /// Reports at a member's value; does nothing when the member is left out.
  package mutating func report(
    _ message: Message, member: String, severity: Severity? = nil, clients: ClientSet? = nil,
    related: [RelatedPlace] = []
  ) {
    guard let pair = document.pair(member) else { return }
    report(message, at: pair.place, severity: severity, clients: clients, related: related)
  }

  /// Reports where an observation was made.
  package mutating func report(
    _ message: Message, at observation: Observation, severity: Severity? = nil, clients: ClientSet? = nil,
    related: [RelatedPlace] = []
  ) {
    report(
      message, at: observation.span, pointer: observation.pointer, severity: severity, clients: clients,
      related: related)
  }
}

/// A file under a rule, before or without its documents.
package struct FileInspection {
  package let tree: Tree
  package let recognition: Recognition
  private let decodings: [Decoding]
  package let settings: Settings
  /// The file was named on the command line (and not found by a walk).
  package let isNamed: Bool
  package private(set) var findings: [Finding] = []
  var rule: RunningRule

  init(
    tree: Tree, recognition: Recognition, decodings: [Decoding], settings: Settings, isNamed: Bool, rule: RunningRule
  ) {
    self.tree = tree
    self.recognition = recognition
    self.decodings = decodings
    self.settings = settings
    self.isNamed = isNamed
    self.rule = rule
  }

  package func faults(_ kinds: SyntaxFault.Kind...) -> [SyntaxFault] {
    tree.faults.filter { kinds.contains($0.kind) }
  }

  /// The document a place belongs to, or the only one there is.
  package func document(at span: SourceSpan) -> Document? {
    let found = recognition.found.first { tree.span(tree.resolved($0.root)).contains(span) }
    return (found ?? (recognition.found.count == 1 ? recognition.found.first : nil)).map(recognition.document)
  }

  /// How the file is meant.
  package var role: Role { settings.role ?? .usual(for: tree.syntax) }

  /// Clients that cannot decode the document because of a fault; every reader when there is no document.
  package func refusing(_ fault: SyntaxFault) -> ClientSet {
    guard let document = document(at: fault.span),
      let index = tree.faults.firstIndex(of: fault),
      let decoding = decodings.first(where: { $0.document.number == document.number })
    else { return .verified }
    return decoding.faultRefusals[index]
  }

  package mutating func report(
    _ message: Message, at span: SourceSpan, pointer: String? = nil, severity: Severity? = nil,
    clients: ClientSet? = nil, related: [RelatedPlace] = []
  ) {
    let document = document(at: span)
    let concerned = (clients ?? document?.kind.clients ?? .verified).intersection(settings.targets)
    if concerned.isEmpty { return }
    findings.append(
      Finding(
        rule: rule.id, severity: severity ?? rule.severity, message: message, span: span,
        pointer: pointer ?? document?.rootPointer, related: related, clients: concerned, document: document?.number,
        kind: document?.kind, role: document?.role ?? role))
  }
}
