import Foundation
import OSAMFormats
import TestSupport
import Testing

/// A matter of one kind stands in the folder of its family. Elsewhere kinds and libraries are asked for what they are
/// like, and not who they are: such a place would treat a further kind as one of those it does not name.
@Suite struct KindRepositoryTests {
  /// Folders in which nothing but the values of kinds is.
  private static let families =
    ["OSAMFormats", "OSAMDecisions", "OSAMLint", "OSAMReports", "OSAMCommands"]
    .map { "\($0)/Families/" } + ["OSAMReports/Kinds/"]
  private static let below = ["Core", "Readers", "Recognition", "Time", "Versions"].map { "OSAMFormats/\($0)/" }

  /// Read once for all tests.
  private static let sources = Result {
    let root = SharedFiles.packageRoot.appending(path: "Sources")
    let all = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    let paths = all.filter { $0.hasSuffix(".swift") }.sorted()
    #expect(paths.count > 500)
    return try paths.map {
      (path: $0, code: NamedKinds(try String(contentsOf: root.appending(path: $0), encoding: .utf8)))
    }
  }

  /// The kinds and libraries there are, by the names that they have in the program.
  private static func values(_ sources: [(path: String, code: NamedKinds)]) -> Set<String> {
    sources.reduce(Set()) { $0.union($1.code.values) }
  }

  @Test func coreNamesNoKind() throws {
    let sources = try Self.sources.get()
    let values = Self.values(sources)
    #expect(values.isSuperset(of: ["osamVersion", "princeOfVersions", "osam", "controlDeVersionsIOS", "flutter"]))
    let carriers = Set(Library.all.flatMap { $0.carriers.map(\.id) })
    #expect(values.count == DocumentKind.all.count + Library.all.count + carriers.count)
    for (path, code) in sources where Self.below.contains(where: { path.hasPrefix($0) }) {
      let named = Set(code.members.filter(values.contains))
      #expect(named.isEmpty, "\(path) names \(named.sorted().joined(separator: ", "))")
    }
  }

  /// How often a kind or a library is named where it should not be; the rules as one place. The list
  /// only shrinks: take out what is gone.
  @Test func placesThatNameAKindBecomeFewer() throws {
    let list = SharedFiles.packageRoot.appending(path: "Tests/RepositoryTests/kinds-by-name.txt")
    var allowed: [String: Int] = [:]
    for line in try String(contentsOf: list, encoding: .utf8).split(separator: "\n") {
      let parts = line.split(separator: " ")
      allowed[String(parts[1])] = Int(parts[0])
    }
    let sources = try Self.sources.get()
    let names = Self.values(sources).union(["commonModule"])
    var found: [String: Int] = [:]
    for (path, code) in sources where !Self.families.contains(where: { path.hasPrefix($0) }) {
      let place = path.hasPrefix("OSAMLint/Rules/") ? "OSAMLint/Rules" : path
      let count = code.members.count { names.contains($0) }
      if count > 0 { found[place, default: 0] += count }
    }
    for place in Set(found.keys).union(allowed.keys).sorted() {
      let (now, then) = (found[place] ?? 0, allowed[place] ?? 0)
      #expect(now == then, "\(now) \(place): the list has \(then)")
    }
  }

  @Test func whatIsNamedIsSeen() {
    let code = NamedKinds(
      """
      /// .osamVersion
      extension Library {
        package static let one = Library(
          id: "one")
        static let two = 2
      }
      if kind == .princeOfVersions || kind.asks(1), Library.osam.newest != "" { say(".valoracions") } // .osamRating
      """)
    #expect(code.members == ["princeOfVersions", "osam", "newest"])
    #expect(code.values == ["one"])
  }
}

/// Names behind a dot in a source, comments and quotations aside, and the kinds and libraries that it makes.
private struct NamedKinds {
  // Compiled once; within the loop they would be for each line.
  private nonisolated(unsafe) static let member = #/\.([a-z]\w*)(?![\w(])/#
  private nonisolated(unsafe) static let made = #/static let (\w+) = (?:CarrierLibrary|DocumentKind|Library)\(/#

  private(set) var members: [String] = []
  private(set) var values: Set<String> = []

  init(_ text: String) {
    for line in text.split(separator: "\n") {
      let pieces = line.split(separator: "\"", omittingEmptySubsequences: false)
      let code = stride(from: 0, to: pieces.count, by: 2).map { pieces[$0] }.joined(separator: " ")
      let bare = code.firstRange(of: "//").map { code[..<$0.lowerBound] } ?? code[...]
      members += bare.matches(of: Self.member).map { String($0.1) }
      if let made = bare.firstMatch(of: Self.made) { values.insert(String(made.1)) }
    }
  }
}
