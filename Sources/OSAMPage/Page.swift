import OSAMDecisions
import OSAMFormats
import OSAMLint
import OSAMReports

/// The program behind a page: the third entry point, beside the commands and the language server.
public enum Page {
  private static let kinds: [ReportedKind] = [
    .osamVersion, .osamRating, .controlDeVersions, .valoracions, .princeOfVersions,
  ]
  private static let reported = ReportedKinds(kinds)
  private static let simulations = KindSimulations(kinds)

  /// The answer to a question (`PageQuestion`), as bytes; nil for what is no question of this build's page.
  public static func answer(_ bytes: [UInt8]) -> [UInt8]? {
    PageQuestion(bytes).map { PageAnswers($0, reported, simulations, .compiled).answer }
  }
}
