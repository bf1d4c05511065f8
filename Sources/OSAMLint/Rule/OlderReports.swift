import OSAMFormats
import OSAMSyntax

extension Inspection {
  /// Elements over which clients stumble in one of these ways.
  func olderMistakes(_ mistakes: OlderMistake.Mistake...) -> [OlderMistake] {
    olderMistakes.filter { mistakes.contains($0.mistake) }
  }

  /// Effects of a missing member on clients, those that stumble over its absence included.
  func olderEffects(without member: String) -> [ClientEffect] {
    let faults = olderMistakes.first { $0.path == [.name(member)] && $0.mistake == .missing }?.effects ?? []
    return faults + ClientEffect.without(member, isNull: false)
  }

  /// The mode for which iOS takes a comparison mode that Android cannot read; nothing for other members.
  func olderModeOnIOS(_ mistake: OlderMistake) -> [ClientEffect] {
    guard mistake.path == [.name("comparisonMode")], let mode = older?.modes.iOS else { return [] }
    return [.takeItFor("\(mode)", OlderClients.versionIOS)]
  }

  /// "the text of “title” for “es”", "“version”", "“languaje” of a message".
  func olderSubject(_ path: [PathStep]) -> LocalizedMessage {
    switch (path.first, path.last) {
    case (.name("messages")?, .number(let number)?): return "entry \(number + 1) of “messages”"
    case (.name("messages")?, .name(let name)?) where path.count > 1: return "\(quoted(name)) of a message"
    case (.name(let member)?, .name(let language)?) where path.count > 1:
      return "the text of “\(member)” for \(quoted(language))"
    case (.name(let member)?, _): return "“\(member)”"
    default: return "the document"
    }
  }

  /// "the number 3.2", "a list", "null", "left empty".
  func olderSort(_ node: NodeID) -> LocalizedMessage {
    let tree = document.tree
    switch tree.kind(node) {
    case .object: return "an object"
    case .array: return "a list"
    case .string: return tree.text(node).isEmpty ? "empty" : "the text \(quoted(tree.text(node)))"
    case .number: return "the number \(Quote.shortened(tree.text(node)))"
    case .boolean: return "\(tree.text(node).lowercased())"
    case .word: return "\(quoted(tree.text(node))) without quotes"
    case .null, .alias, .missing: return tree.isBlank(node) ? "left empty" : "null"
    }
  }
}
