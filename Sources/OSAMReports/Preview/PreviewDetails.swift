import OSAMDecisions
import OSAMFormats
import OSAMSyntax

/// Parts that open below a card when somebody wants to know more.
extension PreviewSection {
  private static let mostOthers = 8
  private static let mostRows = 24

  func details(_ outcomes: DocumentOutcomes) -> HTML {
    let others = otherReleases(outcomes)
    let title: LocalizedMessage =
      others.isEmpty
      ? "Every kind of device"
      : "Every kind of device, and apps with older releases of the library (\(others.count, one: "difference", many: "differences"))"
    let assumptions = assumptions(outcomes)
    return folded(title, devices(outcomes) + older(outcomes, others))
      + folded("What was assumed (\(assumptions.count))", [assumptions.list])
      + folded("For developers: results told to the app, commands that give the same answers", developers(outcomes))
  }

  private func folded(_ title: LocalizedMessage, _ content: [HTML]) -> HTML {
    .block("details", [], [.element("summary", [], say(title)), .lineEnd] + content)
  }

  // MARK: Devices

  /// All of them, with the newest releases.
  private func devices(_ outcomes: DocumentOutcomes) -> [HTML] {
    var newest = outcomes
    newest.tables = outcomes.newest
    return newest.tables.flatMap { table -> [HTML] in
      let (_, titles, rows) = newest.rows(table, exact: false)
      let head = titles.map { HTML.element("th", [("scope", "col")], say($0)) }
      let lines = rows.prefix(Self.mostRows).map { row in
        let cells = zip(titles, row.cells + [Self.words(row.outcome)]).map { title, cell in
          if cell.isEmpty { return HTML.element("td") }
          return HTML.element("td", [("data-name", formatter.text(title))], .own(formatter.text(cell), limit: 300))
        }
        return HTML.element("tr", [], cells) + .lineEnd
      }
      let drawn = HTML.block(
        "table", [],
        [
          .element("caption", [], say("\(table.platform.title), \(newest.clientWords(table))")),
          .element("thead", [], .element("tr", [], head)), .element("tbody", [], lines),
        ])
      return rows.count > lines.count ? [drawn, more(rows.count - lines.count, "outcomes")] : [drawn]
    }
  }

  /// `an alert that offers the update (LAZY)`
  private static func words(_ outcome: ShownOutcome) -> LocalizedMessage {
    outcome.outcome == outcome.plain.rawValue
      ? outcome.plain.explanation : "\(outcome.plain.explanation) (\(outcome.outcome))"
  }

  /// Tables of releases that behave otherwise than the newest.
  private func otherReleases(_ outcomes: DocumentOutcomes) -> [DocumentOutcomes.Rows] {
    let newest = outcomes.newest
    return outcomes.alike.filter { other in
      let table = other.table
      return !newest.contains { $0.platform == table.platform && !$0.clients.intersection(table.clients).isEmpty }
    }
  }

  private func older(_ outcomes: DocumentOutcomes, _ others: [DocumentOutcomes.Rows]) -> [HTML] {
    let items = others.prefix(Self.mostOthers).map { table, _, rows in
      var words = rows.prefix(4).map { row -> LocalizedMessage in
        guard let devices = row.devices else { return "\(row.outcome.words) otherwise" }
        return devices.isEmpty ? row.outcome.words : "\(row.outcome.words): \(devices)"
      }
      if rows.count > words.count { words.append("and \(rows.count - words.count) more") }
      return HTML.element("strong", [], say("\(table.platform.title), \(outcomes.clientWords(table))")) + .text(": ")
        + .own(formatter.text(words.joined(separator: "; ")), limit: 800)
    }
    var content: [HTML] = []
    if !items.isEmpty {
      content = [
        .element("p", [("class", "who")], say("Apps with older releases behave otherwise")), .lineEnd, items.list,
      ]
    }
    if others.count > items.count { content.append(more(others.count - items.count, "outcomes")) }
    return content + olderScenes(outcomes)
  }

  // MARK: Assumptions

  private func assumptions(_ outcomes: DocumentOutcomes) -> [HTML] {
    let frozen = outcomes.frozenOtherwise == nil ? outcomes.frozen : nil
    var assumptions =
      [outcomes.ordinaryDevices].compactMap { $0 } + OutcomeAssumptions.of([outcomes], entry.terms)
      + [frozen].compactMap { $0 }
    if outcomes.tables.contains(where: { $0.leavesOutUnreadable }) {
      assumptions.append("Versions and systems that a library cannot read are left out.")
    }
    return assumptions.map { HTML.own(formatter.text($0), limit: 400) }
  }

  // MARK: Developers

  private func developers(_ outcomes: DocumentOutcomes) -> [HTML] {
    let document = outcomes.document
    let version: LocalizedMessage? = document.integer("versionCode").map { "version code \($0)" }
    let kind = [LocalizedMessage(value: document.kind.id), version].compactMap { $0.map(formatter.text) }
    let results = results(outcomes)
    return [.element("p", [("class", "soft")], .text(kind.joined(separator: " · "))), .lineEnd]
      + (results.isEmpty ? [] : [results.list])
      + [commands(outcomes).map { HTML.element("code", [], .text(ShellWords.quoted($0))) }.list]
  }

  private func commands(_ outcomes: DocumentOutcomes) -> [[String]] {
    let file = outcomes.command.path.display
    var lines = [["osam-lint", "outcomes", file] + outcomes.command.fixed, ["osam-lint", "check", file]]
    if let table = outcomes.newest.first {
      let point = table.cells.ordinaryWitness(of: table.cells.asked, today: outcomes.now)
      lines.append(["osam-lint", "simulate"] + outcomes.arguments(point, table))
    }
    return lines
  }
}
