import OSAMFormats

extension Rule {
  /// An address that no button opens. An empty one is passed over.
  static let unusedUrl = Rule(
    id: "unused-url",
    title: "The mode never opens the url",
    group: .links,
    severity: .info,
    kinds: [.osamVersion],
    why: """
      INFO only informs: its OK button closes the alert and opens nothing, in every release. NONE shows no
      alert at all. Who expects people to arrive at the page needs FORCE or LAZY. The member itself must stay:
      every client fails without it.
      """,
    candidates: [39],
    evidence: "OSAMCommonsInternal, 5.4 [src]",
    bad: [
      .version(["comparisonMode": #""INFO""#, "url": #"⟦"https://www.barcelona.cat/vaga"⟧"#]),
      .version(["comparisonMode": #""NONE""#, "url": #"⟦"https://play.google.com/store/apps/details?id=cat.bcn.bus"⟧"#]
      ),
    ],
    good: [
      .version(["comparisonMode": #""INFO""#, "url": #""""#]),
      .version(["comparisonMode": #""FORCE""#]),
    ],
    check: .document(checkUse)
  )
}

private func checkUse(_ inspection: inout Inspection) {
  guard let use = inspection.modeUse, !use.opensURL, inspection.document.text("url")?.isEmpty == false else { return }
  inspection.report(.notOpened(use), member: "url")
}

extension Message {
  fileprivate static func notOpened(_ use: ModeUse) -> Message {
    let opening = ModeUse.all.filter(\.opensURL).map(\.mode).joined(separator: " and ")
    return Message(
      use.showsAlert
        ? "\(use.mode) never opens the url: OK only closes the alert"
        : "\(use.mode) shows no alert, so nothing opens the url",
      help: "Keep the member, which every client needs; \(opening) are the modes that open it.")
  }
}
