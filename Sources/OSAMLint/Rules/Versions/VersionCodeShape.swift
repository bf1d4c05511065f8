import OSAMDecisions
import OSAMFormats

extension Rule {
  /// A version code unlike the others: not year, month and four digits.
  static let versionCodeShape = Rule(
    id: "version-code-shape",
    title: "versionCode is not year, month and four more digits",
    group: .versions,
    effects: [.worthKnowing],
    kinds: .having(.versionCode),
    why: """
      The version codes of the city's apps have ten digits that begin with the year and the month, as in
      2026030001. A code of another shape sorts wrongly among them: one release of the library's own demo
      had 20230417, which is smaller than every ten-digit code. Clients compare the code with nothing. The
      service chooses who gets the document; if it sends it to installed versions below the code, or up to
      it, a code that is too short reaches none of the others and one that is too long reaches all.
      """,
    evidence: ["module-codes-in-practice", "module-service-chooses"],
    bad: [
      .version(["versionCode": "⟦20230417⟧"]).finds("info, every release").says(
        """
        “versionCode” 20230417 has 8 digits where others have ten
        = a service that sends it to versions below it may reach no version such as 2026030000
        = help: Write the year, the month and four more digits, as in 2026030001.
        """),
      .version(["versionCode": "⟦2021130000⟧"]).finds("info, every release").says(
        """
        “versionCode” 2021130000 has 13 where others have a month
        = help: Write the year, the month and four more digits, as in 2026030001.
        """),
      .version(["versionCode": "⟦2021000001⟧"]).finds("info, every release"),
      .version(["versionCode": "⟦20260300010⟧", "platform": #""IOS""#]).finds("info, every release").says(
        """
        “versionCode” 20260300010 has 11 digits where others have ten
        = a service that sends it to versions below it may reach every version such as 2026030000
        = help: Write the year, the month and four more digits, as in 2026030001.
        """),
      .version(["versionCode": "⟦0⟧"]).finds("info, every release").says(
        """
        “versionCode” 0 has 1 digit where others have ten
        = a service that sends it to versions below it may reach no version such as 2026030000
        = help: Write the year, the month and four more digits, as in 2026030001.
        """),
    ].asking(for: .version),
    good: [
      .version(["versionCode": "2021010000"]),
      .version(["versionCode": "2023129999", "platform": #""IOS""#]),
      // Another rule says that no Android app can have it.
      .version(["versionCode": "20260300010"]),
      .version(["versionCode": "-1"]),
    ],
    check: .document(checkCode)
  )
}

private func checkCode(_ inspection: Inspection) {
  guard let code = inspection.document.integer("versionCode"), code >= 0 else { return }
  // Above Google Play's ceiling there is more to say than that it looks odd.
  if inspection.platform == .android, code > 2_100_000_000 { return }
  let digits = String(code).count
  let month = code / 10_000 % 100
  if digits == 10 {
    if (1...12).contains(month) { return }
    inspection.report(
      "“versionCode” \(code) has \(padded(Int(month), 2)) where others have a month", help: usualForm,
      at: .member("versionCode"))
    return
  }
  // The code that the usual scheme gives a version of this month.
  let today = Calendar.day(inspection.context.now.dividedFloor(by: Calendar.millisecondsPerDay))
  let usual = Int64(today.year) * 1_000_000 + Int64(today.month) * 10_000
  let reached: LocalizedMessage =
    Applies.below.reaches(installed: usual, versionCode: code) ? "every version" : "no version"
  inspection.report(
    "“versionCode” \(code) has \(digits, one: "digit", many: "digits") where others have ten",
    so: "a service that sends it to versions below it may reach \(reached) such as \(usual)", help: usualForm,
    at: .member("versionCode"))
}

private let usualForm: LocalizedMessage = "Write the year, the month and four more digits, as in 2026030001."
