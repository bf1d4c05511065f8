import OSAMFormats
import OSAMLint
import OSAMSyntax

/// Properties of how grave findings are, on documents made at random. Each gives what does not hold, or nil.
package enum JudgementProperties {
  /// A name that is nearly right, and of which the finding says which was meant, is an error where `simulate` gives
  /// some device another outcome for it.
  package static func slipsAreAsGraveAsWhatTheyChange(_ random: inout Seeded) -> String? {
    let document = DamagedDocument.random(&random)
    let original = Array(document.original.utf8)
    let tree = Tree.read(original, as: document.syntax)
    var keys: [NodeID] = []
    for object in tree.nodeIDs where tree.kind(object) == .object {
      tree.forEachPair(of: object) { keys.append($0.key) }
    }
    let key = random.choose(keys.filter { tree.text($0).utf8.count > 3 })
    let span = tree.contentSpan(key)
    let slip = DamagedDocument.slip(of: tree.text(key), &random)
    let bytes = original[..<span.start] + Array(slip.utf8) + original[span.end...]
    var context = CheckContext(now: Example.date)
    context.kind = document.kind
    let report = Linter(context: context).check(
      FileInput(path: "a", bytes: Array(bytes), syntax: document.syntax, isNamed: true))
    let about = report.findings.filter { $0.span.start <= span.start && span.start < $0.span.end && $0.fix != nil }
    guard !about.isEmpty, about.allSatisfy({ $0.severity < .error }) else { return nil }
    for question in Outcomes.questions[document.kind.id] ?? [] {
      let (before, after) = (question.answer(original, document.syntax), question.answer(Array(bytes), document.syntax))
      for (platform, outcome) in before where outcome.plain != after[platform]?.plain {
        return """
          \(tree.text(key)) became \(slip): \(question.words), \(platform): \(outcome.plain) became \
          \(after[platform]?.plain ?? "nothing"), and what is said of it is \(about.map { "\($0.severity) \($0.message.text)" })
          \(String(decoding: bytes, as: UTF8.self))
          """
      }
    }
    return nil
  }
}
