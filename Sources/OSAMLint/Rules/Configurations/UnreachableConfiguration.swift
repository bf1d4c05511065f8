import OSAMFormats
import OSAMSyntax

extension Rule {
  /// A configuration that an earlier one always precedes.
  static let unreachableConfiguration = Rule(
    id: "unreachable-configuration",
    title: "a configuration that no device can get",
    group: .configurations,
    effects: [.neverSeen],
    kinds: [.princeOfVersions],
    why: """
      A device gets the first configuration, in the order of the file, whose requirements all hold. A
      configuration without requirements fits every device, so nothing after it is ever chosen. The same
      happens after one with the same requirements, or with some of them only, or with a lower system version:
      whoever fits the later one fits the earlier one.
      """,
    repair: .unsafe(
      """
      Puts a configuration without requirements at the end of its list. Devices that fit one of the others get that one from then on.
      """),
    evidence: ["prince-selection"],
    bad: [
      Example(
        #"""
        {
          "ios2": [
            {"required_version": "1.2.0", "notify_last_version_frequency": "ONCE"},
            ⟦{⟧"required_version": "1.4.0", "requirements": {"required_os_version": "14.0"}}
          ]
        }
        """#
      ).finds("error, pov-ios from 4.0.0 and pov-kmp"),
      Example(
        #"""
        {
          "android2": [
            {"required_version": 120, "requirements": {"required_os_version": 24}},
            ⟦{⟧"required_version": 140, "requirements": {"required_os_version": "26", "region": "08001"}},
            ⟦{⟧"required_version": 160, "requirements": {"required_os_version": 24}},
            {"required_version": 100}
          ]
        }
        """#
      ).finds("error, pov-android from 4.0.0 and pov-kmp"),
    ],
    good: [
      Example(
        #"""
        {
          "ios2": [
            {"required_version": "1.4.0", "requirements": {"required_os_version": "14.0"}},
            {"required_version": "1.3.0", "requirements": {"required_os_version": "12.0", "region": "08001"}},
            {"required_version": "1.2.0", "requirements": {"required_os_version": "12.0"}},
            {"required_version": "1.0.0"}
          ]
        }
        """#)
    ],
    check: .document(checkOrder)
  )
}

/// Earlier configurations that each one is compared with.
private let farthest = 64

private func checkOrder(_ inspection: Inspection) {
  let tree = inspection.document.tree
  for section in inspection.prince?.all ?? [] {
    let all = section.configurations
    for (index, configuration) in all.enumerated().dropFirst() where configuration.isObject {
      guard
        let earlier = all[..<min(index, farthest)].first(where: {
          $0.isObject && matchesWhenever(tree, $0, configuration, section.platform)
        })
      else { continue }
      inspection.report(
        "an earlier configuration leaves nothing for this one",
        [ClientEffect(section.readers, "choose the earlier one, \(reason(tree, earlier, configuration))")],
        on: section.platform, at: configuration.node, span: inspection.document.placeOfMissing(in: configuration.node),
        help: "Put it before the other one, or remove one of them.",
        related: [RelatedPlace(inspection.opening(earlier.node), "this one is chosen instead")],
        repair: moving(earlier, section))
    }
  }
}

/// A configuration for every device belongs at the end of the list. Of several nobody knows which is to be there.
private func moving(_ configuration: PrinceConfigurationNode, _ section: PrinceSection) -> Repair? {
  func isForAll(_ one: PrinceConfigurationNode) -> Bool { one.requirements?.isEmpty ?? true }
  guard isForAll(configuration), section.configurations.count(where: isForAll) == 1 else { return nil }
  return Repair(
    "Put the one without requirements last", .guess, .moveToEnd(item: configuration.node, of: section.pair.value))
}

private func reason(_ tree: Tree, _ earlier: PrinceConfigurationNode, _ later: PrinceConfigurationNode) -> Words {
  let requirements = earlier.requirements ?? []
  if requirements.isEmpty { return "which has no requirements" }
  let isEqual =
    requirements.count == later.requirements?.count
    && requirements.allSatisfy { one in
      later.requirement(one.name).map { tree.isSame(one.pair.value, $0.pair.value) } ?? false
    }
  return isEqual ? "which has the same requirements" : "which fits every device that this one fits"
}

/// Whether the earlier configuration fits each device that the later one fits.
private func matchesWhenever(
  _ tree: Tree, _ earlier: PrinceConfigurationNode, _ later: PrinceConfigurationNode,
  _ system: DevicePlatform
) -> Bool {
  // What is no object has a rule of its own, and another meaning on each platform.
  for one in [earlier, later] {
    if one.requirements == nil, let pair = one.member("requirements"), tree.kind(pair.value) != .null { return false }
  }
  return (earlier.requirements ?? []).allSatisfy { requirement in
    guard let other = later.requirement(requirement.name) else { return false }
    if tree.isSame(requirement.pair.value, other.pair.value) { return true }
    guard system.builtInRequirements.contains(requirement.name),
      let low = ConfiguredVersion.leastSystem(tree, of: earlier, on: system),
      let high = ConfiguredVersion.leastSystem(tree, of: later, on: system)
    else { return false }
    return low <= high
  }
}
