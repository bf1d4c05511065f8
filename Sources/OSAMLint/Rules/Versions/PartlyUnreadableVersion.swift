import OSAMFormats
import OSAMSyntax

extension Rule {
  /// A version of which a part is lost.
  static let partlyUnreadableVersion = Rule(
    id: "partly-unreadable-version",
    title: "a version of which a part is not read",
    group: .versions,
    effects: [.probablyNotMeant],
    why: """
      Native iOS and macOS take a second or third part that is no number for 0, and drop a fourth part without
      a word: `1.2.3+5` is read as 1.2.0, `1.2.3.4` as 1.2.3, and `1.2` with a space after it as 1.0.0. Users
      are then compared with another version than the one written.
      """,
    evidence: ["prince-version-ios"],
    bad: [
      .configuration(["required_version": #"⟦"1.2.3+5"⟧"#]).finds("warning, pov-ios from 4.0.0").says(
        """
        “required_version” is “1.2.3+5”, whose third part is no number
        = iOS apps with pov-ios 4.0.0–4.0.8 read it as 1.2.0-0
        = help: Write up to three numbers with dots between them, and a build number after “-” or none.
        """),
      .configuration(["required_version": #"⟦"1.2 "⟧"#]).finds("warning, pov-ios from 4.0.0").says(
        """
        “required_version” is “1.2 ”, whose second part is no number
        = iOS apps with pov-ios 4.0.0–4.0.8 read it as 1.0.0-0
        = help: Write up to three numbers with dots between them, and a build number after “-” or none.
        """),
      .configuration(["last_version_available": #"⟦"2.x"⟧"#], under: "macos2").finds("warning, pov-ios from 4.0.0"),
      .configuration(["last_version_available": #"⟦"2.4.0.7"⟧"#]).finds("warning, pov-ios from 4.0.0").says(
        """
        “last_version_available” is “2.4.0.7”, whose fourth part is one too many
        = iOS apps with pov-ios 4.0.0–4.0.8 read it as 2.4.0-0
        = help: Write up to three numbers with dots between them, and a build number after “-” or none.
        """),
      .configuration(["last_version_available": #"⟦"2.4.0-4-5"⟧"#]).finds("warning, pov-ios from 4.0.0").says(
        """
        “last_version_available” is “2.4.0-4-5”, whose second “-” is one too many
        = iOS apps with pov-ios 4.0.0–4.0.8 read it as 2.4.0-4
        = help: Write up to three numbers with dots between them, and a build number after “-” or none.
        """),
    ].asking(for: .version),
    good: [
      .configuration(["last_version_available": #""2.4""#]),
      .configuration(["last_version_available": #""2.4.0-4""#]),
    ],
    check: .configurations(checkVersions)
  )
}

private func checkVersions(_ inspection: Inspection, _ prince: PrinceSections) {
  for value in inspection.versionTexts(in: prince) where value.section.platform.isApple {
    guard let version = PrinceVersion(value.text),
      let loss = PrinceVersion.losses(of: value.text).first(where: { $0 != .label })
    else { continue }
    let what: LocalizedMessage =
      switch loss {
      case .unreadable(let part): part == 1 ? "second part is no number" : "third part is no number"
      case .droppedParts: "fourth part is one too many"
      case .label, .droppedLabel: "second “-” is one too many"
      }
    inspection.report(
      "“\(value.name)” is \(quoted(value.text)), whose \(what)",
      [ClientEffect(value.section.native, "read it as \(version)")], on: value.section.platform, at: value.pair.place,
      help: "Write up to three numbers with dots between them, and a build number after “-” or none.")
  }
}
