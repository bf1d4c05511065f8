extension DocumentKind {
  /// Prince of Versions, old and new format. [prince-lists, prince-old-format]
  package static let princeOfVersions = DocumentKind(
    id: "prince-of-versions", shortNames: ["prince", "pov"],
    title: "Prince of Versions",
    summary: "Decides whether an app with Infinum's Prince of Versions is told to update.",
    libraries: [.princeIOS, .princeAndroid, .princeKMP],
    wrapper: nil,
    family: .prince,
    platforms: DevicePlatform.allCases,
    traits: [.versions],
    signs: .elements(
      ElementSigns(
        forms: PrinceMember.forms, ownNames: .configuration, most: 2,
        ownPlatforms: PrinceKey.allCases.filter { $0.isSecond }.map { $0.rawValue }, listed: Sign.listedConfiguration,
        single: Sign.singleConfiguration)),
    needs: .each { _, client, platform in
      platform.flatMap { $0.keys(for: client).isEmpty ? nil : RequiredPart.ofPrince(client, on: $0) }
    },
    starter: StarterNotes(
      about: ["Take out the platforms that the app does not run on."], wanted: ["ios2", "android2"]),
    page: PageNotes(
      required:
        "Releases before 4 read one object under the key. The others read a list, and need this in the configuration that "
        + "they select.",
      sections: { _ in [] }),
    statements: .princeOfVersions,
    members: PrinceKey.allCases.map(platform) + [
      Member(
        name: "meta", type: .shaped("object", .object), needs: [(everyPrince, .optional(default: "none"))],
        isUsual: false,
        meaning: "Handed to the app with the answer; the meta of the selected configuration wins.",
        example: #"{"key": "value"}"#,
        evidence: ["prince-meta", "prince-meta-shape"])
    ])

  private static let everyPrince = ClientSet(.princeIOS) | ClientSet(.princeAndroid) | ClientSet(.princeKMP)

  private static func platform(_ key: PrinceKey) -> Member {
    let row = key.row
    let areCodes = row.platform == .android
    // The documents of the libraries for Android and the JVM promise one configuration without its list.
    // [prince-single-object]
    let shape = Shape.configurations(areCodes: areCodes, mayBeAlone: !row.platform.isApple)
    let versions = areCodes ? ("10", "12") : (#""1.0.0""#, #""1.2.0""#)
    return Member(
      name: key.rawValue, type: .shaped("list of configurations, or one object", shape),
      needs: [(row.readers, .optional(default: "the other key, or an error"))],
      isUsual: key.isSecond, meaning: row.meaning,
      example:
        #"[{"required_version": \#(versions.0), "last_version_available": \#(versions.1), "notify_last_version_frequency": "ONCE"}]"#,
      evidence: row.evidence)
  }
}
