import OSAMFormats
import OSAMSyntax

/// Meanings of numbers, beside them.
package enum InlayHints {
  /// Those in a part of a text.
  package static func json(_ text: LocatedText, in range: LSP.Range, _ formatter: MessageFormatter) -> [JSONValue] {
    guard let wanted = text.places.span(of: range) else { return [] }
    var hints: [JSONValue] = []
    for document in text.documents {
      for (row, member) in document.kind.members.enumerated() {
        guard let pair = document.pair(row: row), let label = label(member, document, pair.value) else { continue }
        // A value that several places share stands at one of them.
        let end = text.tree.span(pair.place).end
        guard text.tree.kind(pair.place) != .alias, wanted.start <= end, end <= wanted.end else { continue }
        hints.append(
          [
            "position": text.places.position(of: end).json, "label": .string(formatter.text(label)),
            "paddingLeft": true,
          ])
      }
    }
    return hints
  }

  /// Of a number that is read alike by every client that reads it, and of a day, which is its first or last moment.
  static func label(_ member: Member, _ document: Document, _ value: NodeID) -> LocalizedMessage? {
    guard let number = document.reading(member.name)?.commonValue else { return nil }
    let isNumber = document.tree.kind(value) == .number
    switch member.type {
    case .instant where isNumber || isDay(member, document): return SpokenValue.moment(number, in: document.zone)
    case .duration where isNumber: return SpokenValue.duration(seconds: number)
    case .integer where isNumber:
      guard let unit = member.unit else { return nil }
      let (seconds, overflow) = number.multipliedReportingOverflow(by: unit.seconds)
      return overflow ? nil : SpokenValue.duration(seconds: seconds)
    default: return nil
    }
  }

  private static func isDay(_ member: Member, _ document: Document) -> Bool {
    document.text(member.name).flatMap { WrittenDate($0, in: document.zone)?.form } == .day
  }
}
