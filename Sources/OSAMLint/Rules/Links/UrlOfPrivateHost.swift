import OSAMFormats

extension Rule {
  /// An address that means another machine on every device, or none outside of one network.
  static let urlOfPrivateHost = Rule(
    id: "url-of-private-host",
    title: "the url is an address that users cannot reach",
    group: .links,
    effects: [.neverLeft, .probablyNotMeant],
    kinds: [.osamVersion, .controlDeVersions],
    why: """
      `localhost` and `127.0.0.1` are the device itself: on a phone nothing answers there. Addresses such as `192.168.1.10`
      belong to one office or home, and mean nothing outside of it. People press OK and get an error page; with FORCE there
      is no other way out of the alert. Such addresses come from a test.
      """,
    evidence: ["platform-private-hosts", "module-url-use"],
    bad: [
      .version(["url": #""http://⟦localhost⟧:8080/bus""#]).finds("warning, every release"),
      .version(["comparisonMode": #""FORCE""#, "url": #""https://⟦127.0.0.1⟧/bus""#]).finds("error, every release"),
      .version(["url": #""https://⟦192.168.1.10⟧/bus""#]).finds("warning, every release"),
      .version(["url": #""https://⟦10.0.2.2⟧/bus""#]).finds("warning, every release"),
      .version(["url": #""https://⟦172.31.0.1⟧/bus""#]).finds("warning, every release"),
      .version(["url": #""http://⟦[::1]⟧:3000/""#]).finds("warning, every release"),
      .version(["url": #""http://⟦bus.local⟧/""#]).finds("warning, every release"),
      .olderVersion(["okButtonActionURL": #""http://⟦0.0.0.0⟧/apps""#]).finds("warning, every release"),
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
  guard let (address, node) = inspection.openedAddress, let place = address.host, let host = address.hostName,
    address.schemeName == "http" || address.schemeName == "https", let reach = Reach(host)
  else { return }
  inspection.report(
    reach == .device
      ? "OK leads to \(quoted(host)), the user's own device"
      : "OK leads to \(quoted(host)), an address of one network",
    so: reach == .device ? "nothing answers there" : "it may mean nothing outside of that network",
    help: "Write the address that everybody can open.", at: .text(place, in: node),
    // With FORCE this button is the only way out, and on the device itself nothing answers.
    effect: reach == .device && inspection.mode == "FORCE" ? .neverLeft : .probablyNotMeant)
}

/// How far an address is good.
enum Reach {
  /// The device that opens it.
  case device
  /// One network.
  case network

  init?(_ host: String) {
    if host == "localhost" || host.hasSuffix(".localhost") || host == "[::1]" || host == "[::]" {
      self = .device
    } else if host.hasSuffix(".local") || host.hasPrefix("[fe80:") || host.hasPrefix("[fc") || host.hasPrefix("[fd") {
      self = .network
    } else if let parts = Self.numbers(host), let reach = Self.of(parts) {
      self = reach
    } else {
      return nil
    }
  }

  private static func of(_ parts: [Int]) -> Reach? {
    switch (parts[0], parts[1]) {
    case (127, _): .device
    case (0, _): .device
    case (10, _), (192, 168), (169, 254), (172, 16...31): .network
    default: nil
    }
  }

  /// The four numbers of an address.
  private static func numbers(_ host: String) -> [Int]? {
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 4 else { return nil }
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy(\.isASCIIDigit) ? Int(part).flatMap { $0 < 256 ? $0 : nil } : nil
    }
    return numbers.count == 4 ? numbers : nil
  }
}
