import OSAMFormats
import OSAMSyntax

extension Rule {
  /// Something in the object of before release 4 that its readers do not take.
  static let faultyOldObject = Rule(
    id: "faulty-old-object",
    title: "something in the object of before release 4 that its apps do not take",
    group: .configurations,
    severity: .error,
    kinds: [.princeOfVersions],
    why: """
      Releases before 4 read an object with `minimum_version` and `latest_version`. On iOS and macOS
      `latest_version.version` must be there and readable, else the whole check fails, and a minimum that is no
      readable version is silently none. On Android versions are semantic versions of three numbers, and anything
      else fails the check. The least system is a text on iOS and a whole number on Android; another type is
      ignored or fails, which is a warning here. On iOS only `ALWAYS` in capital letters means always.
      """,
    covers: [.prince(44)],
    evidence: "formats/prince-of-versions.md 3, measured on iOS 3.0.0 and Android 3.0.0",
    bad: [
      Example(
        #"""
        {"ios": ⟦{⟧"minimum_version": "1.2.0"}, "ios2": [{"required_version": "1.2.0",
          "notify_last_version_frequency": "ONCE"}]}
        """#),
      Example(
        #"""
        {"ios": {"minimum_version": ⟦12⟧, "latest_version": {"version": "2.4.0", "notification_type": ⟦"always"⟧}},
          "ios2": [{"last_version_available": "2.4.0", "notify_last_version_frequency": "ALWAYS"}]}
        """#),
      Example(
        #"""
        {"android": {"minimum_version": ⟦"1.2"⟧, "minimum_version_min_sdk": ⟦"8.0"⟧,
          "latest_version": {"version": ⟦"v2.4.0"⟧, "notification_type": "ONCE"}},
          "android2": [{"last_version_available": 240, "notify_last_version_frequency": "ONCE"}]}
        """#),
    ],
    good: [
      Example(
        #"""
        {"ios": {"minimum_version": "1.2.0", "minimum_version_min_sdk": "12.0",
          "latest_version": {"version": "2.4.0", "notification_type": "ALWAYS", "min_sdk": "12.0"}},
          "ios2": [{"required_version": "1.2.0", "last_version_available": "2.4.0",
            "notify_last_version_frequency": "ALWAYS"}],
          "android": {"minimum_version": "1.2.0", "minimum_version_min_sdk": 21,
            "latest_version": {"version": "2.4.0", "notification_type": "always", "min_sdk": "24"}},
          "android2": [{"last_version_available": 240, "notify_last_version_frequency": "ALWAYS"}]}
        """#)
    ],
    check: .document(checkObjects)
  )
}

private func checkObjects(_ inspection: inout Inspection) {
  for platform in inspection.prince?.platforms ?? [] {
    guard let object = platform.oldObject else { continue }
    var check = ObjectCheck(platform: platform, object: object)
    check.run(&inspection)
  }
}

private struct ObjectCheck {
  let platform: PrinceLayout.Platform
  let object: PrinceLayout.Configuration

  private var isApple: Bool { platform.system.isApple }
  private var readers: ClientSet { PrinceLayout.old(platform.system) }
  /// Those that read the versions; least systems came later.
  private var readersOfVersions: ClientSet {
    switch platform.system {
    case .ios: .princeIOSBefore4
    case .macos: PrinceLayout.old(.macos)
    case .android: .princeAndroidBefore4
    case .jvm: .empty
    }
  }

  mutating func run(_ inspection: inout Inspection) {
    let tree = inspection.document.tree
    var latest: [String: Tree.Pair] = [:]
    if let holder = object.exactly("latest_version")?.value {
      tree.forEachPair(of: holder) { latest[tree.text($0.key)] = $0 }
    }
    if isApple, latest["version"] == nil {
      let node = object.exactly("latest_version").map(\.value) ?? object.node
      inspection.report(
        "there is no “version” in “latest_version”", [Effect(readers, "get the error invalidJsonData")],
        on: platform.system, at: node,
        span: tree.nodes[node].isContainer ? inspection.document.placeOfMissing(in: node) : nil,
        help: "Add “latest_version” with a “version”.")
    }
    if let pair = object.exactly("minimum_version") {
      checkVersion(pair, "minimum_version", isMinimum: true, &inspection)
    }
    if let pair = latest["version"] { checkVersion(pair, "latest_version", isMinimum: false, &inspection) }
    for pair in [object.exactly("minimum_version_min_sdk"), latest["min_sdk"]].compactMap({ $0 }) {
      checkSystem(pair, &inspection)
    }
    if isApple, let pair = latest["notification_type"], tree.kind(pair.value) == .string {
      let text = tree.text(pair.value)
      if PrinceLayout.frequency(text) == "ALWAYS", text != "ALWAYS" {
        inspection.report(
          "“notification_type” is \(quoted(text)), not in capital letters", [Effect(readers, "take it for ONCE")],
          on: platform.system, at: pair.place, severity: .warning, help: "Write “ALWAYS”.")
      }
    }
  }

  private func checkVersion(
    _ pair: Tree.Pair, _ name: String, isMinimum: Bool, _ inspection: inout Inspection
  ) {
    let tree = inspection.document.tree
    if isMinimum, tree.kind(pair.value) == .null { return }
    let text = tree.kind(pair.value) == .string ? tree.text(pair.value) : nil
    if isApple {
      if let text, PrinceVersion(text) != nil { return }
      inspection.report(
        "“\(name)” is \(inspection.named(pair.value)), which is no readable version",
        [Effect(readersOfVersions, isMinimum ? "have no minimum at all" : "get the error invalidJsonData")],
        on: platform.system, at: pair.place, help: "Write numbers with dots between them, as in “2.4.0”.")
    } else {
      let isBlank = text.map { $0.trimmingBlanks().isEmpty || $0 == "null" } ?? false
      if isMinimum, isBlank { return }
      if let text, (try? SemanticVersion(text)) != nil { return }
      inspection.report(
        "“\(name)” is \(inspection.named(pair.value)), and no semantic version of three numbers",
        [Effect(readersOfVersions, "fail with every check")], on: platform.system, at: pair.place,
        help: "Write three numbers with dots between them, as in “2.4.0”.")
    }
  }

  private func checkSystem(_ pair: Tree.Pair, _ inspection: inout Inspection) {
    let tree = inspection.document.tree
    let text = tree.text(pair.value)
    if isApple {
      if tree.kind(pair.value) == .string, PrinceVersion(text) != nil { return }
      inspection.report(
        "the least system is \(inspection.named(pair.value)), and no version in quotes",
        [Effect(readers, "ignore it")], on: platform.system, at: pair.place, severity: .warning,
        help: "Write the version in quotes, as in “12.0”.")
    } else {
      if tree.kind(pair.value) == .number || tree.kind(pair.value) == .string, Int32(text) != nil { return }
      inspection.report(
        "the least system is \(inspection.named(pair.value)), and no API level",
        [Effect(readers, "may fail with every check")], on: platform.system, at: pair.place, severity: .warning,
        help: "Write the API level as a whole number.")
    }
  }
}
