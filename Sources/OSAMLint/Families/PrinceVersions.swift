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
  static func of(_ tree: Tree, _ value: Int, on platform: DevicePlatform) -> Self? {
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
  ) -> String {
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

extension Inspection {
  /// Every version text of the platforms whose versions are texts. One with a fault in it is none: clients give up on the
  /// text before there is a version.
  var versionTexts: [VersionText] {
    let tree = document.tree
    var result: [VersionText] = []
    for (section, configuration) in prince?.configurations ?? [] where section.platform != .android {
      for name in PrinceMember.versions {
        guard let pair = configuration.member(name), tree.kind(pair.value) == .string else { continue }
        let span = tree.span(tree.resolved(pair.value))
        if tree.faults.contains(where: { span.contains($0.span) }) { continue }
        result.append(VersionText(section: section, name: name, pair: pair, text: tree.text(pair.value)))
      }
    }
    return result
  }

  /// The two versions of every configuration that has both, readable.
  var versionPairs: [VersionPair] {
    (prince?.configurations ?? []).compactMap { section, configuration in
      let tree = document.tree
      guard
        let required = ConfiguredVersion.of(tree, "required_version", of: configuration, on: section.platform),
        let last = ConfiguredVersion.of(tree, "last_version_available", of: configuration, on: section.platform)
      else { return nil }
      return VersionPair(section: section, required: required, last: last)
    }
  }
}

/// The two versions of a configuration.
struct VersionPair {
  var section: PrinceSection
  var required: (pair: Tree.Pair, version: ConfiguredVersion)
  var last: (pair: Tree.Pair, version: ConfiguredVersion)
}
