import OSAMFormats

/// How one device is asked about a document of a kind.
package enum KindSimulation: Sendable {
  /// For the one client and platform of the question.
  case once(@Sendable (Simulator, Simulator.Facts) -> Simulator.Answer)
  /// For the newest client of each library, and each platform that the document speaks to.
  case perClient(
    @Sendable (PerClientSimulator, Document, Client, DevicePlatform) -> Result<Simulation, PerClientSimulator.Obstacle>)

  static let osamVersion = once { $0.simulateVersion($1) }
  static let osamRating = once { $0.simulateRating($1) }
  static let controlDeVersions = perClient { $0.olderVersion($1, $2, $3) }
  static let valoracions = perClient { $0.olderRating($1, $2, $3) }
  static let princeOfVersions = perClient { $0.prince($1, $2, $3) }
}
