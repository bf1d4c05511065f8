import OSAMDecisions
import OSAMFormats
import TestSupport
import Testing

/// Properties of the cells of any subject.
struct CellProperties<Asked: Subject> {
  let subject: Asked
  let cells: Cells<Asked.Answer>

  init(_ subject: Asked) throws {
    self.subject = subject
    cells = try Cells(subject, in: QuestionTerms.usual(subject), limit: 10_000)
  }

  /// A client of the common module for each way to decide; those alike are held together by `ClientGroupTests`.
  static func deciders(_ changes: [ModuleChange]) -> [Client] {
    var seen: Set<[ModuleChange]> = []
    return ClientSet.commonModule.clients.reversed().filter { client in
      seen.insert(changes.filter(client.has)).inserted
    }
  }

  /// Random devices, half of their values on the ends of cells and beside them, lie in exactly one cell, and
  /// `expected`, the decision asked in another way, gives the answer of that cell.
  func hold(
    for rounds: Int, _ dice: inout Seeded, _ what: String, expected: (Point) -> Asked.Answer
  ) {
    for _ in 0..<rounds {
      let point = cells.axes.indices.map { value(on: $0, &dice) }
      let around = cells.cells.filter { cell in zip(cell.region, point).allSatisfy { $0.contains($1) } }
      guard around.count == 1, let cell = around.first else {
        Issue.record("\(point) lies in \(around.count) cells: \(what)")
        return
      }
      let answer = expected(point)
      if answer != cells.answers[cell.answer] {
        Issue.record("\(point) gets \(answer) and not \(cells.answers[cell.answer]): \(what)")
        return
      }
    }
    holdTogether(what)
    keepUnreadableApart(what)
  }

  /// Versions that a client cannot read lie outside of the order, and no cell has some of both; one of all versions
  /// may.
  private func keepUnreadableApart(_ what: String) {
    for (axis, row) in cells.axes.enumerated() where [.version, .osVersion].contains(row.name) && row.line != nil {
      for cell in cells.cells where !cell.region[axis].names.isEmpty && cell.region[axis].line != nil {
        #expect(cell.region[axis] == cells.asked[axis], "\(cell.region[axis]): \(what)")
      }
    }
  }

  /// No two cells with the same answer that differ in one axis alone could be said as one.
  private func holdTogether(_ what: String) {
    for (number, one) in cells.cells.enumerated() {
      for other in cells.cells[(number + 1)...] where one.answer == other.answer {
        let differing = one.region.indices.filter { one.region[$0] != other.region[$0] }
        guard differing.count == 1, let axis = differing.first else { continue }
        let (left, right) = (one.region[axis], other.region[axis])
        let areNames = left.line == nil && right.line == nil
        var touch = false
        if case (.numbers(let a), .numbers(let b)) = (left.line, right.line), left.names.isEmpty, right.names.isEmpty {
          let (first, second) = a.lowerBound < b.lowerBound ? (a, b) : (b, a)
          touch = first.upperBound < .max && first.upperBound + 1 == second.lowerBound
        }
        #expect(!areNames && !touch, "two cells could be one, \(left) and \(right): \(what)")
      }
    }
  }

  /// A value of an axis: as often as not one at the end of some cell, or beside it.
  private func value(on axis: Int, _ dice: inout Seeded) -> Value {
    let row = cells.axes[axis]
    if Bool.random(using: &dice), let cell = cells.cells.randomElement(using: &dice),
      let value = end(of: cell.region[axis], &dice)
    {
      return value
    }
    if !row.names.isEmpty, row.line == nil || Bool.random(using: &dice) {
      return .named(Int.random(in: 0..<row.names.count, using: &dice))
    }
    switch (row.line, cells.asked[axis].line) {
    case (.numbers, .numbers(let range)):
      let small = (-100...100_000 as ClosedRange<Int64>).clamped(to: range)
      return .number(Int64.random(in: Bool.random(using: &dice) ? range : small, using: &dice))
    case (.versions(let scheme), _): return .version(version(scheme, &dice))
    default: preconditionFailure("an axis has values")
    }
  }

  private func end(of extent: Extent, _ dice: inout Seeded) -> Value? {
    switch extent.line {
    case .numbers(let range): .number(Bool.random(using: &dice) ? range.lowerBound : range.upperBound)
    case .versions(let interval):
      // A version that a document asks for need not be one that a device can have.
      (Bool.random(using: &dice) ? interval.low : interval.high)
        .flatMap { interval.scheme.canRead($0.version) ? .version($0.version) : nil }
    case nil: nil
    }
  }

  /// A version that the scheme can read, near to those of the document.
  private func version(_ scheme: VersionScheme, _ dice: inout Seeded) -> String {
    for _ in 0..<20 {
      let count = Int.random(in: 1...4, using: &dice)
      let text = (0..<count).map { _ in "\(Int.random(in: 0...12, using: &dice))" }.joined(separator: ".")
      if scheme.canRead(text) { return text }
    }
    return "1.2.3"
  }
}
