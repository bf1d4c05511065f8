/// Facts about the common module, the wrapper for Flutter and their documents.
extension Fact {
  static let module = [
    moduleReleases, moduleShapes, moduleReader, moduleVersions, moduleFilters, moduleTexts, moduleRating,
  ].flatMap { $0 }

  private static let every = ClientSet.commonModule
  private static let runs: Known = .measured(
    "180 inputs on kotlinx.serialization 1.0.0, 1.3.2, 1.5.0 and 1.7.3")

  private static func changed(
    _ id: ID, _ claim: String, _ change: ModuleChange, in source: String, _ known: Known = .read
  ) -> Fact {
    Fact(id, claim, change.releases, in: source, known)
  }

  // MARK: Releases

  private static let moduleReleases: [Fact] = [
    Fact(
      "module-releases",
      """
      There are no releases 1.0.2 and 2.1.0. The tags 2.3.0-dev and 2.2.5-dev have the same source, and so do \
      3.0.0 and 3.0.1 but for the README. A -dev tag from 2.2.0 to 2.2.4 has the client code of the release it \
      precedes.
      """,
      every, in: "tags of modul_comu_osam", .read),
    Fact(
      "module-later-releases",
      """
      The tags 3.1.0 and 3.2.0 were not read as a whole but by files of the commits whose build files name them, and of \
      commits near these. The decision of 3.2.0 is that of a commit shortly before it. Development releases after 3.0.1 were \
      not read as releases. Those in the tables are the ones that a file or a wrapper names; there may be others.
      """,
      ModuleChange.filtersDevices.releases,
      in: "commits 0a09367, 6b5bf3e, 3a5b964 and 537f188 (3.1.0), 31cc511, 5c63279 (3.1.8-dev), dcf985f (3.2.0)", .read),
    Fact(
      "module-flutter",
      "The Flutter wrapper reads no JSON: each of its releases carries a native one and maps its answers.",
      every, in: "android/build.gradle and ios/*.podspec of each tag of modul_comu_osam_flutter",
      .read),
    Fact(
      "module-flutter-development",
      """
      Development releases of the Flutter wrapper carry development releases of the module. Which one those from 8.0.5-dev \
      to 8.0.12-dev carry was not read. Podspecs up to 8.1.9-dev take later releases of the module too, and older ones up \
      to 8.0.8-dev.
      """,
      every, in: "android/build.gradle and ios/*.podspec of modul_comu_osam_flutter", .read),
    Fact(
      "module-react-native",
      "The React Native wrapper react-native-modul-comu-osam reads no JSON: each of its releases carries a native one.",
      every, in: "build.gradle and podspec of react-native-modul-comu-osam, 0.1.0 to 0.3.0", .read),
    Fact(
      "module-cordova",
      """
      The Cordova plugin cordova-plugin-comu-osam reads no JSON: it holds a file of the native library for Android. Which \
      release its framework for iOS is, does not stand in it.
      """,
      every, in: "plugin.xml 1.0.3 to 1.0.5 of NexusGeographics/modul-comu-osam", .read),
    Fact(
      "module-decoders",
      """
      Eight combinations of JSON library, reader settings and document classes decode differently. A class \
      changes at 1.0.7, 1.1.0, 2.3.0-dev and 3.1.0, the library at 1.0.6, 2.1.1, 2.1.3 and 2.2.0-dev.
      """,
      every, in: "Dependencies.kt, libs.versions.toml, Models.kt, DtoModels.kt, HttpClientFactory.kt",
      .readAndMeasured),
    Fact(
      "module-lenient-reader", "The reader is set to be lenient: keys and texts need no quotes.",
      .lenient,
      in: "HttpClientFactory.kt", .readAndMeasured),
    changed(
      "module-falls-back-on-cache",
      """
      When the fetch fails or the answer does not decode, what was fetched before is used again, FORCE and \
      rating limits included.
      """, .fallsBackOnCache, in: "CommonRepository.kt"),
    changed(
      "module-stays-silent",
      "When the fetch fails or the answer does not decode, nothing is shown and nobody called back.",
      .staysSilentOnFailure, in: "CommonRepository.kt, OSAMCommonsInternal.kt"),
    Fact(
      "module-answers-error",
      "When the fetch fails or the answer does not decode, the callback gets ERROR.",
      ModuleChange.fallsBackOnCache.missing.subtracting(ModuleChange.staysSilentOnFailure.releases),
      in: "CommonRepository.kt, OSAMCommonsInternal.kt", .read),
    Fact(
      "module-random-comparison",
      """
      198 500 decoding verdicts on damaged documents, 52 200 version decisions of 17 tags and 17 370 rating \
      decisions of 13 tags were compared with the module's own code. Decisions of 1.0.0–1.0.6, Kotlin/Native and \
      real dialogs were not.
      """,
      every, in: "the module's own Kotlin, run on the JVM", .measured("the module's own code")),
  ]

  // MARK: Shapes

  private static let moduleShapes: [Fact] = [
    Fact(
      "module-wire-form",
      """
      Both documents stand in an object called data; other members beside it are ignored. Without data, or with \
      null or a list there, nothing decodes.
      """, every, in: "Models.kt 1.0.0, DtoModels.kt 1.1.0", .readAndMeasured),
    Fact(
      "module-all-or-nothing",
      "One member that does not decode makes the whole document undecodable.", every,
      in: "Models.kt 1.0.0, DtoModels.kt 1.1.0 and 3.0.1", .readAndMeasured),
    Fact(
      "module-version-members",
      """
      Every member of the version document is required but startDate and endDate; id, appId, packageName and \
      platform are decoded and then not used.
      """, every, in: "Models.kt 1.0.0, DtoModels.kt 1.1.0 and 3.0.1", .readAndMeasured),
    changed(
      "module-dates-in-document",
      "startDate, endDate and serverDate are read, and serverDate is required.",
      .comparesDates,
      in: "DtoModels.kt 1.1.0", .readAndMeasured),
    changed(
      "module-date-defaults", "startDate left out or null is 0, endDate 9223372036854775807.",
      .comparesDates,
      in: "DtoModels.kt, DtoMappers.kt 1.1.0", .readAndMeasured),
    changed(
      "module-memory-members",
      "checkBoxDontShowAgain and dialogDisplayDuration are required and have no defaults.",
      .remembersAnswers, in: "DtoModels.kt 2.3.0-dev, 3.0.1", .readAndMeasured),
    changed(
      "module-filter-members",
      """
      osVersionComparisonMode and modelComparisonMode are whole numbers, osVersion is a text and models a list of texts. Each \
      may be left out, none may be null, and one of another type makes the document undecodable. Between the texts of \
      models the comma must stand.
      """, .filtersDevices, in: "Dto at commit 0a09367; README at 537f188",
      .measured("564 inputs on kotlinx.serialization 1.6.3 and 1.9.0")),
    Fact(
      "module-readme-optional",
      """
      The README calls ok, cancel, url, checkBoxDontShowAgain and dialogDisplayDuration optional, and lists id, \
      appId and versionName in its example only. The clients need them all.
      """, every, in: "README 3.0.1, DtoModels.kt", .read),
    Fact(
      "module-readme-example",
      """
      In the README's example startDate equals endDate and serverDate is days later, the texts are placeholders \
      such as TITLE_ES, and the Catalan cancel text is “Cancel.lar”.
      """, every, in: "README 3.0.1", .read),
    Fact(
      "module-null", "Null fails everywhere but in startDate and endDate.", every, in: "DtoModels.kt",
      runs),
    Fact(
      "module-rating-members",
      """
      id, appId, packageName, platform, minutes, numAperture and message are required; the first four are then \
      not used.
      """,
      every, in: "Models.kt 1.0.0, DtoModels.kt 1.1.0 and 3.0.1", .readAndMeasured),
    Fact(
      "module-rating-message",
      """
      The README calls message obsolete from 2.0.0 on, and a short README that names 3.2.0 shows a document without it. \
      Every release still needs it in all three languages.
      """,
      every, in: "README, DtoModels.kt 3.0.1, Dto at commit 0a09367", .readAndMeasured),
    Fact(
      "module-rating-identifier",
      "The README calls appStoreIdentifier mandatory. No release reads it.", every,
      in: "README, DtoModels.kt of every tag", .read),
    changed(
      "module-dialog-texts",
      """
      title, ok, cancel and neutral are optional texts in three languages that replace those of the dialog on \
      Android; any other value makes the document undecodable.
      """, .readsDialogTexts, in: "Models.kt 1.0.7", .readAndMeasured),
    Fact(
      "module-rating-units",
      "minutes are whole minutes since the last prompt, numAperture counts openings of the app.",
      every,
      in: "Models.kt", .read),
  ]

  // MARK: The JSON reader

  private static let moduleReader: [Fact] = [
    Fact(
      "module-unknown-key",
      """
      Members the client does not know are ignored at every level. Their values are stepped over by matching \
      brackets and quotes, so that much passes there which is not JSON.
      """, every,
      in:
        "HttpClientFactory.kt; skipElement in JsonReader.kt v1.0.0, AbstractJsonLexer.kt v1.3.2, v1.5.0, v1.7.3",
      .readAndMeasured),
    Fact(
      "module-key-spelling",
      """
      A key in other letter case is an unknown key, and the real one is missing. A key written with escapes is \
      read.
      """, every,
      in: "kotlinx.serialization", runs),
    Fact(
      "module-duplicate-key",
      """
      Of a key that comes twice the last value counts, but each is decoded, so a wrong earlier one fails too. \
      Objects are replaced and not merged.
      """, every, in: "kotlinx.serialization", runs),
    Fact(
      "module-words",
      "comparisonMode and platform must be one of their words, letter by letter.",
      every, in: "DtoModels.kt", runs),
    Fact(
      "module-text-map",
      """
      A text is an object with exactly es, en and ca as texts. More languages are ignored; a missing one, null, \
      a plain text or a list fails.
      """, every, in: "Models.kt, DtoModels.kt", runs),
    Fact(
      "module-scalar-texts",
      "A number, true or false in the place of a text fails; the lenient releases take it as a text.",
      every,
      in: "kotlinx.serialization", runs),
    changed(
      "module-booleans",
      "true and false count in any letter case, also in quotes. 0, 1 and “yes” fail.",
      .remembersAnswers,
      in: "kotlinx.serialization 1.7.3, consumeBooleanLenient", runs),
    Fact(
      "module-whole-numbers",
      """
      A whole number may stand in quotes and begin with zeros. A point, spaces inside the quotes and other \
      notations fail.
      """,
      every, in: "JsonReader.kt v1.0.0; consumeNumericLiteral in AbstractJsonLexer.kt v1.3.2, v1.7.3",
      runs),
    Fact(
      "module-plus-sign",
      """
      A whole number may begin with a plus sign, and on the JVM have other digits than ASCII. What iOS does was \
      not measured.
      """,
      DecoderRange.clients { $0 == .kotlinx100 }, in: "JsonReader.kt v1.0.0", runs),
    Fact(
      "module-exponents",
      """
      A whole number may have an exponent when its value is whole. It goes through a floating-point number and \
      may change.
      """,
      DecoderRange.clients { $0 == .kotlinx173 }, in: "AbstractJsonLexer.kt v1.7.3", runs),
    Fact(
      "module-number-range",
      """
      id, appId, minutes and numAperture have 32 bits, the others 64; a number outside fails. From 1.0.6 on some \
      numbers of 20 digits wrap around into other ones instead.
      """, every, in: "AbstractJsonLexer.kt v1.3.2, v1.7.3", runs),
    Fact(
      "module-endless-value",
      """
      Where the text ends inside a list or an object of an unknown member, the reader goes round for ever: the callback \
      is never called.
      """,
      DecoderRange.clients { $0.goesRoundAtEnd }, in: "JsonReader.kt v1.0.0",
      .measured("the tags' own code, on the JVM")),
    Fact(
      "module-missing-comma",
      "A missing comma between members is read past.",
      every, in: "kotlinx.serialization", runs),
    Fact(
      "module-commas",
      """
      A comma at the end or in front, or two in a row, fails. Up to 1.0.5 one may stand in front in an inner \
      object.
      """, every,
      in: "decodeElementIndex in StreamingJsonDecoder.kt v1.0.0; checkLeadingComma in v1.3.2", runs),
    Fact(
      "module-comments",
      "Comments fail, but for some in values that are ignored.",
      every, in: "kotlinx.serialization", runs),
    Fact(
      "module-quotes",
      """
      Keys and texts need double quotes. The lenient releases read bare ones, and keep single quotes as part of \
      the text.
      """,
      every, in: "consumeStringLenientNotNull in AbstractJsonLexer.kt v1.5.0", runs),
    Fact(
      "module-control-characters",
      "Raw line breaks, tabs and NUL in a text are accepted.",
      every, in: "kotlinx.serialization",
      runs),
    Fact(
      "module-escapes", "Unknown and short escapes fail. Half of a surrogate pair is accepted.",
      every,
      in: "kotlinx.serialization", runs),
    Fact(
      "module-root",
      "An empty file, anything but an object at the root, and anything after it fail.", every,
      in: "kotlinx.serialization", runs),
    Fact(
      "module-byte-order-mark", "A byte-order mark reaches the JSON reader and fails.", every,
      in: "ktor 1.6.5 KotlinxSerializer.kt, 3.0.0 KotlinxSerializationConverter.kt",
      .readAndMeasured),
    Fact(
      "module-utf8", "The body is decoded as UTF-8, whatever the answer says of itself.", every,
      in: "ktor 1.6.5 KotlinxSerializer.kt, 3.0.0 ContentNegotiation.kt", .read),
  ]

  // MARK: Version control

  private static let moduleVersions: [Fact] = [
    changed(
      "module-window",
      """
      An alert is shown only while serverDate lies between startDate and endDate, both included to the \
      millisecond. The window is tested before the mode.
      """, .comparesDates, in: "isInTimeRange in Models.kt"),
    changed(
      "module-window-clock",
      """
      Online the moment compared is serverDate of the answer, so that a file that nobody rewrites has a window \
      that stands still. Offline it is the device's clock.
      """, .comparesDates, in: "Models.kt; getCachedVersion in CommonRepositoryUtils.kt"),
    Fact(
      "module-never-compares-version",
      "No release compares versionCode, packageName or platform with the installed app.", every,
      in: "CommonRemoteDataSource.kt, OSAMCommonsInternal.kt, Models.kt", .read),
    Fact(
      "module-service-chooses",
      """
      The request has the package, the platform and the installed version code in its path, and the service \
      chooses the document. How it chooses is not public.
      """, every, in: "CommonRemoteDataSource.kt", .read),
    Fact(
      "module-installed-code",
      """
      On Android the installed code is the versionCode of 32 bits; on iOS CFBundleVersion read as one whole \
      number, and anything else there is an ERROR.
      """, every, in: "PlatformInformation.kt, androidMain and iosMain", .read),
    Fact(
      "module-codes-in-practice",
      "The module's own version codes have ten digits that begin with year and month, but for 20230417 in 2.1.1.",
      every,
      in: "Dependencies.kt", .read),
    changed(
      "module-refuses-second-alert", "A call while an alert is on the screen gets ERROR.",
      .refusesSecondAlert,
      in: "OSAMCommonsInternal.kt"),
    changed(
      "module-build-of-32-bits",
      """
      On iOS the build number is made a number of 32 bits before the service is asked. Beyond 2147483647 that fails, so \
      that what was fetched before decides.
      """,
      .takesBuildsOf32Bits, in: "PlatformInformation.kt, iosMain, CommonRepository.kt",
      .measured("the tags' own code of 1.0.0, 1.0.5 and 1.0.6")),
    Fact(
      "module-online-on-ios",
      """
      An iOS device always counts as online, so that without a network its fetch fails and what it kept is not \
      used.
      """,
      ModuleChange.checksNetworkOnIOS.missing, in: "PlatformInformation.kt, iosMain", .read),
    changed(
      "module-cache-owner", "What was kept serves only the version code it was fetched for.",
      .keepsForOneVersion,
      in: "CommonRepositoryUtils.kt"),
    Fact(
      "module-catalan-texts",
      "Offline the Catalan cancel text stands in the place of the Catalan OK text.",
      ModuleChange.keepsCatalanOK.missing, in: "CommonPreferences.kt", .read),
    changed(
      "module-memory",
      """
      LAZY and INFO are shown only when the last OK was given without the box and is as long ago as \
      dialogDisplayDuration says. A new device may show nothing until it sees a change.
      """, .remembersAnswers,
      in: "CommonRepositoryUtils.kt, OSAMCommonsInternal.kt", .readAndMeasured),
    Fact(
      "module-quiet-without-callback",
      "When memory keeps an alert away, nobody is called back; later releases say DISMISSED.",
      ModuleChange.remembersAnswers.releases.subtracting(ModuleChange.callsBackWhenQuiet.releases),
      in: "OSAMCommonsInternal.kt", .read),
    changed(
      "module-change",
      """
      A document counts as new when one of versionCode, comparisonMode, startDate, endDate, title, message, ok, \
      cancel, url, checkBoxDontShowAgain and dialogDisplayDuration differs, looked at in this order; then the \
      box and the quiet time are forgotten. versionCode must differ from the installed one too.
      """, .remembersAnswers,
      in: "hasVersionChanged in CommonRepositoryUtils.kt", .readAndMeasured),
    changed(
      "module-name-change",
      "A versionName that is neither the one before nor the installed one is a change too.",
      .comparesVersionName,
      in: "CommonRepositoryUtils.kt 3.0.1", .readAndMeasured),
    changed(
      "module-half-characters",
      "Texts are compared as UTF-16, so that another half of a character is a change.",
      .remembersAnswers, in: "the module's own code", .measured("the module's own code")),
    changed(
      "module-duration",
      "dialogDisplayDuration is in seconds; in milliseconds it saturates. Zero and less never keep an alert away.",
      .remembersAnswers, in: "isDialogDurationOver in CommonRepositoryUtils.kt", .readAndMeasured),
    Fact(
      "module-duration-since-1970",
      "A device that never answered counts from 1970, so that a longer duration than that keeps every alert away.",
      ModuleChange.remembersAnswers.releases.subtracting(ModuleChange.startsQuietTimeAtAnswer.releases),
      in: "isDialogDurationOver in CommonRepositoryUtils.kt; DialogEvent.kt at 6b5bf3e and 31cc511", .readAndMeasured),
    changed(
      "module-first-quiet-time",
      "On a device that never answered no quiet time runs, however long it is.", .startsQuietTimeAtAnswer,
      in: "DialogEvent.kt at 5c63279 (3.1.8-dev); that of 3.2.0 was not reached", .unverified),
    changed(
      "module-checkbox", "LAZY and INFO have the box, FORCE and NONE read neither it nor the duration.",
      .remembersAnswers, in: "OSAMCommonsInternal.kt 3.0.1"),
    Fact(
      "module-cancel-forgets", "Only OK keeps a ticked box: after Cancel the alert returns.",
      ModuleChange.remembersAnswers.releases.subtracting(ModuleChange.remembersEveryAnswer.releases),
      in: "OSAMCommonsInternal.kt 3.0.1; DialogEvent.kt at 6b5bf3e", .read),
    changed(
      "module-every-answer",
      """
      Cancel keeps a ticked box and starts the quiet time; the X, the back key and a tap outside start the quiet time.
      """, .remembersEveryAnswer, in: "DialogEvent.kt at 5c63279 (3.1.8-dev); that of 3.2.0 was not reached",
      .unverified),
    changed(
      "module-no-server-clock", "With a serverDate of 0 the window counts as open.", .skipsWindowWithoutClock,
      in: "ModelsData.kt at dcf985f"),
  ]

  // MARK: Filters

  private static let moduleFilters: [Fact] = [
    changed(
      "module-filters",
      """
      After the window and NONE, a device whose system or model a filter stops gets nothing and DISMISSED, with FORCE too. \
      The filters are no part of what a device keeps: without a network nobody is stopped, and an edit of them alone is no \
      change.
      """, .filtersDevices, in: "DialogEvent.kt at 6b5bf3e, 31cc511 and 5c63279, RepoUtils at 5c63279"),
    changed(
      "module-system-filter",
      """
      osVersionComparisonMode 0 lets systems up to osVersion through, 1 exactly that and 2 that or later; any other number \
      all. Versions are compared part by part as whole numbers, and missing parts are 0, so that 13 is 13.0.0. On Android the \
      system is the release (13), not the API level.
      """, .filtersDevices, in: "the comparison at 5327aca, PlatformInfo at dcf985f",
      .measured("399 rows, and 300 000 random comparisons with the module's own function")),
    Fact(
      "module-android-release", "Android names its version with one number since 9 (13), and with more before (8.1.0).",
      ModuleChange.filtersDevices.releases, in: "Build.VERSION.RELEASE", .platform),
    changed(
      "module-unreadable-system",
      """
      Where the version of the document or of the device is empty, or a part of it is no whole number of 32 bits, the filter \
      lets the device through.
      """, .filtersDevices, in: "the comparison at 5327aca",
      .measured("399 rows, and 300 000 random comparisons with the module's own function")),
    changed(
      "module-model-filter",
      """
      modelComparisonMode 1 lets the devices through whose model is in models, 2 all others; any other number all. Names are \
      compared whole and letter by letter. With 1 and an empty list nobody gets through.
      """, .filtersDevices, in: "ModelsData.kt at 6b5bf3e", .measured("294 rows")),
    changed(
      "module-model-names",
      """
      On Android the model is Build.MODEL without the brand; on iOS it is what the app hands over, the identifier of the \
      hardware (iPhone14,2) in the README and in the wrappers.
      """, .filtersDevices, in: "PlatformInfo at dcf985f; README at 537f188; modul_comu_osam_flutter 8.2.1"),
  ]

  // MARK: Alerts, texts and addresses

  private static let moduleTexts: [Fact] = [
    Fact(
      "module-buttons",
      """
      FORCE and INFO have OK, LAZY has OK and Cancel. OK is ACCEPTED, Cancel CANCELLED; NONE shows nothing and \
      is DISMISSED.
      """,
      every, in: "OSAMCommonsInternal.kt, AlertWrapper.kt", .read),
    changed(
      "module-info-dismissed", "OK on INFO is DISMISSED.", .infoIsDismissed,
      in: "OSAMCommonsInternal.kt"),
    Fact(
      "module-leaving",
      """
      On Android LAZY and INFO also close with the back key or a tap outside, which is DISMISSED.
      """, every, in: "AlertWrapper.kt", .read),
    Fact(
      "module-leaving-on-ios", "On iOS an alert closes by its buttons alone.", ModuleChange.closesByXOnIOS.missing,
      in: "AlertWrapper.kt, iosMain; Alert at 825041b", .read),
    changed(
      "module-own-screen",
      "On iOS the alert is a screen of the module, and LAZY and INFO close by its X, which is DISMISSED.",
      .closesByXOnIOS,
      in: "Alert, iosMain, at 5c63279 and dcf985f"),
    changed(
      "module-own-dialog",
      """
      The alert is drawn by the module, on iOS later than on Android: an empty text is a button without one, which can be \
      pressed, and nothing scrolls.
      """, .drawsOwnDialog, in: "Alert at 825041b, 31cc511 and dcf985f", .platform),
    Fact(
      "choice-small-screen",
      """
      How much of an alert fits is worked out for a screen of 360 by 640 density-independent pixels, with 35 letters of a \
      message on a line.
      """, in: "sizes of Alert, androidMain, at 31cc511 and dcf985f; the screen is our choice", .choice),
    Fact(
      "module-checkbox-words",
      "Where the module draws the alert, the box says “No mostrar de nou”, “No mostrar de nuevo” or “Don't show again”.",
      ModuleChange.drawsOwnDialog.releases, in: "Alert, iosMain, at 5c63279", .read),
    changed(
      "module-may-answer-from-cache",
      """
      A later source answers a failed fetch, and a document that does not decode, with the document fetched before, without \
      its filters. Whether 3.2.0 does is not known; the decisions that were read give ERROR.
      """, .mayAnswerFromCache, in: "Repo without a commit", .unverified),
    changed(
      "module-second-callback",
      "On Android a second callback, DISMISSED, follows the one of a button of LAZY and INFO.",
      .callsBackTwice, in: "AlertWrapper.kt, androidMain"),
    Fact(
      "module-force-closes",
      "FORCE has no Cancel and cannot be left, but OK closes it; it returns at the next call.",
      every,
      in: "AlertWrapper.kt", .read),
    Fact(
      "module-texts-as-received",
      """
      The app asks for one of three languages and that text is shown as it is: nothing is filled in, decoded or \
      taken from another language.
      """, every, in: "OSAMCommonsInternal.kt, AlertWrapper.kt", .read),
    Fact(
      "module-empty-texts",
      """
      An empty title or message is left out. An empty button label leaves no button on Android, and a blank one \
      on iOS.
      """, every,
      in: "AlertWrapper.kt", .platform),
    Fact(
      "module-url-use",
      "OK opens the url with FORCE and LAZY; INFO and NONE never open it.",
      every, in: "OSAMCommonsInternal.kt",
      .read),
    Fact(
      "module-url-is-one-text", "url is one text for all three languages.", every, in: "DtoModels.kt",
      .read),
    Fact(
      "module-opens-raw",
      "The module opens the url itself: on iOS from the text as it stands, on Android with no checks.",
      ModuleChange.letsAppOpenURL.missing, in: "PlatformInformation.kt", .read),
    changed(
      "module-app-opens-url", "Code of the app encodes the url and opens it.", .letsAppOpenURL,
      in: "OSAMCommonsInternal.kt, README"),
    changed(
      "module-encodes-again",
      """
      The code that README, demo and Flutter wrapper give for iOS percent-encodes everything outside of the \
      URL-fragment set: a percent sign becomes %25 and # becomes %23.
      """, .letsAppOpenURL, in: "README, PlatformUtilBridge.swift",
      .measured("Swift Foundation on Linux")),
    Fact(
      "module-empty-url",
      "With an empty url OK opens nothing on iOS; on Android there is no handler for it.", every,
      in: "PlatformInformation.kt", .platform),
    Fact(
      "module-development-host",
      "The demos talk to a development service, which has no app's page.", every,
      in: "demos, Flutter example", .read),
    Fact(
      "module-url-without-scheme",
      "An address without a scheme opens nothing on iOS and has no handler on Android.",
      every,
      in: "PlatformInformation.kt", .platform),
  ]

  // MARK: Rating

  private static let moduleRating: [Fact] = [
    Fact(
      "module-rating-decision",
      """
      The prompt is due when minutes have passed since the last one, numAperture openings are counted, both \
      included, and nobody refused for ever. Zero and less restrict nothing.
      """, every, in: "Models.kt", .readAndMeasured),
    Fact(
      "module-rating-early-counter",
      """
      The opening is counted after the decision, and the counter goes back when it equals numAperture, shown or \
      not.
      """,
      ModuleChange.countsBeforeFetch.missing, in: "CommonRepository.kt 1.0.0, 1.0.7", .read),
    changed(
      "module-rating-counter",
      """
      The opening is counted before the fetch, even if that fails, and the counter goes back when the prompt is \
      shown.
      """,
      .countsBeforeFetch, in: "CommonRepository.kt 1.0.8"),
    changed(
      "module-rating-shared-code",
      """
      Both systems share their code: the first call starts the clock before the fetch, and an opening without a \
      prompt is LATER on iOS too.
      """, .sharesRatingCode, in: "CommonRepository.kt 1.0.7"),
    changed(
      "module-rating-silent",
      "On Android an opening without a prompt calls nobody back.",
      .staysSilentWithoutPrompt,
      in: "OSAMCommonsInternal.kt 1.0.5"),
    Fact(
      "module-rating-own-dialog",
      "Android has a dialog of its own with message in it; CANCELLED there refuses for ever. iOS asks the system.",
      ModuleChange.asksStore.missing, in: "AlertWrapper.kt", .read),
    changed(
      "module-rating-store",
      "Both systems ask for the store's prompt, and message is shown nowhere.", .asksStore,
      in: "AlertWrapper.kt, androidMain and iosMain"),
    Fact(
      "module-rating-store-silent", "After the store's prompt nobody is called back.",
      ModuleChange.asksStore.releases.subtracting(ModuleChange.callsBackAfterStore.releases),
      in: "OSAMCommonsInternal.kt 2.0.0", .read),
    changed(
      "module-rating-answers",
      """
      The prompt is ACCEPTED once it was requested, or ERROR on Android when it fails; an opening without one is \
      DISMISSED.
      """,
      .callsBackAfterStore, in: "OSAMCommonsInternal.kt 2.0.1"),
  ]
}
