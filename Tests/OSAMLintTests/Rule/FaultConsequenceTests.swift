import OSAMFormats
import OSAMLint
import OSAMSyntax
import TestSupport
import Testing

/// Findings never say of a client that it fails when it decodes the document.
@Suite struct FaultConsequenceTests {
  private static let rest = #""packageName": "a.b", "platform": "IOS", "minutes": 1, "numAperture": 2, "#
  private static let message = #""message": {"ca": "a", "es": "b", "en": "c"}"#

  /// Rating documents that some clients decode although our reader takes them for badly broken, with
  /// the first and last release of those clients.
  static let documents: [(text: String, decodedBy: String)] = [
    // A word, not a comment.
    ("{\"data\": {#: 1, \"id\": 1, \"appId\": 2, \(rest)\(message)}}", "2.1.1–2.1.2"),
    ("{\"data\": {//: 1, \"id\": 1, \"appId\": 2, \(rest)\(message)}}", "2.1.1–2.1.2"),
    ("{\"data\": {\"x\": #, \"id\": 1, \"appId\": 2, \(rest)\(message)}}", "1.0.0–\(newestRelease)"),
    ("{\"data\": {\"x\": //, \"id\": 1, \"appId\": 2, \(rest)\(message)}}", "1.0.0–\(newestRelease)"),
    // Part of a word, not a quote.
    ("{\"data\": {\"x\": ', \"id\": 1, \"appId\": 2, \(rest)\(message)}}", "1.0.0–\(newestRelease)"),
    ("{\"data\": {': 1, \"id\": 1, \"appId\": 2, \(rest)\(message)}}", "2.1.1–2.1.2"),
    ("{\"data\": {\"packageName\": ', \"id\": 1, \"appId\": 2, \(rest)\(message)}}", "2.1.1–2.1.2"),
    // Text where a lenient reader wants a word, and a token stepped over by 1.0.0.
    ("{\"data\": {\"packageName\": =, \"id\": 1, \"appId\": 2, \(rest)\(message)}}", "2.1.1–2.1.2"),
    ("{\"data\": {\"x\": }, \"id\": 1, \"appId\": 2, \(rest)\(message)}}", "1.0.0–1.0.5"),
    ("{\"data\": {\"x\": :, \"id\": 1, \"appId\": 2, \(rest)\(message)}}", "1.0.0–1.0.5"),
    ("{\"data\": {, \"id\": 1, \"appId\": 2, \(rest)\(message)}}", "1.0.0–1.0.5"),
    ("{\"data\": {\"id\": 1, \"appId\": 2 \(rest)\(message)}}", "1.0.0–\(newestRelease)"),
    ("{\"data\": {\"id\": 1, \"appId\": 2,, \(rest)\(message)}}", "no release"),
  ]

  @Test(arguments: documents)
  func nobodyWhoDecodesItIsSaidToFail(_ text: String, _ decodedBy: String) {
    let tree = Tree.read(Array(text.utf8), as: .json)
    let documents = Recognition(tree, .init(role: .served)).documents
    #expect(documents.map(\.kind) == [.osamRating])
    let refused = documents.first.map { Decoding($0).refusedBy } ?? .commonModule
    let decoding = ClientSet.commonModule.subtracting(refused)
    #expect(decoding.prose == decodedBy)
    for targets in [.commonModule, decoding] {
      var context = CheckContext(now: 0)
      context.targets = targets
      let input = FileInput(path: "a.json", bytes: Array(text.utf8), syntax: .json, isNamed: true)
      let failing = Linter(context: context).check(input).findings.filter {
        $0.message.text.contains("cannot read this")
      }
      for finding in failing {
        #expect(finding.clients.intersection(decoding).isEmpty, "\(finding.message.text)")
      }
      #expect(failing.isEmpty == context.targets.intersection(refused).isEmpty)
    }
  }
}
