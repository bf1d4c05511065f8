import OSAMDecisions
import OSAMFormats
import OSAMSyntax

extension DocumentDiff {
  /// Who is meant: `versions below 2026110001`, `until 2026-12-31 23:59`; empty for every device.
  func devices(_ change: OutcomeChange) -> [String] {
    var parts: [String] = []
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
    return parts
  }

  /// `LAZY (may-update) becomes FORCE (must-update)`, or what else the same alert says.
  func becoming(_ change: OutcomeChange) -> String {
    let texts = change.pair.texts
    if texts.isEmpty { return "\(Self.words(change.pair.before)) becomes \(Self.words(change.pair.after))" }
    return "\(Self.words(change.pair.after)) says something else: \(Self.words(texts))"
  }

  /// `message in es “A” becomes “B”; checkbox in ca, es and en, none becomes “yes”`
  private static func words(_ texts: [TextChange]) -> String {
    var merged: [(text: TextChange, languages: [String])] = []
    for text in texts {
      let language = text.language.map { [$0.rawValue] } ?? []
      let same = merged.firstIndex { one in
        one.text.member == text.member && one.text.before == text.before && one.text.after == text.after
      }
      if let same { merged[same].languages += language } else { merged.append((text, language)) }
    }
    return merged.map { text, languages in
      let place = languages.isEmpty ? "" : " in \(Prose.list(languages, "and"))"
      return "\(text.member)\(place), \(quoted(text.before)) becomes \(quoted(text.after))"
    }.joined(separator: "; ")
  }

  private static func words(_ answer: DeviceAnswer?) -> String {
    guard let answer, answer.plain != .nothing else { return "nothing" }
    return Display.escaped(answer.words)
  }

  private static func quoted(_ text: String?) -> String { text.map { "“\(Quote.shortened($0))”" } ?? "none" }
}
