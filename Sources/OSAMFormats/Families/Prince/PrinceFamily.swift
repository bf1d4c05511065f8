import OSAMPlatform
import OSAMSyntax

extension Family {
  /// Prince of Versions: one platform after the other.
  static let prince = Family.asked { document in
    document.princePlatforms.flatMap { princeClients[$0] ?? [] }
  }

  /// The clients that run on a platform. Releases without a change between them answer alike.
  private static let princeClients: [DevicePlatform: [ReaderGroup]] = Dictionary(
    pairs: DevicePlatform.allCases.map { platform in
      let all = ClientSet(DocumentKind.princeOfVersions.clients.clients.filter { !platform.keys(for: $0).isEmpty })
      let parts = all.parted { client in PrinceChange.allCases.filter(client.isPrince) }
      return (platform, parts.map { alike($0.clients, $0.first, platform) })
    })

  private static func alike(_ clients: ClientSet, _ client: Client, _ platform: DevicePlatform) -> ReaderGroup {
    ReaderGroup(
      clients: clients, platform: platform.rawValue,
      reader: "\(client.library.id) \(platform.rawValue) \(client.isPrince(.lists)) \(client.isPrince(.rewritten))",
      read: { PrinceContent.parse($0, for: client, on: platform).mapError { $0.failure } },
      failures: { PrinceContent.faults($0, for: client, on: platform).map { $0.failure } })
  }
}

extension Document {
  /// The platforms a Prince of Versions document speaks to; all of them when it names none.
  package var princePlatforms: [DevicePlatform] {
    var keys: Set<String> = []
    tree.forEachPair(of: root) { keys.insert(SnakeCase.converted(tree.text($0.key))) }
    let mentioned = DevicePlatform.allCases.filter { $0.keys.contains { keys.contains($0.rawValue) } }
    return mentioned.isEmpty ? DevicePlatform.allCases : mentioned
  }
}
