import OSAMDecisions
import OSAMFormats
import OSAMPlatform
import OSAMSyntax

/// The part of a rule that a report of it needs.
struct RunningRule: Sendable {
  var id: String
  var effects: [Effect]

  /// The effect of a finding that names none: the only one there is.
  var usual: Effect { effects.first ?? .worthKnowing }
}

/// A document under a rule: its values, and where to report.
package final class Inspection: Sendable {
  package let document: Document
  package let decoding: Decoding
  package let context: CheckContext
  // Answers that many rules ask for, found out once.

  /// The comparison mode, when it is written as clients need it.
  package let mode: String?
  /// The mode's use of other members: which it shows and opens.
  package let modeUse: ModeUse?
  package let platform: Platform?
  /// Every text of every text map that is written as text, in file order.
  package let texts: [TextEntry]
  /// Every text that is written as text: those of the text maps, then packageName, versionName and url.
  /// A text that several places share (a YAML anchor) comes once.
  let writtenTexts: [WrittenText]
  /// The url, taken apart, and its node, when the mode opens it on OK. An empty one is none.
  let openedAddress: (address: Address, node: NodeID)?
  /// The places it leads to, for each system that reads the document.
  let openedLinks: [OpenedLink]
  /// The dates that are written as numbers. Numbers that clients read differently are left out.
  let numericDates: [NumericDate]
  /// For documents of the older libraries only.
  let older: OlderReadings?
  /// The elements over which clients of these libraries stumble.
  let olderMistakes: [OlderMistake]
  /// Keys of messages that were meant to be others.
  let misnamedKeys: [OlderMisnamedKey]
  /// The platforms and their configurations; nil for documents of other kinds.
  let prince: PrinceSections?
  /// Of Prince of Versions only: an empty dictionary costs a clean file of another kind more than its rules do.
  let selections: Selections?
  let notWorkedOut = NotWorkedOut()
  let noWayOut = NoWayOut()
  /// Where clients give up on the text over a number that they cannot hold.
  let refusedNumbers: [DecodingFailure]
  /// Finds the bytes of texts and of repairs.
  private let editor: Lock<Editor>
  /// Takes what is reported. It stands apart, so that what is said of a document can be read from it meanwhile.
  private let sink: FindingSink
  /// The codes that there are observations of.
  private let observed: UInt64

  init(decoding: Decoding, context: CheckContext, rules: [RunningRule]) {
    self.decoding = decoding
    refusedNumbers = decoding.failures.filter { $0.isOfNumberTooLarge }
    self.context = context
    sink = FindingSink(rules, context.findingLimit)
    selections = decoding.document.kind.traits.contains(.configurations) ? Selections() : nil
    observed = decoding.observations.reduce(0) { $0 | $1.code.bit }
    document = decoding.document
    editor = Lock(Editor(document.tree))
    mode = document.choice("comparisonMode")
    modeUse = mode.flatMap(ModeUse.of)
    platform = document.choice("platform").flatMap(Platform.init)
    let older = OlderReadings(document)
    self.older = older
    let olderMistakes = (older?.failures ?? []).map { OlderMistake($0, decoding.document.tree) }
    self.olderMistakes = olderMistakes
    misnamedKeys = older.map { OlderMisnamedKey.all($0, olderMistakes) } ?? []
    texts = Self.collectTexts(document, older)
    writtenTexts = WrittenText.collect(document, older, texts)
    let opened = Address.opened(document, modeUse)
    openedAddress = opened
    openedLinks = if let opened { OpenedLink.all(opened.address, document, platform) } else { [] }
    numericDates = NumericDate.collect(document, context.zone)
    prince = document.kind.traits.contains(.configurations) ? PrinceSections(document, context.targets) : nil
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
    if isFull || codes.allSatisfy({ observed & $0.bit == 0 }) { return [] }
    return decoding.observations.filter { codes.contains($0.code) }
  }

  /// Nothing more is taken: there are more findings than are listed.
  var isFull: Bool { sink.isFull }

  // MARK: Reporting

  /// The rule that is running.
  var rule: RunningRule { sink.rule }

  /// Another rule begins.
  func begin(_ rule: Int) { sink.begin(rule) }

  /// The findings reported so far.
  package var findings: [Finding] { sink.findings }

  /// Ends the inspection: what was reported, once.
  func finish() -> [Finding] { sink.finish() }

  /// The targeted clients among these.
  package func targeted(_ clients: ClientSet) -> ClientSet { clients.intersection(context.targets) }

  /// The targeted clients that can use the document.
  private var working: ClientSet { targeted(document.kind.clients).subtracting(decoding.uselessTo) }

  /// Reports a mistake: with what happens because of it (what the rule has if it has one effect only), to which clients
  /// (all that read the kind), and how it is repaired. One that concerns no targeted client is dropped, and so is one
  /// at a member that is left out. Words are made when a report is written.
  @inline(never)
  func report(
    _ message: @autoclosure @escaping @Sendable () -> Message, at place: some FindingPlace, effect: Effect? = nil,
    clients: ClientSet? = nil, related: @autoclosure @escaping @Sendable () -> [RelatedPlace] = [],
    repair: @autoclosure () -> Repair? = nil
  ) {
    let concerned = targeted(clients ?? document.kind.clients)
    guard !concerned.isEmpty, !isFull, let (span, pointer) = place.place(in: self) else { return }
    let fix = sink.fix(context.repairLimit, repair(), in: document.tree).flatMap { repair in
      editor.withLock { repair.fix(by: $0, working: working) }
    }
    sink.add(
      Finding(
        rule: rule.id, effect: effect ?? rule.usual, message: message(), span: span, pointer: pointer.text(in: self),
        related: related(), clients: concerned, document: document.number, kind: document.kind, role: document.role,
        fix: fix))
  }

  /// The form of `report(_:at:)` for a rule that says what is wrong, what happens and what to do at one place.
  @inline(never)
  func report(
    _ what: @autoclosure @escaping @Sendable () -> LocalizedMessage,
    so effect: @autoclosure @escaping @Sendable () -> LocalizedMessage? = nil,
    help: @autoclosure @escaping @Sendable () -> LocalizedMessage? = nil, at place: some FindingPlace,
    effect happening: Effect? = nil, clients: ClientSet? = nil,
    related: @autoclosure @escaping @Sendable () -> [RelatedPlace] = [], repair: @autoclosure () -> Repair? = nil
  ) {
    report(
      Message(what(), so: effect(), help: help()), at: place, effect: happening, clients: clients, related: related(),
      repair: repair())
  }

  /// Where the characters of a text stand in the file; nil when it is written in a way that leaves no places.
  func written(_ node: NodeID) -> WrittenScalar? { editor.withLock { $0.written(node) } }

  /// The JSON pointer of a node, as written in the file.
  func pointer(to node: NodeID) -> String { sink.pointer(to: node, in: document) }
}

extension DecodingFailure {
  /// A reader gives up on the whole text over a number that it cannot hold.
  fileprivate var isOfNumberTooLarge: Bool {
    if case .answer(let answer) = reason { answer.isOfNumberTooLarge } else { false }
  }
}
