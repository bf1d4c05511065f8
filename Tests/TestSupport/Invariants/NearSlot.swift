/// A member as generators fill it: values that are right, and values at the edge of that, on either side. As JSON.
struct NearSlot {
  var name: String
  var right: [String]
  var edge: [String]
  var isOptional = false

  init(_ name: String, _ right: [String], edge: [String] = ["null"], isOptional: Bool = false) {
    self.name = name
    self.right = right
    self.edge = edge
    self.isOptional = isOptional
  }

  // MARK: Values that are wrong nearly everywhere

  static let wrong = [
    "null", "true", "false", "0", "1", "-1", "1.5", "1.0", "1e3", "1e400", "-0", "010", "0x10", "99999999999",
    "2147483648", "9223372036854775808", "\"\"", "\"x\"", "\" \"", "\"null\"", "\"1\"", "\"1.0\"", "\"true\"",
    "\"1.2.3\"", "\"ONCE\"", "[]", "{}", "[null]", "[1]", "[{}]", "{\"a\": null}", "{\"ca\": \"x\"}", "{\"\": {}}",
    "\"\\ud801\"", "\"\\u0000\"", "\"Ã©\"", "\"\u{FFFD}\"", "x", "NaN", "TRUE",
  ]
  static let strangers = [
    "x", "", "note", "osVersion", "models", "ios_2", "meta", "forceUpdate", "data", "startDate", "legal_version",
    "legalURL", "okButtonTitle", "languaje", "minimum_version", "required_version", "jvm",
  ]
  /// Put before a text.
  static let inTexts = [
    " ", "\\n", "\\ud801", "\\q", "\\u0000", "\t", "\u{200B}", "Ã©", "\u{FFFD}", "-", "v", "\\\"", "l.l",
  ]

  // MARK: The common module

  private static let texts = [
    #"{"ca": "Nova versió", "es": "Nueva versión", "en": "New version"}"#,
    #"{"ca": "Ja hi ha avisos.", "es": "Ya hay avisos.", "en": "Now with alerts."}"#,
  ]
  private static let oddTexts = [
    #"{"ca": "", "es": "", "en": ""}"#, #"{"ca": "a", "es": "b"}"#, #"{"ca": "a", "es": "b", "en": null}"#,
    #"{"ca": "a", "es": "b", "en": "c", "fr": "d"}"#, #"{"CA": "a", "es": "b", "en": "c"}"#, #""Hola""#, "{}",
    #"{"cat": "a", "es": "b", "en": "c"}"#, #"{"ca": "a", "ca": null, "es": "b", "en": "c"}"#,
  ]
  private static let dateEdges = [
    "0", "-1", "null", "1773576000", "1773576000000000", "9223372036854775807", "\"1773576000000\"", "1.773576e12",
    "\"2026-03-15\"",
  ]
  private static let numberEdges = [
    "0", "-1", "2147483647", "2147483648", "9223372036854775807", "9223372036854775808", "\"109\"", "1.09e2", "0109",
  ]

  static let version: [NearSlot] = [
    NearSlot("id", ["109"], edge: numberEdges), NearSlot("appId", ["400"], edge: numberEdges),
    NearSlot("packageName", [#""cat.bcn.bus""#], edge: [#""""#, #""Cat Bus""#, "null"]),
    NearSlot("versionCode", ["2026030001"], edge: numberEdges + ["20260301"]),
    NearSlot("versionName", [#""3.2.0""#], edge: [#""""#, "3.2", "null"]),
    NearSlot("startDate", ["1772319600000"], edge: dateEdges, isOptional: true),
    NearSlot("endDate", ["1774994399999"], edge: dateEdges, isOptional: true),
    NearSlot("serverDate", ["1773576000000"], edge: dateEdges),
    NearSlot("platform", [#""ANDROID""#, #""IOS""#], edge: [#""android""#, #""WEB""#, "null"]),
    NearSlot("comparisonMode", [#""FORCE""#, #""LAZY""#, #""INFO""#, #""NONE""#], edge: [#""lazy""#, #""MAYBE""#]),
    NearSlot("title", texts, edge: oddTexts), NearSlot("message", texts, edge: oddTexts),
    NearSlot("ok", texts, edge: oddTexts), NearSlot("cancel", texts, edge: oddTexts),
    NearSlot(
      "url",
      [#""https://play.google.com/store/apps/details?id=cat.bcn.bus""#, #""https://apps.apple.com/app/id1465234509""#],
      edge: [#""""#, #""www.barcelona.cat""#, #""market://x""#, "null", #""https://a b""#]),
    NearSlot("checkBoxDontShowAgain", ["true", "false"], edge: [#""true""#, "TRUE", "1", #""yes""#, "null"]),
    NearSlot("dialogDisplayDuration", ["86400", "3600"], edge: numberEdges + ["1800000000", #""1d""#]),
  ]

  static let rating: [NearSlot] = [
    NearSlot("id", ["74"], edge: numberEdges), NearSlot("appId", ["400"], edge: numberEdges),
    NearSlot("appStoreIdentifier", [#""1234567890""#], edge: ["1234567890", "null"], isOptional: true),
    NearSlot("packageName", [#""cat.bcn.bus""#], edge: [#""""#, "null"]),
    NearSlot("platform", [#""ANDROID""#, #""IOS""#], edge: [#""android""#, "null"]),
    NearSlot("minutes", ["2880"], edge: numberEdges), NearSlot("numAperture", ["5"], edge: numberEdges),
    NearSlot("message", texts, edge: oddTexts),
    NearSlot("title", texts, edge: oddTexts, isOptional: true),
    NearSlot("neutral", texts, edge: oddTexts, isOptional: true),
  ]

  // MARK: The older libraries

  private static let olderTexts = [
    #"{"cat": "Nova versió", "ca": "Nova versió", "es": "Nueva versión", "en": "New version"}"#, #""Nova versió""#,
    #"{"ca": "Ara no", "es": "Ahora no"}"#,
  ]
  private static let oddOlderTexts = [
    "{}", #""""#, #"{"ca": null, "es": "b"}"#, #"{"ca": 5, "es": "b"}"#, #"{"ca": "", "es": "b"}"#, "5", "[]", "null",
    #"{"es": "b", "ca": {"x": 1}}"#,
  ]

  static let olderVersion: [NearSlot] = [
    NearSlot(
      "version", [#""3.2.1""#, #""3.2""#, #""10""#],
      edge: [
        #""v1.2""#, #""1.2.""#, #""""#, #""99999999999""#, "2.10", "3", "true", "null", "[]", #""01.2""#,
        #""1.2-beta""#,
        #"" 1.2""#, #""1..2""#,
      ]),
    NearSlot(
      "comparisonMode", ["0", "1", "2"],
      edge: ["3", "-1", #""0""#, #""0.0""#, "0.0", "1.7", "true", #""a""#, #""""#, "null", "99999999999", "[]"]),
    NearSlot(
      "minSystemVersion", [#""9.0""#, #""9""#, "9"],
      edge: [#""""#, #""abc""#, "9.1", "null", #""13.10""#, #""9.0.""#, #""99999999999""#, "true", "{}"],
      isOptional: true),
    NearSlot("title", olderTexts, edge: oddOlderTexts), NearSlot("message", olderTexts, edge: oddOlderTexts),
    NearSlot("okButtonTitle", olderTexts, edge: oddOlderTexts, isOptional: true),
    NearSlot("cancelButtonTitle", olderTexts, edge: oddOlderTexts, isOptional: true),
    NearSlot(
      "okButtonActionURL", [#""https://www.barcelona.cat/apps/bus""#],
      edge: [#""""#, "5", "{}", "[]", "null", #""market://x""#, #""http://a <b>""#], isOptional: true),
    NearSlot("legalURL", [#""https://www.barcelona.cat""#], edge: ["5", "{}", "null"], isOptional: true),
  ]

  static let olderRating: [NearSlot] = [
    NearSlot(
      "tmin", ["5", "0", "30"],
      edge: ["-1", "2147483648", "9223372036854775807", "9223372036854775808", #""5""#, "5.0", "5.5", "null", "true"]),
    NearSlot(
      "num_apert", ["10", "1", "0"],
      edge: ["-1", "2147483648", "9223372036854775808", #""5""#, "5.0", "5.5", "null", #""""#]),
    NearSlot(
      "messages",
      [
        #"[{"languaje": "ca", "content": "T'agrada?"}, {"languaje": "es", "content": "¿Te gusta?"}]"#, "[]",
        #"[{"languaje": "en", "content": "Do you like it?"}]"#,
      ],
      edge: [
        "null", "{}", #""x""#, "[null]", "[5]", "[{}]", #"[{"language": "ca", "content": "a"}]"#,
        #"[{"languaje": null, "content": "a"}]"#, #"[{"languaje": "ca", "content": null}]"#,
        #"[{"languaje": 5, "content": {}}]"#,
      ]),
  ]

  // MARK: Prince of Versions

  private static let appleVersions = [#""1.2.0""#, #""2.4.0""#, #""1.2""#, #""2""#, #""2.4.0-3""#]
  private static let oddVersions = [
    "2", "2.4", #""""#, #""v1.2""#, #""1.2.3.4""#, #""1.x""#, #""1.2 ""#, #""01.2""#, #""1.2.3-beta""#, #""abc""#,
    "null",
    "true", "[]", "{}", "1e400",
  ]
  private static let codes = ["120", "240", "1"]
  private static let oddCodes = [#""120""#, "1.5", "120.0", "3000000000", "010", "-1", "null", "true", #""""#, "[]"]

  static func configuration(_ system: String) -> [NearSlot] {
    let isAndroid = system == "android"
    let versions = isAndroid ? codes : appleVersions
    let odd = isAndroid ? oddCodes : oddVersions
    let requirements =
      isAndroid
      ? [
        #"{"required_os_version": 24}"#, #"{"required_os_version": 26, "region": "08001"}"#,
        #"{"required_os_version": "21"}"#,
      ]
      : system == "jvm"
        ? [#"{"required_jvm_version": 11}"#, #"{"region": "08001"}"#]
        : [#"{"required_os_version": "12.0"}"#, #"{"required_os_version": "14.1", "region": "08001"}"#]
    return [
      NearSlot("required_version", versions, edge: odd), NearSlot("last_version_available", versions, edge: odd),
      NearSlot(
        "notify_last_version_frequency", [#""ONCE""#, #""ALWAYS""#],
        edge: [#""once""#, #""NEVER""#, #""""#, "1", "null", "true", "[]"]),
      NearSlot(
        "requirements", requirements,
        edge: [
          "{}", "null", "[]", #""x""#, "5", #"{"required_os_version": null}"#, #"{"required_os_version": "14.0"}"#,
          #"{"required_os_version": 26}"#, #"{"required_os_version": "abc"}"#, #"{"required_os_version": ""}"#,
          #"{"free_space": 5}"#, #"{"region": null}"#, #"{"region": {"a": 1}}"#, #"{"required_jvm_version": "x"}"#,
        ]),
      NearSlot(
        "meta", [#"{"a": "x", "b": 1.50}"#],
        edge: ["null", "[]", "5", #"{"a": {"b": 1}}"#, #"{"a": null}"#, #"{"a": [], "a": 1}"#]),
    ]
  }

  static func oldObject(isAndroid: Bool) -> [NearSlot] {
    let systems = isAndroid ? ["21", "24"] : [#""9.0""#, #""12.1.2""#]
    let oddSystems = [#""x""#, "null", "0", "-1", "[]", "true", #""24""#, "9.5"]
    return [
      NearSlot("minimum_version", [#""1.2.0""#, #""1.2.3""#], edge: oddVersions, isOptional: true),
      NearSlot("minimum_version_min_sdk", systems, edge: oddSystems, isOptional: true),
      NearSlot(
        "latest_version",
        [
          #"{"version": "2.4.0", "notification_type": "ONCE"}"#,
          #"{"version": "2.4.5", "notification_type": "ALWAYS", "min_sdk": \#(systems[0])}"#,
        ],
        edge: [
          "{}", "null", "[]", #""2.4.0""#, #"{"version": "2.4"}"#, #"{"version": null}"#, #"{"version": 5}"#,
          #"{"version": ""}"#, #"{"version": "2.4.0", "min_sdk": "x"}"#,
          #"{"version": "2.4.0", "notification_type": 5}"#,
        ]),
    ]
  }
}
