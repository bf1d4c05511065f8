import OSAMFormats
import OSAMSyntax
import Testing

/// What the clients of Prince of Versions take from a document. [prince-keys, prince-snake-case]
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
    #expect(reading.sections.map(\.name) == keys)
    #expect(reading.source?.name == source)
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
    let taken = try #require(try reading(client, platform, text).taken.first { $0.name == "required_version" })
    #expect(taken.value.flatMap { tree.node(at: $0.place) }.map(tree.text) == wanted)
    // Of what is missing the path ends with the name it was looked for by.
    let key = tree.node(at: taken.key).map(tree.text) ?? "required_version"
    #expect(taken.path.last == .name(key))
  }

  /// The object of before release 4, to those that read one.
  @Test func oldObject() throws {
    let text = #"{"ios": {"minimum_version": "1.0.0", "latest_version": {"version": "2.0.0"}, "note": 1}}"#
    for (client, names) in [
      ("pov-ios 3.0.0", ["minimum_version", "latest_version", "version"]),
      ("pov-kmp 0.1.0", ["minimum_version", "latest_version", "version"]), ("pov-ios 4.0.8", []),
    ] {
      let taken = try reading(client, .ios, text).taken.filter { $0.value != nil }.map(\.name)
      #expect(taken.filter { $0 != "ios" } == names, "\(client)")
    }
  }
}
