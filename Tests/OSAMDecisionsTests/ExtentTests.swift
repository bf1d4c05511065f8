import OSAMDecisions
import OSAMFormats
import TestSupport
import Testing

/// True if parts of an axis cover each other, held against values that lie in them.
@Suite struct ExtentTests {
  private static let whole = Axis(.version, names: [.absent, .on], line: .numbers(1...100)).whole

  @Test(arguments: [
    (10...20, 12...15, true), (10...20, 10...20, true), (10...20, 9...15, false), (10...20, 15...21, false),
    (10...20, 30...40, false),
  ])
  func numbersCover(_ one: ClosedRange<Int64>, _ other: ClosedRange<Int64>, _ covers: Bool) {
    #expect(Extent(line: .numbers(one)).covers(Extent(line: .numbers(other))) == covers)
  }

  @Test(arguments: [
    (10...20, 12...15, true), (10...20, 20...30, true), (10...20, 21...30, false), (21...30, 10...20, false),
  ])
  func numbersOverlap(_ one: ClosedRange<Int64>, _ other: ClosedRange<Int64>, _ overlap: Bool) {
    #expect(Extent(line: .numbers(one)).overlaps(Extent(line: .numbers(other))) == overlap)
  }

  @Test func namesCountAsWell() {
    let (both, first, line) = (
      Self.whole, Extent(names: NameSet([0])), Extent(line: .numbers(1...100))
    )
    #expect(both.covers(first) && both.covers(line) && both.overlaps(first) && both.overlaps(line))
    #expect(!first.covers(both) && !line.covers(both) && !first.covers(line) && !first.overlaps(line))
    #expect(!first.overlaps(Extent(names: NameSet([1]))))
  }

  /// Of two intervals one covers the other if every version of it lies there, and they overlap if one version lies in
  /// both.
  @Test(arguments: VersionScheme.allCases) func versions(_ scheme: VersionScheme) {
    let texts = ["1", "1.0.0", "1.0.1", "1.2.0", "1.2.0-5", "1.10.0", "2.0.0", "9", "10.1", "14.2"]
      .filter(scheme.canRead)
    var random = Seeded(state: 20_261_123)
    func cut() -> VersionCut? {
      guard let text = texts.randomElement(using: &random), Int.random(in: 0..<4, using: &random) > 0 else {
        return nil
      }
      return VersionCut(text, isBehind: Bool.random(using: &random))
    }
    var found = (covering: 0, apart: 0)
    for _ in 0..<2000 {
      let one = VersionInterval(scheme: scheme, low: cut(), high: cut())
      let other = VersionInterval(scheme: scheme, low: cut(), high: cut())
      if one.witness == nil || other.witness == nil { continue }
      let (a, b) = (Extent(line: .versions(one)), Extent(line: .versions(other)))
      let inside = texts.filter(other.contains)
      if a.covers(b) {
        found.covering += 1
        #expect(inside.allSatisfy(one.contains), "\(scheme): \(one) is said to cover \(other)")
        #expect(a.overlaps(b), "\(scheme): \(one) covers \(other)")
      }
      if !a.overlaps(b) {
        found.apart += 1
        #expect(!inside.contains(where: one.contains), "\(scheme): \(one) and \(other) are said to be apart")
      }
      #expect(a.overlaps(b) == b.overlaps(a), "\(scheme): \(one) and \(other)")
    }
    #expect(found.covering > 20 && found.apart > 20, "\(scheme): \(found)")
  }

  /// A version at an end of an interval lies in it, and its neighbour beyond does not.
  @Test func edges() {
    let between = VersionInterval(
      scheme: .prince, low: VersionCut("1.2.0", isBehind: false), high: VersionCut("1.4.0", isBehind: false))
    #expect(between.edges.low == "1.2.0")
    #expect(between.edges.high.map(between.contains) == true)
    let behind = VersionInterval(
      scheme: .prince, low: VersionCut("1.2.3", isBehind: true), high: VersionCut("1.4.5", isBehind: true))
    #expect(behind.edges.low == "1.2.4" && behind.edges.high == "1.4.5")
    let below = VersionInterval(scheme: .prince, high: VersionCut("1.4.5", isBehind: false))
    #expect(below.edges.low == nil && below.edges.high == "1.4.4")
  }
}
