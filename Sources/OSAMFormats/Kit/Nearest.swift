/// Finds the name that was probably meant.
package enum Nearest {
  /// The closest of `names` within a third of the word's length (at most three edits), or nil.
  package static func match(_ word: String, in names: [String]) -> String? {
    NearNames(names).match(word).map { names[$0] }
  }

  /// Insertions, deletions, replacements and swaps of neighbours.
  static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var before = [Int](repeating: 0, count: b.count + 1)
    var previous = Array(0...b.count)
    for i in 0..<a.count {
      var row = [i + 1] + [Int](repeating: 0, count: b.count)
      for j in 0..<b.count {
        row[j + 1] = min(previous[j + 1] + 1, row[j] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { row[j + 1] = min(row[j + 1], before[j - 1] + 1) }
      }
      before = previous
      previous = row
    }
    return previous[b.count]
  }
}

/// Names to look for near ones in, prepared once: a file can hold hundreds of thousands of words.
package struct NearNames: Sendable {
  private struct Name: Sendable {
    var scalars: [Unicode.Scalar]
    var letters: UInt64
  }

  private let names: [Name]

  package init(_ names: [String]) {
    self.names = names.map { name in
      let scalars = Array(name.lowercased().unicodeScalars)
      return Name(scalars: scalars, letters: Self.letters(scalars))
    }
  }

  /// Position of the closest name within a third of the word's length (at most three edits), or nil.
  package func match(_ word: String) -> Int? {
    // A scalar is four bytes at most.
    if word.utf8.count > 4 * 64 { return nil }
    let scalars = Array(word.lowercased().unicodeScalars)
    if scalars.count < 2 || scalars.count > 64 { return nil }
    let limit = min(3, max(1, scalars.count / 3))
    let letters = Self.letters(scalars)
    var best: (distance: Int, index: Int)?
    for (index, name) in names.enumerated() {
      // One edit changes the length by one at most, and takes away or brings one letter at most.
      if abs(name.scalars.count - scalars.count) > limit { continue }
      if (letters & ~name.letters).nonzeroBitCount > limit || (name.letters & ~letters).nonzeroBitCount > limit {
        continue
      }
      let distance = Nearest.distance(scalars, name.scalars)
      if distance <= limit, distance < best?.distance ?? .max, distance < name.scalars.count {
        best = (distance, index)
      }
    }
    return best?.index
  }

  /// Which letters a word has, as bits; different letters may share one.
  private static func letters(_ scalars: [Unicode.Scalar]) -> UInt64 {
    scalars.reduce(0) { $0 | 1 << UInt64($1.value % 64) }
  }
}

extension String {
  package func trimmingBlanks() -> String {
    // Nearly every text begins and ends with a letter or a mark of ASCII.
    if let first = utf8.first, let last = utf8.last, 0x21..<0x7F ~= first, 0x21..<0x7F ~= last { return self }
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(scalars[first...last])
  }
}
