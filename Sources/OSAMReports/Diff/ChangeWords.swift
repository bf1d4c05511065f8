import OSAMDecisions
import OSAMFormats
import OSAMSyntax

extension DocumentDiff {
  /// Who is meant: `versions below 2026110001`, `until 2026-12-31 23:59`; empty for every device.
  func devices(_ change: OutcomeChange) -> [LocalizedMessage] {
    var parts: [LocalizedMessage] = []
    if change.clients != clients { parts.append("library \(change.clients.words)") }
    let words = ExtentWords(zone: zone)
    return parts
      + change.axes.enumerated().compactMap { index, axis in
        words.wordsAlone(change.region[index], of: axis, asked: change.asked[index])
      }
  }

  /// `LAZY (may-update) → FORCE (must-update)`, or what else the same alert says.
  func becoming(_ change: OutcomeChange) -> LocalizedMessage {
    if change.changeClass == .again {
      return "who pressed OK or ticked the box sees it again: \(words(change.pair.after))"
    }
    let texts = change.pair.texts
    if texts.isEmpty { return "\(words(change.pair.before)) → \(words(change.pair.after))" }
    return "\(words(change.pair.after)) says something else: \(Self.words(texts))"
  }

  /// `message in es “A” becomes “B”; checkbox in ca, es and en, none becomes “yes”`
  private static func words(_ texts: [TextChange]) -> LocalizedMessage {
    var merged: [(text: TextChange, languages: [String])] = []
    for text in texts {
      let language = text.language.map { [$0.rawValue] } ?? []
      let same = merged.firstIndex { one in
        one.text.member == text.member && one.text.before.sameBytes(as: text.before)
          && one.text.after.sameBytes(as: text.after)
      }
      if let same { merged[same].languages += language } else { merged.append((text, language)) }
    }
    return merged.map { text, languages -> LocalizedMessage in
      let (before, after) = (quoted(text.before, text), quoted(text.after, text))
      let name: LocalizedMessage =
        languages.isEmpty
        ? text.member.words : "\(text.member.words) in \(list: languages.map { LocalizedMessage(value: $0) })"
      let exact: LocalizedMessage = "\(name), \(before) becomes \(after)"
      guard let old = text.before, let new = text.after, !isOurs(old, text), !isOurs(new, text),
        let marked = MarkedTexts(old, new)
      else { return exact }
      return "\("\(name): “\(marked.before)” → “\(marked.after)”" as LocalizedMessage, exactly: exact)"
    }.joined(separator: "; ")
  }

  private func words(_ answer: DeviceAnswer?) -> LocalizedMessage {
    guard let answer, answer.plain != .nothing else { return shown?.pages.nothing ?? "nothing" }
    return answer.words
  }

  /// A text of the document, or a word of ours about it.
  private static func quoted(_ text: String?, _ change: TextChange) -> LocalizedMessage {
    guard let text else { return "none" }
    guard isOurs(text, change) else { return Quote.text(text) }
    switch (change.member, text) {
    case (.updateVersion, _): return "“installed”"
    case (.button, _), (.title, _), (.message, _): return "“words of the library”"
    default: return "“yes”"
    }
  }

  /// A word of ours, which stands for what the document does not say.
  private static func isOurs(_ text: String, _ change: TextChange) -> Bool {
    switch (change.member, text) {
    case (.checkbox, _), (.blocks, _), (.crashes, _), (.mayOpenNothing, _), (.updateVersion, "installed"),
      (.button, "words of the library"), (.title, "words of the library"), (.message, "words of the library"):
      true
    default: false
    }
  }
}
