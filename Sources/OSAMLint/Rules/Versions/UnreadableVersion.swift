import OSAMFormats
import OSAMSyntax

extension Rule {
  /// A version text that cannot be read.
  static let unreadableVersion = Rule(
    id: "unreadable-version",
    title: "a version that cannot be read",
    group: .versions,
    effects: [.unreadable, .crash, .platformDependent],
    kinds: .having(.versions),
    why: """
      Native iOS and macOS need a number before the first dot: no `v`, no space before it, no comma. Where it
      is missing the version is unreadable, and with it the whole list of the platform, also when the
      configuration would never be chosen. The multiplatform library takes only numbers between dots on the
      JVM and fails on anything else when it compares.

      The older Android library takes `version` and `minSystemVersion` apart at their dots and makes a number of
      each part. With `v1.2`, `1.2-beta`, `1.2.`, an empty text or a space at the end the app crashes, each time it
      asks for the document. iOS compares what is no number letter by letter, and takes a `minSystemVersion` that does
      not begin with a number for 0, which every system satisfies.
      """,
    evidence: ["prince-version-ios", "older-padded-integers", "older-system-android"],
    bad: [
      .configuration(["required_version": #"⟦"v1.2.0"⟧"#]).finds("error, pov-ios from 4.0.0 and pov-kmp").says(
        """
        “required_version” is “v1.2.0”, which cannot be read as a version
        = iOS apps with pov-ios 4.0.0–4.0.8 cannot use any configuration under “ios2” and get the error \
        dataNotFound; iOS apps with pov-kmp 0.1.0 may fail when they compare it
        = help: Write numbers with dots between them, as in “2.4.0”.
        """),
      .configuration(["last_version_available": #"⟦" 2.4.0"⟧"#], under: "macos2").finds("error, pov-ios from 4.0.0")
        .says(
          """
          “last_version_available” is “ 2.4.0”, which cannot be read as a version
          = macOS apps with pov-ios 4.0.0–4.0.8 cannot use any configuration under “macos2” and get the error \
          dataNotFound
          = help: Write numbers with dots between them, as in “2.4.0”.
          """),
      .configuration(["last_version_available": #"⟦""⟧"#]).finds("error, pov-ios from 4.0.0 and pov-kmp"),
      .configuration(["last_version_available": #"⟦"2.4.0-beta"⟧"#], under: "jvm").finds("error, pov-kmp").says(
        """
        “last_version_available” is “2.4.0-beta”, which cannot be read as a version
        = JVM apps with pov-kmp 0.1.0 fail when they compare it
        = help: Write numbers with dots between them, as in “2.4.0”.
        """),
      .olderVersion(["version": #"⟦"v3.2.1"⟧"#]).finds("error, controldeversions-android").says(
        """
        “version” is the text “v3.2.1”, not numbers and single dots
        = apps with controldeversions-android 1.4.6–1.5.8 crash when they look at it
        = help: Write digits and single dots only, as in “3.2.1”.
        """),
      .olderVersion(["version": #"⟦"3.2-beta"⟧"#]).finds("error, controldeversions-android"),
      .olderVersion(["version": #"⟦"3.2."⟧"#]).finds("error, controldeversions-android"),
      .olderVersion(["version": #"⟦"3.2.1 "⟧"#]).finds("error, controldeversions-android"),
      .olderVersion(["version": #"⟦""⟧"#]).finds("error, controldeversions-android").says(
        """
        “version” is empty, not numbers and single dots
        = apps with controldeversions-android 1.4.6–1.5.8 crash when they look at it
        = help: Write digits and single dots only, as in “3.2.1”.
        """),
      .olderVersion(["version": #"⟦"v3"⟧"#, "comparisonMode": "null"]).finds("error, controldeversions-android").says(
        """
        “version” is the text “v3”, not numbers and single dots
        = apps with controldeversions-android 1.4.6–1.5.8 crash when they look at it once “comparisonMode” is \
        right
        = help: Write digits and single dots only, as in “3.2.1”.
        """),
      .olderVersion(["minSystemVersion": #"⟦"iOS 9"⟧"#]).finds(
        "error, controldeversions-ios and controldeversions-android from 1.5.1"
      ).says(
        """
        “minSystemVersion” is the text “iOS 9”, not numbers and single dots
        = apps with controldeversions-android 1.5.1–1.5.8 crash when they look at it; apps with \
        controldeversions-ios 2.1–1.3.4 take it for 0
        = help: Write digits and single dots only, as in “3.2.1”.
        """),
      .olderVersion(["minSystemVersion": #"⟦""⟧"#]).finds(
        "error, controldeversions-ios and controldeversions-android from 1.5.1"
      ).says(
        """
        “minSystemVersion” is empty, not numbers and single dots
        = apps with controldeversions-android 1.5.1–1.5.8 crash when they look at it; apps with \
        controldeversions-ios 2.1–1.3.4 take it for 0
        = help: Write digits and single dots only, as in “3.2.1”.
        """),
      .prince([
        "ios": #"[{"required_version": "1.2.0", "notify_last_version_frequency": "ONCE"}]"#,
        "ios2": #"[{"required_version": ⟦"v1.2.0"⟧}]"#,
      ]).finds("warning, pov-kmp").says(
        """
        “required_version” is “v1.2.0”, which cannot be read as a version
        = iOS apps with pov-kmp 0.1.0 may fail when they compare it
        = help: Write numbers with dots between them, as in “2.4.0”.
        """),
    ].asking(for: .version),
    good: [
      .olderVersion(["version": #""3""#, "minSystemVersion": "9.1"]),
      .olderVersion([:], without: ["minSystemVersion"]),
      .configuration(["last_version_available": #""2""#]),
      .configuration(["last_version_available": #""2.4.0.1""#], under: "jvm"),
    ],
    check: .document(checkVersions)
  )
}

private func checkVersions(_ inspection: Inspection) {
  guard let prince = inspection.prince else { return checkOlder(inspection) }
  for value in inspection.versionTexts(in: prince) {
    let effects: [ClientEffect]
    if value.section.platform == .jvm {
      if (try? KMPJavaVersion(value.text)) != nil { continue }
      effects = [ClientEffect(value.section.kmp, "fail when they compare it")]
    } else {
      if PrinceVersion(value.text) != nil { continue }
      let isComparable = (try? KMPAppleVersion(value.text)) != nil
      effects =
        [value.section.loss] + (isComparable ? [] : [ClientEffect(value.section.kmp, "fail when they compare it")])
    }
    inspection.report(
      "“\(value.name)” is \(quoted(value.text)), which cannot be read as a version", effects,
      on: value.section.platform, at: value.pair.place,
      help: "Write numbers with dots between them, as in “2.4.0”.")
  }
}

private func checkOlder(_ inspection: Inspection) {
  for fault in inspection.olderMistakes(.form) {
    var effects = fault.effects
    if fault.name == "minSystemVersion" {
      let counts = decimal(SystemFloat.value(inspection.document.tree.text(fault.node)))
      effects.append(
        ClientEffect(OlderClients.versionIOS, "take it for \(counts)", .worthKnowing))
    }
    inspection.report(
      "\(inspection.olderSubject(fault.path)) is \(inspection.olderSort(fault.node)), not numbers and single dots",
      effects, help: "Write digits and single dots only, as in “3.2.1”.", at: fault.node)
  }
}
