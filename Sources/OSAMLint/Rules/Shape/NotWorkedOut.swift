import OSAMDecisions
import OSAMFormats

extension Rule {
  /// A document with more kinds of devices than a rule can ask about.
  static let notWorkedOut = Rule(
    id: "not-worked-out",
    title: "a document about which not every question was worked out",
    group: .shape,
    effects: [.worthKnowing],
    kinds: .having([.alert, .olderReadings]),
    why: """
      Some rules ask what every device gets. With thousands of languages, devices fall into more cells than osam-lint looks
      at. For the libraries named here `blocking-alert` and `alert-survives-update` may then have missed something.
      `osam-lint simulate` shows what one device gets.
      """,
    evidence: ["older-kinds"],
    bad: [],
    good: [.olderVersion()],
    shown: .message(unanswered(for: ClientSet(.controlDeVersionsIOS))),
    check: .closing(checkLimit)
  )
}

private func checkLimit(_ inspection: Inspection) {
  let clients = inspection.notWorkedOut.clients
  if clients.isEmpty { return }
  let document = inspection.document
  inspection.report(
    unanswered(for: clients), at: .bytes(document.span(document.root), of: document.rootPointer), clients: clients)
}

private func unanswered(for clients: ClientSet) -> Message {
  Message(
    "not worked out for \(clients.words): more than \(OutcomeTable.mostCells) cells",
    so: "some rules may have missed what these apps do",
    help: "Write fewer languages, or ask about a device with osam-lint simulate.")
}
