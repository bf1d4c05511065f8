/// Something the program takes for true about a library, a platform, a format or a language, and how that is known.
///
/// A row has the only wording of its fact. Tables, rules and comments name it by its id; the pages in `docs/evidence`
/// are made of the rows.
package struct Fact: Sendable {
  package typealias ID = String

  package enum Known: Sendable, Equatable {
    /// In the source of the releases named.
    case read
    /// By running the library itself, or what is named.
    case measured(String)
    /// Both: read in the source and seen when it ran.
    case readAndMeasured
    /// In a document of those who make it.
    case documented
    /// How Android or Apple's systems are known to behave; not tried here.
    case platform
    /// Believed and not checked, so what rests on it says "may" or stays a warning.
    case unverified
    /// No fact about anybody: where this program draws a line.
    case choice

    package var words: LocalizedMessage {
      switch self {
      case .read: "read in the source"
      case .measured(let how): "measured: \(LocalizedMessage(said: how))"
      case .readAndMeasured: "read in the source and measured"
      case .documented: "documented"
      case .platform: "known of the platform, not tried"
      case .unverified: "not verified"
      case .choice: "our choice"
      }
    }

    /// How far what rests on it goes.
    package var certainty: String {
      switch self {
      case .read, .measured, .readAndMeasured, .documented: "certain"
      case .platform, .unverified: "likely"
      case .choice: "a choice"
      }
    }
  }

  package let id: ID
  package let claim: String
  /// The releases it is about; empty where it is about none.
  package let clients: ClientSet
  /// File, symbol or document.
  package let source: String
  package let known: Known

  @inline(never)
  init(_ id: ID, _ claim: String, _ clients: ClientSet = .empty, in source: String, _ known: Known) {
    self.id = id
    self.claim = claim
    self.clients = clients
    self.source = source
    self.known = known
  }
}
