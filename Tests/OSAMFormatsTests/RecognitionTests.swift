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
}
