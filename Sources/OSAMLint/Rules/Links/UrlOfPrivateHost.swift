import OSAMDecisions
import OSAMFormats

extension Rule {
  /// An address that means another machine on every device, or none outside of one network.
  static let urlOfPrivateHost = Rule(
    id: "url-of-private-host",
    title: "the url is an address that users cannot reach",
    group: .links,
    effects: [.neverLeft, .probablyNotMeant],
    kinds: .having(.address),
    why: """
      `localhost` and `127.0.0.1` are the device itself: on a phone nothing answers there. Addresses such as `192.168.1.10`
      belong to one office or home, and mean nothing outside of it. People press OK and get an error page; with FORCE there
      is no other way out of the alert. Such addresses come from a test.
      """,
    evidence: ["platform-private-hosts", "module-url-use"],
    bad: [
      .version(["url": #""http://⟦localhost⟧:8080/bus""#]).finds("warning, every release").says(
        """
        OK leads to “localhost”, the user's own device
        = nothing answers there
        = help: Write the address that everybody can open.
        """),
      .version(["comparisonMode": #""FORCE""#, "url": #""https://⟦127.0.0.1⟧/bus""#]).finds("error, every release")
        .says(
          """
          OK leads to “127.0.0.1”, the user's own device
          = nothing answers there, and nobody can get past the alert
          = help: Write the address that everybody can open.
          """),
      .version(["url": #""https://⟦192.168.1.10⟧/bus""#]).finds("warning, every release").says(
        """
        OK leads to “192.168.1.10”, an address of one network
        = it may mean nothing outside of that network
        = help: Write the address that everybody can open.
        """),
      // It may work for those who are in that network, so nobody is certainly locked out.
      .version(["comparisonMode": #""FORCE""#, "url": #""https://⟦192.168.1.10⟧/bus""#]).finds(
        "warning, every release"),
      .version(["url": #""https://⟦10.0.2.2⟧/bus""#]).finds("warning, every release"),
      .version(["url": #""https://⟦172.31.0.1⟧/bus""#]).finds("warning, every release"),
      .version(["url": #""http://⟦[::1]⟧:3000/""#]).finds("warning, every release"),
      .version(["url": #""http://⟦bus.local⟧/""#]).finds("warning, every release"),
      .olderVersion(["okButtonActionURL": #""http://⟦0.0.0.0⟧/apps""#]).finds("warning, every release").says(
        """
        OK leads to “0.0.0.0”, the user's own device
        = apps with controldeversions-ios 2.1–1.3.4 and controldeversions-android 1.4.6–1.5.8 open a page on OK \
        that is not there
        = help: Write the address that everybody can open.
        """),
    ].asking(for: .address),
    good: [
      .version(["url": #""https://172.32.0.1/bus""#]),
      .version(["url": #""https://10.barcelona.cat/bus""#]),
      .version(["url": #""https://localhost.barcelona.cat/bus""#]),
      .version(["url": #""market://localhost""#]),
      .version(["comparisonMode": #""NONE""#, "url": #""http://localhost/bus""#]),
    ],
    check: .document(checkHost)
  )
}

private func checkHost(_ inspection: Inspection) {
  guard inspection.opens(.device) || inspection.opens(.network), let (address, node) = inspection.openedAddress,
    let place = address.host, let host = address.hostName
  else {
    return
  }
  inspection.reportLink(
    "OK leads to \(quoted(host)), the user's own device", { $0.target == .device }, otherwise: .probablyNotMeant,
    so: "nothing answers there", does: "open a page on OK that is not there", help: help, at: .text(place, in: node))
  inspection.reportLink(
    "OK leads to \(quoted(host)), an address of one network", { $0.target == .network }, otherwise: .probablyNotMeant,
    so: "it may mean nothing outside of that network", does: "may open nothing outside of that network on OK",
    help: help, at: .text(place, in: node))
}

private let help: LocalizedMessage = "Write the address that everybody can open."
