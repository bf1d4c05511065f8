/// Facts about stores, platforms, languages, dates, JSON and YAML; and where this program draws a line of its own.
extension Fact {
  static let general = [stores, languages, dates, texts, choices].flatMap { $0 }

  // MARK: Stores and identifiers

  private static let stores: [Fact] = [
    Fact(
      "store-highest-code",
      "Google Play takes version codes up to 2100000000, and an app published with it cannot be updated.",
      in: "developer.android.com/studio/publish/versioning, Android lint HighAppVersionCode",
      .documented),
    Fact(
      "platform-android-code",
      "versionCode on Android is an integer of 32 bits.",
      in: "AOSP PackageInfo", .documented),
    Fact(
      "library-packages",
      """
      Package managers know the libraries by the names in their own READMEs and podspecs. The group of the Kotlin \
      Multiplatform one is taken to be that of the Android one.
      """, in: "READMEs, podspecs and build files of the libraries and wrappers", .documented),
    Fact(
      "platform-android-levels",
      "Each API level of Android is that of one release or of a few: 33 is Android 13, 25 is 7.1, 7.1.1 or 7.1.2.",
      in: "developer.android.com, “Codenames, tags, and build numbers” and “uses-sdk”; levels 21 to 36", .documented),
    Fact(
      "platform-application-ids",
      """
      An Android id has two or more segments of letters, digits and underscores that begin with a letter; an \
      Apple id has letters, digits, - and dots.
      """,
      in: "developer.android.com/studio/build/application-id, Apple's glossary", .documented),
    Fact(
      "store-apple-pages",
      "An app's page in the App Store has id and digits in its path, on apps.apple.com or itunes.apple.com.",
      in: "README 3.0.1, Apple QA1633", .documented),
    Fact(
      "store-google-pages",
      """
      An app's page on Google Play is /store/apps/details with the package as id; market://details opens the \
      store app alone.
      """,
      in: "developer.android.com, “Linking to Google Play”", .documented),
    Fact(
      "store-short-links", "Short links do not show which app they lead to.", in: "Apple QA1633",
      .documented),
    Fact(
      "store-page-language",
      "l= on Apple's pages and hl= on Google's ask for a language of the page.",
      in: "README 3.0.1 for l=; hl= was not checked", .unverified),
    Fact(
      "platform-url-on-linux",
      "Foundation makes no URL of a text that is empty or has a space in it, and encodes letters with accents.",
      in: "URL(string:)", .measured("Swift Foundation on Linux, not on Apple's systems")),
    Fact(
      "platform-private-hosts",
      "Some host names and addresses lead to the device itself or into a private network.",
      in: "RFC 1918, RFC 3927, RFC 4193, RFC 6761, RFC 6762, RFC 6890", .documented),
    Fact(
      "platform-reserved-hosts",
      "`.example`, `.invalid` and `.test` end no names of machines; `example.com`, `.net` and `.org` have no app's page.",
      in: "RFC 2606, RFC 6761", .documented),
    Fact(
      "platform-unopened-addresses",
      """
      Nothing opens an address whose scheme no app answers to, or that names no host; browsers mend slashes that \
      are too few or too many.
      """,
      in: "UIApplication.open, Intent.ACTION_VIEW, URL Standard", .platform),
    Fact(
      "platform-alert-length",
      """
      Apple and Google ask for short titles and messages of one or two lines. Neither names a number of \
      characters.
      """,
      in: "Human Interface Guidelines “Alerts”, Material “Dialogs”", .documented),
  ]

  // MARK: Languages

  private static let languages: [Fact] = [
    Fact(
      "language-codes", "Languages have the shortest code of ISO 639: ca, es, en.", in: "BCP 47",
      .unverified),
    Fact(
      "language-ela-geminada",
      """
      The Catalan l·l is written with U+00B7 between two l. U+0140 is kept for old texts, and a point or bullet \
      is a mistake.
      """,
      in: "Softcatalà, “Codificació de la l·l”", .documented),
    Fact(
      "language-spanish-marks",
      "Spanish questions and exclamations open with ¿ and ¡.",
      in: "Spanish orthography", .unverified),
  ]

  // MARK: Dates and files

  private static let dates: [Fact] = [
    Fact(
      "time-magnitudes",
      """
      Seconds, milliseconds, microseconds and nanoseconds since 1970 do not overlap for dates from 1973 to 5138; \
      a count of seconds read as milliseconds is a day of January 1970.
      """, in: "arithmetic", .measured("computed")),
    Fact(
      "time-local-midnight",
      "A window that ends at midnight ends as that day begins. The window of the README begins at a midnight of Barcelona.",
      in: "README 3.0.1", .read),
    Fact(
      "time-written-dates",
      "A written date has the form of RFC 3339, with a zone.",
      in: "RFC 3339, section 5.6", .documented),
    Fact(
      "time-local-dates",
      "In Catalan and Spanish the day comes before the month in a date of numbers; in American English the month comes first.",
      in: "CLDR, date formats of ca, es and en-US", .documented),
    Fact(
      "time-madrid",
      """
      Barcelona has summer time from the last Sunday of March to the last of October, both at 01:00 UTC. \
      Since 1996, as is believed.
      """,
      in: "tzdata", .measured("tzdata for 2025–2030, Foundation for later years")),
    Fact(
      "platform-json-text",
      "JSON is UTF-8; half of a surrogate pair is grammatical and unpredictable.",
      in: "RFC 8259", .documented),
    Fact(
      "yaml-libyaml",
      """
      libyaml gives texts without types, takes U+0085, U+2028 and U+2029 for line breaks, and cuts plain texts \
      at “ #” and “: ”.
      """,
      in: "libyaml 0.2.5", .measured("libyaml 0.2.5")),
    Fact(
      "yaml-scalars",
      """
      Only " and ' stand around a text; typographic marks are part of it. Escapes are undone between two " alone; \
      elsewhere a backslash is a character.
      """,
      in: "YAML 1.2.2, libyaml 0.2.5", .measured("libyaml 0.2.5")),
    Fact(
      "yaml-versions",
      "YAML 1.1 reads words such as no, numbers such as 010, 1_000 and 12:30, and dates, otherwise than YAML 1.2.",
      in: "PyYAML, YAML 1.2.2", .measured("PyYAML 6.0.3 on libyaml")),
  ]

  // MARK: Texts

  private static let texts: [Fact] = [
    Fact(
      "platform-invisible-characters",
      "Some characters cannot be seen, and some turn the direction of what follows.",
      in: "CVE-2021-42574 and the lists of scanners", .documented),
    Fact(
      "platform-garbled-text",
      "Texts such as Ã© were decoded with another encoding than they were written in.",
      in: "UTF-8 and Latin 1", .measured("computed")),
    Fact(
      "platform-placeholders",
      "Some texts stand for one that was not written yet: TITLE_ES, TODO, lorem ipsum, %s.",
      in: "README 3.0.1, mock texts of osam-controldeversions-android", .read),
    Fact(
      "platform-html-entities", "&amp; and its like are signs of HTML.", in: "HTML 4", .documented),
  ]

  // MARK: Our choices

  private static let choices: [Fact] = [
    Fact(
      "choice-far-ahead", "An end more than five years ahead is taken for a slip.",
      in: "this program", .choice),
    Fact(
      "choice-past-window", "How long ago a window must have closed to be a slip.",
      in: "this program", .choice),
    Fact(
      "choice-force-without-end", "FORCE without an end is worth a word.", in: "this program",
      .choice),
    Fact(
      "choice-large-limits",
      "More than a year of minutes, or very many openings, are taken for a slip.",
      in: "this program", .choice),
    Fact(
      "choice-duration",
      "3600000 and more as dialogDisplayDuration is taken for milliseconds: 41 days of quiet.",
      in: "this program", .choice),
    Fact(
      "choice-platforms-agree",
      "Documents of one app for both platforms are meant to agree.",
      in: "this program", .choice),
    Fact(
      "choice-same-text", "A short text may be the same in every language.", in: "this program",
      .choice),
    Fact(
      "choice-language-words",
      "The words that tell one language from another are ours.",
      in: "tools/check-languages.py", .choice),
    Fact(
      "choice-secure-addresses", "An address without https: is worth a word.", in: "this program",
      .choice),
    Fact(
      "choice-listed-hosts",
      "Hosts that are neither a store's nor the settings' are worth a word.",
      in: "this program", .choice),
    Fact(
      "choice-recognition", "Which document a file holds is told by its keys.",
      in: "Sign and OwnForm", .choice),
    Fact(
      "choice-settings", "What settings, comments and baselines may say.", in: "docs/settings.md",
      .choice),
  ]
}
