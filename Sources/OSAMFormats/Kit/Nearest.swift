/// Finds the name that was probably meant.
package enum Nearest {
  /// The closest of `names` within a third of the word's length (at most three edits), or nil.
  package static func match(_ word: String, in names: [String]) -> String? {
    let limit = min(3, max(1, word.count / 3))
    if word.count < 2 || word.count > 64 { return nil }
    var best: (distance: Int, name: String)?
    for name in names {
      let distance = distance(word.lowercased(), name.lowercased(), limit: limit)
      if distance <= limit, distance < best?.distance ?? .max, distance < name.count { best = (distance, name) }
    }
    return best?.name
  }

  /// Insertions, deletions, replacements and swaps of neighbours; more than `limit` counts as `limit + 1`.
  static func distance(_ left: String, _ right: String, limit: Int) -> Int {
    let a = Array(left.unicodeScalars)
    let b = Array(right.unicodeScalars)
    if abs(a.count - b.count) > limit { return limit + 1 }
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

extension String {
  package func trimmingBlanks() -> String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(scalars[first...last])
  }
}
