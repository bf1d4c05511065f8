import OSAMDecisions
import OSAMFormats
import OSAMSyntax

/// A bar of outcomes over the whole width of a card: over time, or over installed versions where no date counts. Its edges
/// are named below it.
struct PreviewBar {
  struct Stretch {
    /// In thousandths of the width.
    var from: Int
    var to: Int
    var plain: Plain
  }

  /// A label at a place of the bar.
  struct BarLabel {
    /// In thousandths of the width.
    var place: Int
    var words: LocalizedMessage
    /// The moment of an edge that it names; nil for any other label.
    var edge: Instant?
  }

  /// Who gets it; nil where one bar says it all.
  var label: LocalizedMessage?
  var stretches: [Stretch]
  /// Below it.
  var labels: [BarLabel]
  /// Above it.
  var today: BarLabel?
  /// All of it in words.
  var description: LocalizedMessage
}

extension PreviewBar {
  /// A bar for each group of versions that gets something at some time; none where nothing ever changes.
  static func bars(of timeline: Timeline) -> [PreviewBar] {
    let rows = timeline.rows.filter { row in row.segments.contains { $0.plain != .nothing } }
    if !rows.contains(where: { $0.segments.count > 1 }) { return [] }
    let platforms = Set(rows.map { $0.platform }).count
    return rows.map { row in
      let named: LocalizedMessage = platforms > 1 ? "\(row.platform.title), \(row.label)" : row.label
      return PreviewBar(
        label: rows.count > 1 ? named : nil,
        stretches: row.segments.map { segment in
          Stretch(from: timeline.share(segment.from), to: timeline.share(segment.to), plain: segment.plain)
        },
        labels: row.segments.indices.dropFirst().map { edge(row.segments, $0, timeline) },
        today: BarLabel(
          place: timeline.share(timeline.today),
          words: "today, \(short: timeline.today, in: timeline.zone, withTime: false)"),
        description: "\(row.label): \(row.inWords(timeline.zone)).")
    }
  }

  /// The first moment of what begins with the segment; where nothing follows, the last of what was.
  private static func edge(_ segments: [Timeline.Segment], _ number: Int, _ timeline: Timeline) -> BarLabel {
    let begins = segments[number].from
    let moment = segments[number].plain == .nothing ? begins - 1 : begins
    return BarLabel(
      place: timeline.share(begins),
      words: "\(short: moment, in: timeline.zone, withTime: !timeline.zone.isMidnight(begins))", edge: moment)
  }

  /// The versions of a platform, from the lowest to the highest, with what ordinary devices get; nil where all get the
  /// same, or where versions alone do not say it.
  static func versions(_ outlook: Outlook, label: LocalizedMessage?) -> PreviewBar? {
    guard let index = outlook.axes.firstIndex(where: { $0.name == .version }) else { return nil }
    var parts: [(interval: Interval, plain: Plain)] = []
    for part in outlook.today + outlook.others {
      guard let line = part.region[index].line else { return nil }
      parts.append((line, part.answer.plain))
    }
    parts.sort { Interval.precedes($0.interval, $1.interval) }
    var joined: [(intervals: [Interval], plain: Plain)] = []
    for part in parts {
      if let last = joined.last?.intervals.last, !Extent(line: last).touches(Extent(line: part.interval)) { return nil }
      if joined.last?.plain == part.plain {
        joined[joined.count - 1].intervals.append(part.interval)
      } else {
        joined.append(([part.interval], part.plain))
      }
    }
    if joined.count < 2 { return nil }
    let width = 1000 / joined.count
    let words = ExtentWords(zone: .utc)
    let (axis, asked) = (outlook.axes[index], outlook.asked[index])
    return PreviewBar(
      label: label,
      stretches: joined.enumerated().map { number, part in
        Stretch(from: number * width, to: number == joined.count - 1 ? 1000 : (number + 1) * width, plain: part.plain)
      },
      labels: joined.enumerated().dropFirst().map { number, part in
        BarLabel(place: number * width, words: words.beginning(of: part.intervals[0]))
      },
      today: nil,
      description: joined.map { part -> LocalizedMessage in
        let extents = Extent.joined(part.intervals.map { Extent(line: $0) }, whole: asked, mixed: false)
        let versions = extents.compactMap { words.wordsAlone($0, of: axis, asked: asked) }
        return "\(list: versions): \(part.plain.deed)"
      }.joined(separator: "; ") + ".")
  }
}

extension Timeline {
  /// The place of a moment in the period, in thousandths of it.
  func share(_ instant: Instant) -> Int {
    let (from, to) = (period.lowerBound, period.upperBound)
    let inside = min(max(instant, from), to)
    return Int(Double(inside - from) / Double(to - from) * 1000)
  }
}
