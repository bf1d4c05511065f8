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
    if document.kind == .osamRating {
      // Only Android has ever had a dialog of its own for rating.
      if platform == .ios { return nil }
      return Showing(
        clients: clients, sentence: "Android apps built with \(targeted(clients).prose) show it as it stands")
    }
    guard let use = modeUse else { return Showing(clients: clients, sentence: "apps would show it as it stands") }
    let isShown =
      switch member {
      case "ok": use.showsOK
      case "cancel": use.showsCancel
      default: use.showsAlert
      }
    return Showing(
      clients: clients,
      sentence: isShown
        ? "apps show it as it stands"
        : "apps do not show it with \(use.mode), but would show it as it stands with another mode")
  }
}
