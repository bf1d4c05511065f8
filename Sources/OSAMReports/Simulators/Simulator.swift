import OSAMDecisions
import OSAMFormats
import OSAMSyntax

/// Puts a document and the options of `simulate` before the decision, and gathers what the answer rests on.
package struct Simulator {
  package enum Installed: Sendable {
    case notGiven
    case code(Int64)
    /// A version that is no version code, such as 1.2.3.
    case otherForm(String)

    /// Nil for what has no digit, and so is no version.
    package init?(version: String) {
      if let code = Self.versionCode(version) {
        self = .code(code)
      } else if version.utf8.contains(where: { (0x30...0x39).contains($0) }) {
        self = .otherForm(version)
      } else {
        return nil
      }
    }

    package static func versionCode(_ text: String) -> Int64? {
      text.utf8.first == UInt8(ascii: "+") ? nil : Int64(text)
    }
  }

  package enum Answer {
    case answer(Simulation)
    case leftOut(LocalizedMessage)
    case needsOption(LocalizedMessage)
  }

  let kinds: ReportedKinds
  let asked: SimulateOptions
  var askedClient: AskedClient
  var client: Client { askedClient.answering }
  let now: Instant
  let zone: Zone
  let installed: Installed
  let applies: Applies
  /// Of the device; nil when it is the document's own.
  let platform: DevicePlatform?
  /// The one to show alerts in; nil for all.
  let language: Language?
  package var memory = DeviceMemory.new
  /// When OK was pressed last; nil for never, or when nobody said.
  package var lastOK: Instant?
  var cachedDocuments: [Document] = []

  package init(
    kinds: ReportedKinds, asked: SimulateOptions, askedClient: AskedClient, now: Instant, zone: Zone,
    installed: Installed, applies: Applies, platform: DevicePlatform?, language: Language?
  ) {
    self.kinds = kinds
    self.asked = asked
    self.askedClient = askedClient
    self.now = now
    self.zone = zone
    self.installed = installed
    self.applies = applies
    self.platform = platform
    self.language = language
  }

  func simulate(
    _ document: Document, path: FilePath, count: Int, by answer: @Sendable (Simulator, Facts) -> Answer
  ) -> Answer {
    let own = document.choice("platform").flatMap { Platform(rawValue: $0) }
    let wanted = self.platform?.ofCommonModule
    if let platform = self.platform, wanted == nil {
      return .leftOut("there is no such document for \(platform.title)")
    }
    if let wanted, let own, wanted != own { return .leftOut("it is for \(own.title)") }
    let platform = wanted ?? own ?? .android
    var facts = Facts(document: document, path: path, count: count, platform: platform, languages: languages)
    if own == nil, wanted == nil {
      facts.assumptions.append(
        "The device runs Android; the document names no platform that clients know (--platform).")
    }
    facts.assumptions += askedClient.assumption
    return answer(self, facts)
  }

  /// Facts that both decisions need.
  package struct Facts {
    var document: Document
    var path: FilePath
    var count: Int
    var platform: Platform
    var languages: [Language]
    var assumptions: [LocalizedMessage] = []
  }

  private var languages: [Language] {
    language.map { [$0] } ?? Language.allCases
  }
}
