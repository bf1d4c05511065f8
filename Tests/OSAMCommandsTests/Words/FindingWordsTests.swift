import Foundation
import OSAMFormats
import OSAMLint
import TestSupport
import Testing

/// The words of the first finding of each rule's first example, in English, Catalan and Spanish, side by side: recorded, and
/// read by somebody who knows the three.
@Suite struct FindingWordsTests {
  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Findings.txt")

  @Test func wordsOfFirstExamples() throws {
    let formatters = [Language.en, .ca, .es].map { language in
      (language.rawValue, language == .en ? MessageFormatter.english : MessageFormatter(Catalogues.compiled[language]))
    }
    var text = ""
    for rule in Rule.all {
      guard let example = rule.bad.first, let finding = Self.finding(of: rule, in: example) else { continue }
      text += "\(rule.id)\n"
      for part in [finding.message.what, finding.message.effect, finding.message.help].compactMap({ $0 }) {
        for (language, formatter) in formatters { text += "  \(language)  \(formatter.text(part))\n" }
      }
    }
    text = NewestRelease.hidden(text)
    if Recorded.isWrittenAnew { return try text.write(to: Self.file, atomically: true, encoding: .utf8) }
    let recorded = try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n")
    let said = text.split(separator: "\n")
    for change in said.difference(from: recorded).prefix(20) { Issue.record("\(change)") }
    #expect(said == recorded, "make golden, and read what changed")
  }

  private static func finding(of rule: Rule, in example: OSAMLint.Example) -> Finding? {
    var context = CheckContext(now: OSAMLint.Example.date)
    context.role = example.role ?? .usual(for: example.syntax)
    context.kind = example.kind
    if let clients = example.clients, case .success(let set) = ClientSelection.parse(clients) { context.targets = set }
    if let own = example.settings {
      context.choices = SettingsFile(path: "settings", bytes: Array(own.utf8)).base.choices
    }
    let input = FileInput(
      path: example.path, bytes: Array(example.unmarked.text.utf8), syntax: example.syntax, isNamed: true)
    return example.linter(context).checkAlone(input).findings.first { $0.rule == rule.id }
  }
}
