/// Facts about the city's two older libraries and their documents.
extension Fact {
  static let older = [
    olderReleases, olderValues, olderReaders, olderComparisons, olderAlerts, olderRating,
  ].flatMap { $0 }

  private static let versionIOS = ClientSet(.controlDeVersionsIOS)
  private static let versionAndroid = ClientSet(.controlDeVersionsAndroid)
  private static let versions = versionIOS | versionAndroid
  private static let ratingIOS = ClientSet(.valoracionsIOS)
  private static let ratingAndroid = ClientSet(.valoracionsAndroid)
  private static let gson: Known = .measured("the library's own code with Gson 2.10")
  private static let onLinux: Known = .measured("CoreFoundation on Linux, not on Apple's systems")

  // MARK: Releases

  private static let olderReleases: [Fact] = [
    Fact(
      "older-releases",
      """
      osam-controldeversions-ios was renumbered: 2.10 is older than 1.3.0. What it does with version documents \
      is the same in every release.
      """, versions | ratingIOS | ratingAndroid, in: "tags of the four libraries", .read),
    Fact(
      "older-numeric-parts", "The parts of versions compare as numbers; before, as texts.",
      OlderOSAMChange.numericParts.releases,
      in: "compareVersionNames in AlertMessageService.java 1.5.0, 1.5.1",
      .readAndMeasured),
    Fact(
      "older-numbered-legal",
      "legal_version and legal_URL are read; the conditions return when the number grows.",
      OlderOSAMChange.numberedLegal.releases,
      in: "Constants.h 2.5–2.9, AlertMessageDto.java 1.5.0, 1.5.1", .read),
    Fact(
      "older-plain-legal",
      "legalURL is read, a text or a text in each language.",
      OlderOSAMChange.plainLegal.releases,
      in: "Constants.h 2.10, AlertMessageDto.java 1.5.7", .read),
    Fact(
      "older-language-as-given",
      """
      The message of the language that the app sets is used, as given; before, that of the device in small \
      letters.
      """,
      OlderOSAMChange.languageAsGiven.releases, in: "RateMeMaybeFragment.java", .readAndMeasured),
    Fact(
      "older-random-comparison",
      """
      21 000 random documents were read alike by the five Android releases of controldeversions and the three of \
      valoracions. The iOS libraries were compared with a second reading of their source.
      """, versionAndroid | ratingAndroid,
      in: "the libraries' own Java", .measured("the libraries' own code")),
  ]

  // MARK: Values

  private static let olderValues: [Fact] = [
    Fact(
      "older-keys", "Keys count letter by letter; unknown ones are ignored.",
      versions | ratingIOS | ratingAndroid,
      in: "T21AlertComponent.m, AlertMessageDto.java, AppStoreRatings.swift, ParamsDto.java", .read),
    Fact(
      "older-version-ios",
      """
      version is handed to compare: as it is. What a missing one does is not defined; anything but a text is \
      believed to crash.
      """, versionIOS, in: "parseJSONDict in T21AlertComponent.m 1.3.4", .unverified),
    Fact(
      "older-version-android",
      """
      version may be a text, a number or a word and becomes text. Without it nothing is shown, a list or object \
      there is onFailure.
      """, versionAndroid, in: "shouldMessageBeShown in AlertMessageService.java 1.5.8", gson),
    Fact(
      "older-mode-ios",
      "comparisonMode is what stands in front as a number, 0 without one and 0 when missing.",
      versionIOS,
      in: "T21AlertComponent.m 1.3.4", .read),
    Fact(
      "older-mode-android",
      "comparisonMode is a whole number, also in quotes. Missing, nothing is shown; any other value is onFailure.",
      versionAndroid, in: "AlertMessageDto.java 1.5.8", gson),
    Fact(
      "older-null-ios", "Null in the place of a number or a text is believed to crash the app.",
      versionIOS,
      in: "T21AlertComponent.m 1.3.4", .unverified),
    Fact(
      "older-system-android",
      """
      minSystemVersion that is not whole numbers with dots between them crashes the app; missing, it is not \
      checked.
      """,
      versionAndroid, in: "AlertMessageService.java 1.5.8", gson),
    Fact(
      "older-texts",
      "title, message and button labels are a text or an object of texts by language. Anything else gives no text.",
      versions, in: "T21AlertComponent.m 1.3.4, AlertMessageMapper.java 1.5.8", .read),
    Fact(
      "older-empty-label",
      """
      An empty button label counts as no button on iOS and as one on Android, where the system's dialog was not \
      tried.
      """,
      versions, in: "T21AlertComponent.m 1.3.4, CustomAlertDialogFragment.java 1.5.8", .read),
    Fact(
      "older-url-ios", "okButtonActionURL that is not a text crashes the app when OK is touched.",
      versionIOS,
      in: "T21AlertComponent.m 1.3.4", .read),
    Fact(
      "older-url-android",
      "okButtonActionURL may be a number; a list or object there makes the whole file onFailure.",
      versionAndroid, in: "AlertMessageDto.java 1.5.8", gson),
    Fact(
      "older-readme-url",
      "The example address in the READMEs stands twice, with spaces and angle brackets, and begins with http:.",
      versions, in: "READMEs of osam-controldeversions", .read),
    Fact(
      "older-service",
      """
      gooltracking_enable, data_inici_activacio and data_fi_activacio belong to another component: a switch, and two dates \
      dd/MM/yyyy in Europe/Madrid between which it is on, the last day included.
      """,
      versionIOS, in: "T21ServiceComponent.m, the same in every tag", .read),
  ]

  // MARK: Readers

  private static let olderReaders: [Fact] = [
    Fact(
      "older-file-ios",
      """
      A file that is not JSON, or holds no object, is an error for the app, whatever the status of the answer \
      was. One that is not UTF-8 is believed to crash.
      """, versionIOS, in: "T21AlertComponent.m 1.3.4", .read),
    Fact(
      "older-file-android",
      "A file that is not JSON, or a list, is onFailure; an empty one is a document in which nothing is set.",
      versionAndroid,
      in: "AlertMessageService.java 1.5.8", gson),
    Fact(
      "older-gson",
      """
      Gson reads bare keys, single quotes and comments, and refuses a comma at the end of an object and text \
      after the document. A number may stand for a text, and a text of digits for a number.
      """, versionAndroid | ratingAndroid,
      in: "doPeek in JsonReader.java and assertFullConsumption in Gson.java, gson-parent-2.8.2",
      gson),
    Fact(
      "older-apple-json",
      """
      Foundation accepts a comma at the end of an object. Of a key that comes twice JSONSerialization keeps the \
      last value and JSONDecoder the first.
      """, versionIOS | ratingIOS, in: "Foundation", .measured("Swift Foundation on Linux")),
    Fact(
      "older-duplicate-key",
      "Of a key that comes twice Gson keeps the last value.",
      versionAndroid | ratingAndroid, in: "Gson",
      gson),
    Fact(
      "older-android-crash",
      """
      What goes wrong after the file was read, in texts by language or in the comparison, happens in the \
      callback of the request and crashes the app.
      """, versionAndroid, in: "AlertMessageMapper.java, AlertMessageService.java 1.5.8",
      .readAndMeasured),
    Fact(
      "older-language-lookup",
      """
      A text is looked up by exactly the code the app asks with. Without it Android takes the first entry of the \
      file, and iOS any.
      """, versions, in: "T21AlertComponent.m 1.3.4, dataToModel in AlertMessageMapper.java 1.5.8",
      .readAndMeasured),
    Fact(
      "older-language-values",
      """
      Null or another value that is no text for the language asked for: Android has no text for null and crashes \
      otherwise; iOS is believed to crash.
      """, versions, in: "AlertMessageMapper.java 1.5.8, T21AlertComponent.m 1.3.4", .unverified),
    Fact(
      "older-empty-map",
      """
      An object without any language crashes the app on Android, also where no alert is due; on iOS it is no \
      text.
      """,
      versions, in: "AlertMessageMapper.java 1.5.8", .readAndMeasured),
    Fact(
      "older-language-codes",
      "The READMEs write Catalan as cat; the systems and the newer library write ca. Both are in use.",
      versions | ratingAndroid, in: "READMEs and demo apps", .read),
    Fact(
      "older-joined-lines",
      "The file is joined without line ends before it is read, so that a comment to the end of a line swallows the rest.",
      ratingAndroid, in: "doInBackground in RateMeMaybe.java 1.4.0", .readAndMeasured),
  ]

  // MARK: Comparisons

  private static let olderComparisons: [Fact] = [
    Fact(
      "older-numeric-search",
      """
      Versions compare with NSNumericSearch: runs of digits as numbers, the rest as characters, and 1.2 is lower \
      than 1.2.0.
      """,
      versionIOS, in: "T21AlertComponent.m", onLinux),
    Fact(
      "older-padded-integers",
      """
      Versions compare part by part as 32-bit integers, missing parts are 0. version that is not digits with \
      single dots between them, or has a larger part, crashes the app.
      """, OlderOSAMChange.numericParts.releases,
      in: "compareVersionNames in AlertMessageService.java 1.5.8", .readAndMeasured),
    Fact(
      "older-text-parts", "Parts compare as texts: 10 is lower than 9, and 1.02 than 1.2.",
      versionAndroid.subtracting(OlderOSAMChange.numericParts.releases),
      in: "AlertMessageService.java 1.5.0",
      .readAndMeasured),
    Fact(
      "older-system-float",
      """
      minSystemVersion and the system are read as numbers with a fraction: 13.10 is 13.1 and lower than 13.2, \
      and no number is 0.
      """, versionIOS, in: "UIDevice+T21CommonUtils.h 1.3.4", onLinux),
    Fact(
      "older-installed-android",
      "An installed versionName that is not digits and dots shows a notice of its own, and no file is fetched.",
      versionAndroid, in: "AlertMessageService.java 1.5.8", .read),
  ]

  // MARK: Alerts

  private static let olderAlerts: [Fact] = [
    Fact(
      "older-decision",
      """
      Mode 0 shows the alert to installed versions below version, 1 to equal ones, 2 to those above, any other \
      number to nobody. The system must be as new as minSystemVersion.
      """, versions,
      in: "T21AlertComponent.m 1.3.4, shouldMessageBeShown in AlertMessageService.java 1.5.8",
      .readAndMeasured),
    Fact(
      "older-no-memory",
      "Nothing is remembered: the alert is shown at every check while it applies.", versions,
      in: "T21AlertComponent.m 1.3.4, showMessageDialog in AlertMessageService.java 1.5.8", .read),
    Fact(
      "older-kinds",
      """
      Which buttons there are makes the kind: none blocks the app, OK alone opens the address and stays, both \
      let people choose, Cancel alone informs.
      """, versions, in: "READMEs, T21AlertComponent.m, CustomAlertDialogFragment.java", .read),
    Fact(
      "older-alert-comes-back",
      "With OK alone the alert comes back on iOS only when it has both a title and a message.",
      versionIOS,
      in: "openAlertActionURLWithTitle in T21AlertComponent.m 1.3.4", .read),
    Fact(
      "older-ok-without-address",
      "A label for OK without an address shows a button that opens nothing.", versions,
      in: "T21AlertComponent.m 1.3.4, CustomAlertDialogFragment.java 1.5.8", .read),
    Fact(
      "older-address-android",
      "An address that begins with neither http:// nor https:// gets http:// in front.",
      versionAndroid, in: "openUrl in CustomAlertDialogFragment.java 1.5.8", .read),
    Fact(
      "older-address-ios",
      "An address with spaces or angle brackets may open nothing; that differs by system.",
      versionIOS,
      in: "T21AlertComponent.m 1.3.4", .unverified),
  ]

  // MARK: Rating

  private static let olderRating: [Fact] = [
    Fact(
      "older-rating-ios",
      """
      tmin and num_apert must be whole numbers; 1.0 and 1e2 are. Anything else fails, and the launch is not \
      counted.
      """,
      ratingIOS, in: "ConfigData in AppStoreRatings.swift 1.0.1", .measured("JSONDecoder on Linux")),
    Fact(
      "older-rating-android",
      """
      tmin and num_apert are whole numbers of 32 bits, also in quotes, and 0 when missing or null. Anything else \
      crashes the app.
      """, ratingAndroid, in: "ParamsDto.java 1.4.0", gson),
    Fact(
      "older-rating-messages",
      """
      messages must be a list of objects, each with languaje; without the list or the key the app crashes. iOS \
      ignores it.
      """,
      ratingIOS | ratingAndroid, in: "onPostExecute in RateMeMaybe.java 1.4.0, Message.java",
      .readAndMeasured),
    Fact(
      "older-rating-lists",
      "Of several messages Gson decodes each list and keeps the last: an element that is no object crashes the app in any.",
      ratingAndroid, in: "ParamsDto.java 1.4.0", gson),
    Fact(
      "older-rating-content",
      """
      The language is kept in small letters, the last of two counts, and without content the built-in text is \
      used.
      """,
      ratingAndroid, in: "RateMeMaybeFragment.java 1.4.0", .readAndMeasured),
    Fact(
      "older-rating-file",
      """
      A file that cannot be read is a failure on iOS and crashes the app on Android, where an empty one counts \
      as zeros.
      """,
      ratingIOS | ratingAndroid,
      in: "doInBackground in RateMeMaybe.java 1.4.0, AppStoreRatings.swift 1.0.1", .readAndMeasured),
    Fact(
      "older-rating-decision-ios",
      """
      In each build the prompt is due once, from num_apert launches and tmin days after the first successful \
      check on.
      """,
      ratingIOS, in: "updateRatingStats in AppStoreRatings.swift 1.0.1", .read),
    Fact(
      "older-rating-decision-android",
      """
      The prompt is due from num_apert launches and tmin days on, and again after as many, until somebody \
      answers.
      """,
      ratingAndroid, in: "RateMeMaybe.java 1.4.0", .readAndMeasured),
    Fact(
      "older-rating-zero",
      "num_apert of 0 and less prompts at once on iOS and never on Android.",
      ratingIOS | ratingAndroid,
      in: "AppStoreRatings.swift 1.0.1, RateMeMaybe.java 1.4.0", .readAndMeasured),
  ]
}
