import OSAMDecisions
import OSAMFormats

extension Rule {
  /// An address that is percent-encoded already, on iOS, where the app encodes it once more.
  static let urlPercentEncoded = Rule(
    id: "url-percent-encoded",
    title: "a percent-encoded url is encoded again on iOS",
    group: .links,
    effects: [.platformDependent],
    kinds: .having(.openedByApp),
    why: """
      From 2.0.2 on the url goes through code of the host app. The iOS code of the README, the demo and the
      Flutter wrapper percent-encodes the whole address once more: `%20` becomes `%2520`, and OK opens another
      page than the one written, or none.
      """,
    evidence: ["module-encodes-again"],
    bad: [
      .version(["platform": #""IOS""#, "url": #""https://www.barcelona.cat/app⟦%20⟧bus?q=l%C3%ADnia""#]).finds(
        "warning, osam from 2.0.2"
      ).says(
        """
        the url is percent-encoded already, with “%20”
        = iOS apps with library 2.0.2–{newest} may encode it once more and open \
        “https://www.barcelona.cat/app%2520bus?q=l%25C3%25ADnia”
        = help: Use an address that needs no percent signs.
        """),
      .version([
        "platform": #""IOS""#, "comparisonMode": #""FORCE""#,
        "url": #""https://apps.apple.com/es/app/barcelona-a-la-butxaca⟦%2f⟧id1465234509""#,
      ]).finds("warning, osam from 2.0.2"),
    ].asking(for: .address),
    good: [
      .version(["url": #""https://play.google.com/store/apps/details?id=cat.bcn.bus&referrer=a%3Db""#]),
      .version(["platform": #""IOS""#, "url": #""https://www.barcelona.cat/100%bus""#]),
      .version(["platform": #""IOS""#, "comparisonMode": #""INFO""#, "url": #""https://www.barcelona.cat/a%20b""#]),
      .version(["platform": #""IOS""#, "url": #""https://www.barcelona.cat/a%20b""#], clients: "1.0.0..2.0.1"),
    ],
    check: .document(checkEncoding)
  )
}

private func checkEncoding(_ inspection: Inspection) {
  guard inspection.platform == .ios, let (address, node) = inspection.openedAddress,
    let place = firstEscape(in: Array(address.text.utf8))
  else { return }
  let opened = LinkFacts.openedOnIOS(address.text)
  inspection.report(
    "the url is percent-encoded already, with \(quoted(address.part(place) ?? ""))",
    [ClientEffect(LinkFacts.encodedBy, "may encode it once more and open \(quoted(opened, limit: 120))")],
    wording: .init(apps: "iOS apps"), help: "Use an address that needs no percent signs.", at: .text(place, in: node))
}

/// The first percent sign with two hexadecimal digits.
private func firstEscape(in bytes: [UInt8]) -> Range<Int>? {
  func isHex(_ byte: UInt8) -> Bool { byte.isASCIIDigit || (0x61...0x66).contains(byte | 0x20) }
  return bytes.indices.dropLast(2).first {
    bytes[$0] == UInt8(ascii: "%") && isHex(bytes[$0 + 1]) && isHex(bytes[$0 + 2])
  }.map { $0..<$0 + 3 }
}
