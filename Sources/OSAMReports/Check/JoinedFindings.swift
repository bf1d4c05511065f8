import OSAMFormats
import OSAMLint
import OSAMSyntax

/// Findings beside each other that say one thing of different values: shown once, with the places of the others.
struct JoinedFindings {
  let first: Finding
  let message: Message
  /// Those below it, none where it stands for itself.
  private(set) var others: [(finding: Finding, message: Message)] = []

  /// Fewer than these are shown one by one.
  private static let fewest = 3

  /// All findings of a file in their order; where nothing is joined, each for itself.
  static func groups(of findings: [Finding], in phrasing: Phrasing, joins: Bool) -> [JoinedFindings] {
    var groups: [JoinedFindings] = []
    for finding in findings {
      let message = finding.message
      if joins, let last = groups.last, last.says(message, of: finding, in: phrasing) {
        groups[groups.count - 1].others.append((finding, message))
      } else {
        groups.append(JoinedFindings(first: finding, message: message))
      }
    }
    return groups.flatMap { $0.others.count + 1 < fewest ? $0.apart : [$0] }
  }

  private var apart: [JoinedFindings] {
    [JoinedFindings(first: first, message: message)]
      + others.map { JoinedFindings(first: $0.finding, message: $0.message) }
  }

  /// True if nothing but values, and their places, would be lost by not showing this finding.
  private func says(_ other: Message, of finding: Finding, in phrasing: Phrasing) -> Bool {
    guard finding.rule == first.rule, finding.severity == first.severity, finding.clients == first.clients,
      finding.document == first.document, other.form == message.form, other.helpForm == message.helpForm,
      finding.fix?.isSafe == first.fix?.isSafe, other.command.isEmpty, message.command.isEmpty,
      finding.related.isEmpty, first.related.isEmpty
    else { return false }
    func text(_ words: Words?) -> String? { words.map(phrasing.text) }
    // A repair writes something, and the help says what.
    return text(other.effect) == text(message.effect)
      && (first.fix == nil || text(other.help) == text(message.help))
  }

  /// The places of the others, each with the words by which it differs from the first; nil where there are none.
  func more(_ lines: LineMap, in phrasing: Phrasing) -> Words? {
    if others.isEmpty { return nil }
    let words = phrasing.text(message.what).split(separator: " ")
    let places = others.map { other in
      let start = lines.position(of: other.finding.span.start)
      let own = Self.difference(of: phrasing.text(other.message.what).split(separator: " "), from: words)
      return "\(start.line):\(start.column)" + (own.isEmpty ? "" : " " + own)
    }
    return "\(places.count) more like this: \(places.joined(separator: "; "))"
  }

  /// The words in the middle of a text that another text does not have there.
  private static func difference(of words: [Substring], from others: [Substring]) -> String {
    let begin = zip(words, others).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    let (rest, otherRest) = (words.dropFirst(begin), others.dropFirst(begin))
    let end = zip(rest.reversed(), otherRest.reversed()).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    return rest.dropLast(end).joined(separator: " ")
  }
}
