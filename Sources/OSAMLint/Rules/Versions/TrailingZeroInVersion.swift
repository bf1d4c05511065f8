import OSAMFormats

extension Rule {
  /// A version whose last part is 0, which is another version on iOS without it.
  static let trailingZeroInVersion = Rule(
    id: "trailing-zero-in-version",
    title: "a version ends with a part that is 0",
    group: .versions,
    effects: [.probablyNotMeant, .worthKnowing],
    kinds: .having([.versions, .olderReadings]),
    why: """
      On iOS 1.2 is lower than 1.2.0, because the shorter of two versions that begin alike is the lower one. On
      Android they are equal. An app whose version is written with another number of parts than `version` is
      therefore told to update to the version it has (mode 0), or never told anything (mode 1).

      The file alone does not say how the app writes its version, so only a `version` that ends with 0 is reported:
      that is where a shorter way of writing exists. It is a warning with mode 1, where the alert may never appear,
      and worth knowing with the others.
      """,
    evidence: ["older-numeric-search"],
    bad: [
      .olderVersion(["version": #"⟦"3.2.0"⟧"#]).finds("info, controldeversions-ios").says(
        """
        “version” is 3.2.0, whose last part is 0
        = apps with controldeversions-ios 2.1–1.3.4 take an installed 3.2 for lower, and show it the alert
        = help: Write it with as many parts as the app's own version has.
        """),
      .olderVersion(["version": #"⟦"3.0"⟧"#, "comparisonMode": "1"]).finds("warning, controldeversions-ios").says(
        """
        “version” is 3.0, whose last part is 0
        = apps with controldeversions-ios 2.1–1.3.4 take an installed 3 for lower, and do not show it the alert
        = help: Write it with as many parts as the app's own version has.
        """),
      .olderVersion(["version": #"⟦"3.2.0"⟧"#, "comparisonMode": "2"]).finds("info, controldeversions-ios").says(
        """
        “version” is 3.2.0, whose last part is 0
        = apps with controldeversions-ios 2.1–1.3.4 take an installed 3.2 for lower
        = help: Write it with as many parts as the app's own version has.
        """),
    ].asking(for: .version),
    good: [
      .olderVersion(["version": #""3.2.10""#]),
      .olderVersion(["version": #""0""#]),
    ],
    check: .older(checkZero)
  )
}

private func checkZero(_ inspection: Inspection, _ older: OlderReadings) {
  guard let version = inspection.document.text("version"), DottedParts.areWellFormed(version) else { return }
  let parts = DottedParts.of(version)
  let shorter = parts.dropLast().joined(separator: ".")
  guard parts.count > 1, parts.last?.utf8.allSatisfy({ $0 == UInt8(ascii: "0") }) == true,
    NumericSearch.compare(shorter, version) != .equal
  else { return }
  let mode = older.mode
  let result: LocalizedMessage =
    switch mode {
    case 0: ", and show it the alert"
    case 1: ", and do not show it the alert"
    default: ""
    }
  inspection.report(
    "“version” is \(Quote.shortened(version)), whose last part is 0",
    [
      ClientEffect(
        OlderClients.versionIOS, "take an installed \(Quote.shortened(shorter)) for lower\(result)",
        mode == 1 ? .probablyNotMeant : .worthKnowing)
    ], help: "Write it with as many parts as the app's own version has.", at: .member("version"))
}
