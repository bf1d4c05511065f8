import OSAMFormats

/// Texts that stand in several languages of one member: of each language the first.
struct TextTwins {
  /// So many are compared one by one; of more, for there may be hundreds of thousands, an index is made.
  static let few = 32

  private let entries: [TextEntry]
  private let isIndexed: Bool
  private struct Key: Hashable {
    var member: String
    var bytes: ArraySlice<UInt8>

    init(_ entry: TextEntry) { (member, bytes) = (entry.member, entry.bytes) }
  }

  private var firsts: [Key: [TextEntry]] = [:]

  /// More than `few` of them are indexed.
  init(_ entries: [TextEntry], few: Int = Self.few) {
    self.entries = entries
    isIndexed = entries.count > few
    for entry in entries where isIndexed {
      let key = Key(entry)
      if firsts[key]?.contains(where: { $0.language == entry.language }) != true {
        firsts[key, default: []].append(entry)
      }
    }
  }

  /// Those in other languages, in their order.
  func others(than entry: TextEntry) -> [TextEntry] {
    if isIndexed { return firsts[Key(entry), default: []].filter { $0.language != entry.language } }
    var others: [TextEntry] = []
    for other in entries where other.isCopy(of: entry) && !others.contains(where: { $0.language == other.language }) {
      others.append(other)
    }
    return others
  }
}

extension TextEntry {
  /// One text for two languages, not one that two keys share.
  fileprivate func isCopy(of other: TextEntry) -> Bool {
    bytes.count == other.bytes.count && language != other.language && bytes.elementsEqual(other.bytes)
      && member == other.member
  }
}
