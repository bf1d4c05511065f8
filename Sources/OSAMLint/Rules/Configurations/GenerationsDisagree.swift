import OSAMFormats
import OSAMSyntax

extension Rule {
  /// Older and newer apps of one platform that are told different versions.
  static let generationsDisagree = Rule(
    id: "generations-disagree",
    title: "older and newer apps are told different versions",
    group: .configurations,
    severity: .warning,
    kinds: [.princeOfVersions],
    why: """
      Apps with a release before 4 read the object, newer ones the list. Where the versions of the object differ
      from those of the first configuration that every device reaches, the same app version is told to update or
      not by which release of the library it carries. On Android the object has version names and the list
      version codes, which cannot be compared.
      """,
    covers: [.prince(43)],
    evidence: "formats/prince-of-versions.md 3, 5.43",
    bad: [
      Example(
        #"""
        {"ios": {"minimum_version": ⟦"1.2.0"⟧, "latest_version": {"version": "2.4.0", "notification_type": "ONCE"}},
          "ios2": [{"required_version": "1.3.0", "last_version_available": "2.4",
            "notify_last_version_frequency": "ONCE"}]}
        """#),
      Example(
        #"""
        {"macos": {"minimum_version": "1.2.0", "latest_version": {"version": ⟦"2.3.0"⟧, "notification_type": "ONCE"}},
          "macos2": [{"required_version": "1.2.0", "last_version_available": "2.4.0",
            "notify_last_version_frequency": "ONCE"}]}
        """#),
    ],
    good: [
      Example(
        #"""
        {"ios": {"minimum_version": "1.2.0", "latest_version": {"version": "2.4.0", "notification_type": "ONCE"}},
          "ios2": [{"required_version": "1.2", "last_version_available": "2.4.0",
            "notify_last_version_frequency": "ONCE"}]}
        """#),
      Example(
        #"""
        {"android": {"minimum_version": "1.2.0", "latest_version": {"version": "2.4.0", "notification_type": "ONCE"}},
          "android2": [{"required_version": 120, "last_version_available": 240,
            "notify_last_version_frequency": "ONCE"}]}
        """#),
    ],
    check: .document(checkVersions)
  )
}

private func checkVersions(_ inspection: inout Inspection) {
  guard let prince = inspection.prince else { return }
  let tree = inspection.document.tree
  for platform in prince.platforms where platform.system.isApple {
    guard let object = platform.oldObject, let second = platform.key.second.flatMap(prince.platform),
      let configuration = second.configurations.first(where: { $0.requirements?.isEmpty ?? true })
        ?? second.configurations.first
    else { continue }
    var latest: Tree.Pair?
    if let holder = object.exactly("latest_version")?.value {
      tree.forEachPair(of: holder) { if tree.reads($0.key, "version") { latest = $0 } }
    }
    let pairs = [
      (object.exactly("minimum_version"), configuration.member("required_version"), "minimum_version"),
      (latest, configuration.member("last_version_available"), "latest_version"),
    ]
    for (old, new, name) in pairs {
      guard let old, let new, tree.kind(old.value) == .string, tree.kind(new.value) == .string,
        let oldVersion = PrinceVersion(tree.text(old.value)), let newVersion = PrinceVersion(tree.text(new.value)),
        oldVersion != newVersion
      else { continue }
      inspection.report(
        "“\(name)” is \(quoted(tree.text(old.value))) here and \(quoted(tree.text(new.value))) under “\(second.key.rawValue)”",
        [Effect(PrinceLayout.old(platform.system) | second.native, "are told one or the other by their release")],
        on: platform.system, at: old.place, help: "Write the same version in both, unless it is meant so.",
        related: [RelatedPlace(inspection.document.span(new.place), "newer apps read this")])
    }
  }
}
