extension RandomAccessCollection where Index == Int {
  /// The first place from which on something holds, where it holds for the rest once it holds for one; the end where it holds
  /// for none.
  package func partitioningIndex(_ holds: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
