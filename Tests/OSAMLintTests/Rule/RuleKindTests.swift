import OSAMFormats
import Testing

@testable import OSAMLint

/// Rules say by what kinds have for which kinds they are.
@Suite struct RuleKindTests {
  /// Each bit of some traits.
  private static func parts(_ traits: DocumentTraits) -> [DocumentTraits] {
    (0..<UInt64.bitWidth).map { DocumentTraits(rawValue: 1 << $0) }.filter(traits.isSuperset)
  }

  private static func asked(by rule: Rule) -> DocumentTraits {
    switch rule.kinds {
    case .having(let traits), .havingAny(let traits): traits
    }
  }

  /// A trait that no rule asks for says nothing, and with one that no kind has a rule looks at nothing.
  @Test func everyTraitIsHadAndAskedFor() {
    let had = DocumentKind.all.reduce(DocumentTraits()) { $0.union($1.traits) }
    let asked = Rule.all.reduce(DocumentTraits()) { $0.union(Self.asked(by: $1)) }
    #expect(Self.parts(had.symmetricDifference(asked)).map(\.rawValue.trailingZeroBitCount) == [])
    #expect(Self.parts(had).count == 32)
  }

  @Test func kindsAreReadOneByOneOrByATable() {
    for kind in DocumentKind.all {
      #expect(kind.traits.contains(.table) == (kind.family.table != nil), "\(kind.id)")
      #expect(kind.traits.contains(.asked) == (kind.family.table == nil), "\(kind.id)")
    }
  }

  /// Traits that follow from the members of each kind.
  @Test func membersSayWhatAKindHas() {
    func ids(_ traits: DocumentTraits) -> [String] {
      DocumentKind.all.filter { $0.traits.isSuperset(of: traits) }.map(\.id)
    }
    #expect(ids(.wrapper) == ["osam-version", "osam-rating"])
    #expect(ids(.configurations) == ["prince-of-versions"])
    #expect(ids(.neededBySome) == ["osam-version", "controldeversions", "valoracions"])
    #expect(ids(.numbers) == ["osam-version", "osam-rating", "controldeversions", "valoracions"])
    #expect(ids(.positiveNumbers) == ["osam-version", "osam-rating", "valoracions"])
    #expect(ids(.booleans) == ["osam-version", "controldeversions"])
    #expect(ids(.choices) == ["osam-version", "osam-rating", "controldeversions"])
    #expect(ids(.dates) == ["osam-version"])
    #expect(ids(.texts) == ["osam-version", "osam-rating", "controldeversions", "valoracions"])
    #expect(ids(.textMaps) == ["osam-version", "osam-rating", "controldeversions"])
    #expect(ids(.threeLanguages) == ["osam-version", "osam-rating"])
    #expect(ids(.messages) == ["valoracions"])
    #expect(ids(.address) == ["osam-version", "controldeversions"])
  }

  /// The rules that would look at a further kind because of what it has.
  @Test func aFurtherKindIsLookedAtForWhatItHas() {
    func rules(_ traits: DocumentTraits) -> [String] {
      Rule.all.filter { $0.kinds.include(traits) && !$0.kinds.include([]) }.map(\.id)
    }
    #expect(
      rules(.window) == [
        "end-at-midnight", "end-date-in-1970", "end-far-ahead", "window-closes-before-it-opens", "window-in-the-past",
        "window-of-one-instant",
      ])
    #expect(
      rules([.window, .modes, .quietTime]).filter { !rules(.window).contains($0) } == [
        "date-spelling", "display-duration-hides-alert", "display-duration-in-milliseconds", "force-without-end",
        "unreadable-date", "unused-display-duration", "zero-display-duration",
      ])
    #expect(rules([]) == [])
    #expect(Rule.all.filter { $0.kinds.include([]) }.map(\.id).contains("broken-json"))
  }

  /// Where no document is, no kind is looked at.
  @Test func rulesOfNoKindLookAtNone() {
    let everything = DocumentTraits(rawValue: .max)
    for rule in Rule.all {
      let isOfNone = DocumentKind.all.allSatisfy { !rule.looksAt($0) }
      #expect(rule.kinds.include(everything) == !isOfNone, "\(rule.id)")
      if case .own = rule.check { #expect(isOfNone, "\(rule.id)") }
    }
  }
}
