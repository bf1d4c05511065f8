import OSAMFormats
import OSAMSyntax

extension Rule {
  /// A member the documentation calls mandatory and no client reads.
  static let ignoredAppStoreIdentifier = Rule(
    id: "ignored-app-store-identifier",
    title: "no client reads appStoreIdentifier",
    group: .ratings,
    effects: [.worthKnowing],
    kinds: .having(.storeIdentifier),
    why: """
      The library's documentation calls `appStoreIdentifier` mandatory. No release that was read decodes
      it: the store page, where one is opened at all, does not depend on it. A wrong number there is not
      noticed by anybody, and a right one changes nothing.
      """,
    evidence: ["module-rating-identifier"],
    bad: [
      .rating(["⟦appStoreIdentifier⟧": #""1465234509""#]).finds("info, every release").says(
        """
        the document has an “appStoreIdentifier”
        = apps with library 1.0.0–{newest} do not read it, although the documentation calls it mandatory
        = help: Remove it or leave it; users see no difference.
        """
      ).helped([
        ",\n    \"appStoreIdentifier\": \"1465234509\"": ""
      ]),
      .rating(["⟦appStoreIdentifier⟧": "null", "platform": #""IOS""#]).finds("info, every release").helped([
        ",\n    \"appStoreIdentifier\": null": ""
      ]),
    ],
    good: [.rating()],
    check: .document { inspection in
      guard let pair = inspection.document.pair("appStoreIdentifier") else { return }
      inspection.report(
        "the document has an “appStoreIdentifier”",
        [
          ClientEffect(
            inspection.document.kind.clients, "do not read it, although the documentation calls it mandatory")
        ], help: "Remove it or leave it; users see no difference.", at: pair.key)
    }
  )
}
