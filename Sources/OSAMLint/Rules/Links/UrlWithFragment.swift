import OSAMDecisions
import OSAMFormats

extension Rule {
  /// An address with a fragment, on iOS, where the app encodes its `#`.
  static let urlWithFragment = Rule(
    id: "url-with-fragment",
    title: "The # of a url is encoded on iOS",
    group: .links,
    effects: [.platformDependent],
    kinds: [.osamVersion],
    why: """
      From 2.0.2 on the url goes through code of the host app. The iOS code of the README, the demo and the
      Flutter wrapper encodes `#` as `%23`: what follows becomes part of the path, and OK opens another page
      than the one written, or none.
      """,
    evidence: ["module-encodes-again"],
    bad: [
      .version(["platform": #""IOS""#, "url": #""https://www.barcelona.cat/bus⟦#novetats⟧""#]).finds(
        "warning, osam from 2.0.2"),
      .version([
        "platform": #""IOS""#, "comparisonMode": #""FORCE""#,
        "url": #""https://apps.apple.com/es/app/bus/id1465234509⟦#⟧""#,
      ]).finds("warning, osam from 2.0.2"),
    ],
    good: [
      .version(["url": #""https://www.barcelona.cat/bus#novetats""#]),
      .version([
        "platform": #""IOS""#, "comparisonMode": #""NONE""#, "url": #""https://www.barcelona.cat/bus#novetats""#,
      ]),
      .version(["platform": #""IOS""#, "url": #""https://www.barcelona.cat/bus#novetats""#], clients: "2.0.1"),
    ],
    check: .document(checkFragment)
  )
}

private func checkFragment(_ inspection: Inspection) {
  guard inspection.platform == .ios, let (address, node) = inspection.openedAddress, let fragment = address.fragment
  else { return }
  inspection.report(
    .encoded(address.text, inspection.targeted(LinkFacts.encodedBy)),
    at: .text(fragment.lowerBound - 1..<fragment.upperBound, in: node), clients: LinkFacts.encodedBy)
}

extension Message {
  fileprivate static func encoded(_ url: String, _ clients: ClientSet) -> Message {
    Message(
      "iOS apps on \(clients.prose) that encode as the README shows open \(quoted(LinkFacts.openedOnIOS(url), limit: 120))",
      help: "Leave out the # and what follows it.")
  }
}
