import OSAMDecisions
import OSAMFormats

extension Rule {
  /// A store address that asks for one language, shared by all three.
  static let languageParameterInUrl = Rule(
    id: "language-parameter-in-url",
    title: "the store url asks for one language",
    group: .links,
    effects: [.worthKnowing],
    kinds: .having([.address, .threeLanguages]),
    why: """
      The document has one url for users of all three languages. With `l=` (App Store) or `hl=` (Google Play)
      the store may show its page in that language to everybody; without it, in the user's own.
      """,
    evidence: ["module-url-is-one-text", "store-page-language"],
    bad: [
      .version(["platform": #""IOS""#, "url": #""https://apps.apple.com/es/app/bus/id1465234509?⟦l=ca⟧""#]).finds(
        "info, every release"
      ).says(
        """
        the url asks for one language with “l=ca”
        = users of the other two may get the store page in that language
        = help: Leave it out, and the store chooses the language itself.
        """
      ).helped(["?l=ca": ""]),
      .version(["url": #""https://play.google.com/store/apps/details?id=cat.bcn.bus&⟦hl=es⟧&gl=ES""#]).finds(
        "info, every release"
      ).helped(["&hl=es": ""]),
    ],
    good: [
      .version(["url": #""https://www.barcelona.cat/bus?l=ca&hl=es""#]),
      .version(["url": #""https://play.google.com/store/apps/details?id=cat.bcn.bus&gl=ES""#]),
      .version(["comparisonMode": #""NONE""#, "url": #""https://apps.apple.com/es/app/bus/id1465234509?l=ca""#]),
    ],
    check: .document(checkLanguage)
  )
}

private func checkLanguage(_ inspection: Inspection) {
  guard let (address, node) = inspection.openedAddress, let store = Store.of(address)?.store,
    let parameter = address.parameter(store == .appStore ? "l" : "hl"), !parameter.value.isEmpty,
    let written = address.part(parameter.whole)
  else { return }
  inspection.report(
    "the url asks for one language with \(quoted(written))",
    so: "users of the other two may get the store page in that language",
    help: "Leave it out, and the store chooses the language itself.", at: .text(parameter.whole, in: node))
}
