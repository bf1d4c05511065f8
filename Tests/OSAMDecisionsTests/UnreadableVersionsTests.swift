import OSAMDecisions
import OSAMFormats
import OSAMSyntax
import TestSupport
import Testing

/// No device is forgotten whose version or system the Android library cannot read: each stands to the texts of a document as
/// one does that has a name, or as a version does that can be read.
@Suite struct UnreadableVersionsTests {
  private static let parts = [
    "0", "1", "2", "9", "10", "11", "2147483646", "2147483647", "2147483648", "", "S", "x", "-1", "+1", "-2147483648",
    "00",
    "1a", "!", "é",
  ]
  private static let digits = parts.filter { $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }

  private static func text(_ random: inout Seeded, _ parts: [String]) -> String {
    (0...random.next() % 4).map { _ in random.choose(parts) }.joined(separator: ".")
  }

  /// How a text stands to each of others, or which of the two the app crashes over.
  private static func standing(_ text: String, _ bounds: [String]) -> [String] {
    bounds.map { bound in
      do throws(PaddedIntegers.Failure) {
        return "\(try PaddedIntegers.compare(text, bound))"
      } catch {
        return error.isInFirst ? "fails here" : "fails there"
      }
    }
  }

  @Test func everyWayToStandHasAName() {
    var random = Seeded(state: 4)
    var unreadable = 0
    let scheme = VersionScheme.paddedIntegers
    for _ in 0..<Effort.rounds(4_000, long: 200_000) {
      let bounds = (0...random.next() % 2).map { _ in
        Self.text(&random, random.next() % 3 == 0 ? Self.parts : Self.digits)
      }
      let isVersion = random.next() % 2 == 0
      let text = Self.text(&random, isVersion ? Self.digits : Self.parts)
      if scheme.canRead(text) { continue }
      unreadable += 1
      let names = isVersion ? scheme.unreadableVersions(beside: bounds) : scheme.unreadableSystems(beside: bounds)
      let standing = Self.standing(text, bounds)
      let isNamed = names.contains { Self.standing($0, bounds) == standing }
      #expect(
        isNamed || Self.isThatOfAVersion(standing, bounds, scheme), "\(text) beside \(bounds): \(standing), of \(names)"
      )
    }
    #expect(unreadable > 500)
  }

  /// A system with a sign is read to its end, and may be the same as the document's: no row with a part that is no number is.
  @Test(arguments: ["-1", "-1.0", "5.-1", "-2147483648."])
  func signedSystemsHaveTheirOwn(_ bound: String) {
    let names = VersionScheme.paddedIntegers.unreadableSystems(beside: [bound])
    #expect(names.contains { Self.standing($0, [bound]) == ["equal"] }, "\(names)")
  }

  /// A version that can be read stands so: one of the bounds as far as they are numbers, or one beside them.
  private static func isThatOfAVersion(_ standing: [String], _ bounds: [String], _ scheme: VersionScheme) -> Bool {
    let near = bounds.flatMap { bound -> [String] in
      // +1 is 1.
      let parts = DottedParts.of(bound).map { part in Int32(part).map { String($0) } ?? part }
      return (0...parts.count).flatMap { length -> [String] in
        let front = parts.prefix(length).joined(separator: ".")
        return ["0", "2147483647", front, front + ".0", front + ".1", front + ".2147483647"]
          + [1, -1].compactMap { scheme.beside(front, $0) }
      }
    }
    return near.contains { scheme.canRead($0) && Self.standing($0, bounds) == standing }
  }

  /// Whatever a device gets, some device of the table gets it.
  @Test func everyDeviceIsInTheTable() throws {
    var random = Seeded(state: 5)
    var crashes = 0
    for _ in 0..<Effort.rounds(200, long: 10_000) {
      let (version, system) = (Self.text(&random, Self.digits), Self.text(&random, Self.parts))
      let json =
        #"{"version": "\#(version)", "comparisonMode": \#(random.next() % 3), "minSystemVersion": "\#(system)", "#
        + #""title": "a", "message": "b", "okButtonTitle": "c", "okButtonActionURL": "https://www.barcelona.cat"}"#
      let document = try #require(
        Recognition(Tree.read(Array(json.utf8), as: .json), .init(kind: .controlDeVersions)).documents.first)
      for client in ClientSet(.controlDeVersionsAndroid).clients {
        let answer = document.older(for: client)
        let subject = OlderVersionSubject(answer, client: client, names: .init([answer], for: client))
        let outcomes = Set(try Cells(subject, in: subject.whole, limit: 10_000).answers.map(\.outcome))
        for _ in 0..<6 {
          let (installed, system) = (Self.text(&random, Self.digits), Self.text(&random, Self.parts))
          // No app has it.
          if installed.isEmpty { continue }
          let device = OlderVersionDevice(client: client, installed: installed, system: system, language: nil)
          let decision = try #require(OlderVersionDecision.decide(answer, on: device))
          if decision.plain == .crash { crashes += 1 }
          #expect(outcomes.contains(decision.outcome), "\(installed) on \(system): \(decision.outcome)\n\(json)")
        }
      }
    }
    #expect(crashes > 100)
  }

  @Test func nobodyHasTheEmptyVersion() {
    #expect(!VersionScheme.textCompare.canRead(""))
    #expect(!VersionScheme.paddedIntegers.canRead(""))
  }
}
