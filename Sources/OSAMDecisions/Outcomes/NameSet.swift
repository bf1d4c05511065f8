/// Some of the named values of an axis, by their numbers.
package struct NameSet: Hashable, Sendable {
  private var first: UInt64 = 0
  /// Those from 64 on; never ends in a zero, so that equal sets are equal.
  private var rest: [UInt64] = []

  package init(_ numbers: some Sequence<Int> = []) {
    for number in numbers { insert(number) }
  }

  package static let empty = NameSet()

  /// The first so many values.
  package static func first(_ count: Int) -> NameSet { NameSet(0..<count) }

  package var isEmpty: Bool { first == 0 && rest.isEmpty }

  package var count: Int { rest.reduce(first.nonzeroBitCount) { $0 + $1.nonzeroBitCount } }

  /// In ascending order.
  package var numbers: [Int] {
    var numbers: [Int] = []
    for (index, word) in ([first] + rest).enumerated() {
      var left = word
      while left != 0 {
        numbers.append(index * 64 + left.trailingZeroBitCount)
        left &= left &- 1
      }
    }
    return numbers
  }

  /// The lowest number; nil when there is none.
  package var lowest: Int? {
    if first != 0 { return first.trailingZeroBitCount }
    return rest.firstIndex { $0 != 0 }.map { ($0 + 1) * 64 + rest[$0].trailingZeroBitCount }
  }

  package func contains(_ number: Int) -> Bool {
    if number < 64 { return first & (1 << UInt64(number)) != 0 }
    let word = number / 64 - 1
    return word < rest.count && rest[word] & (1 << UInt64(number % 64)) != 0
  }

  package mutating func insert(_ number: Int) {
    if number < 64 {
      first |= 1 << UInt64(number)
      return
    }
    let word = number / 64 - 1
    while rest.count <= word { rest.append(0) }
    rest[word] |= 1 << UInt64(number % 64)
  }

  package func intersection(_ other: NameSet) -> NameSet {
    combined(other) { $0 & $1 }
  }

  package func subtracting(_ other: NameSet) -> NameSet {
    combined(other) { $0 & ~$1 }
  }

  package func union(_ other: NameSet) -> NameSet {
    combined(other) { $0 | $1 }
  }

  private func combined(_ other: NameSet, _ combine: (UInt64, UInt64) -> UInt64) -> NameSet {
    var result = NameSet()
    result.first = combine(first, other.first)
    if rest.isEmpty, other.rest.isEmpty { return result }
    for index in 0..<max(rest.count, other.rest.count) {
      result.rest.append(
        combine(index < rest.count ? rest[index] : 0, index < other.rest.count ? other.rest[index] : 0))
    }
    while result.rest.last == 0 { result.rest.removeLast() }
    return result
  }
}
