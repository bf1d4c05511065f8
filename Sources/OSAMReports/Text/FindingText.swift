import OSAMFormats
import OSAMLint

/// Lines of a finding. `check` puts the place and its frame between them; the page of a rule leaves those out.
struct FindingText {
  /// Columns that no line of words is longer than.
  let width: Int
  let formatter: MessageFormatter

  /// All of it, without the place: what is wrong, what happens, what to do.
  func text(of finding: Finding) -> String {
    var output = StyledText(formatter)
    let message = finding.message
    addTitle(finding, formatter.text(message.what), to: &output)
    if let effect = message.effect { add(formatter.text(effect), below: " ", .plain, to: &output) }
    addHelp(finding, message, below: " ", to: &output)
    return output.painted(false)
  }

  /// The rule and what is wrong.
  func addTitle(_ finding: Finding, _ what: String, to output: inout StyledText) {
    let tag = formatter.text("\(finding.severity.word)[\(finding.rule)]:")
    for (number, line) in FoldedText.lines(what, width: width, before: tag + " ", hanging: 2).enumerated() {
      if number == 0 { output.add(tag, .severity(finding.severity)) }
      output.add((number == 0 ? String(line.dropFirst(tag.count)) : line) + "\n", .strong)
    }
  }

  /// The help: what to do, and who does it.
  func addHelp(_ finding: Finding, _ message: Message, below margin: String, to output: inout StyledText) {
    guard let help = message.help else { return }
    let words: LocalizedMessage = "help: \(help)"
    add(formatter.text(finding.fix.map { words + " \($0.mark)" } ?? words), below: margin, .help, to: &output)
  }

  /// A line behind the ruler of a frame.
  func add(_ text: String, below margin: String, _ style: Style, to output: inout StyledText) {
    let sign = "\(margin) = "
    for (number, line) in FoldedText.lines(text, width: width, before: sign, hanging: sign.count).enumerated() {
      if number == 0 { output.add(sign, .quiet) }
      output.add((number == 0 ? String(line.dropFirst(sign.count)) : line) + "\n", style)
    }
  }
}

extension Fix {
  /// Who repairs it: `fix`, or `fix --unsafe-fixes`.
  var mark: LocalizedMessage { isSafe ? "[fix]" : "[unsafe fix]" }
}
