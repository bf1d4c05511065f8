import OSAMFormats
import OSAMSyntax

extension Rule {
  /// A system version that is not of the type its platform reads.
  static let osRequirementWrongType = Rule(
    id: "os-requirement-wrong-type",
    title: "a required system version that is not of the type of its platform",
    group: .configurations,
    severity: .error,
    kinds: [.princeOfVersions],
    why: """
      On iOS and macOS `required_os_version` is a text. A number, null, a list or an object there is ignored
      from 4.0.1 on, so the configuration goes to every system; 4.0.0 loses the whole list of the platform. On
      Android it is the API level, a whole number: with a fraction or true the configuration is never chosen.
      Null is ignored from 4.0.3 on, and before that never satisfied.
      """,
    covers: [.prince(18)],
    evidence: "formats/prince-of-versions.md 2.1, measured on iOS and Android",
    bad: [
      .configuration(["requirements": #"{"required_os_version": ⟦14⟧}"#]),
      .configuration(["requirements": #"{"required_os_version": ⟦null⟧}"#], under: "macos2"),
      .configuration(["requirements": #"{"required_os_version": ⟦26.0⟧}"#], under: "android2"),
      .configuration(["requirements": #"{"required_os_version": ⟦true⟧}"#], under: "android2"),
      .configuration(["requirements": #"{"required_os_version": ⟦null⟧}"#], under: "android2"),
    ],
    good: [
      .configuration(["requirements": #"{"required_os_version": "14.0"}"#]),
      .configuration(["requirements": #"{"required_os_version": 26}"#], under: "android2"),
      .configuration(["requirements": #"{"required_os_version": "26"}"#], under: "android2"),
    ],
    check: .document(checkRequirements)
  )
}

private func checkRequirements(_ inspection: inout Inspection) {
  let tree = inspection.document.tree
  for (platform, configuration) in inspection.prince?.configurations ?? [] {
    guard platform.system != .jvm, let pair = configuration.requirement("required_os_version")?.pair else { continue }
    let kind = tree.kind(pair.value)
    // A text that cannot be read has a rule of its own, and so have words without quotes.
    if kind == .string || kind == .word { continue }
    if platform.system == .android, kind == .number, Int32(tree.text(pair.value)) != nil { continue }
    inspection.report(
      "“required_os_version” is \(inspection.named(pair.value)) where "
        + (platform.system == .android ? "an API level belongs" : "a text such as “14.0” belongs"),
      platform.system == .android ? onAndroid(platform, kind) : onApple(platform, kind), on: platform.system,
      at: pair.place,
      help: platform.system == .android ? "Write the API level, a whole number." : "Write the version in quotes.")
  }
}

private let first = ClientSet(.princeIOS, from: "4.0.0", to: "4.0.0")

private func onApple(_ platform: PrinceLayout.Platform, _ kind: Node.Kind) -> [Effect] {
  [
    Effect(platform.native.subtracting(first), "ignore it and take the configuration for every system"),
    platform.loss(on: first),
  ] + (kind == .null ? [Effect(platform.kmp, "ignore it and take the configuration for every system")] : [])
}

private func onAndroid(_ platform: PrinceLayout.Platform, _ kind: Node.Kind) -> [Effect] {
  let ignoring = kind == .null ? ClientSet(.princeAndroid, from: "4.0.3").intersection(platform.native) : .empty
  return [
    Effect(ignoring, "ignore it and take the configuration for every system"),
    Effect(platform.readers.subtracting(ignoring), "never choose the configuration"),
  ]
}
