import OSAMDecisions
import OSAMFormats

/// A kind of document with all that answers and pages need of it. Nothing has a default, so that what is forgotten of a
/// new kind does not compile.
package struct ReportedKind: Sendable {
  /// Its members, by what it is known, and who reads it.
  package let format: DocumentKind
  /// How its clients decide.
  package let decisions: DecisionModel
  /// The words of answers and pages about it.
  package let pages: KindPages
  /// How one device is asked.
  package let simulation: KindSimulation

  package init(format: DocumentKind, decisions: DecisionModel, pages: KindPages, simulation: KindSimulation) {
    self.format = format
    self.decisions = decisions
    self.pages = pages
    self.simulation = simulation
  }
}

extension ReportedKind {
  package static let osamVersion = ReportedKind(
    format: .osamVersion, decisions: .osamVersion, pages: .osamVersion, simulation: .osamVersion)
  package static let osamRating = ReportedKind(
    format: .osamRating, decisions: .osamRating, pages: .osamRating, simulation: .osamRating)
  package static let controlDeVersions = ReportedKind(
    format: .controlDeVersions, decisions: .controlDeVersions, pages: .controlDeVersions, simulation: .controlDeVersions
  )
  package static let valoracions = ReportedKind(
    format: .valoracions, decisions: .valoracions, pages: .valoracions, simulation: .valoracions)
  package static let princeOfVersions = ReportedKind(
    format: .princeOfVersions, decisions: .princeOfVersions, pages: .princeOfVersions, simulation: .princeOfVersions)
}

extension ReportedKinds {
  package convenience init(_ kinds: [ReportedKind]) {
    self.init(kinds.map { (kind: $0.format, model: $0.decisions, pages: $0.pages) })
  }
}

extension KindSimulations {
  package init(_ kinds: [ReportedKind]) { self.init(kinds.map { (kind: $0.format, simulation: $0.simulation) }) }
}
