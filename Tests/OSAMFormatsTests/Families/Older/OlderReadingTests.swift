import OSAMSyntax
import Testing

@testable import OSAMFormats

/// Members that the clients of the older libraries take from a document.
@Suite struct OlderReadingTests {
  private func taken(_ text: String, _ client: Client) throws -> [Taken] {
    let answer = try #require(OlderReader.read(Array(text.utf8), for: client))
    let content = try #require(OlderReader.content(of: try answer.get(), for: client))
    return try content.get().taken
  }

  /// The table says who reads a member, and the reader takes it.
  @Test(arguments: [DocumentKind.controlDeVersions, .valoracions].flatMap { kind in kind.clients.clients.map(\.name) })
  func aClientTakesWhatItsTableSays(name: String) throws {
    let client = try #require(Client.all.first { $0.name == name })
    let kind = try #require(DocumentKind.all.first { $0.clients.contains(client) })
    let found = try taken("{}", client)
    let rows = kind.members.filter { $0.readBy.contains(client) }
    #expect(Set(found.map(\.name)) == Set(rows.map(\.name)))
    for one in found {
      #expect(one.value == nil && one.key == .nowhere && one.path == [.name(one.name)])
      let need = kind.member(one.name)?.need(for: client)
      if case .optional(let value)? = need { #expect(one.otherwise == value) } else { #expect(one.otherwise == nil) }
    }
  }

  @Test func aMemberIsTakenAtItsPlace() throws {
    let text = #"{"version": "1.2", "title": {"ca": "a", "es": "b"}, "note": 1}"#
    for name in ["controldeversions-ios:1.3.4", "controldeversions-android:1.5.8"] {
      let client = try #require(Client.all.first { $0.name == name })
      let there = try taken(text, client).filter { $0.value != nil }
      #expect(
        there.map(\.path) == [
          [.name("version")], [.name("title")], [.name("title"), .name("ca")], [.name("title"), .name("es")],
        ])
      #expect(there.map(\.key) == [.byte(1), .byte(19), .byte(29), .byte(40)])
      #expect(there.map(\.value?.place) == [.byte(12), .byte(28), .byte(35), .byte(46)])
      #expect(there.map(\.use) == [.decides, .handedOn, .handedOn, .handedOn])
    }
  }

  /// Android looks at each of several, iOS at the one that its reader leaves.
  @Test func severalOfOneName() throws {
    let text = #"{"tmin": 1, "tmin": 2, "num_apert": 1, "messages": []}"#
    let android = try #require(Client.named("valoracions-android", "1.4.0"))
    #expect(try taken(text, android).filter { $0.name == "tmin" }.map(\.value) == [.number("1"), .number("2")])
    let iOS = try #require(Client.named("valoracions-ios", "1.0.1"))
    #expect(try taken(text, iOS).filter { $0.name == "tmin" }.map(\.value) == [.number("1")])
  }

  @Test func whatNoClientReadsOfAMessage() throws {
    let text = #"{"tmin": 1, "num_apert": 1, "messages": [{"languaje": "ca", "text": "a", "content": "b"}, 5]}"#
    let tree = Tree.read(Array(text.utf8), as: .json)
    let document = try #require(Recognition(tree, .init(kind: .valoracions)).documents.first)
    let readings = try #require(OlderReadings(document))
    #expect(readings.messages.count == 1)
    #expect(readings.messages.flatMap(readings.unread).map { tree.text($0.key) } == ["text"])
    #expect(readings.failures.map(\.path) == [[.name("messages"), .number(1)]])
    #expect(readings.readings.reduce(.empty) { $0 | $1.clients } == document.kind.clients)
  }
}
