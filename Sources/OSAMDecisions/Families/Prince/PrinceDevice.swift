import OSAMFormats
import OSAMSyntax

/// A device with an app that uses Prince of Versions.
package struct PrinceDevice: Sendable {
  package var client: Client
  /// One of `DevicePlatform.all(for: client)`.
  package var platform: DevicePlatform
  /// iOS and macOS: `CFBundleShortVersionString`, `-`, `CFBundleVersion`. Android: the version code from release 4 on
  /// and in KMP, before that the version name. JVM: the version of the app.
  package var installed: String
  /// The version of the system; on Android its API level, on the JVM that of Java.
  package var system: String
  /// Checkers that the app registers for requirements of its own, by key.
  package var checkers: Checkers
  /// Versions the library remembers as announced, the last one last. iOS and macOS remember all of them, written
  /// `1.2.3-0`; Android and KMP only the last.
  package var remembered: [String]
  /// The app makes the library object with its builder, and not with `new PrinceOfVersions(this)` as the README of
  /// Android says. Only Android 4.0.0 and 4.0.1 need that to know `required_os_version`.
  /// [prince-system-always]
  package var usesBuilder = false

  /// Checkers that the app registers, by key: of keys that are one to the client the last.
  package struct Checkers: ExpressibleByDictionaryLiteral, Sendable {
    private var byKey: [ComparedText: RequirementChecker] = [:]
    private var comparesCanonically = false

    package init(_ all: some Sequence<(key: String, checker: RequirementChecker)> = []) {
      for (key, checker) in all { self[key] = checker }
    }

    package init(dictionaryLiteral all: (String, RequirementChecker)...) {
      self.init(all.map { (key: $0, checker: $1) })
    }

    /// In the order of their keys.
    package var all: [(key: String, checker: RequirementChecker)] {
      byKey.map { (key: $0.text, checker: $1) }.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    }

    fileprivate func compared(by client: Client) -> Checkers {
      var checkers = Checkers()
      checkers.comparesCanonically = client.comparesCanonically
      for (key, checker) in all { checkers[key] = checker }
      return checkers
    }

    package subscript(key: String) -> RequirementChecker? {
      get { byKey[ComparedText(key, canonically: comparesCanonically)] }
      set { byKey[ComparedText(key, canonically: comparesCanonically)] = newValue }
    }
  }

  package init(
    client: Client, platform: DevicePlatform, installed: String, system: String, checkers: Checkers = [:],
    remembered: [String] = []
  ) {
    self.client = client
    self.platform = platform
    self.installed = installed
    self.system = system
    self.checkers = checkers.compared(by: client)
    self.remembered = remembered.map { Self.kept($0, client, platform) }
  }

  /// A version as the library keeps it: `2.4.5` as `2.4.5-0` on iOS and macOS. A version that it cannot read stays as
  /// it is.
  private static func kept(_ version: String, _ client: Client, _ platform: DevicePlatform) -> String {
    switch client.library.id {
    case Library.princeIOS.id: PrinceVersion(version)?.description ?? version
    case Library.princeAndroid.id where !client.isPrince(.lists):
      (try? SemanticVersion(version))?.description ?? version
    case Library.princeAndroid.id: Int32(version).map { String($0) } ?? version
    default: platform == .android ? Int64(version).map { String($0) } ?? version : version
    }
  }

  /// True if it matters how the app makes the library object. [prince-system-always]
  package var asksForBuilder: Bool {
    ClientSet.princeAsksForBuilder.contains(client)
  }

  /// The app can register checkers: where it matters how it makes the library object, only the builder takes them.
  /// [prince-builder-checkers]
  package var hasCheckers: Bool { usesBuilder || !asksForBuilder }

  /// True if a client compares version codes on a platform, and not the names of versions.
  package static func comparesCodes(_ client: Client, on platform: DevicePlatform) -> Bool {
    platform == .android && (client.isPrince(.lists) || client.library.id == Library.princeKMP.id)
  }

  /// Why no app can run like this, in words that end a sentence; nil for a device that can be. A version that the
  /// library itself cannot read is no such reason.
  package var problem: LocalizedMessage? {
    let runsOn = DevicePlatform.all(for: client)
    if !runsOn.contains(platform) { return "\(client.name) does not run on \(platform.rawValue)" }
    if Self.comparesCodes(client, on: platform) {
      let isCode = client.library.id == Library.princeKMP.id ? Int64(installed) != nil : Int32(installed) != nil
      if !isCode { return "the installed version is no version code: \(installed)" }
    }
    switch platform {
    case .android where Int32(system) == nil: return "the system is no API level: \(system)"
    case .jvm where Self.java(system) == nil: return "the system is no Java version: \(system)"
    case .ios where PrinceVersion(system) == nil, .macos where PrinceVersion(system) == nil:
      return "the system is no version: \(system)"
    default: return nil
    }
  }

  /// The number of a Java version: 8 for `1.8.0_292`, 11 for `11.0.11`.
  static func java(_ text: String) -> Int32? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard let first = Int32(parts[0]) else { return nil }
    return first == 1 && parts.count > 1 ? Int32(parts[1]) : first
  }
}

extension RequirementChecker {
  /// Nil is the value null. The checker is written in the client's language, and compares as that does.
  func accepts(_ value: String?, by client: Client) -> Bool {
    accepts(value, canonically: client.comparesCanonically)
  }
}
