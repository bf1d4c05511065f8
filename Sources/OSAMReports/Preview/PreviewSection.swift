import OSAMDecisions
import OSAMFormats
import OSAMLint
import OSAMSyntax

/// One document of the page.
struct PreviewSection {
  private let entry: PreviewPage.Entry
  private let number: Int
  private let zone: Zone
  private let formatter: MessageFormatter

  init(_ entry: PreviewPage.Entry, number: Int, zone: Zone, in formatter: MessageFormatter) {
    self.formatter = formatter
    self.entry = entry
    self.number = number
    self.zone = zone
  }

  /// Texts longer than this are cut: nobody sees more of them on a telephone.
  private static let longest = 600
  private static let mostFindings = 12
  private static let mostOthers = 8
  private static let mostRowsOnPaper = 10

  var html: HTML {
    var content = [
      HTML.element("h2", [("id", "d\(number)")], .own(formatter.text(entry.label), limit: 160)), .lineEnd, about,
    ]
    if let lockOut = entry.outcomes?.lockOut {
      content += [.element("p", [("class", "today error")], .own(formatter.text(lockOut), limit: 800)), .lineEnd]
    }
    content += [.element("p", [("class", "today")], .own("\(formatter.sentence(entry.lead)).", limit: 800)), .lineEnd]
    if let frozen = entry.outcomes?.frozenOtherwise {
      content += [.element("p", [("class", "error")], .own(formatter.text(frozen), limit: 400)), .lineEnd]
    }
    if let outcomes = entry.outcomes {
      content += outcomes.leftOut.map { library in
        .element("p", [], .own("\(formatter.sentence(library.noTable)).", limit: 400)) + .lineEnd
      }
      content += [scenes(outcomes), when(outcomes), findings, others(outcomes), assumed(outcomes), commands(outcomes)]
      content.append(
        .element(
          "p", [("class", "soft on-paper")],
          say(
            """
            On paper are two kinds of alert, ten rows and five corrections at most. The page on a screen has all of \
            them, what older releases do, and what was assumed.
            """)))
    } else {
      content.append(findings)
    }
    return .block("section", [("class", "document"), ("aria-labelledby", "d\(number)")], content)
  }

  private func say(_ words: LocalizedMessage) -> HTML { .text(formatter.text(words)) }

  private func heading(_ words: LocalizedMessage) -> HTML { .element("h3", [], say(words)) + .lineEnd }

  private var about: HTML {
    guard let outcomes = entry.outcomes else { return .nothing }
    let document = outcomes.document
    let app: LocalizedMessage? = document.text("packageName").map { "App \($0)" }
    let version: LocalizedMessage? = document.integer("versionCode").map { "version code \($0)" }
    let parts = [app, version, LocalizedMessage(value: document.kind.id)].compactMap { $0.map(formatter.text) }
    return .element("p", [("class", "soft")], .own(parts.joined(separator: " · "), limit: 300)) + .lineEnd
  }

  // MARK: 1. What users see

  private func scenes(_ outcomes: DocumentOutcomes) -> HTML {
    let scenes = outcomes.scenes
    var content = [heading("What users see")]
    if scenes.isEmpty { content.append(.element("p", [], say(outcomes.pages.withoutAlert))) }
    for scene in scenes {
      content.append(
        .block(
          "div", [("class", scene.isOlder ? "scene older" : "scene")],
          [
            .element("h4", [], say(Self.title(of: scene))), .lineEnd,
            .block("div", [("class", "scenes")], scene.alerts.map { figure($0, scene) }), buttons(scene),
          ]))
    }
    return .block("div", [], content)
  }

  private static func title(of scene: PreviewScene) -> LocalizedMessage {
    guard let clients = scene.clients else {
      return "\(scene.platform.title): \(scene.outcome.explanation) (approximate)"
    }
    return "\(scene.platform.title), library \(clients.words): \(scene.outcome.explanation) (approximate)"
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
        .element(
          "div", [("class", "screen")],
          .element(
            "div",
            [("class", Self.style(of: scene))] + Self.attributes(language), content)),
        .element("figcaption", [], .own(formatter.text(name), limit: 40)),
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

  private func buttons(_ scene: PreviewScene) -> HTML {
    guard let first = scene.alerts.first, !first.buttons.isEmpty else { return .nothing }
    let items = first.buttons.enumerated().map { index, button in
      let texts = scene.alerts.compactMap { alert -> HTML? in
        guard index < alert.buttons.count else { return nil }
        return .element(
          "strong", Self.attributes(alert.language), draw(alert.buttons[index].label, limit: 60))
      }
      let names = texts.enumerated().reduce(HTML.nothing) {
        $0 + ($1.offset > 0 ? .text(" / ") : .nothing) + $1.element
      }
      return names + .text(": ") + .own(formatter.text(button.effect), limit: 400)
    }
    let leaving = first.resultOfX.map { say("The X closes the alert; the app is told \($0)") }
    return (items + [leaving].compactMap { $0 }).list
  }

  // MARK: 2. Who sees it, and when

  private func when(_ outcomes: DocumentOutcomes) -> HTML {
    var newest = outcomes
    newest.tables = outcomes.newest
    if newest.tables.isEmpty { return .nothing }
    var content = [heading("Who sees it, and when")]
    let drawing = TimelineSVG(Timeline(newest, entry.terms), prefix: "d\(number)-", in: formatter)
    content.append(.element("div", [("class", "timeline")], .drawing(drawing)))
    var onPaper = Self.mostRowsOnPaper
    for table in newest.tables {
      let (titles, rows) = newest.rows(table, exact: false)
      let head = titles.map { HTML.element("th", [("scope", "col")], say($0)) }
      let lines = rows.prefix(24).enumerated().map { number, row in
        let cells = zip(titles, row.cells + [Self.words(row.outcome)]).map { title, cell in
          if cell.isEmpty { return HTML.element("td") }
          return HTML.element("td", [("data-name", formatter.text(title))], .own(formatter.text(cell), limit: 300))
        }
        return HTML.element("tr", number < onPaper ? [] : Self.offPaper, cells) + .lineEnd
      }
      content.append(
        .block(
          "table", onPaper > 0 ? [] : Self.offPaper,
          [
            .element("caption", [], say("\(table.platform.title), \(newest.clientWords(table))")),
            .element("thead", [], .element("tr", [], head)), .element("tbody", [], lines),
          ]))
      onPaper = max(0, onPaper - rows.count)
      if rows.count > lines.count { content.append(more(rows.count - lines.count, "outcomes")) }
    }
    return .block("div", [("class", "when")], content)
  }

  private static let offPaper: [(StaticString, String)] = [("class", "off-paper")]

  /// `an alert that offers the update (LAZY)`
  private static func words(_ outcome: ShownOutcome) -> LocalizedMessage {
    outcome.outcome == outcome.plain.rawValue
      ? outcome.plain.explanation : "\(outcome.plain.explanation) (\(outcome.outcome))"
  }

  private func more(_ count: Int, _ command: String) -> HTML {
    .element("p", [("class", "soft")], say("\(count) more: osam-lint \(command) lists them."))
  }

  // MARK: 3. What must be corrected

  private var findings: HTML {
    let all = entry.report.findings.filter { $0.severity > .info }
    var content = [heading("What must be corrected")]
    if all.isEmpty {
      content.append(.element("p", [], say("Nothing was found.")))
      return .block("div", [], content)
    }
    let lines = LineMap(entry.report.bytes)
    let items = all.prefix(Self.mostFindings).map { finding in
      let place = lines.position(of: finding.span.start)
      var item = HTML.element("strong", [("class", finding.severity.rawValue)], say(finding.severity.word))
      item = item + .text(" ") + .own(formatter.text(finding.message.sentence), limit: 400)
      item = item + .element("span", [("class", "soft")], say(" (line \(place.line), \(finding.rule))"))
      if let help = finding.message.help { item = item + .text(" ") + .own(formatter.text(help), limit: 400) }
      return item
    }
    content.append(items.list)
    if all.count > items.count { content.append(more(all.count - items.count, "check")) }
    return .block("div", [("class", "corrected")], content)
  }

  // MARK: 4. Devices that behave otherwise

  private func others(_ outcomes: DocumentOutcomes) -> HTML {
    let newest = outcomes.newest
    let others = outcomes.alike.filter { table in
      !newest.contains { $0.platform == table.platform && !$0.clients.intersection(table.clients).isEmpty }
    }
    if others.isEmpty { return .nothing }
    let items = others.prefix(Self.mostOthers).map { table in
      let rows = outcomes.rows(table, exact: false).rows
      var words = rows.prefix(4).map { row -> LocalizedMessage in
        guard let devices = row.devices else { return "\(row.outcome.words) otherwise" }
        return devices.isEmpty ? row.outcome.words : "\(row.outcome.words): \(devices)"
      }
      if rows.count > words.count { words.append("and \(rows.count - words.count) more") }
      return HTML.element("strong", [], say("\(table.platform.title), \(outcomes.clientWords(table))")) + .text(": ")
        + .own(formatter.text(words.joined(separator: "; ")), limit: 800)
    }
    var content = [heading("Apps with older releases behave otherwise"), items.list]
    if others.count > items.count { content.append(more(others.count - items.count, "outcomes")) }
    return .block("div", [("class", "others")], content)
  }

  // MARK: 5. What was assumed

  private func assumed(_ outcomes: DocumentOutcomes) -> HTML {
    let frozen = outcomes.frozenOtherwise == nil ? outcomes.frozen : nil
    var assumptions =
      [outcomes.ordinaryDevices].compactMap { $0 } + OutcomeAssumptions.of([outcomes], entry.terms)
      + [frozen].compactMap { $0 }
    if outcomes.tables.contains(where: \.leavesOutUnreadable) {
      assumptions.append("Versions and systems that a library cannot read are left out.")
    }
    if assumptions.isEmpty { return .nothing }
    return .block(
      "div", [("class", "assumed")],
      [heading("What was assumed"), assumptions.map { HTML.own(formatter.text($0), limit: 400) }.list])
  }

  // MARK: 6. To see it again

  private func commands(_ outcomes: DocumentOutcomes) -> HTML {
    let file = outcomes.command.path.display
    var lines = [["osam-lint", "outcomes", file] + outcomes.command.fixed, ["osam-lint", "check", file]]
    if let table = outcomes.newest.first {
      let point = table.cells.ordinaryWitness(of: table.cells.asked, today: outcomes.now)
      lines.append(["osam-lint", "simulate"] + outcomes.arguments(point, table))
    }
    return .block(
      "div", [("class", "repeat")],
      [heading("To see it again"), lines.map { HTML.element("code", [], .text(ShellWords.quoted($0))) }.list])
  }
}
