/// Faults by their place. They are in file order, and a list of documents asks for each of its items.
extension Tree {
  /// Of the faults whose starts are nearest to an offset the first.
  package func fault(nearestTo offset: Int) -> SyntaxFault? {
    let behind = firstFault(from: offset)
    guard behind > 0 else { return faults.first }
    let before = firstFault(from: faults[behind - 1].span.start)
    guard behind < faults.count else { return faults[before] }
    let isBefore = offset - faults[before].span.start <= faults[behind].span.start - offset
    return faults[isBefore ? before : behind]
  }

  /// The numbers of those that lie in a span.
  package func faults(within span: SourceSpan) -> [Int] {
    faults[firstFault(from: span.start)...].prefix { $0.span.start <= span.end }.indices.filter {
      faults[$0].span.end <= span.end
    }
  }

  /// The first that starts at an offset or behind it; their count where there is none.
  private func firstFault(from offset: Int) -> Int { faults.partitioningIndex { $0.span.start >= offset } }
}
