/// Decodes a version-control document for one client after the other. Their texts are the same, and are decoded once.
package struct VersionDecoder {
  private let decoding: Decoding
  /// The first that could be decoded.
  private var known: VersionConfig?

  package init(_ decoding: Decoding) { self.decoding = decoding }

  /// As `VersionConfig.init(_:for:)`.
  package mutating func config(for client: Client) -> VersionConfig? {
    let config = VersionConfig(decoding, for: client, withTextsOf: decoding.isOfTree ? known : nil)
    known = known ?? config
    return config
  }
}
