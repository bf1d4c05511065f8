import OSAMDecisions
import OSAMFormats

/// Behaviour of an alert on a device that its texts do not show: addresses that change on the way, parts that are left
/// out because they are empty. [module-empty-texts, module-empty-url]
///
/// The behaviour of the systems is known from their documentation and not measured, hence "may".
struct AlertNotes {
  private(set) var notes: [LocalizedMessage] = []

  private let decision: Decision
  private let languages: [Language]
  private let client: Client
  private let isAndroid: Bool
  private var outcome: Plain { decision.plain }

  init(_ simulation: Simulation, on platform: Platform) {
    decision = simulation.decision
    languages = simulation.languages
    client = simulation.client
    isAndroid = platform == .android
    guard !decision.alert.isEmpty else { return }
    noteLink()
    noteEmptyTexts()
    noteOtherWaysOut()
  }

  private func buttons(_ language: Language) -> [Alert.Button] { decision.alert[language]?.buttons ?? [] }

  // MARK: The address

  private mutating func noteLink() {
    guard let url = languages.lazy.flatMap(buttons).compactMap({ $0.opens }).first else { return }
    if url.isEmpty {
      notes.append(
        isAndroid
          ? "The url is empty: OK may crash the app, unless its own code catches that."
          : "The url is empty: OK reports ACCEPTED and opens nothing.")
      return
    }
    guard !isAndroid, LinkFacts.encodedBy.contains(client) else { return }
    let opened = LinkFacts.openedOnIOS(url)
    if opened != url {
      notes.append(
        "iOS apps may encode the url once more and open \(Quote.shortened(opened, limit: 300))."
      )
    }
  }

  // MARK: Empty texts

  private mutating func noteEmptyTexts() {
    note(empty { $0.title }, "The title is empty", "it may be left out.")
    note(empty { $0.message }, "The message is empty", "it may be left out.")
    note(emptyButtons { $0.result != "CANCELLED" }, "The OK text is empty", emptyOK)
    note(
      emptyButtons { $0.result == "CANCELLED" }, "The Cancel text is empty",
      drawsItself
        ? "the button may be blank; it works."
        : isAndroid ? "there may be no Cancel button; the back key still closes the alert." : "the button may be blank."
    )
  }

  private var emptyOK: LocalizedMessage {
    switch outcome {
    case _ where drawsItself: "the button may be blank; it works."
    case _ where !isAndroid: "the button may be blank."
    case .mustUpdate: "there may be no button at all, and the app stays locked until it is killed."
    case .mayUpdate: "there may be no OK button."
    default: "there may be no button; only the back key or a tap outside closes the alert."
    }
  }

  private func empty(_ text: (Alert) -> String) -> [Language] {
    languages.filter { decision.alert[$0].map(text)?.isEmpty == true }
  }

  private func emptyButtons(_ isMeant: (Alert.Button) -> Bool) -> [Language] {
    languages.filter { language in buttons(language).contains { isMeant($0) && $0.text.isEmpty } }
  }

  /// `part` is empty in these languages.
  private mutating func note(_ languages: [Language], _ part: LocalizedMessage, _ consequence: LocalizedMessage) {
    if languages.isEmpty { return }
    let place: LocalizedMessage =
      languages.count == self.languages.count && languages.count > 1
      ? "every language" : LocalizedMessage(value: languages.map { $0.rawValue }.joined(separator: ", "))
    notes.append("\(part) in \(place): \(consequence)")
  }

  // MARK: Other ways out

  private mutating func noteOtherWaysOut() {
    let leaving = languages.compactMap { decision.alert[$0]?.resultOfLeaving }.first
    if let leaving { notes.append(waysOut(leaving)) }
    if decision.alert.values.contains(where: { $0.hasCheckbox }) { notes.append(boxes) }
  }

  /// [module-leaving, module-own-dialog, module-own-screen]
  private func waysOut(_ result: String) -> LocalizedMessage {
    switch (drawsItself, isAndroid) {
    case (false, _): "The back key or a tap outside closes the alert and reports \(result)."
    case (true, true): "The X, the back key or a tap outside closes the alert and reports \(result)."
    case (true, false): "The X closes the alert and reports \(result)."
    }
  }

  /// [module-cancel-forgets, module-every-answer]
  private var boxes: LocalizedMessage {
    if client.has(.remembersEveryAnswer) { return "OK keeps a ticked box; Cancel and the X may keep it too." }
    return outcome == .mayUpdate
      ? "Only OK keeps a ticked box: with Cancel it is lost, and the alert comes back." : "Only OK keeps a ticked box."
  }

  private var drawsItself: Bool { ClientSet.drawingAlerts(on: isAndroid ? .android : .ios).contains(client) }
}
