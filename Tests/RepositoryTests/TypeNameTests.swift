import Foundation
import TestSupport
import Testing

/// Names of types: how many a reader meets, and how often one name means two things.
@Suite struct TypeNameTests {
  /// Names in the sources, read once for all tests.
  static let declarations = Result {
    let root = SharedFiles.packageRoot.appending(path: "Sources")
    let all = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    let declarations = try all.filter { $0.hasSuffix(".swift") }.flatMap {
      declared(in: try String(contentsOf: root.appending(path: $0), encoding: .utf8))
    }
    #expect(declarations.count > 500)
    return declarations
  }

  /// Each name of a type, with how many have it.
  private static func names() throws -> [String: Int] {
    let types = try declarations.get().filter { $0.keyword != "typealias" }
    return Dictionary(types.map { ($0.name, 1) }, uniquingKeysWith: +)
  }

  /// Compiled once; an expression within the loop would be for each line.
  private nonisolated(unsafe) static let declaration =
    #/\s*(?:(?:public|package|private|fileprivate|final|indirect|nonisolated) )*(struct|class|enum|protocol|actor|typealias) (\w+)/#

  private static func declared(in text: String) -> [(keyword: Substring, name: String)] {
    text.split(separator: "\n").compactMap { line in
      line.prefixMatch(of: declaration).map { ($0.1, String($0.2)) }
    }
  }

  /// The list only shrinks: take out what is gone.
  @Test func fewNamesMeanTwoTypes() throws {
    let list = SharedFiles.packageRoot.appending(path: "Tests/RepositoryTests/names-twice.txt")
    let known = try String(contentsOf: list, encoding: .utf8).split(separator: "\n").map { String($0) }
    let twice = try Self.names().filter { $0.value > 1 }.map { "\($0.value) \($0.key)" }
    for line in Set(twice).subtracting(known).sorted() { Issue.record("not in the list: \(line)") }
    for line in Set(known).subtracting(twice).sorted() { Issue.record("in the list, and gone: \(line)") }
  }

  /// docs/architecture.md has the number, so that a rise is seen by who reads a change.
  @Test func theNumberOfNamesIsRecorded() throws {
    let page = SharedFiles.packageRoot.appending(path: "docs/architecture.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let count = try Self.names().count
    #expect(text.contains("Types have \(count) names."), "there are \(count) names of types")
  }

  @Test func declarationsAreSeen() {
    #expect(
      Self.declared(
        in: """
          package final class One: Sendable {
            private enum Two { case structure }
          // struct Three
          let four = "struct Five"
          extension Six { indirect enum Seven {} }
          fileprivate protocol Eight {}
          public typealias Nine = One
          """
      ).map { "\($0.keyword) \($0.name)" } == ["class One", "enum Two", "protocol Eight", "typealias Nine"])
  }
}
