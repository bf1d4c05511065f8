import OSAMDecisions
import OSAMFormats
import OSAMSyntax

/// What changes by itself in a time, in the order of the moments.
package struct Agenda: Sendable {
  package let events: [AgendaEvent]
  package let from: Instant
  package let to: Instant
  package let zone: Zone

  package init(_ events: [AgendaEvent], from: Instant, to: Instant, zone: Zone) {
    self.events = events.enumerated().sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }.map(\.element)
    self.from = from
    self.to = to
    self.zone = zone
  }

  package var json: String { JSONAnswer.text("events", events.map(\.json)) }

  /// `nothing changes by itself from 2026-11-21 10:00 until 2027-02-19 10:00`
  package var nothing: String {
    "nothing changes by itself \(ExtentWords(zone: zone).dates(from, to))"
  }

  /// For people: a moment, and below it what happens to whom.
  package func text(width: Int) -> StyledText {
    var output = StyledText()
    var moment = ""
    for event in events {
      if event.moment != moment {
        if !moment.isEmpty { output.newLine() }
        moment = event.moment
        output.add(moment + "\n", .strong)
      }
      func add(_ text: String, _ indent: Int, _ style: Style = .plain) {
        let blanks = String(repeating: " ", count: indent)
        for line in FoldedText.lines(text, width: width, before: blanks, hanging: indent + 2) {
          output.add(line + "\n", style)
        }
      }
      add(event.subject, 2)
      add(event.devices.map { "\($0): \(event.becoming)" } ?? event.becoming, 4)
      if let clients = event.clients { add(clients, 4, .quiet) }
    }
    return output
  }

  package var markdown: String {
    if events.isEmpty { return "\(nothing.prefix(1).uppercased())\(nothing.dropFirst()).\n" }
    var text = "| when | where | who | what |\n| --- | --- | --- | --- |\n"
    for event in events {
      let who = [event.devices, event.clients].compactMap { $0 }.joined(separator: "; ")
      let cells = [event.moment, event.subject, who.isEmpty ? "everybody" : who, event.becoming]
      text += "| \(cells.map(MarkdownText.cell).joined(separator: " | ")) |\n"
    }
    return text
  }
}
