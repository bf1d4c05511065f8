import OSAMSyntax
import TestSupport
import Testing

@testable import OSAMFormats

/// Effects of wrong values, by hand [module-key-spelling, module-text-map, module-scalar-texts, module-words].
@Suite struct FieldFactsTests {
  @Test func undamagedDocumentsAreDecodedByAll() {
    // An eighth range would be seen by no table of this target.
    #expect(clientOfRange.count == everyRange.count)
    #expect(DecoderRange.all.count == everyRange.count)
    for (range, client) in zip(DecoderRange.all, clientOfRange) {
      #expect(range.clients.contains(client), "\(client.name) is not in \(range.id)")
    }
    expect(.version, acceptedBy: everyRange)
    expect(.rating, acceptedBy: everyRange)
    for client in ClientSet.commonModule.clients {
      #expect(VersionConfig(Sample.version.decoding, for: client)?.versionCode == 2_021_050_000)
      #expect(RatingConfig(Sample.rating.decoding, for: client) == RatingConfig(minutes: 2880, openings: 5))
    }
  }

  @Test func requiredFieldMissing() {
    let lastAccepted: [(String, Ranges)] = [
      ("id", []), ("appId", []), ("packageName", []), ("versionCode", []), ("versionName", []), ("platform", []),
      ("comparisonMode", []), ("startDate", everyRange), ("endDate", everyRange), ("serverDate", [1, 2, 3]),
      ("title", []), ("message", []), ("ok", []), ("cancel", []), ("url", []),
      ("checkBoxDontShowAgain", [1, 2, 3, 4, 5, 6]), ("dialogDisplayDuration", [1, 2, 3, 4, 5, 6]),
    ]
    for (name, ranges) in lastAccepted { expect(Sample.version.without(name), acceptedBy: ranges, name) }
    for name in ["id", "appId", "packageName", "platform", "minutes", "numAperture", "message"] {
      expect(Sample.rating.without(name), acceptedBy: [], name)
    }
  }

  @Test func nullFailsEverywhereButInTheTwoDates() {
    for name in Sample.version.members.map(\.name) {
      let ranges: Ranges =
        switch name {
        case "startDate", "endDate": everyRange
        case "serverDate": [1, 2, 3]
        case "checkBoxDontShowAgain", "dialogDisplayDuration": [1, 2, 3, 4, 5, 6]
        default: []
        }
      expect(Sample.version.with(name, "null"), acceptedBy: ranges, name)
    }
    for name in Sample.rating.members.map(\.name) { expect(Sample.rating.with(name, "null"), acceptedBy: [], name) }
    let nullDates = Sample.version.with(["startDate": "null", "endDate": "null"]).decoding
    let config = VersionConfig(nullDates, for: clientOfRange[6])
    #expect(config?.startDate == 0)
    #expect(config?.endDate == .max)
  }

  @Test func unknownKeysAreIgnoredAndTheirValuesHardlyChecked() {
    for value in [
      "1", "null", "yes", "'a'", #"[1,,2 "a" : x]"#, "{,}", "[1 2]", "[/* c */]", "1.5.6", "{\"a\" 1}", "{a: 'b c'}",
    ] {
      expect(Sample.version.adding("extra", value), acceptedBy: everyRange)
      expect(Sample.version.adding("extra", value, first: true), acceptedBy: everyRange)
      expect("{\"extra\": \(value), \"data\": \(Sample.version.body)}", acceptedBy: everyRange)
      let title = "{\"fr\": \(value), \"es\": \"a\", \"en\": \"b\", \"ca\": \"c\"}"
      expect(Sample.version.with("title", title), acceptedBy: everyRange)
    }
    for value in ["[1}", "{]", "[", "{\"a\": [}"] {
      expect(Sample.version.adding("extra", value, first: true), acceptedBy: [])
    }
  }

  @Test func keyInAnotherCaseIsUnknown() {
    let versioncode = Sample.version.without("versionCode").adding("versioncode", "2021050000")
    expect(versioncode, acceptedBy: [])
    expect("{\"Data\": \(Sample.version.body)}", acceptedBy: [])
    expect(Sample.version.with("title", #"{"ES": "a", "en": "b", "ca": "c"}"#), acceptedBy: [])
    // Beside the right one it is just one more unknown key.
    expect(Sample.version.adding("versioncode", "yes"), acceptedBy: everyRange)
  }

  @Test func keyWrittenWithEscapes() {
    expect(Sample.version.without("id").adding(#"\u0069d"#, "109"), acceptedBy: everyRange)
    expect(Sample.version.without("id").adding(#"\u0069d"#, "\"x\""), acceptedBy: [])
  }

  @Test func duplicateKeysLastOneWinsAndAllAreDecoded() {
    let twice = Sample.version.adding("versionCode", "7")
    expect(twice, acceptedBy: everyRange)
    for client in clientOfRange { #expect(VersionConfig(twice.decoding, for: client)?.versionCode == 7) }
    expect(Sample.version.adding("versionCode", "\"x\"", first: true), acceptedBy: [])
    expect(Sample.version.adding("comparisonMode", "\"lazy\"", first: true), acceptedBy: [])
    // Replaced, not merged.
    expect(Sample.version.adding("title", #"{"es": "a"}"#), acceptedBy: [])
    let replaced = Sample.version.adding("title", #"{"es": "a", "en": "b", "ca": "c"}"#)
    #expect(VersionConfig(replaced.decoding, for: clientOfRange[6])?.title == [.es: "a", .en: "b", .ca: "c"])
    expect("{\"data\": \(Sample.version.body), \"data\": {}}", acceptedBy: [])
    expect("{\"data\": {}, \"data\": \(Sample.version.body)}", acceptedBy: [])
    expect("{\"data\": null, \"data\": \(Sample.version.body)}", acceptedBy: [])
    let second = Sample.version.with("versionCode", "8").body
    let both = decoded("{\"data\": \(Sample.version.body), \"data\": \(second)}", as: .osamVersion)
    #expect(both.acceptedBy == everyRange)
    #expect(VersionConfig(both, for: clientOfRange[0])?.versionCode == 8)
    // A later null resets a date to its default.
    let reset = Sample.version.adding("startDate", "null").adding("endDate", "null")
    expect(reset, acceptedBy: everyRange)
    #expect(VersionConfig(reset.decoding, for: clientOfRange[3])?.startDate == 0)
    #expect(VersionConfig(reset.decoding, for: clientOfRange[3])?.endDate == .max)
    // A language given twice: the last one too, and the first one is decoded as well.
    let languages = Sample.version.with("title", #"{"es": "a", "en": "b", "ca": "c", "ca": "d"}"#)
    #expect(VersionConfig(languages.decoding, for: clientOfRange[2])?.title[.ca] == "d")
    expect(Sample.version.with("title", #"{"ca": null, "es": "a", "en": "b", "ca": "d"}"#), acceptedBy: [])
  }

  @Test func enumerations() {
    for value in ["\"lazy\"", "\"Lazy\"", "\" LAZY \"", "\"OTHER\"", "\"\"", "1", "true", "[\"LAZY\"]", "OTHER"] {
      expect(Sample.version.with("comparisonMode", value), acceptedBy: [], value)
      expect(Sample.version.with("platform", value), acceptedBy: [], value)
    }
    for mode in ["FORCE", "LAZY", "INFO", "NONE"] {
      expect(Sample.version.with("comparisonMode", "\"\(mode)\""), acceptedBy: everyRange)
      expect(Sample.version.with("comparisonMode", mode), acceptedBy: lenientOnly)
    }
    expect(Sample.version.with("platform", "IOS"), acceptedBy: lenientOnly)
    expect(Sample.rating.with("platform", "ANDROID"), acceptedBy: lenientOnly)
    let config = VersionConfig(Sample.version.with("comparisonMode", "FORCE").decoding, for: clientOfRange[4])
    #expect(config?.mode == .force)
  }

  @Test func textMaps() {
    func title(_ text: String) -> Sample { Sample.version.with("title", text) }
    expect(title(#"{"es": "a", "en": "b", "ca": "c", "fr": "d"}"#), acceptedBy: everyRange)
    expect(title(#"{"es": "a", "en": "b"}"#), acceptedBy: [])
    expect(title(#"{"es": "a", "en": "b", "ca": null}"#), acceptedBy: [])
    expect(title("\"hello\""), acceptedBy: [])
    expect(title("hello"), acceptedBy: [])
    expect(title("[]"), acceptedBy: [])
    expect(title(#"["a", "b", "c"]"#), acceptedBy: [])
    expect(title("{}"), acceptedBy: [])
    expect(title("5"), acceptedBy: [])
    for value in ["5", "1.50", "true", "TRUE"] {
      let sample = title("{\"es\": \(value), \"en\": \"b\", \"ca\": \"c\"}")
      expect(sample, acceptedBy: lenientOnly)
      #expect(VersionConfig(sample.decoding, for: clientOfRange[4])?.title[.es] == value)
    }
    expect(title(#"{"es": [], "en": "b", "ca": "c"}"#), acceptedBy: [])
    expect(title(#"{"es": {}, "en": "b", "ca": "c"}"#), acceptedBy: [])
    expect(title(#"{"es": "", "en": "", "ca": ""}"#), acceptedBy: everyRange)
  }

  @Test func textFields() {
    for name in ["packageName", "versionName", "url"] {
      for value in ["5", "1.0", "true", "False", "bare", "NULL"] {
        expect(Sample.version.with(name, value), acceptedBy: lenientOnly, "\(name) \(value)")
      }
      for value in ["null", "{}", "[]", "{\"a\": 1}"] {
        expect(Sample.version.with(name, value), acceptedBy: [], "\(name) \(value)")
      }
      expect(Sample.version.with(name, "\"\""), acceptedBy: everyRange)
      expect(Sample.version.with(name, "\"null\""), acceptedBy: everyRange)
    }
    let bare = Sample.version.with(["url": "www.barcelona.cat", "versionName": "1.10"]).decoding
    #expect(VersionConfig(bare, for: clientOfRange[4])?.url == "www.barcelona.cat")
    #expect(VersionConfig(bare, for: clientOfRange[4])?.versionName == "1.10")
    #expect(VersionConfig(bare, for: clientOfRange[6]) == nil)
  }

  @Test func booleans() {
    let ignoring: Ranges = [1, 2, 3, 4, 5, 6]
    for value in ["true", "false", "TRUE", "False", "tRuE", "\"true\"", "\"TRUE\"", "\"False\""] {
      let sample = Sample.version.with("checkBoxDontShowAgain", value)
      expect(sample, acceptedBy: everyRange, value)
      let isTrue = value.lowercased().contains("true")
      #expect(VersionConfig(sample.decoding, for: clientOfRange[6])?.hasCheckbox == isTrue, "\(value)")
      #expect(VersionConfig(sample.decoding, for: clientOfRange[5])?.hasCheckbox == false, "\(value)")
    }
    for value in ["0", "1", "\"yes\"", "\"1\"", "null", "[]", "{}", #""\u0074rue""#, "\" true\"", "yes", "'true'"] {
      expect(Sample.version.with("checkBoxDontShowAgain", value), acceptedBy: ignoring, value)
    }
  }

  @Test func membersAReleaseIgnoresMayHoldAnything() {
    expect(Sample.version.with("serverDate", "tomorrow"), acceptedBy: [1, 2, 3])
    expect(Sample.version.with("startDate", "[1,,2]"), acceptedBy: [1, 2, 3])
    expect(Sample.version.with("dialogDisplayDuration", "{a: 1}"), acceptedBy: [1, 2, 3, 4, 5, 6])
  }

  @Test func ratingTextsThatOneSpanOfReleasesDecodes() {
    let allButD3: Ranges = [1, 2, 4, 5, 6, 7, 8]
    for name in ["title", "ok", "cancel", "neutral"] {
      for value in ["\"hello\"", "null", "{}", "[]", "hello"] {
        expect(Sample.rating.adding(name, value), acceptedBy: allButD3, "\(name) \(value)")
      }
      expect(Sample.rating.adding(name, #"{"es": "a", "en": "b", "ca": "c"}"#), acceptedBy: everyRange)
    }
    let failing = Sample.rating.adding("title", "\"hello\"").decoding.refusedBy
    #expect(failing.clients.map(\.release.name) == ["1.0.7", "1.0.8", "1.0.9", "1.0.10", "1.0.11"])
    for value in ["5", "\"x\"", "null", "[]", "yes"] {
      expect(Sample.rating.adding("appStoreIdentifier", value), acceptedBy: everyRange)
    }
  }
}

/// How numbers are read, by hand [module-whole-numbers, module-exponents, module-plus-sign, module-number-range].
@Suite struct NumberFactsTests {
  /// A literal, and its value to D1, then to D2–D5, then to D6 and D7; nil where they fail.
  typealias Row = (literal: String, kotlinx100: Int64?, kotlinx132: Int64?, kotlinx173: Int64?)

  static func all(_ literal: String, _ value: Int64?) -> Row { (literal, value, value, value) }

  static let rows: [Row] = [
    all("2021050000", 2_021_050_000),
    all("\"2021050000\"", 2_021_050_000),
    all("\"\"", nil), all("\" 5 \"", nil), all("\"null\"", nil),
    all("1.0", nil), all("1.5", nil),
    ("1e3", nil, nil, 1000), ("1E3", nil, nil, 1000), ("1e+2", nil, nil, 100), ("\"1e3\"", nil, nil, 1000),
    ("20e-1", nil, nil, 2),
    all("1e-1", nil),
    ("1e", nil, nil, 1),
    ("9007199254740993e0", nil, nil, 9_007_199_254_740_992),
    all("-5", -5), all("-0", 0),
    ("+5", 5, nil, nil), ("\"+5\"", 5, nil, nil),
    all("007", 7), all("\"007\"", 7),
    all("0x10", nil), all("1_000", nil), all("NaN", nil), all("Infinity", nil), all("true", nil), all("[5]", nil),
    all("{}", nil),
    ("١٢", 12, nil, nil), ("\"١٢\"", 12, nil, nil),
    all("9223372036854775807", .max), all("9223372036854775808", nil),
    all("-9223372036854775808", .min), all("-9223372036854775809", nil),
    all("100000000000000000000", nil),
    ("20000000000000000000", nil, 1_553_255_926_290_448_384, 1_553_255_926_290_448_384),
    // Not in the table, from the sources it names.
    all("'5'", nil), all("-", nil), all("--5", nil), all("5-", nil), all("e3", nil), all("bare", nil),
    ("-e5", nil, nil, 0), ("1e+-2", nil, nil, nil), ("100e+-2", nil, nil, 1), ("0e400", nil, nil, nil),
    ("1e19", nil, nil, nil), ("9e18", nil, nil, 9_000_000_000_000_000_000), ("-9223372036854775808e0", nil, nil, .min),
    // Escapes are undone before 1.0.0 looks at the digits, and never by the later readers.
    (#""\u0035""#, 5, nil, nil),
    // Outside the basic plane a digit is two UTF-16 units, and no digit to the JVM.
    all("\"𝟏\"", nil),
  ]

  static let int32Rows: [Row] = [
    all("2147483647", 2_147_483_647), all("2147483648", nil), all("4294967296", nil),
    all("-2147483648", -2_147_483_648), all("-2147483649", nil), all("\"2147483647\"", 2_147_483_647),
    ("2e9", nil, nil, 2_000_000_000), ("3e9", nil, nil, nil),
    all("1.0", nil), ("+5", 5, nil, nil), all("007", 7), all("20000000000000000000", nil),
  ]

  private static func ranges(_ row: Row) -> Ranges {
    (row.kotlinx100 == nil ? [] : [1]) + (row.kotlinx132 == nil ? [] : [2, 3, 4, 5])
      + (row.kotlinx173 == nil ? [] : [6, 7, 8])
  }

  private static func value(_ row: Row, _ range: Int) -> Int64? {
    range == 1 ? row.kotlinx100 : range <= 5 ? row.kotlinx132 : row.kotlinx173
  }

  @Test func longs() {
    for row in Self.rows {
      let decoding = Sample.version.with("versionCode", row.literal).decoding
      #expect(decoding.acceptedBy == Self.ranges(row), "\(row.literal)")
      for range in everyRange {
        let config = VersionConfig(decoding, for: clientOfRange[range - 1])
        #expect(config?.versionCode == Self.value(row, range), "\(row.literal) on D\(range)")
      }
    }
  }

  @Test func datesAreReadLikeOtherLongsFrom1_1_0On() {
    for row in Self.rows {
      let decoding = Sample.version.with("endDate", row.literal).decoding
      #expect(decoding.acceptedBy == [1, 2, 3] + Self.ranges(row).filter { $0 > 3 }, "\(row.literal)")
      for range in 4...7 {
        #expect(
          VersionConfig(decoding, for: clientOfRange[range - 1])?.endDate == Self.value(row, range), "\(row.literal)")
      }
    }
  }

  @Test func ints() {
    for row in Self.int32Rows {
      let decoding = Sample.rating.with("minutes", row.literal).decoding
      #expect(decoding.acceptedBy == Self.ranges(row), "\(row.literal)")
      for range in everyRange {
        let config = RatingConfig(decoding, for: clientOfRange[range - 1])
        #expect(config?.minutes == Self.value(row, range), "\(row.literal) on D\(range)")
      }
      expect(Sample.version.with("id", row.literal), acceptedBy: Self.ranges(row), row.literal)
    }
  }

  @Test func literalsAsTheRuntimesReadThem() {
    for row in Self.rows where !row.literal.contains("\"") && !"[{'\\".contains(row.literal.first ?? " ") {
      #expect(JSONRuntime.kotlinx100.integer(row.literal) == row.kotlinx100, "\(row.literal)")
      #expect(JSONRuntime.kotlinx132.integer(row.literal) == row.kotlinx132, "\(row.literal)")
      #expect(JSONRuntime.kotlinx150Lenient.integer(row.literal) == row.kotlinx132, "\(row.literal)")
      #expect(JSONRuntime.kotlinx173.integer(row.literal) == row.kotlinx173, "\(row.literal)")
    }
  }

  /// A number that is decoded once for several releases is the number of each that can read it.
  @Test func runtimesThatReadALiteralReadOneNumber() {
    var random = Seeded(state: 35)
    let signs = Array("0123456789000999+-eE.١")
    var counts: [Int: Int] = [:]
    for _ in 0..<Effort.rounds(20_000, long: 1_000_000) {
      let literal = String(
        (0..<Int.random(in: 1...24, using: &random)).map { place in
          place > 0 && Bool.random(using: &random) ? "9" : signs[Int.random(in: 0..<signs.count, using: &random)]
        })
      let numbers = JSONRuntime.all.compactMap { $0.integer(literal) }
      counts[numbers.count, default: 0] += 1
      #expect(Set(numbers).count <= 1, "\(literal): \(numbers)")
    }
    #expect((0...4).allSatisfy { $0 == 2 || counts[$0, default: 0] > 10 }, "\(counts)")
  }

  @Test func formsALinterTellsApart() {
    typealias Form = IntegerReading.Form
    let forms: [(String, Form, Bool)] = [
      ("5", .plain, false), ("\"5\"", .plain, true), ("1.0", .fraction, false), ("1e3", .exponent, false),
      ("1.5e3", .fraction, false), ("007", .leadingZero, false), ("+5", .plusSign, false),
      ("9223372036854775808", .outOfRange, false), ("0x10", .malformed, false), ("\"\"", .malformed, true),
    ]
    for (literal, form, isQuoted) in forms {
      guard let document = document(Sample.version.with("versionCode", literal).text, as: .osamVersion),
        let reading = document.reading("versionCode")
      else { return }
      #expect(reading.form == form, "\(literal)")
      #expect(reading.isQuoted == isQuoted, "\(literal)")
    }
  }
}

/// Readings of texts that are not JSON, by hand [module-missing-comma, module-commas, module-comments, module-quotes,
/// module-root].
@Suite struct DocumentFactsTests {
  private let text = Sample.version.text

  private func swapping(_ old: String, _ new: String) -> String {
    #expect(text.contains(old), "nothing to swap: \(old)")
    return text.replacing(old, with: new, maxReplacements: 1)
  }

  @Test func missingCommaBetweenMembers() {
    expect(swapping("\"id\": 109,", "\"id\": 109"), acceptedBy: everyRange)
    expect(swapping(#""Nueva", "en""#, #""Nueva" "en""#), acceptedBy: everyRange)
    expect("{\"a\": 1 \"data\": \(Sample.version.body) \"b\": [] }", acceptedBy: everyRange)
  }

  @Test func trailingAndDoubledCommas() {
    expect(Sample.version.with("dialogDisplayDuration", "3600,"), acceptedBy: [])
    expect(Sample.version.with("title", #"{"es": "a", "en": "b", "ca": "c",}"#), acceptedBy: [])
    expect("{\"data\": \(Sample.version.body),}", acceptedBy: [])
    expect(Sample.version.adding("extra", "1,"), acceptedBy: [])
    expect(swapping("\"id\": 109,", "\"id\": 109,,"), acceptedBy: [])
    expect(Sample.version.with("title", #"{"es": "a",, "en": "b", "ca": "c"}"#), acceptedBy: [])
    expect("{\"a\": 1,, \"data\": \(Sample.version.body)}", acceptedBy: [])
  }

  @Test func leadingComma() {
    expect("{, \"data\": \(Sample.version.body)}", acceptedBy: [])
    expect(swapping("\"data\": {", "\"data\": {,"), acceptedBy: [1])
    expect(Sample.version.with("title", #"{, "es": "a", "en": "b", "ca": "c"}"#), acceptedBy: [1])
    expect(Sample.version.with("title", #"{,, "es": "a", "en": "b", "ca": "c"}"#), acceptedBy: [])
    expect(swapping("\"data\": {", "\"data\": ,{"), acceptedBy: [])
  }

  @Test func missingColon() {
    expect(swapping("\"id\": 109", "\"id\" 109"), acceptedBy: [])
    expect(swapping("\"id\": 109", "\"id\" = 109"), acceptedBy: [])
    expect(swapping("\"data\": {", "\"data\" {"), acceptedBy: [])
    expect(swapping("\"id\": 109", "\"extra\" 1, \"id\": 109"), acceptedBy: [])
  }

  @Test func comments() {
    expect(swapping("\"id\": 109,", "\"id\": 109, // number"), acceptedBy: [])
    expect(swapping("\"id\": 109,", "/* number */ \"id\": 109,"), acceptedBy: [])
    expect(swapping("\"id\": 109,", "\"id\": 109, # number"), acceptedBy: [])
    expect("// alert\n" + text, acceptedBy: [])
    expect(text + "\n// end", acceptedBy: [])
    // They may slip through inside the value of an unknown key.
    expect(Sample.version.adding("extra", "[1, // one\n2]"), acceptedBy: everyRange)
    expect(Sample.version.adding("extra", "[1, // don't say \"\n2]"), acceptedBy: [])
    expect(Sample.version.adding("extra", "[1, /* ] */ 2]"), acceptedBy: [])
    expect(Sample.version.adding("extra", "/* c */ 1"), acceptedBy: [])
    expect(Sample.version.adding("extra", "/*c*/"), acceptedBy: everyRange)
    expect(Sample.version.adding("extra", "/* c */"), acceptedBy: [])
  }

  @Test func unquotedKeys() {
    expect(swapping("\"id\": 109", "id: 109"), acceptedBy: lenientOnly)
    expect(swapping("\"data\": {", "data: {"), acceptedBy: lenientOnly)
    expect(swapping("{\"es\": \"Nueva\"", "{es: \"Nueva\""), acceptedBy: lenientOnly)
    expect(Sample.version.with("versionName", "\\"), acceptedBy: [])
    expect(swapping("\"id\": 109", "extra: 1, \"id\": 109"), acceptedBy: lenientOnly)
  }

  @Test func singleQuotes() {
    let url = Sample.version.with("url", "'www.barcelona.cat'")
    expect(url, acceptedBy: lenientOnly)
    #expect(VersionConfig(url.decoding, for: clientOfRange[4])?.url == "'www.barcelona.cat'")
    expect(Sample.version.with("comparisonMode", "'LAZY'"), acceptedBy: [])
    // The lenient reader stops at a blank, so a text of two words falls apart.
    expect(Sample.version.with("versionName", "'a b'"), acceptedBy: [])
    expect(swapping("\"id\": 109", "'id': 109"), acceptedBy: [])
    expect(swapping("\"data\": {", "'data': {"), acceptedBy: [])
    expect(swapping("{\"es\": \"Nueva\"", "{'es': \"Nueva\""), acceptedBy: [])
    // As the name of an unknown member it is one more unknown name.
    expect(swapping("\"id\": 109", "'extra': 1, \"id\": 109"), acceptedBy: lenientOnly)
    expect(Sample.version.adding("extra", "'a b'"), acceptedBy: [])
  }

  @Test func rawControlCharactersInTexts() {
    for (character, value) in [("\n", "a\nb"), ("\t", "a\tb"), ("\u{0}", "a\u{0}b"), ("\r\n", "a\r\nb")] {
      let sample = Sample.version.with("versionName", "\"a\(character)b\"")
      expect(sample, acceptedBy: everyRange)
      #expect(VersionConfig(sample.decoding, for: clientOfRange[6])?.versionName == value)
    }
  }

  @Test func escapes() {
    for escape in [#"\'"#, #"\x"#, #"\u12"#, #"\u12G4"#, #"\0"#, #"\U0041"#] {
      expect(Sample.version.with("versionName", "\"a\(escape)b\""), acceptedBy: [], escape)
      expect(Sample.version.adding("extra", "\"a\(escape)b\""), acceptedBy: [], escape)
      expect(Sample.version.adding("extra", "[\"a\(escape)b\"]"), acceptedBy: [], escape)
    }
    for escape in [#"\/"#, #"\ud83d"#, #"\udc00"#, #"\ud83d\ude00"#, #"\\"#, #"\""#, #"\b\f\n\r\t"#] {
      expect(Sample.version.with("versionName", "\"a\(escape)b\""), acceptedBy: everyRange, escape)
      expect(Sample.version.adding("extra", "\"a\(escape)b\""), acceptedBy: everyRange, escape)
    }
  }

  @Test func byteOrderMarkAndStrangeBlanks() {
    expect("\u{FEFF}" + text, acceptedBy: [])
    for blank in ["\u{A0}", "\u{C}", "\u{B}", "\u{2003}"] {
      expect(swapping("\"id\":", "\"id\":\(blank)"), acceptedBy: [])
      expect(swapping("\"id\":", "\"id\"\(blank):"), acceptedBy: [])
      expect("{\(blank)\"data\": \(Sample.version.body)}", acceptedBy: [])
    }
  }

  @Test func whatComesAfterTheRoot() {
    expect(text + " \n\r\n\t ", acceptedBy: everyRange)
    for rest in ["x", "{}", ",", "}", "null", "\u{0}", text] { expect(text + rest, acceptedBy: [], rest) }
  }

  @Test func rootsThatAreNoObject() {
    let empty = Tree.read([], as: .json)
    #expect(empty.faults.map(\.kind) == [.empty])
    #expect(FaultFact.rows.first { $0.fault == .empty }?.acceptedBy.isEmpty == true)
    for root in [
      "null", "[]", "[\(text)]", "5", "\"text\"", "true", "{}", "{\"data\": null}", "{\"data\": []}",
      "{\"data\": [\(Sample.version.body)]}", "{\"data\": \"x\"}", Sample.version.body,
    ] {
      expect(root, acceptedBy: [], root)
    }
    expect("{\"other\": 1, \"data\": \(Sample.version.body), \"status\": null}", acceptedBy: everyRange)
  }

  @Test func damagedFiles() {
    expect(String(text.dropLast()), acceptedBy: [])
    expect(String(text.prefix(text.count / 2)), acceptedBy: [])
    expect(swapping("\"versionName\": \"1.0.0\"", "\"versionName\": \"1.0.0"), acceptedBy: [])
    expect(swapping("\"id\": 109", "\"id\": "), acceptedBy: [])
    expect(Sample.version.body.dropFirst().dropLast().description, acceptedBy: [])
    // Text that is missing after an ignored value is not inside it.
    for value in ["5", "[5]"] {
      expect(String(Sample.version.adding("extra", value).text.dropLast("\n  }\n}".count)), acceptedBy: [])
    }
  }

  @Test func wrongBytesBecomeReplacementCharacters() {
    var bytes = Array(text.utf8)
    guard let place = text.firstRange(of: "Nueva")?.lowerBound else { return }
    bytes[text.utf8.distance(from: text.startIndex, to: place)] = 0xE9
    guard let document = document(bytes, as: .osamVersion) else { return }
    #expect(Decoding(document).acceptedBy == everyRange)
  }

  /// Only 1.0.0 takes the comma for the missing value; what it reads next is the next name.
  @Test func missingValueOfAnUnknownKey() {
    expect(swapping("\"id\": 109", "\"extra\": , \"id\": 109"), acceptedBy: [1])
    expect(Sample.version.adding("extra", ""), acceptedBy: [])
  }

  @Test func everyFaultOfTheJSONReaderHasItsFact() {
    let elsewhere: Set<SyntaxFault.Kind> = [
      .yaml, .yamlTooDeep, .yamlUndefinedAlias, .yamlRecursiveAlias, .yamlTooManyAliases, .yamlBadMerge,
    ]
    for kind in SyntaxFault.Kind.allCases where !elsewhere.contains(kind) {
      #expect(FaultFact.rows.count { $0.fault == kind } == 1, "\(kind)")
    }
  }
}
