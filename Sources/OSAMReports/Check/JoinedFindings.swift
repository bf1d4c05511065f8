import OSAMFormats
import OSAMLint
import OSAMSyntax

/// Findings that say one thing of different values: shown once, with the places of the others. They stand beside each
/// other, or have one cause.
struct JoinedFindings {
  let first: Finding
  let message: Message
  /// Those below it, none where it stands for itself.
  private(set) var others: [Finding] = []

  /// Fewer than these are shown one by one.
  private static let fewest = 3

  /// Goes through the findings of a file in their order, one group at a time; where nothing is joined, each for itself.
  static func forEach(of report: FileReport, joins: Bool, _ body: (JoinedFindings) -> Void) {
    let findings = report.findings
    if joins, report.isTest { return forEachCause(of: findings, body) }
    var open: JoinedFindings?
    func close() {
      open?.show(body)
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

  /// Each cause where it is seen first.
  private static func forEachCause(of findings: [Finding], _ body: (JoinedFindings) -> Void) {
    var groups: [JoinedFindings] = []
    var places: [String: Int] = [:]
    for finding in findings {
      let message = finding.message
      if let key = message.cause?.key, let place = places[key] {
        groups[place].others.append(finding)
      } else {
        message.cause.map { places[$0.key] = groups.count }
        groups.append(JoinedFindings(first: finding, message: message))
      }
    }
    for group in groups { group.show(body) }
  }

  /// As one, or where they are too few each for itself.
  private func show(_ body: (JoinedFindings) -> Void) {
    if others.count + 1 >= Self.fewest { return body(self) }
    body(JoinedFindings(first: first, message: message))
    for other in others { body(JoinedFindings(first: other, message: other.message)) }
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

  /// The places of the others, each with the words by which it differs from the first; nil where there are none, or where
  /// they have names.
  func more(_ lines: LineMap, in formatter: MessageFormatter) -> LocalizedMessage? {
    if others.isEmpty || message.cause != nil { return nil }
    let words = formatter.text(message.what).split(separator: " ")
    let places = others.map { other in
      let start = lines.position(of: other.span.start)
      let own = Self.difference(of: formatter.text(other.message.what).split(separator: " "), from: words)
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

  /// That there are more cases, where they have names.
  var moreCases: LocalizedMessage? {
    message.cause == nil || others.isEmpty
      ? nil : "for the same reason \(others.count, one: "more case fails", many: "more cases fail"):"
  }

  /// Place and name of each of the others.
  func named(_ lines: LineMap, in formatter: MessageFormatter) -> [String] {
    others.compactMap { other in
      let start = lines.position(of: other.span.start)
      return other.message.cause.map { "\(start.line):\(start.column) \(formatter.text($0.name))" }
    }
  }
}
