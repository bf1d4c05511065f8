import OSAMDecisions
import OSAMFormats
import OSAMSyntax

extension DocumentDiff {
  /// Who is meant: `osam-version on Android, versions below 2026110001, until 2026-12-31 23:59`
  func devices(_ change: OutcomeChange) -> String {
    var parts = ["\(kind?.id ?? "") on \(change.platform.title)"]
    if change.clients != clients { parts.append("library \(change.clients.prose)") }
    let words = ExtentWords(zone: zone)
    for (index, axis) in change.axes.enumerated() {
      guard let text = words.words(change.box[index], of: axis, asked: change.asked[index]) else { continue }
      switch axis.name {
      case .version: parts.append("versions \(text)")
      case .date, .offline: parts.append(text)
      default: parts.append("\(ExtentWords.title(axis.name)) \(text)")
      }
    }
    return parts.joined(separator: ", ")
  }

  /// `LAZY (may-update) becomes FORCE (must-update)`, or what else the same alert says.
  func becoming(_ change: OutcomeChange) -> String {
    let texts = change.pair.texts
    if texts.isEmpty { return "\(Self.words(change.pair.before)) becomes \(Self.words(change.pair.after))" }
    let changes = texts.map { text in
      let language = text.language.map { " (\($0.rawValue))" } ?? ""
      return "\(text.member)\(language) \(Self.quoted(text.before)) becomes \(Self.quoted(text.after))"
    }
    return "\(Self.words(change.pair.after)) has another text: \(changes.joined(separator: "; "))"
  }

  /// All of it in a sentence.
  func sentence(_ change: OutcomeChange) -> String { "\(label), \(devices(change)): \(becoming(change))" }

  private static func words(_ answer: DeviceAnswer?) -> String {
    guard let answer, answer.plain != .nothing else { return "nothing" }
    return Display.escaped(answer.words)
  }

  private static func quoted(_ text: String?) -> String { text.map { "“\(Quote.shortened($0))”" } ?? "nothing" }
}
