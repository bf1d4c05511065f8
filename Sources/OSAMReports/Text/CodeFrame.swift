import OSAMFormats
import OSAMLint
import OSAMSyntax

/// The lines of a file around a finding, with carets under the exact place and captions under the others.
struct CodeFrame {
  private struct Mark {
    var span: SourceSpan
    var caption: String
    var isPrimary: Bool
    var line: Int
  }

  private static let tab = 4

  private let bytes: [UInt8]
  private let lines: LineMap
  private let marks: [Mark]
  private let severity: Severity
  /// Stands behind the carets where there is room for it.
  private let advice: String?
  /// As many blanks as the numbers of the lines have digits.
  let margin: String
  /// Columns of code shown at most; longer lines are cut around a place.
  private let width: Int

  init(_ finding: Finding, _ advice: String?, _ formatter: MessageFormatter, bytes: [UInt8], lines: LineMap, width: Int)
  {
    self.bytes = bytes
    self.lines = lines
    severity = finding.severity
    var marks = [
      Mark(span: finding.span, caption: "", isPrimary: true, line: lines.position(of: finding.span.start).line)
    ]
    for place in finding.related where place.other == nil {
      marks.append(
        Mark(
          span: place.span, caption: formatter.text(place.caption), isPrimary: false,
          line: lines.position(of: place.span.start).line))
    }
    self.marks = marks.sorted { ($0.line, $0.span.start) < ($1.line, $1.span.start) }
    self.advice = advice
    margin = String(String(marks.map { $0.line }.max() ?? 1).count, of: " ")
    // The ruler, and a sign where a line is cut.
    self.width = width - margin.count - " | …".count
  }

  /// True if there was room for the advice comes back.
  func render(into output: inout StyledText) -> Bool {
    var isAdvised = false
    let shown = marks.map { $0.line }
    output.add("\(margin) |\n", .quiet)
    var previous: Int?
    for line in Array(Set(shown)).sorted() {
      if let previous, line > previous + 1 { output.add("\(margin) …\n", .quiet) }
      previous = line
      let number = String(line)
      let label = margin.dropLast(number.count) + number
      var shown: ShownLine?
      for mark in marks where mark.line == line {
        // A long line is shown again for a place that the first cut leaves out.
        let text: ShownLine
        if let shown, shown.shows(mark.span.start) {
          text = shown
        } else {
          text = ShownLine(bytes, lines.span(ofLine: line), around: mark.span, width: width, tab: Self.tab)
          output.add(label + " |", .quiet)
          output.add((text.text.isEmpty ? "" : " ") + text.text + "\n")
        }
        shown = text
        let (start, length) = text.columns(of: mark.span)
        output.add("\(margin) | ", .quiet)
        output.add(String(start, of: " "))
        output.add(String(length, of: mark.isPrimary ? "^" : "-"), mark.isPrimary ? .severity(severity) : .quiet)
        let room = width - start - length
        if mark.isPrimary, let advice, advice.count <= room {
          output.add(" " + advice, .help)
          isAdvised = true
        } else if !mark.caption.isEmpty {
          addCaption(mark.caption, start, room, to: &output)
        }
        output.newLine()
      }
    }
    return isAdvised
  }

  /// A caption behind its mark, or below it where that would be too long.
  private func addCaption(_ caption: String, _ start: Int, _ room: Int, to output: inout StyledText) {
    if caption.count <= room { return output.add(" " + caption, .quiet) }
    let indent = max(0, min(start, width - caption.count))
    for line in FoldedText.lines(caption, width: width - indent) {
      output.add("\n\(margin) | ", .quiet)
      output.add(String(repeating: " ", count: indent) + line, .quiet)
    }
  }
}

/// One line as it is shown: tabs widened, invisible characters spelled out, long lines cut.
private struct ShownLine {
  private(set) var text = ""
  /// Byte offset and column of each character shown; of a plain line those of its first one.
  private var columns: [(offset: Int, column: Int)] = []
  private let end: (offset: Int, column: Int)
  /// Each character shown takes a byte and a column.
  private let isPlain: Bool

  init(_ bytes: [UInt8], _ span: SourceSpan, around place: SourceSpan, width: Int, tab: Int) {
    let from = Self.start(bytes, span, place, width)
    // A line can be megabytes long: look only at what may be shown.
    var to = min(span.end, from + 4 * width)
    while to < span.end, bytes[to] & 0xC0 == 0x80 { to += 1 }
    if from > span.start { text = "…" }
    var column = text.isEmpty ? 0 : 1
    isPlain = bytes[from..<to].allSatisfy { 0x20...0x7E ~= $0 }
    if isPlain {
      to = min(to, from + max(0, width - column))
      if to > from { columns = [(from, column)] }
      text += String(decoding: bytes[from..<to], as: UTF8.self)
      end = (to, column + to - from)
      if to < span.end { text += "…" }
      return
    }
    var offset = from
    for scalar in String(decoding: bytes[from..<to], as: UTF8.self).unicodeScalars {
      // Letters and signs of most languages that texts are written in.
      if scalar.value < Self.oneColumn, !Display.isInvisible(scalar) {
        if column >= width {
          to = offset
          break
        }
        columns.append((offset, column))
        text.unicodeScalars.append(scalar)
        column += 1
        offset += UTF8.width(scalar)
        continue
      }
      let shown = Self.shown(scalar, at: column, tab: tab)
      if column + shown.width > width {
        to = offset
        break
      }
      columns.append((offset, column))
      text += shown.text
      column += shown.width
      // A wrong byte is decoded as U+FFFD, which is longer than the byte it stands for.
      offset += scalar == "\u{FFFD}" ? Self.lengthOfReplaced(bytes, offset) : UTF8.width(scalar)
    }
    end = (to, column)
    if to < span.end { text += "…" }
  }

  /// Where to begin: with the line, unless the place would then stand too far right. Then a third of what is shown goes
  /// before it, and as much more as the line has no characters for behind it; the last third is left to captions.
  private static func start(_ bytes: [UInt8], _ span: SourceSpan, _ place: SourceSpan, _ width: Int) -> Int {
    guard place.start - span.start > width * 2 / 3 else { return span.start }
    var from = min(place.start, span.end)
    let rest = bytes[from..<min(span.end, from + 4 * width)].count { $0 & 0xC0 != 0x80 }
    for _ in 0..<max(width / 3, min(width * 2 / 3, width - rest)) where from > span.start {
      from -= 1
      while from > span.start, bytes[from] & 0xC0 == 0x80 { from -= 1 }
    }
    return from
  }

  private static func shown(_ scalar: Unicode.Scalar, at column: Int, tab: Int) -> (text: String, width: Int) {
    if scalar == "\t" {
      let count = tab - column % tab
      return (String(repeating: " ", count: count), count)
    }
    let text = Display.escaped(scalar)
    let count = text.unicodeScalars.count
    return (text, count > 1 ? count : width(of: scalar))
  }

  /// True if an offset is in the part of the line that is shown, or right behind it.
  func shows(_ offset: Int) -> Bool {
    guard let first = columns.first else { return true }
    return first.offset <= offset && offset <= end.offset
  }

  private static func lengthOfReplaced(_ bytes: [UInt8], _ offset: Int) -> Int {
    guard offset + 2 < bytes.count, bytes[offset] == 0xEF, bytes[offset + 1] == 0xBF, bytes[offset + 2] == 0xBD else {
      return 1
    }
    return 3
  }

  /// Characters below it, but for those that show nothing, take one column each: marks that join others come behind it.
  private static let oneColumn: UInt32 = 0x300

  /// Columns a character takes in a terminal: none for marks that join the one before, two for wide ones.
  private static func width(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < oneColumn { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: break
    }
    if scalar.properties.isEmojiPresentation { return 2 }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }

  /// Where a span starts and how many columns it takes, at least one.
  func columns(of span: SourceSpan) -> (start: Int, length: Int) {
    let start = column(at: span.start)
    let stop = column(at: max(span.end, span.start))
    return (start, max(1, stop - start))
  }

  private func column(at offset: Int) -> Int {
    if isPlain, let first = columns.first {
      return offset < first.offset ? 0 : first.column + min(offset, end.offset) - first.offset
    }
    return columnOfCharacter(at: offset)
  }

  private func columnOfCharacter(at offset: Int) -> Int {
    columns.last { $0.offset <= offset }.map { $0.offset == offset || offset < end.offset ? $0.column : end.column }
      ?? 0
  }
}
