import OSAMFormats

extension Rule {
  /// A button that leads somewhere the settings do not name.
  static let urlOfUnlistedHost = Rule(
    id: "url-of-unlisted-host",
    title: "OK leads to a host that the settings do not list",
    group: .links,
    effects: [.againstProject],
    kinds: [.osamVersion, .controlDeVersions],
    why: """
      With FORCE and LAZY the OK button opens the url. Where the settings list hosts under `store-hosts`, a url may lead to
      the App Store, to Google Play, or to one of them; any other host is probably a slip, and users would be sent to
      somebody else's page. Without the list this rule finds nothing.
      """,
    evidence: ["store-apple-pages", "store-google-pages", "choice-listed-hosts"],
    bad: [
      .version(["url": #""https://⟦www.barcelona.example⟧/app""#]).finds("error, every release").with(
        settings: "store-hosts: [www.barcelona.cat]"),
      .version(["url": #""https://⟦www.barcelona.cat⟧/app""#]).finds("error, every release").with(
        settings: "store-hosts: []"),
    ],
    good: [
      .version().with(settings: "store-hosts: [www.barcelona.cat]"),
      .version(["url": #""https://WWW.barcelona.cat/app""#]).with(settings: "store-hosts: [www.barcelona.cat]"),
      .version(["url": #""https://www.barcelona.example/app""#]),
    ],
    check: .document(checkHost)
  )
}

private func checkHost(_ inspection: Inspection) {
  guard let hosts = inspection.settings.choices?.storeHosts, let (address, node) = inspection.openedAddress,
    let place = address.host, let host = address.hostName, Store.of(address) == nil,
    !host.isEmpty, !hosts.contains(host)
  else { return }
  inspection.report(.unlisted(host, hosts.sorted()), at: .text(place, in: node))
}

extension Message {
  fileprivate static func unlisted(_ host: String, _ hosts: [String]) -> Message {
    let list = hosts.isEmpty ? "only the two stores" : "the two stores, \(Prose.list(hosts))"
    return Message(
      "OK leads to “\(Quote.shortened(host))”, and the settings list \(list)",
      help: "Correct the url, or add the host under store-hosts in the settings.")
  }
}
