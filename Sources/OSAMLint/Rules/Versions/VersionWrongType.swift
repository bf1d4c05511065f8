import OSAMFormats
import OSAMSyntax

extension Rule {
  /// A version that is not of the type its platform reads.
  static let versionWrongType = Rule(
    id: "version-wrong-type",
    title: "a version that is not of the type of its platform",
    group: .versions,
    effects: [.unreadable, .platformDependent],
    why: """
      On iOS and macOS a version is a text (`"2.4.0"`). A number, a list or an object there makes the whole
      list of the platform unreadable, also when the configuration would never be chosen. On Android a version
      is the version code, a whole number of 32 bits without quotes: a text, a fraction or a larger number
      stops the check with an error as soon as the configuration is looked at. The multiplatform library is
      laxer on both.
      """,
    repair: .depends(
      """
      Puts a number in quotes for Apple's systems, as it is written, and writes a whole number without quotes and decimals for
      Android. Safe where no device can use the document with the releases that read the value; otherwise they would turn to
      this platform or key from another one.
      """),
    evidence: ["prince-version-ios", "prince-version-android"],
    bad: [
      .configuration(["last_version_available": "⟦2.4⟧"]).finds("error, pov-ios from 4.0.0").says(
        """
        “last_version_available” is the number 2.4 where a text belongs
        = iOS apps with pov-ios 4.0.0–4.0.8 cannot use any configuration under “ios2” and get the error \
        dataNotFound
        = help: Write the version in quotes.
        """),
      .configuration(["required_version": "⟦12⟧"], under: "macos2").finds("error, pov-ios from 4.0.0"),
      .configuration(["required_version": #"⟦"120"⟧"#], under: "android2").finds("error, pov-android from 4.0.0").says(
        """
        “required_version” is “120” where a number without quotes belongs
        = Android apps with pov-android 4.0.0–4.0.4 get an error when they come to it
        = help: Write the version code of the release.
        """),
      .configuration(["required_version": #"⟦"1.2.0"⟧"#, "last_version_available": "⟦240.0⟧"], under: "android2").finds(
        "error, pov-android from 4.0.0 and pov-kmp", "error, pov-android from 4.0.0"
      ).says(
        """
        “last_version_available” is the number 240.0 where a whole number belongs
        = Android apps with pov-android 4.0.0–4.0.4 get an error when they come to it
        = help: Write the version code of the release.
        """),
      .configuration(["last_version_available": "⟦true⟧"], under: "android2").finds(
        "error, pov-android from 4.0.0 and pov-kmp"
      ).says(
        """
        “last_version_available” is true where a whole number belongs
        = Android apps with pov-android 4.0.0–4.0.4 and pov-kmp 0.1.0 get an error when they come to it
        = help: Write the version code of the release.
        """),
      .configuration(["last_version_available": "⟦3000000000⟧"], under: "android").finds(
        "error, pov-android from 4.0.0"
      ).says(
        """
        “last_version_available” is the number 3000000000 where one up to 2147483647 belongs
        = Android apps with pov-android 4.0.0–4.0.4 get an error when they come to it
        = help: Write the version code of the release.
        """),
      .configuration(["last_version_available": "⟦[2, 4]⟧"], under: "jvm").finds("error, pov-kmp").says(
        """
        “last_version_available” is a list where a text belongs
        = JVM apps with pov-kmp 0.1.0 fail when they compare it
        = help: Write the version in quotes.
        """),
      .prince([
        "ios": #"[{"required_version": "1.2.0", "notify_last_version_frequency": "ONCE"}]"#,
        "ios2": #"[{"required_version": ⟦true⟧}]"#,
      ]).finds("warning, pov-kmp").says(
        """
        “required_version” is true where a text belongs
        = iOS apps with pov-kmp 0.1.0 may fail when they compare it
        = help: Write the version in quotes.
        """),
    ].asking(for: .version),
    good: [
      .configuration(["required_version": "null"]),
      .configuration(["last_version_available": "2147483647"], under: "android2"),
      .configuration(["last_version_available": "2.4"], under: "jvm"),
    ],
    check: .configurations(checkTypes)
  )
}

private func checkTypes(_ inspection: Inspection, _ prince: PrinceSections) {
  for (section, configuration) in prince.configurations {
    for name in PrinceMember.versions {
      guard let pair = configuration.member(name) else { continue }
      check(name, pair, section, inspection)
    }
  }
}

private func check(
  _ name: String, _ pair: Tree.Pair, _ section: PrinceSection, _ inspection: Inspection
) {
  let tree = inspection.document.tree
  let kind = tree.kind(pair.value)
  // Words without quotes and null are none of this rule's business.
  guard kind != .null, kind != .word else { return }
  let text = tree.text(pair.value)
  let effects: [ClientEffect]
  switch section.platform {
  case .ios, .macos:
    if kind == .string { return }
    effects = [section.loss] + (kind == .number ? [] : [ClientEffect(section.kmp, "fail when they compare it")])
  case .android:
    // Octal and hexadecimal numbers have a rule of their own.
    if kind == .number, Int32(text) != nil { return }
    let isConverted = (kind == .number || kind == .string) && JavaNumber.isDouble(text)
    effects = [ClientEffect(isConverted ? section.native : section.readers, "get an error when they come to it")]
  case .jvm:
    if kind == .string || kind == .number { return }
    effects = [ClientEffect(section.kmp, "fail when they compare it")]
  }
  let belongs: LocalizedMessage =
    section.platform != .android
    ? "a text"
    : kind == .string ? "a number without quotes" : Int64(text) == nil ? "a whole number" : "one up to \(Int32.max)"
  inspection.report(
    "“\(name)” is \(inspection.named(pair.value)) where \(belongs) belongs", effects, on: section.platform,
    at: pair.place,
    help: section.platform == .android ? "Write the version code of the release." : "Write the version in quotes.",
    repair: rewriting(pair.place, section, tree))
}

/// A number in quotes for Apple's systems, exactly as it is written; the whole number that it is for Android.
private func rewriting(_ place: NodeID, _ section: PrinceSection, _ tree: Tree) -> Repair? {
  let text = tree.text(place)
  switch (section.platform, tree.kind(place)) {
  case (.ios, .number), (.macos, .number):
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isNumber } }) else {
      return nil
    }
    // The multiplatform library makes a text of the number itself, in which no zero stands at an end.
    let isSame = !(text.hasPrefix("0") && parts[0].count > 1) && (parts.count == 1 || text.last != "0")
    return Repair(
      "Write “\(text)” in quotes", .read(by: isSame ? section.native : section.readers), .set(place, .string(text)))
  case (.android, .string), (.android, .number):
    guard let code = IntegerReading.exactValue(of: text.trimmingBlanks()).flatMap(Int32.init(exactly:)) else {
      return nil
    }
    let isPlain = text == String(code)
    return Repair(
      "Write \(code)", .read(by: isPlain ? section.native : section.readers), .set(place, .integer(Int64(code))))
  default: return nil
  }
}
