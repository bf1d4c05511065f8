import OSAMFormats
import OSAMSyntax

extension Rule {
  /// A system version that iOS reads as another one.
  static let systemVersionPrecision = Rule(
    id: "system-version-precision",
    title: "a system version has more digits than iOS compares",
    group: .versions,
    effects: [.probablyNotMeant],
    kinds: .having(.lowestSystem),
    why: """
      The iOS library makes a decimal number of `minSystemVersion`. 13.10 is 13.1 then, which is less than 13.2,
      and of 13.2.3 only 13.2 counts. So the alert reaches other systems than the file says. Android compares part by
      part.

      The number means iOS 9 on one platform and Android 9 on the other: a file that has it cannot serve both.
      """,
    evidence: ["older-system-float"],
    bad: [
      .olderVersion(["minSystemVersion": #"⟦"13.10"⟧"#]).finds("warning, controldeversions-ios").says(
        """
        “minSystemVersion” is 13.10, with more digits than iOS compares
        = apps with controldeversions-ios 2.1–1.3.4 read it as the decimal number 13.1
        = help: Write one dot with one digit after it, or the first number only.
        """),
      .olderVersion(["minSystemVersion": #"⟦"13.2.3"⟧"#]).finds("warning, controldeversions-ios"),
      .olderVersion(["minSystemVersion": "⟦13.10⟧"]).finds("warning, controldeversions-ios"),
    ].asking(for: .version),
    good: [
      .olderVersion(["minSystemVersion": #""13.1""#]),
      .olderVersion(["minSystemVersion": #""13""#]),
      .olderVersion(["minSystemVersion": #""10.3""#]),
    ],
    check: .document(checkPrecision)
  )
}

private func checkPrecision(_ inspection: Inspection) {
  let tree = inspection.document.tree
  guard let pair = inspection.document.pair("minSystemVersion"), [.string, .number].contains(tree.kind(pair.value))
  else { return }
  let version = tree.text(pair.value)
  let parts = DottedParts.of(version)
  guard DottedParts.areWellFormed(version), parts.count > 2 || (parts.count == 2 && parts[1].utf8.count > 1) else {
    return
  }
  inspection.report(
    "“minSystemVersion” is \(Quote.shortened(version)), with more digits than iOS compares",
    [ClientEffect(OlderClients.versionIOS, "read it as the decimal number \(decimal(SystemFloat.value(version)))")],
    help: "Write one dot with one digit after it, or the first number only.", at: .member("minSystemVersion"))
}
