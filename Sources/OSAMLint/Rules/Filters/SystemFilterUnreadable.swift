import OSAMFormats
import OSAMSyntax

extension Rule {
  /// A version of a system that clients cannot compare, so that the filter lets everybody through.
  static let systemFilterUnreadable = Rule(
    id: "system-filter-unreadable",
    title: "osVersion is not made of whole numbers",
    group: .filters,
    effects: [.valueIgnored, .probablyNotMeant],
    kinds: .having(.filters),
    why: """
      From 3.1.0 on, apps cut `osVersion` at its dots and compare the parts as whole numbers. Where one of them is none, as
      in `iOS 16`, `16.x` or `16.`, they take the system of every device for the same, and everybody gets the alert. With
      FORCE that blocks people whom the filter was to spare, so it is an error there.
      """,
    repair: .unsafe(
      "Writes the number alone where nothing else can be meant. The filter works then and stops devices."),
    evidence: ["module-unreadable-system", "module-system-filter"],
    bad: [
      .version(
        [
          "comparisonMode": #""FORCE""#, "dialogDisplayDuration": "0", "osVersionComparisonMode": "0",
          "osVersion": #"⟦"iOS 16"⟧"#, "modelComparisonMode": "2", "models": #"["SM-A536B"]"#,
        ], clients: "3.1.0.."
      )
      .finds("error, every release").says(
        """
        “osVersion” is “iOS 16”, which is not made of whole numbers
        = apps with library 3.1.0–{newest} demand the update on every system
        = help: Write "16".
        """
      ).helped(writing: #""16""#),
      .version(["osVersionComparisonMode": "2", "osVersion": #"⟦" 13.1."⟧"#]).finds("warning, osam from 3.1.0").says(
        """
        “osVersion” is “ 13.1.”, which is not made of whole numbers
        = apps with library 3.1.0–{newest} show the alert on every system
        = help: Write "13.1".
        """
      ).helped(writing: #""13.1""#),
      .version(["osVersionComparisonMode": "1", "osVersion": #"⟦"Tiramisu"⟧"#]).finds("warning, osam from 3.1.0").says(
        """
        “osVersion” is “Tiramisu”, which is not made of whole numbers
        = apps with library 3.1.0–{newest} show the alert on every system
        = help: Write a version such as "14" or "16.4".
        """
      ).helped(writing: #""13.0""#),
    ],
    good: [
      .version(["osVersionComparisonMode": "2", "osVersion": #""13.0""#], clients: "3.1.0.."),
      .version(["osVersionComparisonMode": "-1", "osVersion": #""iOS 16""#]),
      .version(["osVersionComparisonMode": "2", "osVersion": #""iOS 16""#], clients: "..3.0.1"),
      .version(["osVersionComparisonMode": "2", "osVersion": #""iOS 16""#, "comparisonMode": #""NONE""#]),
    ],
    check: .document(checkVersion)
  )
}

private func checkVersion(_ inspection: Inspection) {
  let document = inspection.document
  guard let use = inspection.modeUse, use.showsAlert, let version = document.text("osVersion"),
    let mode = document.integer("osVersionComparisonMode"), SystemFilter.SystemMode(rawValue: mode) != nil,
    !version.trimmingBlanks().isEmpty, WholeParts.numbers(of: version) == nil,
    let node = document.pair("osVersion")?.place
  else { return }
  let meant = meant(version)
  let demands = use.mustBeAccepted
  inspection.report(
    "“osVersion” is \(Quote.text(version)), which is not made of whole numbers",
    [
      ClientEffect(
        inspection.filteringClients { $0.systemFilter == nil },
        demands ? "demand the update on every system" : "show the alert on every system",
        demands ? .valueIgnored : .probablyNotMeant)
    ], help: meant.map { "Write \"\($0)\"." } ?? "Write a version such as \"14\" or \"16.4\".", at: node,
    repair: meant.map { Repair("Write “\($0)”", .guess, .set(node, .string($0))) })
}

/// The numbers of `iOS 16`, `v16`, `16.` and ` 16 `; nil where something else may be meant.
private func meant(_ version: String) -> String? {
  var rest = version.trimmingBlanks()[...]
  for name in ["android", "ios", "v"] where rest.lowercased().hasPrefix(name) {
    rest = rest.dropFirst(name.count)
    break
  }
  let digits = String(rest).trimmingBlanks()
  let number = digits.hasSuffix(".") ? String(digits.dropLast()) : digits
  guard !number.isEmpty, number.utf8.allSatisfy({ $0 == UInt8(ascii: ".") || (0x30...0x39).contains($0) }),
    WholeParts.numbers(of: number) != nil
  else { return nil }
  return number
}
