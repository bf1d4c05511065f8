import OSAMFormats
import TestSupport
import Testing

/// A version between two cuts, for each algorithm.
@Suite struct VersionSchemeTests {
  /// Versions people give, and the odd ones at their edges: `isBehind`, the low cut, the high cut, the witness.
  @Test(
    arguments: [
      (VersionScheme.prince, nil, "<2.0.0", "1.99.99"), (.prince, nil, "<4.1.3", "4.1.2"),
      (.prince, ">2.0.0", nil, "2.0.1"),
      (.prince, "<2.0.0", "<2.0.1", "2.0.0"), (.prince, ">2.0.0", "<2.0.1", "2.0.0-1"), (.prince, nil, "<0", nil),
      (.prince, ">2.0.0-9223372036854775807", "<2.0.1", nil), (.prince, nil, nil, "1.0.0"),
      (.prince, nil, "<20220101000.0.0", "20220100999.99.99"), (.prince, nil, "<0.0.0-1", "0.0.0"),
      (.kmpApple, nil, "<2.0.0", "1.99.99"), (.kmpApple, ">1.2.3", "<1.2.3-1", nil),
      (.kmpApple, ">1.2.2147483647-2147483647", "<1.3.1", "1.3.0"),
      (
        .kmpApple, ">2147483647.2147483647.2147483647", nil,
        "2147483647.2147483647.2147483647-1"
      ),
      (.kmpSystem, ">14.1", "<14.1.2", "14.1.1"), (.kmpSystem, ">14.1-5", "<14.1.1", nil),
      (.kmpSystem, nil, "<abc", nil),
      (.kmpJava, ">1.2", "<1.2.1", "1.2.0.1"), (.kmpJava, nil, "<0", "-1"), (.kmpJava, nil, "<-5", "-5.-1"),
      (.kmpJava, nil, "<-9223372036854775808", "-9223372036854775808.-1"),
      (.semantic, nil, "<2.0.0", "1.99.99"), (.semantic, ">1.2.3", "<1.2.4", "1.2.4-0"),
      (.semantic, ">1.2.3-rc", "<1.2.3", "1.2.3-rc.0"), (.semantic, ">1.2.3", "<1.2.4--", nil),
      (.semantic, nil, "<0.0.0", "0.0.0-0"), (.semantic, nil, "<0.0.0--", nil),
      (.semantic, ">2147483647.2147483647.2147483647", nil, nil),
      (.numericSearch, nil, "<2.0", "1.99"), (.numericSearch, ">1.2", "<1.2.0", "1.2."),
      (.numericSearch, nil, "<0", ""),
      (.numericSearch, nil, "<", nil), (.numericSearch, ">1.2", nil, "1.3"), (.numericSearch, ">1.2", "<1.3", "1.2.1"),
      (.systemFloat, nil, "<13.2", "13.1"), (.systemFloat, ">13.2", nil, "13.3"),
      (.systemFloat, ">13.2", "<13.200001", nil),
      (.systemFloat, "<13.2", ">13.2", "13.2"), (.systemFloat, nil, "<-1e999", nil),
      (.systemFloat, ">13.2", "<1.3200002e1", "13.200001"), (.numericSearch, ">1.2", "<1.2\u{0}\u{0}", "1.2\u{0}"),
      (.textCompare, ">1.2-beta", "<1.20", "1.20....0"), (.kmpSystem, ">0.0.2147483647", nil, "0.1.0"),
      (.systemFloat, ">1e999", nil, nil),
      (.paddedIntegers, ">1.2", "<1.2.1", "1.2.0.1"), (.paddedIntegers, nil, "<0", nil),
      (.paddedIntegers, nil, "<11", "10"),
      (.paddedIntegers, ">2147483647", nil, "2147483647.1"), (.paddedIntegers, nil, "<1.2-beta", nil),
      (.textCompare, nil, "<10.0", "1"), (.textCompare, ">9.9", nil, "9.9.1"), (.textCompare, nil, "<0", "..0"),
      (.textCompare, nil, "<", "..0"),
      (.wholeParts, nil, "<13", "12"), (.wholeParts, ">13", nil, "14"), (.wholeParts, ">13", "<13.0.1", "13.0.0.1"),
      (.wholeParts, nil, "<0", nil), (.wholeParts, ">2147483647", nil, "2147483647.1"),
      (.wholeParts, nil, "<iOS 13", nil),
    ] as [(VersionScheme, String?, String?, String?)])
  func example(_ scheme: VersionScheme, _ low: String?, _ high: String?, _ expected: String?) {
    #expect(scheme.witness(from: low.map(Self.cut), to: high.map(Self.cut)) == expected)
  }

  /// `<2.0` is the cut before 2.0, `>2.0` the one behind it.
  private static func cut(_ text: String) -> VersionCut {
    VersionCut(String(text.dropFirst()), isBehind: text.hasPrefix(">"))
  }

  /// Said to people, a version is still that version; machines get it as it is.
  @Test(arguments: VersionScheme.allCases)
  func whatIsSaidIsTheSameVersion(_ scheme: VersionScheme) {
    var plain = MessageFormatter.english
    plain.isPlain = true
    func said(_ version: String) -> String { plain.text(scheme.words(version)) }
    var dice = Seeded(state: 16)
    for _ in 0..<Effort.rounds(400, long: 5000) {
      let version = Self.version(&dice, scheme) + (["", "-0", "-00", "-1"].randomElement(using: &dice) ?? "")
      #expect(said(version) == version || scheme.order(said(version), version) == .equal, "\(version) \(said(version))")
      #expect(scheme.words(version).text == version)
    }
    #expect(said("4.2.0-0") == (scheme == .prince ? "4.2.0" : "4.2.0-0"))
    #expect(said("4.2-0") == "4.2-0" && said("4.2.0-7") == "4.2.0-7")
  }

  /// Words of findings are kept once for people and machines, and machines get versions as they are.
  @Test func whatIsKeptIsExact() {
    var plain = MessageFormatter.english
    plain.isPlain = true
    var speeches = MessageTexts(MessageFormatters(plain))
    let kept = speeches.kept("below \(VersionScheme.prince.words("4.2.0-0"))", isShared: false)
    #expect(plain.text(kept) == "below 4.2.0-0")
  }

  @Test(arguments: VersionScheme.allCases)
  func saysWhatItCannotRead(_ scheme: VersionScheme) {
    #expect(scheme.unreadable.map(scheme.canRead) != true)
    if let text = scheme.unreadable, scheme != .textCompare { #expect(scheme.order(text, "1.0.0") == nil) }
    #expect(scheme.canRead("1.0.0"))
  }

  /// Between cuts thrown together a witness lies where it should; and where there is none, none of the bounds, of their
  /// neighbours and of other random versions lies there.
  @Test(arguments: VersionScheme.allCases)
  func liesBetween(_ scheme: VersionScheme) {
    var dice = Seeded(state: 15)
    var (found, none) = (0, 0)
    for _ in 0..<Effort.rounds(400, long: 5000) {
      let bounds = (0..<2).map { _ in Self.version(&dice, scheme) }
      // Cuts in their order, as the pieces of a line have them.
      let inOrder = scheme.order(bounds[0], bounds[1]) != .greater
      var cuts = (inOrder ? bounds : bounds.reversed()).map { VersionCut($0, isBehind: Bool.random(using: &dice)) }
      switch Int.random(in: 0..<8, using: &dice) {
      case 0: cuts[1].version = cuts[0].version
      case 1...2: cuts[1].version = Self.neighbour(cuts[0].version, &dice)
      default: break
      }
      if scheme.order(cuts[0].version, cuts[1].version) == .greater { cuts.swapAt(0, 1) }
      let low = Int.random(in: 0..<5, using: &dice) == 0 ? nil : cuts[0]
      let high = Int.random(in: 0..<5, using: &dice) == 0 ? nil : cuts[1]
      if let witness = scheme.witness(from: low, to: high) {
        found += 1
        #expect(Self.lies(witness, low, high, scheme), "\(witness) by \(scheme) between \(cuts)")
      } else {
        none += 1
        let pool =
          bounds + cuts.map(\.version)
          + (0..<60).flatMap { _ in cuts.map { Self.neighbour($0.version, &dice) } + [Self.version(&dice, scheme)] }
        let missed = pool.first { Self.lies($0, low, high, scheme) }
        #expect(
          missed == nil, "\(missed ?? "") by \(scheme) between \(String(describing: low)), \(String(describing: high))")
      }
    }
    #expect(found > 50 && none > 5, "\(found) found, \(none) without")
  }

  /// The library's own comparison, beside the door.
  private static func lies(_ text: String, _ low: VersionCut?, _ high: VersionCut?, _ scheme: VersionScheme) -> Bool {
    guard scheme.canRead(text) else { return false }
    let allowed: (Bool) -> Set<Int> = { $0 ? [1] : [0, 1] }
    let lowHolds = low.map { cut in compare(text, cut.version, scheme).map(allowed(cut.isBehind).contains) ?? false }
    let highHolds = high.map { cut in compare(cut.version, text, scheme).map(allowed(!cut.isBehind).contains) ?? false }
    return lowHolds != false && highHolds != false
  }

  /// -1 where the first is lower, 0, 1; nil where the library fails.
  private static func compare(_ first: String, _ second: String, _ scheme: VersionScheme) -> Int? {
    func sign<Value: Comparable>(_ one: Value, _ other: Value) -> Int { one < other ? -1 : other < one ? 1 : 0 }
    func sign(_ order: VersionOrder) -> Int { order == .lower ? -1 : order == .greater ? 1 : 0 }
    switch scheme {
    case .prince: return PrinceVersion(first).flatMap { one in PrinceVersion(second).map { sign(one, $0) } }
    case .kmpApple: return try? sign(KMPAppleVersion(first), KMPAppleVersion(second))
    case .kmpJava: return try? sign(KMPJavaVersion(first), KMPJavaVersion(second))
    case .kmpSystem:
      let (one, other) = (KMPAppleVersion.lenient(first), KMPAppleVersion.lenient(second))
      return one.lexicographicallyPrecedes(other) ? -1 : other.lexicographicallyPrecedes(one) ? 1 : 0
    case .semantic: return try? sign(SemanticVersion(first), SemanticVersion(second))
    case .numericSearch: return sign(NumericSearch.compare(first, second))
    case .systemFloat: return sign(SystemFloat.value(first), SystemFloat.value(second))
    case .paddedIntegers:
      guard scheme.canRead(first), scheme.canRead(second) else { return nil }
      return (try? PaddedIntegers.compare(first, second)).map(sign)
    case .textCompare: return sign(TextCompare.compare(first, second))
    case .wholeParts:
      let texts = [first, second].map { $0.split(separator: ".", omittingEmptySubsequences: false) }
      let numbers = texts.map { $0.map { Int32($0) } }
      guard !numbers.joined().contains(nil) else { return nil }
      for place in 0..<max(numbers[0].count, numbers[1].count) {
        let (one, other) = (numbers[0].dropFirst(place).first ?? 0, numbers[1].dropFirst(place).first ?? 0)
        if let one, let other, one != other { return sign(one, other) }
      }
      return 0
    }
  }

  private static func version(_ dice: inout Seeded, _ scheme: VersionScheme) -> String {
    let parts = ["0", "1", "2", "9", "10", "99", "2147483647", "13"]
    let odd = ["", "-1", "02", "x", "2-beta", "9223372036854775807", "9b", "99999999999"]
    let isOdd = Int.random(in: 0..<4, using: &dice) == 0 && scheme != .semantic
    let count = scheme == .semantic ? 3 : Int.random(in: 1...4, using: &dice)
    let numbers = (0..<count).map { _ in (isOdd ? parts + odd : parts).randomElement(using: &dice) ?? "" }
    let tails = ["", "", "", "-1", "-rc.1", "-0", "--", "-10", "-1a", "-9", "+5", "-2147483647", "-alpha"]
    return numbers.joined(separator: ".") + (tails.randomElement(using: &dice) ?? "")
  }

  /// A version that differs in a piece: something behind it, a letter less, another letter at its end.
  private static func neighbour(_ version: String, _ dice: inout Seeded) -> String {
    let pieces = ["0", "1", ".0", ".1", ".-1", "-1", ".-", "-", ".", " ", "-0", "\u{0}", "/", ".0.0.1", "9"]
    let front = Int.random(in: 0..<3, using: &dice)
    return version.dropLast(front) + (pieces.randomElement(using: &dice) ?? "")
  }
}
