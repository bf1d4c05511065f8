import OSAMSyntax
import Testing

@testable import OSAMFormats

/// Keys that are compared byte for byte with names, wherever in a file they stand.
@Suite struct NameIndexTests {
  private static let names = [
    "", "a", "ca", "es", "title", "message", "versionCode", "versionName", "versionNames", "ca",
  ]
  private static let index = NameIndex(names)

  /// The first keys of an object are far from its end, the last ones near it.
  private static func found(_ keys: [String]) -> [Int?] {
    let text = "{" + keys.map { "\"\($0)\":1" }.joined(separator: ",") + "}"
    let tree = Tree.read(Array(text.utf8), as: .json)
    var found: [Int?] = []
    tree.forEachPair(of: 0) { found.append(index.index(of: $0.key, in: tree)) }
    return found
  }

  @Test func eachNameHasItsNumber() {
    let expected = Self.names.map { Self.names.firstIndex(of: $0) }
    #expect(Self.found(Self.names) == expected)
    #expect(Self.names.map { Self.index.index(of: $0) } == expected)
    for (name, number) in zip(Self.names, expected) { #expect(Self.found([name]) == [number]) }
  }

  @Test func whatDiffersInOneByteIsNoName() {
    for name in Self.names where !name.isEmpty {
      for place in name.indices {
        let other = String(name[..<place]) + "_" + String(name[name.index(after: place)...])
        #expect(Self.found([other]) == [nil], "\(other)")
      }
      #expect(Self.found([name + "_"]) == [nil])
    }
    #expect(Self.found(["x", "titles", "a longer key than any name"]) == [nil, nil, nil])
  }

  @Test func escapesAreUndone() {
    #expect(Self.found(["\\u0063a", "versionNam\\u0065"]) == [2, 7])
    #expect(NameIndex([]).index(of: "") == nil)
  }

  @Test func languagesAreNamesOfTwoLetters() {
    let tree = Tree.read(Array(#"{"ca":1,"es":1,"en":1,"c":1,"cat":1,"CA":1,"\u0065n":1,"":1}"#.utf8), as: .json)
    var found: [Language?] = []
    tree.forEachPair(of: 0) { found.append(Language(tree, $0.key)) }
    #expect(found == [.ca, .es, .en, nil, nil, nil, .en, nil])
  }
}
