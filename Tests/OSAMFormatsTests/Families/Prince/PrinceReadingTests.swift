import OSAMFormats
import OSAMSyntax
import TestSupport
import Testing

/// Members that the clients of Prince of Versions take from a document. [prince-keys, prince-snake-case]
@Suite struct PrinceReadingTests {
  private func reading(_ client: String, _ platform: DevicePlatform, _ text: String) throws -> PrinceReading {
    let words = client.split(separator: " ").map(String.init)
    let tree = Tree.read(Array(text.utf8), as: .json)
    let root = ReadValue(tree, tree.roots[0], keepsDuplicates: true)
    return PrinceReading(root, try #require(Client.named(words[0], words[1])), platform)
  }

  /// The keys a client takes up, and the one whose configurations count.
  @Test(
    arguments: [
      ("pov-ios 4.0.8", DevicePlatform.ios, #"{"ios2": [{}], "ios": {}}"#, ["ios", "ios2"], "ios2"),
      ("pov-ios 4.0.8", .ios, #"{"ios2": [{}], "ios": [{}]}"#, ["ios", "ios2"], "ios"),
      ("pov-ios 4.0.8", .ios, #"{"ios_2": [{}]}"#, ["ios_2"], "ios_2"),
      ("pov-ios 4.0.8", .macos, #"{"ios": [{}], "macos": 5}"#, ["macos"], "macos"),
      ("pov-ios 3.0.0", .ios, #"{"ios2": [{}], "ios": {}}"#, ["ios"], "ios"),
      ("pov-kmp 0.1.0", .ios, #"{"ios": [{}], "ios2": [{}]}"#, ["ios2", "ios"], "ios2"),
      ("pov-kmp 0.1.0", .ios, #"{"ios_2": [{}]}"#, [], nil),
      ("pov-kmp 0.1.0", .android, #"{"android2": null, "android": [{}]}"#, ["android2", "android"], "android2"),
      ("pov-android 4.0.2", .android, #"{"android2": null, "android": [{}]}"#, ["android2", "android"], "android2"),
      ("pov-android 4.0.3", .android, #"{"android2": null, "android": [{}]}"#, ["android2", "android"], "android"),
      ("pov-android 4.0.3", .android, #"{"android2": null}"#, ["android2"], "android2"),
    ] as [(String, DevicePlatform, String, [String], String?)])
  func keys(_ client: String, _ platform: DevicePlatform, _ text: String, _ keys: [String], _ source: String?) throws {
    let reading = try reading(client, platform, text)
    #expect(reading.sections.map(\.path) == keys.map { [.name($0)] })
    #expect(reading.source?.path == source.map { [.name($0)] })
    // By the name in the table, however it is written.
    #expect(reading.sections.allSatisfy { PrinceKey(rawValue: $0.name)?.platform == platform })
  }

  /// Where the value stands that a client takes for `required_version`.
  @Test(
    arguments: [
      ("pov-ios 4.0.8", DevicePlatform.ios, #"{"ios": [{"requiredVersion": "1", "required_version": "2"}]}"#, "1"),
      ("pov-ios 4.0.8", .ios, #"{"ios": [{"required_version": "2", "required_version": "3"}]}"#, "2"),
      ("pov-ios 4.0.8", .ios, #"{"ios": [{"Required_Version": "2"}]}"#, "2"),
      ("pov-ios 4.0.8", .ios, #"{"ios": [{"REQUIRED_VERSION": "2"}]}"#, "2"),
      ("pov-kmp 0.1.0", .ios, #"{"ios": [{"requiredVersion": "1", "required_version": "2"}]}"#, "2"),
      ("pov-kmp 0.1.0", .ios, #"{"ios": [{"required_version": "2", "required_version": "3"}]}"#, "3"),
      ("pov-kmp 0.1.0", .ios, #"{"ios": [{"requiredVersion": "1"}]}"#, nil),
      ("pov-android 4.0.4", .android, #"{"android": {"required_version": "7"}}"#, "7"),
    ] as [(String, DevicePlatform, String, String?)])
  func members(_ client: String, _ platform: DevicePlatform, _ text: String, _ wanted: String?) throws {
    let tree = Tree.read(Array(text.utf8), as: .json)
    let taken = try #require(
      try reading(client, platform, text).taken.first { $0.name == "required_version" && $0.use == .decides })
    #expect(taken.value.flatMap { tree.node(at: $0.place) }.map(tree.text) == wanted)
    // Of what is missing the path ends with the name it was looked for by.
    let key = tree.node(at: taken.key).map(tree.text) ?? "required_version"
    #expect(taken.path.last == .name(key))
  }

  /// Members that every release takes from the object of before release 4, there or not, and what it goes on with
  /// without. [prince-old-format, prince-lowest-system, prince-latest-version, prince-version-codes, prince-rewritten]
  @Test(
    arguments: [
      ("pov-ios 1.0.0", DevicePlatform.ios, "minimum_version latest_version: version notification_type=ONCE"),
      (
        "pov-ios 1.1.0", .ios,
        "minimum_version minimum_version_min_sdk latest_version: version notification_type=ONCE min_sdk"
      ),
      (
        "pov-ios 3.0.0", .macos,
        "minimum_version minimum_version_min_sdk latest_version: version notification_type=ONCE min_sdk"
      ),
      (
        "pov-android 0.0.1", .android,
        "minimum_version (minimum_version_code) optional_update: version (version_code) -notification_type=ONCE"
      ),
      ("pov-android 1.0.1", .android, "minimum_version optional_update: version -notification_type=ONCE"),
      ("pov-android 2.0.1", .android, "minimum_version latest_version: version -notification_type=ONCE"),
      ("pov-android 2.0.2", .android, "minimum_version latest_version: version notification_type=ALWAYS"),
      (
        "pov-android 2.1.0", .android,
        "minimum_version minimum_version_min_sdk latest_version: version notification_type=ALWAYS min_sdk"
      ),
      (
        "pov-android 3.0.0", .android,
        "minimum_version minimum_version_min_sdk=1 latest_version: version notification_type=ONCE min_sdk=1"
      ),
      ("pov-kmp 0.1.0", .ios, "minimum_version latest_version: version notification_type=ONCE"),
      ("pov-ios 4.0.0", .ios, ""), ("pov-android 4.0.4", .android, ""), ("pov-kmp 0.1.0", .android, ""),
    ] as [(String, DevicePlatform, String)])
  func oldObject(_ client: String, _ platform: DevicePlatform, _ wanted: String) throws {
    let text = "{\"\(platform)\": {\"latest_version\": {}, \"optional_update\": {}}}"
    let taken = try reading(client, platform, text).taken.filter { $0.path.count > 1 }
    let isOld = taken.contains { $0.name == "minimum_version" }
    let words = taken.filter { _ in isOld }.map { one in
      let name = one.name + (one.value?.kindWords == "an object" ? ":" : "")
      let otherwise = one.otherwise.map { "=\($0)" } ?? ""
      switch one.use {
      case .onlyDecoded: return "(\(name))" + otherwise
      case .passedOver: return "-\(name)" + otherwise
      case .decides, .handedOn: return name + otherwise
      }
    }
    #expect(words.joined(separator: " ") == wanted)
  }

  /// A member of a name that comes again counts for nothing, and is known all the same.
  @Test(
    arguments: [
      ("pov-ios 4.0.8", DevicePlatform.ios, [true, false, false]), ("pov-kmp 0.1.0", .ios, [nil, false, true]),
    ] as [(String, DevicePlatform, [Bool?])])
  func severalOfOneName(_ client: String, _ platform: DevicePlatform, _ counts: [Bool?]) throws {
    let text = #"{"ios": [{"requiredVersion": "1", "required_version": "2", "required_version": "3"}]}"#
    let taken = try reading(client, platform, text).taken.filter { $0.name == "required_version" }
    let tree = Tree.read(Array(text.utf8), as: .json)
    for (value, counts) in zip(["1", "2", "3"], counts) {
      let one = taken.first { $0.value.flatMap { tree.node(at: $0.place) }.map(tree.text) == value }
      #expect(one.map { $0.use == .decides } == counts)
    }
  }

  // MARK: Agreement of a reading with its client

  private static let clients = DocumentKind.princeOfVersions.clients.clients.flatMap { client in
    DevicePlatform.all(for: client).map { (client, $0) }
  }

  /// A document in which everything is there that any release ever looked for, under one key.
  private static func full(_ key: String, _ isList: Bool) -> ReadValue {
    let isAndroid = key.hasPrefix("android")
    func version(_ text: String) -> ReadValue { isAndroid && isList ? .number(String(text.first ?? "0")) : .text(text) }
    func system(_ number: Int) -> ReadValue { isAndroid ? .number("\(number)") : .text("\(number).0") }
    func object(_ members: [(String, ReadValue)]) -> ReadValue { .object(members.map { .init($0.0, $0.1) }) }
    let latest = object([
      ("version", version("3.0.0")), ("version_code", .number("3")), ("notification_type", .text("ALWAYS")),
      ("min_sdk", system(12)), ("note", .text("a")),
    ])
    let old = object([
      ("minimum_version", version("2.0.0")), ("minimum_version_code", .number("2")),
      ("minimum_version_min_sdk", system(11)), ("latest_version", latest), ("optional_update", latest),
      ("note", .text("a")),
    ])
    let configuration = object([
      ("required_version", version("2.0.0")), ("last_version_available", version("3.0.0")),
      ("notify_last_version_frequency", .text("ALWAYS")),
      ("requirements", object([("required_os_version", system(11)), ("required_jvm_version", .number("8"))])),
      ("meta", object([("a", .text("b"))])), ("note", .text("a")),
    ])
    return object([(key, isList ? .list([configuration]) : old), ("meta", object([("a", .text("b"))]))])
  }

  /// True if something changes for the client when another value stands at a path, or none.
  private static func matters(_ path: [PathStep], of root: ReadValue, _ client: Client, _ platform: DevicePlatform)
    -> Bool
  {
    let before = PrinceContent.read(root, for: client, on: platform)
    let others: [ReadValue?] = [nil, .list([]), .null, .text("ONCE"), .text("7.0.0"), .number("7"), .object([])]
    return others.contains { PrinceContent.read(root.with($0, at: path[...]), for: client, on: platform) != before }
  }

  /// Every member of a full document counts for a client where its reading has it, and nowhere else.
  @Test(arguments: PrinceKey.allCases, [true, false])
  func aReadingIsExact(_ key: PrinceKey, _ isList: Bool) {
    let root = Self.full(key.rawValue, isList)
    let paths = root.paths
    #expect(paths.count > 10)
    for (client, platform) in Self.clients where platform == key.platform {
      let taken = PrinceReading(root, client, platform).taken.filter { $0.value != nil && $0.use != .passedOver }
      let isRead = if case .success = PrinceContent.read(root, for: client, on: platform) { true } else { false }
      for path in paths {
        // An item of a list has no name, and what is inside of metadata is handed on with them.
        if case .number? = path.last { continue }
        if path.dropLast().last == .name("meta") { continue }
        let counts = Self.matters(path, of: root, client, platform)
        // Of a document that is not read nothing is handed on.
        let isTaken = taken.contains { $0.path == path && (isRead || $0.use != .handedOn) }
        #expect(counts == isTaken, "\(client.name) on \(platform): \(path)")
      }
    }
  }

  /// Values of which only some members are taken.
  private static func isLookedInto(_ name: String) -> Bool {
    PrinceKey(rawValue: name) != nil || ["latest_version", "optional_update", "requirements"].contains(name)
  }

  /// A member in no reading of a client can go without a change for it, in documents made at random.
  @Test func whatIsInNoReadingCanGo() {
    var gone = 0
    for seed in 1...UInt64(Effort.rounds(60, long: 2_000)) {
      var documents = NearDocuments(seed: seed)
      var document = documents.document(.princeOfVersions)
      document.damage = nil
      let tree = Tree.read(document.bytes, as: document.syntax)
      guard let node = tree.roots.first else { continue }
      let root = ReadValue(tree, node)
      for (client, platform) in Self.clients {
        let taken = PrinceReading(root, client, platform).taken.filter { $0.value != nil }
        let before = PrinceContent.read(root, for: client, on: platform)
        for path in root.paths {
          if case .number? = path.last { continue }
          // Most values are taken as a whole.
          let isTaken = taken.contains { one in
            one.path == path || path.starts(with: one.path) && !Self.isLookedInto(one.name)
          }
          if isTaken { continue }
          gone += 1
          #expect(
            PrinceContent.read(root.with(nil, at: path[...]), for: client, on: platform) == before,
            "seed \(seed), \(client.name) on \(platform): \(path)")
        }
      }
    }
    #expect(gone > 1_000)
  }

  /// The keys of each release, on iOS, macOS, Android and the JVM. [prince-keys, prince-key-order, prince-macos]
  @Test(
    arguments: [
      ("pov-ios 1.3.0", ["ios"], [], [], []), ("pov-ios 2.0.0", ["ios"], ["macos"], [], []),
      ("pov-ios 4.0.0", ["ios", "ios2"], ["macos", "macos2"], [], []), ("pov-android 0.0.1", [], [], ["android"], []),
      ("pov-android 3.0.0", [], [], ["android"], []), ("pov-android 4.0.0", [], [], ["android2", "android"], []),
      ("pov-kmp 0.1.0", ["ios2", "ios"], [], ["android2", "android"], ["jvm"]),
    ] as [(String, [String], [String], [String], [String])])
  func keysOfAClient(
    _ name: String, _ ios: [String], _ macos: [String], _ android: [String], _ jvm: [String]
  ) throws {
    let words = name.split(separator: " ").map(String.init)
    let client = try #require(Client.named(words[0], words[1]))
    let keys = DevicePlatform.allCases.map { $0.keys(for: client).map(\.rawValue) }
    #expect(keys == [ios, macos, android, jvm])
  }

  @Test func secondKeys() {
    #expect(PrinceKey.allCases.filter(\.isSecond) == [.ios2, .macos2, .android2])
    #expect(PrinceKey.allCases.map(\.second) == [.ios2, .macos2, .ios2, .macos2, .android2, .android2, nil])
  }
}

extension ReadValue {
  /// The path of every member, and of every item of a list.
  fileprivate var paths: [[PathStep]] {
    switch content {
    case .object(let members):
      members.flatMap { member in [[.name(member.name)]] + member.value.paths.map { [.name(member.name)] + $0 } }
    case .list(let items):
      items.enumerated().flatMap { number, item in [[.number(number)]] + item.paths.map { [.number(number)] + $0 } }
    default: []
    }
  }

  /// With another value at a path; without what stands there for nil.
  fileprivate func with(_ value: ReadValue?, at path: ArraySlice<PathStep>) -> ReadValue {
    guard let step = path.first else { return value ?? self }
    let rest = path.dropFirst()
    switch (step, content) {
    case (.name(let name), .object(let members)):
      let changed = members.compactMap { member -> Member? in
        guard member.name.utf8.elementsEqual(name.utf8) else { return member }
        if rest.isEmpty { return value.map { Member(member.name, $0, at: member.place) } }
        return Member(member.name, member.value.with(value, at: rest), at: member.place)
      }
      return ReadValue(.object(changed), at: place)
    case (.number(let number), .list(var items)):
      if rest.isEmpty, value == nil {
        items.remove(at: number)
      } else {
        items[number] = items[number].with(value, at: rest)
      }
      return ReadValue(.list(items), at: place)
    default: return self
    }
  }
}
