import OSAMFormats
import OSAMSyntax
import TestSupport
import Testing

@testable import OSAMDecisions

/// A library with too many cells takes nobody else's answers away.
@Suite struct LeftOutLibraryTests {
  /// Configurations on iOS, with a requirement each besides that of a system, and one configuration on Android.
  private static func document(_ count: Int, _ requirement: (Int) -> String) -> Document? {
    let items = (0..<count).map { number in
      let requirements = "\"required_os_version\": \"\(count - number).0\", \(requirement(number))"
      return "{\"required_version\": \"\(number + 1).0.0\", \"requirements\": {\(requirements)}}"
    }
    let text = "{\"ios2\": [\(items.joined(separator: ", "))], \"android2\": [{\"required_version\": 120}]}"
    var options = Recognition.Options()
    options.kind = .princeOfVersions
    return Recognition(Tree.read(Array(text.utf8), as: .json), options).documents.first
  }

  /// As many kinds of devices as pairs of a system and a key.
  private static let document = document(150) { "\"key\($0)\": \"a\"" }

  private static let terms = QuestionTerms(clients: .everyone.verified, today: noon)

  /// Its answers, found once for all tests.
  private static let found = document.map { OutcomeTable.found(of: ClientGroup.all(of: $0, terms), terms) }

  @Test func othersAreAnswered() throws {
    let (tables, leftOut) = try #require(Self.found)
    #expect(leftOut.map { "\($0.library.id) \($0.platform)" } == ["pov-ios ios", "pov-kmp ios"])
    #expect(leftOut.allSatisfy { $0.limit == 10_000 })
    let answered = tables.map(\.platform)
    #expect(answered.contains(.android) && answered.allSatisfy { $0 == .android })
    let android = tables.reduce(ClientSet.empty) { $0 | $1.clients }
    #expect(!android.intersection(ClientSet(.princeAndroid)).isEmpty && !android.intersection(.princeKMP).isEmpty)
  }

  /// The cost of one library leaves too little for the next; of that nothing is answered.
  @Test func aLibraryIsLeftOutWhole() throws {
    let document = try #require(Self.document(200) { "\"region\": \"r\($0 % 7)\"" })
    let (tables, leftOut) = OutcomeTable.found(of: ClientGroup.all(of: document, Self.terms), Self.terms)
    #expect(leftOut.map { "\($0.library.id) \($0.platform)" } == ["pov-kmp ios"])
    let answered = tables.filter { $0.platform == .ios }.reduce(ClientSet.empty) { $0 | $1.clients }
    #expect(answered == ClientSet(.princeIOS).verified)
  }

  /// With the options that are named the library is answered for.
  @Test func theOptionsThatAreNamedHelp() throws {
    let document = try #require(Self.document)
    let leftOut = try #require(Self.found).leftOut
    let options = ["--clients", "pov-ios:4.0.8", "--platform", "ios", "--os-version", "9999.."]
    #expect(leftOut.first?.options == options)
    var terms = QuestionTerms(clients: ClientSet(.princeIOS).verified, platform: .ios, today: noon)
    terms.clients = ClientSet(terms.clients.clients.suffix(1))
    terms.narrowings[.osVersion] = .versions(from: "9999", to: nil, isBelow: false)
    let (tables, stillLeftOut) = OutcomeTable.found(of: ClientGroup.all(of: document, terms), terms)
    #expect(!tables.isEmpty && stillLeftOut.isEmpty)
  }

  /// Prince of Versions looks at no clock, so nothing of it is asked when only moments count.
  @Test func documentsWithoutAClockHaveNoMoments() throws {
    let document = try #require(Self.document)
    let (changes, leftOut) = try ClockChange.all(of: ClientGroup.all(of: document, Self.terms), Self.terms)
    #expect(changes.isEmpty && leftOut.isEmpty)
  }

  @Test func changesOfOtherLibrariesAreTold() throws {
    let document = try #require(Self.document)
    let (changes, leftOut) = try OutcomeChange.all(from: nil, to: document, Self.terms)
    #expect(Set(leftOut.map(\.library.id)) == ["pov-ios", "pov-kmp"])
    #expect(Set(changes.map(\.platform)) == [.android])
  }

  /// Where ordinary devices of a library fall into too many cells, another one of its platform is asked.
  @Test func outlooksAreOfOtherLibraries() throws {
    let text = """
      {"ios2": [{"required_version": "4.2.0", "last_version_available": "4.9.3"}], "android2": [{"required_version": 2}]}
      """
    var options = Recognition.Options()
    options.kind = .princeOfVersions
    let document = try #require(Recognition(Tree.read(Array(text.utf8), as: .json), options).documents.first)
    let clientGroups = ClientGroup.all(of: document, Self.terms)
    func names(_ limit: Int) -> [String] {
      let outlooks = Outlooks(of: clientGroups, Self.terms, limit: limit)
      return outlooks.told.map { "\($0.platform)" } + outlooks.leftOut.map { "\($0.library.id) left out" }
    }
    #expect(names(4) == ["ios", "android"])
    #expect(names(3) == ["ios", "android", "pov-ios left out"])
    #expect(names(2) == ["android", "pov-ios left out", "pov-kmp left out"])
  }
}
