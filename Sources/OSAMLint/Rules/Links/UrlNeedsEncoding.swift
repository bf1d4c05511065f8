import OSAMDecisions
import OSAMFormats
import OSAMSyntax

extension Rule {
  /// An address with characters that an address may not have as they are, on iOS, where the first
  /// releases open it raw.
  ///
  /// Blanks at the ends are `blank-around-text`'s.
  static let urlNeedsEncoding = Rule(
    id: "url-needs-encoding",
    title: "the url has spaces or letters that iOS apps up to 2.0.1 do not encode",
    group: .links,
    effects: [.platformDependent],
    kinds: .having(.address),
    why: """
      Releases 1.0.0–2.0.1 make an address of the url as it stands. With a space or a letter such as à in it,
      iOS may take it for no address at all, and OK opens nothing. Later releases leave it to the host app,
      which encodes it once.

      The older iOS library makes an address of the text as it stands too, in every release. The example of its own
      README, `http://www.apple.com <http://www.apple.com/> `, has spaces and angle brackets, with which older
      systems may open nothing.
      """,
    repair: .depends(
      """
      In documents of the older libraries deletes spaces at an end of the address, and, as an unsafe fix, writes `%20` for those inside. In documents of the common module nothing is written: from 2.0.2 on iOS apps encode the address themselves, and would encode the percent sign once more.
      """),
    evidence: ["module-opens-raw", "platform-url-on-linux", "older-address-ios"],
    bad: [
      .version(["platform": #""IOS""#, "url": #""https://www.barcelona.cat/app⟦ ⟧bus""#]).finds(
        "warning, osam up to 2.0.1"
      ).says(
        """
        the url has a space
        = iOS apps with library 1.0.0–2.0.1 may open nothing on OK
        = help: Use an address of ASCII characters without spaces.
        """),
      .version([
        "platform": #""IOS""#, "comparisonMode": #""FORCE""#, "url": #""https://www.barcelona.cat/l⟦í⟧nia/bústia""#,
      ]).finds("warning, osam up to 2.0.1").says(
        """
        the url has “í”
        = iOS apps with library 1.0.0–2.0.1 may open nothing on OK
        = help: Use an address of ASCII characters without spaces.
        """),
      .olderVersion(["okButtonActionURL": #""http://www.apple.com⟦ <⟧http://www.apple.com/⟦> ⟧""#]).finds(
        "warning, controldeversions-ios"
      ).says(
        """
        the url has a space and an angle bracket
        = apps with controldeversions-ios 2.1–1.3.4 may open nothing on OK
        = help: Write the bare address, without spaces and brackets.
        """),
      .olderVersion(["okButtonActionURL": #""https://www.barcelona.cat/app⟦ ⟧bus""#]).finds(
        "warning, controldeversions-ios"
      ).says(
        """
        the url has a space
        = apps with controldeversions-ios 2.1–1.3.4 may open nothing on OK
        = help: Write the bare address, without spaces and brackets.
        """),
    ].asking(for: .address),
    good: [
      .version(["url": #""https://www.barcelona.cat/línia""#]),
      .version(["platform": #""IOS""#, "url": #""https://www.barcelona.cat/línia""#], clients: "2.0.2.."),
      .version(["platform": #""IOS""#, "url": #""https://apps.apple.com/es/app/bus/id1465234509""#]),
      .version(["platform": #""IOS""#, "url": #""https://www.barcelona.cat/bus ""#]),
      .olderVersion(["okButtonActionURL": #""https://www.barcelona.cat/línia""#]),
    ],
    check: .document(checkCharacters), older: checkOlder
  )
}

private func checkCharacters(_ inspection: Inspection) {
  guard inspection.platform == .ios, let (address, node) = inspection.openedAddress,
    let place = firstOutsider(in: address.text)
  else { return }
  let scalar = place.scalar
  inspection.report(
    scalar.properties.isWhitespace ? "the url has a space" : "the url has \(quoted(String(scalar)))",
    [ClientEffect(LinkFacts.openedRawBy, "may open nothing on OK")], wording: .init(apps: "iOS apps"),
    help: "Use an address of ASCII characters without spaces.", at: .text(place.start..<place.end, in: node))
}

/// The first blank or character beyond ASCII that is not at an end.
private func firstOutsider(in url: String) -> PlacedScalar? {
  guard url.utf8.contains(where: { $0 <= 0x20 || $0 >= 0x80 }) else { return nil }
  let scalars = url.placedScalars
  guard let first = scalars.firstIndex(where: { !$0.scalar.properties.isWhitespace }),
    let last = scalars.lastIndex(where: { !$0.scalar.properties.isWhitespace })
  else { return nil }
  return scalars[first...last].first { $0.scalar.value <= 0x20 || $0.scalar.value >= 0x80 }
}

private func checkOlder(_ inspection: Inspection, _: OlderReadings) {
  guard let (address, node) = inspection.openedAddress, !address.text.trimmingBlanks().isEmpty else { return }
  let bytes = Array(address.text.utf8)
  var start = 0
  while start < bytes.count {
    let end = bytes[start...].firstIndex { !OlderLinkFacts.isTroubleOnIOS($0) } ?? bytes.count
    if end > start {
      let run = start..<end
      let blank: LocalizedMessage? = bytes[run].contains { $0 <= 0x20 } ? "a space" : nil
      let bracket: LocalizedMessage? = bytes[run].contains { $0 > 0x20 } ? "an angle bracket" : nil
      inspection.report(
        "the url has \(list: [blank, bracket].compactMap { $0 })",
        [ClientEffect(OlderClients.versionIOS, "may open nothing on OK")],
        help: "Write the bare address, without spaces and brackets.", at: .text(run, in: node),
        repair: repair(run, bytes, node))
    }
    start = max(end, start + 1)
  }
}

/// Blanks at an end go, which no address has. Blanks inside become `%20`: these libraries encode nothing themselves, but
/// the page may have meant another address. Brackets stay.
private func repair(_ run: Range<Int>, _ bytes: [UInt8], _ node: NodeID) -> Repair? {
  guard bytes[run].allSatisfy({ $0 == 0x20 }) else { return nil }
  if run.lowerBound == 0 || run.upperBound == bytes.count {
    return Repair("Delete it", .correction, .replace(run, in: node, with: ""))
  }
  let escapes = String(repeating: "%20", count: run.count)
  return Repair("Write “\(escapes)”", .guess, .replace(run, in: node, with: escapes))
}
