import OSAMDecisions
import OSAMFormats
import OSAMSyntax

/// One answer of `simulate`, whatever kind of document it is about.
package protocol SimulationAnswer: Sendable {
  /// How people tell this document from others: its file, and its number when the file has several.
  var label: String { get }
  var decision: Decision { get }
  var text: StyledText { get }
  var json: JSONValue { get }
}

extension Simulation: SimulationAnswer {}

/// An answer about a document of a kind whose clients are asked one by one.
package struct AskedSimulation: SimulationAnswer {
  package var path: String
  package var document: Document
  /// Documents in its file.
  package var count: Int
  package var client: Client
  /// The platform of the device, as people know it: iOS, macOS, Android, JVM.
  package var platform: String
  /// What the device was like, by option name.
  package var inputs: [(name: String, value: JSONValue)]
  package var decision: Decision
  package var assumptions: [String]
  package var zone: Zone

  package init(
    path: String, document: Document, count: Int, client: Client, platform: String,
    inputs: [(name: String, value: JSONValue)], decision: Decision, assumptions: [String], zone: Zone
  ) {
    self.path = path
    self.document = document
    self.count = count
    self.client = client
    self.platform = platform
    self.inputs = inputs
    self.decision = decision
    self.assumptions = assumptions
    self.zone = zone
  }

  package var label: String { Simulation.label(path: path, document: document, count: count) }

  // MARK: Text

  package var text: StyledText {
    var output = StyledText()
    output.add("\(label): \(document.kind.id) on \(platform)\n", .strong)
    let name =
      decision.outcome == decision.plain.rawValue
      ? decision.outcome : "\(decision.outcome) (\(decision.plain.rawValue))"
    output.add(name, style)
    output.add(": \(meaning)\n")
    if let alert = decision.olderAlert { add(alert, to: &output) }
    output.add("why", .strong)
    output.add(", with \(client.library.id) \(client.release.name)\n")
    let members = decision.trace.map { Display.escaped($0.member ?? "") }
    let width = members.map(\.count).max() ?? 0
    for (step, member) in zip(decision.trace, members) {
      output.add(step.holds ? "  yes  " : "  no   ", step.holds ? .help : .severity(.warning))
      if width > 0 { output.add(member + String(repeating: " ", count: width - member.count + 2), .quiet) }
      output.add(Display.escaped(step.words(in: zone)) + "\n")
    }
    for note in notes { output.add("  note: \(Display.escaped(note))\n") }
    if !assumptions.isEmpty {
      output.add("assumed\n", .strong)
      for assumption in assumptions { output.add("  \(Display.escaped(assumption))\n", .quiet) }
    }
    return output
  }

  private var notes: [String] {
    (decision.olderFault.map { ["The reason is that \($0.sentence)."] } ?? []) + decision.notes
  }

  private var style: Style {
    switch decision.plain {
    case .mustUpdate, .error, .crash: .severity(.error)
    case .mayUpdate, .inform, .prompt: .severity(.info)
    case .nothing: .strong
    }
  }

  private var meaning: String {
    let version = decision.updateVersion.map { ", \(Display.escaped($0)) is reported" } ?? ""
    switch decision.plain {
    case .mustUpdate:
      return decision.olderAlert == nil ? "the app must be updated\(version)" : "an alert that must be followed"
    case .mayUpdate:
      return decision.olderAlert == nil ? "an update is offered\(version)" : "an alert that offers the update"
    case .inform: return "an alert that informs"
    case .prompt: return "the app asks for a rating"
    case .nothing: return "nothing is shown\(version)"
    case .error: return "the app gets an error, and nothing is shown"
    case .crash: return decision.olderFault?.isUnverified == true ? "the app may crash" : "the app crashes"
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
    [
      "file": .string(path), "document": .integer(document.number), "kind": .string(document.kind.id),
      "library": .string(client.library.id), "client": .string(client.release.name),
      "inputs": .object(inputs.map { ($0.name, $0.value) }),
      "outcome": .string(decision.outcome), "plain": .string(decision.plain.rawValue),
      "updateVersion": .string(orNull: decision.updateVersion),
      "result": .string(orNull: decision.result),
      "alert": decision.olderAlert.map(Self.json) ?? .null,
      "trace": .array(
        decision.trace.map { step in
          [
            "member": .string(orNull: step.member), "pointer": .null, "compared": .string(step.words(in: zone)),
            "holds": .bool(step.holds),
          ]
        }),
      "notes": .strings(notes),
      "assumptions": .strings(assumptions),
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
}
