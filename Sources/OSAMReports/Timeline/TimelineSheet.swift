import OSAMFormats

/// Timelines of several documents below each other, as one drawing.
package enum TimelineSheet {
  package static func file(_ timelines: [Timeline], in formatter: MessageFormatter) -> String {
    guard let first = timelines.first else { return "" }
    var sheet = first
    sheet.title = timelines.map { $0.title }.joined(separator: ", ")
    if timelines.count > 1 {
      sheet.rows = timelines.flatMap { timeline in
        timeline.rows.map { row in
          var row = row
          row.clients = "\(timeline.title), \(row.clients)"
          return row
        }
      }
    }
    return TimelineSVG(sheet, in: formatter).file
  }
}
