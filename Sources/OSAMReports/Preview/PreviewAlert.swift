import OSAMDecisions
import OSAMFormats
import OSAMLint
import OSAMSyntax

/// An alert as a library draws it, in one language.
struct PreviewAlert: Sendable, Equatable {
  /// A text of the alert.
  enum Label: Sendable, Equatable {
    case written(String)
    /// Words of the library or the system, which the document does not have.
    case own
    /// A button without words that works all the same.
    case empty
  }

  struct Button: Sendable, Equatable {
    var label: Label
    /// It goes away without an update, and systems mark it so.
    var cancels: Bool
    /// The effect of touching it on people, in words.
    var effect: LocalizedMessage
    /// The result that the app is told then; nil where it is told nothing.
    var result: String?
  }

  var language: String?
  /// Nil where the alert has none.
  var title: Label?
  var message: Label?
  /// The one that goes along with the alert comes first.
  var buttons: [Button]
  /// The words beside the box for don't-show-again; nil without a box.
  var box: LocalizedMessage?
  /// It has an X; what the app is told then.
  var resultOfX: String?

  init(_ alert: Alert, _ language: Language, _ user: LinkUser, _ look: AlertLook) {
    self.language = language.rawValue
    (title, message) = (Self.label(alert.title), Self.label(alert.message))
    switch look {
    case .system: box = alert.hasCheckbox ? "(words of the library: do not show again)" : nil
    case .own(let words):
      box = alert.hasCheckbox ? LocalizedMessage(value: words[language] ?? "") : nil
      resultOfX = alert.resultOfLeaving
    }
    buttons = alert.buttons.enumerated().map { number, button in
      Button(
        label: Self.label(button.text) ?? .empty, cancels: number > 0,
        effect: button.opens.map { user.leading(to: $0) } ?? "closes the alert", result: button.result)
    }
  }

  init(_ alert: OlderAlert, _ language: String?, _ user: LinkUser) {
    self.language = language
    (title, message) = (Self.label(alert.title), Self.label(alert.message))
    buttons = alert.buttons.map { button in
      var parts: [LocalizedMessage] = [
        button.opens.map { user.leading(to: $0) } ?? (button.then == .closes ? "closes the alert" : "")
      ]
      switch button.then {
      case .closes: break
      case .comesBack: parts.append("the alert comes back")
      case .stays: parts.append("the alert stays")
      }
      if button.crashes { parts.append("the app crashes") }
      return Button(
        label: Self.label(button.text) ?? .empty,
        cancels: alert.buttons.count < 3 && button.opens == nil && button.then == .closes,
        effect: parts.filter { !$0.isEmpty }.joined(separator: "; "), result: button.result)
    }
  }

  /// Nil for a text that is empty or not there.
  private static func label(_ text: OlderText) -> Label? {
    switch text {
    case .text(let text): label(text)
    case .anyOf(let texts): texts.first.flatMap(label)
    case .own: .own
    case .absent: nil
    }
  }

  private static func label(_ text: String) -> Label? { text.isEmpty ? nil : .written(text) }
}

/// Alerts of a document that devices of a platform show at best or at worst, in each language.
struct PreviewScene: Sendable {
  var platform: DevicePlatform
  var look: AlertLook
  /// The apps that draw it so; nil where all do.
  var clients: ClientSet?
  /// Newer apps draw it otherwise.
  var isOlder: Bool
  var outcome: Plain
  var alerts: [PreviewAlert]
}

extension DocumentOutcomes {
  /// The table of the newest release on each platform; where several libraries run there, of the one named first.
  var newest: [OutcomeTable] {
    var newest: [OutcomeTable] = []
    for platform in tables.map({ $0.platform }) where !newest.contains(where: { $0.platform == platform }) {
      let there = tables.filter { $0.platform == platform }
      guard let library = there.first?.clients.clients.last?.library else { continue }
      let releases = ClientSet(there.flatMap { $0.clients.clients }).intersection(ClientSet(library))
      guard let latest = releases.clients.last else { continue }
      newest += there.first { $0.clients.contains(latest) }.map { [$0] } ?? []
    }
    return newest
  }

  /// Each alert that the newest releases of each look show, the strongest first.
  var scenes: [PreviewScene] {
    newest.flatMap { table -> [PreviewScene] in
      let looks = looks(on: table)
      return looks.enumerated().flatMap { scenes(of: $1, isOnly: looks.count == 1, isOlder: $0 > 0) }
    }
  }

  /// Releases that draw alerts alike, with the table of the newest of them.
  private typealias Drawn = (look: AlertLook, clients: ClientSet, table: OutcomeTable)

  /// How the releases of a table's library draw alerts on its platform, the newest first.
  private func looks(on newest: OutcomeTable) -> [Drawn] {
    guard let library = newest.clients.clients.last?.library else { return [] }
    let there = tables.filter { $0.platform == newest.platform }
    var looks: [Drawn] = []
    for client in there.reduce(ClientSet.empty, { $0 | $1.clients }).intersection(library.clients).clients.reversed() {
      let look = pages.look(client, newest.platform)
      if let known = looks.firstIndex(where: { $0.look == look }) {
        looks[known].clients.insert(client)
      } else if let table = there.first(where: { $0.clients.contains(client) }) {
        looks.append((look, ClientSet([client]), table))
      }
    }
    return looks
  }

  private func scenes(of drawn: Drawn, isOnly: Bool, isOlder: Bool) -> [PreviewScene] {
    let table = drawn.table
    var scenes: [PreviewScene] = []
    for cell in table.cells.cells {
      let answer = table.cells.answer(of: cell)
      guard answer.hasAlert, !scenes.contains(where: { $0.outcome == answer.plain }) else { continue }
      let alerts = alerts(answer, cell, table, drawn.look)
      if alerts.isEmpty { continue }
      scenes.append(
        PreviewScene(
          platform: table.platform, look: drawn.look, clients: isOnly ? nil : drawn.clients, isOlder: isOlder,
          outcome: answer.plain, alerts: alerts))
    }
    return scenes.sorted { $0.outcome > $1.outcome }
  }

  private func alerts(
    _ answer: DeviceAnswer, _ cell: Cell, _ table: OutcomeTable, _ look: AlertLook
  ) -> [PreviewAlert] {
    let user = LinkUser(of: document, on: table.platform)
    let common = Language.allCases.compactMap { language in
      answer.alert[language].map { PreviewAlert($0, language, user, look) }
    }
    if !common.isEmpty { return common }
    let point = table.cells.ordinaryWitness(of: cell.region, today: now)
    guard let index = table.subject.index(of: .language) else {
      return answer.olderAlert.map { [PreviewAlert($0, nil, user)] } ?? []
    }
    // An older library asks for one language: each that there is gets its own drawing.
    var alerts: [PreviewAlert] = []
    for (number, name) in table.cells.axes[index].names.enumerated() {
      guard case .text(let code) = name else { continue }
      var point = point
      point[index] = .named(number)
      guard let alert = table.subject.ask(point).answer.olderAlert else { continue }
      let drawn = PreviewAlert(alert, code, user)
      if !alerts.contains(drawn) { alerts.append(drawn) }
    }
    if alerts.isEmpty, let alert = answer.olderAlert { alerts = [PreviewAlert(alert, nil, user)] }
    return Array(alerts.prefix(3))
  }
}
