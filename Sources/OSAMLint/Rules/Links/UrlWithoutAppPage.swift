import OSAMDecisions
import OSAMFormats

extension Rule {
  /// A store address that leads to a search, to a developer or to nothing in particular.
  ///
  /// Only addresses that show their app are looked at: short links and other sites may lead anywhere.
  static let urlWithoutAppPage = Rule(
    id: "url-without-app-page",
    title: "the store url does not name an app",
    group: .links,
    effects: [.probablyNotMeant],
    kinds: .having([.address, .app]),
    why: """
      An App Store address names its app by `id` and digits in the path, a Google Play address by `details?id=`.
      Any other address of a store may lead people who want to update to a list, or to a page that is not there.
      """,
    evidence: ["store-apple-pages", "store-google-pages", "store-short-links"],
    bad: [
      .version(["url": #"⟦"https://play.google.com/store/search?q=bus"⟧"#]).finds("warning, every release").says(
        """
        the url is a search in Google Play
        = OK may not lead people to the app
        = help: Write the app's own page, such as “https://play.google.com/store/apps/details?id=cat.bcn.bus”.
        """),
      .version(["url": #"⟦"https://play.google.com/store/apps/details?id="⟧"#]).finds("warning, every release").says(
        """
        the Google Play url has no id
        = OK may not lead people to the app
        = help: Write the app's own page, such as “https://play.google.com/store/apps/details?id=cat.bcn.bus”.
        """),
      .version(["url": #"⟦"https://play.google.com/store/apps/dev?id=5700313618786177705"⟧"#]).finds(
        "warning, every release"
      ).says(
        """
        the url is a developer's page
        = OK may not lead people to the app
        = help: Write the app's own page, such as “https://play.google.com/store/apps/details?id=cat.bcn.bus”.
        """),
      .version(["platform": #""IOS""#, "url": #"⟦"https://apps.apple.com/es/app/barcelona-a-la-butxaca"⟧"#]).finds(
        "warning, every release"
      ).says(
        """
        the App Store url has no id with digits
        = OK may not lead people to the app
        = help: Write the app's own page, such as “https://apps.apple.com/app/id1465234509”.
        """),
      .version([
        "platform": #""IOS""#, "comparisonMode": #""FORCE""#, "url": #"⟦"itms-apps://itunes.apple.com/app/id"⟧"#,
      ]).finds("warning, every release"),
      .version(["platform": #""IOS""#, "url": #"⟦"https://apps.apple.com/es/developer/ajuntament/id435386251"⟧"#])
        .finds("warning, every release").says(
          """
          the url is a developer's page
          = OK may not lead people to the app
          = help: Write the app's own page, such as “https://apps.apple.com/app/id1465234509”.
          """),
    ].asking(for: .address),
    good: [
      .version(["platform": #""IOS""#, "url": #""https://apps.apple.com/app/id1465234509""#]),
      .version(["platform": #""IOS""#, "url": #""https://itunes.apple.com/es/app/bus/id1465234509?mt=8""#]),
      .version(["url": #""market://details?id=cat.bcn.bus""#]),
      .version(["platform": #""IOS""#, "url": #""https://appsto.re/es/abc""#]),
      .version(["url": #""https://www.barcelona.cat/apps""#]),
    ],
    check: .document(checkPage)
  )
}

private func checkPage(_ inspection: Inspection) {
  guard inspection.opens(.storeList) || inspection.opens(.otherStore), let (address, _) = inspection.openedAddress,
    let store = Store.of(address)?.store
  else { return }
  let problem =
    switch store {
    case .appStore: problemOnAppStore(address)
    case .play: problemOnPlay(address)
    }
  guard let problem else { return }
  inspection.report(
    problem, so: "OK may not lead people to the app",
    help: store == .appStore
      ? "Write the app's own page, such as “https://apps.apple.com/app/id1465234509”."
      : "Write the app's own page, such as “https://play.google.com/store/apps/details?id=cat.bcn.bus”.",
    at: .member("url"))
}

/// Last segments of Google Play pages that are not an app's. [store-google-pages]
private let playPages: [String: LocalizedMessage] = [
  "search": "the url is a search in Google Play", "dev": "the url is a developer's page",
  "developer": "the url is a developer's page",
]

private func problemOnAppStore(_ address: Address) -> LocalizedMessage? {
  // Short links hide their app.
  if let host = address.hostName, Store.appStoreShortHosts.contains(host) { return nil }
  if address.isDeveloperOfAppStore { return "the url is a developer's page" }
  return address.namesAppOfAppStore ? nil : "the App Store url has no id with digits"
}

private func problemOnPlay(_ address: Address) -> LocalizedMessage? {
  let page = Store.playPage(address) ?? ""
  if let problem = playPages[page] { return problem }
  if page != "details" { return "the Google Play url is not an app's page" }
  guard let id = address.parameter("id"), !id.value.isEmpty else { return "the Google Play url has no id" }
  return nil
}
