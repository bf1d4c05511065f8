import OSAMFormats
import OSAMSyntax

extension Rule {
  /// A version that the strict reader of old Android releases refuses.
  static let oldVersionNotSemantic = Rule(
    id: "old-version-not-semantic",
    title: "a version for Android before release 4 that is not a semantic version",
    group: .versions,
    effects: [.unreadable],
    why: """
      Releases before 4 for Android read version names by the rules of Semantic Versioning: three numbers
      without leading zeros, then `-` and a label or none. `1.2`, `01.2.0`, `v1.2.0` and `1.2.0.1` stop the
      check with an exception.
      """,
    evidence: ["prince-semantic-version"],
    bad: [
      .prince(["android": #"{"minimum_version": ⟦"1.2"⟧, "latest_version": {"version": ⟦"v2.4.0"⟧}}"#]).finds(
        "error, pov-android up to 3.0.0", "error, pov-android 2.0.0–3.0.0"
      ).says(
        """
        “1.2” is not a semantic version
        = Android apps with pov-android 3.0.0 get the exception UnexpectedCharacterException; Android apps with \
        pov-android 0.0.1–2.1.0 get an error
        = help: Write three numbers with dots between them, as in “2.4.0”.
        """),
      .prince(["android": #"{"minimum_version": ⟦120⟧, "latest_version": {"version": "2.4.0"}}"#]).finds(
        "error, pov-android up to 3.0.0"
      ).says(
        """
        the number 120 is not a semantic version
        = Android apps with pov-android 3.0.0 get the exception UnexpectedCharacterException; Android apps with \
        pov-android 0.0.1–2.1.0 get an error
        = help: Write three numbers with dots between them, as in “2.4.0”.
        """),
    ].asking(for: .version),
    good: [
      .prince(["android": #"{"minimum_version": "", "latest_version": {"version": "2.4.0-rc.1+7"}}"#])
    ],
    check: .configurations(checkVersions)
  )
}

private func checkVersions(_ inspection: Inspection, _ prince: PrinceSections) {
  let tree = inspection.document.tree
  for section in prince.all where section.platform == .android {
    guard let object = section.oldObject else { continue }
    let versions = [
      (object.exactly("minimum_version"), section.oldReaders(of: "minimum_version")),
      (object.latest(tree, "version"), section.oldReaders(of: "latest_version", "version")),
    ]
    // Only 3.0.0 names the reason.
    let naming = PrinceChange.rewritten.releases
    for (pair, readers) in versions {
      guard let pair else { continue }
      switch tree.kind(pair.value) {
      case .string, .number, .boolean: break
      default: continue
      }
      let text = tree.text(pair.value)
      // Such texts count as left out.
      if text.trimmingBlanks().isEmpty || text == "null" { continue }
      guard let failure = failure(of: text) else { continue }
      inspection.report(
        "\(inspection.named(pair.value)) is not a semantic version",
        [
          ClientEffect(readers.intersection(naming), "get the exception \(failure.rawValue)"),
          ClientEffect(readers.subtracting(naming), "get an error"),
        ], on: .android, at: pair.place,
        help: "Write three numbers with dots between them, as in “2.4.0”.")
    }
  }
}

private func failure(of text: String) -> SemanticVersion.Failure? {
  do {
    _ = try SemanticVersion(text)
    return nil
  } catch {
    return error
  }
}
