import OSAMFormats

extension Rule {
  /// The kinds of document that a rule is for, by what they have: `.having(.window)`.
  package enum Kinds: Sendable {
    /// Those that have all of these.
    case having(DocumentTraits)
    /// Those that have some of these.
    case havingAny(DocumentTraits)

    /// For mistakes that a text can show whatever it holds.
    package static let everyKind = Kinds.having([])
    /// For mistakes that are found where there is no document.
    package static let noKind = Kinds.havingAny([])

    /// A kind that has these is one of them.
    package func include(_ traits: DocumentTraits) -> Bool {
      switch self {
      case .having(let all): traits.isSuperset(of: all)
      case .havingAny(let some): !traits.isDisjoint(with: some)
      }
    }
  }

  /// A document of this kind can show the mistake.
  package func looksAt(_ kind: DocumentKind) -> Bool { kinds.include(kind.traits) }
}
