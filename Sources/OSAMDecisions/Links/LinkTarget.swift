import OSAMFormats
import OSAMSyntax

/// The place that an address leads to when a button opens it, as far as the address itself shows it.
package enum LinkTarget: String, Hashable, Sendable, CaseIterable {
  // MARK: The app's page in the store of its platform
  case ownPage

  // MARK: Another page

  /// Google Play's page of an app with another name.
  case otherApp
  /// The store of the other platform, from which nothing can be installed.
  case otherStore

  // MARK: Targets that may work

  /// A page of the web.
  case webPage
  /// A short link, which hides its app. [store-short-links]
  case shortLink
  /// A page of the store that is no app's: a search, a developer.
  case storeList
  /// A scheme that some app may answer to.
  case unknownScheme
  /// A machine of one network. [platform-private-hosts]
  case network
  /// One slash or three behind the scheme: browsers mend that.
  case unevenSlashes
  /// A host that is one slip away from a store's.
  case nearlyStore

  // MARK: Nothing opens it

  case nothing
  case noScheme
  /// `htps`, `htttp`: one slip away from a scheme that everything knows.
  case misspeltScheme
  /// `mailto`, `javascript`, `ftp`: no page to update from.
  case schemeWithoutPage
  case noHost
  /// `https://https://…`, and `http://market://…`, which the older Android library makes.
  case secondScheme
  /// A blank or a mark in the host, or a part of it that is empty.
  case brokenHost
  case brokenPort

  // MARK: Nobody answers

  /// The device itself. [platform-private-hosts]
  case device
  /// A name that stands for no machine. [platform-reserved-hosts]
  case reservedHost
  /// A service of the module's developers, which has no pages. [module-development-host]
  case developmentHost

  package init(_ url: String, for user: LinkUser) { self.init(Address(url), for: user) }

  package init(_ address: Address, for user: LinkUser) {
    if address.isEmpty {
      self = .nothing
    } else if let broken = Self.broken(address) {
      self = broken
    } else if let (store, _) = Store.of(address) {
      self = Self.page(of: store, address, user)
    } else if let host = address.hostName, address.isOfWeb {
      self = Self.page(on: host)
    } else {
      self = .unknownScheme
    }
  }

  /// People get to the app, or may get to it.
  package var isWayOut: Bool {
    switch self {
    case .ownPage, .webPage, .shortLink, .storeList, .unknownScheme, .network, .unevenSlashes, .nearlyStore: true
    case .otherApp, .otherStore, .nothing, .noScheme, .misspeltScheme, .schemeWithoutPage, .noHost, .secondScheme,
      .brokenHost, .brokenPort, .device, .reservedHost, .developmentHost:
      false
    }
  }

  // MARK: Addresses that nothing opens

  private static func broken(_ address: Address) -> LinkTarget? {
    guard let scheme = address.schemeName else { return .noScheme }
    if schemesWithoutPage.contains(scheme) { return .schemeWithoutPage }
    guard address.isOfWeb else {
      if schemes.contains(scheme) || scheme == schemeOfApple { return nil }
      return schemes.contains { Nearest.isOneSlip(scheme, $0) } ? .misspeltScheme : nil
    }
    guard let host = address.hostName else {
      return address.segments.isEmpty && address.query == nil ? .noHost : .unevenSlashes
    }
    if host.isEmpty { return address.segments.isEmpty ? .noHost : .unevenSlashes }
    if hasSecondScheme(address, host) { return .secondScheme }
    if isBroken(host) { return .brokenHost }
    return isBroken(port: address.part(address.port)) ? .brokenPort : nil
  }

  /// Those that open a page or a store. [store-apple-pages, store-google-pages]
  private static let schemes = ["https", "http"] + Store.appStoreSchemes.sorted() + Store.playSchemes.sorted()

  /// One that looks like a slip and is none, though no page of Apple's that was read documents it.
  private static let schemeOfApple = "itms-appss"

  /// Schemes of mail, telephone and the browser's own, and of files.
  private static let schemesWithoutPage = ["about", "data", "file", "ftp", "javascript", "mailto", "sms", "tel"]

  /// A scheme in the place of the host: any without a dot that has its colon, a known one without.
  private static func hasSecondScheme(_ address: Address, _ host: String) -> Bool {
    address.path.count > 1 && address.part(address.path)?.utf8.starts(with: "//".utf8) == true
      && (address.port?.isEmpty == true && !host.utf8.contains(UInt8(ascii: ".")) || schemes.contains(host)
        || schemesWithoutPage.contains(host))
  }

  /// A mark that no host has, a blank, or nothing between two dots.
  private static func isBroken(_ host: String) -> Bool {
    if host.utf8.first == UInt8(ascii: "[") { return host.utf8.last != UInt8(ascii: "]") }
    let name = host.utf8.last == UInt8(ascii: ".") ? host.utf8.dropLast() : host.utf8[...]
    var hasDot = true
    for byte in name {
      let isDot = byte == UInt8(ascii: ".")
      if isDot, hasDot { return true }
      hasDot = isDot
    }
    return hasDot
      || host.unicodeScalars.contains { scalar in
        !scalar.isOfUsualHosts
          && (scalar.value <= 0x20 || scalar.properties.isWhitespace || marks.contains(scalar))
      }
  }

  private static let marks = Set("<>{}|\\^`\"'“”„‘’«»…!$&()*+,;=[]".unicodeScalars)

  private static func isBroken(port: String?) -> Bool {
    guard let port, !port.isEmpty else { return false }
    return Int(port).map { !(0...65_535).contains($0) } ?? true
  }

  // MARK: Pages

  private static func page(of store: Store, _ address: Address, _ user: LinkUser) -> LinkTarget {
    if store != user.store { return user.isOnlyOne ? .otherStore : .webPage }
    switch store {
    case .appStore:
      if let host = address.hostName, Store.appStoreShortHosts.contains(host) { return .shortLink }
      return address.namesAppOfAppStore ? .ownPage : .storeList
    case .play:
      guard Store.playPage(address) == "details", let id = address.parameter("id"),
        let name = address.part(id.value)?.trimmingBlanks(), !name.isEmpty
      else { return .storeList }
      // The App Store names apps by numbers of its own, so there any app's page counts.
      return user.packageName.map { $0.utf8.elementsEqual(name.utf8) } ?? true ? .ownPage : .otherApp
    }
  }

  private static func page(on host: String) -> LinkTarget {
    switch Reach(host) {
    case .device: return .device
    case .network: return .network
    case nil: break
    }
    if reservedHosts.contains(where: { host.isName(below: $0) }) { return .reservedHost }
    if developmentHosts.contains(host) { return .developmentHost }
    return storeNear(host) == nil ? .webPage : .nearlyStore
  }

  /// [platform-reserved-hosts]
  private static let reservedHosts = ["example.com", "example.net", "example.org", "example", "invalid", "test"]
  /// [module-development-host]
  private static let developmentHosts = ["dev-osam-modul-comu.dtibcn.cat"]

  /// The host of a store that is one slip away.
  package static func storeNear(_ host: String) -> String? { storeHosts.first { Nearest.isOneSlip(host, $0) } }

  private static let storeHosts = Store.appStoreHosts.sorted() + Store.playHosts.sorted()
}

extension Unicode.Scalar {
  /// A letter or digit of ASCII, or one of the marks that names of hosts have.
  fileprivate var isOfUsualHosts: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_": true
    default: false
    }
  }
}

extension LinkUser {
  fileprivate var store: Store { platform.isApple ? .appStore : .play }
}

extension Address {
  /// Nothing but blanks.
  fileprivate var isEmpty: Bool { scheme == nil && host == nil && path.isEmpty && query == nil && fragment == nil }

  /// `http` or `https`.
  package var isOfWeb: Bool { schemeName == "https" || schemeName == "http" }

  /// `id` and digits in the path, and no list of a developer. [store-apple-pages]
  package var namesAppOfAppStore: Bool { !isDeveloperOfAppStore && hasAppStoreID }

  /// [store-apple-pages]
  package var isDeveloperOfAppStore: Bool {
    segments.prefix(2).contains { segment in
      ["developer", "artist"].contains { segment.elementsEqual($0.utf8) }
    }
  }

  private var hasAppStoreID: Bool {
    segments.contains { segment in
      let digits = segment.dropFirst(2)
      return segment.starts(with: "id".utf8) && !digits.isEmpty && digits.allSatisfy { (0x30...0x39).contains($0) }
    }
  }
}

extension String {
  /// A name of a domain, or of one below it.
  func isName(below domain: String) -> Bool {
    let (own, end) = (Array(utf8), domain.utf8)
    return own.suffix(end.count).elementsEqual(end)
      && (own.count == end.count || own.count > end.count && own[own.count - end.count - 1] == UInt8(ascii: "."))
  }
}
