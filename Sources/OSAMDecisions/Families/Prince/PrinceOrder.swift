import OSAMFormats

/// How a client of Prince of Versions orders versions and systems.
struct PrinceOrder {
  var versions: Axis
  var systems: Axis
  /// A version that no document announces.
  var otherVersion: String

  init(_ client: Client, _ platform: DevicePlatform) {
    let isKMP = client.library.id == Library.princeKMP.id
    switch platform {
    case .ios, .macos:
      // KMP takes what is unreadable of a system for 0, but no such device can be asked about.
      versions = Self.versions(.version, isKMP ? .kmpApple : .prince)
      systems = Axis(.osVersion, line: .versions(isKMP ? .kmpSystem : .prince))
      otherVersion = "9999.9.9-0"
    case .android where isKMP:
      versions = Axis(.version, line: .numbers(1 ... .max))
      systems = Self.numbers
      otherVersion = "999999999"
    case .android where client.isPrince(.lists):
      versions = Axis(.version, line: .numbers(1...Int64(Int32.max)))
      systems = Self.numbers
      otherVersion = "999999999"
    case .android:
      versions = Self.versions(.version, .semantic)
      systems = Self.numbers
      otherVersion = "9999.9.9"
    case .jvm:
      versions = Self.versions(.version, .kmpJava)
      systems = Self.numbers
      otherVersion = "9999.9.9"
    }
  }

  /// API levels, and the numbers of Java.
  private static let numbers = Axis(.osVersion, line: .numbers(1...Int64(Int32.max)))

  private static func versions(_ name: AxisName, _ scheme: VersionScheme) -> Axis {
    Axis(name, names: scheme.unreadable.map { [.unreadable($0)] } ?? [], line: .versions(scheme))
  }
}
