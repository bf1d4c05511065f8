import OSAMDecisions
import OSAMFormats
import OSAMPlatform
import OSAMSyntax

extension Rule {
  /// A configuration that an earlier one always precedes.
  static let unreachableConfiguration = Rule(
    id: "unreachable-configuration",
    title: "a configuration that no device can get",
    group: .configurations,
    effects: [.neverSeen, .platformDependent],
    why: """
      A device gets the first configuration, in the order of the file, whose requirements all hold. A
      configuration without requirements fits every device, so nothing after it is ever chosen. The same
      happens after one with the same requirements, or with some of them only, or with a lower system version:
      whoever fits the later one fits the earlier one.

      Release 4.0.1 for iOS and macOS looks for a configuration before it knows the checkers of the app, and
      answers with an error where it finds none. A later one that needs a checker comes after whatever it found.
      """,
    repair: .unsafe(
      """
      Puts a configuration without requirements at the end of its list. Devices that fit one of the others get that one from then on.
      """),
    evidence: ["prince-selection", "prince-validates-first"],
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
      ).finds("error, pov-ios from 4.0.0 and pov-kmp").says(
        """
        an earlier configuration leaves nothing for this one
        = iOS apps with pov-ios 4.0.0–4.0.8 choose the earlier one, which has no requirements, and those with \
        pov-kmp 0.1.0 may do so too
        = help: Put it before the other one, or remove one of them.
        """),
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
      ).finds("error, pov-android from 4.0.0 and pov-kmp").says(
        """
        an earlier configuration leaves nothing for this one
        = Android apps with pov-android 4.0.0–4.0.4 and pov-kmp 0.1.0 choose the earlier one, which has the \
        same requirements
        = help: Put it before the other one, or remove one of them.
        """
      ).says(
        """
        an earlier configuration leaves nothing for this one
        = Android apps with pov-android 4.0.0–4.0.4 and pov-kmp 0.1.0 choose the earlier one, which fits every \
        device that this one fits
        = help: Put it before the other one, or remove one of them.
        """),
      // A system that is no version counts for nothing; 4.0.0 loses the list.
      Example(
        #"""
        {
          "ios2": [
            {"required_version": "1.4.0", "requirements": {"required_os_version": "iOS 14"}},
            ⟦{⟧"required_version": "1.2.0", "requirements": {"required_os_version": "12.0"}}
          ]
        }
        """#
      ).finds("error, pov-ios from 4.0.1 and pov-kmp").says(
        """
        an earlier configuration leaves nothing for this one
        = iOS apps with pov-ios 4.0.1–4.0.8 choose the earlier one, which fits every device that this one fits, \
        and those with pov-kmp 0.1.0 may do so too
        = help: Put it before the other one, or remove one of them.
        """),
      // The number behind the hyphen takes no part there.
      Example(
        #"""
        {
          "ios2": [
            {"required_version": "1.4.0", "requirements": {"required_os_version": "14.1-5"}},
            ⟦{⟧"required_version": "1.2.0", "requirements": {"required_os_version": "14.1"}}
          ]
        }
        """#
      ).finds("warning, pov-kmp").says(
        """
        an earlier configuration leaves nothing for this one
        = iOS apps with pov-kmp 0.1.0 may choose the earlier one, which fits every device that this one fits
        = help: Put it before the other one, or remove one of them.
        """),
      // A checker of the native library can tell the number from the text.
      Example(
        #"""
        {
          "ios2": [
            {"required_version": "1.4.0", "requirements": {"required_os_version": "12.0", "region": 5}},
            ⟦{⟧"required_version": "1.2.0", "requirements": {"required_os_version": "14.0", "region": "5"}}
          ]
        }
        """#
      ).finds("warning, pov-kmp"),
      // On Android both come to the checker as the same text.
      Example(
        #"""
        {
          "android2": [
            {"required_version": 140, "requirements": {"region": 5}},
            ⟦{⟧"required_version": 160, "requirements": {"region": "5", "required_os_version": 26}},
            {"required_version": 100}
          ]
        }
        """#
      ).finds("error, pov-android from 4.0.0 and pov-kmp"),
      // Older systems get nothing: no configuration fits them without the app's checker.
      Example(
        #"""
        {
          "macos2": [
            {"required_version": "1.4.0", "requirements": {"required_os_version": "14.1"}},
            ⟦{⟧"required_version": "1.2.0", "requirements": {"region": "08001"}}
          ]
        }
        """#, clients: "pov-ios:4.0.1.."
      ).finds("error, pov-ios 4.0.1").says(
        """
        an earlier configuration leaves nothing for this one
        = macOS apps with pov-ios 4.0.1 choose the earlier one, or none where it does not fit
        = help: Put it before the other one, or remove one of them.
        """),
    ].asking(for: .meaning),
    good: [
      // With one for everybody else 4.0.1 finds that one first, and looks again with the checkers.
      Example(
        #"""
        {
          "macos2": [
            {"required_version": "1.4.0", "requirements": {"required_os_version": "14.1"}},
            {"required_version": "1.2.0", "requirements": {"region": "08001"}},
            {"required_version": "1.0.0"}
          ]
        }
        """#),
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
        """#),
      // Nobody gets the first one either; another rule says so.
      Example(
        #"""
        {
          "android2": [
            {"required_version": 140, "requirements": {"required_os_version": "14.0"}},
            {"required_version": 160, "requirements": {"required_os_version": "14.0"}},
            {"required_version": 100}
          ]
        }
        """#, clients: "pov-android:4.0.1.."),
    ],
    check: .configurations(checkOrder)
  )
}

/// Earlier configurations that each one is compared with before clients are asked. Of a longer list they are asked at
/// once.
private let farthest = 64

private func checkOrder(_ inspection: Inspection, _ prince: PrinceSections) {
  let tree = inspection.document.tree
  for section in prince.all {
    let all = section.configurations
    // The end of a long list is always looked at.
    if all.count <= farthest, !all.indices.contains(where: { inspection.isSuspect(all, $0, section) }) { continue }
    let known = inspection.chosenInstead(in: section)
    for (index, configuration) in all.enumerated() where configuration.isObject {
      guard let chosen = configuration.number.flatMap({ known[$0] }), let first = chosen.first,
        inspection.isSuspect(all, index, section, chosen.map({ $0.earlier }))
      else { continue }
      inspection.report(
        "an earlier configuration leaves nothing for this one",
        chosen.map { earlier, clients in
          mayFitWhenever(tree, earlier, configuration, section.platform)
            ? ClientEffect(clients, "choose the earlier one, \(reason(tree, earlier, configuration))")
            : ClientEffect(clients, "choose the earlier one, or none where it does not fit")
        },
        on: section.platform, at: configuration.node, span: inspection.document.placeOfMissing(in: configuration.node),
        help: "Put it before the other one, or remove one of them.",
        related: chosen.map { RelatedPlace(inspection.opening($0.earlier.node), "this one is chosen instead") },
        repair: moving(first.earlier, section))
    }
  }
}

extension Inspection {
  /// True if an earlier configuration may fit each device that one of a list fits: one of those that are chosen
  /// instead, or one near the beginning. A no is certain for the latter.
  fileprivate func isSuspect(
    _ all: [PrinceConfigurationNode], _ index: Int, _ section: PrinceSection, _ chosen: [PrinceConfigurationNode] = []
  ) -> Bool {
    let configuration = all[index]
    guard configuration.isObject else { return false }
    let earlier = all[..<min(index, farthest)].lazy.filter { $0.isObject }
    func mayFit(_ earlier: PrinceConfigurationNode) -> Bool {
      mayFitWhenever(document.tree, earlier, configuration, section.platform)
    }
    return chosen.contains(where: mayFit) || earlier.contains(where: mayFit)
      || !earlier.isEmpty && (mayBeLeftOut(configuration, section) || mayNeedNoBuilder(configuration, section))
  }

  /// True if 4.0.1 may pass over a configuration that asks for a checker, whatever fits it: that release is content
  /// with the first one that asks for none. A no is certain. [prince-validates-first]
  private func mayBeLeftOut(_ configuration: PrinceConfigurationNode, _ section: PrinceSection) -> Bool {
    guard section.platform.isApple, !section.native.intersection(PrinceChange.validatesFirst.releases).isEmpty else {
      return false
    }
    let own = section.platform.builtInRequirements
    return configuration.requirements?.contains { !own.contains($0.name) } ?? false
  }

  /// Only apps of 4.0.0 without the builder may come to a configuration: they check no system, and any configuration
  /// fits them. A no is certain. [prince-builder-checkers, prince-unknown-requirement]
  private func mayNeedNoBuilder(_ configuration: PrinceConfigurationNode, _ section: PrinceSection) -> Bool {
    !section.native.intersection(.princeUnknownHolds).isEmpty
      && ConfiguredVersion.leastSystem(document.tree, of: configuration, on: section.platform) == nil
  }

  /// For each configuration, by its number, the earlier ones that all devices choose which fit it, and the clients that
  /// do. [prince-selection]
  fileprivate func chosenInstead(
    in section: PrinceSection
  ) -> [Int: [(earlier: PrinceConfigurationNode, clients: ClientSet)]] {
    let configurations = Dictionary(
      pairs: section.configurations.compactMap { one in one.number.map { ($0, one) } }, choosing: { one, _ in one })
    var chosen: [Int: [(earlier: PrinceConfigurationNode, clients: ClientSet)]] = [:]
    for (clients, list) in selections(section) {
      for number in configurations.keys {
        guard let earlier = list.earlier(than: number) else { continue }
        var known = chosen[number] ?? []
        if let same = known.firstIndex(where: { $0.earlier.number == earlier }) {
          known[same].clients = known[same].clients | clients
        } else if let earlier = configurations[earlier] {
          known.append((earlier, clients))
        }
        chosen[number] = known
      }
    }
    return chosen
  }
}

/// A configuration for every device belongs at the end of the list. Of several nobody knows which is to be there.
private func moving(_ configuration: PrinceConfigurationNode, _ section: PrinceSection) -> Repair? {
  func isForAll(_ one: PrinceConfigurationNode) -> Bool { one.requirements?.isEmpty ?? true }
  guard isForAll(configuration), section.configurations.count(where: isForAll) == 1 else { return nil }
  return Repair(
    "Put the one without requirements last", .guess, .moveToEnd(item: configuration.node, of: section.pair.value))
}

private func reason(_ tree: Tree, _ earlier: PrinceConfigurationNode, _ later: PrinceConfigurationNode)
  -> LocalizedMessage
{
  let requirements = earlier.requirements ?? []
  if requirements.isEmpty { return "which has no requirements" }
  let isEqual =
    requirements.count == later.requirements?.count
    && requirements.allSatisfy { one in
      later.requirement(one.name).map { tree.isSame(one.pair.value, $0.pair.value) } ?? false
    }
  return isEqual ? "which has the same requirements" : "which fits every device that this one fits"
}

/// True if some client may find that the earlier configuration fits each device that the later one fits. A no is
/// certain.
private func mayFitWhenever(
  _ tree: Tree, _ earlier: PrinceConfigurationNode, _ later: PrinceConfigurationNode, _ system: DevicePlatform
) -> Bool {
  (earlier.requirements ?? []).allSatisfy { requirement in
    if system.builtInRequirements.contains(requirement.name) {
      guard let low = ConfiguredVersion.leastSystem(tree, of: earlier, on: system),
        let high = ConfiguredVersion.leastSystem(tree, of: later, on: system)
      else { return true }
      return low <= high || tree.text(requirement.pair.value).contains("-")
    }
    // A value that is no scalar counts for nothing to some clients, and so does null.
    guard [.string, .number, .boolean].contains(tree.kind(requirement.pair.value)) else { return true }
    guard let other = later.requirement(requirement.name)?.pair else { return false }
    let areTexts = tree.kind(requirement.pair.value) == .string && tree.kind(other.value) == .string
    return !areTexts || tree.isSame(requirement.pair.value, other.value)
  }
}
