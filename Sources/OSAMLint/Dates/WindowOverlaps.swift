/// Finds windows that are open at the same time, without taking each with each: of tens of thousands in no more than
/// some seconds.
struct WindowOverlaps {
  /// A window, both ends included, and what tells it from others: only windows that differ in both are compared.
  struct Window {
    var first: Int64
    var last: Int64
    var code: Int64
    var label: Int
  }

  /// For each window that opens while another one of another code and another label is open: one of these. Of windows that
  /// open at one moment the order given decides which is the later one.
  static func find(_ windows: [Window]) -> [(later: Int, earlier: Int)] {
    let order = windows.indices.sorted { (windows[$0].first, $0) < (windows[$1].first, $1) }
    var open: [Int] = []
    var pairs: [(later: Int, earlier: Int)] = []
    for index in order {
      let window = windows[index]
      open.removeAll { windows[$0].last < window.first }
      if let earlier = open.first(where: { windows[$0].code != window.code && windows[$0].label != window.label }) {
        pairs.append((index, earlier))
      }
      open = needed(of: (open + [index]).sorted { windows[$0].last > windows[$1].last }, windows)
    }
    return pairs
  }

  /// Of open windows, the last to close first, those that are the first answer for some window that may come. They are
  /// four at most: each lacks a code and a label that between them all before it have.
  private static func needed(of open: [Int], _ windows: [Window]) -> [Int] {
    var kept: [Int] = []
    for index in open {
      let new = windows[index]
      let isAnswer = (kept.map { windows[$0].code } + [nil]).contains { code in
        guard code != new.code else { return false }
        let others = kept.filter { windows[$0].code != code }.map { windows[$0].label }
        return others.allSatisfy { $0 == others[0] } && others.first != new.label
      }
      if isAnswer { kept.append(index) }
    }
    return kept
  }
}
