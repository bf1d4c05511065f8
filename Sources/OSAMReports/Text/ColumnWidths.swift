/// Widths of the columns of a table.
enum ColumnWidths {
  /// As wide as the widest text; where that is too much in all, the widest columns give way first, none below its longest
  /// word or what can be read well. Two blanks stand between columns. Nil where there is no room for all of them.
  static func fitting(_ rows: [[String]], width: Int) -> [Int]? {
    guard let count = rows.map({ $0.count }).max() else { return [] }
    func widest(_ length: (String) -> Int) -> [Int] {
      (0..<count).map { column in rows.map { column < $0.count ? length($0[column]) : 0 }.max() ?? 0 }
    }
    func isTooWide(_ widths: [Int]) -> Bool { widths.reduce(0, +) + 2 * (count - 1) > width }
    var widths = widest { $0.count }
    // Most tables have room, and to look for words costs more than all the rest.
    if !isTooWide(widths) { return widths }
    let least = widest { text in
      max(text.split(separator: " ").map { (word: Substring) in word.count }.max() ?? 0, min(text.count, legible))
    }
    while isTooWide(widths) {
      let narrowed = widths.indices.filter { widths[$0] > least[$0] }.max { (widths[$0], $0) < (widths[$1], $1) }
      guard let narrowed else { return nil }
      widths[narrowed] -= 1
    }
    return widths
  }

  /// A column of longer texts is not made narrower than this.
  private static let legible = 12
}
