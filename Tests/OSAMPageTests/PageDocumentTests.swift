import Foundation
import OSAMFormats
import OSAMLint
import OSAMSyntax
import TestSupport
import Testing

/// Documents for `tools/page-answers.mjs`: examples of rules, what the generators of other tests make, and samples with
/// numbers that an integer of 32 or 64 bits just holds or does not.
@Suite struct PageDocumentTests {
  private static let file = ProcessInfo.processInfo.environment["OSAM_LINT_DOCUMENTS"]
  private static let count =
    ProcessInfo.processInfo.environment["OSAM_LINT_DOCUMENTS_OF_A_KIND"].flatMap { Int($0) } ?? 100

  /// A document behind its number of bytes, four of them with the lowest first; its first line is its name.
  private static func framed(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
    let document = Array("\(name)\n".utf8) + bytes
    return (0..<4).map { UInt8(truncatingIfNeeded: document.count >> (8 * $0)) } + document
  }

  private static func name(_ syntax: Tree.Syntax) -> String { syntax == .json ? "alert.json" : "alert.yaml" }

  // MARK: Numbers at the edge

  private static let edges = [
    "2147483648", "-2147483649", "4294967296", "9223372036854775807", "-9223372036854775808", "9223372036854775808",
    "1e10", "1e3000000000", "253402300800000", #""3000000000""#, #""1.3000000000.2""#, #""1.2.4294967296-3000000000""#,
    #""-2147483649.0""#, #""9223372036854775807""#, #""99999999999-12-01""#,
  ]

  /// The text with each of its numbers and texts replaced by some edges in turn, one at a time.
  private static func atTheEdge(_ bytes: [UInt8], _ syntax: Tree.Syntax, each count: Int) -> [[UInt8]] {
    let tree = Tree.read(bytes, as: syntax)
    var values: [SourceSpan] = []
    func visit(_ node: NodeID) {
      switch tree.kind(node) {
      case .object: tree.forEachOwnPair(of: node) { visit($0.value) }
      case .array: tree.forEachItem(of: node) { visit($0) }
      case .number, .string, .word: values.append(tree.span(node))
      default: break
      }
    }
    for root in tree.roots { visit(root) }
    return values.enumerated().flatMap { number, span in
      (0..<count).map { turn in
        let edge = edges[(number * count + turn) % edges.count]
        return bytes[..<span.start] + Array(edge.utf8) + bytes[span.end...]
      }
    }
  }

  @Test func eachValueIsReplacedByEachEdge() {
    let made = Self.atTheEdge(Array(#"{"a": 1, "b": ["x"]}"#.utf8), .json, each: 2).map {
      String(decoding: $0, as: UTF8.self)
    }
    #expect(
      made == [
        #"{"a": 2147483648, "b": ["x"]}"#, #"{"a": -2147483649, "b": ["x"]}"#, #"{"a": 1, "b": [4294967296]}"#,
        #"{"a": 1, "b": [9223372036854775807]}"#,
      ])
  }

  // MARK: All of them

  @Test(.enabled(if: file != nil, "writes files for another tool")) func documentsAreWritten() throws {
    var all = Data()
    for example in Rule.all.flatMap({ $0.bad + $0.good }) {
      all += Self.framed(Self.name(example.syntax), Array(example.unmarked.text.utf8))
    }
    for sample in PageAnswerTests.samples {
      let syntax: Tree.Syntax = sample.name.hasSuffix(".json") ? .json : .yaml
      for bytes in Self.atTheEdge(sample.bytes, syntax, each: min(Self.edges.count, max(Self.count / 4000, 1))) {
        all += Self.framed(Self.name(syntax), bytes)
      }
    }
    for kind in DocumentKind.all {
      var documents = NearDocuments(seed: 380)
      for _ in 0..<Self.count {
        let document = documents.document(kind)
        all += Self.framed(Self.name(document.isYAML ? .yaml : .json), document.bytes)
      }
    }
    try all.write(to: URL(fileURLWithPath: try #require(Self.file)))
  }
}
