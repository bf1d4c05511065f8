import OSAMFormats
import OSAMLint
import OSAMSyntax

/// Findings beside each other that say one thing of different values: shown once, with the places of the others.
struct JoinedFindings {
  let first: Finding
  let message: Message
  /// Those below it, none where it stands for itself.
  private(set) var others: [Finding] = []

  /// Fewer than these are shown one by one.
  private static let fewest = 3

  /// Goes through the findings of a file in their order, one group at a time; where nothing is joined, each for itself.
  static func forEach(of findings: [Finding], joins: Bool, _ body: (JoinedFindings) -> Void) {
    var open: JoinedFindings?
    func close() {
      guard let group = open else { return }
      if group.others.count + 1 >= fewest { return body(group) }
      body(JoinedFindings(first: group.first, message: group.message))
      for other in group.others { body(JoinedFindings(first: other, message: other.message)) }
    }
    for finding in findings {
      let message = finding.message
      if joins, open?.says(message, of: finding) == true {
        open?.others.append(finding)
      } else {
        close()
        open = JoinedFindings(first: finding, message: message)
      }
    }
    close()
  }

  /// True if nothing but values, and their places, would be lost by not showing this finding.
  private func says(_ other: Message, of finding: Finding) -> Bool {
    // A repair writes something, and the help says what.
    finding.rule == first.rule
      && finding.severity == first.severity
      && finding.clients == first.clients
      && finding.document == first.document
      && other.form == message.form
      && other.helpForm == message.helpForm
      && finding.fix?.isSafe == first.fix?.isSafe
      && other.command.isEmpty
      && message.command.isEmpty
      && other.effect == message.effect
      && (first.fix == nil || other.help == message.help)
      && finding.related.isEmpty
      && first.related.isEmpty
  }

  /// The places of the others, each with the words by which it differs from the first; nil where there are none.
  func more(_ lines: LineMap, in phrasing: Phrasing) -> Words? {
    if others.isEmpty { return nil }
    let words = phrasing.text(message.what).split(separator: " ")
    let places = others.map { other in
      let start = lines.position(of: other.span.start)
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
