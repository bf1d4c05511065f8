import OSAMFormats
import OSAMSyntax
import TestSupport
import Testing

@testable import OSAMLint

/// Texts that stand in several languages are the same ones, whether they are compared one by one or indexed.
@Suite struct TextTwinsTests {
  private static func entry(_ member: String, _ language: Language, _ text: String, _ node: NodeID) -> TextEntry {
    TextEntry(member: member, language: language, bytes: Array(text.utf8)[...], traits: [], node: node)
  }

  private static func nodes(_ entries: [TextEntry]) -> [NodeID] { entries.map(\.node) }

  @Test func theFirstOfEachOtherLanguageIsNamed() {
    let entries = [
      Self.entry("title", .ca, "Hola", 1), Self.entry("title", .es, "Hola", 2), Self.entry("title", .es, "Hola", 3),
      Self.entry("title", .en, "Hello", 4), Self.entry("message", .en, "Hola", 5), Self.entry("title", .ca, "Hola", 6),
      Self.entry("title", .en, "Hola", 7),
    ]
    for few in [0, .max] {
      let twins = TextTwins(entries, few: few)
      #expect(Self.nodes(twins.others(than: entries[0])) == [2, 7])
      #expect(Self.nodes(twins.others(than: entries[2])) == [1, 7])
      #expect(Self.nodes(twins.others(than: entries[3])) == [])
      #expect(Self.nodes(twins.others(than: entries[4])) == [])
    }
  }

  @Test func bothWaysFindTheSame() {
    var random = Seeded(state: 20_261_127)
    func pick<Item>(_ items: [Item]) -> Item { items[Int(random.next() % UInt64(items.count))] }
    for count in 0..<Effort.rounds(80, long: 400) {
      let entries = (0..<count).map { node in
        Self.entry(
          pick(["title", "message"]), pick(Language.allCases), pick(["", "a", "b", "á", "a\u{301}"]),
          NodeID(node))
      }
      let (compared, indexed) = (TextTwins(entries, few: .max), TextTwins(entries, few: -1))
      for entry in entries {
        #expect(Self.nodes(compared.others(than: entry)) == Self.nodes(indexed.others(than: entry)), "\(count)")
      }
    }
  }

  /// Lists of texts that are indexed without being asked to.
  @Test func manyAreIndexed() {
    let entries =
      (0..<TextTwins.few + 1).map { Self.entry("title", .ca, "Hola", NodeID($0)) } + [
        Self.entry("title", .es, "Hola", 99)
      ]
    #expect(Self.nodes(TextTwins(entries).others(than: entries[5])) == [99])
    #expect(Self.nodes(TextTwins(Array(entries.suffix(2))).others(than: entries[5])) == [99])
  }
}
