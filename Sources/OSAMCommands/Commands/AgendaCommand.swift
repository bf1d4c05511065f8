import OSAMDecisions
import OSAMFormats
import OSAMLint
import OSAMReports
import OSAMSyntax

/// `osam-lint agenda [PATH…]`
struct AgendaCommand: ConsoleCommand {
  static let name = "agenda"

  enum Format: String, CaseIterable { case text, json, markdown, ics, svg }

  private static let formats = Choices<Format>("--format")
  private static let usualDays = 90

  var files: [FilePath] = []
  var days: Int?
  var date: String?
  var clients: String?
  var platform: String?
  var applies: String?
  var failOnChange: String?
  var reading = ReadingOptions()
  var format = Format.text.rawValue
  var color: String?

  static func row(_ kinds: Kinds) -> CommandRow {
    CommandRow(
      Self.self, title: "Lists what changes by itself in the next days: when alerts begin and end, and for whom.",
      text: """
        Without files it takes the documents that check would find. It is about devices that are online and see the alert \
        for the first time; outcomes tells all of them. Entries of the settings that expire are listed as well.
        """,
      operands: [.paths("path", "Files and directories; - is standard input.") { $0.files.append($1) }],
      options: [
        [
          .number("--days", "How many days to look ahead, \(usualDays) by default.", 1...36_500) { $0.days = $1 },
          Moment.option { $0.date = $1 },
          TargetOptions.question(kinds) { $0.clients = $1 },
          .value(
            "--platform", "platform", "Platform of the devices, \(Choices.devicePlatform.list).",
            completion: .choices { Choices.devicePlatform.all }
          ) { $0.platform = $1 },
          QuestionOptions.appliesOption { $0.applies = $1 },
          .value(
            "--fail-on-change", "span",
            "End with exit status 1 when something changes within this time, such as 7d or 12h."
          ) { $0.failOnChange = $1 },
        ],
        ReadingOptions.options(kinds).within { $1(&$0.reading) },
        [
          .value(
            "--format", "format", "How the answer is written: \(formats.list); ics is for calendars.",
            completion: .choices { formats.all }, preset: LocalizedMessage(value: Format.text.rawValue)
          ) { $0.format = $1 },
          ColourChoice.option { $0.color = $1 },
        ],
      ],
      examples: [
        Example("See what happens in the next three months:", "osam-lint agenda"),
        Example("Give a calendar program the next year:", "osam-lint agenda --days 365 --format ics > alerts.ics"),
      ])
  }

  func run(on console: Console) throws(Failure) -> ExitStatus {
    let format = try Self.formats.value(of: format)
    let usesColour = console.usesColour(try .of(color, console))
    let span = try failingSpan()
    let finder = try reading.settings(console)
    let layer = try finder.base(on: console)
    let zone = try reading.zone(layer)
    let today = try Moment.of(date, console, zone: zone)
    let (length, overflows) = Int64(days ?? Self.usualDays).multipliedReportingOverflow(by: Calendar.millisecondsPerDay)
    // The days that --fail-on-change asks about are looked at, however few are listed otherwise.
    let (end, isLate) = today.addingReportingOverflow(max(length, span ?? 0))
    let (before, isEarly) = today.subtractingReportingOverflow(1)
    if overflows || isLate || isEarly {
      throw Failure("this date is beyond what a clock can count", hint: "Write \(Moment.forms).")
    }
    var restriction = RestrictionOptions()
    (restriction.clients, restriction.platform) = (clients, platform)
    var restrictions = try restriction.restrictions(console.kinds, now: today, zone: zone)
    restrictions.noteUnread(on: console)
    restrictions.date = NumberRange(from: before, to: end)
    let targets = try TargetOptions().targets(console.kinds, layer) ?? console.kinds.known.clients
    let rule = try Choices.applies.value(ofOptional: applies) ?? layer?.applies?.value ?? .below
    let terms = restrictions.terms(console.kinds.models, targets: targets, applies: rule, today: today)
    let loaded = try DocumentLoader(files, reading, finder, on: console)
    var status = loaded.status
    let expiries = try expiries(loaded, finder, from: today, to: end, zone)
    let options = (applies.map { ["--applies", $0] } ?? []) + reading.arguments
    var question = OutcomeQuestion(kinds: console.kinds.reported, terms: terms, zone: zone, fixed: options)
    question.terms.clock = before...end
    var changes = AgendaChanges(terms, in: today...end, zone: zone, isForCalendar: format == .ics)
    var timelines: [Timeline] = []
    var leftOut: [LeftOutPart] = []
    for file in loaded.files {
      for document in file.documents {
        let count = file.documents.count
        let label = Simulation.label(path: file.path, document: document, count: count)
        var obstacle = document.whyNoAnswer
        var without: [LeftOutLibrary] = []
        if obstacle == nil {
          do throws(TooManyCells) {
            without = try changes.add(document, of: file.path, count: count)
          } catch { obstacle = error.words }
        }
        if obstacle == nil, format == .svg {
          switch question.outcomes(of: document, path: file.path, count: count) {
          case .success(let outcomes):
            // Libraries that look at no clock are drawn as well.
            without = outcomes.leftOut
            if !outcomes.isUnanswered { timelines.append(Timeline(outcomes, terms, period: today...end)) }
          case .failure(let why): obstacle = why.words
          }
        }
        for library in without.map(\.withoutOptions) {
          library.tell(of: label, on: console)
          leftOut.append(LeftOutPart(path: file.path, document: document, library: library))
          status = max(status, .incomplete)
        }
        if let words = OutcomeAssumptions.laterReleases(document.namesReadByNobody, document.kind) {
          console.note("\(label): \(words)")
        }
        guard let obstacle else { continue }
        console.note("osam-lint: \(label) was left out: \(obstacle)")
        status = max(status, .incomplete)
      }
    }
    if loaded.files.isEmpty { return loaded.status(files, on: console) }
    let agenda = Agenda(
      expiries + changes.events, spans: changes.spans, leftOut: leftOut, from: today, to: end, zone: zone)
    write(agenda, timelines, format, usesColour, isWhole: status == .clean, console)
    guard let span else { return status }
    let isSoon = agenda.events.contains { $0.at - today <= span }
    return isSoon ? max(status, .findings) : status
  }

  private func failingSpan() throws(Failure) -> Int64? {
    guard let failOnChange else { return nil }
    guard let span = WrittenDuration.milliseconds(failOnChange), span >= 0 else {
      throw Failure(
        "“\(Quote.shortened(failOnChange))” is no time that --fail-on-change takes", hint: "Write it as 7d or 12h.")
    }
    return span
  }

  /// Entries of the settings above the documents, and of those of the directory, that expire in the time.
  private func expiries(
    _ loaded: DocumentLoader, _ finder: SettingsFinder, from: Instant, to: Instant, _ zone: Zone
  ) throws(Failure) -> [AgendaEvent] {
    var seen: Set<FilePath> = []
    var events: [AgendaEvent] = []
    let folders = loaded.files.map { $0.path.absolute(in: finder.directory).folder ?? "/" }
    for folder in [finder.directory] + folders {
      guard let found = try finder.settings(in: folder), seen.insert(found.path).inserted else { continue }
      let zone = found.file.base.zone?.value ?? zone
      for entry in found.file.allowances {
        guard let end = entry.lastMoment(in: zone), end >= from, end < to else { continue }
        events.append(
          AgendaEvent(expiryOf: entry.rule, reason: entry.reason, in: found.file.path, at: end + 1, zone: zone))
      }
    }
    return events
  }

  private func write(
    _ agenda: Agenda, _ timelines: [Timeline], _ format: Format, _ usesColour: Bool, isWhole: Bool, _ console: Console
  ) {
    switch format {
    case .text:
      // Of what was left out nothing is known.
      if agenda.events.isEmpty, isWhole { console.note(agenda.nothing) }
      console.print(agenda.text(width: console.width, in: console.formatter(on: .output)).painted(usesColour))
    case .json: console.print(agenda.json(in: console.machineFormatter))
    case .markdown: console.print(agenda.markdown(in: console.formatter))
    case .ics: console.printDocument(agenda.calendar(in: console.machineFormatter))
    case .svg: console.printDocument(TimelineSheet.file(timelines, in: console.formatter))
    }
  }
}
