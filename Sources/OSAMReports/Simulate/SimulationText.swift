import OSAMDecisions
import OSAMFormats
import OSAMSyntax

extension Simulation {
  /// The answer for people, what happens first, in lines of a width.
  package func text(width: Int) -> StyledText {
    var output = StyledText()
    output.add(decision.words, style)
    output.addFolded(": \(meaning)", at: decision.words.count, hanging: 2, within: width)
    output.addFolded("\(label): \(heading)", .strong, at: 0, hanging: 2, within: width)
    for language in languages {
      if let alert = decision.alert[language] { add(alert, language, to: &output, width) }
    }
    if let alert = decision.olderAlert { add(alert, to: &output, width) }
    output.addNotes(alertNotes, within: width)
    if let prompts { add(prompts, to: &output) }
    addTrace(to: &output, width)
    output.addNotes((reasons + decision.notes).map { Display.escaped($0) }, within: width)
    if asServed != nil || asWritten != nil { output.add("otherwise\n", .strong) }
    if let asServed {
      let words = "If the service gives this document to every installed version (--applies as-served)"
      output.addItem("\(words): \(asServed.words).", within: width)
    }
    if let asWritten {
      let date = document.integer("serverDate").map { ", \(zone.describe($0))" } ?? ""
      output.addItem("Served with the serverDate it carries\(date): \(asWritten.words).", within: width)
    }
    if !assumptions.isEmpty {
      output.add("assumed\n", .strong)
      for assumption in assumptions { output.addItem(Display.escaped(assumption), .quiet, within: width) }
    }
    return output
  }

  // MARK: What happens

  private var heading: String {
    var words = document.kind.id
    if document.kind.isAsked { return "\(words) on \(platform)" }
    if let package = document.text("packageName") { words += ", \(Quote.shortened(package))" }
    words += " on \(platform)"
    if let code = document.integer("versionCode") { words += ", versionCode \(code)" }
    return words
  }

  private var style: Style {
    switch decision.plain {
    case .mustUpdate, .error, .crash: .severity(.error)
    case .mayUpdate, .inform, .prompt: .severity(.info)
    case .nothing: .strong
    }
  }

  private var meaning: String {
    let callback = decision.result.map { "; the app's callback gets \($0)" } ?? ""
    let version = decision.updateVersion.map { ", \(Display.escaped($0)) is reported" } ?? ""
    switch decision.plain {
    case .mustUpdate where document.kind == .princeOfVersions: return "the app must be updated\(version)"
    case .mustUpdate: return document.kind.isAsked ? "an alert that must be followed" : "an alert that only OK closes"
    case .mayUpdate where document.kind == .princeOfVersions: return "an update is offered\(version)"
    case .mayUpdate: return "an alert that offers the update"
    case .inform: return "an alert that informs"
    case .prompt: return "the app asks for a rating\(document.kind.isAsked ? "" : callback)"
    case .nothing:
      if document.kind.isAsked { return "nothing is shown\(version)" }
      if case .applies(_, let installed, _)? = decision.trace.last?.comparison {
        return "the document does not reach version \(installed)"
      }
      return "nothing is shown\(callback)"
    case .error:
      return document.kind.isAsked ? "the app gets an error, and nothing is shown" : "nothing is shown\(callback)"
    case .crash: return decision.olderFault?.isUnverified == true ? "the app may crash" : "the app crashes"
    }
  }

  // MARK: The alert

  private func add(_ alert: Alert, _ language: Language, to output: inout StyledText, _ width: Int) {
    output.add("  \(language.rawValue)  ", .quiet)
    output.addFolded(Self.shown(alert.title), .strong, at: 6, hanging: 6, within: width)
    output.addLine(Self.shown(alert.message), at: 6, within: width)
    if alert.hasCheckbox { output.add("      [ ] don't show again\n") }
    for button in alert.buttons {
      let opens = button.opens.map { ", opens \(Self.shown($0))" } ?? ""
      output.addButton(Self.shown(button.text), " reports \(button.result)\(opens)", at: 6, within: width)
    }
  }

  private func add(_ alert: OlderAlert, to output: inout StyledText, _ width: Int) {
    output.addLine(Self.shown(alert.title), .strong, at: 2, within: width)
    output.addLine(Self.shown(alert.message), at: 2, within: width)
    if alert.buttons.isEmpty { output.add("  no button: the alert cannot be closed\n", .severity(.warning)) }
    for button in alert.buttons {
      let opens = button.opens.map { ", \(button.mayOpenNothing ? "may open" : "opens") \(Display.escaped($0))" } ?? ""
      let reports = button.result.map { ", reports \($0)" } ?? ""
      let then = button.crashes ? " the app crashes" : " the alert \(button.then.rawValue)\(opens)\(reports)"
      output.addButton(Self.shown(button.text), then, at: 2, within: width)
    }
    if let leaving = alert.resultOfLeaving {
      output.addLine("leaving it reports \(leaving)", .quiet, at: 2, within: width)
    }
  }

  private func add(_ prompts: [Instant], to output: inout StyledText) {
    output.add("prompts of this habit\n", .strong)
    if prompts.isEmpty { output.add("  none\n") }
    for prompt in prompts { output.add("  \(zone.describe(prompt))\n") }
  }

  private static func shown(_ text: String) -> String { text.isEmpty ? "(empty)" : Display.escaped(text) }

  private static func shown(_ text: OlderText) -> String {
    switch text {
    case .absent: "(no text)"
    case .text(let text): text.isEmpty ? "(empty)" : Display.escaped(text)
    case .own: "(words of the library)"
    case .anyOf(let texts): "one of " + texts.map { "“\(Display.escaped($0))”" }.joined(separator: ", ")
    }
  }

  // MARK: Why

  private func addTrace(to output: inout StyledText, _ width: Int) {
    output.add("why", .strong)
    output.addFolded(", with \(client.library.id) \(client.release.name)\(moment)", at: 3, hanging: 2, within: width)
    let lines = LineMap(document.tree.bytes)
    let rows = decision.trace.enumerated().map { index, step in
      (step: step, member: Display.escaped(step.member ?? ""), place: place(of: step, index, lines))
    }
    let memberWidth = rows.map(\.member.count).max() ?? 0
    let placeWidth = rows.map(\.place.count).max() ?? 0
    for row in rows {
      output.add(row.step.holds ? "  yes  " : "  no   ", row.step.holds ? .help : .severity(.warning))
      let place = Self.padded(row.member, memberWidth) + Self.padded(row.place, placeWidth)
      let words = Display.escaped(row.step.words(in: zone))
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

  /// Both clocks, in the zone of the dates that follow; the other libraries compare no moment.
  private var moment: String {
    if document.kind.isAsked { return "" }
    return inputs.first { $0.name == "date" }.map { input in
      if case .integer(let now) = input.value { " at \(zone.describe(now))" } else { "" }
    } ?? ""
  }

  /// Where the value compared stands: line and column, or why there is no such place. Steps of clients that are asked
  /// name what they compare and no row of a table.
  private func place(of step: Step, _ index: Int, _ lines: LineMap) -> String {
    guard let member = step.member, !document.kind.isAsked else { return "" }
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
    // What stands before it on the first line counts as a word of that length.
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

  fileprivate mutating func addItem(_ text: String, _ style: Style = .plain, within width: Int) {
    add("  ")
    addFolded(text, style, at: 2, hanging: 4, within: width)
  }

  fileprivate mutating func addNotes(_ notes: [String], within width: Int) {
    for note in notes {
      add("  note: ")
      addFolded(note, at: 8, hanging: 8, within: width)
    }
  }

  fileprivate mutating func addButton(_ label: String, _ then: String, at indent: Int, within width: Int) {
    let label = "\(String(repeating: " ", count: indent))[\(label)]"
    add(label)
    addFolded(then, .quiet, at: label.count, hanging: indent + 2, within: width)
  }

  /// Columns that are worth folding into.
  fileprivate static let leastRoom = 24
}

extension Decision {
  /// `FORCE (must-update)`, or `crash`.
  fileprivate var words: String { outcome == plain.rawValue ? outcome : "\(outcome) (\(plain.rawValue))" }
}
