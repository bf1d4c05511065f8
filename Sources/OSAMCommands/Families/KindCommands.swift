import OSAMDecisions
import OSAMFormats
import OSAMReports

/// What commands do with documents of a kind: one value a kind, and nothing of it has a default.
final class KindCommands: Sendable {
  let simulated: Simulated
  let builtName: BuiltName

  init(simulated: Simulated, builtName: BuiltName) {
    self.simulated = simulated
    self.builtName = builtName
  }

  /// How `simulate` answers for a document.
  enum Simulated {
    /// For the one client and platform of the question.
    case once(@Sendable (Simulator, Simulator.Facts) -> Simulator.Answer)
    /// For the newest client of each library, and each platform that the document speaks to.
    case perClient(
      @Sendable (AskedSimulator, Document, Client, DevicePlatform) -> Result<Simulation, AskedSimulator.Obstacle>)
  }

  /// How `build --out` names the file of a document.
  enum BuiltName {
    /// By what the document says of itself in these members, and an end.
    case members([String], end: String)
    /// By the file that it is made from.
    case source
  }

  /// Those of each kind, in their order.
  private static let all: [(kind: DocumentKind, commands: KindCommands)] = [
    (.osamVersion, .osamVersion), (.osamRating, .osamRating), (.controlDeVersions, .controlDeVersions),
    (.valoracions, .valoracions), (.princeOfVersions, .princeOfVersions),
  ]

  fileprivate static func of(_ kind: DocumentKind) -> KindCommands {
    guard let known = all.first(where: { $0.kind == kind }) else {
      preconditionFailure("a test holds that each kind has its commands")
    }
    return known.commands
  }
}

extension DocumentKind {
  /// What commands do with its documents alone.
  var commands: KindCommands { KindCommands.of(self) }
}

extension KindCommands {
  static let osamVersion = KindCommands(
    simulated: .once { $0.simulateVersion($1) },
    builtName: .members(["packageName", "platform", "versionCode"], end: ".json"))

  static let osamRating = KindCommands(
    simulated: .once { $0.simulateRating($1) },
    builtName: .members(["packageName", "platform"], end: ".rating.json"))

  static let controlDeVersions = KindCommands(
    simulated: .perClient { $0.olderVersion($1, $2, $3) }, builtName: .source)

  static let valoracions = KindCommands(
    simulated: .perClient { $0.olderRating($1, $2, $3) }, builtName: .source)

  static let princeOfVersions = KindCommands(
    simulated: .perClient { $0.prince($1, $2, $3) }, builtName: .source)
}
