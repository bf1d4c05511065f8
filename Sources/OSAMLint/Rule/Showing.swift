import OSAMDecisions
import OSAMFormats

/// Who shows a text to users, and how a message says so.
struct Showing {
  /// Clients that show it, now or with another mode.
  var clients: ClientSet
  /// "apps show it as it stands"
  var sentence: String
}

extension Inspection {
  /// What happens to a text of a text map; nil when no client on the document's platform shows it.
  func showing(_ member: String) -> Showing? {
    guard let row = document.kind.member(member) else { return nil }
    let clients = TextFacts.shownBy(row, of: document.kind)
    if older != nil {
      return Showing(clients: clients, sentence: "apps with \(targeted(clients).prose) show it as it stands")
    }
    if document.kind == .osamRating {
      // Only Android has ever had a dialog of its own for rating.
      if platform == .ios { return nil }
      return Showing(
        clients: clients, sentence: "Android apps built with \(targeted(clients).prose) show it as it stands")
    }
    guard let use = modeUse else { return Showing(clients: clients, sentence: "apps would show it as it stands") }
    if use.shows(member) { return Showing(clients: clients, sentence: "apps show it as it stands") }
    let others = ModeUse.all.filter { $0.shows(member) }.map(\.mode)
    return Showing(
      clients: clients,
      sentence: "apps do not show it with \(use.mode), but would with \(alternatives(others)), as it stands")
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
