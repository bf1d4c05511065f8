import OSAMFormats
import OSAMLint

/// The language of a run: the one of the command line, else of the environment, else of the settings, else English. The
/// setting of the machine (`LANG`) does not count, so that logs are the same everywhere.
package struct LanguageSelection: Sendable {
  private let catalogues: Catalogues
  /// By `--lang`.
  private let asked: Language?
  /// By the variable.
  private let usual: Language?

  package static let english = LanguageSelection(.none, asked: nil, usual: .en)

  init(_ catalogues: Catalogues, asked: Language?, usual: Language?) {
    self.catalogues = catalogues
    self.asked = asked
    self.usual = usual
  }

  /// Phrasing of texts for people; settings count where neither a command line nor an environment says anything.
  func phrasing(else settings: @autoclosure () -> Language?) -> Phrasing {
    Phrasing(catalogues[asked ?? usual ?? settings() ?? .en])
  }

  /// Phrasing of texts for machines.
  var machinePhrasing: Phrasing { Phrasing(catalogues[asked ?? .en]) }
}
