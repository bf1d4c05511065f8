/// The releases of the city's common module, and the ranges in which they differ.
///
/// Source: the tags of `modul_comu_osam`, oldest first (formats/osam.md 1). There is no tag 1.0.2 and
/// no tag 2.1.0. A `-dev` tag from 2.2.0 to 2.2.4 has the same client code as the release it precedes.
extension Library {
  package static let osam = Library(
    id: "osam", title: "modul_comu_osam",
    releases: [
      "1.0.0", "1.0.1", "1.0.3", "1.0.4", "1.0.5", "1.0.6", "1.0.7", "1.0.8", "1.0.9", "1.0.10", "1.0.11",
      "1.1.0",
      "2.0.0", "2.0.1", "2.0.2", "2.0.3", "2.0.4", "2.0.5", "2.0.6", "2.0.7", "2.0.8", "2.0.9", "2.0.10",
      "2.0.11", "2.0.12", "2.0.13", "2.0.14", "2.0.15", "2.0.16",
      "2.1.1", "2.1.2", "2.1.3", "2.1.4", "2.1.5", "2.1.6", "2.1.7", "2.1.8",
      "2.2.0-dev", "2.2.0", "2.2.1-dev", "2.2.1", "2.2.2-dev", "2.2.2", "2.2.3-dev", "2.2.3", "2.2.4-dev", "2.2.4",
      "2.3.0-dev", "2.2.5-dev", "2.2.6-dev", "2.2.7-dev", "2.2.8-dev", "2.2.9-dev", "2.2.10-dev", "2.2.11-dev",
      "2.2.12-dev", "2.2.13-dev", "2.2.14-january-2026-dev",
      "3.0.0", "3.0.1",
    ].map { Release($0) }
      // They exist and were not read (formats/osam.md 10).
      + ["3.1.0", "3.2.0-dev", "3.2.0"].map { Release($0, verified: false) })
}

extension ClientSet {
  /// 2.1.1 and 2.1.2, which take keys and texts without quotes.
  package static let lenient = DecoderRange.clients { $0.isLenient }

  /// Every release of the common module whose source was read.
  package static let commonModule = osam()

  /// Answer ERROR to a second call while an alert is on the screen: 1.0.8 on. [5.1, read]
  package static let refusesSecondAlert = osam("1.0.8")

  /// Keep the Catalan cancel text in the place of the Catalan OK text: up to 2.1.6. [4, read]
  package static let mixesCatalanTexts = osam(nil, "2.1.6")

  static func osam(_ from: String? = nil, _ to: String? = nil) -> ClientSet {
    ClientSet(.osam, from: from, to: to).intersection(.verified)
  }
}

/// The seven ways in which the releases decode a document. [formats/osam.md 1.1, read and measured]
extension DecoderRange {
  package static let all: [DecoderRange] = [
    .init(id: "D1", clients: .osam(nil, "1.0.5"), runtime: .kotlinx100),
    .init(id: "D2", clients: .osam("1.0.6", "1.0.6"), runtime: .kotlinx132),
    .init(id: "D3", clients: .osam("1.0.7", "1.0.11"), runtime: .kotlinx132),
    .init(id: "D4", clients: .osam("1.1.0", "2.0.16") | .osam("2.1.3", "2.1.8"), runtime: .kotlinx132),
    .init(id: "D5", clients: .osam("2.1.1", "2.1.2"), runtime: .kotlinx150Lenient),
    .init(id: "D6", clients: .osam("2.2.0-dev", "2.2.4"), runtime: .kotlinx173),
    .init(id: "D7", clients: .osam("2.3.0-dev", "3.0.1"), runtime: .kotlinx173),
  ]

  /// The decoder of a client, or nil when its source was not read.
  package static func of(_ client: Client) -> DecoderRange? { byClient[client.index] }

  private static let byClient: [DecoderRange?] = Client.all.map { client in
    all.first { $0.clients.contains(client) }
  }

  /// The clients whose JSON runtime satisfies a condition.
  static func clients(where condition: (JSONRuntime) -> Bool) -> ClientSet { all.clients(where: condition) }
}

/// Ranges in which version control behaves alike. [formats/osam.md 1.2, read]
package enum VersionBehaviour: Int, CaseIterable, Sendable, Comparable {
  /// 1.0.0–1.0.6: no window; a failure falls back to what was cached; iOS always counts as online.
  case v1 = 1
  /// 1.0.7–1.0.8: a failure shows nothing and never calls back.
  case v2
  /// 1.0.9–1.0.11: a failure gives ERROR.
  case v3
  /// 1.1.0–2.2.2: the date window.
  case v4
  /// 2.2.3: OK on INFO reports DISMISSED.
  case v5
  /// 2.2.4: the cache serves only the installed version; iOS really checks the network.
  case v6
  /// 2.3.0-dev, 2.2.5-dev: don't-show-again and display duration; a suppressed alert never calls back.
  case v7
  /// 2.2.6-dev, 2.2.7-dev: a suppressed alert gives DISMISSED.
  case v8
  /// 2.2.8-dev–3.0.1: versionName takes part in change detection.
  case v9

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  package var clients: ClientSet { Self.sets[rawValue - 1] }

  private static let sets = allCases.map(\.range)

  private var range: ClientSet {
    switch self {
    case .v1: .osam(nil, "1.0.6")
    case .v2: .osam("1.0.7", "1.0.8")
    case .v3: .osam("1.0.9", "1.0.11")
    case .v4: .osam("1.1.0", "2.2.2")
    case .v5: .osam("2.2.3-dev", "2.2.3")
    case .v6: .osam("2.2.4-dev", "2.2.4")
    case .v7: .osam("2.3.0-dev", "2.2.5-dev")
    case .v8: .osam("2.2.6-dev", "2.2.7-dev")
    case .v9: .osam("2.2.8-dev", "3.0.1")
    }
  }

  package static func of(_ client: Client) -> Self? { allCases.first { $0.clients.contains(client) } }

  /// The clients from this behaviour on.
  package static func since(_ first: Self) -> ClientSet {
    allCases.filter { $0 >= first }.reduce(.empty) { $0 | $1.clients }
  }

  package static func until(_ last: Self) -> ClientSet {
    allCases.filter { $0 <= last }.reduce(.empty) { $0 | $1.clients }
  }
}

/// Ranges in which the rating prompt behaves alike. [formats/osam.md 1.3, read]
package enum RatingBehaviour: Int, CaseIterable, Sendable, Comparable {
  /// 1.0.0–1.0.6: own Android dialog; compares first, counts afterwards.
  case r1 = 1
  /// 1.0.7: shared code, still compares first; a failure never calls back.
  case r2
  /// 1.0.8–1.1.0: counts first, compares afterwards.
  case r3
  /// 2.0.0: the store's prompt on both platforms; no callback when shown.
  case r4
  /// 2.0.1–3.0.1.
  case r5

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  package var clients: ClientSet { Self.sets[rawValue - 1] }

  private static let sets = allCases.map(\.range)

  private var range: ClientSet {
    switch self {
    case .r1: .osam(nil, "1.0.6")
    case .r2: .osam("1.0.7", "1.0.7")
    case .r3: .osam("1.0.8", "1.1.0")
    case .r4: .osam("2.0.0", "2.0.0")
    case .r5: .osam("2.0.1", "3.0.1")
    }
  }

  package static func of(_ client: Client) -> Self? { allCases.first { $0.clients.contains(client) } }

  package static func since(_ first: Self) -> ClientSet {
    allCases.filter { $0 >= first }.reduce(.empty) { $0 | $1.clients }
  }
}

extension Family {
  /// The city's common module.
  static let commonModule = Family.table(
    TableClients(
      everyone: .osam(), decoders: DecoderRange.all,
      read: { ClientReader.read($0, as: $1, by: $2) }, accepting: { FaultFact.of($0)?.acceptedBy ?? .empty }))
}
