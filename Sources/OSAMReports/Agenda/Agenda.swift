import OSAMDecisions
import OSAMFormats
import OSAMSyntax

/// Changes that come by themselves in a time, in the order of the moments.
package struct Agenda: Sendable {
  package let events: [AgendaEvent]
  /// Times in which something is shown, for calendars.
  let spans: [AgendaSpan]
  package let from: Instant
  package let to: Instant
  package let zone: Zone
  /// Libraries of which nothing is listed.
  private let leftOut: [LeftOutPart]

  package init(
    _ events: [AgendaEvent], spans: [AgendaSpan] = [], leftOut: [LeftOutPart], from: Instant, to: Instant, zone: Zone
  ) {
    self.spans = spans.numbered
    self.events = events.enumerated().sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }.map {
      $0.element
    }
    self.from = from
    self.to = to
    self.zone = zone
    self.leftOut = leftOut
  }

  package func json(in formatter: MessageFormatter) -> String {
    JSONAnswer.text("events", events.map { $0.json }, LeftOutPart.member(leftOut, in: formatter))
  }

  /// `nothing changes by itself from 2026-11-21 10:00 until 2027-02-19 10:00`
  package var nothing: LocalizedMessage {
    "nothing changes by itself \(ExtentWords(zone: zone).dates(from, to))"
  }

  /// For people: a moment, and below it what happens to whom.
  package func text(width: Int, in formatter: MessageFormatter) -> StyledText {
    var output = StyledText(formatter)
    var moment: LocalizedMessage = ""
    for event in events {
      if event.moment != moment {
        if !moment.isEmpty { output.newLine() }
        moment = event.moment
        output.sayLine(moment, .strong)
      }
      func say(_ words: LocalizedMessage, _ indent: Int, _ style: Style) {
        output.sayFolded(words, style, width: width, indent: indent, hanging: indent + 2)
      }
      say(event.subject, 2, .plain)
      say(event.devices.map { "\($0): \(event.becoming)" } ?? event.becoming, 4, .plain)
      if let clients = event.clients { say(clients, 4, .quiet) }
    }
    return output
  }

  package func markdown(in formatter: MessageFormatter) -> String {
    if events.isEmpty { return "\(formatter.sentence(nothing)).\n" }
    let titles: [LocalizedMessage] = ["when", "where", "who", "what"]
    var text = "| \(titles.map(formatter.text).joined(separator: " | ")) |\n| --- | --- | --- | --- |\n"
    for event in events {
      let who = [event.devices, event.clients].compactMap { $0 }.joined(separator: "; ")
      let cells = [event.moment, event.subject, who.isEmpty ? "everybody" : who, event.becoming]
      text += "| \(cells.map { MarkdownText.cell(formatter.text($0)) }.joined(separator: " | ")) |\n"
    }
    return text
  }
}
