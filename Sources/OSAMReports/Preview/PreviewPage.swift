import OSAMDecisions
import OSAMFormats
import OSAMLint
import OSAMSyntax

/// A page for somebody who decides about alerts and does not read JSON.
package struct PreviewPage: Sendable {
  /// A document, or a file in which none could be made out.
  package struct Entry: Sendable {
    package var path: FilePath
    /// Nil where nothing can be said of users.
    package var outcomes: DocumentOutcomes?
    /// Why nothing can be said of a document.
    package var obstacle: LocalizedMessage?
    package var terms: QuestionTerms
    /// The report of `check` on its file.
    package var report: FileReport

    package init(path: FilePath, outcomes: DocumentOutcomes?, terms: QuestionTerms, report: FileReport) {
      self.path = path
      self.outcomes = outcomes
      self.terms = terms
      self.report = report
    }
  }

  private let entries: [Entry]
  /// Changes since a revision, and their totals.
  private let changes: (diffs: [DocumentDiff], summary: DiffSummary, since: String)?
  private let now: Instant
  private let zone: Zone
  private let formatter: MessageFormatter

  package init(
    _ entries: [Entry], changes: (diffs: [DocumentDiff], summary: DiffSummary, since: String)?, now: Instant,
    zone: Zone,
    in formatter: MessageFormatter
  ) {
    self.formatter = formatter
    // Documents that somebody must do something about come first; then those that end last, and what has no end is for ever.
    self.entries = entries.enumerated().sorted { left, right in
      let (one, other) = (left.element, right.element)
      return (other.urgency, other.end, left.offset) < (one.urgency, one.end, right.offset)
    }.map { $0.element }
    self.changes = changes
    self.now = now
    self.zone = zone
  }

  /// True if a file is such a page.
  package static func isOne(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes.prefix(2000), as: UTF8.self).has(HTML.mark)
  }

  package var html: String {
    let title: LocalizedMessage =
      entries.count == 1 ? "What users see of \(entries[0].label)" : "What users see of \(entries.count) documents"
    // A page about one document begins with its card.
    let isAlone = entries.count == 1 && changes == nil
    var body: [HTML] = []
    if !isAlone { body.append(.block("header", [], [.element("h1", [], say(title)), .lineEnd])) }
    var cards: [HTML] = []
    if let changes { cards.append(section(changes)) }
    if entries.count > 1 { cards.append(index) }
    cards += entries.enumerated().map { number, entry in
      PreviewSection(entry: entry, number: number + 1, isAlone: isAlone, formatter: formatter).html
    }
    body.append(.block("main", [], cards))
    body.append(
      .block(
        "footer", [],
        [
          .element("p", [], say("As of \(now - now % 60_000, in: zone, named: true). Made by osam-lint.")), .lineEnd,
          .element("p", [], say("The drawings are approximate. This page has no script and loads nothing.")),
        ]))
    return HTML.page(title: formatter.text(title), language: formatter.language, style: PreviewStyle.css, body)
  }

  private func say(_ words: LocalizedMessage) -> HTML { .text(formatter.text(words)) }

  // MARK: Index

  private var index: HTML {
    let titles: [LocalizedMessage] = ["app", "platforms", "state", "who", "until", "to correct"]
    let head = titles.map { HTML.element("th", [("scope", "col")], say($0)) }
    let rows = entries.enumerated().map { number, entry in
      let cells = row(entry, number + 1)
      return HTML.element(
        "tr", [],
        zip(titles, cells).map { title, cell in HTML.element("td", [("data-name", formatter.text(title))], cell) })
        + .lineEnd
    }
    return .block(
      "nav", [("class", "document index"), ("aria-labelledby", "index")],
      [
        .element("h2", [("id", "index")], say("Documents")), .lineEnd,
        .block("table", [], [.element("thead", [], .element("tr", [], head)), .element("tbody", [], rows)]),
      ])
  }

  /// App, platforms, badge, who, until when, and what must be corrected.
  private func row(_ entry: Entry, _ number: Int) -> [HTML] {
    let outcomes = entry.outcomes
    return [
      .element("a", [("href", "#d\(number)")], .own(formatter.text(entry.name), limit: 120)) + .text(" ")
        + .element("span", [("class", "soft")], .own(formatter.text(entry.label), limit: 120)),
      .text(outcomes?.outlooks.told.map { $0.platform }.words ?? ""),
      PreviewState(of: entry).badge(zone: zone, in: formatter),
      outcomes.map { .own(formatter.text(who($0)), limit: 200) } ?? .text("–"),
      outcomes.map { say(until($0)) } ?? .text("–"),
      say(entry.corrections),
    ]
  }

  private func who(_ outcomes: DocumentOutcomes) -> LocalizedMessage {
    let facts = outcomes.facts(in: formatter.language)
    // Alike facts name their platforms themselves.
    let words = facts.flatMap { one in
      one.facts.who.words.map { facts.count == 1 ? $0 : "\(one.platforms.words): \($0)" }
    }
    return words.joined(separator: "; ")
  }

  /// The last day of what is told of a document.
  private func until(_ outcomes: DocumentOutcomes) -> LocalizedMessage {
    let told = outcomes.outlooks.told.flatMap { one in one.outlook.told.parts.map { ($0.to, one.outlook.end) } }
    guard let last = told.max(by: { $0.0 < $1.0 }) else { return "–" }
    return last.0 < last.1 ? "\(short: last.0, in: zone, withTime: false)" : "no end"
  }

  // MARK: Changes

  private func section(_ changes: (diffs: [DocumentDiff], summary: DiffSummary, since: String)) -> HTML {
    let all = changes.diffs.groups(past: true, joinsOlder: true)
    let groups = all.filter { !$0.first.isPast }
    var items = groups.filter { !$0.first.isFolded }.prefix(40).map { group in
      HTML.element("strong", [("class", group.severity.rawValue)], say(group.word)) + .text(" ")
        + .own(formatter.text(group.sentence), limit: 1200)
    }
    if groups.count > items.count {
      items.append(say("\(groups.count - items.count) more: osam-lint diff lists them."))
    }
    return .block(
      "section", [("class", "document changes"), ("aria-labelledby", "changes")],
      [
        .element("h2", [("id", "changes")], say("What changes for users since \(Quote.shortened(changes.since))")),
        .element("p", [("class", "summary")], say(changes.summary.counting(all).words)),
        items.isEmpty ? .nothing : items.list,
      ])
  }
}

extension PreviewPage.Entry {
  var label: LocalizedMessage { outcomes?.label ?? LocalizedMessage(value: path.display) }

  /// The app that the document names.
  var app: String? {
    let name = outcomes?.document.text("packageName")?.trimmingBlanks() ?? ""
    return name.isEmpty ? nil : name
  }

  /// How people tell it from others: the app, or the name of the file where it names none.
  var name: LocalizedMessage {
    if let app { return LocalizedMessage(value: app) }
    let name = path.names.last ?? path
    return outcomes.map { Simulation.label(path: name, document: $0.document, count: $0.count) }
      ?? LocalizedMessage(value: name)
  }

  /// Things to correct.
  var findings: [Finding] { report.findings.filter { $0.severity > .info } }

  /// `1 error, 2 warnings`
  fileprivate var corrections: LocalizedMessage {
    let errors = findings.count { $0.severity == .error }
    let warnings = findings.count - errors
    let parts: [LocalizedMessage] =
      (errors > 0 ? ["\(errors, one: "error", many: "errors")"] : [])
      + (warnings > 0 ? ["\(warnings, one: "warning", many: "warnings")"] : [])
    return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
  }

  /// How urgently somebody must do something, more for what is graver.
  fileprivate var urgency: Int {
    if PreviewState(of: self).isProblem { return 3 }
    return findings.contains { $0.severity == .error } ? 2 : findings.isEmpty ? 0 : 1
  }

  /// The last moment of its window; what has none lasts for ever.
  fileprivate var end: Instant {
    guard let outcomes else { return .max }
    return outcomes.document.integer("endDate") ?? .max
  }
}
