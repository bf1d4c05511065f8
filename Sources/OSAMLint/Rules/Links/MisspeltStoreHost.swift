import OSAMDecisions
import OSAMFormats

extension Rule {
  /// A host that is one slip away from a store's.
  static let misspeltStoreHost = Rule(
    id: "misspelt-store-host",
    title: "the host is nearly a store's",
    group: .links,
    effects: [.probablyNotMeant],
    kinds: .having(.address),
    why: """
      `play.gogle.com` is one letter away from `play.google.com`. It is another host: people press OK and get an error
      page, or a page of somebody who counts on such slips.
      """,
    evidence: ["store-apple-pages", "store-google-pages"],
    bad: [
      .version(["url": #""https://⟦play.gogle.com⟧/store/apps/details?id=cat.bcn.bus""#]).finds(
        "warning, every release"
      ).says(
        """
        the host is “play.gogle.com”, nearly “play.google.com”
        = OK may lead people to an error page
        = help: Write “play.google.com”.
        """
      ).helped(["gogle": "google"]),
      .version([
        "platform": #""IOS""#, "comparisonMode": #""FORCE""#, "url": #""https://⟦app.apple.com⟧/es/app/id1465234509""#,
      ])
      .finds("warning, every release").helped(["//app.": "//apps."]),
      .olderVersion(["okButtonActionURL": #""https://⟦itunes.aple.com⟧/app/id1465234509""#]).finds(
        "warning, every release"
      ).says(
        """
        the host is “itunes.aple.com”, nearly “itunes.apple.com”
        = apps with controldeversions-ios 2.1–1.3.4 and controldeversions-android 1.4.6–1.5.8 open a page on OK \
        that may not be the store's
        = help: Write “itunes.apple.com”.
        """
      ).helped(["aple": "apple"]),
    ],
    good: [
      .version(["url": #""https://play.google.com/store/apps/details?id=cat.bcn.bus""#]),
      .version(["url": #""https://www.barcelona.cat/bus""#]),
    ],
    check: .document(checkHost)
  )
}

private func checkHost(_ inspection: Inspection) {
  guard inspection.opens(.nearlyStore),
    let (address, node) = inspection.openedAddress, let place = address.host, let host = address.hostName,
    let store = LinkTarget.storeNear(host)
  else { return }
  inspection.reportLink(
    "the host is \(quoted(host)), nearly “\(store)”", { $0.target == .nearlyStore }, otherwise: .probablyNotMeant,
    so: "OK may lead people to an error page", does: "open a page on OK that may not be the store's",
    help: "Write “\(store)”.", at: .text(place, in: node))
}
