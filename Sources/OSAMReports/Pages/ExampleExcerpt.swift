import OSAMLint
import OSAMSyntax

/// The lines of an example that say something: those in which it differs from the document that is most like it.
struct ExampleExcerpt {
  /// Stands for lines that are left out.
  static let gap = "…"

  /// As they are shown, marks and all.
  let lines: [String]
  /// Some lines of the example are left out.
  let isPart: Bool
  /// They are those of a usual document.
  let isOfUsual: Bool

  /// `others` are texts without marks, and `usual` those that are taken where none of these is like it. A document of
  /// `usual` itself has nothing to say. `context` are lines shown around those that differ.
  init(_ example: Example, beside others: [String], usual: [String], context: Int) {
    let all = Self.lines(of: example.marked)
    let text = example.unmarked.text
    var shown = Set(all.indices.filter { all[$0].has("⟦") || all[$0].has("⟧") })
    var isUsual = false
    if let nearest = Self.nearest(to: text, among: others) {
      shown.formUnion(Self.differing(nearest, of: all, context: context))
      isUsual = usual.contains { Self.nearest(to: text, among: [$0]) != nil }
    } else if usual.contains(text) {
      isUsual = true
    } else if let nearest = Self.nearest(to: text, among: usual) {
      isUsual = true
      shown.formUnion(Self.differing(nearest, of: all, context: context))
    } else {
      shown = Set(all.indices)
    }
    if all.count <= Self.short, !usual.contains(text) { shown = Set(all.indices) }
    // A gap of one line says more as that line.
    for index in all.indices where shown.contains(index - 1) && shown.contains(index + 1) { shown.insert(index) }
    lines = Self.joined(shown, of: all)
    isPart = shown.count < all.count
    isOfUsual = isUsual
  }

  private static func differing(_ diff: UnifiedDiff, of all: [String], context: Int) -> Set<Int> {
    var shown: Set<Int> = []
    for change in diff.changes {
      // Where lines are missing, those around the place are what there is to see.
      let reach = max(context, change.new.isEmpty ? 1 : 0)
      shown.formUnion(max(0, change.new.lowerBound - reach)..<min(all.count, change.new.upperBound + reach))
    }
    return shown
  }

  private static let short = 3

  private static func joined(_ shown: Set<Int>, of all: [String]) -> [String] {
    var lines: [String] = []
    var last = -1
    for index in shown.sorted() {
      if index > last + 1, last >= 0 { lines.append(gap) }
      lines.append(plain(all[index]))
      last = index
    }
    return lines
  }

  /// The difference from the text that has most of its lines; nil where none has half of them.
  private static func nearest(to text: String, among others: [String]) -> UnifiedDiff? {
    let bytes = Array(text.utf8)
    var nearest: (size: Int, diff: UnifiedDiff)?
    for other in others where other != text {
      let diff = UnifiedDiff(from: Array(other.utf8), to: bytes)
      let size = diff.changes.reduce(0) { $0 + $1.old.count + $1.new.count }
      guard diff.changes.reduce(0, { $0 + $1.new.count }) * 2 <= diff.new.count else { continue }
      if size < nearest?.size ?? .max { nearest = (size, diff) }
    }
    return nearest?.diff
  }

  /// Lines without their ends.
  static func lines(of text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// Changes by a repair, with a line of context around them.
  static func difference(_ before: [UInt8], _ after: [UInt8]) -> [String] {
    let diff = UnifiedDiff(from: before, to: after)
    func lines(_ mark: String, _ range: Range<Int>, of side: [ArraySlice<UInt8>]) -> [String] {
      side[range].map { mark + plain(Self.lines(of: String(decoding: $0, as: UTF8.self)).first ?? "") }
    }
    var text: [String] = []
    var next = 0
    for (number, change) in diff.changes.enumerated() {
      let first = max(next, change.old.lowerBound - 1)
      if number > 0, first > next { text.append(gap) }
      text += lines(" ", first..<change.old.lowerBound, of: diff.old)
      text += lines("-", change.old, of: diff.old) + lines("+", change.new, of: diff.new)
      next = change.old.upperBound
      let end = min(diff.old.count, next + 1)
      // The next change has it as its own.
      if number + 1 == diff.changes.count || diff.changes[number + 1].old.lowerBound > end {
        text += lines(" ", next..<end, of: diff.old)
        next = end
      }
    }
    return text
  }

  /// With what nobody sees written down.
  static func plain(_ text: String) -> String {
    text.unicodeScalars.map {
      Display.isInvisible($0) ? "\\u{\(String($0.value, radix: 16, uppercase: true))}" : String($0)
    }.joined()
  }
}
