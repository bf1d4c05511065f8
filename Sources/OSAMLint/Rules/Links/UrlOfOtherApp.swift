import OSAMDecisions
import OSAMFormats
import OSAMSyntax

extension Rule {
  /// A Google Play address whose id is not the package name.
  ///
  /// An App Store address names its app by a number, which the document has nothing to compare with.
  static let urlOfOtherApp = Rule(
    id: "url-of-other-app",
    title: "the Google Play url is of another app than packageName",
    group: .links,
    effects: [.neverLeft, .leadsElsewhere],
    kinds: .having([.address, .app]),
    why: """
      Google Play finds the app by the `id` of the address. When it is not the package name of the document,
      people press OK to update and arrive at the page of another app, or of none.
      """,
    evidence: ["store-google-pages", "module-never-compares-version"],
    bad: [
      .version(["url": #""https://play.google.com/store/apps/details?id=⟦cat.bcn.bicing⟧&gl=ES""#]).finds(
        "warning, every release"
      ).says(
        """
        the url is of “cat.bcn.bicing”, and the document is for “cat.bcn.bus”
        = OK opens the page of another app
        = help: Correct the id of the url or the packageName.
        """),
      .version(["packageName": #""cat.bcn.Bus""#, "url": #""market://details?id=⟦cat.bcn.bus⟧""#]).finds(
        "warning, every release"),
      .version([
        "comparisonMode": #""FORCE""#,
        "url": #""https://play.google.com/store/apps/details?id=⟦cat.bcn.bicing⟧""#,
      ]).finds("error, every release").says(
        """
        the url is of “cat.bcn.bicing”, and the document is for “cat.bcn.bus”
        = OK opens the page of another app, and nobody can get past the alert
        = help: Correct the id of the url or the packageName.
        """),
    ].asking(for: .address),
    good: [
      .version(["url": #""https://play.google.com/store/apps/details?gl=ES&id=cat.bcn.bus""#]),
      .version(["url": #""https://www.barcelona.cat/bus?id=cat.bcn.bicing""#]),
      .version(["url": #""https://play.google.com/store/apps/dev?id=5700313618786177705""#]),
      .version([
        "comparisonMode": #""NONE""#, "url": #""https://play.google.com/store/apps/details?id=cat.bcn.bicing""#,
      ]),
    ],
    check: .document(checkApp)
  )
}

private func checkApp(_ inspection: Inspection) {
  guard inspection.opens(.otherApp), let (address, node) = inspection.openedAddress,
    Store.playPage(address) == "details",
    let id = address.parameter("id"), let other = address.part(id.value)?.trimmingBlanks(),
    let package = inspection.document.text("packageName")?.trimmingBlanks(), !package.isEmpty
  else { return }
  inspection.reportLink(
    "the url is of \(quoted(other)), and the document is for \(quoted(package))", { $0.target == .otherApp },
    otherwise: .leadsElsewhere, so: "OK opens the page of another app", does: "open the page of another app on OK",
    help: "Correct the id of the url or the packageName.", at: .text(id.value, in: node),
    related: inspection.span(of: "packageName").map { [RelatedPlace($0, "the document is for this app")] } ?? [])
}
