import OSAMSyntax
import TestSupport
import Testing

@testable import OSAMFormats

/// Each thing the shape rules can see, with its place, its suggestion and who fails on it.
@Suite struct ObservationTests {
  private static let all = "1.0.0–\(newestRelease)"
  private static let none = "no release"

  private struct Case {
    var code: Observation.Code
    var text: String
    var kind = DocumentKind.osamVersion
    var role = Role.served
    var syntax = Tree.Syntax.json
    var pointer: String
    var suggestion: String?
    var refusedBy: String
  }

  private static func served(
    _ code: Observation.Code, _ sample: Sample, _ pointer: String, _ suggestion: String? = nil,
    _ refusedBy: String = all
  ) -> Case {
    Case(
      code: code, text: sample.text, kind: sample.kind, pointer: "/data/" + pointer, suggestion: suggestion,
      refusedBy: refusedBy)
  }

  private static func authored(
    _ code: Observation.Code, _ name: String, _ value: String, _ refusedBy: String = none,
    suggesting suggestion: String? = nil
  ) -> Case {
    let members: [(String, String)] = [
      ("packageName", "a.b"), ("versionCode", "5"), ("versionName", "'1.0'"), ("platform", "IOS"),
      ("comparisonMode", "INFO"),
      ("title", "{ca: a, es: b, en: c}"), ("message", "{ca: a, es: b, en: c}"), ("ok", "{ca: a, es: b, en: c}"),
      ("cancel", "{ca: a, es: b, en: c}"), ("url", "https://a.b"), ("checkBoxDontShowAgain", "true"),
      ("dialogDisplayDuration", "1h"), ("startDate", "2026-01-01"), ("endDate", "2026-12-31"),
    ]
    let text = members.map { "\($0): \($0 == name ? value : $1)\n" }.joined()
    return Case(
      code: code, text: text, role: .authored, syntax: .yaml, pointer: "/" + name, suggestion: suggestion,
      refusedBy: refusedBy
    )
  }

  private static let version = Sample.version
  private static let exponentRefusers = "1.0.0–2.1.8"
  private static let strict = "1.0.0–2.0.16 and 2.1.3–\(newestRelease)"

  private static let cases: [Case] = [
    Case(code: .rootNotObject, text: "[\(version.text)]", pointer: "", refusedBy: all),
    Case(code: .missingWrapper, text: version.body, pointer: "/data", refusedBy: all),
    Case(code: .wrapperNotObject, text: #"{"data": null}"#, pointer: "/data", refusedBy: all),
    Case(code: .keyCase, text: "{\"DATA\": \(version.body)}", pointer: "/DATA", suggestion: "data", refusedBy: all),
    Case(code: .unknownKey, text: "{\"x\": 1, \"data\": \(version.body)}", pointer: "/x", refusedBy: none),
    Case(
      code: .duplicateKey, text: "{\"data\": \(version.body), \"data\": \(version.body)}", pointer: "/data",
      refusedBy: none),

    served(.unknownKey, version.adding("colour", "1"), "colour", nil, none),
    served(.keyCase, version.without("url").adding("URL", "\"x\""), "URL", "url"),
    served(.keyCase, version.adding("URL", "\"x\""), "URL", "url", none),
    served(
      .keyCase, version.without("serverDate").adding("serverdate", "1"), "serverdate", "serverDate",
      "1.1.0–\(newestRelease)"),
    served(
      .keyNear, version.without("comparisonMode").adding("comparisionMode", "\"LAZY\""), "comparisionMode",
      "comparisonMode"),
    served(.keyNear, version.without("url").adding("okButtonActionURL", "\"x\""), "okButtonActionURL", "url"),
    served(.duplicateKey, version.adding("id", "1"), "id", nil, none),
    served(
      .duplicateKey, version.with("title", #"{"es": "a", "en": "b", "ca": "c", "es": "d"}"#), "title/es", nil, none),

    served(.missingMember, version.without("versionName"), "versionName"),
    served(.missingMember, version.without("serverDate"), "serverDate", nil, "1.1.0–\(newestRelease)"),
    served(
      .missingMember, version.without("checkBoxDontShowAgain"), "checkBoxDontShowAgain", nil, "3.0.0–\(newestRelease)"),
    served(.nullMember, version.with("url", "null"), "url"),
    served(.nullDate, version.with("endDate", "null"), "endDate", nil, none),
    served(.wrongType, version.with("url", "5"), "url", nil, strict),
    served(.wrongType, version.with("id", "[]"), "id"),
    served(
      .wrongType, version.with("checkBoxDontShowAgain", "1"), "checkBoxDontShowAgain", "true", "3.0.0–\(newestRelease)"),
    served(
      .wrongType, version.with("checkBoxDontShowAgain", "2"), "checkBoxDontShowAgain", nil, "3.0.0–\(newestRelease)"),
    served(
      .wrongType, version.with("checkBoxDontShowAgain", "\" Fals\""), "checkBoxDontShowAgain", "false",
      "3.0.0–\(newestRelease)"),

    served(.quotedNumber, version.with("id", "\"5\""), "id", nil, none),
    served(.fraction, version.with("id", "1.0"), "id"),
    served(.exponent, version.with("id", "1e3"), "id", nil, exponentRefusers),
    served(.leadingZero, version.with("id", "007"), "id", nil, none),
    served(.plusSign, version.with("id", "+5"), "id", nil, "1.0.6–\(newestRelease)"),
    served(.outOfRange, version.with("id", "2147483648"), "id"),
    served(.outOfRange, version.with("versionCode", "20000000000000000000"), "versionCode", nil, "1.0.0–1.0.5"),
    served(.malformedNumber, version.with("id", "\"five\""), "id"),
    served(.negativeNumber, version.with("versionCode", "-1"), "versionCode", nil, none),

    served(.choiceCase, version.with("comparisonMode", "\" lazy\""), "comparisonMode", "LAZY"),
    served(.choiceUnknown, version.with("comparisonMode", "\"FORCED\""), "comparisonMode", "FORCE"),
    served(.choiceUnknown, version.with("comparisonMode", "\"often\""), "comparisonMode"),
    served(.quotedBoolean, version.with("checkBoxDontShowAgain", "\"True\""), "checkBoxDontShowAgain", "true", none),
    served(.booleanCase, version.with("checkBoxDontShowAgain", "FALSE"), "checkBoxDontShowAgain", "false", none),

    served(.textsNotMap, version.with("title", "\"x\""), "title"),
    served(.missingLanguage, version.with("title", #"{"es": "a", "en": "b"}"#), "title/ca"),
    served(.languageNotText, version.with("title", #"{"es": 5, "en": "b", "ca": "c"}"#), "title/es", nil, strict),
    served(.languageNotText, version.with("title", #"{"es": null, "en": "b", "ca": "c"}"#), "title/es"),
    served(
      .extraLanguage, version.with("title", #"{"fr": "d", "es": "a", "en": "b", "ca": "c"}"#), "title/fr", nil, none),
    served(.languageCode, version.with("title", #"{"es": "a", "en": "b", "cat": "c"}"#), "title/cat", "ca"),
    served(
      .languageCode, version.with("title", #"{"es": "a", "en": "b", "ca": "c", "en-GB": "d"}"#), "title/en-GB", "en",
      none),

    served(.nameNotText, version.adding("models", #"["SM-A536B", 5]"#), "models/1", nil, "3.1.0–\(newestRelease)"),
    served(.wrongType, version.adding("models", #""SM-A536B""#), "models", nil, "3.1.0–\(newestRelease)"),

    authored(.unreadableDate, "startDate", "2022-02-30", "1.1.0–\(newestRelease)"),
    authored(.skippedTime, "startDate", "2026-03-29 02:30"),
    authored(.repeatedTime, "endDate", "2026-10-25 02:30"),
    authored(.unreadableDuration, "dialogDisplayDuration", "1 week", "3.0.0–\(newestRelease)"),
    authored(.dateSpelling, "endDate", "1/12/2026"),
    authored(.dateSpelling, "dialogDisplayDuration", "1 hour"),
    authored(.wrongType, "checkBoxDontShowAgain", "no", "3.0.0–\(newestRelease)", suggesting: "false"),
    authored(.wrongType, "checkBoxDontShowAgain", "nothing", "3.0.0–\(newestRelease)"),
    authored(.wrongType, "versionName", "1.10", all),
  ]

  @Test func eachCodeWithItsPlaceAndItsReleases() {
    for each in Self.cases {
      let tree = Tree.read(Array(each.text.utf8), as: each.syntax)
      let recognition = Recognition(tree, .init(role: each.role, kind: each.kind))
      guard let document = recognition.documents.first else { continue }
      let found = document.observe().filter { $0.code == each.code }
      #expect(found.count == 1, "\(each.code)\n\(each.text)")
      guard let observation = found.first else { continue }
      #expect(observation.pointer == each.pointer, "\(each.code)")
      #expect(observation.suggestion == each.suggestion, "\(each.code)")
      #expect(observation.refusedBy.prose == each.refusedBy, "\(each.code)\n\(each.text)")
    }
  }

  @Test func everyCodeHasACase() {
    for code in Observation.Code.allCases {
      #expect(Self.cases.contains { $0.code == code }, "\(code)")
    }
  }

  @Test func goodDocumentsHaveNothingToObserve() {
    #expect(document(Sample.version.text, as: .osamVersion)?.observe().isEmpty == true)
    #expect(document(Sample.rating.text, as: .osamRating)?.observe().isEmpty == true)
    let tree = Tree.read(Array(Self.authored(.unknownKey, "none", "").text.utf8), as: .yaml)
    #expect(Recognition(tree, .init()).documents.first?.observe().isEmpty == true)
  }

  @Test func observationsAreInFileOrder() {
    let sample = Sample.version.with(["id": "1.0", "url": "5", "title": "\"x\""]).adding("colour", "1")
    let codes = document(sample.text, as: .osamVersion)?.observe().map(\.code)
    #expect(codes == [.fraction, .textsNotMap, .wrongType, .unknownKey])
  }

  @Test func whatDecodersMeetFirst() {
    let sample = Sample.version.without("id").with("url", "5")
    let decoding = sample.decoding
    #expect(decoding.failures.map(\.pointer) == ["/data/url", "/data/id"])
    #expect(decoding.firstFailure(for: clientOfRange[6])?.pointer == "/data/url")
    // The lenient releases take the number for a text, so the missing member is what stops them.
    #expect(decoding.firstFailure(for: clientOfRange[4])?.pointer == "/data/id")
  }
}
