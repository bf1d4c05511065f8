import OSAMDecisions
import OSAMFormats

extension Rule {
  /// A version code that no Android app can have.
  static let versionCodeTooLarge = Rule(
    id: "version-code-too-large",
    title: "versionCode is larger than an Android version code can be",
    group: .versions,
    effects: [.probablyNotMeant],
    kinds: .having(.versionCode),
    why: """
      An installed Android app reports its version code as a 32-bit number, at most 2147483647, and
      Google Play takes none above 2100000000. A larger number, often one with a digit too many, is the
      code of no installed version. Clients read it without complaint and compare it with nothing; a
      service that compares may count every installed version as older.

      For iOS no such ceiling is known.
      """,
    evidence: ["module-installed-code", "platform-android-code", "store-highest-code"],
    bad: [
      .version(["versionCode": "⟦20260300010⟧"]).finds("warning, every release").says(
        """
        “versionCode” 20260300010 is above 2147483647, the highest on Android
        = a service that compares may count every version as older
        = help: Write the version code of the app's manifest.
        """),
      .version(["versionCode": "⟦2147483648⟧"]).finds("warning, every release"),
      .version(["versionCode": "⟦2100000001⟧"]).finds("warning, every release").says(
        """
        “versionCode” 2100000001 is above 2100000000, the highest on Google Play
        = an app from there may never have it
        = help: Write the version code of the app's manifest.
        """),
    ].asking(for: .version),
    good: [
      .version(["versionCode": "2100000000"]),
      .version(["versionCode": "20260300010", "platform": #""IOS""#]),
    ],
    check: .document(checkCode)
  )
}

/// The highest code Google Play takes. [store-highest-code]
private let playCeiling: Int64 = 2_100_000_000
/// The highest code the platform has. [platform-android-code]
private let androidCeiling = Int64(Int32.max)

private func checkCode(_ inspection: Inspection) {
  guard inspection.platform == .android, let code = inspection.document.integer("versionCode"), code > playCeiling
  else { return }
  let help: LocalizedMessage = "Write the version code of the app's manifest."
  if code > androidCeiling {
    inspection.report(
      "“versionCode” \(code) is above \(androidCeiling), the highest on Android",
      so: "a service that compares may count every version as older", help: help, at: .member("versionCode"))
  } else {
    inspection.report(
      "“versionCode” \(code) is above \(playCeiling), the highest on Google Play",
      so: "an app from there may never have it", help: help, at: .member("versionCode"))
  }
}
