import OSAMFormats
import OSAMSyntax

extension Rule {
  /// An old object without the version its readers need.
  static let oldVersionMissing = Rule(
    id: "old-version-missing",
    title: "an object of before release 4 without a version that its readers need",
    group: .versions,
    effects: [.unreadable],
    why: """
      Releases before 4 for iOS and macOS need `version` inside `latest_version`, a text that begins with a
      number; without it they give the app an error. Those for Android need `minimum_version` or the latest
      version, one of the two.
      """,
    repair: .depends(
      """
      Writes “latest_version” in the place of “optional_update”. Apps begin to read the version, which is unsafe where
      they can use the document.
      """),
    evidence: ["prince-old-versions", "prince-latest-version"],
    bad: [
      .prince(["ios": #"⟦{⟧"minimum_version": "1.2.0"}"#]).finds("error, pov-ios up to 3.0.0").says(
        """
        there is no “latest_version”
        = iOS apps with pov-ios 1.3.0–3.0.0 get the error invalidJsonData; iOS apps with pov-ios 1.0.0–1.2.0 \
        get an error
        = help: Write the latest version.
        """),
      .prince(["ios": #"{"minimum_version": "1.2.0", "latest_version": {"version": ⟦2.4⟧}}"#]).finds(
        "error, pov-ios up to 3.0.0"
      ).says(
        """
        the latest version is the number 2.4, which cannot be read as one
        = iOS apps with pov-ios 1.3.0–3.0.0 get the error invalidJsonData; iOS apps with pov-ios 1.0.0–1.2.0 \
        get an error
        = help: Write a text such as “2.4.0”.
        """),
      .prince(["macos": #"{"minimum_version": "1.2.0", "latest_version": {"version": ⟦"v2.4.0"⟧}}"#]).finds(
        "error, pov-ios 2.0.0–3.0.0"
      ).says(
        """
        the latest version is “v2.4.0”, which cannot be read as one
        = macOS apps with pov-ios 2.0.0–3.0.0 get the error invalidJsonData
        = help: Write a text such as “2.4.0”.
        """),
      .prince(["ios": #"{"minimum_version": "1.2.0", ⟦"optional_update"⟧: {"version": "2.4.0"}}"#]).finds(
        "error, pov-ios up to 3.0.0"
      ).says(
        """
        there is “optional_update” and no “latest_version”
        = iOS apps with pov-ios 1.3.0–3.0.0 get the error invalidJsonData; iOS apps with pov-ios 1.0.0–1.2.0 \
        get an error
        = help: Write “latest_version”: “optional_update” was its name in pov-android 0.0.1–1.0.1.
        """),
      .prince(["android": #"⟦{⟧"latest_version": {"notification_type": "ONCE"}}"#]).finds(
        "error, pov-android up to 3.0.0"
      ).says(
        """
        there is neither “minimum_version” nor a “version” in “latest_version”
        = Android apps with pov-android 3.0.0 get an IllegalStateException; Android apps with pov-android \
        0.0.1–2.1.0 get an error
        = help: Write one of them.
        """),
    ].asking(for: .version),
    good: [
      .prince(),
      .prince(["android": #"{"minimum_version": "1.2.0"}"#]),
    ],
    check: .configurations(checkObjects)
  )
}

private func checkObjects(_ inspection: Inspection, _ prince: PrinceSections) {
  let tree = inspection.document.tree
  for section in prince.all {
    guard let object = section.oldObject else { continue }
    let latest = object.latest(tree, "version")
    let clients = section.oldReaders(of: "latest_version")
    let missing = inspection.document.placeOfMissing(in: section.pair.value)
    if section.platform == .android {
      let isThere = [latest, object.exactly("minimum_version")].contains { pair in
        pair.map { tree.kind($0.value) != .null } ?? false
      }
      if isThere { continue }
      inspection.report(
        "there is neither “minimum_version” nor a “version” in “latest_version”",
        section.oldErrors("get an IllegalStateException", among: section.oldReaders()), on: .android,
        at: section.pair.value,
        span: missing,
        help: "Write one of them.")
    } else if let latest {
      if tree.kind(latest.value) == .string, PrinceVersion(tree.text(latest.value)) != nil { continue }
      if tree.kind(latest.value) == .word { continue }
      inspection.report(
        "the latest version is \(inspection.named(latest.value)), which cannot be read as one",
        section.oldErrors("get the error invalidJsonData", among: clients), on: section.platform, at: latest.place,
        help: "Write a text such as “2.4.0”.")
    } else if let outdated = object.exactly("optional_update"), object.exactly("latest_version") == nil {
      inspection.report(
        "there is “optional_update” and no “latest_version”",
        section.oldErrors("get the error invalidJsonData", among: clients), on: section.platform, at: outdated.key,
        help: "Write “latest_version”: “optional_update” was its name in \(ofOptionalUpdate).",
        repair: inspection.renaming(outdated.key, to: "latest_version", for: clients))
    } else {
      inspection.report(
        object.exactly("latest_version") == nil
          ? "there is no “latest_version”" : "there is no “version” in “latest_version”",
        section.oldErrors("get the error invalidJsonData", among: clients), on: section.platform,
        at: section.pair.value, span: missing, help: "Write the latest version.")
    }
  }
}

/// The releases that call it so. [prince-latest-version]
private let ofOptionalUpdate = PrinceChange.latestVersion.missing(from: .princeAndroid)
