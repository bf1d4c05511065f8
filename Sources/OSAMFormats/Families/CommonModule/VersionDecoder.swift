/// Decodes a version-control document for one client after the other. Their texts are the same, and are decoded once.
package struct VersionDecoder {
  private let decoding: Decoding
  private var known: (client: Client, config: VersionConfig)?

  package init(_ decoding: Decoding) { self.decoding = decoding }

  /// As `VersionConfig.init(_:for:)`.
  package mutating func config(for client: Client) -> VersionConfig? {
    let alike = known.flatMap { decoding.readsAlike(Self.texts, $0.client, client) ? $0.config : nil }
    guard let config = VersionConfig(decoding, for: client, withTextsOf: alike) else { return nil }
    if known == nil { known = (client, config) }
    return config
  }

  private static let texts = ["versionName", "url", "title", "message", "ok", "cancel"]
}
