/// Decodes a version-control document for one client after the other, and what many read alike once.
package struct VersionDecoder {
  private let decoding: Decoding
  /// Clients that decode the document, each the first that reads it so.
  private var readers: [Client] = []
  /// The document as each of them decodes it.
  private var configs: [VersionConfig] = []

  package init(_ decoding: Decoding) { self.decoding = decoding }

  /// As `VersionConfig.init(_:for:)`.
  package mutating func config(for client: Client) -> VersionConfig? {
    guard decoding.isOfTree else { return VersionConfig(decoding, for: client) }
    if decoding.refusedBy.contains(client) { return nil }
    if let alike = readers.firstIndex(where: { decoding.document.isReadAlike(by: $0, client) }) {
      return configs[alike]
    }
    guard let config = VersionConfig(decoding, for: client, withTextsOf: configs.first) else { return nil }
    readers.append(client)
    configs.append(config)
    return config
  }
}

extension Document {
  /// Two clients that can decode it read the same of its members. What is a number to both is one number
  /// (`JSONRuntime`).
  fileprivate func isReadAlike(by first: Client, _ second: Client) -> Bool {
    kind.members.indices.allSatisfy { row in
      let readBy = kind.members[row].readBy
      return readBy.contains(first) == readBy.contains(second) || pair(row: row) == nil
    }
  }
}
