import OSAMDecisions
import OSAMFormats
import OSAMLint
import OSAMSyntax

/// The card of one document: its state, four facts, what must be corrected, when, what people see; and below, for who
/// wants to know more, what opens when it is asked for.
struct PreviewSection {
  let entry: PreviewPage.Entry
  let number: Int
  /// The page is about this document alone, so that its heading is the page's.
  let isAlone: Bool
  let formatter: MessageFormatter

  private static let mostFindings = 12

  var html: HTML {
    var content = [about, title]
    if let outcomes = entry.outcomes {
      if let lockOut = outcomes.lockOut { content.append(red(formatter.text(lockOut))) }
      content.append(facts(outcomes))
      if let frozen = outcomes.frozenOtherwise { content.append(red(formatter.text(frozen))) }
      content += outcomes.leftOut.map { library in
        .element("p", [("class", "note")], .own("\(formatter.sentence(library.noTable)).", limit: 400)) + .lineEnd
      }
      content += [corrections, when(outcomes), scenes(outcomes), details(outcomes)]
      content.append(
        .element("p", [("class", "soft on-paper")], say("What is folded away on a screen is not on paper.")))
    } else {
      let why: LocalizedMessage =
        entry.obstacle.map { "nothing can be said of this document: \($0)" }
        ?? "no document could be made out in this file"
      content += [red("\(formatter.sentence(why))."), corrections]
    }
    return .block("section", [("class", "document"), ("aria-labelledby", "a\(number) d\(number)")], content)
  }

  private func red(_ text: String) -> HTML {
    .element("p", [("class", "note bad")], .own(text, limit: 800)) + .lineEnd
  }

  func say(_ words: LocalizedMessage) -> HTML { .text(formatter.text(words)) }

  /// Over a part of the card.
  func heading(_ words: LocalizedMessage, soft: LocalizedMessage? = nil) -> HTML {
    let soft = soft.map { .text(" ") + HTML.element("span", [("class", "soft")], say("(\($0))")) } ?? .nothing
    return .element(isAlone ? "h2" : "h3", [("class", "part")], say(words) + soft) + .lineEnd
  }

  // MARK: Head

  /// `Update alert · Android · bus-lazy.json · as the service would serve it`
  private var about: HTML {
    var parts: [String] = []
    if let outcomes = entry.outcomes {
      parts = [formatter.text(outcomes.pages.title), outcomes.outlooks.told.map { $0.platform }.words]
    }
    parts.append(formatter.text(entry.label))
    if let outcomes = entry.outcomes, outcomes.hasOwnClock {
      parts.append(formatter.text("as the service would serve it"))
    }
    return .element(
      "p", [("class", "soft about"), ("id", "a\(number)")], .own(parts.joined(separator: " · "), limit: 300)) + .lineEnd
  }

  private var title: HTML {
    let badge = PreviewState(of: entry).badge(zone: entry.outcomes?.zone ?? .utc, in: formatter)
    return .element(
      isAlone ? "h1" : "h2", [("id", "d\(number)")], .own(formatter.text(entry.name), limit: 160) + .text(" ") + badge)
      + .lineEnd
  }

  private func facts(_ outcomes: DocumentOutcomes) -> HTML {
    let all = outcomes.facts(in: formatter.language)
    var content: [HTML] = []
    if all.isEmpty { content.append(.element("p", [], say("Nobody who is asked about reads it."))) }
    for (platforms, facts) in all {
      if all.count > 1 {
        content += [.element("p", [("class", "who")], .text(platforms.words)), .lineEnd]
      }
      content.append(
        .block(
          "dl", [("class", "facts")],
          facts.all.map { fact in
            .element(
              "div", [],
              [.element("dt", [], say(fact.title))] + fact.words.map { .element("dd", [], bold($0)) }
                + Self.shown(fact.more).map { .element("dd", [], .own(formatter.text($0), limit: 200)) }) + .lineEnd
          }))
    }
    return content.reduce(.nothing, +)
  }

  private static let mostAdditions = 5

  private static func shown(_ more: [LocalizedMessage]) -> [LocalizedMessage] {
    more.count <= mostAdditions ? more : more.prefix(mostAdditions - 1) + ["and \(more.count - mostAdditions + 1) more"]
  }

  private func bold(_ words: LocalizedMessage) -> HTML {
    .element("b", [], .own(formatter.sentence(words), limit: 200))
  }

  // MARK: Corrections

  private var corrections: HTML {
    let all = entry.findings
    if all.isEmpty { return .nothing }
    let lines = LineMap(entry.report.bytes)
    let items = all.prefix(Self.mostFindings).map { finding in
      let place = lines.position(of: finding.span.start)
      var item = HTML.own("\(formatter.sentence(finding.message.sentence)).", limit: 400)
      if let help = finding.message.help { item = item + .text(" ") + .own(formatter.text(help), limit: 400) }
      return item + .text(" ")
        + .element("span", [("class", "soft")], say("line \(place.line) · \(finding.severity.word) · \(finding.rule)"))
    }
    let count = HTML.element("b", [], say("\(all.count, one: "thing to correct", many: "things to correct")"))
    let isBad = all.contains { $0.severity == .error }
    var content = all.count == 1 ? [count + .text(": ") + items[0]] : [count, items.list]
    if all.count > items.count { content.append(more(all.count - items.count, "check")) }
    return .block("div", [("class", isBad ? "note bad corrections" : "note warn corrections")], content)
  }

  func more(_ count: Int, _ command: String) -> HTML {
    .element("p", [("class", "soft")], say("\(count) more: osam-lint \(command) lists them."))
  }

  // MARK: When

  private func when(_ outcomes: DocumentOutcomes) -> HTML {
    var newest = outcomes
    newest.tables = outcomes.newest
    // Openings and days since something are no place on a bar.
    if newest.tables.isEmpty
      || outcomes.outlooks.told.contains(where: { $0.outlook.axes.contains { $0.name == .opens } })
    {
      return .nothing
    }
    var title: LocalizedMessage = "When"
    let timeline = Timeline(newest, entry.terms)
    var bars = PreviewBar.bars(of: timeline)
    if bars.isEmpty {
      title = "Which versions"
      let told = outcomes.outlooks.told
      bars = told.compactMap { platform, outlook in
        PreviewBar.versions(outlook, label: told.count > 1 ? LocalizedMessage(value: platform.title) : nil)
      }
    }
    // A platform with too many groups has a line that says so.
    let undrawn = timeline.rows.filter { $0.segments.isEmpty }.map { row in
      HTML.element("p", [("class", "soft")], say("\(row.clients): \(row.label)")) + .lineEnd
    }
    if bars.isEmpty, undrawn.isEmpty { return .nothing }
    let left = bars.count - Self.mostBars
    return .block(
      "div", [("class", "when")],
      [heading(title)] + bars.prefix(Self.mostBars).map { PreviewBarDrawing(bar: $0, formatter: formatter).html }
        + undrawn + (left > 0 ? [more(left, "outcomes")] : []))
  }

  private static let mostBars = 6
}

extension DocumentOutcomes {
  /// The file has a clock of its own, which is not the service's.
  fileprivate var hasOwnClock: Bool { tables.last.flatMap(asServed) != nil }
}
