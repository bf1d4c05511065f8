import OSAMFormats
import OSAMSyntax

extension Rule {
  /// Newer systems that are offered less than older ones.
  static let lowerVersionForNewerSystem = Rule(
    id: "lower-version-for-newer-system",
    title: "a configuration for newer systems with a lower version than one for older systems",
    group: .configurations,
    effects: [.probablyNotMeant],
    why: """
      Configurations for newer systems usually offer newer versions, which older systems cannot run. The other
      way round, people on newer phones are not told of an update that people on older ones get.
      """,
    evidence: ["prince-selection", "prince-decision"],
    bad: [
      Example(
        #"""
        {
          "ios2": [
            {"last_version_available": ⟦"2.4.0"⟧, "requirements": {"required_os_version": "14.0"}},
            {"last_version_available": "2.5.0", "requirements": {"required_os_version": "12.0"}}
          ]
        }
        """#
      ).finds("warning, pov-ios from 4.0.0 and pov-kmp").says(
        """
        iOS 14.0 is offered 2.4.0, less than iOS 12.0 with 2.5.0
        = iOS apps with pov-ios 4.0.0–4.0.8 do not offer that update on the newer system, and those with \
        pov-kmp 0.1.0 may do so too
        = help: Correct one of the two versions.
        """),
      Example(
        #"""
        {
          "android2": [
            {"last_version_available": ⟦240⟧, "requirements": {"required_os_version": 26}},
            {"last_version_available": 250}
          ]
        }
        """#
      ).finds("warning, pov-android from 4.0.0 and pov-kmp").says(
        """
        API level 26 is offered 240, less than any Android with 250
        = Android apps with pov-android 4.0.0–4.0.4 and pov-kmp 0.1.0 do not offer that update on the newer \
        system
        = help: Correct one of the two versions.
        """),
    ].asking(for: .version),
    good: [
      Example(
        #"""
        {
          "ios2": [
            {"last_version_available": "2.5.0", "requirements": {"required_os_version": "14.0"}},
            {"last_version_available": "2.6.0", "requirements": {"required_os_version": "12.0", "region": "08001"}},
            {"last_version_available": "2.4.0", "requirements": {"required_os_version": "12.0"}}
          ]
        }
        """#)
    ],
    check: .configurations(checkSystems)
  )
}

private func checkSystems(_ inspection: Inspection, _ prince: PrinceSections) {
  let tree = inspection.document.tree
  for section in prince.all {
    let system = section.platform
    /// Offers of the configurations that ask for a system version at most.
    var offers:
      [(least: ConfiguredVersion, offer: (pair: Tree.Pair, version: ConfiguredVersion), words: LocalizedMessage)] = []
    for configuration in section.configurations where configuration.custom(on: system).isEmpty {
      let versions = PrinceMember.versions.compactMap {
        ConfiguredVersion.of(tree, $0, of: configuration, on: system)
      }
      guard let least = ConfiguredVersion.leastSystem(tree, of: configuration, on: system),
        let offer = versions.max(by: { $0.version < $1.version })
      else { continue }
      offers.append((least, offer, ConfiguredVersion.systemWords(tree, of: configuration, on: system)))
    }
    // The best offer for lower systems, walking up.
    offers.sort { $0.least < $1.least }
    var best: (offer: (pair: Tree.Pair, version: ConfiguredVersion), words: LocalizedMessage)?
    var start = offers.startIndex
    while start < offers.endIndex {
      let end = offers[start...].firstIndex { offers[start].least < $0.least } ?? offers.endIndex
      for one in offers[start..<end] {
        guard let best, one.offer.version < best.offer.version else { continue }
        inspection.report(
          "\(one.words) is offered \(shown(tree, one.offer.pair)), less than \(best.words) with \(shown(tree, best.offer.pair))",
          [ClientEffect(section.readers, "do not offer that update on the newer system")], on: system,
          at: one.offer.pair.place, help: "Correct one of the two versions.",
          related: [RelatedPlace(inspection.document.span(best.offer.pair.place), "the version for \(best.words)")])
      }
      for one in offers[start..<end] where best.map({ $0.offer.version < one.offer.version }) ?? true {
        best = (one.offer, one.words)
      }
      start = end
    }
  }
}

private func shown(_ tree: Tree, _ pair: Tree.Pair) -> String { Quote.shortened(tree.text(pair.value)) }
