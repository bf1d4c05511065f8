/// Finds the name that was probably meant.
package enum Nearest {
  /// The closest of `names` within a third of the word's length (at most three edits), or nil.
  package static func match(_ word: String, in names: [String]) -> String? {
    NearNames(names).match(word).map { names[$0] }
  }

  /// Position of the name that a word is: as it stands, else the only one that differs from it in letter case alone.
  package static func same(as word: String, in names: [String]) -> Int? {
    if let exact = names.firstIndex(of: word) { return exact }
    let alike = names.indices.filter { names[$0].lowercased() == word.lowercased() }
    return alike.count == 1 ? alike[0] : nil
  }

  /// The release that was probably meant by one that there is not, by number and not by letter: of those that begin
  /// with the most numbers of it the last that is not beyond it, else the first; where it is a beginning itself, the
  /// last of all.
  package static func release(to text: String, in releases: [String]) -> String? {
    let wanted = numbers(of: text)
    if wanted.isEmpty { return match(text, in: releases) }
    // A development tag is nobody's next release.
    let published = releases.filter { !$0.contains("-") }.map { (name: $0, numbers: numbers(of: $0)) }
      .sorted { $0.numbers.lexicographicallyPrecedes($1.numbers) }
    for count in stride(from: wanted.count, through: 0, by: -1) {
      let alike = published.filter { $0.numbers.starts(with: wanted.prefix(count)) }
      if alike.isEmpty { continue }
      let reached = count == wanted.count ? alike.last : alike.last { !wanted.lexicographicallyPrecedes($0.numbers) }
      return (reached ?? alike.first)?.name
    }
    return releases.first
  }

  /// `2.2.14-january-2026-dev`: 2, 2, 14. Empty for a text that does not begin with a number.
  private static func numbers(of release: String) -> [Int] {
    var numbers: [Int] = []
    for part in release.prefix(while: { $0 != "-" }).split(separator: ".", omittingEmptySubsequences: false) {
      guard let number = Int(part), number >= 0 else { break }
      numbers.append(number)
    }
    return numbers
  }

  /// One letter too many, too few, another one, or two that changed places.
  package static func isOneSlip(_ one: String, _ other: String) -> Bool {
    let shorter = min(one.utf8.count, other.utf8.count)
    let start = zip(one.utf8, other.utf8).prefix { $0 == $1 }.count
    let end = zip(one.utf8.reversed(), other.utf8.reversed()).prefix { $0 == $1 }.count
    // One slip is of eight bytes at most, and what is not of it is the same at both ends.
    if max(one.utf8.count, other.utf8.count) - shorter > 4 || start + end + 8 < shorter { return false }
    return distance(Array(one.unicodeScalars), Array(other.unicodeScalars)) == 1
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
