import Testing

@testable import OSAMFormats

@Suite struct ClientSetTests {
  private func set(_ names: String...) -> ClientSet { ClientSet(names.compactMap { Client.named("osam", $0) }) }

  @Test func theCatalogue() {
    #expect(Client.all.count == 129)
    #expect(Client.all.count <= 256)
    #expect(Client.named("osam", "3.0.1")?.name == "osam:3.0.1")
    for missing in ["1.0.2", "2.1.0", "3.1", ""] { #expect(Client.named("osam", missing) == nil) }
    #expect(Client.named("other", "3.0.1") == nil)
    let unread = ClientSet.everyone.unverified.clients.map(\.release)
    #expect(unread.count == 13 && unread.first?.name == "3.0.3-dev" && unread.last?.name == "3.2.0-dev")
    #expect(unread.allSatisfy { $0.isPassedOver })
    #expect(Set(Client.all.map(\.name)).count == Client.all.count)
  }

  @Test func algebra() {
    let early = ClientSet(.osam, from: nil, to: "1.1.0")
    let late = ClientSet(.osam, from: "1.0.11")
    #expect(early.intersection(late) == set("1.0.11", "1.1.0"))
    #expect((early | late) == ClientSet(.osam))
    #expect(early.subtracting(late).clients.last?.release.name == "1.0.10")
    #expect(set("1.0.11").isSubset(of: early) && !early.isSubset(of: late))
    #expect(ClientSet.empty.isEmpty && ClientSet.empty.isSubset(of: early) && !early.isEmpty)
    #expect(ClientSet.commonModule.unverified.isEmpty)
    for client in Client.all { #expect(ClientSet([client]).clients == [client]) }
  }

  @Test func ranges() {
    #expect(ClientSet(.osam, from: "3.0.0", to: "3.0.1") == set("3.0.0", "3.0.1"))
    #expect(ClientSet(.osam, from: "3.0.1", to: "3.0.0").isEmpty)
    #expect(ClientSet(.osam, from: "1.0.2", to: "3.0.0").isEmpty)
    let ranges = (set("1.0.0", "1.0.1", "1.0.4") | ClientSet(.osam, from: "3.0.0", to: "3.0.1")).ranges
    #expect(
      ranges == [
        .init(library: "osam", from: "1.0.0", to: "1.0.1"), .init(library: "osam", from: "1.0.4", to: "1.0.4"),
        .init(library: "osam", from: "3.0.0", to: "3.0.1"),
      ])
    #expect(ClientSet.empty.ranges.isEmpty)
    // A development release that was not read parts nothing.
    #expect(
      ClientSet(.osam, from: "3.0.1").verified.ranges == [.init(library: "osam", from: "3.0.1", to: "3.2.0")])
    #expect(set("3.0.1", "3.2.0").ranges.count == 2)
  }

  @Test func prose() {
    #expect(ClientSet.empty.prose == "no release")
    #expect(set("3.0.1").prose == "3.0.1")
    #expect(ClientSet(.osam, from: "2.3.0-dev", to: "3.0.1").prose == "3.0.0–3.0.1")
    #expect(ClientSet(.osam, from: nil, to: "1.0.5").prose == "1.0.0–1.0.5")
    #expect((ClientSet(.osam, from: nil, to: "1.0.5") | set("2.1.1", "2.1.2")).prose == "1.0.0–1.0.5 and 2.1.1–2.1.2")
    #expect(set("1.0.0", "2.0.0", "3.0.0").prose == "1.0.0, 2.0.0 and 3.0.0")
    // Development tags in between do not break a run of published releases.
    #expect(ClientSet(.osam, from: "2.2.0-dev", to: "2.2.4").prose == "2.2.0–2.2.4")
    #expect(set("2.2.0", "2.2.1").prose == "2.2.0–2.2.1")
    // They are named when there is nothing else.
    #expect(set("2.3.0-dev", "2.2.5-dev").prose == "2.3.0-dev–2.2.5-dev")
    #expect(ClientSet.everyone.unverified.prose == "3.0.3-dev–3.0.14-dev and 3.1.2-dev–3.2.0-dev")
  }

  @Test func everyReleaseHasOneDecoder() {
    for client in ClientSet.commonModule.clients {
      #expect(DecoderRange.all.filter { $0.clients.contains(client) }.count == 1, "\(client.name)")
    }
    for client in ClientSet.everyone.unverified.clients { #expect(DecoderRange.of(client) == nil) }
  }

  /// A release name with a slip in it would give an empty set, and the row would speak of nobody.
  @Test func noRowIsAboutNobody() {
    for range in DecoderRange.all { #expect(!range.clients.isEmpty, "\(range.id)") }
    for change in ModuleChange.allCases {
      #expect(!change.releases.isEmpty && change.releases != .commonModule, "\(change)")
      #expect(change.releases | change.missing == .commonModule, "\(change)")
    }
    for kind in DocumentKind.all {
      #expect(kind.family.table == nil || kind.clients == .commonModule)
      #expect(Set(kind.members.map(\.name)).count == kind.members.count)
      for member in kind.members {
        for need in member.needs { #expect(!need.clients.isEmpty, "\(kind.id) \(member.name)") }
        if case .unread = member.type {
          #expect(member.readBy.isEmpty, "\(kind.id) \(member.name)")
        } else {
          #expect(!member.readBy.isEmpty, "\(kind.id) \(member.name)")
        }
        #expect(member.nullableBy.isSubset(of: member.readBy), "\(kind.id) \(member.name)")
        var seen = ClientSet.empty
        for need in member.needs {
          #expect(seen.intersection(need.clients).isEmpty, "\(member.name) speaks twice of a release")
          seen = seen | need.clients
        }
      }
    }
  }

  /// The members and their needs, written out by hand [module-version-members, module-rating-members].
  @Test func needsPerRelease() {
    func need(_ kind: DocumentKind, _ name: String) -> [String] {
      clientOfRange.map { client in
        switch kind.member(name)?.need(for: client) {
        case .required: "required"
        case .optional(let value): value
        case .ignored: "ignored"
        case nil: "no row"
        }
      }
    }
    let all = Array(repeating: "required", count: 8)
    for name in [
      "id", "appId", "packageName", "versionCode", "versionName", "platform", "comparisonMode", "title",
      "message", "ok", "cancel", "url",
    ] {
      #expect(need(.osamVersion, name) == all, "\(name)")
    }
    let ignored3 = Array(repeating: "ignored", count: 3)
    #expect(need(.osamVersion, "startDate") == ignored3 + Array(repeating: "0", count: 5))
    #expect(need(.osamVersion, "endDate") == ignored3 + Array(repeating: "9223372036854775807", count: 5))
    #expect(need(.osamVersion, "serverDate") == ignored3 + Array(repeating: "required", count: 5))
    for name in ["checkBoxDontShowAgain", "dialogDisplayDuration"] {
      #expect(need(.osamVersion, name) == Array(repeating: "ignored", count: 6) + ["required", "required"])
    }
    let filters = [
      ("osVersionComparisonMode", "-1"), ("osVersion", "empty"), ("modelComparisonMode", "0"),
      ("models", "an empty list"),
    ]
    for (name, value) in filters {
      #expect(need(.osamVersion, name) == Array(repeating: "ignored", count: 7) + [value])
    }
    for name in ["id", "appId", "packageName", "platform", "minutes", "numAperture", "message"] {
      #expect(need(.osamRating, name) == all)
    }
    #expect(need(.osamRating, "appStoreIdentifier") == Array(repeating: "ignored", count: 8))
    for name in ["title", "ok", "cancel", "neutral"] {
      #expect(need(.osamRating, name).map { $0 == "ignored" } == [true, true, false, true, true, true, true, true])
    }
    #expect(DocumentKind.osamVersion.members.count == 21 && DocumentKind.osamRating.members.count == 12)
  }
}
