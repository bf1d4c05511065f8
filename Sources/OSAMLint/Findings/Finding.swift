import OSAMFormats
import OSAMSyntax

/// One mistake at one place: what is needed to count, sort and dismiss it. Its words are made when they are asked for.
package struct Finding: Sendable {
  package var span: SourceSpan
  /// Targeted clients it concerns.
  package var clients: ClientSet
  /// Severity by its effect, or by settings.
  package var severity: Severity
  /// False where its repair, if it has one, is not to be made.
  private var keepsFix = true
  /// Its repair is made only where unsafe ones are asked for.
  private var isDoubtful = false
  private var statement: Statement

  /// As grave as what happens.
  package init(
    rule: String, effect: Effect, message: @autoclosure @escaping @Sendable () -> Message, span: SourceSpan,
    pointer: @autoclosure @escaping @Sendable () -> String?,
    related: @autoclosure @escaping @Sendable () -> [RelatedPlace] = [], clients: ClientSet, document: Int?,
    kind: DocumentKind?, role: Role?, fix: Fix? = nil
  ) {
    severity = effect.severity
    self.span = span
    self.clients = clients
    statement = Statement(
      rule: rule, effect: effect, document: document, kind: kind, role: role, fix: fix, message: message,
      pointer: pointer, related: related)
  }

  /// Id of the rule.
  package var rule: String { statement.rule }
  /// The effect of the mistake.
  package var effect: Effect { statement.effect }
  /// Number of the document in its file, from 0; nil when it is about the file.
  package var document: Int? { statement.document }
  package var kind: DocumentKind? { statement.kind }
  package var role: Role? { statement.role }
  /// The name of the member that it is about, the last one of its pointer; nil where it is about a whole document.
  package var memberName: String? {
    guard let last = pointer?.utf8.split(separator: UInt8(ascii: "/")).last,
      !last.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 })
    else { return nil }
    return String(decoding: last, as: UTF8.self).exchanging("~1", for: "/").exchanging("~0", for: "~")
  }
  /// How it is repaired, when that is known.
  package var fix: Fix? {
    guard keepsFix, var fix = statement.fix else { return nil }
    if isDoubtful { fix.isSafe = false }
    return fix
  }
  package var message: Message { statement.message() }
  /// JSON pointer as written in the file; nil when the file could not be taken apart that far.
  package var pointer: String? { statement.pointer() }
  package var related: [RelatedPlace] { statement.related() }

  /// With something else that happens because of it.
  func judged(
    _ effect: Effect, _ clients: ClientSet, so words: @autoclosure @escaping @Sendable () -> LocalizedMessage
  ) -> Finding {
    var finding = self
    (finding.severity, finding.clients) = (effect.severity, clients)
    finding.statement = statement.with(effect) { $0.effect = words() }
    return finding
  }

  /// Nobody worked out what it changes.
  var notJudged: Finding {
    var finding = self
    finding.statement = statement.with(effect) { message in
      let unknown: LocalizedMessage = "what this changes for people was not worked out"
      message.effect = message.effect.map { "\($0); \(unknown)" } ?? unknown
    }
    return finding
  }

  /// In the file that its piece stands in, where nothing of it is repaired.
  func moved(to place: PiecePlace) -> Finding {
    var finding = self
    finding.span = place.whole(span)
    finding.statement = statement.moved(to: place)
    return finding
  }

  /// Nothing of it is repaired: the file may be somebody else's, or the repair would get in another one's way.
  mutating func dropFix() { keepsFix = false }

  /// The file may be somebody else's, and somebody has to look at what changes.
  mutating func makeFixUnsafe() { isDoubtful = true }

  /// It is at least as grave as this.
  func says(_ effect: Effect) -> Bool { severity >= effect.severity }

  /// Takes its words away, and what they are made of. What is left can be counted, and with its pointer be found in
  /// settings and a baseline.
  fileprivate mutating func dropWords(keepsPointer: Bool) {
    statement = statement.withoutWords(pointer: keepsPointer ? pointer : nil)
  }

  /// Makes its words, once for all reports; what they were made of is let go.
  mutating func say(_ speeches: inout MessageTexts) {
    if !statement.isSaid { statement = statement.said(&speeches) }
  }
}

/// Content of a finding, and its repair.
private final class Statement: Sendable {
  let rule: String
  let effect: Effect
  let document: Int?
  let kind: DocumentKind?
  let role: Role?
  let fix: Fix?
  let message: @Sendable () -> Message
  let pointer: @Sendable () -> String?
  let related: @Sendable () -> [RelatedPlace]
  /// It has its words.
  let isSaid: Bool

  init(
    rule: String, effect: Effect, document: Int?, kind: DocumentKind?, role: Role?, fix: Fix?,
    message: @escaping @Sendable () -> Message, pointer: @escaping @Sendable () -> String?,
    related: @escaping @Sendable () -> [RelatedPlace], isSaid: Bool = false
  ) {
    self.isSaid = isSaid
    self.rule = rule
    self.effect = effect
    self.document = document
    self.kind = kind
    self.role = role
    self.fix = fix
    self.message = message
    self.pointer = pointer
    self.related = related
  }

  /// About something else that happens, in other words.
  func with(_ effect: Effect, _ change: @escaping @Sendable (inout Message) -> Void) -> Statement {
    let words = message
    return Statement(
      rule: rule, effect: effect, document: document, kind: kind, role: role, fix: fix,
      message: {
        var message = words()
        change(&message)
        return message
      }, pointer: pointer, related: related)
  }

  func moved(to place: PiecePlace) -> Statement {
    let related = related
    return Statement(
      rule: rule, effect: effect, document: document.map { $0 + place.documentsBefore }, kind: kind, role: role,
      fix: nil,
      message: message, pointer: pointer, related: { related().moved(to: place) }, isSaid: isSaid)
  }

  func withoutWords(pointer: String?) -> Statement {
    var fix = fix
    fix?.title = ""
    fix?.edits = []
    return Statement(
      rule: rule, effect: effect, document: document, kind: kind, role: role, fix: fix, message: { Message("") },
      pointer: { pointer }, related: { [] }, isSaid: true)
  }

  func said(_ speeches: inout MessageTexts) -> Statement {
    let (message, pointer) = (message().said(&speeches), pointer())
    let related = related().map { place in
      var place = place
      place.caption = speeches.kept(place.caption, isShared: true)
      return place
    }
    var fix = fix
    if let title = fix?.title { fix?.title = speeches.kept(title, isShared: true) }
    return Statement(
      rule: rule, effect: effect, document: document, kind: kind, role: role, fix: fix, message: { message },
      pointer: { pointer }, related: { [related] in related }, isSaid: true)
  }
}

extension [Finding] {
  /// Leaves what can be counted, or found by its pointer.
  mutating func dropWords(keepsPointers: Bool) {
    for index in indices { self[index].dropWords(keepsPointer: keepsPointers) }
  }

  /// Makes their words.
  mutating func say(_ formatters: MessageFormatters) {
    if isEmpty { return }
    var speeches = MessageTexts(formatters)
    for index in indices { self[index].say(&speeches) }
  }

  mutating func makeFixesUnsafe() {
    for index in indices { self[index].makeFixUnsafe() }
  }

  /// Takes away what would change the file.
  package mutating func removeFixes() {
    for index in indices { self[index].dropFix() }
  }
}
