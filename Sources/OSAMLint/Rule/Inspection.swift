import OSAMDecisions
import OSAMFormats
import OSAMSyntax

/// What a report needs of the rule that makes it.
struct RunningRule: Sendable {
  var id: String
  var effects: [Effect]
  /// What it says of a value holds whatever stands around.
  var isOfOneValue = false

  /// What a finding has that names no effect: the only one there is.
  var usual: Effect { effects.first ?? .worthKnowing }
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
  /// The dates that are written as numbers. Numbers that clients read differently are left out.
  let numericDates: [NumericDate]
  /// For documents of the older libraries only.
  let older: OlderReadings?
  /// The elements over which clients of these libraries stumble.
  let stumbles: [OlderMistake]
  /// Keys of messages that were meant to be others.
  let misnamedKeys: [OlderMisnamedKey]
  /// The platforms and their configurations; nil for documents of other kinds.
  let prince: PrinceSections?
  package private(set) var findings: [Finding] = []
  /// The rule that is running; set by the engine.
  var rule: RunningRule
  /// Sets of clients in words: the findings of a long list name the same ones.
  var namesOfClients: [ClientSet: String] = [:]
  /// Finds the bytes of texts and of repairs.
  let editor: Editor
  private var pointersAsked = 0
  private var fixes = 0
  private var namings = Namings()
  private var pointers: PointerIndex?

  init(decoding: Decoding, settings: Settings, rule: RunningRule) {
    self.decoding = decoding
    self.settings = settings
    self.rule = rule
    document = decoding.document
    editor = Editor(document.tree)
    mode = document.choice("comparisonMode")
    modeUse = mode.flatMap(ModeUse.of)
    platform = document.choice("platform").flatMap(Platform.init)
    let older = OlderReadings(document)
    self.older = older
    let stumbles = (older?.stumbles ?? []).map { OlderMistake($0, decoding.document.tree) }
    self.stumbles = stumbles
    misnamedKeys = older.map { OlderMisnamedKey.all($0, stumbles) } ?? []
    texts = Self.collectTexts(document, older)
    writtenTexts = WrittenText.collect(document, older, texts)
    openedAddress = Address.opened(document, modeUse)
    numericDates = NumericDate.collect(document, settings.zone)
    prince = document.kind == .princeOfVersions ? PrinceSections(document, settings.targets) : nil
  }

  private static func collectTexts(_ document: Document, _ older: OlderReadings?) -> [TextEntry] {
    if let older {
      return older.shownTexts.compactMap { text in
        guard let language = text.language else { return nil }
        let bytes = document.tree.textBytes(text.node)
        return TextEntry(
          member: text.member, language: language, bytes: bytes, traits: TextTraits(of: bytes), node: text.node)
      }
    }
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

  /// The targeted clients that can use the document.
  private var working: ClientSet { targeted(document.kind.clients).subtracting(decoding.uselessTo) }

  /// Reports at a place. A finding that concerns no targeted client is dropped.
  mutating func report(
    _ message: Message, at span: SourceSpan, pointer: String, effect: Effect? = nil,
    clients: ClientSet? = nil, related: [RelatedPlace] = [], repair: Repair? = nil
  ) {
    let concerned = targeted(clients ?? document.kind.clients)
    if concerned.isEmpty { return }
    findings.append(
      Finding(
        rule: rule.id, effect: effect ?? rule.usual, message: message, span: span, pointer: pointer,
        related: related, clients: concerned, document: document.number, kind: document.kind, role: document.role,
        fix: fix(repair)))
  }

  /// The fix that a repair of the next finding comes to. A document with more to repair than people look at gets its
  /// other ones when these are made.
  private mutating func fix(_ repair: Repair?) -> Fix? {
    guard fixes < settings.repairLimit, let repair else { return nil }
    fixes += 1
    // Of two members that are both to get one name, nobody knows which is meant to have it.
    let rivals = namings.add(repair.names(in: document.tree), of: findings.count)
    for rival in rivals { findings[rival].fix = nil }
    return rivals.isEmpty ? repair.fix(by: editor, working: working) : nil
  }

  /// Reports at a node.
  mutating func report(
    _ message: Message, at node: Int, effect: Effect? = nil, clients: ClientSet? = nil,
    related: [RelatedPlace] = [], repair: Repair? = nil
  ) {
    report(
      message, at: document.span(node), pointer: pointer(to: node), effect: effect, clients: clients,
      related: related, repair: repair)
  }

  /// The JSON pointer of a node, as written in the file.
  mutating func pointer(to node: Int) -> String {
    pointersAsked += 1
    if pointersAsked > Self.pointersWithoutIndex, pointers == nil {
      pointers = PointerIndex(document.tree, below: document.root)
    }
    return pointers.map { document.rootPointer + $0.pointer(to: node) } ?? document.pointer(to: node)
  }

  /// Most documents have less to report, and finding a few pointers costs less than the index.
  private static let pointersWithoutIndex = 32

  /// Reports at a member's value; does nothing when the member is left out.
  mutating func report(
    _ message: Message, member: String, effect: Effect? = nil, clients: ClientSet? = nil,
    related: [RelatedPlace] = [], repair: Repair? = nil
  ) {
    guard let pair = document.pair(member) else { return }
    report(message, at: pair.place, effect: effect, clients: clients, related: related, repair: repair)
  }

  /// Reports where an observation was made.
  mutating func report(
    _ message: Message, at observation: Observation, effect: Effect? = nil, clients: ClientSet? = nil,
    related: [RelatedPlace] = [], repair: Repair? = nil
  ) {
    report(
      message, at: observation.span, pointer: observation.pointer, effect: effect, clients: clients,
      related: related, repair: repair)
  }
}

/// A file under a rule, before or without its documents.
package struct FileInspection {
  package let tree: Tree
  package let recognition: Recognition
  /// The document of a file that has one and is damaged.
  private let single: Decoding?
  /// Only where there are several and something to report.
  private let places: DocumentPlaces?
  /// Every fault is one whose remedy is certain.
  let isMendable: Bool
  package let settings: Settings
  /// The file was named on the command line (and not found by a walk).
  package let isNamed: Bool
  package private(set) var findings: [Finding] = []
  var rule: RunningRule
  private let told: [SyntaxFault]

  init(
    tree: Tree, recognition: Recognition, single: Decoding?, settings: Settings, isNamed: Bool, rule: RunningRule
  ) {
    self.tree = tree
    isMendable = tree.isMendable
    self.recognition = recognition
    self.single = single
    let isQuiet = tree.faults.isEmpty && recognition.unrecognised.isEmpty && recognition.ambiguous.isEmpty
    places = isQuiet || recognition.found.count < 2 ? nil : DocumentPlaces(tree, recognition)
    self.settings = settings
    self.isNamed = isNamed
    self.rule = rule
    told = tree.faultsWithoutEchoes
  }

  /// Those that are worth a word: what a break makes of the text around it is none.
  package func faults(_ kinds: SyntaxFault.Kind...) -> [SyntaxFault] {
    told.filter { kinds.contains($0.kind) }
  }

  /// The document a place belongs to, or the only one there is.
  package func document(at span: SourceSpan) -> Document? {
    single?.document ?? found(at: span).map(recognition.document)
  }

  private func found(at span: SourceSpan) -> Recognition.Found? {
    recognition.found.count == 1
      ? recognition.found.first : places?.document(at: span).map { recognition.found[$0] }
  }

  /// What the clients of a damaged document say that give up at this fault; where it breaks the text, also those that
  /// read on and cannot use what is left.
  func answers(at fault: SyntaxFault) -> [ClientAnswer] {
    guard let single else { return [] }
    let breaks = isFirstBreak(fault)
    return single.answers.filter { answer in
      guard let failure = answer.failure else { return false }
      if failure.offset == nil { return breaks && failure.reach == .everyDevice }
      let span = failure.span(in: single.document)
      return span == fault.span || breaks && span.start > fault.span.start
    }
  }

  /// What stands behind the first break is its doing: no rule says anything else of it.
  private func isFirstBreak(_ fault: SyntaxFault) -> Bool {
    tree.textBreak?.offset == fault.span.start && fault.isBreak(in: tree)
  }

  /// Targeted clients that give up at a fault before this one, and so never come to it.
  func stoppingBefore(_ fault: SyntaxFault) -> ClientSet {
    guard let single else { return .empty }
    let stopping = single.answers.filter { answer in
      answer.failure.map { $0.offset != nil && $0.span(in: single.document).start < fault.span.start } ?? false
    }
    return stopping.reduce(.empty) { $0 | $1.clients }.intersection(settings.targets)
  }

  /// The targeted clients that can use the document, as far as that is known.
  private var working: ClientSet {
    guard let single else { return settings.targets }
    return settings.targets.intersection(single.document.kind.clients).subtracting(single.uselessTo)
  }

  /// How the file is meant.
  package var role: Role { settings.role ?? .usual(for: tree.syntax) }

  /// Clients that cannot decode the document because of a fault; every reader when there is no document.
  package func refusing(_ fault: SyntaxFault) -> ClientSet {
    guard let found = found(at: fault.span) else { return .commonModule }
    if let single {
      guard let index = tree.faults.firstIndex(of: fault) else { return .commonModule }
      // A bare word that some readers take for a text may be no right value to them either.
      let asValue = single.observations.filter { $0.span == fault.span }.reduce(.empty) { $0 | $1.refusedBy }
      let lost = isFirstBreak(fault) ? single.uselessTo : .empty
      return single.faultRefusals[index] | lost | (fault.kind == .unquotedValue ? asValue : .empty)
    }
    return Decoding.refusing(fault, unserved: found.kind)
  }

  mutating func report(
    _ message: Message, at span: SourceSpan, pointer: String? = nil, effect: Effect? = nil,
    clients: ClientSet? = nil, related: [RelatedPlace] = [], repair: Repair? = nil
  ) {
    let found = found(at: span)
    let concerned = (clients ?? found?.kind.clients ?? .commonModule).intersection(settings.targets)
    if concerned.isEmpty { return }
    findings.append(
      Finding(
        rule: rule.id, effect: effect ?? rule.usual, message: message, span: span,
        pointer: pointer ?? found?.pointer, related: related, clients: concerned, document: found?.number,
        kind: found?.kind, role: role, fix: repair?.fix(by: Editor(tree), working: working)))
  }
}

/// Where the documents of a file stand; a list can hold tens of thousands, and as many mistakes.
private struct DocumentPlaces {
  private let spans: [SourceSpan]
  /// Numbers of the documents, by where they start.
  private let order: [Int]

  init(_ tree: Tree, _ recognition: Recognition) {
    let spans = recognition.found.map { tree.span(tree.resolved($0.root)) }
    self.spans = spans
    order = spans.indices.sorted { (spans[$0].start, $1) < (spans[$1].start, $0) }
  }

  /// The document that starts last before a place, when it holds it; of several at one place (a YAML
  /// alias) the first.
  func document(at span: SourceSpan) -> Int? {
    var low = 0
    var high = order.count
    while low < high {
      let middle = (low + high) / 2
      if spans[order[middle]].start <= span.start { low = middle + 1 } else { high = middle }
    }
    guard low > 0, spans[order[low - 1]].contains(span) else { return nil }
    return order[low - 1]
  }
}
