import OSAMDecisions
import OSAMFormats

extension Inspection {
  /// Use that clients make of a text of a text map, now or with another mode; nil when none on the document's platform
  /// shows it.
  func showing(_ member: String) -> ClientEffect? {
    guard let row = document.kind.member(member) else { return nil }
    let clients = TextFacts.shownBy(row, of: document.kind)
    func effect(_ words: LocalizedMessage, subject: LocalizedMessage? = nil) -> ClientEffect {
      ClientEffect(clients, words, subject: subject ?? "apps")
    }
    if older != nil { return effect("show it as it stands", subject: "apps with \(targeted(clients))") }
    if document.kind.traits.contains(.prompt) {
      // Only Android has ever had a dialog of its own for rating.
      return platform == .ios
        ? nil : effect("show it as it stands", subject: "Android apps with \(targeted(clients))")
    }
    guard let use = modeUse else {
      return ClientEffect(clients, "show it as it stands", subject: "apps that show the alert")
    }
    if use.shows(member) { return effect("show it as it stands") }
    let others = ModeUse.all.filter { $0.shows(member) }.map { "\($0.mode)" as LocalizedMessage }
    return effect("do not show it with \(use.mode), but would with \(any: others)")
  }
}

extension ModeUse {
  /// True if the alert of this mode has the text of a member.
  func shows(_ member: String) -> Bool {
    switch member {
    case "ok": showsOK
    case "cancel": showsCancel
    default: showsAlert
    }
  }
}
