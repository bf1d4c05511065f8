import OSAMDecisions
import OSAMFormats
import OSAMSyntax

extension Rule {
  /// An address without `https:`, which is a relative one.
  static let urlWithoutScheme = Rule(
    id: "url-without-scheme",
    title: "the url does not begin with a scheme",
    group: .links,
    effects: [.neverLeft, .probablyNotMeant],
    kinds: .having(.address),
    why: """
      Without a scheme `www.example.org` is a relative address. Nothing opens on iOS, and on Android no app is found for
      it, so people press OK and cannot update; where OK is the only button, nobody can get past the alert.

      The older Android library puts `http://` before such an address; on iOS nothing opens.
      """,
    repair: .unsafe(
      """
      In documents of the common module writes `https://` in front, or takes quotation marks and angle brackets away from around the address. Whether the page answers there, this tool cannot know.
      """),
    evidence: ["module-url-without-scheme", "older-address-android"],
    bad: [
      .version(["url": #"⟦"play.google.com/store/apps/details?id=cat.bcn.bus"⟧"#]).finds("warning, every release").says(
        """
        the url has no scheme such as https: in front
        = OK opens nothing
        = help: Write “https://play.google.com/store/apps/details?id=cat.bcn.bus”.
        """),
      .version(["comparisonMode": #""FORCE""#, "url": #"⟦"//www.barcelona.cat/bus"⟧"#]).finds("error, every release")
        .says(
          """
          the url has no scheme such as https: in front
          = OK opens nothing, and nobody can get past the alert
          = help: Write “https://www.barcelona.cat/bus”.
          """),
      .version(["comparisonMode": #""FORCE""#, "url": "⟦1.5⟧"]).finds("error, osam 2.1.1–2.1.2").says(
        """
        the url has no scheme such as https: in front
        = OK opens nothing, and nobody can get past the alert
        = help: Write the https:// address of the page.
        """
      ).helped(writing: #""https://www.barcelona.cat/apps/bus""#),
      .version(["url": #"⟦"localhost:8080/bus"⟧"#]).finds("warning, every release").says(
        """
        the url has no scheme such as https: in front
        = OK opens nothing
        = help: Write the address that everybody can open.
        """),
      .version(["url": #"⟦"“https://www.barcelona.cat/bus”"⟧"#]).finds("warning, every release").says(
        """
        the url has no scheme such as https: in front
        = OK opens nothing
        = help: Take away the marks around the address.
        """),
      .version(["url": #"⟦"<https://www.barcelona.cat/bus>"⟧"#]).finds("warning, every release"),
      .olderVersion(["okButtonActionURL": #"⟦"www.barcelona.cat/apps"⟧"#]).finds("warning, every release").says(
        """
        the url has no scheme such as https: in front
        = apps with controldeversions-ios 2.1–1.3.4 open nothing on OK; apps with controldeversions-android \
        1.4.6–1.5.8 open “http://www.barcelona.cat/apps”
        = help: Write “https://www.barcelona.cat/apps”.
        """),
      .olderVersion(["okButtonActionURL": #"⟦"www.barcelona.cat/apps"⟧"#], without: ["cancelButtonTitle"]).finds(
        "error, every release"
      ).says(
        """
        the url has no scheme such as https: in front
        = apps with controldeversions-ios 2.1–1.3.4 open nothing on OK, and the user cannot leave the alert; \
        apps with controldeversions-android 1.4.6–1.5.8 open “http://www.barcelona.cat/apps”
        = help: Write “https://www.barcelona.cat/apps”.
        """),
      .olderVersion(["okButtonActionURL": #"⟦"el nostre web"⟧"#], without: ["cancelButtonTitle"]).finds(
        "error, every release"
      ).says(
        """
        the url has no scheme such as https: in front
        = apps with controldeversions-ios 2.1–1.3.4 open nothing on OK, and the user cannot leave the alert; \
        apps with controldeversions-android 1.4.6–1.5.8 open “http://el nostre web”, and the user cannot leave the alert
        = help: Write the https:// address of the page.
        """
      ).helped(writing: #""https://www.barcelona.cat/apps/bus""#),
      .version(["url": #"⟦"el nostre web"⟧"#]).finds("warning, every release").says(
        """
        the url has no scheme such as https: in front
        = OK opens nothing
        = help: Write the https:// address of the page.
        """
      ).helped(writing: #""https://www.barcelona.cat/apps/bus""#),
    ].asking(for: .address),
    good: [
      .version(["url": "1.5"]),
      .version(["comparisonMode": #""INFO""#, "url": #""www.barcelona.cat""#]),
      .version(["url": #""market://details?id=cat.bcn.bus""#]),
      .version(["url": #""""#]),
      .version(["url": #"" https://www.barcelona.cat""#]),
      .olderVersion(["okButtonActionURL": #""www.barcelona.cat""#], without: ["okButtonTitle"]),
    ],
    check: .document(checkScheme), older: checkOlder
  )
}

private let does: LocalizedMessage = "open nothing on OK"

private func checkScheme(_ inspection: Inspection) {
  guard let address = inspection.openedAddress?.address else { return checkBare(inspection) }
  if address.scheme != nil { return }
  let url = address.text.trimmingBlanks()
  inspection.reportLink(
    "the url has no scheme such as https: in front", { $0.target == .noScheme }, otherwise: .probablyNotMeant,
    so: "OK opens nothing", does: does, help: help(url), at: .member("url"),
    repair: inspection.document.pair("url").flatMap { adding($0.place, inspection.document.tree.text($0.value)) })
}

/// A number, or true or false, is an address to the two lenient releases, and to all others a value of another type.
/// [module-lenient-reader]
private func checkBare(_ inspection: Inspection) {
  let tree = inspection.document.tree
  guard let value = inspection.document.pair("url")?.value, [.number, .boolean].contains(tree.kind(value)),
    !inspection.trapping.isEmpty
  else { return }
  inspection.report(
    "the url has no scheme such as https: in front",
    so: "\("OK opens nothing" as LocalizedMessage), and nobody can get past the alert",
    help: "Write the https:// address of the page.", at: .member("url"), effect: .neverLeft,
    clients: inspection.trapping)
}

private func help(_ url: String) -> LocalizedMessage {
  if bare(url) != nil { return "Take away the marks around the address." }
  return helpInstead(of: url) ?? "Write \(quoted(completed(url), limit: 120))."
}

private func completed(_ url: String) -> String { "https://\(url.drop { $0 == "/" })" }

/// The help where https:// in front does not make it right: it is good for one device or network then, or for nobody.
private func helpInstead(of url: String) -> LocalizedMessage? {
  switch LinkTarget(completed(url), for: LinkUser(.android)) {
  case .device, .network: "Write the address that everybody can open."
  case .noHost, .secondScheme, .brokenHost, .brokenPort: "Write the https:// address of the page."
  default: nil
  }
}

/// The address that stands in quotation marks or angle brackets; nil where there are none, or no address in them.
private func bare(_ url: String) -> String? {
  let marks: Set<Unicode.Scalar> = ["“", "”", "„", "‘", "’", "«", "»", "<", ">", "\"", "'", "`"]
  let scalars = url.unicodeScalars
  guard let first = scalars.first, marks.contains(first) else { return nil }
  let inner = scalars.drop { marks.contains($0) }.reversed().drop { marks.contains($0) }.reversed()
  let address = String(String.UnicodeScalarView(inner)).trimmingBlanks()
  return Address(address).scheme == nil ? nil : address
}

private func checkOlder(_ inspection: Inspection, _: OlderReadings) {
  guard let (address, node) = inspection.openedAddress, address.scheme == nil else { return }
  let url = address.text.trimmingBlanks()
  if url.isEmpty { return }
  let trapping = inspection.trapping
  let (trapped, trappedOnAndroid) = (
    trapping.intersection(OlderClients.versionIOS), trapping.intersection(OlderClients.versionAndroid)
  )
  let opens: LocalizedMessage = "open \(quoted(OlderLinkFacts.openedOnAndroid(url), limit: 80))"
  inspection.report(
    "the url has no scheme such as https: in front",
    [
      ClientEffect(trapped, "\(does), and the user cannot leave the alert", .neverLeft),
      ClientEffect(OlderClients.versionIOS.subtracting(trapped), does, .probablyNotMeant),
      // No address with http:// in front either.
      ClientEffect(trappedOnAndroid, "\(opens), and the user cannot leave the alert", .neverLeft),
      ClientEffect(OlderClients.versionAndroid.subtracting(trappedOnAndroid), opens, .worthKnowing),
    ], help: help(url), at: node)
}

/// `https://` in front, in place of any slashes there.
private func adding(_ node: NodeID, _ url: String) -> Repair? {
  if let bare = bare(url.trimmingBlanks()) { return Repair("Write “\(bare)”", .guess, .set(node, .string(bare))) }
  if helpInstead(of: url) != nil { return nil }
  let slashes = url.utf8.prefix { $0 == UInt8(ascii: "/") }.count
  return Repair("Write “https://” in front", .guess, .replace(0..<slashes, in: node, with: "https://"))
}
