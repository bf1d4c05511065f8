extension DocumentKind {
  /// The rating document of the common module. [module-rating-members, module-dialog-texts]
  package static let osamRating = DocumentKind(
    id: "osam-rating", shortNames: ["rating"],
    title: "rating",
    summary: "Decides when an app asks for a rating.",
    libraries: [.osam],
    wrapper: "data",
    family: .commonModule,
    platforms: [],
    traits: [.app, .prompt, .storeIdentifier, .bareNumbers],
    signs: .members(Sign.rating, .rating),
    needs: .table,
    starter: StarterNotes(about: [], wanted: []),
    page: .onlyTable,
    statements: .osamRating,
    members: [
      Member(
        name: "id", type: .integer(.int32), needs: [(everyRelease, .required)], suppliedByService: true,
        documentedAs: "in the example, not in the parameter list",
        meaning: "Number of this record in the service. Clients decode it and do nothing with it.",
        example: "74", evidence: ["module-rating-members", "module-number-range"]),
      Member(
        name: "appId", type: .integer(.int32), needs: [(everyRelease, .required)], suppliedByService: true,
        documentedAs: "in the example, not in the parameter list",
        meaning: "Number of the app in the service. Clients decode it and do nothing with it.",
        example: "401", evidence: ["module-rating-members", "module-number-range"]),
      Member(
        name: "appStoreIdentifier", type: .unread, needs: [], documentedAs: "mandatory",
        meaning: "Documented as the App Store id of the app; no client reads it.",
        example: "\"1234567890\"", evidence: ["module-rating-identifier"]),
      Member(
        name: "packageName", type: .text, needs: [(everyRelease, .required)],
        meaning: "Application id (Android) or bundle id (iOS) of the app. Never compared by the client.",
        example: "\"cat.bcn.commonmodule\"", isExampleOfAnother: true, evidence: ["module-rating-members"]),
      Member(
        name: "platform", type: .oneOf(platforms), needs: [(everyRelease, .required)],
        meaning: "Which platform's app the record is about. Never compared by the client.",
        example: "\"ANDROID\"", evidence: ["module-rating-members"]),
      Member(
        name: "minutes", type: .integer(.int32), needs: [(everyRelease, .required)], isNegativeOdd: true, unit: .minute,
        formerNames: ["tmin"],
        meaning: "Minutes that must have passed since the last prompt, or since the first call.",
        example: "2880", evidence: ["module-rating-members", "module-rating-decision"]),
      Member(
        name: "numAperture", type: .integer(.int32), needs: [(everyRelease, .required)], isNegativeOdd: true,
        formerNames: ["num_apert"],
        documentedAs: "to be exceeded; it is enough to reach it",
        meaning: "Openings of the app that must have been counted.",
        example: "5", evidence: ["module-rating-members", "module-rating-decision"]),
      Member(
        name: "message", type: .texts, needs: [(everyRelease, .required)],
        documentedAs: "obsolete since 2.0.0, and a short one leaves it out; every release needs it",
        meaning: "Text of the dialog on Android up to 1.1.0. Later releases decode it and never show it.",
        example: #"{"ca": "T'agrada l'app?", "es": "¿Te gusta la app?", "en": "Do you like the app?"}"#,
        evidence: ["module-rating-members", "module-rating-message"]),
    ]
      + ["title", "ok", "cancel", "neutral"].map { name in
        Member(
          name: name, type: .texts, needs: [(readsDialogTexts, .optional(default: "the built-in text"))],
          meaning: "Overrides a built-in text of the Android dialog, on 1.0.7–1.0.11 only.",
          example: #"{"ca": "Valora", "es": "Valorar", "en": "Rate"}"#,
          evidence: ["module-dialog-texts"])
      })

  private static let everyRelease = ClientSet.commonModule
  /// Decoded as optional members by 1.0.7–1.0.11, so a wrong value fails there. [run]
  private static let readsDialogTexts = ModuleChange.readsDialogTexts.releases
}
