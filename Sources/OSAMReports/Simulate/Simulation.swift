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

  package var text: StyledText {
    var output = StyledText()
    let number = count > 1 ? ", document \(document.number + 1) of \(count)" : ""
    output.add("\(Display.escaped(path))\(number): \(heading)\n", .strong)
    output.add("\(decision.outcome) (\(decision.plain.rawValue))", style(of: decision.plain))
    output.add(": \(meaning)\n")
    for language in languages {
      if let alert = decision.alert[language] { add(alert, language, to: &output) }
    }
    if let prompts { add(prompts, to: &output) }
    output.add("why\n", .strong)
    let width = decision.trace.map { $0.member?.count ?? 0 }.max() ?? 0
    for step in decision.trace {
      let member = step.member ?? ""
      output.add(step.holds ? "  yes  " : "  no   ", step.holds ? .help : .severity(.warning))
      if width > 0 { output.add(member + String(repeating: " ", count: width - member.count) + "  ", .quiet) }
      output.add(step.words(in: zone) + "\n")
    }
    for note in decision.notes { output.add("  note: \(note)\n") }
    if let asServed {
      output.add(
        "If the service gives this document to every installed version, the answer is \(asServed.outcome) (\(asServed.plain.rawValue)).\n")
    }
    if let asWritten {
      output.add(
        "Served as it is written, with its own serverDate, the answer is \(asWritten.outcome) (\(asWritten.plain.rawValue)).\n")
    }
    if !assumptions.isEmpty {
      output.add("assumed\n", .strong)
      for assumption in assumptions { output.add("  \(assumption)\n", .quiet) }
    }
    return output
  }

  private var heading: String {
    var words = document.kind.id
    if let package = document.text("packageName") { words += ", \(Quote.shortened(package))" }
    words += " on \(platform.title)"
    if let code = document.integer("versionCode") { words += ", versionCode \(code)" }
    return words + " (\(client.library.id) \(client.release.name))"
  }

  private func style(of plain: Plain) -> Style {
    switch plain {
    case .mustUpdate, .error: .severity(.error)
    case .mayUpdate, .inform, .prompt: .severity(.info)
    case .nothing: .strong
    }
  }

  private var meaning: String {
    let callback = decision.result.map { "; the app's callback gets \($0)" } ?? ""
    switch decision.plain {
    case .mustUpdate: return "an alert blocks the app"
    case .mayUpdate: return "an alert offers the update"
    case .inform: return "an alert informs"
    case .prompt: return "the app asks for a rating"
    case .nothing: return "nothing is shown\(callback)"
    case .error: return "nothing is shown\(callback)"
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
      output.add(" \(button.result)\(opens)\n", .quiet)
    }
  }

  private func add(_ prompts: [Instant], to output: inout StyledText) {
    output.add("prompts\n", .strong)
    if prompts.isEmpty { output.add("  none in this time\n") }
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
      "result": .string(orNull: decision.result),
      "alert": decision.alert.isEmpty
        ? .null
        : .object(languages.compactMap { language in decision.alert[language].map { (language.rawValue, Self.json($0)) } }),
      "trace": .array(
        decision.trace.map { step in
          [
            "member": .string(orNull: step.member),
            "pointer": .string(orNull: step.member.map { document.pointer(of: $0) }),
            "compared": .string(step.words(in: zone)), "holds": .bool(step.holds),
          ]
        }),
      "notes": .strings(decision.notes),
      "asServed": asServed.map(Self.json) ?? .null,
      "asWritten": asWritten.map(Self.json) ?? .null,
      "prompts": prompts.map { .array($0.map { JSONValue.integer($0) }) } ?? .null,
      "assumptions": .strings(assumptions),
    ]
  }

  private static func json(_ alert: Alert) -> JSONValue {
    [
      "title": .string(alert.title), "message": .string(alert.message), "checkbox": .bool(alert.hasCheckbox),
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
