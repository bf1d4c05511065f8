import OSAMFormats
import OSAMSyntax

/// A version of a configuration as the clients of its platform read it; versions of one platform compare.
/// [prince-version-ios]
enum ConfiguredVersion: Comparable {
  case apple(PrinceVersion)
  case code(Int64)
  case java(KMPJavaVersion)

  static func == (left: Self, right: Self) -> Bool { !(left < right) && !(right < left) }

  static func < (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.apple(let one), .apple(let other)): one < other
    case (.code(let one), .code(let other)): one < other
    case (.java(let one), .java(let other)): one < other
    default: false
    }
  }
}

extension ConfiguredVersion {
  /// A version value; nil when clients of the platform cannot read it.
  static func of(_ tree: Tree, _ value: NodeID, on platform: DevicePlatform) -> Self? {
    let text = tree.text(value)
    switch (platform, tree.kind(value)) {
    case (.ios, .string), (.macos, .string): return PrinceVersion(text).map { .apple($0) }
    case (.android, .number): return Int32(text).map { .code(Int64($0)) }
    case (.jvm, .string), (.jvm, .number): return (try? KMPJavaVersion(text)).map { .java($0) }
    default: return nil
    }
  }

  /// A member's version, when it is there and readable.
  static func of(
    _ tree: Tree, _ name: String, of configuration: PrinceConfigurationNode, on platform: DevicePlatform
  ) -> (pair: Tree.Pair, version: ConfiguredVersion)? {
    guard let pair = configuration.member(name), let version = of(tree, pair.value, on: platform) else { return nil }
    return (pair, version)
  }

  /// The least system version that a configuration asks for: 0 when it asks for none, nil when that cannot be
  /// told.
  static func leastSystem(
    _ tree: Tree, of configuration: PrinceConfigurationNode, on platform: DevicePlatform
  ) -> Self? {
    guard let name = platform.builtInRequirements.first, let requirement = configuration.requirement(name) else {
      return platform.isApple ? .apple(PrinceVersion(0)) : .code(0)
    }
    let value = requirement.pair.value
    let text = tree.text(value)
    switch (platform.isApple, tree.kind(value)) {
    case (true, .string): return PrinceVersion(text).map { .apple($0) }
    case (false, .string), (false, .number): return Int32(text).map { .code(Int64($0)) }
    default: return nil
    }
  }

  /// The system's version in words: "API level 26", "iOS 14.0".
  static func systemWords(
    _ tree: Tree, of configuration: PrinceConfigurationNode, on platform: DevicePlatform
  ) -> LocalizedMessage {
    guard let name = platform.builtInRequirements.first, let requirement = configuration.requirement(name) else {
      return "any \(platform.title)"
    }
    let text = Quote.shortened(tree.text(requirement.pair.value))
    return switch platform {
    case .ios, .macos: "\(platform.title) \(text)"
    case .android: "API level \(text)"
    case .jvm: "Java \(text)"
    }
  }
}

/// A version of a configuration that is written as text where its platform reads text.
struct VersionText {
  var section: PrinceSection
  var name: String
  var pair: Tree.Pair
  var text: String
}

/// The two versions of a configuration.
struct VersionPair {
  var section: PrinceSection
  var required: (pair: Tree.Pair, version: ConfiguredVersion)
  var last: (pair: Tree.Pair, version: ConfiguredVersion)
}
