import OSAMDecisions
import OSAMFormats
import OSAMSyntax

extension Agenda {
  /// As iCalendar, which calendar programs subscribe to or read. [RFC 5545]
  package func calendar(in formatter: MessageFormatter) -> String {
    var lines = [
      "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//osam-lint//agenda//\(formatter.language.rawValue.uppercased())",
      "CALSCALE:GREGORIAN",
      "NAME:osam-lint", "X-WR-CALNAME:osam-lint",
    ]
    for span in spans {
      guard let time = Self.time(of: span) else { continue }
      lines += event(span.uid, time, formatter.text(span.summary), formatter.text(span.description))
    }
    for event in events where event.isExpiry {
      guard let start = Self.utc(event.at) else { continue }
      lines += self.event(
        event.uid, ["DTSTART:\(start)"], formatter.text(event.sentence), formatter.text(event.label))
    }
    lines.append("END:VCALENDAR")
    return lines.flatMap(Self.folded).map { $0 + "\r\n" }.joined()
  }

  private func event(_ uid: String, _ time: [String], _ summary: String, _ description: String) -> [String] {
    ["BEGIN:VEVENT", "UID:\(uid)", "DTSTAMP:\(stamp)", "SEQUENCE:\(sequence)"] + time
      + [
        "SUMMARY:\(Self.text(summary))", "DESCRIPTION:\(Self.text(description))", "TRANSP:TRANSPARENT", "END:VEVENT",
      ]
  }

  /// The moment of the run. Of two events with an id a calendar keeps the one with the greater number, and then the later
  /// stamp: it must never take an edit for something older. [RFC 5546, 2.1.5]
  private var stamp: String { Self.utc(from) ?? "19700101T000000Z" }

  /// Minutes from 2010 on.
  private var sequence: Int64 {
    min(max(0, from.since(QuestionTerms.usualClock.lowerBound) / 60_000), Int64(Int32.max))
  }

  /// The begin and the end of an event: days where it is days, without the last moment, as the format has it. One without an
  /// end has its first day, one without a begin its last.
  private static func time(of span: AgendaSpan) -> [String]? {
    guard let from = span.from ?? span.to, let to = span.to ?? span.from else { return nil }
    let zone = span.zone
    let isOneDay = span.from == nil || span.to == nil
    if isOneDay || (zone.isMidnight(from) && zone.isLastMinute(to)) {
      guard let first = day(zone.dayNumber(of: from)), let next = day(zone.dayNumber(of: to).map { $0 + 1 }) else {
        return nil
      }
      return ["DTSTART;VALUE=DATE:\(first)", "DTEND;VALUE=DATE:\(next)"]
    }
    guard let start = utc(from), let end = utc(to.later(by: 1000)) else { return nil }
    return ["DTSTART:\(start)", "DTEND:\(end)"]
  }

  /// `20261201`
  private static func day(_ number: Int64?) -> String? {
    guard let day = number.map(Calendar.day) else { return nil }
    return (1...9999).contains(day.year) ? "\(padded(day.year, 4))\(padded(day.month, 2))\(padded(day.day, 2))" : nil
  }

  /// `20261201T000000Z`, in whole seconds: those that a moment lies in.
  private static func utc(_ instant: Instant) -> String? {
    guard instant >= 0, let text = Zone.utc.localText(instant - instant % 1000) else { return nil }
    let digits = text.filter { $0.isNumber }
    let time = digits.dropFirst(8)
    return "\(digits.prefix(8))T\(time)\(time.count == 4 ? "00" : "")Z"
  }

  /// A value of type TEXT.
  private static func text(_ text: String) -> String {
    var result = ""
    for scalar in Display.escaped(text).unicodeScalars {
      switch scalar {
      case "\\", ";", ",": result += "\\"
      default: break
      }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  /// Lines of 75 bytes at most, none of which parts a character; all but the first begin with a blank.
  private static func folded(_ line: String) -> [String] {
    var lines: [String] = []
    var current = ""
    var count = 0
    for scalar in line.unicodeScalars {
      let size = UTF8.width(scalar)
      if count + size > 75 {
        lines.append(current)
        (current, count) = (" ", 1)
      }
      current.unicodeScalars.append(scalar)
      count += size
    }
    return lines + [current]
  }
}
