import OSAMDecisions
import OSAMFormats

extension Rule {
  /// An address that no button opens. An empty one is passed over.
  static let unusedUrl = Rule(
    id: "unused-url",
    title: "a page that no button opens",
    group: .links,
    effects: [.worthKnowing],
    kinds: .having(.address),
    why: """
      INFO only informs: its OK button closes the alert and opens nothing, in every release. Who expects people to
      arrive at the page needs LAZY. Every client needs the member, so the app's store page there, or an empty text,
      says nothing; any other page was probably meant to be read. With NONE nothing is shown, so nothing is expected.

      In the older libraries the address is opened by the OK button, which is there only with `okButtonTitle`.
      """,
    evidence: ["module-url-use", "older-kinds"],
    bad: [
      .version(["comparisonMode": #""INFO""#, "url": #"⟦"https://www.barcelona.cat/vaga"⟧"#]).finds(
        "info, every release"
      ).says(
        """
        INFO never opens the url
        = OK only closes the alert, and nobody arrives at this page
        = help: Choose LAZY if people are to arrive there, or write the app's store page.
        """),
      .olderVersion(["okButtonActionURL": #"⟦"https://www.barcelona.cat/apps/bus"⟧"#], without: ["okButtonTitle"])
        .finds(
          "info, every release"
        ).says(
          """
          there is a url, and no text for an OK button
          = apps with controldeversions-ios 2.1–1.3.4 and controldeversions-android 1.4.6–1.5.8 show no OK \
          button, so nothing opens the url
          = help: Write okButtonTitle too, or leave the url out.
          """),
    ].asking(for: .address),
    good: [
      .version(["comparisonMode": #""INFO""#, "url": #""""#]),
      .version(["comparisonMode": #""INFO""#]),
      .version(["comparisonMode": #""NONE""#, "url": #""https://www.barcelona.cat/vaga""#]),
      .version(["comparisonMode": #""FORCE""#]),
      .olderVersion(),
      .olderVersion(["okButtonActionURL": #""""#], without: ["okButtonTitle"]),
    ],
    check: .document(checkUse), older: checkOlder
  )
}

private func checkUse(_ inspection: Inspection) {
  guard let use = inspection.modeUse, use.showsAlert, !use.opensURL, let url = inspection.document.text("url"),
    isPage(Address(url))
  else { return }
  inspection.report(
    "\(use.mode) never opens the url", so: "OK only closes the alert, and nobody arrives at this page",
    help: "Choose LAZY if people are to arrive there, or write the app's store page.", at: .member("url"))
}

/// A page that somebody chose: the store's stands in every document, whatever its mode.
private func isPage(_ address: Address) -> Bool {
  address.schemeName.map { $0 == "http" || $0 == "https" } == true && address.hostName?.isEmpty == false
    && Store.of(address) == nil
}

private func checkOlder(_ inspection: Inspection, _ older: OlderReadings) {
  guard inspection.document.text("okButtonActionURL")?.isEmpty == false else { return }
  let without = older.clients { hasButton in !hasButton("okButtonTitle") }
  inspection.report(
    "there is a url, and no text for an OK button",
    [ClientEffect(without, "show no OK button, so nothing opens the url")],
    help: "Write okButtonTitle too, or leave the url out.", at: .member("okButtonActionURL"))
}
