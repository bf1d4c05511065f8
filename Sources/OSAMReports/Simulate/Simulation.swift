import OSAMDecisions
import OSAMFormats
import OSAMSyntax

/// One answer of the simulator: a document, a device, and what happens.
package struct Simulation: Sendable {
  package var path: String
  package var document: Document
  /// Documents in its file.
  package var count: Int
  package var client: Client
  package var platform: Platform
  /// What the device was like, by option name.
  package var inputs: [(name: String, value: JSONValue)]
  package var decision: Decision
  /// The answer if the service gave this document to every install, when that is another one.
  package var asServed: Decision?
  /// The answer with the serverDate that the document carries, when that is another one.
  package var asWritten: Decision?
  package var assumptions: [String]
  /// Steps from this one on compare what the device kept, which the file at hand does not hold.
  package var firstKeptStep: Int?
  /// Things about the alert on this device that the document does not show.
  package var alertNotes: [String] = []
  /// Moments at which the rating prompt comes, when a habit was asked about.
  package var prompts: [Instant]?
  package var languages: [Language]
  package var zone: Zone

  package init(
    path: String, document: Document, count: Int, client: Client, platform: Platform,
    inputs: [(name: String, value: JSONValue)], decision: Decision, languages: [Language], zone: Zone
  ) {
    self.path = path
    self.document = document
    self.count = count
    self.client = client
    self.platform = platform
    self.inputs = inputs
    self.decision = decision
    self.languages = languages
    self.zone = zone
    assumptions = []
  }

  // MARK: Text

  /// How people tell this document from others: its file, and its number when the file has several.
  package var label: String { Self.label(path: path, document: document, count: count) }

  package static func label(path: String, document: Document, count: Int) -> String {
    Display.escaped(path) + (count > 1 ? ", document \(document.number + 1) of \(count)" : "")
  }

  package var text: StyledText {
    var output = StyledText()
    output.add("\(label): \(heading)\n", .strong)
    output.add(decision.words, style(of: decision.plain))
    output.add(": \(meaning)\n")
    for language in languages {
      if let alert = decision.alert[language] { add(alert, language, to: &output) }
    }
    for note in alertNotes { output.add("  note: \(note)\n") }
    if let prompts { add(prompts, to: &output) }
    addTrace(to: &output)
    for note in decision.notes { output.add("  note: \(note)\n") }
    if asServed != nil || asWritten != nil { output.add("otherwise\n", .strong) }
    if let asServed {
      output.add(
        "  If the service gives this document to every installed version (--applies as-served): \(asServed.words).\n")
    }
    if let asWritten {
      let date = document.integer("serverDate").map { ", \(zone.describe($0))" } ?? ""
      output.add("  Served with the serverDate it carries\(date): \(asWritten.words).\n")
    }
    if !assumptions.isEmpty {
      output.add("assumed\n", .strong)
      for assumption in assumptions { output.add("  \(assumption)\n", .quiet) }
    }
    return output
  }

  private func addTrace(to output: inout StyledText) {
    output.add("why", .strong)
    output.add(", with \(client.library.id) \(client.release.name)\(moment)\n")
    let lines = LineMap(document.tree.bytes)
    let rows = decision.trace.enumerated().map { index, step in
      (step: step, member: step.member ?? "", place: place(of: step, index, lines))
    }
    let width = rows.map(\.member.count).max() ?? 0
    let placeWidth = rows.map(\.place.count).max() ?? 0
    for row in rows {
      output.add(row.step.holds ? "  yes  " : "  no   ", row.step.holds ? .help : .severity(.warning))
      if width > 0 {
        output.add(Self.padded(row.member, width) + "  " + Self.padded(row.place, placeWidth) + "  ", .quiet)
      }
      output.add(row.step.words(in: zone) + "\n")
    }
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  /// Both clocks, in the zone of the dates that follow.
  private var moment: String {
    inputs.first { $0.name == "date" }.map { input in
      if case .integer(let now) = input.value { " at \(zone.describe(now))" } else { "" }
    } ?? ""
  }

  /// Where the value compared stands: line and column, or why there is no such place.
  private func place(of step: Step, _ index: Int, _ lines: LineMap) -> String {
    guard let member = step.member else { return "" }
    if let firstKeptStep, index >= firstKeptStep { return "kept" }
    guard let pair = document.pair(member) else { return "left out" }
    let position = lines.position(of: document.span(pair.place).start)
    return "\(position.line):\(position.column)"
  }

  private var heading: String {
    var words = document.kind.id
    if let package = document.text("packageName") { words += ", \(Quote.shortened(package))" }
    words += " on \(platform.title)"
    if let code = document.integer("versionCode") { words += ", versionCode \(code)" }
    return words
  }

  private func style(of plain: Plain) -> Style {
    switch plain {
    case .mustUpdate, .error, .crash: .severity(.error)
    case .mayUpdate, .inform, .prompt: .severity(.info)
    case .nothing: .strong
    }
  }

  private var meaning: String {
    let callback = decision.result.map { "; the app's callback gets \($0)" } ?? ""
    switch decision.plain {
    case .mustUpdate: return "an alert that only OK closes"
    case .mayUpdate: return "an alert that offers the update"
    case .inform: return "an alert that informs"
    case .prompt: return "the app asks for a rating\(callback)"
    case .nothing:
      if case .applies(_, let installed, _)? = decision.trace.last?.comparison {
        return "the document does not reach version \(installed)"
      }
      return "nothing is shown\(callback)"
    case .error: return "nothing is shown\(callback)"
    case .crash: return "the app crashes"
    }
  }

  private func add(_ alert: Alert, _ language: Language, to output: inout StyledText) {
    output.add("  \(language.rawValue)  ", .quiet)
    output.add(Self.shown(alert.title) + "\n", .strong)
    output.add("      \(Self.shown(alert.message))\n")
    if alert.hasCheckbox { output.add("      [ ] don't show again\n") }
    for button in alert.buttons {
      let opens = button.opens.map { ", opens \(Self.shown($0))" } ?? ""
      output.add("      [\(Self.shown(button.text))]")
      output.add(" reports \(button.result)\(opens)\n", .quiet)
    }
  }

  private func add(_ prompts: [Instant], to output: inout StyledText) {
    output.add("prompts of this habit\n", .strong)
    if prompts.isEmpty { output.add("  none\n") }
    for prompt in prompts { output.add("  \(zone.describe(prompt))\n") }
  }

  private static func shown(_ text: String) -> String { text.isEmpty ? "(empty)" : Display.escaped(text) }

  // MARK: JSON

  package var json: JSONValue {
    [
      "file": .string(path), "document": .integer(document.number), "kind": .string(document.kind.id),
      "library": .string(client.library.id), "client": .string(client.release.name),
      "inputs": .object(inputs.map { ($0.name, $0.value) }),
      "outcome": .string(decision.outcome), "plain": .string(decision.plain.rawValue),
      // The callback value when nothing is shown; otherwise the user, or the store, decides.
      "result": .string(orNull: decision.plain == .prompt ? nil : decision.result),
      "alert": decision.alert.isEmpty
        ? .null
        : .object(
          languages.compactMap { language in decision.alert[language].map { (language.rawValue, Self.json($0)) } }),
      "trace": .array(
        decision.trace.enumerated().map { index, step in
          [
            "member": .string(orNull: step.member),
            "pointer": .string(orNull: index < firstKeptStep ?? .max ? step.member.flatMap(pointer) : nil),
            "compared": .string(step.words(in: zone)), "holds": .bool(step.holds),
          ]
        }),
      "notes": .strings(alertNotes + decision.notes),
      "asServed": asServed.map(Self.json) ?? .null,
      "asWritten": asWritten.map(Self.json) ?? .null,
      "prompts": prompts.map { .array($0.map { JSONValue.integer($0) }) } ?? .null,
      "assumptions": .strings(assumptions),
    ]
  }

  /// Nil for a member that is left out.
  private func pointer(of member: String) -> String? { document.has(member) ? document.pointer(of: member) : nil }

  private static func json(_ alert: Alert) -> JSONValue {
    [
      "title": .string(alert.title), "message": .string(alert.message), "checkbox": .bool(alert.hasCheckbox),
      "leaving": .string(orNull: alert.resultOfLeaving),
      "buttons": .array(
        alert.buttons.map { button in
          ["text": .string(button.text), "result": .string(button.result), "opens": .string(orNull: button.opens)]
        }),
    ]
  }

  private static func json(_ decision: Decision) -> JSONValue {
    [
      "outcome": .string(decision.outcome), "plain": .string(decision.plain.rawValue),
      "result": .string(orNull: decision.result),
    ]
  }
}

extension Decision {
  /// `FORCE (must-update)`.
  fileprivate var words: String { "\(outcome) (\(plain.rawValue))" }
}
