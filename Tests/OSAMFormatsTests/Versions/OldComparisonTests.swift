import Foundation
import OSAMFormats
import TestSupport
import Testing

/// Measured comparisons, row by row [older-numeric-search, older-padded-integers, older-text-parts].
@Suite struct NumericSearchTests {
  @Test(arguments: [
    ("1.2", "1.2.0", VersionOrder.lower), ("1.2.0", "1.2", .greater), ("1.0.0", "1", .greater),
    ("1.2.10", "1.2.9", .greater), ("10", "9", .greater), ("1.02", "1.2", .equal), ("01.2", "1.2", .equal),
    ("1.2", "1.2-beta", .lower), ("1.2", "v1.2", .lower), ("1.2a", "1.2", .greater), ("1.2-beta", "1.2", .greater),
    ("1.2", "1.2 ", .lower), ("1.2", "1.2.", .lower), ("1.2", "99999999999", .lower),
    ("99999999999", "99999999998", .greater), ("1.2", "2021040000", .lower), ("", "1", .lower), ("", "", .equal),
  ])
  func orders(_ installed: String, _ version: String, _ expected: VersionOrder) {
    #expect(NumericSearch.compare(installed, version) == expected)
  }

  /// Foundation itself, on texts thrown together from what versions are made of.
  @Test func agreesWithFoundation() {
    var dice = Seeded(state: 13)
    let pieces = ["0", "1", "2", "9", "10", "02", ".", "..", "-", "a", "b", "v", " ", "beta", "99999999999"]
    for _ in 0..<5000 {
      let one = (0..<Int.random(in: 0...5, using: &dice)).map { _ in pieces.randomElement(using: &dice) ?? "" }.joined()
      let other = (0..<Int.random(in: 0...5, using: &dice)).map { _ in pieces.randomElement(using: &dice) ?? "" }
        .joined()
      let expected: VersionOrder =
        switch NSString(string: one).compare(other, options: .numeric) {
        case .orderedAscending: .lower
        case .orderedSame: .equal
        case .orderedDescending: .greater
        }
      #expect(NumericSearch.compare(one, other) == expected, "\(one) and \(other)")
    }
  }
}

@Suite struct PaddedIntegersTests {
  @Test(arguments: [
    ("1.2", "1.2.0", VersionOrder.equal), ("1.2.0", "1.2", .equal), ("1.0.0", "1", .equal),
    ("1.2.10", "1.2.9", .greater), ("10", "9", .greater), ("1.02", "1.2", .equal), ("01.2", "1.2", .equal),
    ("1.2", "2021040000", .lower), ("11", "11.0", .equal), ("11", "11.0.1", .lower), ("2147483647", "1", .greater),
    // A dot at the end is dropped before parts are read.
    ("1.2.", "1.2", .equal), (".", "0", .equal),
  ])
  func orders(_ first: String, _ second: String, _ expected: VersionOrder) throws {
    #expect(try PaddedIntegers.compare(first, second) == expected)
  }

  @Test(arguments: [
    ("1.2", "99999999999", "99999999999", false, true), ("2147483648", "1", "2147483648", true, true),
    ("1.2", "1.2-beta", "2-beta", false, false), ("", "1", "", true, false), ("1..2", "1", "", true, false),
    ("iOS 9", "9", "iOS 9", true, false), ("9", "R", "R", false, false),
  ])
  func fails(_ first: String, _ second: String, _ part: String, _ isInFirst: Bool, _ isTooLarge: Bool) {
    do throws(PaddedIntegers.Failure) {
      let order = try PaddedIntegers.compare(first, second)
      Issue.record("\(order)")
    } catch {
      #expect(error.part == part && error.isInFirst == isInFirst && error.isTooLarge == isTooLarge)
    }
  }

  /// Parts after a difference are not read.
  @Test func stopsAtTheFirstDifference() throws {
    #expect(try PaddedIntegers.compare("1.2", "2.99999999999") == .lower)
    #expect(try PaddedIntegers.compare("12.x", "11") == .greater)
  }

  @Test(arguments: [
    ("1", true), ("1.2.3", true), ("", false), ("1.", false), (".1", false), ("1..2", false),
    ("1.2 ", false), ("v1.2", false), ("1.2-beta", false), ("１.2", false),
  ])
  func form(_ text: String, _ isWellFormed: Bool) {
    #expect(DottedParts.areWellFormed(text) == isWellFormed)
  }
}

@Suite struct TextCompareTests {
  @Test(arguments: [
    ("1.2", "1.2.0", VersionOrder.equal), ("1.2.0", "1.2", .equal), ("1.0.0", "1", .equal),
    ("1.2.10", "1.2.9", .lower), ("10", "9", .lower), ("1.02", "1.2", .lower), ("01.2", "1.2", .lower),
    ("1.2", "99999999999", .lower), ("99", "99999999999", .lower), ("1.2", "2021040000", .lower),
  ])
  func orders(_ installed: String, _ version: String, _ expected: VersionOrder) {
    #expect(TextCompare.compare(installed, version) == expected)
  }
}

@Suite struct SystemFloatTests {
  @Test(arguments: [
    ("13.10", 13.1 as Float), ("13.2.3", 13.2), ("9.10", 9.1), ("iOS 9", 0), ("", 0), (" 11.0", 11), ("9", 9),
    ("1e1", 10), (".5", 0.5), ("-1", -1), ("5.", 5),
  ])
  func values(_ text: String, _ expected: Float) {
    #expect(SystemFloat.value(text) == expected)
  }

  @Test func tenIsLessThanTwo() {
    #expect(SystemFloat.value("13.10") < SystemFloat.value("13.2"))
    #expect(SystemFloat.value("9.10") == SystemFloat.value("9.1"))
  }

  @Test(arguments: [
    ("0", 0 as Int32), ("1.7", 1), ("a", 0), ("", 0), (" 2", 2), ("-1", -1), ("99999999999", .max), ("1x", 1),
  ])
  func integers(_ text: String, _ expected: Int32) {
    #expect(SystemFloat.integer(text) == expected)
  }

  /// Foundation on Linux, on what versions are made of; with signs and exponents it is not Apple's.
  @Test func agreesWithFoundation() {
    var dice = Seeded(state: 17)
    let pieces = ["0", "1", "2", "9", "10", "13", ".", ".", " ", "a", "b", "iOS "]
    for _ in 0..<5000 {
      let text = (0..<Int.random(in: 0...5, using: &dice)).map { _ in pieces.randomElement(using: &dice) ?? "" }
        .joined()
      #expect(SystemFloat.value(text) == NSString(string: text).floatValue, "\(text)")
      #expect(SystemFloat.integer(text) == NSString(string: text).intValue, "\(text)")
    }
  }
}
