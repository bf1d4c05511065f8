import OSAMFormats

extension Rule {
  /// An address that Android takes for the rest of an http: address.
  static let urlWithOtherScheme = Rule(
    id: "url-with-other-scheme",
    title: "the url begins neither with http:// nor with https://",
    group: .links,
    effects: [.neverLeft, .probablyNotMeant],
    kinds: [.controlDeVersions],
    why: """
      The Android library puts `http://` before every address that does not begin with `http://` or `https://`, in
      small letters. `market://details?id=…` becomes `http://market://details?id=…`, and OK opens no store. iOS opens
      the address as it stands. An address without any scheme is another rule's.
      """,
    evidence: ["older-address-android"],
    bad: [
      .olderVersion(["okButtonActionURL": #"⟦"market://details?id=cat.bcn.bus"⟧"#]).finds(
        "warning, controldeversions-android"),
      .olderVersion(["okButtonActionURL": #"⟦"itms-apps://itunes.apple.com/app/id1465234509"⟧"#]).finds(
        "warning, controldeversions-android"),
      .olderVersion(["okButtonActionURL": #"⟦"HTTPS://www.barcelona.cat"⟧"#]).finds(
        "warning, controldeversions-android"),
      .olderVersion(["okButtonActionURL": #"⟦"market://details?id=cat.bcn.bus"⟧"#], without: ["cancelButtonTitle"])
        .finds(
          "error, controldeversions-android"),
    ].asking(for: .address),
    good: [
      .olderVersion(["okButtonActionURL": #""http://www.barcelona.cat""#]),
      .olderVersion(["okButtonActionURL": #""market://details?id=cat.bcn.bus""#], without: ["okButtonTitle"]),
      .olderVersion(["okButtonActionURL": #""www.barcelona.cat""#]),
    ],
    check: .document(checkPrefix)
  )
}

private func checkPrefix(_ inspection: Inspection) {
  guard let (address, node) = inspection.openedAddress, let scheme = address.part(address.scheme),
    address.text.utf8.first.map({ $0 > 0x20 }) == true
  else { return }
  let opened = OlderLinkFacts.openedOnAndroid(address.text)
  if opened == address.text { return }
  let android = OlderClients.versionAndroid
  let isForced = inspection.older?.forcing.intersection(android).isEmpty == false
  inspection.report(
    "the url begins with “\(scheme):”, not with http:// or https://",
    [
      ClientEffect(
        android, "open \(quoted(opened, limit: 80)) on OK, which leads nowhere",
        isForced ? .neverLeft : .probablyNotMeant)
    ], help: "Write the https:// address of the page.", at: node)
}
