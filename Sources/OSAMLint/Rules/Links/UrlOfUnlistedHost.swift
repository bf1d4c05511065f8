import OSAMDecisions
import OSAMFormats

extension Rule {
  /// A button that leads somewhere the settings do not name.
  static let urlOfUnlistedHost = Rule(
    id: "url-of-unlisted-host",
    title: "OK leads to a host that the settings do not list",
    group: .links,
    effects: [.againstProject],
    kinds: .having(.address),
    why: """
      With FORCE and LAZY the OK button opens the url. Where the settings list hosts under `store-hosts`, a url may lead to
      the App Store, to Google Play, or to one of them; any other host is probably a slip, and users would be sent to
      somebody else's page. Without the list this rule finds nothing.
      """,
    evidence: ["store-apple-pages", "store-google-pages", "choice-listed-hosts"],
    bad: [
      .version(["url": #""https://⟦www.bcn-apps.cat⟧/app""#]).finds("error, every release").says(
        """
        OK leads to “www.bcn-apps.cat”, which the settings do not list
        = the settings list the two stores, www.barcelona.cat
        = help: Correct the url, or add the host under store-hosts in the settings.
        """
      ).with(
        settings: "store-hosts: [www.barcelona.cat]"),
      .version(["url": #""https://⟦www.barcelona.cat⟧/app""#]).finds("error, every release").says(
        """
        OK leads to “www.barcelona.cat”, which the settings do not list
        = the settings list only the two stores
        = help: Correct the url, or add the host under store-hosts in the settings.
        """
      ).with(
        settings: "store-hosts: []"),
    ].asking(for: .address),
    good: [
      .version().with(settings: "store-hosts: [www.barcelona.cat]"),
      .version(["url": #""https://WWW.barcelona.cat/app""#]).with(settings: "store-hosts: [www.barcelona.cat]"),
      .version(["url": #""https://www.bcn-apps.cat/app""#]),
    ],
    check: .document(checkHost)
  )
}

private func checkHost(_ inspection: Inspection) {
  guard let hosts = inspection.context.choices?.storeHosts, let (address, node) = inspection.openedAddress,
    let place = address.host, let host = address.hostName, Store.of(address) == nil,
    !host.isEmpty, !hosts.contains(host)
  else { return }
  let listed = hosts.sorted().map { "\($0)" as LocalizedMessage }
  inspection.report(
    "OK leads to \(quoted(host)), which the settings do not list",
    so: listed.isEmpty
      ? "the settings list only the two stores" : "the settings list the two stores, \(list: listed)",
    help: "Correct the url, or add the host under store-hosts in the settings.", at: .text(place, in: node))
}
