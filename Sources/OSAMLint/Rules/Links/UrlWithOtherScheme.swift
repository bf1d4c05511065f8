import OSAMDecisions
import OSAMFormats

extension Rule {
  /// An address that Android takes for the rest of an http: address.
  static let urlWithOtherScheme = Rule(
    id: "url-with-other-scheme",
    title: "the url begins neither with http:// nor with https://",
    group: .links,
    effects: [.neverLeft, .probablyNotMeant],
    kinds: .having([.address, .olderReadings]),
    why: """
      The Android library puts `http://` before every address that does not begin with `http://` or `https://`, in
      small letters. `market://details?id=…` becomes `http://market://details?id=…`, and OK opens no store. iOS opens
      the address as it stands. An address without any scheme is another rule's.
      """,
    evidence: ["older-address-android"],
    bad: [
      .olderVersion(["okButtonActionURL": #"⟦"market://details?id=cat.bcn.bus"⟧"#]).finds(
        "warning, controldeversions-android"
      ).says(
        """
        the url begins with “market:”, not with http:// or https://
        = apps with controldeversions-android 1.4.6–1.5.8 open “http://market://details?id=cat.bcn.bus” on OK, \
        which leads nowhere
        = help: Write the https:// address of the page.
        """),
      .olderVersion(["okButtonActionURL": #"⟦"itms-apps://itunes.apple.com/app/id1465234509"⟧"#]).finds(
        "warning, controldeversions-android"),
      .olderVersion(["okButtonActionURL": #"⟦"HTTPS://www.barcelona.cat"⟧"#]).finds(
        "warning, controldeversions-android"),
      .olderVersion(["okButtonActionURL": #"⟦" https://www.barcelona.cat"⟧"#], without: ["cancelButtonTitle"]).finds(
        "error, controldeversions-android"
      ).says(
        """
        the url begins with a space, not with http:// or https://
        = apps with controldeversions-android 1.4.6–1.5.8 open “http:// https://www.barcelona.cat” on OK, which \
        leads nowhere, and the user cannot leave the alert
        = help: Write the https:// address of the page.
        """),
      .olderVersion(["okButtonActionURL": #"⟦"market://details?id=cat.bcn.bus"⟧"#], without: ["cancelButtonTitle"])
        .finds(
          "error, controldeversions-android"
        ).says(
          """
          the url begins with “market:”, not with http:// or https://
          = apps with controldeversions-android 1.4.6–1.5.8 open “http://market://details?id=cat.bcn.bus” on OK, \
          which leads nowhere, and the user cannot leave the alert
          = help: Write the https:// address of the page.
          """),
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
  guard let (address, node) = inspection.openedAddress else { return }
  let opened = OlderLinkFacts.openedOnAndroid(address.text)
  if opened == address.text { return }
  let does: LocalizedMessage = "open \(quoted(opened, limit: 80)) on OK, which leads nowhere"
  let help: LocalizedMessage = "Write the https:// address of the page."
  guard let place = address.scheme, let scheme = address.part(place) else { return }
  if place.lowerBound == 0 {
    inspection.reportLink(
      "the url begins with “\(scheme):”, not with http:// or https://", { $0.user.platform == .android },
      otherwise: .probablyNotMeant, so: does, does: does, help: help, at: node)
  } else if !inspection.trapping.isEmpty {
    // Where it is no trap, `blank-around-text` says enough.
    inspection.reportLink(
      "the url begins with a space, not with http:// or https://", { $0.user.platform == .android },
      otherwise: .probablyNotMeant, so: does, does: does, help: help, at: node)
  }
}
