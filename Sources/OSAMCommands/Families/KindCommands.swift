import OSAMDecisions
import OSAMFormats
import OSAMReports

/// The part of commands that is a kind's own: one value a kind, and nothing of it has a default.
package final class KindCommands: Sendable {
  let simulated: Simulated
  let builtName: BuiltName
  let androidSystem: AndroidSystem

  package init(simulated: Simulated, builtName: BuiltName, androidSystem: AndroidSystem) {
    self.simulated = simulated
    self.builtName = builtName
    self.androidSystem = androidSystem
  }

  /// The property of an Android system that clients of the kind compare.
  package enum AndroidSystem {
    case none
    /// The release, such as 13, where some of these clients compare it with the document.
    case release(isCompared: @Sendable (Document, ClientSet) -> Bool)
    /// The API level, such as 33.
    case level

    var isRelease: Bool { if case .release = self { true } else { false } }
    var isLevel: Bool { if case .level = self { true } else { false } }
  }

  /// How `simulate` answers for a document.
  package enum Simulated {
    /// For the one client and platform of the question.
    case once(@Sendable (Simulator, Simulator.Facts) -> Simulator.Answer)
    /// For the newest client of each library, and each platform that the document speaks to.
    case perClient(
      @Sendable (PerClientSimulator, Document, Client, DevicePlatform) -> Result<
        Simulation, PerClientSimulator.Obstacle
      >)
  }

  /// How `build --out` names the file of a document.
  package enum BuiltName {
    /// By what the document says of itself in these members, and an end.
    case members([String], end: String)
    /// By the file that it is made from.
    case source
  }
}
