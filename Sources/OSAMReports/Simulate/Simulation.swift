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
  /// As people know it: iOS, macOS, Android, JVM.
  package var platform: String
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
    path: String, document: Document, count: Int, client: Client, platform: String,
    inputs: [(name: String, value: JSONValue)], decision: Decision, languages: [Language] = [],
    assumptions: [String] = [],
    zone: Zone
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
    self.assumptions = assumptions
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
    output.add(decision.words, style)
    output.add(": \(meaning)\n")
    for language in languages {
      if let alert = decision.alert[language] { add(alert, language, to: &output) }
    }
    if let alert = decision.olderAlert { add(alert, to: &output) }
    for note in alertNotes { output.add("  note: \(note)\n") }
    if let prompts { add(prompts, to: &output) }
    addTrace(to: &output)
    for note in reasons + decision.notes { output.add("  note: \(Display.escaped(note))\n") }
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
      for assumption in assumptions { output.add("  \(Display.escaped(assumption))\n", .quiet) }
    }
    return output
  }

  /// Why an older library gave up.
  private var reasons: [String] { decision.olderFault.map { ["The reason is that \($0.sentence)."] } ?? [] }

  private func addTrace(to output: inout StyledText) {
    output.add("why", .strong)
    output.add(", with \(client.library.id) \(client.release.name)\(moment)\n")
    let lines = LineMap(document.tree.bytes)
    let rows = decision.trace.enumerated().map { index, step in
      (step: step, member: Display.escaped(step.member ?? ""), place: place(of: step, index, lines))
    }
    let width = rows.map(\.member.count).max() ?? 0
    let placeWidth = rows.map(\.place.count).max() ?? 0
    for row in rows {
      output.add(row.step.holds ? "  yes  " : "  no   ", row.step.holds ? .help : .severity(.warning))
      if width > 0 { output.add(Self.padded(row.member, width) + "  ", .quiet) }
      if placeWidth > 0 { output.add(Self.padded(row.place, placeWidth) + "  ", .quiet) }
      output.add(Display.escaped(row.step.words(in: zone)) + "\n")
    }
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
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

  private func add(_ alert: OlderAlert, to output: inout StyledText) {
    output.add("  \(Self.shown(alert.title))\n", .strong)
    output.add("  \(Self.shown(alert.message))\n")
    if alert.buttons.isEmpty { output.add("  no button: the alert cannot be closed\n", .severity(.warning)) }
    for button in alert.buttons {
      output.add("  [\(Self.shown(button.text))]")
      let opens = button.opens.map { ", \(button.mayOpenNothing ? "may open" : "opens") \(Display.escaped($0))" } ?? ""
      let reports = button.result.map { ", reports \($0)" } ?? ""
      output.add(
        button.crashes ? " the app crashes\n" : " the alert \(button.then.rawValue)\(opens)\(reports)\n", .quiet)
    }
    if let leaving = alert.resultOfLeaving { output.add("  leaving it reports \(leaving)\n", .quiet) }
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

  // MARK: JSON

  package var json: JSONValue {
    let head: [(String, JSONValue)] = [
      ("file", .string(path)), ("document", .integer(document.number)), ("kind", .string(document.kind.id)),
      ("library", .string(client.library.id)), ("client", .string(client.release.name)),
      ("inputs", .object(inputs.map { ($0.name, $0.value) })),
      ("outcome", .string(decision.outcome)), ("plain", .string(decision.plain.rawValue)),
    ]
    let trace: JSONValue = .array(
      decision.trace.enumerated().map { index, step in
        [
          "member": .string(orNull: step.member), "pointer": .string(orNull: pointer(of: step, index)),
          "compared": .string(step.words(in: zone)), "holds": .bool(step.holds),
        ]
      })
    let notes: JSONValue = .strings(alertNotes + reasons + decision.notes)
    if document.kind.isAsked {
      return .object(
        head + [
          ("updateVersion", .string(orNull: decision.updateVersion)), ("result", .string(orNull: decision.result)),
          ("alert", decision.olderAlert.map(Self.json) ?? .null), ("trace", trace), ("notes", notes),
          ("assumptions", .strings(assumptions)),
        ])
    }
    let alerts = languages.compactMap { language in
      decision.alert[language].map { (language.rawValue, Self.json($0)) }
    }
    return .object(
      head + [
        // The callback value when nothing is shown; otherwise the user, or the store, decides.
        ("result", .string(orNull: decision.plain == .prompt ? nil : decision.result)),
        ("alert", decision.alert.isEmpty ? .null : .object(alerts)), ("trace", trace), ("notes", notes),
        ("asServed", asServed.map(Self.json) ?? .null), ("asWritten", asWritten.map(Self.json) ?? .null),
        ("prompts", prompts.map { .array($0.map { JSONValue.integer($0) }) } ?? .null),
        ("assumptions", .strings(assumptions)),
      ])
  }

  /// Nil for what is no member, for a member that is left out, and for what the device kept.
  private func pointer(of step: Step, _ index: Int) -> String? {
    guard let member = step.member, !document.kind.isAsked, index < firstKeptStep ?? .max, document.has(member) else {
      return nil
    }
    return document.pointer(of: member)
  }

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

  /// A text; a list where which one is not defined; null where the document has none.
  private static func json(_ text: OlderText) -> JSONValue {
    switch text {
    case .text(let text): .string(text)
    case .anyOf(let texts): .strings(texts)
    case .absent, .own: .null
    }
  }

  private static func json(_ alert: OlderAlert) -> JSONValue {
    [
      "title": json(alert.title), "message": json(alert.message),
      "blocks": .bool(alert.blocks), "leaving": .string(orNull: alert.resultOfLeaving),
      "buttons": .array(
        alert.buttons.map { button in
          [
            "text": json(button.text), "then": .string(button.then.rawValue),
            "result": .string(orNull: button.result), "opens": .string(orNull: button.opens),
            "crashes": .bool(button.crashes),
          ]
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
  /// `FORCE (must-update)`, or `crash`.
  fileprivate var words: String { outcome == plain.rawValue ? outcome : "\(outcome) (\(plain.rawValue))" }
}
