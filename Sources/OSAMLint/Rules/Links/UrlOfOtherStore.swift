import OSAMDecisions
import OSAMFormats
import OSAMSyntax

extension Rule {
  /// An App Store address for Android, or a Google Play address for iOS.
  static let urlOfOtherStore = Rule(
    id: "url-of-other-store",
    title: "the url belongs to the other platform's store",
    group: .links,
    effects: [.neverLeft, .leadsElsewhere],
    kinds: .having([.address, .app]),
    why: """
      People press OK to update and arrive at a store their phone cannot install from. `market:` addresses open
      only where Google Play is installed, so they may open nothing on iOS.
      """,
    evidence: ["store-apple-pages", "store-google-pages", "module-url-use"],
    bad: [
      .version(["url": #""https://⟦apps.apple.com⟧/es/app/barcelona-a-la-butxaca/id1465234509""#]).finds(
        "warning, every release"
      ).says(
        """
        OK opens the App Store, and the document is for ANDROID
        = people cannot update from there
        = help: Write the address of the app in Google Play, or correct the platform.
        """),
      .version([
        "platform": #""IOS""#, "comparisonMode": #""FORCE""#,
        "url": #""https://⟦play.google.com⟧/store/apps/details?id=cat.bcn.bus""#,
      ]).finds("error, every release").says(
        """
        OK opens Google Play, and the document is for IOS
        = people cannot update from there, and nobody can get past the alert
        = help: Write the address of the app in the App Store, or correct the platform.
        """),
      .version([
        "platform": "IOS", "comparisonMode": "FORCE",
        "url": #""https://⟦play.google.com⟧/store/apps/details?id=cat.bcn.bus""#,
      ]).finds("error, osam 2.1.1–2.1.2").says(
        """
        OK opens Google Play, and the document is for IOS
        = people cannot update from there, and nobody can get past the alert
        = help: Write the address of the app in the App Store, or correct the platform.
        """),
      .version(["platform": #""IOS""#, "url": #""⟦market⟧://details?id=cat.bcn.bus""#]).finds("warning, every release")
        .says(
          """
          OK opens Google Play, and the document is for IOS
          = people cannot update from there
          = help: Write the address of the app in the App Store, or correct the platform.
          """),
    ].asking(for: .address),
    good: [
      .version(["platform": #""IOS""#, "url": #""itms-apps://itunes.apple.com/app/id1465234509""#]),
      .version(["url": #""https://www.barcelona.cat/apps/apps.apple.com""#]),
      .version(["comparisonMode": #""INFO""#, "url": #""https://apps.apple.com/es/app/bus/id1465234509""#]),
    ],
    check: .document(checkStore)
  )
}

private func checkStore(_ inspection: Inspection) {
  guard inspection.opens(.otherStore), let platform = inspection.platform,
    let (address, node) = inspection.openedAddress,
    let (store, place) = Store.of(address)
  else { return }
  inspection.reportLink(
    "OK opens \(store.title), and the document is for \(platform.rawValue)", { $0.target == .otherStore },
    otherwise: .leadsElsewhere, so: "people cannot update from there", does: "open the other store on OK",
    help: "Write the address of the app in \(platform.store.title), or correct the platform.",
    at: .text(place, in: node),
    related: inspection.span(of: "platform").map { [RelatedPlace($0, "the document is for \(platform.rawValue)")] }
      ?? [])
}

extension Platform {
  fileprivate var store: Store { self == .ios ? .appStore : .play }
}
