/// A change of a library from one release to another, by a name that says what is so in the releases that have it.
///
/// The changes of a family are the cases of one type; nowhere else stands which releases have one.
package protocol ReleaseChange: CaseIterable, RawRepresentable, Sendable where RawValue == Int {
  /// Its releases, and what says so.
  var row: ChangeRow { get }

  /// The releases of each case, in the order of the cases: found out once.
  static var sets: [ClientSet] { get }
}

/// The row of a change.
package struct ChangeRow: Sendable {
  package let releases: ClientSet
  private let fact: Fact.ID
  private let otherFact: Fact.ID?

  // Two facts and no list of them: the rows are made whenever the program starts.
  init(_ releases: ClientSet, _ fact: Fact.ID, _ otherFact: Fact.ID? = nil) {
    self.releases = releases
    self.fact = fact
    self.otherFact = otherFact
  }

  /// The ids of the facts that it rests on.
  package var evidence: [Fact.ID] { [fact] + (otherFact.map { [$0] } ?? []) }
}

extension ReleaseChange {
  /// The releases that have it.
  package var releases: ClientSet { Self.sets[rawValue] }

  /// The releases of a library that have it, and those that do not.
  package func releases(of library: Library) -> ClientSet { ClientSet(library).intersection(releases) }
  package func missing(from library: Library) -> ClientSet { ClientSet(library).subtracting(releases) }
}
