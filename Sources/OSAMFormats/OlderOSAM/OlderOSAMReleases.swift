/// The releases of the city's two older libraries, in the order of time. [formats/osam-legacy.md 1.1, 2.1]
extension Library {
  /// Renumbered after 2.10: that tag is older than 1.3.0.
  package static let controlDeVersionsIOS = Library(
    id: "controldeversions-ios", title: "osam-controldeversions-ios",
    releases: [
      "2.1", "2.4", "2.5", "2.6", "2.7", "2.8", "2.9", "2.10", "1.3.0", "1.3.1", "1.3.2", "1.3.3", "1.3.4",
    ].map { Release($0) })

  package static let controlDeVersionsAndroid = Library(
    id: "controldeversions-android", title: "osam-controldeversions-android",
    releases: ["1.4.6", "1.5.0", "1.5.1", "1.5.7", "1.5.8"].map { Release($0) })

  package static let valoracionsIOS = Library(
    id: "valoracions-ios", title: "osam-valoracions-ios", releases: ["1.0.0", "1.0.1"].map { Release($0) })

  package static let valoracionsAndroid = Library(
    id: "valoracions-android", title: "osam-valoracions-android",
    releases: ["1.3.0", "1.3.1", "1.4.0"].map { Release($0) })
}
