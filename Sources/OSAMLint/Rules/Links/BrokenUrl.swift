import OSAMDecisions
import OSAMFormats

extension Rule {
  /// An address that nothing opens, or where nobody answers, whatever network a device is in.
  static let brokenUrl = Rule(
    id: "broken-url",
    title: "the url leads nowhere",
    group: .links,
    effects: [.neverLeft, .probablyNotMeant, .platformDependent],
    kinds: .having(.address),
    why: """
      No app answers to `htps:`, and none finds a page after `https://` alone, a host with a space or a quotation mark,
      or a port above 65535. `example.com` and names that end in `.test`, `.example` and `.invalid` stand for no app's
      page, and neither does the development service of the module. People press OK and nothing happens, or an error
      page comes; where OK is the only button, nobody can get past the alert. `https:/` with one slash is mended by
      browsers, and may work.
      """,
    evidence: [
      "platform-unopened-addresses", "platform-reserved-hosts", "module-development-host", "module-url-use",
      "older-address-android",
    ],
    bad: [
      .version(["url": #""⟦htps⟧://play.google.com/store/apps/details?id=cat.bcn.bus""#]).finds(
        "warning, every release"
      ).says(
        """
        the url begins with “htps:”
        = OK opens no page
        = help: Write the address of the app's store page.
        """),
      .version([
        "comparisonMode": #""FORCE""#, "url": #""⟦htps⟧://play.google.com/store/apps/details?id=cat.bcn.bus""#,
      ]).finds("error, every release").says(
        """
        the url begins with “htps:”
        = OK opens no page, and nobody can get past the alert
        = help: Write the address of the app's store page.
        """),
      .version(["comparisonMode": #""FORCE""#, "url": #""⟦mailto⟧:osam@bcn.cat""#]).finds("error, every release"),
      .version(["platform": #""IOS""#, "comparisonMode": #""FORCE""#, "url": #"⟦"https://"⟧"#]).finds(
        "error, every release"
      ).says(
        """
        the url names no host
        = OK opens no page, and nobody can get past the alert
        = help: Write the address of the app's store page.
        """),
      .version(["comparisonMode": #""FORCE""#, "url": #""https://⟦https⟧://www.barcelona.cat/bus""#]).finds(
        "error, every release"
      ).says(
        """
        the url has a second scheme after its first
        = OK opens no page, and nobody can get past the alert
        = help: Write the address of the app's store page.
        """),
      .version(["comparisonMode": #""FORCE""#, "url": #""https://⟦<url>⟧""#]).finds("error, every release").says(
        """
        the host of the url is “<url>”
        = OK opens no page, and nobody can get past the alert
        = help: Write the address of the app's store page.
        """),
      .version(["comparisonMode": #""FORCE""#, "url": #""https://www.barcelona.cat:⟦444444⟧/bus""#]).finds(
        "error, every release"
      ).says(
        """
        the port of the url is “444444”
        = OK opens no page, and nobody can get past the alert
        = help: Write the address of the app's store page.
        """),
      .version(["comparisonMode": #""FORCE""#, "url": #""https://⟦example.com⟧/app""#]).finds("error, every release")
        .says(
          """
          “example.com” is kept for examples and tests
          = OK leads to no page of the app, and nobody can get past the alert
          = help: Write the address of the app's store page.
          """),
      .version(["url": #""https://⟦dev-osam-modul-comu.dtibcn.cat⟧/bus""#]).finds("warning, every release").says(
        """
        “dev-osam-modul-comu.dtibcn.cat” is a service of the module's developers
        = OK leads to no page of the app
        = help: Write the address of the app's store page.
        """),
      .version(["comparisonMode": #""FORCE""#, "url": #"⟦"https:/www.barcelona.cat/bus"⟧"#]).finds(
        "warning, every release"
      ).says(
        """
        the url has not two slashes after its scheme
        = browsers mend that, and other apps may not
        = help: Write the address of the app's store page.
        """),
      .olderVersion(["okButtonActionURL": #""https://⟦...⟧""#]).finds("warning, every release").says(
        """
        the host of the url is “...”
        = apps with controldeversions-ios 2.1–1.3.4 and controldeversions-android 1.4.6–1.5.8 open no page on OK
        = help: Write the address of the app's store page.
        """),
      .olderVersion(["okButtonActionURL": #""⟦htps⟧://www.barcelona.cat""#]).finds("warning, controldeversions-ios")
        .says(
          """
          the url begins with “htps:”
          = apps with controldeversions-ios 2.1–1.3.4 open no page on OK
          = help: Write the address of the app's store page.
          """),
    ].asking(for: .address),
    good: [
      .version(["comparisonMode": #""INFO""#, "url": #""htps://www.barcelona.cat""#]),
      .version(["comparisonMode": #""FORCE""#, "url": #""https://www.barcelona.cat:8443/bus""#]),
      .version(["comparisonMode": #""FORCE""#, "url": #""https://example.barcelona.cat""#]),
      .version(["comparisonMode": #""FORCE""#, "url": #""bcnbus://update""#]),
    ],
    check: .document(checkTarget)
  )
}

private func checkTarget(_ inspection: Inspection) {
  guard let (address, node) = inspection.openedAddress else { return }
  var told: [LinkTarget] = []
  for target in inspection.openedLinks.map({ $0.target }) where !told.contains(target) {
    told.append(target)
    guard let what = words(target, address) else { continue }
    // The scheme that the Android library puts in front of another one has a rule of its own.
    let isWritten = { (link: OpenedLink) in link.target == target && link.opened == address.text }
    let isMended = target == .unevenSlashes
    let otherwise: Effect = isMended ? .platformDependent : .probablyNotMeant
    let so: LocalizedMessage = isMended ? "browsers mend that, and other apps may not" : effect(target)
    let does: LocalizedMessage = isMended ? "may open nothing on OK" : "open no page on OK"
    if let place = place(target, address) {
      inspection.reportLink(
        what, isWritten, otherwise: otherwise, so: so, does: does, help: help, at: .text(place, in: node))
    } else {
      inspection.reportLink(what, isWritten, otherwise: otherwise, so: so, does: does, help: help, at: node)
    }
  }
}

private let help: LocalizedMessage = "Write the address of the app's store page."

private func words(_ target: LinkTarget, _ address: Address) -> LocalizedMessage? {
  let host = address.hostName ?? ""
  switch target {
  case .misspeltScheme, .schemeWithoutPage: return "the url begins with “\(address.part(address.scheme) ?? ""):”"
  case .noHost: return "the url names no host"
  case .secondScheme: return "the url has a second scheme after its first"
  case .brokenHost: return "the host of the url is \(quoted(host))"
  case .brokenPort: return "the port of the url is \(quoted(address.part(address.port) ?? ""))"
  case .reservedHost: return "\(quoted(host)) is kept for examples and tests"
  case .developmentHost: return "\(quoted(host)) is a service of the module's developers"
  case .unevenSlashes: return "the url has not two slashes after its scheme"
  case .ownPage, .otherApp, .otherStore, .webPage, .shortLink, .storeList, .unknownScheme, .network, .nearlyStore,
    .nothing, .noScheme, .device:
    return nil
  }
}

private func effect(_ target: LinkTarget) -> LocalizedMessage {
  switch target {
  case .reservedHost, .developmentHost: "OK leads to no page of the app"
  default: "OK opens no page"
  }
}

private func place(_ target: LinkTarget, _ address: Address) -> Range<Int>? {
  switch target {
  case .misspeltScheme, .schemeWithoutPage: address.scheme
  case .brokenPort: address.port
  case .secondScheme, .brokenHost, .reservedHost, .developmentHost: address.host
  default: nil
  }
}
