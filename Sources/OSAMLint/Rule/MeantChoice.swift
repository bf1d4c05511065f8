import OSAMDecisions
import OSAMFormats
import OSAMSyntax

extension Inspection {
  /// The next thing to do about a value that is none of a member's choices: the nearest one, a document for each platform
  /// that is named, or what the choices mean.
  func helpForChoice(_ observation: Observation) -> LocalizedMessage? {
    if let suggestion = observation.suggestion { return "Did you mean \(quoted(suggestion))?" }
    guard let row = observation.member, case .oneOf(let choices) = document.kind.members[row].type else { return nil }
    if namesPlatforms(observation.node) {
      return document.role == .authored && document.tree.syntax == .yaml
        ? "Write a document for each platform, with --- between them."
        : "Write a document for each platform, in a file of its own."
    }
    let meanings: [LocalizedMessage] = choices.compactMap { choice in choice.summary.map { "\(choice.name) \($0)" } }
    return meanings.isEmpty ? nil : meanings.joined(separator: ", ") + "."
  }

  /// True if several platforms stand in a value, in whatever form.
  private func namesPlatforms(_ node: NodeID) -> Bool {
    let span = document.tree.span(node)
    let source = document.tree.bytes[span.start..<span.end]
    return Platform.allCases.count { source.containsIgnoringCase(Array($0.rawValue.lowercased().utf8)) } > 1
  }
}
