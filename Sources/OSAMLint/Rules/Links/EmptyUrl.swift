import OSAMDecisions
import OSAMFormats

extension Rule {
  /// An address with nothing in it, or blanks only, where OK is to open one.
  static let emptyUrl = Rule(
    id: "empty-url",
    title: "The url that OK opens is empty",
    group: .links,
    severity: .error,
    kinds: [.osamVersion],
    why: """
      With FORCE and LAZY the OK button opens the url. With an empty one there is no page to update from: iOS
      opens nothing, and Android may crash, because nothing handles an empty address and the module does not
      catch that. The app has been told ACCEPTED all the same.
      """,
    candidates: [33],
    evidence: "5.4: what OK opens [src]; iOS [run on Linux Foundation]; Android [platform]",
    bad: [
      .version(["comparisonMode": #""FORCE""#, "url": #"⟦""⟧"#]),
      .version(["platform": #""IOS""#, "url": #"⟦""⟧"#]),
      .version(["url": #"⟦"  "⟧"#]),
    ],
    good: [
      .version(["comparisonMode": #""INFO""#, "url": #""""#]),
      .version(["comparisonMode": #""NONE""#, "url": #""""#]),
    ],
    check: .document(checkEmpty)
  )
}

private func checkEmpty(_ inspection: inout Inspection) {
  guard let use = inspection.modeUse, use.opensURL, inspection.document.text("url")?.trimmingBlanks().isEmpty == true
  else { return }
  inspection.report(.nothingToOpen(use, inspection.platform), member: "url")
}

extension Message {
  fileprivate static func nothingToOpen(_ use: ModeUse, _ platform: Platform?) -> Message {
    let effect =
      switch platform {
      case .ios: "OK opens nothing"
      case .android: "OK has no page to open, and the app may crash"
      case nil: "OK has no page to open"
      }
    return Message(
      "the url is empty, and with \(use.mode) OK is to open it: \(effect)",
      help: "Write the address of the app's store page, or choose INFO when there is nothing to open.")
  }
}
