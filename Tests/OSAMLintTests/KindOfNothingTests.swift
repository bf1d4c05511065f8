import OSAMFormats
import OSAMSyntax
import TestSupport
import Testing

@testable import OSAMLint

/// A file without a value is a document when its kind was given: who cannot use it, and what happens, is said once.
/// [module-random-comparison, older-keys, older-rating-android, prince-not-json]
@Suite struct KindOfNothingTests {
  private func report(_ bytes: [UInt8], _ syntax: Tree.Syntax, _ kind: DocumentKind?) -> FileReport {
    var context = CheckContext(now: 0)
    context.kind = kind
    let input = FileInput(path: "a.\(syntax.rawValue)", bytes: bytes, syntax: syntax, isNamed: true)
    return Linter(context: context).check(input)
  }

  private let blanks: [[UInt8]] = [[], Array("  \n\n".utf8), [0xEF, 0xBB, 0xBF]]
  private let wide: [UInt8] = [0xFF, 0xFE] + #"{"ios2": []}"#.utf16.flatMap { [UInt8($0), 0] }

  private static let outcomes: [(kind: DocumentKind, served: String)] = [
    (.osamVersion, "apps with library 1.0.0–\(newestRelease) cannot read this; nobody sees the alert"),
    (.osamRating, "apps with library 1.0.0–\(newestRelease) cannot read this and do not go by it"),
    // Android takes it for an empty configuration, and never prompts.
    (.controlDeVersions, "apps with controldeversions-ios 2.1–1.3.4 get the error Error parsing data"),
    (.valoracions, "apps with valoracions-ios 1.0.0–1.0.1 get the error failure"),
    (
      .princeOfVersions,
      "apps with pov-ios 4.0.0–4.0.8 get the error invalidJsonData; apps with pov-kmp 0.1.0 may get the error ConfigurationException; apps with pov-android 4.0.0–4.0.4 and pov-kmp 0.1.0 get the error JSONException"
    ),
  ]

  @Test(arguments: outcomes.indices)
  func blankFiles(_ index: Int) {
    let (kind, words) = Self.outcomes[index]
    for blank in blanks {
      let served = report(blank, .json, kind)
      #expect(served.kinds == [kind])
      let findings = served.findings.filter { $0.rule != "byte-order-mark" }
      #expect(findings.map(\.message.text) == ["the file is empty: \(words)"])
      #expect(findings.map(\.severity) == [.error])
      let authored = report(blank, .yaml, kind)
      #expect(authored.kinds == [kind])
      #expect(
        authored.findings.filter { $0.rule != "byte-order-mark" }.map(\.message.text) == [
          "the file is empty: nothing can be built from this file"
        ])
    }
  }

  @Test(arguments: outcomes.indices)
  func wideFiles(_ index: Int) {
    let kind = Self.outcomes[index].kind
    for syntax in [Tree.Syntax.json, .yaml] {
      let found = report(wide, syntax, kind)
      #expect(found.kinds == [kind])
      #expect(found.findings.map(\.rule) == ["wrong-encoding"])
      #expect(found.findings.map(\.severity) == [.error])
    }
    #expect(
      report(wide, .yaml, kind).findings.first?.message.text
        == "the file is UTF-16 or UTF-32 text: nothing can be built from this file")
  }

  @Test func nativeIOSReadsUTF16() {
    let tree = Tree.read(
      [0xFF, 0xFE] + #"{"ios2": [{"required_version": "1.0.0"}]}"#.utf16.flatMap { [UInt8($0), 0] }, as: .json)
    let recognition = Recognition(tree, Recognition.Options(kind: .princeOfVersions))
    let failing = recognition.documents.map(Decoding.init).flatMap(\.failures).filter { $0.platform == "ios" }
    #expect(
      !failing.contains {
        !$0.clients.intersection(.everyone.verified.subtracting(.princeIOSBefore4)).intersection(ClientSet(.princeIOS))
          .isEmpty
      })
  }

  @Test func withoutAKindItIsNoDocument() {
    for text in blanks + [wide] {
      for syntax in [Tree.Syntax.json, .yaml] { #expect(report(text, syntax, nil).kinds.isEmpty) }
    }
  }
}
