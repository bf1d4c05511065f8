import OSAMDecisions
import OSAMFormats

extension Rule {
  /// An address with `http:` instead of `https:`.
  static let insecureUrl = Rule(
    id: "insecure-url",
    title: "the url is http: instead of https:",
    group: .links,
    effects: [.worthKnowing],
    kinds: .having(.address),
    why: """
      An http: page travels unencrypted: somebody on the same network may read or replace it. Both stores have
      https: addresses.
      """,
    evidence: ["store-apple-pages", "store-google-pages", "choice-secure-addresses", "older-readme-url"],
    bad: [
      .version(["url": #""⟦http⟧://play.google.com/store/apps/details?id=cat.bcn.bus""#]).finds("info, every release")
        .says(
          """
          the url is http: instead of https:
          = the page may be read or replaced on its way
          = help: Write https: if the site has it.
          """),
      .version(["comparisonMode": #""FORCE""#, "url": #""⟦HTTP⟧://www.barcelona.cat/bus""#]).finds(
        "info, every release"),
      .olderVersion(["okButtonActionURL": #""⟦http⟧://www.barcelona.cat/apps""#]).finds("info, every release"),
    ].asking(for: .address),
    good: [
      .version(["url": #""market://details?id=cat.bcn.bus""#]),
      .version(["comparisonMode": #""NONE""#, "url": #""http://www.barcelona.cat/bus""#]),
    ],
    check: .document(checkHTTPS)
  )
}

private func checkHTTPS(_ inspection: Inspection) {
  guard let (address, node) = inspection.openedAddress, address.schemeName == "http", let scheme = address.scheme
  else { return }
  inspection.report(
    "the url is http: instead of https:", so: "the page may be read or replaced on its way",
    help: "Write https: if the site has it.", at: .text(scheme, in: node))
}
