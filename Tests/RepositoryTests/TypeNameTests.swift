import Foundation
import TestSupport
import Testing

/// Names of types: how many a reader meets, and how often one name means two things.
@Suite struct TypeNameTests {
  /// Each name in the sources, with how many types have it.
  private static func names() throws -> [String: Int] {
    let root = SharedFiles.packageRoot.appending(path: "Sources")
    let all = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    var names: [String: Int] = [:]
    for path in all where path.hasSuffix(".swift") {
      let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      for name in declared(in: text) { names[name, default: 0] += 1 }
    }
    #expect(names.count > 500)
    return names
  }

  private static func declared(in text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      let declaration =
        #/\s*(?:(?:package|private|fileprivate|final|indirect|nonisolated) )*(?:struct|class|enum|protocol|actor) (\w+)/#
      return line.prefixMatch(of: declaration).map { String($0.1) }
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
          """) == ["One", "Two", "Eight"])
  }
}
