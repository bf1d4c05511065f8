import Testing

@testable import OSAMDecisions

/// How many cells are looked for.
@Suite struct CellLimitTests {
  /// Every language gets an answer of its own.
  private struct EachLanguage: Subject {
    let axes: [Axis]

    init(_ count: Int) {
      // Beside these there are no language and any other.
      axes = [Axis.languages((2..<count).map { "l\($0)" })]
    }

    func ask(_ point: Point) -> (answer: String?, thresholds: [Threshold]) {
      (axes[0].text(point[0]), [Threshold(0, .everyName)])
    }
  }

  /// As many as the limit are found, and not one more.
  @Test func theLimitIsInclusive() {
    for count in [2, 3, 63, 64, 65, 66, 127, 128, 129, 200] {
      let subject = EachLanguage(count)
      let region: Region = [Extent(names: .first(count))]
      #expect((try? Cells(subject, in: region, limit: count))?.cells.count == count, "\(count)")
      #expect(throws: TooManyCells(limit: count - 1)) { try Cells(subject, in: region, limit: count - 1) }
    }
  }

  /// Names that look alike are two languages to the clients.
  @Test func languagesAreToldApartByBytes() {
    let names = Axis.languages(["caf\u{E9}", "cafe\u{301}"]).names
    // Beside none and any other.
    #expect(names.count == 4)
  }

  @Test(arguments: [[], [0], [63], [64], [0, 63, 64, 127, 128, 1_000], Array(70..<200)])
  func namesAreCounted(_ numbers: [Int]) {
    let names = NameSet(numbers)
    #expect(names.count == numbers.count)
    #expect(names.lowest == numbers.min())
    #expect(names.numbers == numbers)
  }
}
