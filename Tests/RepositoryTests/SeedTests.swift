import Foundation
import OSAMFormats
import OSAMLint
import OSAMSyntax
import TestSupport
import Testing

/// The examples of the libraries' own READMEs, read in place: what a reader of them would publish.
@Suite(.enabled(if: SharedFiles.has("seeds"), "reads reference material beside the repository")) struct SeedTests {
  /// The JSON documents of a README, fenced as `json` or not at all.
  private static func documents(in name: String) throws -> [String] {
    let folder = try SharedFiles.url("seeds")
    let file = try FileManager.default.contentsOfDirectory(atPath: folder.path).first { $0.hasPrefix(name) }
    let text = try String(contentsOf: folder.appending(path: try #require(file)), encoding: .utf8)
    return text.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
      .map { $0.hasPrefix("json") ? String($0.dropFirst(4)) : $0 }
      .filter { $0.contains("\"data\"") }
  }

  private static func rules(_ text: String) -> [String: Severity] {
    let linter = Linter(context: CheckContext(now: 1_795_262_400_000))
    let report = linter.check(FileInput(path: "README", bytes: Array(text.utf8), syntax: .json, isNamed: true))
    return Dictionary(report.findings.map { ($0.rule, $0.severity) }, uniquingKeysWith: max)
  }

  /// The README of 2.1.x: the document decodes on 2.1.x, and would show nothing there whatever its mode.
  @Test func exampleOfRelease216() throws {
    let documents = try Self.documents(in: "000")
    try #require(documents.count == 2)
    let version = Self.rules(documents[0])
    #expect(version["missing-member"] == .error)
    #expect(version["window-of-one-instant"] == .warning)
    #expect(version["placeholder-text"] == .warning)
    #expect(version["wrong-ela-geminada"] != nil)
    let decoding = Self.decoding(documents[0])
    #expect(decoding?.refusedBy.prose == "3.0.0–\(newestRelease)")
    let rating = Self.rules(documents[1])
    #expect(rating["ignored-app-store-identifier"] == .info)
    #expect(Self.decoding(documents[1])?.refusedBy.isEmpty == true)
  }

  /// The README of 1.0.x shows a fragment without its outer braces, which no client decodes.
  @Test func exampleOfRelease1010() throws {
    let documents = try Self.documents(in: "001")
    try #require(documents.count == 2)
    for (text, kind) in zip(documents, ["osam-version", "osam-rating"]) {
      #expect(Self.rules(text)["broken-json"] == .error)
      #expect(Self.decoding(text)?.document.kind.id == kind)
      #expect(Self.decoding(text)?.refusedBy == .commonModule)
    }
  }

  private static func decoding(_ text: String) -> Decoding? {
    let tree = Tree.read(Array(text.utf8), as: .json)
    return Recognition(tree, .init()).documents.first.map(Decoding.init)
  }
}
