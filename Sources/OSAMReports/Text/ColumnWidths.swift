/// How wide the columns of a table are.
enum ColumnWidths {
  /// As wide as the widest text; where that is too much in all, the widest columns give way first. Two blanks stand
  /// between columns.
  static func fitting(_ rows: [[String]], width: Int) -> [Int] {
    guard let count = rows.map(\.count).max() else { return [] }
    var widths = (0..<count).map { column in rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0 }
    while widths.reduce(0, +) + 2 * (count - 1) > width, let widest = widths.max(), widest > least {
      guard let column = widths.lastIndex(of: widest) else { break }
      widths[column] -= 1
    }
    return widths
  }

  /// A column is not made narrower than this.
  private static let least = 12
}
