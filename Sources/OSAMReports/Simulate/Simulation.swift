import OSAMDecisions
import OSAMFormats
import OSAMSyntax

/// One answer of the simulator: a document, a device, and what happens.
package struct Simulation: Sendable {
  package var path: FilePath
  package var document: Document
  /// The words of its kind.
  package var pages: KindPages
  /// Steps name members of the document.
  package var stepsNameMembers: Bool
  /// Documents in its file.
  package var count: Int
  package var client: Client
  /// As people know it: iOS, macOS, Android, JVM.
  package var platform: String
  /// State of the device, by option name.
  package var inputs: [(name: String, value: JSONValue)]
  package var decision: Decision
  /// The answer if the service gave this document to every install, when that is another one.
  package var asServed: Decision?
  /// The answer with the serverDate that the document carries, when that is another one.
  package var asWritten: Decision?
  package var assumptions: [LocalizedMessage]
  /// The first thing that keeps the client from reading the document, and its place; nil where it hangs on none.
  package var whyUnreadable: LocalizedMessage?
  /// Steps from this one on compare what the device kept, which the file at hand does not hold.
  package var firstKeptStep: Int?
  /// Things about the alert on this device that the document does not show.
  package var alertNotes: [LocalizedMessage] = []
  /// Moments at which the rating prompt comes, when a habit was asked about.
  package var prompts: [Instant]?
  package var languages: [Language]
  package var zone: Zone

  package init(
    path: FilePath, document: Document, pages: KindPages, stepsNameMembers: Bool, count: Int, client: Client,
    platform: String,
    inputs: [(name: String, value: JSONValue)], decision: Decision, languages: [Language] = [],
    assumptions: [LocalizedMessage] = [],
    zone: Zone
  ) {
    self.path = path
    self.document = document
    self.pages = pages
    self.stepsNameMembers = stepsNameMembers
    self.count = count
    self.client = client
    self.platform = platform
    self.inputs = inputs
    self.decision = decision
    self.languages = languages
    self.zone = zone
    self.assumptions = assumptions
  }

  /// How people tell this document from others: its file, and its number when the file has several.
  package var label: LocalizedMessage { Self.label(path: path, document: document, count: count) }

  package static func label(path: FilePath, document: Document, count: Int) -> LocalizedMessage {
    count > 1 ? "\(path.display), document \(document.number + 1) of \(count)" : LocalizedMessage(value: path.display)
  }

  private var isOnIOS: Bool { platform == DevicePlatform.ios.title }

  /// Who opens what its buttons open; nil where no device of a person does.
  package var linkUser: LinkUser? {
    DevicePlatform.allCases.first { $0.title == platform }.map { LinkUser(of: document, on: $0) }
  }

  /// `whyUnreadable` among other notes.
  var unreadable: [LocalizedMessage] { whyUnreadable.map { [$0] } ?? [] }

  /// Why an older library gave up.
  var reasons: [LocalizedMessage] { decision.olderFault.map { [Decision.note(of: $0.sentence)] } ?? [] }

  // MARK: JSON

  package func json(in formatter: MessageFormatter) -> JSONValue {
    let head: [(String, JSONValue)] = [
      ("file", .string(path.display)), ("document", .integer(document.number)), ("kind", .string(document.kind.id)),
      ("library", .string(client.library.id)), ("client", .string(client.release.name)),
      ("inputs", .object(inputs.map { ($0.name, $0.value) })),
      ("outcome", .string(decision.outcome)), ("plain", .string(decision.plain.rawValue)),
    ]
    let trace: JSONValue = .array(
      decision.trace.enumerated().map { index, step in
        [
          "member": .string(orNull: step.member), "pointer": .string(orNull: pointer(of: step, index)),
          "compared": .string(formatter.text(step.formula(in: zone))), "holds": .bool(step.holds),
        ]
      })
    let notes: JSONValue = .strings((alertNotes + unreadable + reasons + decision.notes).map(formatter.text))
    switch pages.answer {
    case .oneDevice:
      return .object(
        head + [
          ("updateVersion", .string(orNull: decision.updateVersion)), ("result", .string(orNull: decision.result)),
          ("alert", decision.olderAlert.map(Self.json) ?? .null), ("trace", trace), ("notes", notes),
          ("assumptions", .strings(assumptions.map(formatter.text))),
        ])
    case .everyLanguage:
      let alerts = languages.compactMap { language in
        decision.alert[language].map { (language.rawValue, Self.json($0)) }
      }
      return .object(
        head + [
          // The callback value when nothing is shown, or the prompt is iOS's; else the user, or the store, decides.
          ("result", .string(orNull: decision.plain == .prompt && !isOnIOS ? nil : decision.result)),
          ("alert", decision.alert.isEmpty ? .null : .object(alerts)), ("trace", trace), ("notes", notes),
          ("asServed", asServed.map(Self.json) ?? .null), ("asWritten", asWritten.map(Self.json) ?? .null),
          ("prompts", prompts.map { .array($0.map { JSONValue.integer($0) }) } ?? .null),
          ("assumptions", .strings(assumptions.map(formatter.text))),
        ])
    }
  }

  /// Nil for what is no member, for a member that is left out, and for what the device kept.
  private func pointer(of step: Step, _ index: Int) -> String? {
    guard let member = step.member, stepsNameMembers, index < firstKeptStep ?? .max,
      document.has(member)
    else {
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
