import OSAMSyntax

/// Finds keys that are nearly one of some names: another letter case, one letter wrong, missing, extra or swapped; two
/// in long names. A class, so that it can be made by the first key that is none of the names.
final class Slips: Sendable {
  private struct Name: Sendable {
    let index: Int
    /// In lower case.
    let bytes: [UInt8]
    let letters: UInt32
    /// Edits that still leave it recognisable.
    let limit: Int
  }

  private let names: [Name]
  /// For each length of a key in bytes the names it can be nearly: none for most.
  private let byCount: [[Int]]

  /// Names this long may have two slips; in a shorter one two of them leave too little.
  private static let long = 10

  /// `indices` are what an answer names.
  init(_ names: [(index: Int, name: String)]) {
    let all = names.map { index, name in
      let bytes = Self.plain(name)
      return Name(
        index: index, bytes: bytes, letters: name.utf8.reduce(0) { $0 | Self.letter($1) },
        limit: bytes.count >= Self.long ? 2 : 1)
    }
    self.names = all
    let longest = all.map { $0.bytes.count + $0.limit }.max() ?? 0
    var byCount: [[Int]] = Array(repeating: [], count: longest + 1)
    for (place, name) in all.enumerated() {
      // One edit changes the length by one at most.
      for count in max(1, name.bytes.count - name.limit)...name.bytes.count + name.limit {
        byCount[count].append(place)
      }
    }
    self.byCount = byCount
  }

  /// Which letter a byte is, in any case, as a bit.
  private static func letter(_ byte: UInt8) -> UInt32 { 1 << UInt32(byte & 31) }

  /// The name a key nearly is, and whether it differs in letter case alone; nothing is copied for words that are near
  /// to none.
  func match(_ key: NodeID, in tree: Tree) -> (index: Int, isCase: Bool)? {
    let key = tree.resolved(key)
    guard tree.nodes[key].flags.isVerbatim else { return match(tree.textBytes(key)) }
    let span = tree.contentSpan(key)
    // Most keys are as long as no name.
    guard span.end - span.start < byCount.count, !byCount[span.end - span.start].isEmpty else { return nil }
    return match(tree.bytes[span.start..<span.end])
  }

  private func match(_ word: ArraySlice<UInt8>) -> (index: Int, isCase: Bool)? {
    guard word.count < byCount.count, !byCount[word.count].isEmpty else { return nil }
    var letters: UInt32 = 0
    for byte in word { letters |= Self.letter(byte) }
    // Letters that are not plain may be so in lower case.
    var other: [UInt8]?
    for place in byCount[word.count] {
      // One edit takes away or brings one letter at most.
      let (wanted, limit) = (names[place].letters, names[place].limit)
      if (letters & ~wanted).nonzeroBitCount > limit || (wanted & ~letters).nonzeroBitCount > limit { continue }
      if other == nil, word.contains(where: { $0 >= 0x80 }) {
        other = Self.plain(String(decoding: word, as: UTF8.self))
      }
      let spelt = other?[...] ?? word
      if Self.isNear(spelt, names[place].bytes[...], limit) {
        return (names[place].index, Self.isNear(spelt, names[place].bytes[...], 0))
      }
    }
    return nil
  }

  /// A text in lower case with one byte for each scalar: names have plain letters alone, and no other is one of theirs.
  private static func plain(_ text: String) -> [UInt8] {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.map({ $0.lowerASCII }) }
    return text.lowercased().unicodeScalars.map { $0.isASCII ? UInt8($0.value) : 0xFF }
  }

  /// True if so many insertions, deletions, replacements and swaps of neighbours make a name of a word.
  private static func isNear(_ word: ArraySlice<UInt8>, _ name: ArraySlice<UInt8>, _ edits: Int) -> Bool {
    var (word, name) = (word, name)
    while let first = word.first, let wanted = name.first, first.lowerASCII == wanted {
      word.removeFirst()
      name.removeFirst()
    }
    if word.isEmpty || name.isEmpty { return word.count + name.count <= edits }
    if edits == 0 { return false }
    let (restOfWord, restOfName) = (word.dropFirst(), name.dropFirst())
    if isNear(restOfWord, restOfName, edits - 1) || isNear(restOfWord, name, edits - 1) { return true }
    if isNear(word, restOfName, edits - 1) { return true }
    guard let next = restOfWord.first, let wanted = name.first, next.lowerASCII == wanted,
      let first = word.first, restOfName.first == first.lowerASCII
    else { return false }
    return isNear(restOfWord.dropFirst(), restOfName.dropFirst(), edits - 1)
  }
}
