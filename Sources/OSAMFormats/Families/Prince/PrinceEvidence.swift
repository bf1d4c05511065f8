/// Facts about Infinum's Prince of Versions and its documents.
extension Fact {
  static let prince = [
    princeReleases, princeLists, princeRequirements, princeVersions, princeFiles, princeBefore4,
  ].flatMap { $0 }

  private static let ios = ClientSet.princeIOSFrom4
  private static let android = ClientSet.princeAndroidFrom4
  private static let kmp = ClientSet(.princeKMP)
  private static let lists = ios | android | kmp
  private static let old = ClientSet.princeIOSBefore4 | ClientSet.princeAndroidBefore4
  private static let ran: Known = .measured("the libraries' own code, iOS on Linux")

  private static func changed(
    _ id: ID, _ claim: String, _ change: PrinceChange, in source: String, _ known: Known = .read
  )
    -> Fact
  {
    Fact(id, claim, change.releases, in: source, known)
  }

  // MARK: Releases and keys

  private static let princeReleases: [Fact] = [
    Fact(
      "prince-releases",
      """
      iOS from 1.0.0 to 4.0.8 and Android from 0.0.1 to 4.0.4 were read, those before iOS 3.0.0 and Android \
      3.0.0 in their parsers only.
      """, ClientSet(.princeIOS) | ClientSet(.princeAndroid) | kmp,
      in: "tags of the three repositories", .read),
    Fact(
      "prince-wrappers",
      """
      The wrapper for Flutter, at 2.2.3, carries pov-android 4.0.4 and takes pov-ios 4.0.5 or a later 4.0. A wrapper for \
      React Native was not read.
      """,
      ClientSet(.princeIOS) | ClientSet(.princeAndroid), in: "build files of flutter-prince-of-versions 2.2.3", .read),
    Fact(
      "prince-keys",
      """
      iOS reads ios and then ios2, macOS macos and macos2, Android android2 and android; before 4 only the plain \
      key. KMP takes the key with 2 first, and jvm on the JVM.
      """, ClientSet(.princeIOS) | ClientSet(.princeAndroid) | kmp,
      in: "UpdateInfo.swift, JsonConfigurationParser.java", .readAndMeasured),
    Fact(
      "prince-key-order",
      """
      With lists under both keys native iOS uses the plain one and KMP on iOS that with 2; Android never looks \
      at android when android2 is there.
      """, lists, in: "UpdateInfo.swift 4.0.8, JsonConfigurationParser.java v4.0.4",
      .readAndMeasured),
    changed("prince-macos", "macos is read.", .macOS, in: "UpdateInfo.swift 2.0.0"),
    changed(
      "prince-lists", "A list of configurations takes the place of the one object.", .lists,
      in: "UpdateInfo.swift 4.0.0, JsonConfigurationParser.java v4.0.0", .readAndMeasured),
    Fact(
      "prince-kmp-on-ios",
      "KMP was run on Android and the JVM. On iOS it was run with stand-ins for Apple's classes.",
      kmp,
      in: "kmp-prince-of-versions v0.1.0", .unverified),
    Fact(
      "prince-random-comparison",
      "21 000 random documents a release were decided as by the libraries' own code on 60 devices each.",
      lists | ClientSet.princeNewestBefore4,
      in: "the libraries' own code", ran),
  ]

  // MARK: Lists of configurations

  private static let princeLists: [Fact] = [
    Fact(
      "prince-whole-platform",
      """
      On iOS one configuration that does not decode loses the list of the platform; the other key is tried, then \
      dataNotFound reported.
      """, ios, in: "UpdateInfo.swift, ConfigurationData.swift 4.0.8", ran),
    Fact(
      "prince-one-by-one",
      "Android reads configurations one by one and stops at the first that matches.",
      android | kmp,
      in: "JsonConfigurationParser.java v4.0.4", ran),
    Fact(
      "prince-single-object",
      """
      One configuration without a list is read on Android and the JVM, as their documents say. Native iOS \
      reports dataNotFound.
      """, lists, in: "README of Android-Prince-of-Versions v4.0.4, UpdateInfo.swift 4.0.8",
      .readAndMeasured),
    Fact(
      "prince-versions-needed",
      """
      The configuration that is selected needs required_version or last_version_available; without both the \
      check fails.
      """,
      lists, in: "UpdateInfo.swift, JsonConfigurationParser.java", .readAndMeasured),
    Fact(
      "prince-frequency-android",
      """
      Android takes “always” in any letters for ALWAYS and any other text for ONCE; a value that is no text is \
      an error.
      """, android | kmp, in: "JsonConfigurationParser.java v4.0.4", ran),
    Fact(
      "prince-frequency-ios",
      "On iOS a frequency other than ONCE and ALWAYS loses the list of the platform.", ios,
      in: "ConfigurationData.swift 4.0.8", ran),
    changed(
      "prince-frequency-case",
      "The frequency is read in any letter case; before, in capitals only.",
      .anyFrequencyCase,
      in: "ConfigurationData.swift 4.0.7, 4.0.8", .readAndMeasured),
    Fact(
      "prince-frequency-default",
      "Without a frequency it is ONCE.",
      lists, in: "ConfigurationData.swift, JsonConfigurationParser.java", .readAndMeasured),
    Fact(
      "prince-snake-case",
      """
      iOS turns keys into camel case before it looks: requiredVersion is read as well, also ios_2. Android does \
      not.
      """, ios,
      in: "UpdateInfo.swift, keyDecodingStrategy", ran),
    Fact(
      "prince-requirement-keys",
      "On iOS the app's own requirements lose their underscores: a checker for free_space never sees free_space.",
      ios,
      in: "UpdateInfo.swift 4.0.0–4.0.8", ran),
    Fact(
      "prince-requirement-names",
      """
      On iOS a checker is found by Swift's comparison of texts, to which a composed and a decomposed accent are the \
      same. Android, KMP and the JVM compare code units.
      """,
      lists,
      in: "JsonConfigurationParser.java v4.0.4, dictionaries of Swift", .measured("Android v4.0.4, Swift 6.3 on Linux")),
    Fact(
      "prince-unknown-key",
      "Members that are not known are ignored.",
      lists, in: "UpdateInfo.swift, JsonConfigurationParser.java", .readAndMeasured),
    Fact(
      "prince-meta",
      """
      The meta of the document and of the selected configuration are merged, and the configuration's wins. iOS \
      keeps types, Android and KMP hand texts to the app.
      """, lists, in: "UpdateInfo.swift, JsonConfigurationParser.java", .readAndMeasured),
    Fact(
      "prince-meta-unmatched", "Where no configuration fits, the error hands the meta of the document to the app.",
      lists,
      in: "UpdateInfo.swift, JsonConfigurationParser.java", .readAndMeasured),
    Fact(
      "prince-meta-shape",
      """
      On iOS meta must be an object of plain values: in a configuration anything else loses the platform, at the \
      root all of meta. Android ignores what is no object.
      """, lists, in: "ConfigurationData.swift 4.0.8, JsonConfigurationParser.java v4.0.4",
      .readAndMeasured),
    Fact(
      "prince-meta-null",
      "Null in meta reaches the app in one form or another, and is left out by KMP on iOS and the JVM.",
      lists,
      in: "UpdateInfo.swift, JsonConfigurationParser.java, KMP v0.1.0", .read),
  ]

  // MARK: Requirements

  private static let princeRequirements: [Fact] = [
    Fact(
      "prince-selection",
      "The first configuration whose requirements all hold is selected, and no other is looked at.",
      lists,
      in: "UpdateInfo.swift, JsonConfigurationParser.java", .readAndMeasured),
    changed(
      "prince-validates-first",
      """
      The file is validated before the app's checkers are there: when each configuration needs one, \
      requirementsNotSatisfied is all there is.
      """, .validatesFirst, in: "decode in PrinceOfVersions.swift 4.0.1", .readAndMeasured),
    Fact(
      "prince-requirements-shape",
      "requirements that are no object lose the platform on iOS, and count as none on Android, which always match.",
      lists,
      in: "ConfigurationData.swift 4.0.8, JsonConfigurationParser.java v4.0.4", .readAndMeasured),
    Fact(
      "prince-system-ios",
      """
      required_os_version is a text read as a version. Any other value, and a text that is none, is ignored and \
      always holds.
      """,
      ClientSet(.princeIOS).intersection(PrinceChange.optionalSystem.releases),
      in: "ConfigurationData.swift 4.0.8", ran),
    changed(
      "prince-system-optional",
      "requirements need no readable required_os_version; 4.0.0 loses the platform without one.",
      .optionalSystem,
      in: "ConfigurationData.swift 4.0.0, 4.0.1", .readAndMeasured),
    Fact(
      "prince-system-android",
      "required_os_version is an API level, a whole number also in quotes; anything else never holds.",
      android, in: "the built-in checker of v4.0.4", ran),
    Fact(
      "prince-system-kmp",
      """
      KMP reads required_os_version as text: an API level on Android, a version of the system on iOS with \
      unreadable parts as 0. The JVM does not know it and has required_jvm_version.
      """, kmp, in: "the checkers of KMP v0.1.0", .read),
    changed(
      "prince-unknown-requirement",
      "A requirement without a checker is not satisfied; Android 4.0.0 takes it for satisfied.",
      .unknownFails, in: "JsonConfigurationParser.java v4.0.0, v4.0.1", .readAndMeasured),
    changed(
      "prince-system-always",
      """
      required_os_version is checked however the library object is made; before, only when it comes from the \
      builder.
      """,
      .alwaysChecksSystem, in: "PrinceOfVersions.java v4.0.0–v4.0.2", .readAndMeasured),
    Fact(
      "prince-builder-checkers",
      """
      Only the builder takes checkers of the app's, and it always adds the one for required_os_version: no app has a \
      checker without it.
      """, .princeAsksForBuilder, in: "PrinceOfVersions.java v4.0.0, v4.0.1", .readAndMeasured),
    changed(
      "prince-null-is-absent",
      "Null counts as a member left out; before, as the text null or as an error.",
      .nullIsAbsent,
      in: "JsonConfigurationParser.java v4.0.2, v4.0.3", .readAndMeasured),
    Fact(
      "prince-null-requirement",
      """
      A requirement with null reaches the checker on iOS, is ignored by Android from 4.0.3 on and by KMP on iOS \
      and the JVM.
      """,
      lists, in: "ConfigurationData.swift, JsonConfigurationParser.java, KMP v0.1.0", .read),
    Fact(
      "prince-nested-requirement",
      """
      A requirement with a list or object is ignored on iOS, so that it holds. Android hands it to the checker \
      as text.
      """, lists,
      in: "ConfigurationData.swift 4.0.8, JsonConfigurationParser.java v4.0.4", .readAndMeasured),
  ]

  // MARK: Versions and decisions

  private static let princeVersions: [Fact] = [
    Fact(
      "prince-version-ios",
      """
      A version is split at the first “-” and then at dots: major must be a number, minor, patch and build are 0 \
      where they cannot be read, more parts are dropped.
      """, ClientSet(.princeIOS), in: "Version.swift", ran),
    Fact(
      "prince-prerelease",
      "On iOS a label such as beta does not order: 1.2.3-beta equals 1.2.3.",
      ClientSet(.princeIOS),
      in: "Version.swift", ran),
    Fact(
      "prince-build-number",
      """
      The installed version is CFBundleShortVersionString with CFBundleVersion as its build, and a build with \
      dots counts as 0.
      """,
      ClientSet(.princeIOS) | kmp, in: "Bundle extension of ios-prince-of-versions", ran),
    Fact(
      "prince-version-android",
      """
      Android compares integers of 32 bits with versionCode. Text, fractions and larger numbers are errors; 010 \
      is 8.
      """,
      android, in: "JsonConfigurationParser.java v4.0.4, org.json of Android", ran),
    Fact(
      "prince-semantic-version",
      """
      Before 4, versions on Android are strict semantic versions: three numbers without leading zeros, and a \
      label sorts before the release.
      """, ClientSet.princeAndroidBefore4, in: "java-semver 0.9.0", ran),
    Fact(
      "prince-version-kmp",
      """
      KMP on iOS takes one to three numbers with a build, the JVM any count of integers, both with spaces \
      around; anything else throws when compared. On Android it converts to 64 bits.
      """, kmp, in: "the comparators of KMP v0.1.0", .readAndMeasured),
    Fact(
      "prince-decision",
      """
      Below required_version an update is needed; else below last_version_available one is offered, unless ONCE \
      did so before. Equal versions give none.
      """, lists, in: "UpdateInfo.swift, Interactor.java", .readAndMeasured),
    Fact(
      "prince-required-above-last",
      "required_version above last_version_available is no error: the larger one is reported.",
      lists, in: "UpdateInfo.swift, JsonConfigurationParser.java", ran),
    Fact(
      "prince-once-memory",
      "iOS keeps a flag for each version it has shown, for ever. Android and KMP keep only the last version shown.",
      lists,
      in: "UserDefaults and Storage of the libraries", .readAndMeasured),
  ]

  // MARK: Files

  private static let princeFiles: [Fact] = [
    Fact(
      "prince-not-json",
      """
      A text that is not JSON, or not an object, is invalidJsonData on iOS, JSONException on Android and the \
      JVM, and ConfigurationException for KMP on iOS.
      """, lists | old, in: "the loaders of each library", ran),
    Fact(
      "prince-no-platform",
      "Without the platform's key the check fails.",
      lists, in: "UpdateInfo.swift, JsonConfigurationParser.java", ran),
    Fact(
      "prince-platform-value",
      """
      Null, text or a number under the key: iOS tries the other key. Android tries android after null from 4.0.3 \
      on, and otherwise fails; KMP always fails.
      """, lists, in: "UpdateInfo.swift, JsonConfigurationParser.java, KMP v0.1.0", ran),
    Fact(
      "prince-empty-list", "An empty list is an error, and the other key is not tried.", lists,
      in: "UpdateInfo.swift, JsonConfigurationParser.java", ran),
    Fact(
      "prince-bad-element",
      """
      A configuration that is no object loses the platform on iOS and fails on Android where it is reached. KMP \
      on iOS steps over it.
      """, lists, in: "UpdateInfo.swift, JsonConfigurationParser.java, KMP v0.1.0", ran),
    Fact(
      "prince-nothing-matches",
      "When no configuration matches, the answer is the error of requirements that are not satisfied.",
      lists, in: "UpdateInfo.swift, JsonConfigurationParser.java", ran),
    Fact(
      "prince-old-object-only",
      """
      An object of the format before 4 without a list under the key with 2 gives native releases from 4 on an \
      error. KMP on iOS reads it.
      """, lists, in: "UpdateInfo.swift, JsonConfigurationParser.java, KMP v0.1.0", ran),
    Fact(
      "prince-android-json",
      """
      Android's JSON reader takes bare keys, single quotes, = and ;, comments, text after the end, digits of any \
      script and more than 512 levels. A comma at the end of an object fails, in a list it adds null.
      """, android | kmp, in: "JSONTokener of Android", ran),
    Fact(
      "prince-joined-lines",
      """
      The library's own loaders join the lines of the file without line ends, so that a comment to the end of \
      the line swallows the rest.
      """, PrinceChange.rewritten.releases, in: "StreamIo of every tag",
      .measured("over HTTP, 3.0.0 to 4.0.4")),
    Fact(
      "prince-apple-json",
      """
      Foundation accepts a comma at the end and UTF-16, takes the first of two equal keys, and overlooks faults \
      in numbers and texts that nothing decodes. It refuses more than 512 levels, and \\u before a quotation mark.
      """, ClientSet(.princeIOS), in: "JSONDecoder",
      .measured("Swift 6.3 on Linux, not on Apple's systems")),
    Fact(
      "prince-state-read",
      """
      With ONCE, the first read of UpdateResult.updateState gives newUpdateAvailable and marks the version as \
      notified; a second read of the same result gives noUpdateAvailable.
      """, ios, in: "UpdateResult of iOS 4.0.8", ran),
    Fact(
      "prince-meta-duplicate",
      "Of a key that comes twice in meta iOS decodes every value, so that a nested earlier one fails too.",
      ios, in: "ConfigurationData.swift 4.0.8", ran),
    Fact(
      "prince-jvm-json",
      "The JVM's JSON reader rejects a key that comes twice; what looks like no number is text. It takes over 512 levels.",
      kmp,
      in: "org.json, reference implementation", ran),
  ]

  // MARK: Before 4

  private static let princeBefore4: [Fact] = [
    Fact(
      "prince-old-format",
      """
      Before 4 a platform has one object: minimum_version, latest_version with version, notification_type and \
      min_sdk, and meta.
      """,
      old, in: "UpdateInfo.swift 3.0.0, JsonConfigurationParser.java v3.0.0", .readAndMeasured),
    Fact(
      "prince-old-versions",
      "iOS needs latest_version.version; Android either of the two versions.", old,
      in: "UpdateInfo.swift 3.0.0, JsonConfigurationParser.java v3.0.0", ran),
    Fact(
      "prince-old-minimum",
      "On iOS a minimum_version that cannot be read is no minimum at all, and nobody is told.",
      ClientSet.princeIOSBefore4, in: "UpdateInfo.swift 3.0.0", ran),
    Fact(
      "prince-old-notification",
      "On iOS notification_type must be exactly ALWAYS, anything else is ONCE; Android takes any letters.",
      old, in: "UpdateInfo.swift 3.0.0, JsonConfigurationParser.java v3.0.0", ran),
    Fact(
      "prince-old-meta",
      "iOS keeps any JSON in meta, and nothing when it is no object. Android keeps texts only from 2.0.3 on.",
      old,
      in: "UpdateInfo.swift 3.0.0, JsonConfigurationParser.java v3.0.0", .readAndMeasured),
    changed(
      "prince-lowest-system",
      """
      Each version may name the lowest system it needs: a text on iOS, ignored when unreadable, and a whole \
      number on Android.
      """,
      .lowestSystem, in: "UpdateInfo.swift 1.1.0, JsonConfigurationParser.java v2.1.0",
      .readAndMeasured),
    Fact(
      "prince-list-for-old", "A list under the key of a release before 4 is an error there.", old,
      in: "UpdateInfo.swift 3.0.0, JsonConfigurationParser.java v3.0.0", ran),
    changed(
      "prince-one-error", "Every error of the document is reported as invalidJsonData.",
      .oneErrorName,
      in: "loadConfiguration of iOS 1.3.0, 3.0.0"),
    changed(
      "prince-latest-version",
      "latest_version takes the place of optional_update.",
      .latestVersion, in: "Android v2.0.0"),
    changed(
      "prince-version-codes",
      "minimum_version_code and version_code are read and must be integers.", .versionCodes,
      in: "Android v0.0.1"),
    changed(
      "prince-reports-larger",
      "A required update reports the larger version.",
      .reportsLarger, in: "Android v1.0.1"),
    changed(
      "prince-honours-always", "ALWAYS notifies again.", .honoursAlways, in: "Android v2.0.2"),
    changed(
      "prince-optional-minimum", "minimum_version may be left out, and meta keeps texts only.",
      .optionalMinimum,
      in: "Android v2.0.3"),
    changed(
      "prince-rewritten",
      """
      Errors have names of their own, spaces count as absent, a wrong lowest system is an error, and ONCE is the \
      default.
      """,
      .rewritten, in: "JsonConfigurationParser.java v3.0.0", .readAndMeasured),
  ]
}
