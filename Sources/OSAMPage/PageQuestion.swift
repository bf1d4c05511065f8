import OSAMFormats
import OSAMSyntax

/// What a page asks: a line of JSON that says what, and behind it the text that it is about, byte for byte.
///
/// The line has `ask`, `name` (of the file), `language` (ca, es, en), `now` (milliseconds since 1970) and, where somebody
/// chose them, `date` (such as 2026-12-01T10:00, in the program's zone; it goes before `now`), `kind`, `document` (its number, from 0), `version` and `platform` of a device, and `width` in columns.
struct PageQuestion {
  enum Wanted: String, CaseIterable {
    /// The report of `check --format json`.
    case check
    /// The text after `fix`.
    case fix
    /// The page of `preview`; of one document, where it is named.
    case preview
    /// The answer of `outcomes --format json`.
    case outcomes
    /// The JSON of `build`, or why there is none.
    case build
    /// The answer of `agenda --format ics` for a year.
    case agenda
    /// The answers of `simulate --all` for a device, and what is left out.
    case simulate
    /// The documents of the text, each with its place.
    case documents
    /// The text of `init` for a kind.
    case begin
    /// The kinds there are, with their titles.
    case kinds
    /// The words of the page.
    case words
    /// The moment that is asked about, as a text.
    case moment
  }

  let wanted: Wanted
  let text: [UInt8]
  private let members: ReadValue

  /// Nil for what is no question: the page and the module are of different builds.
  init?(_ bytes: [UInt8]) {
    let end = bytes.firstIndex(of: 0x0A) ?? bytes.count
    let tree = Tree.read(Array(bytes[..<end]), as: .json)
    guard tree.faults.isEmpty, let root = tree.roots.first else { return nil }
    members = ReadValue(tree, root)
    text = end < bytes.count ? Array(bytes[(end + 1)...]) : []
    guard let asked = Self.text("ask", members), let wanted = Wanted(rawValue: asked) else { return nil }
    self.wanted = wanted
  }

  private static func text(_ name: String, _ members: ReadValue) -> String? {
    if case .text(let text)? = members[name]?.content { text } else { nil }
  }

  func text(_ name: String) -> String? { Self.text(name, members) }

  func number(_ name: String) -> Int64? {
    if case .number(let text)? = members[name]?.content { Int64(text) } else { nil }
  }

  /// The file's name, as messages call it.
  var path: FilePath { FilePath(text: text("name") ?? "document.json") }

  var syntax: Tree.Syntax { Tree.Syntax(named: path) ?? Tree.Syntax(of: text) }

  /// The system of a device; nil for all that a document speaks to.
  var platform: DevicePlatform? { text("platform").flatMap { DevicePlatform(rawValue: $0) } }

  var language: Language { text("language").flatMap { Language(rawValue: $0) } ?? .en }

  /// The moment that is asked about: the date that somebody wrote, else the page's clock.
  func now(in zone: Zone) -> Instant {
    if let date = text("date"), let written = WrittenDate(date, in: zone) { return written.instant }
    return number("now") ?? 0
  }
}
