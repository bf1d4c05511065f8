/// A mistake that a reference lists, by its number there. The index of the rules and a house test read these.
package struct Candidate: Hashable, Sendable {
  package enum Reference: Int, CaseIterable, Sendable {
    /// formats/osam-legacy.md 1.7
    case controlDeVersions
    /// formats/osam-legacy.md 2.4
    case valoracions
    /// formats/prince-of-versions.md 5
    case princeOfVersions

    package var numbers: ClosedRange<Int> {
      switch self {
      case .controlDeVersions: 1...30
      case .valoracions: 1...18
      case .princeOfVersions: 1...48
      }
    }

    package var title: String {
      switch self {
      case .controlDeVersions: "controldeversions (osam-legacy.md, section 1.7)"
      case .valoracions: "valoracions (osam-legacy.md, section 2.4)"
      case .princeOfVersions: "prince-of-versions (prince-of-versions.md, section 5)"
      }
    }
  }

  package var reference: Reference
  package var number: Int

  package init(reference: Reference, number: Int) {
    self.reference = reference
    self.number = number
  }

  package static func controlDeVersions(_ number: Int) -> Candidate {
    Candidate(reference: .controlDeVersions, number: number)
  }
  package static func valoracions(_ number: Int) -> Candidate { Candidate(reference: .valoracions, number: number) }
  package static func prince(_ number: Int) -> Candidate { Candidate(reference: .princeOfVersions, number: number) }
}
