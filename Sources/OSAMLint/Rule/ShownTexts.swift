import OSAMDecisions
import OSAMFormats

extension Inspection {
  /// What clients do with a text of a text map, now or with another mode; nil when none on the document's platform shows
  /// it.
  func showing(_ member: String) -> ClientEffect? {
    guard let row = document.kind.member(member) else { return nil }
    let clients = TextFacts.shownBy(row, of: document.kind)
    func effect(_ words: Words, subject: Words = "apps") -> ClientEffect {
      ClientEffect(clients, "\(words) as it stands", subject: subject)
    }
    if older != nil { return effect("show it", subject: "apps with \(targeted(clients))") }
    if document.kind == .osamRating {
      // Only Android has ever had a dialog of its own for rating.
      return platform == .ios ? nil : effect("show it", subject: "Android apps with \(targeted(clients))")
    }
    guard let use = modeUse else { return effect("would show it") }
    if use.shows(member) { return effect("show it") }
    let others = ModeUse.all.filter { $0.shows(member) }.map(\.mode)
    return effect("do not show it with \(use.mode), but would with \(alternatives(others)),")
  }
}

extension ModeUse {
  /// Whether the alert of this mode has the text of a member.
  func shows(_ member: String) -> Bool {
    switch member {
    case "ok": showsOK
    case "cancel": showsCancel
    default: showsAlert
    }
  }
}

/// "FORCE, LAZY or INFO".
private func alternatives(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "no mode" }
  return words.dropLast().joined(separator: ", ") + " or " + last
}
