import Testing

@testable import OSAMFormats

/// Configurations found by what they require say the same as each compared with each.
@Suite struct PrincePredecessorsTests {
  /// A lowest system, and what two requirements of the app's own are; nil where there is none.
  private struct Wish {
    var system: Int64?
    var first: String?
    var second: String?

    var configuration: PrinceConfiguration {
      var requirements: [PrinceRequirement] = []
      func require(_ key: String, _ value: PrinceRequirement.Value?) {
        if let value { requirements.append(PrinceRequirement(key: key, value: value, path: [])) }
      }
      require("requiredOsVersion", system.map { .system(PrinceVersion($0)) })
      require("first", first.map { .typed(.text($0)) })
      require("second", second.map { .typed(.text($0)) })
      return PrinceConfiguration(path: [], requirements: requirements, values: .success(.init()))
    }

    /// Every device that the other one fits is fitted by this one.
    func covers(_ other: Wish) -> Bool {
      (system == nil || other.system.map { $0 >= system! } == true) && (first == nil || first == other.first)
        && (second == nil || second == other.second)
    }
  }

  private static let wishes = [nil, 9, 10].flatMap { system in
    [nil, "x", "y"].flatMap { first in
      [nil, "x", "y"].map { Wish(system: system, first: first, second: $0) }
    }
  }

  @Test func oneBeforeAnother() throws {
    let client = try #require(ClientSet(.princeIOS).clients.last)
    for earlier in Self.wishes {
      var predecessors = PrincePredecessors(client)
      predecessors.add(earlier.configuration)
      for later in Self.wishes {
        #expect(predecessors.cover(later.configuration) == earlier.covers(later), "\(earlier) before \(later)")
      }
    }
  }

  @Test func severalBeforeAnother() throws {
    let client = try #require(ClientSet(.princeIOS).clients.last)
    for start in Self.wishes.indices {
      // Every fifth from there on, so that each list is another one.
      let fifth: [Wish] = stride(from: start, to: start + 40, by: 5).map { Self.wishes[$0 % Self.wishes.count] }
      let list = fifth.filter { wish in wish.system != nil || wish.first != nil || wish.second != nil }
      var predecessors = PrincePredecessors(client)
      for wish in list { predecessors.add(wish.configuration) }
      for later in Self.wishes {
        #expect(
          predecessors.cover(later.configuration) == list.contains { $0.covers(later) }, "\(list) before \(later)")
      }
    }
  }
}
