import OSAMSyntax

/// The difference of two states of a file, as `git apply` and `patch` take it.
///
/// Lines that stand once on each side hold the two together (patience diff), so the time grows with the files and not
/// with the number of differences.
package struct UnifiedDiff: Sendable {
  /// Lines shown around each difference.
  private static let context = 3

  package let old: [ArraySlice<UInt8>]
  package let new: [ArraySlice<UInt8>]
  /// Places where the two differ, in order: lines of the old that go, lines of the new that come.
  package private(set) var changes: [(old: Range<Int>, new: Range<Int>)] = []

  package init(from old: [UInt8], to new: [UInt8]) {
    self.old = Self.lines(old)
    self.new = Self.lines(new)
    compare(0..<self.old.count, 0..<self.new.count)
  }

  /// The text of the difference; empty when there is none. `isNew` is for a file that is not there yet.
  package static func text(path: FilePath, from old: [UInt8], to new: [UInt8], isNew: Bool = false) -> String {
    if old == new, !isNew { return "" }
    return UnifiedDiff(from: old, to: new).text(path: path, isNew: isNew)
  }

  /// Lines with their ends. A lone CR ends none: neither does it for the tools that read the difference.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }

  // MARK: Comparing

  private mutating func compare(_ oldLines: Range<Int>, _ newLines: Range<Int>) {
    // Parts still to be compared, the next one last; recursion could go as deep as there are lines.
    var parts = [(oldLines, newLines)]
    while let (before, after) = parts.popLast() {
      let (before, after) = trimmed(before, after)
      if before.isEmpty && after.isEmpty { continue }
      let anchors = before.isEmpty || after.isEmpty ? [] : anchors(before, after)
      if anchors.isEmpty {
        changes.append((before, after))
        continue
      }
      var end = (before.upperBound, after.upperBound)
      for anchor in anchors.reversed() {
        parts.append((anchor.old + 1..<end.0, anchor.new + 1..<end.1))
        end = (anchor.old, anchor.new)
      }
      parts.append((before.lowerBound..<end.0, after.lowerBound..<end.1))
    }
  }

  /// Without the lines that both begin and end with.
  private func trimmed(_ before: Range<Int>, _ after: Range<Int>) -> (Range<Int>, Range<Int>) {
    var (start, end) = ((before.lowerBound, after.lowerBound), (before.upperBound, after.upperBound))
    while start.0 < end.0, start.1 < end.1, old[start.0] == new[start.1] {
      start.0 += 1
      start.1 += 1
    }
    while end.0 > start.0, end.1 > start.1, old[end.0 - 1] == new[end.1 - 1] {
      end.0 -= 1
      end.1 -= 1
    }
    return (start.0..<end.0, start.1..<end.1)
  }

  /// Lines that both sides have exactly once, as many as stand in the same order on both.
  private func anchors(_ before: Range<Int>, _ after: Range<Int>) -> [(old: Int, new: Int)] {
    /// For each text its line on each side; -1 where there are several.
    var places: [ArraySlice<UInt8>: (old: Int?, new: Int?)] = [:]
    for line in before { places[old[line], default: (nil, nil)].old = places[old[line]]?.old == nil ? line : -1 }
    for line in after { places[new[line], default: (nil, nil)].new = places[new[line]]?.new == nil ? line : -1 }
    let pairs = places.values.compactMap { place -> (old: Int, new: Int)? in
      guard let old = place.old, let new = place.new, old >= 0, new >= 0 else { return nil }
      return (old, new)
    }.sorted { $0.old < $1.old }
    return Self.longestRise(pairs)
  }

  /// The longest run of pairs whose second numbers rise.
  private static func longestRise(_ pairs: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
    /// The last pair of the best run of each length, and for each pair the one before it.
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].new < pair.new { low = middle + 1 } else { high = middle }
      }
      previous[index] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var run: [(old: Int, new: Int)] = []
    var next = ends.last
    while let index = next {
      run.append(pairs[index])
      next = previous[index]
    }
    return run.reversed()
  }

  // MARK: Writing

  private func text(path: FilePath, isNew: Bool) -> String {
    let name = Self.plain(path)
    var text = isNew ? "--- /dev/null\n" : "--- \(Self.quoted("a/" + name))\n"
    text += "+++ \(Self.quoted("b/" + name))\n"
    var first = 0
    while first < changes.count {
      var last = first
      while last + 1 < changes.count,
        changes[last + 1].old.lowerBound - changes[last].old.upperBound <= 2 * Self.context
      { last += 1 }
      text += hunk(changes[first...last])
      first = last + 1
    }
    return text
  }

  private func hunk(_ changes: ArraySlice<(old: Range<Int>, new: Range<Int>)>) -> String {
    guard let first = changes.first, let last = changes.last else { return "" }
    let lead = min(Self.context, first.old.lowerBound)
    let trail = min(Self.context, old.count - last.old.upperBound)
    let before = first.old.lowerBound - lead..<last.old.upperBound + trail
    let after = first.new.lowerBound - lead..<last.new.upperBound + trail
    var text = "@@ -\(Self.range(before)) +\(Self.range(after)) @@\n"
    var next = before.lowerBound
    for change in changes {
      for line in next..<change.old.lowerBound { text += Self.line(" ", old[line]) }
      for line in change.old { text += Self.line("-", old[line]) }
      for line in change.new { text += Self.line("+", new[line]) }
      next = change.old.upperBound
    }
    for line in next..<before.upperBound { text += Self.line(" ", old[line]) }
    return text
  }

  /// Lines from 1 and their number; no line stands after the one named.
  private static func range(_ lines: Range<Int>) -> String {
    lines.isEmpty ? "\(lines.lowerBound),0" : "\(lines.lowerBound + 1),\(lines.count)"
  }

  private static func line(_ mark: String, _ line: ArraySlice<UInt8>) -> String {
    let text = mark + String(decoding: line, as: UTF8.self)
    return line.last == 0x0A ? text : text + "\n\\ No newline at end of file\n"
  }

  /// A path as git names files: without steps that lead nowhere.
  private static func plain(_ path: FilePath) -> String {
    var steps: [FilePath] = []
    for step in path.names where step != .here {
      if step == "..", let last = steps.last, last != ".." { steps.removeLast() } else { steps.append(step) }
    }
    return steps.map { $0.display }.joined(separator: "/")
  }

  /// A name as git quotes it: in C's way where a character would disturb the line.
  private static func quoted(_ name: String) -> String {
    let isPlain = name.utf8.allSatisfy {
      $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    if isPlain { return name.contains(" ") ? name + "\t" : name }
    let escaped = name.utf8.map { byte -> String in
      switch byte {
      case UInt8(ascii: "\""): "\\\""
      case UInt8(ascii: "\\"): "\\\\"
      case 0x20..<0x7F: String(Unicode.Scalar(byte))
      default: "\\" + String(repeating: "0", count: 3 - String(byte, radix: 8).count) + String(byte, radix: 8)
      }
    }
    return "\"" + escaped.joined() + "\""
  }
}
