import OSAMDecisions
import OSAMFormats
import OSAMLint
import OSAMSyntax

extension Simulation {
  /// The answer for people, what happens first, in lines of a width.
  package func text(width: Int, in formatter: MessageFormatter) -> StyledText {
    var output = StyledText(formatter)
    let outcome = formatter.text(decision.words)
    output.add(outcome, style)
    output.addFolded(formatter.text(": \(reason ?? meaning)"), at: outcome.count, hanging: 2, within: width)
    if reason != nil, meaning != Self.nothing {
      output.addFolded(formatter.text(meaning), at: 0, hanging: 2, within: width)
    }
    output.addFolded(formatter.text("\(label): \(heading)"), .strong, at: 0, hanging: 2, within: width)
    for language in languages {
      if let alert = decision.alert[language] { add(alert, language, to: &output, width) }
    }
    if let alert = decision.olderAlert { add(alert, to: &output, width) }
    output.addNotes(alertNotes, within: width)
    if let prompts { add(prompts, to: &output) }
    addTrace(to: &output, width)
    // The first line has the reason.
    let reasons = decision.fault.map { [Decision.note(of: $0)] } ?? []
    output.addNotes(
      (hangsOnReading ? [] : unreadable) + decision.notes.filter { !reasons.contains($0) }, within: width)
    if asServed != nil || asWritten != nil { output.sayLine("otherwise", .strong) }
    if let asServed {
      output.addItem(
        """
        If the service gives this document to every installed version (--applies as-served): \(asServed.words).
        """, within: width)
    }
    if let asWritten {
      let words = asWritten.words
      output.addItem(
        document.integer("serverDate").map { date in
          "Served with the serverDate it carries, \(date, in: zone, named: true): \(words)."
        } ?? "Served with the serverDate it carries: \(words).", within: width)
    }
    output.addAssumptions(assumptions, within: width)
    return output
  }

  /// The answer as a row among others: its outcome and the app, with the clients where they are told, and below it the
  /// file and the reason.
  func addRow(to output: inout StyledText, within width: Int, of clients: ClientSet?) {
    let outcome = output.formatter.text(decision.words)
    output.add(outcome, style)
    let device: LocalizedMessage =
      clients.map { "\(subject) on \(platform), library \($0.words)" } ?? "\(subject) on \(platform)"
    output.addFolded("  " + output.formatter.text(device), at: outcome.count, hanging: 4, within: width)
    output.addItem("\(label): \(reason ?? meaning)", within: width)
  }

  // MARK: The outcome

  private var heading: LocalizedMessage {
    guard let code = document.integer("versionCode") else { return "\(subject) on \(platform)" }
    return "\(subject) on \(platform), versionCode \(code)"
  }

  private var subject: String {
    document.text("packageName").map { "\(document.kind.id), \(Quote.shortened($0))" } ?? document.kind.id
  }

  private var style: Style {
    switch decision.plain {
    case .mustUpdate, .error, .crash: .severity(.error)
    case .mayUpdate, .inform, .prompt: .severity(.info)
    case .nothing: .strong
    }
  }

  /// The check that decided it, or the mistake on which the client gives up.
  private var reason: LocalizedMessage? {
    decision.fault ?? (hangsOnReading ? whyUnreadable : decision.reason(in: zone))
  }

  /// The document cannot be read, and nothing was kept in its stead.
  private var hangsOnReading: Bool { decision.plain == .error && whyUnreadable != nil }

  /// Of an outcome that says as much itself.
  private static let nothing: LocalizedMessage = "nothing is shown"

  private var meaning: LocalizedMessage {
    let callback: LocalizedMessage =
      pages.callsBack ? decision.result.map { "; the app's callback gets \($0)" } ?? "" : ""
    let version: LocalizedMessage = decision.updateVersion.map { ", \($0) is reported" } ?? ""
    switch decision.plain {
    case .mustUpdate: return pages.mustUpdate + version
    case .mayUpdate: return pages.mayUpdate + version
    case .inform: return "an alert that informs"
    case .prompt: return "the app asks for a rating" + callback
    case .nothing:
      if case .applies(_, let installed, _)? = decision.trace.last?.check {
        return "the document does not reach version \(installed)"
      }
      return Self.nothing + version + callback
    case .error: return pages.error + callback
    case .crash: return decision.olderFault?.isUnverified == true ? "the app may crash" : "the app crashes"
    }
  }

  // MARK: The alert

  private func add(_ alert: Alert, _ language: Language, to output: inout StyledText, _ width: Int) {
    output.add("  \(language.rawValue)  ", .quiet)
    output.addFolded(shown(alert.title, output), .strong, at: 6, hanging: 6, within: width)
    output.addLine(shown(alert.message, output), at: 6, within: width)
    if alert.hasCheckbox { output.add("      [ ] \(output.formatter.text("don't show again"))\n") }
    for button in alert.buttons {
      let opens = button.opens.map { opening($0, output) }
      let then: LocalizedMessage =
        opens.map { " reports \(button.result), \($0)" } ?? " reports \(button.result)"
      output.addButton(shown(button.text, output), then, at: 6, within: width)
    }
  }

  private func opening(_ address: String, _ output: StyledText) -> LocalizedMessage {
    let shown = shown(address, output)
    return linkUser?.opening(address, shown: shown) ?? "opens \(shown)"
  }

  private func add(_ alert: OlderAlert, to output: inout StyledText, _ width: Int) {
    output.addLine(shown(alert.title, output), .strong, at: 2, within: width)
    output.addLine(shown(alert.message, output), at: 2, within: width)
    if alert.buttons.isEmpty {
      output.sayFolded("no button: the alert cannot be closed", .severity(.warning), width: width, indent: 2)
    }
    for button in alert.buttons {
      let opens: LocalizedMessage =
        button.opens.map { button.mayOpenNothing ? ", may open \($0)" : ", \(opening($0, output))" } ?? ""
      let reports: LocalizedMessage = button.result.map { ", reports \($0)" } ?? ""
      let then: LocalizedMessage = button.crashes ? " the app crashes" : button.then.words + opens + reports
      output.addButton(shown(button.text, output), then, at: 2, within: width)
    }
    if let leaving = alert.resultOfLeaving {
      output.addLine(output.formatter.text("leaving it reports \(leaving)"), .quiet, at: 2, within: width)
    }
  }

  private func add(_ prompts: [Instant], to output: inout StyledText) {
    output.sayLine("prompts of this habit", .strong)
    if prompts.isEmpty { output.sayFolded("none", width: .max, indent: 2) }
    for prompt in prompts { output.sayFolded("\(prompt, in: zone, named: true)", width: .max, indent: 2) }
  }

  private func shown(_ text: String, _ output: StyledText) -> String { output.formatter.text(Self.orEmpty(text)) }

  private func shown(_ text: OlderText, _ output: StyledText) -> String {
    output.formatter.text(text.shown(Self.orEmpty))
  }

  private static func orEmpty(_ text: String) -> LocalizedMessage {
    text.isEmpty ? "(empty)" : LocalizedMessage(value: text)
  }

  // MARK: Why

  private func addTrace(to output: inout StyledText, _ width: Int) {
    let why = output.formatter.text("why")
    output.add(why, .strong)
    output.addFolded(output.formatter.text(basis), at: why.count, hanging: 2, within: width)
    let lines = LineMap(document.tree.bytes)
    let rows = decision.trace.enumerated().map { index, step in
      (
        step: step, member: Display.escaped(step.member ?? ""),
        place: output.formatter.text(place(of: step, index, lines))
      )
    }
    let memberWidth = rows.map { $0.member.count }.max() ?? 0
    let placeWidth = rows.map { $0.place.count }.max() ?? 0
    let (yes, no) = (output.formatter.text("yes"), output.formatter.text("no"))
    for row in rows {
      let answer = row.step.holds ? yes : no
      let blanks = String(repeating: " ", count: 5 - min(answer.count, 4))
      output.add("  \(answer)\(blanks)", row.step.holds ? .help : .severity(.warning))
      let place = Self.padded(row.member, memberWidth) + Self.padded(row.place, placeWidth)
      let words = output.formatter.text(row.step.words(in: zone))
      let column = 7 + place.count
      if column + words.count > width, width - column < StyledText.leastRoom {
        let shown = [row.member, row.place].filter { !$0.isEmpty }.joined(separator: "  ")
        output.add(shown.isEmpty ? "" : "\(shown)\n         ", .quiet)
        output.addFolded(words, at: shown.isEmpty ? 7 : 9, hanging: 9, within: width)
      } else {
        output.add(place, .quiet)
        output.addFolded(words, at: column, hanging: column, within: width)
      }
    }
  }

  /// In a column with a gap behind it; nothing where no row has anything.
  private static func padded(_ text: String, _ width: Int) -> String {
    width == 0 ? "" : text + String(repeating: " ", count: width - text.count + 2)
  }

  /// The release, and both clocks in the zone of the dates that follow, where the library compares moments.
  private var basis: LocalizedMessage {
    if let moment {
      return ", with \(client.library.id) \(client.release.name) at \(moment, in: zone, named: true)"
    }
    return ", with \(client.library.id) \(client.release.name)"
  }

  /// The moment that is asked about; nil where the library compares none.
  var moment: Instant? {
    if case .integer(let now)? = inputs.first(where: { $0.name == "date" })?.value { now } else { nil }
  }

  /// Where the value compared stands: line and column, or why there is no such place.
  private func place(of step: Step, _ index: Int, _ lines: LineMap) -> LocalizedMessage {
    guard let member = step.member, stepsNameMembers else { return "" }
    if let firstKeptStep, index >= firstKeptStep { return "kept" }
    guard let pair = document.pair(member) else { return "left out" }
    let position = lines.position(of: document.span(pair.place).start)
    return "\(position.line):\(position.column)"
  }
}

extension StyledText {
  /// Text that begins at a column of a line and goes on below at another.
  fileprivate mutating func addFolded(
    _ text: String, _ style: Style = .plain, at column: Int, hanging: Int, within width: Int
  ) {
    if column + text.count <= width { return add(text + "\n", style) }
    // The text before it on the first line counts as a word of that length.
    let lead = String(repeating: "x", count: max(0, column - hanging))
    let lines = FoldedText.lines(lead + text, width: max(Self.leastRoom, width - hanging))
    for (number, line) in lines.enumerated() {
      let indent = number == 0 ? "" : String(repeating: " ", count: hanging)
      add(indent + (number == 0 ? String(line.dropFirst(lead.count)) : line) + "\n", style)
    }
  }

  /// A line of its own, indented.
  fileprivate mutating func addLine(_ text: String, _ style: Style = .plain, at indent: Int, within width: Int) {
    add(String(repeating: " ", count: indent))
    addFolded(text, style, at: indent, hanging: indent, within: width)
  }

  fileprivate mutating func addItem(_ words: LocalizedMessage, _ style: Style = .plain, within width: Int) {
    add("  ")
    addFolded(formatter.text(words), style, at: 2, hanging: 4, within: width)
  }

  mutating func addAssumptions(_ assumptions: [LocalizedMessage], within width: Int) {
    if assumptions.isEmpty { return }
    sayLine("assumed", .strong)
    for assumption in assumptions { addItem(assumption, .quiet, within: width) }
  }

  fileprivate mutating func addNotes(_ notes: [LocalizedMessage], within width: Int) {
    for note in notes {
      let head = "  \(formatter.text("note:")) "
      add(head)
      addFolded(formatter.text(note), at: head.count, hanging: head.count, within: width)
    }
  }

  fileprivate mutating func addButton(_ label: String, _ then: LocalizedMessage, at indent: Int, within width: Int) {
    let label = "\(String(repeating: " ", count: indent))[\(label)]"
    add(label)
    addFolded(formatter.text(then), .quiet, at: label.count, hanging: indent + 2, within: width)
  }

  /// Columns that are worth folding into.
  fileprivate static let leastRoom = 24
}

extension Decision {
  fileprivate var words: LocalizedMessage { plain.words(of: outcome) }
}

extension OlderAlert.Then {
  /// The effect on the alert.
  fileprivate var words: LocalizedMessage {
    switch self {
    case .closes: " the alert closes"
    case .comesBack: " the alert comes back"
    case .stays: " the alert stays"
    }
  }
}
