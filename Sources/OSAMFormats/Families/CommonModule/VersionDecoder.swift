/// Decodes a version-control document for one client after the other, and what many read alike once.
package struct VersionDecoder {
  private let decoding: Decoding
  /// Clients that decode the document, each the first that reads it so.
  private var readers: [Client] = []
  /// What they make of it.
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
  /// Two clients read the same of its members, and take its numbers for the same.
  fileprivate func isReadAlike(by first: Client, _ second: Client) -> Bool {
    let (one, other) = (kind.decoders.runtime(of: first), kind.decoders.runtime(of: second))
    let haveOneRuntime = one == other
    return kind.members.indices.allSatisfy { row in
      guard let value = pair(row: row)?.value else { return true }
      let member = kind.members[row]
      guard member.readBy.contains(first) == member.readBy.contains(second) else { return false }
      guard !haveOneRuntime, member.type.width != nil else { return true }
      let reading = reading(row: row, value: value)
      return reading.value(by: one) == reading.value(by: other)
    }
  }
}
