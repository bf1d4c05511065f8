import OSAMFormats
import OSAMPlatform
import OSAMSyntax

/// A file under a rule, before or without its documents.
package final class FileInspection: Sendable {
  package let tree: Tree
  package let recognition: Recognition
  /// The document of a file that has one and is damaged.
  private let single: Decoding?
  /// For each fault the clients that cannot decode the single document because of it.
  private let refusals: [Fault: ClientSet]
  /// For each bare word, those to which it is no right value, though they may take it for a text.
  private let asValues: [SourceSpan: ClientSet]
  /// Only where there are several and something to report.
  private let places: DocumentPlaces?
  /// Every fault is one whose remedy is certain.
  let isMendable: Bool
  package let context: CheckContext
  /// The file was named on the command line (and not found by a walk).
  package let isNamed: Bool
  /// Its documents have more findings than are listed.
  let hasMore: Bool
  private let sink: FindingSink

  private struct Fault: Hashable {
    var kind: SyntaxFault.Kind
    var span: SourceSpan

    init(_ fault: SyntaxFault) { (kind, span) = (fault.kind, fault.span) }
  }

  private let told: [SyntaxFault]

  init(
    tree: Tree, recognition: Recognition, single: Decoding?, context: CheckContext, isNamed: Bool,
    hasMore: Bool = false,
    rules: [RunningRule]
  ) {
    self.hasMore = hasMore
    self.tree = tree
    isMendable = tree.isMendable
    self.recognition = recognition
    self.single = single
    let refusals = zip(tree.faults, single?.faultRefusals ?? [])
    self.refusals = Dictionary(pairs: refusals.map { (Fault($0), $1) }) { first, _ in first }
    let words = Set(tree.faults.lazy.filter { $0.kind == .unquotedValue }.map { $0.span })
    var asValues: [SourceSpan: ClientSet] = [:]
    for observation in single?.observations ?? [] where words.contains(observation.span) {
      asValues[observation.span] = (asValues[observation.span] ?? .empty) | observation.refusedBy
    }
    self.asValues = asValues
    let isQuiet = tree.faults.isEmpty && recognition.unrecognised.isEmpty && recognition.ambiguous.isEmpty
    places = isQuiet || recognition.found.count < 2 ? nil : DocumentPlaces(tree, recognition)
    self.context = context
    self.isNamed = isNamed
    sink = FindingSink(rules, context.findingLimit)
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

  /// Clients that never come back from reading the single document.
  var endlessTo: ClientSet { single?.endlessTo ?? .empty }

  private func found(at span: SourceSpan) -> Recognition.Found? {
    recognition.found.count == 1
      ? recognition.found.first : places?.document(at: span).map { recognition.found[$0] }
  }

  /// Answers of the clients of a damaged document that give up at this fault; where it breaks the text, also of those
  /// that read on and cannot use what is left.
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

  /// True if the clients of an answer can use the document on another platform: the multiplatform library has a reader
  /// for each. [prince-kmp-on-ios]
  func isReadElsewhere(_ answer: ClientAnswer) -> Bool {
    (single?.answers ?? []).contains { other in
      !other.clients.intersection(answer.clients).isEmpty
        && (other.failure.map { $0.offset == nil && $0.reach < .everyDevice } ?? true)
    }
  }

  /// True for the first break of the text. All that stands behind it is its doing: no rule says anything else of it.
  private func isFirstBreak(_ fault: SyntaxFault) -> Bool {
    tree.textBreak?.offset == fault.span.start && fault.isBreak(in: tree)
  }

  /// Targeted clients that give up at a fault before this one, and so never come to it.
  func stoppingBefore(_ fault: SyntaxFault) -> ClientSet {
    guard let single else { return .empty }
    let stopping = single.answers.filter { answer in
      answer.failure.map { $0.offset != nil && $0.span(in: single.document).start < fault.span.start } ?? false
    }
    return stopping.reduce(.empty) { $0 | $1.clients }.intersection(context.targets)
  }

  /// The targeted clients that can use the document, as far as that is known.
  private var working: ClientSet {
    guard let single else { return context.targets }
    return context.targets.intersection(single.document.kind.clients).subtracting(single.uselessTo)
  }

  /// How the file is meant.
  package var role: Role { context.role ?? .usual(for: tree.syntax) }

  /// Clients that cannot decode the document because of a fault; every reader when there is no document.
  package func refusing(_ fault: SyntaxFault) -> ClientSet {
    guard let found = found(at: fault.span) else { return context.kinds.tableClients }
    if let single {
      guard let refusing = refusals[Fault(fault)] else { return context.kinds.tableClients }
      let lost = isFirstBreak(fault) ? single.uselessTo : .empty
      return refusing | lost | (fault.kind == .unquotedValue ? asValues[fault.span] ?? .empty : .empty)
    }
    return Decoding.refusing(fault, unserved: found.kind)
  }

  /// The findings reported so far.
  package var findings: [Finding] { sink.findings }

  /// Ends the inspection: what was reported, once.
  func finish() -> [Finding] { sink.finish() }

  /// The rule that is running.
  var rule: RunningRule { sink.rule }

  /// Another rule begins.
  func begin(_ rule: Int) { sink.begin(rule) }

  /// Reports a mistake at some bytes, as a document's rules do (`Inspection.report`). Without a pointer it has that of
  /// the document there.
  @inline(never)
  func report(
    _ message: @autoclosure @escaping @Sendable () -> Message, at span: SourceSpan, pointer: String? = nil,
    effect: Effect? = nil, clients: ClientSet? = nil,
    related: @autoclosure @escaping @Sendable () -> [RelatedPlace] = [], repair: @autoclosure () -> Repair? = nil
  ) {
    let found = found(at: span)
    let concerned = (clients ?? found?.kind.clients ?? context.kinds.tableClients).intersection(context.targets)
    if concerned.isEmpty { return }
    sink.add(
      Finding(
        rule: rule.id, effect: effect ?? rule.usual, message: message(), span: span,
        pointer: pointer ?? found?.pointer, related: related(), clients: concerned, document: found?.number,
        kind: found?.kind, role: role, fix: repair()?.fix(by: Editor(tree), working: working)))
  }

  /// The form of `report(_:at:)` for a rule that says what is wrong, what happens and what to do at one place.
  @inline(never)
  func report(
    _ what: @autoclosure @escaping @Sendable () -> LocalizedMessage,
    so effect: @autoclosure @escaping @Sendable () -> LocalizedMessage? = nil,
    help: @autoclosure @escaping @Sendable () -> LocalizedMessage? = nil, at span: SourceSpan, pointer: String? = nil,
    effect happening: Effect? = nil, clients: ClientSet? = nil,
    related: @autoclosure @escaping @Sendable () -> [RelatedPlace] = [], repair: @autoclosure () -> Repair? = nil
  ) {
    report(
      Message(what(), so: effect(), help: help()), at: span, pointer: pointer, effect: happening, clients: clients,
      related: related(), repair: repair())
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
