import OSAMDecisions
import OSAMFormats

extension LinkUser {
  /// Action of a button with an address: "opens https://…", and where nobody gets to the app by it, why. `shown` is how
  /// the address is printed.
  package func opening(_ address: String, shown: String) -> LocalizedMessage {
    let target = LinkTarget(address, for: self)
    if target == .nothing { return "opens nothing" }
    return target.reason.map { "opens \(shown) (\($0))" } ?? "opens \(shown)"
  }

  /// `opening` for people who do not read addresses: the app's page is named as what it is.
  package func leading(to address: String) -> LocalizedMessage {
    let parts = Address(address)
    guard LinkTarget(parts, for: self) == .ownPage, let (store, _) = Store.of(parts) else {
      return opening(address, shown: address)
    }
    return "opens the app's page on \(store.title) (\(store == .play ? packageName ?? address : address))"
  }
}

extension LinkTarget {
  /// Why nobody gets to the app by an address; nil where people do, or may, and where there is none.
  var reason: LocalizedMessage? {
    switch self {
    case .nothing, .ownPage, .webPage, .shortLink, .storeList, .unknownScheme, .network, .unevenSlashes, .nearlyStore:
      nil
    case .otherApp: "the page of another app"
    case .otherStore: "the store of the other platform"
    case .noScheme, .misspeltScheme, .schemeWithoutPage, .noHost, .secondScheme, .brokenHost, .brokenPort:
      "nothing opens it as a page"
    case .device, .reservedHost, .developmentHost: "there is no page of the app"
    }
  }

  /// Where it leads the users of an app on a platform, as a sentence; nil where there is no address.
  package func sentence(on platform: DevicePlatform) -> LocalizedMessage? {
    if let reason { return "On \(platform.title) nobody gets to the app by it: \(reason)." }
    return switch self {
    case .nothing: nil
    case .ownPage: "On \(platform.title) it opens the app's page in its store."
    default: "On \(platform.title) it opens another page, which may lead to the app."
    }
  }
}
