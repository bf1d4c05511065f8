import OSAMDecisions
import OSAMFormats
import OSAMLint
import OSAMReports
import OSAMSyntax

/// What the program answers to a question of the page, asked as its commands ask.
struct PageAnswers {
  private let question: PageQuestion
  private let kinds: ReportedKinds
  private let simulations: KindSimulations
  private let catalogues: Catalogues
  private let zone = Zone.madrid
  private let now: Instant

  init(
    _ question: PageQuestion, _ kinds: ReportedKinds, _ simulations: KindSimulations, _ catalogues: Catalogues
  ) {
    self.question = question
    now = question.now(in: zone)
    self.kinds = kinds
    self.simulations = simulations
    self.catalogues = catalogues
  }

  var answer: [UInt8] {
    switch question.wanted {
    case .check: Array(check.utf8)
    case .fix: Fixer(linter: linter, allowsUnsafe: false).repair(input).bytes
    case .preview: Array(preview.utf8)
    case .outcomes: Array(outcomes.utf8)
    case .build: Array(build.text(pretty: false).utf8)
    case .agenda: Array(agenda.utf8)
    case .simulate: Array(simulated.text(pretty: false).utf8)
    case .documents: Array(documents.text(pretty: false).utf8)
    case .begin: Array(begin.utf8)
    case .kinds: Array(listed.text(pretty: false).utf8)
    case .words: Array(words.text(pretty: false).utf8)
    case .moment: Array(formatter.text("\(now, in: zone, named: true)").utf8)
    }
  }

  // MARK: What all of them ask with

  private var kind: DocumentKind? { question.text("kind").flatMap { kinds.models.kinds.named($0) } }

  private var input: FileInput {
    FileInput(path: question.path, bytes: question.text, syntax: question.syntax, isNamed: true)
  }

  private var context: CheckContext {
    var context = CheckContext(kinds.models, now: now)
    context.zone = zone
    context.kind = kind
    return context
  }

  private var linter: Linter { Linter(context: context) }

  private var recognition: Recognition {
    Recognition(Tree.read(question.text, as: question.syntax), context.recognition(of: input))
  }

  /// For what people read.
  private var formatter: MessageFormatter {
    var formatter = MessageFormatter(catalogues[question.language])
    formatter.isPlain = true
    return formatter
  }

  /// For what machines read.
  private var machineFormatter: MessageFormatter { MessageFormatter(catalogues[question.language]) }

  private func terms(_ clock: ClosedRange<Instant> = QuestionTerms.usualClock) -> QuestionTerms {
    QuestionTerms(
      kinds.models, clients: kinds.models.kinds.clients.verified, platform: nil, applies: .below, clock: clock,
      today: now, narrowings: [:])
  }

  private func outcomeQuestion(_ terms: QuestionTerms) -> OutcomeQuestion {
    OutcomeQuestion(kinds: kinds, terms: terms, zone: zone, fixed: [])
  }

  // MARK: check

  private var check: String {
    var report = linter.checkAlone(input)
    var summary = Summary()
    if report.isPassedOver {
      summary.skipped = 1
      summary.likely = report.isLikely ? 1 : 0
    } else {
      summary.add(report)
    }
    let formatter = machineFormatter
    report.say(MessageFormatters(formatter))
    var json = JSONReport(in: formatter)
    return json.start() + (report.isPassedOver ? "" : json.file(report)) + json.finish(summary)
  }

  // MARK: preview, outcomes, agenda

  private var preview: String {
    let formatter = formatter
    var terms = terms()
    terms.leavesOutUnreadable = true
    var report = linter.check(input)
    report.say(MessageFormatters(formatter))
    report.bytes = question.text
    var entries = PreviewPage.Entry.all(of: report, Array(recognition.documents), outcomeQuestion(terms))
    if let number = question.number("document"), entries.indices.contains(Int(number)) {
      entries = [entries[Int(number)]]
    }
    return PreviewPage(entries, changes: nil, now: now, zone: zone, in: formatter).html
  }

  private var outcomes: String {
    let terms = terms()
    let asked = outcomeQuestion(terms)
    let documents = Array(recognition.documents)
    var answers: [DocumentOutcomes] = []
    var leftOut: [LeftOutPart] = []
    for document in documents {
      guard case .success(let found) = asked.outcomes(of: document, path: question.path, count: documents.count) else {
        continue
      }
      leftOut += found.leftOutParts
      if !found.isUnanswered, !found.tables.isEmpty { answers.append(found) }
    }
    return OutcomesJSON.text(answers, leftOut: leftOut, terms, in: machineFormatter)
  }

  // MARK: build

  private var build: JSONValue {
    var context = context
    context.role = .authored
    var builder = Builder(context: context) { _ in [:] }
    let recognition = Recognition(Tree.read(question.text, as: question.syntax), context.recognition(of: input))
    let documents = Array(recognition.documents)
    if !documents.isEmpty { builder.build(documents, of: question.path, recognition.tree) }
    let formatter = formatter
    var refused = TextReport(colour: false, in: formatter)
    return [
      "built": .array(
        (builder.refusals.isEmpty ? builder.built : []).map { built in
          ["label": .string(built.label), "text": .string(String(decoding: built.bytes, as: UTF8.self))]
        }),
      "notes": .strings(builder.notes.map(formatter.text)),
      "refused": .strings(builder.refusals.map { refused.file($0) }),
    ]
  }

  // MARK: agenda

  /// A calendar of a year; empty where a clock cannot count as far.
  private var agenda: String {
    let (end, isLate) = now.addingReportingOverflow(365 * Calendar.millisecondsPerDay)
    let (before, isEarly) = now.subtractingReportingOverflow(1)
    if isLate || isEarly { return "" }
    var changes = AgendaChanges(terms(before...end), in: now...end, zone: zone, isForCalendar: true)
    var leftOut: [LeftOutPart] = []
    let documents = Array(recognition.documents)
    for document in documents where document.whyNoAnswer == nil {
      do throws(TooManyCells) {
        let without = try changes.add(document, of: question.path, count: documents.count)
        leftOut += without.map { LeftOutPart(path: question.path, document: document, library: $0.withoutOptions) }
      } catch { continue }
    }
    return Agenda(
      changes.events, spans: changes.spans, leftOut: leftOut, from: now, to: end, zone: zone
    ).calendar(in: machineFormatter)
  }

  // MARK: simulate

  private var simulated: JSONValue {
    let formatter = formatter
    let known = kinds.models.kinds.clients
    let version = question.text("version")
    guard let newest = AskedClient.newestOfCommonModule(among: known),
      let installed = version.map({ Simulator.Installed(version: $0) }) ?? .notGiven
    else { return ["text": "", "leftOut": []] }
    var asked = SimulateOptions()
    asked.question.version = version
    let simulators = Simulators(
      kinds: simulations,
      common: Simulator(
        kinds: kinds, asked: asked, askedClient: AskedClient(assumed: newest), now: now, zone: zone,
        installed: installed, applies: .below, platform: question.platform, language: nil),
      perClient: PerClientSimulator(
        kinds: kinds, asked: asked, targets: known, platform: question.platform, now: now, zone: zone,
        requirements: []), named: nil)
    var texts: [String] = []
    var leftOut: [LocalizedMessage] = []
    let documents = Array(recognition.documents)
    for document in documents {
      let label = Simulation.label(path: question.path, document: document, count: documents.count)
      let (answers, left) = simulators.simulate(document, path: question.path, count: documents.count)
      texts += answers.map { $0.text(width: width, in: formatter).painted(false) }
      leftOut += left.map { "\(label): \($0.words)" }
    }
    return ["text": .string(texts.joined(separator: "\n")), "leftOut": .strings(leftOut.map(formatter.text))]
  }

  /// Columns that lines may have: what the page has room for, else those of a terminal.
  private var width: Int { question.number("width").map { Int(min(max($0, 30), 200)) } ?? 80 }

  // MARK: documents, begin, kinds

  /// Each with its place in the text, in bytes, and those of its dates.
  private var documents: JSONValue {
    let formatter = formatter
    return .array(
      recognition.documents.map { document in
        let span = document.span(document.root)
        return [
          "number": .integer(document.number), "kind": .string(document.kind.id), "start": .integer(span.start),
          "end": .integer(span.end), "dates": .array(dates(document, formatter)),
        ]
      })
  }

  /// Dates that every client reads alike: the name, the moment in milliseconds and in words, the place of the value.
  private func dates(_ document: Document, _ formatter: MessageFormatter) -> [JSONValue] {
    document.kind.members.enumerated().compactMap { row, member -> JSONValue? in
      guard case .instant = member.type, let moment = document.reading(member.name)?.commonValue,
        let pair = document.pair(row: row)
      else { return nil }
      let span = document.span(pair.place)
      let isOfDay = document.zone.isMidnight(moment) || document.zone.isMidnight(moment.later(by: 1))
      let words: LocalizedMessage = "\(short: moment, in: document.zone, withTime: !isOfDay)"
      return [
        "name": .string(member.name), "moment": .integer(moment),
        "text": .string(formatter.text(words)), "start": .integer(span.start), "end": .integer(span.end),
      ]
    }
  }

  private var begin: String {
    guard let kind else { return "" }
    return kind.starter(at: now, in: formatter).text()
  }

  private var listed: JSONValue {
    let formatter = formatter
    return [
      "kinds": .array(
        kinds.models.kinds.all.map { kind in
          ["id": .string(kind.id), "title": .string(formatter.text(kinds[kind].title))]
        })
    ]
  }

  private var words: JSONValue {
    let formatter = formatter
    return .object(
      PageWords.all.map { ($0.name, .string(formatter.text($0.words))) }
        + Severity.allCases.map { ($0.rawValue, .string(formatter.text($0.word))) })
  }
}
