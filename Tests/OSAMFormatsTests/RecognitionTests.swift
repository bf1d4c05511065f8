import OSAMSyntax
import Testing

@testable import OSAMFormats

@Suite struct RecognitionTests {
  private func recognise(_ text: String, _ syntax: Tree.Syntax = .json, role: Role? = nil) -> Recognition {
    Recognition(Tree.read(Array(text.utf8), as: syntax), .init(role: role))
  }

  private func kinds(_ text: String, _ syntax: Tree.Syntax = .json, role: Role? = nil) -> [String] {
    recognise(text, syntax, role: role).documents.map(\.kind.id)
  }

  @Test func bothKinds() {
    #expect(kinds(Sample.version.text) == ["osam-version"])
    #expect(kinds(Sample.rating.text) == ["osam-rating"])
    #expect(recognise(Sample.version.text).documents.first?.role == .served)
    #expect(recognise(Sample.version.text).ambiguous.isEmpty)
  }

  @Test func damagedFiles() {
    for (sample, kind) in [(Sample.version, "osam-version"), (Sample.rating, "osam-rating")] {
      let text = sample.text
      #expect(kinds(String(text.dropLast())) == [kind])
      #expect(kinds(String(text.dropFirst())) == [kind])
      #expect(kinds(String(text.prefix(text.count * 3 / 4))) == [kind])
      #expect(kinds(sample.body) == [kind])
      #expect(kinds(text.replacing(",", with: "")) == [kind])
      #expect(kinds(text.replacing("\"data\"", with: "\"Data\"")) == [kind])
      #expect(kinds(text.replacing("\"data\": {", with: "\"data\": [{")) == [kind])
      #expect(kinds("[\(text)]") == [kind])
      #expect(kinds("\u{FEFF}" + text) == [kind])
      #expect(kinds(text, role: .authored) == [kind])
    }
  }

  /// The libraries' README shows the document without its outer braces.
  @Test func readmeFragment() {
    #expect(kinds("\"data\": \(Sample.version.body)") == ["osam-version"])
    #expect(kinds("\"data\": \(Sample.rating.body)") == ["osam-rating"])
    #expect(kinds(#""minutes": 2880, "numAperture": 5"#) == ["osam-rating"])
  }

  @Test func misspeltKeys() {
    #expect(kinds(Sample.version.text.lowercased()) == ["osam-version"])
    let few =
      #"{"data": {"versionCode": 5, "comparisionMode": "LAZY", "serverdate": 3, "checkBoxDontShowAgain": true}}"#
    #expect(kinds(few) == ["osam-version"])
    let rating = #"{"data": {"Minutes": 5, "NumAperture": 3}}"#
    #expect(kinds(rating) == ["osam-rating"])
  }

  @Test func authoredListsAndStreams() {
    let list = "[\(Sample.version.body), \(Sample.rating.body), \(Sample.version.text)]"
    let documents = recognise(list, role: .authored).documents
    #expect(documents.map(\.kind.id) == ["osam-version", "osam-rating", "osam-version"])
    #expect(documents.map(\.rootPointer) == ["/0", "/1", "/2"])
    #expect(documents.map(\.number) == [0, 1, 2])
    let stream = """
      versionCode: 2021050000
      comparisonMode: LAZY
      ---
      minutes: 2880
      numAperture: 5
      """
    #expect(kinds(stream, .yaml) == ["osam-version", "osam-rating"])
    #expect(recognise(stream, .yaml).documents.map(\.rootPointer) == ["", ""])
    #expect(recognise(stream, .yaml).documents.allSatisfy { $0.role == .authored })
    #expect(
      kinds("- versionCode: 1\n  comparisonMode: LAZY\n- minutes: 1\n  numAperture: 2\n", .yaml) == [
        "osam-version", "osam-rating",
      ])
    // An alias stands for the document it names.
    #expect(kinds("- &a {versionCode: 1, comparisonMode: LAZY}\n- *a\n", .yaml) == ["osam-version", "osam-version"])
    let mixed = recognise("[\(Sample.rating.body), 5, {\"a\": 1}]", role: .authored)
    #expect(mixed.documents.count == 1)
    #expect(mixed.unrecognised.map(\.pointer) == ["/1", "/2"])
    #expect(recognise("[]", role: .authored).unrecognised.count == 1)
  }

  @Test func unrelatedFilesAreNotRecognised() {
    for text in [
      "{}", "[]", "null", "5", "\"data\"", #"{"data": {}}"#, #"{"data": null}"#,
      #"{"name": "osam-lint", "version": "1.0.0", "private": true}"#,
      #"{"id": 1, "title": "x"}"#,
      #"{"data": [{"id": 1, "name": "x"}], "message": "ok"}"#,
      #"{"compilerOptions": {"target": "es2020"}}"#,
    ] {
      let found = recognise(text)
      #expect(found.documents.isEmpty, "\(text)")
      #expect(found.unrecognised.count == 1, "\(text)")
    }
    #expect(recognise("").documents.isEmpty)
    #expect(recognise("").unrecognised.isEmpty)
  }

  @Test func ambiguous() {
    let both = #"{"data": {"id": 1, "appId": 2, "packageName": "a", "platform": "IOS", "message": {}}}"#
    let found = recognise(both)
    #expect(found.documents.count == 1)
    #expect(found.ambiguous[0]?.map(\.id) == ["osam-version", "osam-rating"])
    // Cut off before the members that only one of the two has.
    let text = Sample.rating.text
    #expect(recognise(String(text.prefix(text.count / 2))).ambiguous[0]?.count == 2)
  }

  @Test func aKindGivenByHandOverrides() {
    let tree = Tree.read(Array(Sample.rating.text.utf8), as: .json)
    #expect(Recognition(tree, .init(kind: .osamVersion)).documents.map(\.kind.id) == ["osam-version"])
    let list = Tree.read(Array("[1, 2]".utf8), as: .json)
    #expect(Recognition(list, .init(kind: .osamVersion)).documents.count == 1)
    #expect(Recognition(list, .init(role: .authored, kind: .osamVersion)).documents.count == 2)
  }

  // MARK: How much a name tells

  private static let texts = #"{"ca": "a", "es": "b", "en": "c"}"#

  /// Documents of somebody else's with a name of ours: other services have it too, or have such texts.
  @Test(arguments: [
    (#"{"data": {"serverDate": "2022-02-02"}}"#, "osam-version"),
    (#"{"data": {"serverDate": 1645788600000, "id": 4, "url": "https://a.example"}}"#, "osam-version"),
    (#"{"data": {"numAperture": 1.4}}"#, "osam-rating"),
    (#"{"data": {"numAperture": 2, "id": 7}}"#, "osam-rating"),
    (#"{"id": 7, "title": \#(texts), "message": \#(texts), "minutes": 35}"#, "osam-rating"),
    (#"{"data": {"id": 7, "title": \#(texts), "message": \#(texts), "minutes": 35}}"#, "osam-rating"),
    (#"{"data": {"packageName": "a.b", "platform": "IOS", "minutes": 35, "id": 5}}"#, "osam-rating"),
    (#"{"data": {"packageName": "a.b", "platform": "IOS", "message": \#(texts)}}"#, "osam-version"),
    (#"{"name": "bus", "versionCode": 12, "title": \#(texts)}"#, "osam-version"),
    (
      #"{"packageName": "a.b", "versionCode": 12, "versionName": "1.2", "title": \#(texts), "message": \#(texts)}"#,
      "osam-version"
    ),
    (
      #"{"data": {"packageName": "a.b", "versionCode": 12, "versionName": "1.2", "title": \#(texts)}}"#,
      "osam-version"
    ),
  ])
  func aWeakNameAloneIsLikely(_ text: String, _ kind: String) {
    let found = recognise(text).found
    #expect(found.map(\.kind.id).contains(kind))
    #expect(found.map(\.degree) == [.likely])
    #expect(found.map(\.isProven) == [false])
  }

  @Test func aWeakNameWithMostOfTheRestIsCertain() {
    for text in [
      #"{"data": {"numAperture": 5, "minutes": 2880}}"#,
      #"{"data": {"numAperture": 5, "packageName": "a.b", "platform": "IOS"}}"#,
      #"{"data": {"serverDate": 1645788600000, "id": 4, "appId": 4, "packageName": "a.b", "platform": "IOS"}}"#,
      #"{"data": {"versionCode": 12, "title": \#(Self.texts), "ok": \#(Self.texts)}}"#,
      Sample.rating.without("numAperture").text, Sample.rating.without("minutes").without("numAperture").text,
    ] {
      #expect(recognise(text).found.map(\.degree) == [.certain], "\(text)")
    }
  }

  /// Two names that are only ours, or one and most of the rest.
  @Test(arguments: [
    (#"{"data": {"comparisonMode": "LAZY"}}"#, false),
    (#"{"data": {"comparisonMode": 0, "id": 7}}"#, false),
    (#"{"data": {"comparisonMode": 0, "checkBoxDontShowAgain": true, "id": 7}}"#, false),
    (#"{"data": {"comparisonMode": "LAZY", "versionCode": 5}}"#, false),
    (#"{"data": {"comparisonMode": "LAZY", "checkBoxDontShowAgain": "perhaps"}}"#, true),
    (#"{"data": {"checkBoxDontShowAgain": true, "dialogDisplayDuration": 5}}"#, true),
    (#"{"data": {"comparisionMode": "LAZY", "dialogDisplayDuration": 5}}"#, true),
    (Sample.version.without("checkBoxDontShowAgain").without("dialogDisplayDuration").text, true),
    (Sample.version.without("comparisonMode").text, true),
    (#"{"data": {"numAperture": 5, "minutes": 2880}}"#, false),
    (#"{"data": {"numAperture": 5, "minutes": 2880, "message": \#(texts)}}"#, true),
    (Sample.rating.without("numAperture").text, false),
    (#"{"num_apert": 5, "tmin": 4}"#, true),
    (#"{"messages": [{"languaje": "ca", "content": "a"}], "tmin": 4}"#, false),
    (#"{"version": "1.2", "comparisonMode": 0, "title": {"cat": "a", "es": "b"}}"#, false),
    (#"{"version": "1.2", "comparisonMode": 0, "okButtonActionURL": "https://a.example", "title": "a"}"#, true),
    (#"{"ios2": [{"required_version": "1.2.0"}]}"#, false),
    (#"{"ios2": [{"required_version": "1.2.0", "last_version_available": "1.3.0"}]}"#, true),
    (#"{"ios": [{"required_version": "1.2.0", "last_version_available": "1.3.0"}]}"#, true),
    (#"{"ios": [{"last_version_available": "1.3.0"}]}"#, false),
    (#"{"ios": {"minimum_version": "1.0.0", "latest_version": {"version": "1.1.0"}}}"#, true),
  ])
  func whatProvesADocument(_ text: String, _ isProven: Bool) {
    let found = recognise(text).found
    #expect(found.map(\.degree) == [.certain])
    #expect(found.map(\.isProven) == [isProven])
  }

  /// A ConfigMap of Kubernetes with one name of ours is checked, and changed by nobody unasked.
  @Test func configMap() {
    let found = recognise(
      "apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: bus\ndata:\n  comparisonMode: LAZY\n", .yaml
    ).found
    #expect(found.map(\.degree) == [.certain])
    #expect(found.map(\.isProven) == [false])
  }

  @Test func whatIsSaidIsProven() {
    let tree = Tree.read(Array("{}".utf8), as: .json)
    #expect(Recognition(tree, .init(kind: .osamVersion)).found.map(\.isProven) == [true])
  }

  /// A document that some release decodes is certain, with as little in it as it may have.
  @Test(arguments: [
    (Sample.version.text, DocumentKind.osamVersion), (Sample.rating.text, .osamRating),
    (Sample.version.without("checkBoxDontShowAgain").without("dialogDisplayDuration").text, .osamVersion),
    (
      Sample.version.without("startDate").without("endDate").without("serverDate").without("checkBoxDontShowAgain")
        .without("dialogDisplayDuration").text, .osamVersion
    ),
    (#"{"ios2": [{"required_version": "1.2.0"}]}"#, .princeOfVersions),
    (#"{"android": [{"required_version": 12}]}"#, .princeOfVersions),
    (#"{"ios": [{"last_version_available": "1.2.0"}]}"#, .princeOfVersions),
    (#"{"tmin": 4, "num_apert": 5}"#, .valoracions),
  ])
  func whatAReleaseReadsIsCertain(_ text: String, _ kind: DocumentKind) {
    let recognition = recognise(text)
    #expect(recognition.found.map(\.degree) == [.certain])
    #expect(recognition.found.map(\.kind.id) == [kind.id])
    #expect(recognition.documents.allSatisfy { !$0.kind.clients.subtracting(Decoding($0).refusedBy).isEmpty })
  }

  @Test(arguments: [
    (
      #"{"data": {"comparisonMode": 0, "id": 7}}"#,
      "“comparisonMode” stands inside “data”: the name tells, and its value is of another form"
    ),
    (
      #"{"data": {"comparisonMode": "lazy"}}"#,
      "“comparisonMode” stands inside “data”: with one of its four values nobody else has it"
    ),
    (
      #"{"data": {"numAperture": 1.4}}"#,
      "“numAperture” stands inside “data”: few others have this name, and little else of such a document is there"
    ),
    (
      #"{"ios": {"latest_version": {"version": "1.2"}}}"#,
      "“latest_version” stands inside “ios”: a version that is an object under a platform's key"
    ),
  ])
  func reasonsAreTrue(_ text: String, _ reason: String) {
    let recognition = recognise(text)
    #expect(recognition.found.map { recognition.reason($0).text } == [reason])
  }

  // MARK: Inside of something else

  private static let whole = Sample.version.body.replacing("\n", with: "")
  private static let quoted = #""{\"data\": "# + whole.replacing(#"""#, with: #"\""#) + #"}""#

  @Test(arguments: [
    (
      #"{"conditions": [], "parameters": {"alert": {"defaultValue": {"value": \#(quoted)}, "valueType": "JSON"}}}"#,
      "a document is written as a text in “parameters.alert.defaultValue.value”",
      "Take the document out of the text in “parameters.alert.defaultValue.value”, into a file of its own."
    ),
    (quoted, "a document is written as a text", "Take the document out of the text, so that the file begins with {."),
    (
      #"{"data": {"id": 1, "attributes": \#(whole)}, "meta": {}}"#,
      "“comparisonMode” stands inside “data.attributes” and not inside “data”: with one of its four values nobody else "
        + "has it", "Take the document out of “data.attributes”, into a file of its own."
    ),
    (
      #"{"sys": {"id": "a"}, "metadata": {"tags": []}, "fields": {"comparisonMode": {"en-US": "LAZY"}}}"#,
      "“comparisonMode” stands inside “fields” and not inside “data”: the name tells, and its value is of another form",
      "Take the document out of “fields”, into a file of its own."
    ),
    (
      #"{"android": \#(whole), "ios": \#(whole)}"#,
      "“comparisonMode” stands inside “android” and not inside “data”: with one of its four values nobody else has it",
      "Take the document out of “android”, into a file of its own."
    ),
    (
      #"export default {"data": \#(whole)}"#, "a document stands after “export default”",
      "Take the document out of the script: leave out “export default” and what stands after the last }."
    ),
    (
      #"module.exports = {"data": \#(whole)};"#, "a document stands after “module.exports =”",
      "Take the document out of the script: leave out “module.exports =” and what stands after the last }."
    ),
    (
      #"callback({"data": \#(whole)});"#, "a document stands after “callback(”",
      "Take the document out of the script: leave out “callback(” and what stands after the last }."
    ),
  ])
  func insideOfSomethingElse(_ text: String, _ reason: String, _ advice: String) {
    let recognition = recognise(text)
    #expect(recognition.found.isEmpty)
    #expect(recognition.unrecognised.isEmpty)
    #expect(recognition.enclosed.map(\.kind.id) == ["osam-version"])
    #expect(recognition.enclosed.map { recognition.reason($0).text } == [reason])
    #expect(recognition.enclosed.map { recognition.advice($0).text } == [advice])
  }

  /// A text in a block of YAML.
  @Test func aTextInYAML() {
    let recognition = recognise("data:\n  alert.json: |\n    {\"data\": \(Self.whole)}\n", .yaml)
    #expect(recognition.enclosed.map(\.kind.id) == ["osam-version"])
  }

  /// Texts that are JSON, scripts and half a document are nobody's concern.
  @Test(arguments: [
    #""{\"numAperture\": 1.4}""#, #"{"body": "{\"data\": {\"numAperture\": 1.4}}"}"#,
    #"module.exports = {"plugins": []};"#, #"callback({"data": {"id": 5}})"#, #"{"a": "{", "b": "{}"}"#,
  ])
  func nothingInside(_ text: String) {
    let recognition = recognise(text)
    #expect(recognition.enclosed.isEmpty)
    #expect(recognition.found.isEmpty)
  }
}
