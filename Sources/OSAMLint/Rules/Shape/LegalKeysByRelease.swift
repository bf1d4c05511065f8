import OSAMFormats
import OSAMSyntax

extension Rule {
  /// A member for legal conditions that only some releases read.
  static let legalKeysByRelease = Rule(
    id: "legal-keys-by-release",
    title: "legal conditions in a member that only some releases read",
    group: .shape,
    effects: [.worthKnowing],
    kinds: .having(.legalConditions),
    why: """
      The first releases with legal conditions read their number and address, `legal_version` and `legal_URL`. Later
      ones read an address only, `legalURL`. Each ignores the members of the other, so a file that has to serve both
      needs both.
      """,
    evidence: ["older-numbered-legal", "older-plain-legal"],
    bad: [
      .olderVersion(["⟦legalURL⟧": #""https://www.barcelona.cat/legal""#]).finds(
        "info, controldeversions-ios 2.5–2.9 and controldeversions-android 1.5.0–1.5.1"
      ).says(
        """
        “legalURL” is there without its counterpart
        = apps with controldeversions-ios 2.5–2.9 and controldeversions-android 1.5.0–1.5.1 do not read it and \
        show no legal conditions from this file
        = help: Add legal_version and legal_URL for them.
        """),
      .olderVersion(["⟦legal_version⟧": "1", "⟦legal_URL⟧": #""https://www.barcelona.cat/legal""#]).finds(
        "info, controldeversions-ios from 2.10 and controldeversions-android from 1.5.7"
      ).says(
        """
        “legal_version” is there without its counterpart
        = apps with controldeversions-ios 2.10–1.3.4 and controldeversions-android 1.5.7–1.5.8 do not read it \
        and show no legal conditions from this file
        = help: Add legalURL for them.
        """),
    ].asking(for: .meaning),
    good: [
      .olderVersion(),
      .olderVersion([
        "legalURL": #""https://www.barcelona.cat/legal""#, "legal_version": "1",
        "legal_URL": #""https://www.barcelona.cat/legal""#,
      ]),
    ],
    check: .document(checkLegal)
  )
}

private func checkLegal(_ inspection: Inspection) {
  let document = inspection.document
  let present = ["legalURL", "legal_version", "legal_URL"].filter(document.has)
  // Whoever reads none of those that are there.
  let readers = present.compactMap { document.kind.member($0)?.readBy }.reduce(.empty, |)
  let legal =
    (document.kind.member("legalURL")?.readBy ?? .empty) | (document.kind.member("legal_URL")?.readBy ?? .empty)
  let ignoring = legal.subtracting(readers)
  if ignoring.isEmpty { return }
  for member in present {
    guard let pair = document.pair(member) else { continue }
    inspection.report(
      "“\(member)” is there without its counterpart",
      [ClientEffect(ignoring, "do not read it and show no legal conditions from this file", .worthKnowing)],
      help: member == "legalURL" ? "Add legal_version and legal_URL for them." : "Add legalURL for them.", at: pair.key)
  }
}
