import OSAMFormats
import OSAMSyntax

extension Rule {
  /// A version whose numbers begin with a zero.
  static let leadingZeroInVersion = Rule(
    id: "leading-zero-in-version",
    title: "a version with a zero before a number",
    group: .versions,
    effects: [.valueIgnored, .probablyNotMeant],
    why: """
      On iOS and macOS `"01.02"` is read as 1.2, which surprises people who compare texts. On Android a version
      code is a number, and Android's own JSON reader takes one that begins with 0 for octal: `010` is 8. That
      is an error: the wrong people are told to update.
      """,
    evidence: ["prince-version-ios", "prince-version-android"],
    bad: [
      .configuration(["required_version": #"⟦"01.02"⟧"#]).finds("warning, pov-ios from 4.0.0").says(
        """
        “required_version” is “01.02”, with a zero before a number
        = iOS apps with pov-ios 4.0.0–4.0.8 read it as 1.2.0-0
        = help: Remove the zero.
        """
      ).helped([
        #""01.02""#: #""1.2""#
      ]),
      .configuration(["last_version_available": "⟦010⟧"], under: "android2").finds("error, pov-android from 4.0.0")
        .says(
          """
          “last_version_available” is “010”, with a zero before the number
          = Android apps with pov-android 4.0.0–4.0.4 take it for an octal number and read it as 8
          = help: Remove the zero.
          """
        )
        .helped(writing: "10"),
    ],
    good: [
      .configuration(["required_version": #""0.10""#]),
      .configuration(["required_version": "0"], under: "android2"),
    ],
    check: .configurations(checkVersions)
  )
}

private func checkVersions(_ inspection: Inspection, _ prince: PrinceSections) {
  for value in inspection.versionTexts(in: prince) where value.section.platform.isApple {
    guard let version = PrinceVersion(value.text),
      value.text.utf8.split(whereSeparator: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") })
        .contains(where: { Int64(Substring($0)) != nil && hasLeadingZero(Substring($0)) })
    else { continue }
    inspection.report(
      "“\(value.name)” is \(quoted(value.text)), with a zero before a number",
      [ClientEffect(value.section.native, "read it as \(version)", .probablyNotMeant)], on: value.section.platform,
      at: value.pair.place,
      help: "Remove the zero.")
  }
  let tree = inspection.document.tree
  for (section, configuration) in prince.configurations where section.platform == .android {
    for name in PrinceMember.versions {
      guard let pair = configuration.member(name), tree.syntax == .json, tree.kind(pair.value) == .number else {
        continue
      }
      let text = tree.text(pair.value)
      guard hasLeadingZero(text[...]), let octal = Int32(text, radix: 8) else { continue }
      inspection.report(
        "“\(name)” is \(quoted(text)), with a zero before the number",
        [ClientEffect(section.native, "take it for an octal number and read it as \(octal)")], on: section.platform,
        at: pair.place, effect: .valueIgnored, help: "Remove the zero.")
    }
  }
}

private func hasLeadingZero(_ number: Substring) -> Bool {
  let digits = number.drop { $0 == "-" || $0 == "+" }
  return digits.utf8.count > 1 && digits.utf8.first == UInt8(ascii: "0") && digits.utf8.allSatisfy { 0x30...0x39 ~= $0 }
}
