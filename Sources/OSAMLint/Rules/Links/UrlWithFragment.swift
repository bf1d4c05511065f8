import OSAMDecisions
import OSAMFormats

extension Rule {
  /// An address with a fragment, on iOS, where the app encodes its `#`.
  static let urlWithFragment = Rule(
    id: "url-with-fragment",
    title: "the # of a url is encoded on iOS",
    group: .links,
    effects: [.platformDependent],
    kinds: .having(.openedByApp),
    why: """
      From 2.0.2 on the url goes through code of the host app. The iOS code of the README, the demo and the
      Flutter wrapper encodes `#` as `%23`: what follows becomes part of the path, and OK opens another page
      than the one written, or none.
      """,
    evidence: ["module-encodes-again"],
    bad: [
      .version(["platform": #""IOS""#, "url": #""https://www.barcelona.cat/bus⟦#novetats⟧""#]).finds(
        "warning, osam from 2.0.2"
      ).says(
        """
        the url has “#novetats” at its end
        = iOS apps with library 2.0.2–{newest} may take # for a letter and open \
        “https://www.barcelona.cat/bus%23novetats”
        = help: Leave out the # and what follows it.
        """),
      .version([
        "platform": #""IOS""#, "comparisonMode": #""FORCE""#,
        "url": #""https://apps.apple.com/es/app/bus/id1465234509⟦#⟧""#,
      ]).finds("warning, osam from 2.0.2"),
    ].asking(for: .address),
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
  let place = fragment.lowerBound - 1..<fragment.upperBound
  let opened = LinkFacts.openedOnIOS(address.text)
  inspection.report(
    "the url has \(quoted(address.part(place) ?? "#")) at its end",
    [ClientEffect(LinkFacts.encodedBy, "may take # for a letter and open \(quoted(opened, limit: 120))")],
    wording: .init(apps: "iOS apps"), help: "Leave out the # and what follows it.", at: .text(place, in: node))
}
