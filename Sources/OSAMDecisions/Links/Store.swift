import OSAMFormats

/// An app store, as its addresses show it. [store-apple-pages, store-google-pages]
package enum Store {
  case appStore, play

  package var title: LocalizedMessage { self == .appStore ? "the App Store" : "Google Play" }

  /// The store that an address names, and the place where it does.
  package static func of(_ address: Address) -> (store: Store, place: Range<Int>)? {
    if let scheme = address.scheme, let name = address.schemeName, name != "https" {
      if appStoreSchemes.contains(name) { return (.appStore, scheme) }
      if playSchemes.contains(name) { return (.play, scheme) }
    }
    guard let host = address.host, let name = address.hostName else { return nil }
    if appStoreHosts.contains(name) || appStoreShortHosts.contains(name) { return (.appStore, host) }
    return playHosts.contains(name) ? (.play, host) : nil
  }

  /// The page of Google Play an address leads to: `details` for an app's; nil for other addresses.
  package static func playPage(_ address: Address) -> String? {
    guard let (store, _) = of(address), store == .play else { return nil }
    // `market://details?id=` has its page where others have their host.
    if let scheme = address.schemeName, playSchemes.contains(scheme) { return address.part(address.host) ?? "" }
    return address.lastSegment
  }

  /// Hosts whose paths name the app. [store-apple-pages, store-google-pages]
  package static let appStoreHosts = ["apps.apple.com", "itunes.apple.com"]
  /// Short links: the app is not visible in them. [store-short-links]
  package static let appStoreShortHosts = [
    "appstore.com", "www.appstore.com", "appsto.re", "itun.es", "itunes.com",
  ]
  package static let appStoreSchemes = ["itms-apps"]
  /// [store-google-pages]
  package static let playHosts = ["play.google.com"]
  package static let playSchemes = ["market"]
}
