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
    // Those that end last come first; what has no end is for ever.
    self.entries = entries.enumerated().sorted { left, right in
      (right.element.end, left.offset) < (left.element.end, right.offset)
    }.map(\.element)
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
    let head = HTML.block(
      "header", [],
      [
        .element("h1", [], say(title)), .lineEnd,
        .element(
          "p", [("class", "soft")], say("As of \(now - now % 60_000, in: zone, named: true). Made by osam-lint.")),
      ])
    var body: [HTML] = []
    if let changes { body.append(section(changes)) }
    if entries.count > 1 { body.append(index) }
    body += entries.enumerated().map { PreviewSection($1, number: $0 + 1, zone: zone, in: formatter).html }
    let foot = HTML.block(
      "footer", [],
      [.element("p", [], say("The drawings are approximate. This page has no script and loads nothing."))])
    return HTML.page(
      title: formatter.text(title), language: formatter.language, style: PreviewStyle.css,
      [head, .block("main", [], body), foot])
  }

  private func say(_ words: LocalizedMessage) -> HTML { .text(formatter.text(words)) }

  private var index: HTML {
    let items = entries.enumerated().map { number, entry in
      HTML.element("a", [("href", "#d\(number + 1)")], .own(formatter.text(entry.label), limit: 120)) + .text(": ")
        + .own(formatter.text(entry.lead), limit: 400)
    }
    return .block(
      "nav", [("class", "document index"), ("aria-labelledby", "index")],
      [.element("h2", [("id", "index")], say("Documents")), items.list])
  }

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
        .element("p", [("class", "today")], say(changes.summary.counting(all).words)),
        items.isEmpty ? .nothing : items.list,
      ])
  }
}

extension PreviewPage.Entry {
  var label: LocalizedMessage { outcomes?.label ?? LocalizedMessage(value: path.display) }

  /// Today's outcome and the next change, in a sentence without a word of the libraries.
  var lead: LocalizedMessage {
    if let outcomes {
      return outcomes.frozenOtherwise == nil
        ? outcomes.plainToday : "as the service would serve it: \(outcomes.plainToday)"
    }
    return obstacle.map { "nothing can be said of this document: \($0)" }
      ?? "no document could be made out in this file"
  }

  /// The last moment of its window; what has none lasts for ever.
  fileprivate var end: Instant {
    guard let outcomes else { return .max }
    return outcomes.document.integer("endDate") ?? .max
  }
}
