import OSAMFormats
import OSAMSyntax

/// A Prince of Versions document taken apart once for its rules. [prince-lists, prince-old-format]
struct PrinceLayout: Sendable {
  /// What the apps run on.
  enum System: Sendable {
    case ios, macos, android, jvm

    var title: String {
      switch self {
      case .ios: "iOS"
      case .macos: "macOS"
      case .android: "Android"
      case .jvm: "JVM"
      }
    }

    /// Whether the native library of Apple's systems reads it.
    var isApple: Bool { self == .ios || self == .macos }
  }

  /// A key under which a platform's configurations stand.
  enum Key: String, CaseIterable, Sendable {
    case ios, ios2, macos, macos2, android, android2, jvm

    var system: System {
      switch self {
      case .ios, .ios2: .ios
      case .macos, .macos2: .macos
      case .android, .android2: .android
      case .jvm: .jvm
      }
    }

    /// One of the keys that releases before 4 do not read.
    var isSecond: Bool { second == self }

    /// The key of the same platform that only releases from 4 on read.
    var second: Key? {
      switch system {
      case .ios: .ios2
      case .macos: .macos2
      case .android: .android2
      case .jvm: nil
      }
    }
  }

  /// One condition of a configuration.
  struct Requirement: Sendable {
    var name: String
    var pair: Tree.Pair
  }

  /// An element of a list, or an object that stands in a list's place.
  struct Configuration: Sendable {
    let node: Int
    let isObject: Bool
    /// The members that some release reads, by their names; of several the last.
    private let members: [String: Tree.Pair]
    /// The members of format 4 as Apple's decoder finds them, by their names; of several the first.
    private let converted: [String: Tree.Pair]
    /// Keys that stand for no member of format 4.
    let strangers: [Tree.Pair]
    /// Nil when there are none, or they are no object.
    let requirements: [Requirement]?
    private let values: [String: Int]
    private let isApple: Bool

    init(_ tree: Tree, _ node: Int, _ system: System) {
      self.node = node
      isObject = tree.kind(node) == .object
      isApple = system.isApple
      var members: [String: Tree.Pair] = [:]
      var converted: [String: Tree.Pair] = [:]
      var strangers: [Tree.Pair] = []
      tree.forEachPair(of: node) { pair in
        guard tree.kind(pair.key) != .missing, tree.kind(pair.value) != .missing else { return }
        if let name = Self.names.first(where: { tree.reads(pair.key, $0) }) { members[name] = pair }
        if !PrinceMember.configuration.contains(where: { tree.reads(pair.key, $0) }) { strangers.append(pair) }
        if let name = PrinceMember.readByApple(tree.text(pair.key)), converted[name] == nil { converted[name] = pair }
      }
      self.members = members
      self.converted = converted
      self.strangers = strangers
      var found: [Requirement]?
      var values: [String: Int] = [:]
      if let list = ((isApple ? converted["requirements"] : nil) ?? members["requirements"])?.value,
        tree.kind(list) == .object
      {
        var all: [Requirement] = []
        tree.forEachPair(of: list) { pair in
          guard tree.kind(pair.key) != .missing, tree.kind(pair.value) != .missing else { return }
          let name = tree.text(pair.key)
          if let known = values[name] {
            if !system.isApple { all[known].pair = pair }
          } else {
            values[name] = all.count
            all.append(Requirement(name: name, pair: pair))
          }
        }
        found = all
      }
      requirements = found
      self.values = values
    }

    /// Every name that means something in a configuration or in the object of before release 4.
    private static let names =
      PrinceMember.configuration + PrinceMember.inCamelCase.keys
      + PrinceMember.oldObject.filter { !PrinceMember.configuration.contains($0) }

    /// A member of format 4 as the native library of the platform finds it, or one of the older format.
    func member(_ name: String) -> Tree.Pair? { (isApple ? converted[name] : nil) ?? members[name] }

    /// A member that is written with exactly this name.
    func exactly(_ name: String) -> Tree.Pair? { members[name] }

    /// As the native library of the platform finds it.
    func requirement(_ name: String) -> Requirement? {
      if isApple { return requirements?.first { SnakeCase.converted($0.name) == SnakeCase.converted(name) } }
      return values[name].flatMap { requirements?[$0] }
    }

    /// The requirements that an app has to register a checker for.
    func custom(on system: System) -> [Requirement] {
      (requirements ?? []).filter { requirement in
        !system.builtIn.contains {
          system.isApple ? SnakeCase.converted(requirement.name) == SnakeCase.converted($0) : requirement.name == $0
        }
      }
    }

    /// A member of the older object's latest version.
    func latest(_ tree: Tree, _ name: String) -> Tree.Pair? {
      guard let holder = exactly("latest_version") else { return nil }
      var found: Tree.Pair?
      tree.forEachPair(of: holder.value) { pair in
        if tree.reads(pair.key, name), tree.kind(pair.value) != .missing { found = pair }
      }
      return found
    }

    /// It has a member of format 4 other than meta.
    var isNew: Bool {
      PrinceMember.configuration.contains {
        $0 != "meta" && (members[$0] ?? members[SnakeCase.converted($0)] ?? (isApple ? converted[$0] : nil)) != nil
      }
    }
    /// It has a member of the format before release 4 other than meta.
    var isOld: Bool { PrinceMember.oldObject.contains { $0 != "meta" && members[$0] != nil } }
  }

  enum Form: Sendable {
    case list([Configuration])
    case object(Configuration)
    /// Null, a text, a number, true or false.
    case scalar
  }

  /// What stands under one key.
  struct Platform: Sendable {
    let key: Key
    let pair: Tree.Pair
    let form: Form
    /// The clients from release 4 on that look for their configurations here and nowhere else.
    fileprivate(set) var readers: ClientSet
    /// Another key that native clients turn to when this list cannot be used.
    fileprivate(set) var fallback: Key?

    var system: System { key.system }
    var native: ClientSet { readers.subtracting(PrinceLayout.kmp) }
    var kmp: ClientSet { readers.intersection(PrinceLayout.kmp) }

    var isList: Bool { if case .list = form { true } else { false } }

    /// The configurations that clients choose from: those of a list, or an object where one is taken for a
    /// list of one.
    var configurations: [Configuration] {
      switch form {
      case .list(let all): all
      case .object(let one): one.isOld && !one.isNew || system.isApple && key != .ios2 ? [] : [one]
      case .scalar: []
      }
    }

    /// Every configuration has a requirement that the app must check.
    var asksAlways: Bool {
      guard case .list(let all) = form, !all.isEmpty else { return false }
      return all.allSatisfy { !$0.custom(on: system).isEmpty }
    }

    /// The object that releases before 4 read.
    var oldObject: Configuration? {
      if case .object(let one) = form, one.isOld, !key.isSecond, key != .jvm { one } else { nil }
    }
  }

  let platforms: [Platform]
  let meta: Tree.Pair?
  /// Every configuration that some client from release 4 on reads.
  let configurations: [(platform: Platform, configuration: Configuration)]

  init(_ document: Document) {
    let tree = document.tree
    meta = document.pair("meta")
    var platforms: [Platform] = []
    for key in Key.allCases {
      guard let pair = document.pair(key.rawValue), tree.kind(pair.value) != .missing else { continue }
      let form: Form
      switch tree.kind(pair.value) {
      case .array:
        var items: [Configuration] = []
        tree.forEachItem(of: pair.value) { item in
          if tree.kind(item) != .missing { items.append(Configuration(tree, item, key.system)) }
        }
        form = .list(items)
      case .object: form = .object(Configuration(tree, pair.value, key.system))
      default: form = .scalar
      }
      platforms.append(Platform(key: key, pair: pair, form: form, readers: .empty))
    }
    for index in platforms.indices {
      let platform = platforms[index]
      let other = platforms.first { $0.system == platform.system && $0.key != platform.key }
      platforms[index].readers = Self.readers(of: platform, beside: other, tree)
      if !platform.key.isSecond, platform.system.isApple, let other, other.isList {
        platforms[index].fallback = other.key
      }
    }
    self.platforms = platforms
    configurations = platforms.flatMap { platform in
      platform.readers.isEmpty ? [] : platform.configurations.map { (platform, $0) }
    }
  }

  /// Native apps of Apple's systems take the plain key when it holds a list, all others the key with a 2 when
  /// it is there; Android looks past null from 4.0.3 on. [prince-platform-value]
  private static func readers(of platform: Platform, beside other: Platform?, _ tree: Tree) -> ClientSet {
    let isObjectForKMP: Bool
    if case .object = platform.form { isObjectForKMP = platform.key == .ios2 } else { isObjectForKMP = false }
    let isNull = tree.kind(platform.pair.value) == .null
    switch (platform.key, other) {
    case (.jvm, _): return kmp
    case (.ios, nil): return apple | kmp
    case (.ios2, nil): return isObjectForKMP ? kmp : apple | kmp
    case (.macos, nil), (.macos2, nil): return apple
    case (.ios, _?), (.macos, _?): return platform.isList ? apple : .empty
    case (.ios2, let plain?): return plain.isList || isObjectForKMP ? kmp : apple | kmp
    case (.macos2, let plain?): return plain.isList ? .empty : apple
    case (.android, nil), (.android2, nil): return android | kmp
    case (.android, let second?): return tree.kind(second.pair.value) == .null ? lookingPastNull : .empty
    case (.android2, _?): return isNull ? android.subtracting(lookingPastNull) | kmp : android | kmp
    }
  }

  func platform(_ key: Key) -> Platform? { platforms.first { $0.key == key } }

  // MARK: Words

  /// The member for which a key is meant that native apps of Apple's systems alone read so, or would read so.
  static func renamed(_ key: String, on system: System) -> String? {
    if PrinceMember.configuration.contains(key) { return nil }
    return system.isApple ? PrinceMember.readByApple(key) : PrinceMember.inCamelCase[key]
  }

  /// The frequency that a text stands for in any letter case, in upper case.
  static func frequency(_ text: String) -> String? {
    ["ONCE", "ALWAYS"].first { $0.lowercased() == text.lowercased() }
  }

  // MARK: Clients

  /// iOS and macOS.
  static let apple = ClientSet.princeIOSFrom4
  static let android = ClientSet.princeAndroidFrom4
  static let kmp = ClientSet(.princeKMP)
  /// Clients that were not run on a system itself, or on one of all where none is named, so that they only "may" do
  /// what is said.
  static func unproven(on system: System?) -> ClientSet {
    let platforms = system.flatMap { PrincePlatform(rawValue: $0.title.lowercased()) }.map { [$0] }
    return ClientSet(
      kmp.clients.filter { client in !(platforms ?? PrincePlatform.allCases).allSatisfy { $0.isProven(for: client) } })
  }
  private static let lookingPastNull = PrinceChange.nullIsAbsent.releases

  /// Those that read the object of before release 4. [prince-old-format]
  static func old(_ system: System) -> ClientSet {
    switch system {
    case .ios: PrinceChange.lowestSystem.releases.intersection(.princeIOSBefore4)
    case .macos: PrinceChange.macOS.releases.intersection(.princeIOSBefore4)
    case .android: PrinceChange.lowestSystem.releases.intersection(.princeAndroidBefore4)
    case .jvm: .empty
    }
  }
}

extension Inspection {
  /// Keys in configurations that stand for no member and are not read in camel case either.
  var unknownConfigurationKeys: [(platform: PrinceLayout.Platform, pair: Tree.Pair)] {
    (prince?.configurations ?? []).flatMap { platform, configuration in
      configuration.strangers.filter { PrinceLayout.renamed(document.tree.text($0.key), on: platform.system) == nil }
        .map { (platform, $0) }
    }
  }
}

extension PrinceLayout.System {
  /// Requirements that the library checks itself. [prince-system-android, prince-system-kmp]
  var builtIn: [String] { self == .jvm ? ["required_jvm_version"] : ["required_os_version"] }
}

extension PrinceLayout.Key {
  /// The platform that a key stands for only after Apple's decoder has renamed it, as `ios_2` stands for `ios2`, so
  /// that the native library finds it and no other does. [prince-snake-case]
  init?(renaming key: String) {
    let name = SnakeCase.converted(key)
    guard name != key, let platform = Self(rawValue: name), platform.system.isApple else { return nil }
    self = platform
  }
}

extension Tree {
  /// Whether two values are written alike, members of objects in the same order.
  func isSame(_ one: Int, _ other: Int) -> Bool {
    let count = after(one) - one
    guard after(other) - other == count else { return false }
    return (0..<count).allSatisfy { offset in
      let (left, right) = (one + offset, other + offset)
      guard kind(left) == kind(right) else { return false }
      switch kind(left) {
      case .object, .array: return after(left) - left == after(right) - right
      case .alias: return resolved(left) == resolved(right)
      default: return textBytes(left).elementsEqual(textBytes(right))
      }
    }
  }
}
