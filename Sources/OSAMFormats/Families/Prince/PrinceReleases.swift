/// The releases of Infinum's Prince of Versions, in the order of time. [prince-releases]
extension Library {
  /// iOS and macOS. Before 1.0.0 it was not read.
  package static let princeIOS = Library(
    id: "pov-ios", title: "ios-prince-of-versions", numbers: 158..<182, isNamed: true,
    platforms: [.ios, .macos], carriers: [.princeFlutter, .princeReactNative], packages: [.pod("PrinceOfVersions")],
    releases: [
      "1.0.0", "1.1.0", "1.2.0", "1.3.0", "2.0.0", "3.0.0",
      "4.0.0", "4.0.1", "4.0.2", "4.0.3", "4.0.4", "4.0.5", "4.0.6", "4.0.7", "4.0.8",
    ].map { Release($0) })

  package static let princeAndroid = Library(
    id: "pov-android", title: "Android-Prince-of-Versions", numbers: 182..<206, isNamed: true,
    platforms: [.android], carriers: [.princeFlutter, .princeReactNative],
    packages: [.maven("co.infinum", "prince-of-versions")],
    releases: [
      "0.0.1", "0.0.2", "1.0.0", "1.0.1", "2.0.0", "2.0.1", "2.0.2", "2.0.3", "2.1.0", "3.0.0",
      "4.0.0", "4.0.1", "4.0.2", "4.0.3", "4.0.4",
    ].map { Release($0) })

  /// Kotlin Multiplatform: Android, iOS and JVM. It was run on Android and the JVM; on iOS only with stand-ins for
  /// Apple's classes.
  package static let princeKMP = Library(
    id: "pov-kmp", title: "kmp-prince-of-versions", numbers: 206..<222, isNamed: true,
    platforms: [.ios, .android, .jvm], carriers: [], packages: [.maven("co.infinum", "kmp-prince-of-versions")],
    releases: [Release("0.1.0")])
}

/// Wrappers of both, whose own releases were not read. [prince-wrappers]
extension CarrierLibrary {
  fileprivate static let princeFlutter = CarrierLibrary(
    id: "pov-flutter", title: "flutter-prince-of-versions", aliases: [], packages: [.pub("prince_of_versions")],
    rows: [])
  fileprivate static let princeReactNative = CarrierLibrary(
    id: "pov-rn", title: "Prince of Versions for React Native", aliases: ["pov-react-native"],
    packages: [.npm("react-native-prince-of-versions")], rows: [])
}

extension ClientSet {
  package static let princeKMP = ClientSet(.princeKMP)
  /// Releases that read objects and no lists.
  package static let princeIOSBefore4 = PrinceChange.lists.missing(from: .princeIOS)
  package static let princeAndroidBefore4 = PrinceChange.lists.missing(from: .princeAndroid)
  /// The newest of these, of either library.
  package static let princeNewestBefore4 =
    ClientSet(princeIOSBefore4.clients.suffix(1))
    | ClientSet(princeAndroidBefore4.clients.suffix(1))
  /// Releases that read lists of configurations.
  package static let princeIOSFrom4 = PrinceChange.lists.releases(of: .princeIOS)
  package static let princeAndroidFrom4 = PrinceChange.lists.releases(of: .princeAndroid)
  /// Lose the list of a platform where `requirements` have no readable `required_os_version`: iOS 4.0.0.
  package static let princeNeedsSystem = princeIOSFrom4.subtracting(PrinceChange.optionalSystem.releases)
  /// Read a frequency in capital letters only: iOS before 4.0.8.
  package static let princeFrequencyInCapitals = princeIOSFrom4.subtracting(PrinceChange.anyFrequencyCase.releases)
  /// Take checkers from the builder alone, and check the system only then: Android 4.0.0 and 4.0.1.
  package static let princeAsksForBuilder = princeAndroidFrom4.subtracting(PrinceChange.alwaysChecksSystem.releases)
  /// Take a requirement without a checker for satisfied: Android 4.0.0.
  package static let princeUnknownHolds = princeAndroidFrom4.subtracting(PrinceChange.unknownFails.releases)
}
