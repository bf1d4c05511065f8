import OSAMSyntax
import TestSupport
import Testing

@testable import OSAMCommands

/// A table by folder answers as a dictionary does.
@Suite struct FolderTableTests {
  @Test func itIsADictionary() {
    var random = Seeded(state: 35)
    for _ in 0..<50 {
      var (table, known): (FolderTable<Int>, [FilePath: Int]) = (FolderTable(), [:])
      for number in 0..<60 {
        let names = ["a", "b", "é", "e\u{301}", "", "ab", "a/b", "\u{FF}"]
        let folder = FilePath(text: random.choose(names) + "/" + random.choose(names))
        #expect(table[folder] == known[folder])
        table.set(number, for: folder)
        known[folder] = number
      }
      for (folder, number) in known { #expect(table[folder] == number) }
      #expect(table["nowhere"] == nil)
    }
  }

  /// An answer that there is nothing is one, too.
  @Test func nothingIsKnown() {
    var table = FolderTable<Int?>()
    #expect(table["a"] == nil)
    table.set(nil, for: "a")
    #expect(table["a"] == .some(nil))
  }
}
