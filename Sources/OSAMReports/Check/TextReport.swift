import OSAMFormats
import OSAMLint
import OSAMSyntax

extension ReportFormat {
  package static let text = ReportFormat(
    "text", isForPeople: true, ending: "txt",
    facts: FormatFacts(
      purpose: "people: a frame for each finding",
      uncheckedFile: "only on standard error",
      unreadReleases: "on standard error",
      columns: FormatFacts.Columns(.scalars, hasEnd: false))
  ) {
    TextReport(colour: $0.usesColour, width: $0.width, most: $0.mostDocuments, in: $0.formatter)
  }
}

/// For people: what is wrong, where, what happens and what to do.
package struct TextReport: CheckReport {
  private let colour: Bool
  private let words: FindingText
  private let formatter: MessageFormatter
  /// Documents of a file of which one thing is told; nil for all.
  private let most: Int?
  private var isFirst = true
  /// Findings that are shown by their place alone.
  private var joined = 0

  package init(colour: Bool, width: Int = FoldedText.usualWidth, most: Int? = nil, in formatter: MessageFormatter) {
    self.most = most
    self.formatter = formatter
    self.colour = colour
    words = FindingText(width: max(width, Self.narrowest), formatter: formatter)
  }

  /// Below that, frames show nothing of a line.
  private static let narrowest = 40

  package func entries(of report: FileReport) -> [ReportEntry] {
    guard !report.findings.isEmpty else { return [] }
    let lines = LineMap(report.bytes)
    // An effect is written at the first finding that causes it.
    var told: Set<Told> = []
    var repeated = RepeatedFindings(most: most)
    var entries: [ReportEntry] = []
    JoinedFindings.forEach(of: report, joins: most != nil) { group in
      let (finding, message) = (group.first, group.message)
      guard repeated.tells(group) else { return }
      var output = StyledText(formatter)
      let effect = message.effect.flatMap { words -> String? in
        let text = formatter.text(words)
        return told.insert(Told(effect: text, clients: finding.clients)).inserted ? text : nil
      }
      add(group, effect, report, lines, to: &output)
      entries.append(ReportEntry(output.painted(colour), of: finding, findings: group.others.count + 1))
    }
    if !repeated.rest.isEmpty { entries.append(ReportEntry(rest(of: repeated, in: report.path), findings: 0)) }
    return entries
  }

  /// With a blank line between them.
  package mutating func add(_ entries: [ReportEntry]) -> String {
    var text = ""
    for entry in entries {
      joined += max(0, entry.findings - 1)
      if !isFirst { text += "\n" }
      isFirst = false
      text += entry.text
    }
    return text
  }

  package func finish(_ summary: Summary) -> String {
    if joined == 0 { return "" }
    var output = StyledText(formatter)
    output.newLine()
    // At least two, for fewer are not joined.
    output.sayFolded("--all shows \(joined) more findings as a whole.", .quiet, width: words.width)
    return output.painted(colour)
  }

  /// A line for each thing that more documents have.
  private func rest(of repeated: RepeatedFindings, in path: FilePath) -> String {
    var output = StyledText(formatter)
    for (rule, severity, count) in repeated.rest {
      output.say("\(severity.word)[\(rule)]:", .severity(severity))
      output.add(" ")
      output.sayLine(
        """
        \(count, one: "more finding like those above", many: "more findings like those above") in \
        \(Display.escaped(path)); --all shows each
        """, .strong)
    }
    return output.painted(colour)
  }

  private struct Told: Hashable {
    var effect: String
    var clients: ClientSet
  }

  private func add(
    _ group: JoinedFindings, _ effect: String?, _ report: FileReport, _ lines: LineMap, to output: inout StyledText
  ) {
    let (finding, message) = (group.first, group.message)
    words.addTitle(finding, formatter.text(message.what), to: &output)
    let position = lines.position(of: finding.span.start)
    let frame = CodeFrame(
      finding, advice(finding, message), formatter, bytes: report.bytes, lines: lines, width: words.width)
    output.add("\(frame.margin)--> ", .quiet)
    output.add("\(Display.escaped(report.path.display)):\(position.line):\(position.column)\n")
    let isAdvised = report.isWithheld ? false : frame.render(into: &output)
    for place in finding.related {
      guard let other = place.other else { continue }
      words.add(
        formatter.text("also \(other.path.display):\(other.start().line):\(other.start().column): \(place.caption)"),
        below: frame.margin, .quiet, to: &output)
    }
    if let more = group.more(lines, in: formatter) {
      words.add(formatter.text(more), below: frame.margin, .strong, to: &output)
    }
    if let effect { words.add(effect, below: frame.margin, .plain, to: &output) }
    // In one piece, for it is there to be copied.
    if let command = message.commandLine { output.add("\(frame.margin) = \(command)\n", .quiet) }
    if !isAdvised { words.addHelp(finding, message, below: frame.margin, to: &output) }
    guard let more = group.moreCases else { return }
    words.add(formatter.text(more), below: frame.margin, .strong, to: &output)
    let blanks = String(repeating: " ", count: frame.margin.count + 5)
    for name in group.named(lines, in: formatter) {
      for line in FoldedText.lines(name, width: words.width, before: blanks, hanging: blanks.count + 2) {
        output.add(line + "\n")
      }
    }
  }

  /// Caption behind the carets, where there is room for it: what to do in one sentence, and who does it.
  private func advice(_ finding: Finding, _ message: Message) -> String? {
    let mark = (finding.fix?.mark).map(formatter.text)
    guard let help = message.help.map(formatter.text) else { return mark }
    guard let sentence = Self.sentence(help) else { return nil }
    return mark.map { "\(sentence) \($0)" } ?? sentence
  }

  /// One sentence as a caption, without its capital and its full stop; nil when there are several.
  private static func sentence(_ help: String) -> String? {
    guard help.utf8.last == UInt8(ascii: "."), !help.has(". ") else { return nil }
    let words = help.dropLast()
    let second = words.unicodeScalars.dropFirst().first
    return second?.properties.isLowercase == true ? words.prefix(1).lowercased() + words.dropFirst() : String(words)
  }
}
