import OSAMFormats
import OSAMSyntax
import TestSupport
import Testing

@testable import OSAMDecisions

/// A library with too many cells takes nobody else's answers away.
@Suite struct LeftOutLibraryTests {
  /// Systems and keys of 150 configurations on iOS, one configuration on Android.
  private static let document: Document? = {
    let items = (0..<150).map {
      #"{"required_version": "\#($0 + 1).0.0", "requirements": {"required_os_version": "\#(150 - $0).0", "key\#($0)": "a"}}"#
    }
    let text = #"{"ios2": [\#(items.joined(separator: ", "))], "android2": [{"required_version": 120}]}"#
    var options = Recognition.Options()
    options.kind = .princeOfVersions
    return Recognition(Tree.read(Array(text.utf8), as: .json), options).documents.first
  }()

  private static let terms = QuestionTerms(clients: .verified, today: noon)

  @Test func othersAreAnswered() throws {
    let document = try #require(Self.document)
    let (tables, leftOut) = OutcomeTable.found(of: Audience.all(of: document, Self.terms), Self.terms)
    #expect(leftOut.map { "\($0.library.id) \($0.platform)" } == ["pov-ios ios", "pov-kmp ios"])
    #expect(leftOut.allSatisfy { $0.limit == 10_000 })
    let answered = tables.map(\.platform)
    #expect(answered.contains(.android) && answered.allSatisfy { $0 == .android })
    let android = tables.reduce(ClientSet.empty) { $0 | $1.clients }
    #expect(!android.intersection(ClientSet(.princeAndroid)).isEmpty && !android.intersection(.princeKMP).isEmpty)
  }

  /// With the options that are named the library is answered for.
  @Test func theOptionsThatAreNamedHelp() throws {
    let document = try #require(Self.document)
    let (_, leftOut) = OutcomeTable.found(of: Audience.all(of: document, Self.terms), Self.terms)
    let options = ["--client", "pov-ios:4.0.8", "--platform", "ios", "--os-version", "9999.."]
    #expect(leftOut.first?.options == options)
    var terms = QuestionTerms(clients: ClientSet(.princeIOS).intersection(.verified), platform: .ios, today: noon)
    terms.clients = ClientSet(terms.clients.clients.suffix(1))
    terms.narrowings[.osVersion] = .versions(from: "9999", to: nil, isBelow: false)
    let (tables, stillLeftOut) = OutcomeTable.found(of: Audience.all(of: document, terms), terms)
    #expect(!tables.isEmpty && stillLeftOut.isEmpty)
  }

  /// Prince of Versions looks at no clock, so nothing of it is asked when only moments count.
  @Test func documentsWithoutAClockHaveNoMoments() throws {
    let document = try #require(Self.document)
    let (changes, leftOut) = try ClockChange.all(of: Audience.all(of: document, Self.terms), Self.terms)
    #expect(changes.isEmpty && leftOut.isEmpty)
  }

  @Test func changesOfOtherLibrariesAreTold() throws {
    let document = try #require(Self.document)
    let (changes, leftOut) = try OutcomeChange.all(from: nil, to: document, Self.terms)
    #expect(Set(leftOut.map(\.library.id)) == ["pov-ios", "pov-kmp"])
    #expect(Set(changes.map(\.platform)) == [.android])
  }
}
