import OSAMFormats

extension Rule {
  /// An address that no button opens. An empty one is passed over.
  static let unusedUrl = Rule(
    id: "unused-url",
    title: "The mode never opens the url",
    group: .links,
    severity: .info,
    kinds: [.osamVersion, .controlDeVersions],
    why: """
      INFO only informs: its OK button closes the alert and opens nothing, in every release. NONE shows no
      alert at all. Who expects people to arrive at the page needs FORCE or LAZY. The member itself must stay:
      every client fails without it.

      In the older libraries the address is opened by the OK button, which is there only with `okButtonTitle`.
      """,
    candidates: [39],
    covers: [.controlDeVersions(23)],
    evidence: "OSAMCommonsInternal, 5.4 [src]; formats/osam-legacy.md 1.5",
    bad: [
      .version(["comparisonMode": #""INFO""#, "url": #"⟦"https://www.barcelona.cat/vaga"⟧"#]),
      .version(["comparisonMode": #""NONE""#, "url": #"⟦"https://play.google.com/store/apps/details?id=cat.bcn.bus"⟧"#]
      ),
      .oldVersion(["okButtonActionURL": #"⟦"https://www.barcelona.cat/apps/bus"⟧"#], without: ["okButtonTitle"]),
    ],
    good: [
      .version(["comparisonMode": #""INFO""#, "url": #""""#]),
      .version(["comparisonMode": #""FORCE""#]),
      .oldVersion(),
      .oldVersion(["okButtonActionURL": #""""#], without: ["okButtonTitle"]),
    ],
    check: .document(checkUse)
  )
}

private func checkUse(_ inspection: inout Inspection) {
  if inspection.older != nil { return checkOlder(&inspection) }
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

private func checkOlder(_ inspection: inout Inspection) {
  guard inspection.document.text("okButtonActionURL")?.isEmpty == false else { return }
  let without = inspection.olderClients { !inspection.hasOlderButton("okButtonTitle", emptyCounts: $0) }
  inspection.report(.noButton(inspection.targeted(without)), member: "okButtonActionURL", clients: without)
}

extension Message {
  fileprivate static func noButton(_ clients: ClientSet) -> Message {
    Message(
      "apps with \(clients.prose) show no OK button, so nothing opens the url",
      help: "Write okButtonTitle too, or leave the url out.")
  }
}
