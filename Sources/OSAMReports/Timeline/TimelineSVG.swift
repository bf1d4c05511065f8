import OSAMDecisions
import OSAMFormats
import OSAMSyntax

/// A timeline as a drawing: outcomes by colour, by hatch and by name, with a line for today.
package struct TimelineSVG {
  let timeline: Timeline
  private let formatter: MessageFormatter

  package init(_ timeline: Timeline, in formatter: MessageFormatter) {
    self.formatter = formatter
    self.timeline = timeline
  }

  // Sizes are for a telephone: the drawing grows with its page.
  private static let width = 360
  private static let margin = 6
  private static let top = 34
  private static let lineHeight = 14
  private static let barHeight = 24
  /// Of a bar with the dates below it.
  private static let barRoom = 48
  private static let keyHeight = 18
  /// Letters of a line that have room in the drawing, whatever the language.
  private static let letters = 50

  private var height: Int { bottom + keys.reduce(0) { $0 + Self.height(ofKey: $1.lines) } + 12 }
  private var legend: [Plain] {
    let used = Set(timeline.rows.flatMap { $0.segments }.map { $0.plain })
    return Plain.allCases.filter(used.contains)
  }

  /// As a file of its own: light, whatever surrounds it, in the size in which its letters are those of a page.
  package var file: String {
    let attributes = [
      ("xmlns", "http://www.w3.org/2000/svg"), ("width", "\(Self.width)"), ("height", "\(height)"),
      ("viewBox", "0 0 \(Self.width) \(height)"), ("role", "img"), ("aria-labelledby", "t d"),
      ("font-family", "system-ui, sans-serif"), ("font-size", "12"), ("fill", "#1b1b1b"),
    ].map { " \($0)=\"\($1)\"" }.joined()
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg\(attributes)>\n"
      + "<title id=\"t\">\(XMLText.content(formatter.text(title)))</title>\n"
      + "<desc id=\"d\">\(XMLText.content(formatter.text(description)))</desc>\n\(patterns)"
      + "<rect width=\"\(Self.width)\" height=\"\(height)\" fill=\"#ffffff\"/>\n\(body)</svg>\n"
  }

  private var title: LocalizedMessage { "When users of \(timeline.title) get what" }

  /// The drawing in words.
  private var description: LocalizedMessage {
    timeline.rows.map { row -> LocalizedMessage in
      "\(row.clients), \(row.label): \(row.inWords(timeline.zone))."
    }.joined(separator: " ")
  }

  // MARK: Pieces

  private var patterns: String {
    let all = legend.map { plain in
      let look = Look(plain)
      return "<pattern id=\"\(plain.rawValue)\" width=\"8\" height=\"8\" patternUnits=\"userSpaceOnUse\">"
        + "<rect width=\"8\" height=\"8\" fill=\"\(look.fill)\"/><path d=\"\(look.hatch)\" stroke=\"\(look.line)\" "
        + "stroke-width=\"1\" fill=\"none\"/></pattern>"
    }
    return "<defs>\(all.joined())</defs>\n"
  }

  private var body: String {
    let bars = bars
    var text = ""
    for (row, bar) in zip(timeline.rows, bars) { text += draw(row, bar) }
    return text + today(across: bars) + key(bottom + 12)
  }

  /// The lines above the bar of a row.
  private func lines(above row: Timeline.Row) -> [String] {
    [row.label, row.clients].flatMap { FoldedText.lines(formatter.text($0), width: Self.letters) }
  }

  /// The upper edge of each row's bar.
  private var bars: [Int] {
    var top = Self.top
    return timeline.rows.map { row in
      let bar = top + lines(above: row).count * Self.lineHeight + 3
      top = bar + Self.barRoom
      return bar
    }
  }

  private var bottom: Int { (bars.last.map { $0 + Self.barRoom } ?? Self.top) }

  private func draw(_ row: Timeline.Row, _ bar: Int) -> String {
    let lines = lines(above: row)
    var text = ""
    for (number, line) in lines.enumerated() {
      let base = bar - 6 - (lines.count - 1 - number) * Self.lineHeight
      text += "<text x=\"\(Self.margin)\" y=\"\(base)\">\(XMLText.content(line))</text>\n"
    }
    for segment in row.segments {
      let (from, to) = (x(segment.from), x(segment.to))
      let width = max(to - from, 1)
      text += "<rect x=\"\(from)\" y=\"\(bar)\" width=\"\(width)\" height=\"\(Self.barHeight)\" "
      text += "fill=\"url(#\(segment.plain.rawValue))\" stroke=\"\(Look(segment.plain).line)\"/>\n"
      let room = 8 * segment.word.count + 8
      if width >= room { text += label(segment.word, from + width / 2, bar + 16, room, Look(segment.plain).fill) }
    }
    return text + dates(row, bar + 36)
  }

  /// The day of each change, where there is room for it below the bar.
  private func dates(_ row: Timeline.Row, _ base: Int) -> String {
    var text = ""
    var free = 0
    for segment in row.segments.dropFirst() {
      guard timeline.zone.localText(segment.from) != nil else { continue }
      let day = formatter.text("\(dayOf: segment.from, in: timeline.zone)")
      let start = min(max(x(segment.from) - 30, Self.margin), Self.width - Self.margin - 62)
      if start < free { continue }
      free = start + 68
      text += "<text x=\"\(start)\" y=\"\(base)\" font-size=\"11\">\(day)</text>"
    }
    return text.isEmpty ? "" : text + "\n"
  }

  /// A word on a plain ground, so that no hatch runs through it.
  private func label(_ word: String, _ middle: Int, _ base: Int, _ room: Int, _ fill: String) -> String {
    "<rect x=\"\(middle - room / 2)\" y=\"\(base - 12)\" width=\"\(room)\" height=\"16\" fill=\"\(fill)\"/>"
      + "<text x=\"\(middle)\" y=\"\(base)\" text-anchor=\"middle\" fill=\"#1b1b1b\">\(Self.cut(word, 40))</text>\n"
  }

  /// A line across each bar, dark with a light edge so that it is seen on every ground, and the day above the first.
  private func today(across bars: [Int]) -> String {
    guard timeline.period.contains(timeline.today) else { return "" }
    let place = x(timeline.today)
    let anchor = place < 70 ? "start" : place > Self.width - 70 ? "end" : "middle"
    let words: LocalizedMessage =
      timeline.zone.localText(timeline.today) == nil
      ? "| today, " : "| today, \(dayOf: timeline.today, in: timeline.zone)"
    let lines = bars.map { "M\(place) \($0 - 3)v\(Self.barHeight + 6)" }.joined()
    return "<path d=\"\(lines)\" stroke=\"#ffffff\" stroke-width=\"5\"/>"
      + "<path d=\"\(lines)\" stroke=\"#1b1b1b\" stroke-width=\"2\"/>"
      + "<text x=\"\(place)\" y=\"\(Self.top - 20)\" text-anchor=\"\(anchor)\">\(XMLText.content(formatter.text(words)))</text>\n"
  }

  /// The meaning of each hatch.
  private var keys: [(plain: Plain, lines: [String])] {
    legend.map { plain in
      (plain, FoldedText.lines(formatter.text("\(plain.word): \(plain.explanation)"), width: Self.letters - 5))
    }
  }

  private static func height(ofKey lines: [String]) -> Int { keyHeight + (lines.count - 1) * lineHeight }

  private func key(_ top: Int) -> String {
    var (text, y) = ("", top)
    for (plain, lines) in keys {
      text +=
        "<rect x=\"\(Self.margin)\" y=\"\(y)\" width=\"22\" height=\"13\" fill=\"url(#\(plain.rawValue))\" "
        + "stroke=\"\(Look(plain).line)\"/>"
      for (number, line) in lines.enumerated() {
        text +=
          "<text x=\"\(Self.margin + 29)\" y=\"\(y + 11 + number * Self.lineHeight)\">\(XMLText.content(line))</text>\n"
      }
      y += Self.height(ofKey: lines)
    }
    return text
  }

  private func x(_ instant: Instant) -> Int {
    let (from, to) = (timeline.period.lowerBound, timeline.period.upperBound)
    let share = Double(min(max(instant, from), to) - from) / Double(to - from)
    return Self.margin + Int(share * Double(Self.width - 2 * Self.margin))
  }

  private static func cut(_ text: String, _ limit: Int) -> String {
    XMLText.content(Quote.shortened(text, limit: max(limit, 8)))
  }
}

/// How an outcome is drawn: dark enough lines on a ground that is light in every surrounding.
private struct Look {
  var fill: String
  var line: String
  var hatch: String

  init(_ plain: Plain) {
    switch plain {
    case .mustUpdate: (fill, line, hatch) = ("#f6c1b8", "#9c2a1b", "M0 8L8 0")
    case .mayUpdate: (fill, line, hatch) = ("#bfdcf5", "#1c5a8f", "M0 0L8 8")
    case .inform: (fill, line, hatch) = ("#cfe8cf", "#2f6b2f", "M0 4H8")
    case .prompt: (fill, line, hatch) = ("#e3d3f2", "#5d3a86", "M4 0V8")
    case .nothing: (fill, line, hatch) = ("#ececec", "#6b6b6b", "M4 4h.1")
    case .error: (fill, line, hatch) = ("#f9dfa3", "#7a5200", "M0 8L8 0M0 0L8 8")
    case .crash: (fill, line, hatch) = ("#e0b3b3", "#5c0d0d", "M4 0V8M0 4H8")
    }
  }
}
