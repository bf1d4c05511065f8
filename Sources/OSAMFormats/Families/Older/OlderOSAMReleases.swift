/// The releases of the city's two older libraries, in the order of time. [older-releases, older-language-as-given]
extension Library {
  /// Renumbered after 2.10: that tag is older than 1.3.0.
  package static let controlDeVersionsIOS = Library(
    id: "controldeversions-ios", title: "osam-controldeversions-ios", numbers: 112..<132, isNamed: true,
    platforms: [.ios], carriers: [],
    packages: [.pod("VersionControl", from: "osam-controldeversions-ios")],
    releases: [
      "2.1", "2.4", "2.5", "2.6", "2.7", "2.8", "2.9", "2.10", "1.3.0", "1.3.1", "1.3.2", "1.3.3", "1.3.4",
    ].map { Release($0) })

  package static let controlDeVersionsAndroid = Library(
    id: "controldeversions-android", title: "osam-controldeversions-android", numbers: 132..<144, isNamed: true,
    platforms: [.android], carriers: [],
    packages: [.maven("com.github.AjuntamentdeBarcelona", "osam-controldeversions-android")],
    releases: ["1.4.6", "1.5.0", "1.5.1", "1.5.7", "1.5.8"].map { Release($0) })

  package static let valoracionsIOS = Library(
    id: "valoracions-ios", title: "osam-valoracions-ios", numbers: 144..<150, isNamed: true,
    platforms: [.ios], carriers: [],
    packages: [.pod("AppStoreRatings", from: "osam-valoracions-ios")],
    releases: ["1.0.0", "1.0.1"].map { Release($0) })

  package static let valoracionsAndroid = Library(
    id: "valoracions-android", title: "osam-valoracions-android", numbers: 150..<158, isNamed: true,
    platforms: [.android], carriers: [],
    packages: [.maven("com.github.AjuntamentdeBarcelona", "osam-valoracions-android")],
    releases: ["1.3.0", "1.3.1", "1.4.0"].map { Release($0) })
}

/// Changes from one release of the city's older libraries to another.
package enum OlderOSAMChange: Int, ReleaseChange {
  /// Compares the parts of versions as numbers; before, as texts.
  case numericParts
  /// `legal_version` and `legal_URL`.
  case numberedLegal
  /// `legalURL`.
  case plainLegal
  /// Looks for the language of a message as the app gives it; before, for that of the device in small letters.
  case languageAsGiven

  package var row: ChangeRow {
    switch self {
    case .numericParts: ChangeRow(ClientSet(.controlDeVersionsAndroid, from: "1.5.1"), "older-numeric-parts")
    case .numberedLegal:
      ChangeRow(
        ClientSet(.controlDeVersionsIOS, from: "2.5", to: "2.9")
          | ClientSet(.controlDeVersionsAndroid, from: "1.5.0", to: "1.5.1"),
        "older-numbered-legal")
    case .plainLegal:
      ChangeRow(
        ClientSet(.controlDeVersionsIOS, from: "2.10") | ClientSet(.controlDeVersionsAndroid, from: "1.5.7"),
        "older-plain-legal")
    case .languageAsGiven: ChangeRow(ClientSet(.valoracionsAndroid, from: "1.4.0"), "older-language-as-given")
    }
  }

  package static let sets = allCases.map { $0.row.releases }

  /// The members with the legal conditions that a client reads.
  static func legalMembers(of client: Client) -> [String] {
    if numberedLegal.releases.contains(client) { return ["legal_version", "legal_URL"] }
    return plainLegal.releases.contains(client) ? ["legalURL"] : []
  }
}
