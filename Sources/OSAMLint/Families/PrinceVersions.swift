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

extension PrinceLayout {
  /// The two members of a configuration that hold versions.
  static let versionMembers = ["required_version", "last_version_available"]

  /// A version value; nil when clients of the platform cannot read it.
  static func version(_ tree: Tree, _ value: Int, on system: System) -> ConfiguredVersion? {
    let text = tree.text(value)
    switch (system, tree.kind(value)) {
    case (.ios, .string), (.macos, .string): return PrinceVersion(text).map { .apple($0) }
    case (.android, .number): return Int32(text).map { .code(Int64($0)) }
    case (.jvm, .string), (.jvm, .number): return (try? KMPJavaVersion(text)).map { .java($0) }
    default: return nil
    }
  }

  /// A member's version, when it is there and readable.
  static func version(_ tree: Tree, _ name: String, of configuration: Configuration, on system: System)
    -> (pair: Tree.Pair, version: ConfiguredVersion)?
  {
    guard let pair = configuration.member(name), let version = version(tree, pair.value, on: system) else { return nil }
    return (pair, version)
  }

  /// The least system version that a configuration asks for: 0 when it asks for none, nil when that cannot be
  /// told.
  static func leastSystem(_ tree: Tree, of configuration: Configuration, on system: System) -> ConfiguredVersion? {
    guard let name = system.builtIn.first, let requirement = configuration.requirement(name) else {
      return system.isApple ? .apple(PrinceVersion(0)) : .code(0)
    }
    let value = requirement.pair.value
    let text = tree.text(value)
    switch (system.isApple, tree.kind(value)) {
    case (true, .string): return PrinceVersion(text).map { .apple($0) }
    case (false, .string), (false, .number): return Int32(text).map { .code(Int64($0)) }
    default: return nil
    }
  }

  /// The system's version in words: "API level 26", "iOS 14.0".
  static func systemWords(_ tree: Tree, of configuration: Configuration, on system: System) -> String {
    guard let name = system.builtIn.first, let requirement = configuration.requirement(name) else {
      return "any \(system.title)"
    }
    let text = Quote.shortened(tree.text(requirement.pair.value))
    return switch system {
    case .ios, .macos: "\(system.title) \(text)"
    case .android: "API level \(text)"
    case .jvm: "Java \(text)"
    }
  }
}

/// A version of a configuration that is written as text where its platform reads text.
struct VersionText {
  var platform: PrinceLayout.Platform
  var name: String
  var pair: Tree.Pair
  var text: String
}

extension Inspection {
  /// Every version text of the platforms whose versions are texts.
  var versionTexts: [VersionText] {
    let tree = document.tree
    var result: [VersionText] = []
    for (platform, configuration) in prince?.configurations ?? [] where platform.system != .android {
      for name in PrinceLayout.versionMembers {
        guard let pair = configuration.member(name), tree.kind(pair.value) == .string else { continue }
        result.append(VersionText(platform: platform, name: name, pair: pair, text: tree.text(pair.value)))
      }
    }
    return result
  }

  /// The two versions of every configuration that has both, readable.
  var versionPairs: [VersionPair] {
    (prince?.configurations ?? []).compactMap { platform, configuration in
      let tree = document.tree
      guard
        let required = PrinceLayout.version(tree, "required_version", of: configuration, on: platform.system),
        let last = PrinceLayout.version(tree, "last_version_available", of: configuration, on: platform.system)
      else { return nil }
      return VersionPair(platform: platform, required: required, last: last)
    }
  }
}

/// The two versions of a configuration.
struct VersionPair {
  var platform: PrinceLayout.Platform
  var required: (pair: Tree.Pair, version: ConfiguredVersion)
  var last: (pair: Tree.Pair, version: ConfiguredVersion)
}
