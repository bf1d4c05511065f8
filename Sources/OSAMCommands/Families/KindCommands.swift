import OSAMDecisions
import OSAMFormats
import OSAMReports

/// The part of commands that is a kind's own: one value a kind, and nothing of it has a default.
package final class KindCommands: Sendable {
  let builtName: BuiltName
  let androidSystem: AndroidSystem

  package init(builtName: BuiltName, androidSystem: AndroidSystem) {
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

  /// How `build --out` names the file of a document.
  package enum BuiltName {
    /// By what the document says of itself in these members, and an end.
    case members([String], end: String)
    /// By the file that it is made from.
    case source
  }
}
