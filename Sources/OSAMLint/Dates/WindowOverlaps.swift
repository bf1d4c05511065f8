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

  /// For each window that is open together with an earlier one of another code and another label: one of these.
  static func find(_ windows: [Window]) -> [(later: Int, earlier: Int)] {
    guard let head = windows.first, windows.contains(where: { $0.label != head.label }),
      windows.contains(where: { $0.code != head.code })
    else { return [] }
    let moments = Set(windows.flatMap { [$0.first, $0.last] }).sorted()
    var open = Line(moments.count)
    var opening = Line(moments.count)
    var pairs: [(Int, Int)] = []
    for (index, window) in windows.enumerated() {
      let first = place(of: window.first, in: moments)
      let last = place(of: window.last, in: moments)
      // An earlier window was open already when this one opens, or opens while this one is open.
      if let earlier = open.find(at: first, windows, unlike: window)
        ?? opening.find(in: first..<last + 1, windows, unlike: window)
      {
        pairs.append((index, earlier))
      }
      open.put(index, in: first..<last + 1, windows)
      opening.put(index, at: first, windows)
    }
    return pairs
  }

  private static func place(of moment: Int64, in moments: [Int64]) -> Int {
    var low = 0
    var high = moments.count
    while low < high {
      let middle = (low + high) / 2
      if moments[middle] < moment { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Windows on a line of moments, kept in a tree above it: a stretch of the line is a few nodes of the tree, and so
  /// are the nodes above a moment.
  private struct Line {
    private let count: Int
    private var nodes: [[Int]]

    init(_ count: Int) {
      self.count = count
      nodes = Array(repeating: [], count: 2 * count)
    }

    /// Nodes that together are a stretch of the line.
    private func stretch(_ range: Range<Int>, _ body: (Int) -> Bool) {
      var low = range.lowerBound + count
      var high = range.upperBound + count
      while low < high {
        if low & 1 == 1 {
          if body(low) { return }
          low += 1
        }
        if high & 1 == 1 {
          high -= 1
          if body(high) { return }
        }
        low /= 2
        high /= 2
      }
    }

    /// Nodes that a moment is part of.
    private func above(_ place: Int, _ body: (Int) -> Bool) {
      var node = place + count
      while node > 0, !body(node) { node /= 2 }
    }

    mutating func put(_ index: Int, in range: Range<Int>, _ windows: [Window]) {
      var nodes = nodes
      self.nodes = []
      stretch(range) { node in
        Self.keep(index, in: &nodes[node], windows)
        return false
      }
      self.nodes = nodes
    }

    mutating func put(_ index: Int, at place: Int, _ windows: [Window]) {
      var nodes = nodes
      self.nodes = []
      above(place) { node in
        Self.keep(index, in: &nodes[node], windows)
        return false
      }
      self.nodes = nodes
    }

    func find(at place: Int, _ windows: [Window], unlike window: Window) -> Int? {
      var found: Int?
      above(place) { node in
        found = Self.find(nodes[node], windows, unlike: window)
        return found != nil
      }
      return found
    }

    func find(in range: Range<Int>, _ windows: [Window], unlike window: Window) -> Int? {
      var found: Int?
      stretch(range) { node in
        found = Self.find(nodes[node], windows, unlike: window)
        return found != nil
      }
      return found
    }

    private static func find(_ node: [Int], _ windows: [Window], unlike window: Window) -> Int? {
      node.first { windows[$0].code != window.code && windows[$0].label != window.label }
    }

    /// Keeps a window only if it answers something that those kept do not, which is so for four of them at most: each
    /// new one lacks a code and a label that between them all earlier ones have.
    private static func keep(_ index: Int, in node: inout [Int], _ windows: [Window]) {
      let new = windows[index]
      for code in node.map({ windows[$0].code }) + [nil] where code != new.code {
        let others = node.filter { windows[$0].code != code }
        let label = others.first.map { windows[$0].label }
        if label == new.label { continue }
        if others.allSatisfy({ windows[$0].label == label }) {
          node.append(index)
          return
        }
      }
    }
  }
}
