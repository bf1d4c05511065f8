import OSAMFormats

/// The same text in several languages of one member: of each language the first. One look at all texts of a document, for
/// there may be hundreds of thousands.
struct TextTwins {
  private struct Key: Hashable {
    var member: String
    var bytes: ArraySlice<UInt8>

    init(_ entry: TextEntry) { (member, bytes) = (entry.member, entry.bytes) }
  }

  private var firsts: [Key: [TextEntry]] = [:]

  init(_ entries: [TextEntry]) {
    for entry in entries {
      let key = Key(entry)
      if firsts[key]?.contains(where: { $0.language == entry.language }) != true {
        firsts[key, default: []].append(entry)
      }
    }
  }

  /// Those in other languages, in their order.
  func others(than entry: TextEntry) -> [TextEntry] {
    firsts[Key(entry), default: []].filter { $0.language != entry.language }
  }
}
