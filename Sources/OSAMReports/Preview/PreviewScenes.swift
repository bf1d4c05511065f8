import OSAMDecisions
import OSAMFormats
import OSAMSyntax

/// Alerts as people see them.
extension PreviewSection {
  /// Texts longer than this are cut: nobody sees more of them on a telephone.
  private static let longest = 600

  /// Those of the newest releases.
  func scenes(_ outcomes: DocumentOutcomes) -> HTML {
    let scenes = outcomes.scenes.filter { !$0.isOlder }
    if scenes.isEmpty {
      return .block("div", [], [heading("What people see"), .element("p", [], say(outcomes.pages.withoutAlert))])
    }
    if scenes.count == 1, let scene = scenes.first {
      return .block("div", [], [heading("What people see", soft: Self.clients(of: scene)), drawing(scene)])
    }
    return .block("div", [], [heading("What people see", soft: "approximate")] + scenes.map(titled))
  }

  /// Those of older releases that draw them otherwise.
  func olderScenes(_ outcomes: DocumentOutcomes) -> [HTML] { outcomes.scenes.filter { $0.isOlder }.map(titled) }

  private func titled(_ scene: PreviewScene) -> HTML {
    .element("p", [("class", "who")], say("\(Self.clients(of: scene)): \(scene.outcome.explanation)")) + .lineEnd
      + drawing(scene)
  }

  private static func clients(of scene: PreviewScene) -> LocalizedMessage {
    guard let clients = scene.clients else { return "\(scene.platform.title), approximate" }
    return "\(scene.platform.title), library \(clients.words), approximate"
  }

  private func drawing(_ scene: PreviewScene) -> HTML {
    .block("div", [("class", "scenes")], scene.alerts.map { figure($0, scene) }) + buttons(scene)
  }

  private func figure(_ alert: PreviewAlert, _ scene: PreviewScene) -> HTML {
    var content: [HTML] = []
    if alert.resultOfX != nil { content.append(.element("p", [("class", "leave")], .text("✕"))) }
    if scene.look != .system { content.append(.element("div", [("class", "icon")])) }
    if let title = alert.title {
      content.append(.element("p", [("class", "title")], draw(title, limit: Self.longest)))
    }
    if let message = alert.message {
      content.append(.element("p", [("class", "message")], draw(message, limit: Self.longest)))
    }
    if let box = alert.box {
      content.append(.element("p", [("class", "box")], scene.look == .system ? ours(box) : say(box)))
    }
    if !alert.buttons.isEmpty {
      content.append(
        .element(
          "ul", [],
          alert.buttons.map { button in
            .element("li", button.cancels ? [("class", "cancel")] : [], draw(button.label, limit: 120))
          }))
    }
    let language = alert.language
    let name = language.map(Self.name) ?? "Any language"
    return .block(
      "figure", [],
      [
        .element("figcaption", [], .own(formatter.text(name), limit: 40)),
        .element(
          "div", [("class", "screen")],
          .element("div", [("class", Self.style(of: scene))] + Self.attributes(language), content)),
      ])
  }

  /// A text of the document, or in italics a word of ours about what stands there.
  private func draw(_ label: PreviewAlert.Label, limit: Int) -> HTML {
    switch label {
    case .written(let text): .own(text, limit: limit)
    case .own: ours("(words of the library)")
    case .empty: ours("(empty)")
    }
  }

  /// Words of ours in a drawing, whose language is another one.
  private func ours(_ words: LocalizedMessage) -> HTML {
    HTML.element("i", Self.attributes(formatter.language.rawValue), say(words))
  }

  /// The rules of `PreviewStyle` by which an alert is drawn.
  private static func style(of scene: PreviewScene) -> String {
    switch (scene.look, scene.platform) {
    case (.system, .android): "alert android"
    case (.system, _): "alert ios switched"
    case (.own, .android): "alert own"
    case (.own, _): "alert own switched"
    }
  }

  /// The attribute for a code, where it is a language that a browser knows.
  private static func attributes(_ code: String?) -> [(StaticString, String)] {
    guard let language = code.flatMap({ Language(rawValue: $0.lowercased()) }) else { return [] }
    return [("lang", language.rawValue)]
  }

  private static func name(_ code: String) -> LocalizedMessage {
    switch Language(rawValue: code.lowercased()) {
    case .ca: LocalizedMessage(value: "Català")
    case .es: LocalizedMessage(value: "Castellano")
    case .en: LocalizedMessage(value: "English")
    case nil: "Language “\(code)”"
    }
  }

  // MARK: Buttons

  private func buttons(_ scene: PreviewScene) -> HTML {
    guard let first = scene.alerts.first, !first.buttons.isEmpty else { return .nothing }
    let items = first.buttons.enumerated().map { index, button in
      names(index, scene) + .text(": ") + .own(formatter.text(button.effect), limit: 400) + .text(". ")
    }
    let leaving = first.resultOfX.map { _ in say("The X closes the alert.") }
    return (items + [leaving].compactMap { $0 }).list(class: "soft buttons")
  }

  /// The labels of a button in each language.
  private func names(_ index: Int, _ scene: PreviewScene) -> HTML {
    let texts = scene.alerts.compactMap { alert -> HTML? in
      guard index < alert.buttons.count else { return nil }
      return .element("strong", Self.attributes(alert.language), draw(alert.buttons[index].label, limit: 60))
    }
    return texts.enumerated().reduce(HTML.nothing) { $0 + ($1.offset > 0 ? .text(" / ") : .nothing) + $1.element }
  }

  /// Results that the app is told of each button.
  func results(_ outcomes: DocumentOutcomes) -> [HTML] {
    var items: [HTML] = []
    for scene in outcomes.scenes where !scene.isOlder {
      guard let first = scene.alerts.first else { continue }
      for (index, button) in first.buttons.enumerated() {
        guard let result = button.result else { continue }
        items.append(names(index, scene) + .text(": ") + say("the app is told \(result)"))
      }
      if let result = first.resultOfX { items.append(say("The X: the app is told \(result)")) }
    }
    return items
  }
}
