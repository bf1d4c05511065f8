import OSAMSyntax

extension DocumentKind {
  /// Version control of the older libraries. [older-version-ios, older-version-android, older-texts]
  package static let controlDeVersions = DocumentKind(
    id: "controldeversions", shortNames: ["version"],
    title: "version control of the older libraries",
    summary: "Decides whether an app with osam-controldeversions shows an alert about its version.",
    libraries: [.controlDeVersionsIOS, .controlDeVersionsAndroid],
    wrapper: nil,
    family: .older,
    platforms: [],
    traits: [.olderReadings, .alert, .versions, .lowestSystem, .choices, .legalConditions],
    signs: .members(Sign.olderVersion, .olderVersion),
    needs: .each { kind, client, _ in RequiredPart.ofOlder(client, kind) },
    starter: StarterNotes(
      about: [], wanted: ["title", "message", "okButtonTitle", "cancelButtonTitle", "okButtonActionURL"]),
    page: .onlyTable,
    statements: .controlDeVersions,
    members: [
      Member(
        name: "version", type: .text, needs: [(olderVersion, .required)],
        meaning: "The version that the installed one is compared with, as comparisonMode says.",
        example: #""1.2.3""#,
        evidence: ["older-version-ios", "older-version-android", "older-numeric-search", "older-padded-integers"]),
      Member(
        name: "comparisonMode", type: .integer(.int32),
        needs: [(olderIOS, .optional(default: "0")), (olderAndroid, .required)],
        meaning:
          "0 shows the alert when the installed version is lower, 1 when it is equal, 2 when it is greater. Without it "
          + "Android never shows anything.",
        example: "0", evidence: ["older-mode-ios", "older-mode-android", "older-decision"]),
      Member(
        name: "minSystemVersion", type: .text, needs: [(olderVersion, .optional(default: "any"))],
        documentedAs: "required",
        meaning: "The alert is for devices with at least this version of the system.",
        example: #""9.0""#, evidence: ["older-system-float", "older-system-android"]),
    ] + olderLabels + [
      Member(
        name: "okButtonActionURL", type: .link, needs: [(olderVersion, .optional(default: "nothing to open"))],
        meaning: "Address opened by OK.", example: #""https://apps.apple.com/app/id1465234509""#,
        evidence: ["older-url-ios", "older-url-android", "older-address-android"]),
      Member(
        name: "legalURL", type: .shaped("text, or text in each language", .textOrTexts),
        needs: [
          (
            OlderOSAMChange.plainLegal.releases,
            .optional(default: "none")
          )
        ],
        meaning: "Address of the legal conditions.", example: #""https://www.barcelona.cat/legal""#,
        evidence: ["older-plain-legal"]),
      Member(
        name: "legal_version", type: .integer(.int32),
        needs: [
          (OlderOSAMChange.numberedLegal.releases(of: .controlDeVersionsIOS), .optional(default: "0")),
          (
            OlderOSAMChange.numberedLegal.releases(of: .controlDeVersionsAndroid),
            .optional(default: "no legal conditions")
          ),
        ],
        isUsual: false, meaning: "Number of the legal conditions; they are shown again when it grows.", example: "1",
        evidence: ["older-numbered-legal"]),
      Member(
        name: "legal_URL", type: .text,
        needs: [
          (
            OlderOSAMChange.numberedLegal.releases, .optional(default: "none")
          )
        ],
        isUsual: false, meaning: "Address of the legal conditions, in the releases that have a number for them.",
        example: #""https://www.barcelona.cat/legal""#, evidence: ["older-numbered-legal"]),
    ] + serviceMembers)

  private static let olderIOS = ClientSet(.controlDeVersionsIOS)
  private static let olderAndroid = ClientSet(.controlDeVersionsAndroid)
  private static let olderVersion = olderIOS | olderAndroid

  private static let olderLabels: [Member] = [
    ("title", "Title of the alert.", #"{"cat": "Nova versió", "es": "Nueva versión", "en": "New version"}"#),
    (
      "message", "Text of the alert.",
      #"{"cat": "Actualitzeu l'app.", "es": "Actualice la app.", "en": "Update the app."}"#
    ),
    (
      "okButtonTitle", "Label of the button that opens the address.",
      #"{"cat": "Actualitza", "es": "Actualizar", "en": "Update"}"#
    ),
    (
      "cancelButtonTitle", "Label of the button that closes the alert.",
      #"{"cat": "Ara no", "es": "Ahora no", "en": "Not now"}"#
    ),
  ].map { name, meaning, example in
    Member(
      name: name, type: .shaped("text, or text in each language", .textOrTexts),
      needs: [(olderVersion, .optional(default: "no text"))],
      meaning: meaning, example: example,
      evidence: ["older-texts", "older-language-lookup", "older-empty-label"])
  }

  /// Read by a component of the iOS library that has nothing to do with the alert.
  static let serviceMembers: [Member] = [
    ("gooltracking_enable", MemberType.boolean, "Whether the tracking of that component is on.", "true"),
    ("data_inici_activacio", .text, "First day it is on, dd/MM/yyyy in Europe/Madrid.", #""01/01/2018""#),
    ("data_fi_activacio", .text, "Last day it is on, and 24 hours more.", #""31/12/2018""#),
  ].map { name, type, meaning, example in
    Member(
      name: name, type: type, needs: [(olderIOS, .optional(default: "off"))], isUsual: false, meaning: meaning,
      example: example,
      evidence: ["older-service"])
  }

  /// The rating prompt of the older libraries. [older-rating-ios, older-rating-android, older-rating-messages]
  package static let valoracions = DocumentKind(
    id: "valoracions", shortNames: ["rating"],
    title: "rating prompt of the older libraries",
    summary: "Decides when an app with osam-valoracions asks its users for a rating.",
    libraries: [.valoracionsIOS, .valoracionsAndroid],
    wrapper: nil,
    family: .older,
    platforms: [],
    traits: [.olderReadings, .prompt, .bareNumbers],
    signs: .members(Sign.olderRating, .olderRating),
    needs: .each { kind, client, _ in RequiredPart.ofOlder(client, kind) },
    starter: StarterNotes(about: [], wanted: []),
    page: .onlyTable,
    statements: .valoracions,
    members: [
      Member(
        name: "tmin", type: .integer(.int32),
        needs: [(olderRatingIOS, .required), (olderRatingAndroid, .optional(default: "0"))],
        isNegativeOdd: true, unit: .day,
        meaning: "Days that must pass before the prompt.", example: "5",
        evidence: [
          "older-rating-ios", "older-rating-android", "older-rating-decision-ios", "older-rating-decision-android",
        ]),
      Member(
        name: "num_apert", type: .integer(.int32),
        needs: [(olderRatingIOS, .required), (olderRatingAndroid, .optional(default: "0"))],
        isNegativeOdd: true,
        meaning: "Openings of the app that must happen before the prompt; 0 disables it on Android only.",
        example: "10",
        evidence: ["older-rating-ios", "older-rating-android", "older-rating-zero"]),
      Member(
        name: "messages", type: .shaped("list of texts, each with its language", .messages),
        needs: [(olderRatingAndroid, .required)], formerNames: ["text"],
        meaning: "The question that Android asks, by language. iOS asks with the system's own dialog.",
        example:
          #"[{"languaje": "ca", "content": "T'agrada l'app?"}, {"languaje": "es", "content": "¿Te gusta la app?"}]"#,
        evidence: ["older-rating-messages", "older-rating-content"]),
    ])

  private static let olderRatingIOS = ClientSet(.valoracionsIOS)
  private static let olderRatingAndroid = ClientSet(.valoracionsAndroid)
}
