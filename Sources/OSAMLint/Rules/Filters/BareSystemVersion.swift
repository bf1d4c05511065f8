import OSAMDecisions
import OSAMFormats

extension Rule {
  /// A version of iOS of one number, which is that version alone and none of its updates.
  static let bareSystemVersion = Rule(
    id: "bare-system-version",
    title: "osVersion is one number",
    group: .filters,
    effects: [.worthKnowing],
    kinds: .having(.filters),
    why: """
      To the filter `16` is 16.0.0. With `osVersionComparisonMode` 0 it stops 16.0.1 and 16.6, and with 1 as well. Devices
      with iOS name themselves with their updates, such as 16.6.1. Android names itself with one number since Android 9, so
      nothing is said of documents for Android from there on.
      """,
    evidence: ["module-system-filter", "module-android-release"],
    bad: [
      .version([
        "platform": #""IOS""#, "url": #""https://apps.apple.com/es/app/bus/id1465234509""#,
        "osVersionComparisonMode": "0", "osVersion": #"⟦"16"⟧"#,
      ]).finds("info, osam from 3.1.0").says(
        """
        “osVersion” is 16, which is 16.0.0
        = apps with library 3.1.0–{newest} do not show the alert on 16.1, nor on any other update of 16
        = help: Write "16.99" if all of 16 is meant.
        """
      ).helped(writing: #""16.99""#),
      .version([
        "platform": #""IOS""#, "url": #""https://apps.apple.com/es/app/bus/id1465234509""#,
        "osVersionComparisonMode": "1", "osVersion": #"⟦"16"⟧"#,
      ]).finds("info, osam from 3.1.0").says(
        """
        “osVersion” is 16, which is 16.0.0
        = apps with library 3.1.0–{newest} do not show the alert on 16.1, nor on any other update of 16
        = help: Write the version in full, such as "16.6.1". One document cannot name all of 16.
        """
      ).helped(writing: #""16.6.1""#),
    ],
    good: [
      // Nothing is compared with it.
      .version(
        [
          "platform": #""IOS""#, "url": #""https://apps.apple.com/es/app/bus/id1465234509""#,
          "osVersionComparisonMode": "-1", "osVersion": #""16""#,
        ], clients: "3.1.0.."),
      .version(["osVersionComparisonMode": "0", "osVersion": #""13""#], clients: "3.1.0.."),
      .version(
        [
          "platform": #""IOS""#, "url": #""https://apps.apple.com/es/app/bus/id1465234509""#,
          "osVersionComparisonMode": "2", "osVersion": #""16""#,
        ], clients: "3.1.0.."),
      .version(
        [
          "platform": #""IOS""#, "url": #""https://apps.apple.com/es/app/bus/id1465234509""#,
          "osVersionComparisonMode": "0", "osVersion": #""16.0""#,
        ], clients: "3.1.0.."),
    ],
    check: .document(checkVersion)
  )
}

private func checkVersion(_ inspection: Inspection) {
  guard let mode = inspection.modeUse, mode.showsAlert, let version = inspection.document.text("osVersion"),
    let numbers = WholeParts.numbers(of: version), numbers.count == 1, let number = numbers.first, number >= 0,
    inspection.platform != .android || number < leastBareAndroid
  else { return }
  let stopping = inspection.filteringClients { $0.systemFilter.map { $0.mode != .atLeast } ?? false }
  let isExact = inspection.document.integer("osVersionComparisonMode") == SystemFilter.SystemMode.exactly.rawValue
  inspection.report(
    "“osVersion” is \(number), which is \(number).0.0",
    [ClientEffect(stopping, "do not show the alert on \(number).1, nor on any other update of \(number)")],
    help: isExact
      ? "Write the version in full, such as \"\(number).6.1\". One document cannot name all of \(number)."
      : "Write \"\(number).99\" if all of \(number) is meant.",
    at: .member("osVersion"))
}

/// From here on Android names itself with one number. [module-android-release]
private let leastBareAndroid: Int32 = 9
