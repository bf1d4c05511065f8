/// The releases of Infinum's Prince of Versions, in the order of time. [formats/prince-of-versions.md 1]
extension Library {
  /// iOS and macOS. Before 1.0.0 it was not read.
  package static let princeIOS = Library(
    id: "pov-ios", title: "ios-prince-of-versions",
    releases: [
      "1.0.0", "1.1.0", "1.2.0", "1.3.0", "2.0.0", "3.0.0",
      "4.0.0", "4.0.1", "4.0.2", "4.0.3", "4.0.4", "4.0.5", "4.0.6", "4.0.7", "4.0.8",
    ].map { Release($0) })

  package static let princeAndroid = Library(
    id: "pov-android", title: "Android-Prince-of-Versions",
    releases: [
      "0.0.1", "0.0.2", "1.0.0", "1.0.1", "2.0.0", "2.0.1", "2.0.2", "2.0.3", "2.1.0", "3.0.0",
      "4.0.0", "4.0.1", "4.0.2", "4.0.3", "4.0.4",
    ].map { Release($0) })

  /// Kotlin Multiplatform: Android, iOS and JVM. Its source was read, nothing of it was run.
  package static let princeKMP = Library(
    id: "pov-kmp", title: "kmp-prince-of-versions", releases: [Release("0.1.0")])
}

extension ClientSet {
  /// Releases that read objects and no lists.
  package static let princeIOSBefore4 = ClientSet(.princeIOS, to: "3.0.0")
  package static let princeAndroidBefore4 = ClientSet(.princeAndroid, to: "3.0.0")
}
