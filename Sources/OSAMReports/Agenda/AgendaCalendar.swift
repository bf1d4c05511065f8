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
    for event in events {
      guard let start = Self.utc(event.at) else { continue }
      lines += [
        "BEGIN:VEVENT", "UID:\(event.uid)",
        // For the same documents the bytes are the same: an event was made when it happens.
        "DTSTAMP:\(start)", "DTSTART:\(start)",
        "SUMMARY:\(Self.text(formatter.text(event.sentence)))",
        "DESCRIPTION:\(Self.text(formatter.text(event.clients ?? event.label)))", "TRANSP:TRANSPARENT", "END:VEVENT",
      ]
    }
    lines.append("END:VCALENDAR")
    return lines.flatMap(Self.folded).map { $0 + "\r\n" }.joined()
  }

  /// `20261201T000000Z`, in whole seconds: those that a moment lies in.
  private static func utc(_ instant: Instant) -> String? {
    guard instant >= 0, let text = Zone.utc.localText(instant - instant % 1000) else { return nil }
    let digits = text.filter(\.isNumber)
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
