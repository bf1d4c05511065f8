import OSAMFormats

/// Whether an address leads to an app's own page in the store of its platform, as far as the address shows it.
package enum StorePage {
  /// `packageName` nil takes the page of any app. The App Store names apps by numbers of its own, so there any app's page
  /// counts, and a short link, which hides its app, does not. [store-apple-pages, store-google-pages, store-short-links]
  package static func isOwn(_ url: String, of packageName: String?, on platform: DevicePlatform) -> Bool {
    let address = Address(url)
    guard let (store, _) = Store.of(address) else { return false }
    switch store {
    case .appStore: return platform.isApple && namesApp(address)
    case .play:
      guard platform == .android, Store.playPage(address) == "details", let id = address.parameter("id"),
        let name = address.part(id.value)?.trimmingBlanks(), !name.isEmpty
      else { return false }
      return packageName.map { $0.trimmingBlanks().utf8.elementsEqual(name.utf8) } ?? true
    }
  }

  /// `id` and digits in the path of the App Store, and no list of a developer.
  private static func namesApp(_ address: Address) -> Bool {
    let segments = address.segments
    let isList = segments.prefix(2).contains { segment in
      ["developer", "artist"].contains { segment.elementsEqual($0.utf8) }
    }
    return !isList
      && segments.contains { segment in
        let digits = segment.dropFirst(2)
        return segment.starts(with: "id".utf8) && !digits.isEmpty && digits.allSatisfy(\.isASCIIDigit)
      }
  }
}
