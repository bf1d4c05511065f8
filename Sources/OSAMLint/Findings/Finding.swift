import OSAMFormats
import OSAMSyntax

/// How much a finding matters.
package enum Severity: String, Sendable, CaseIterable, Comparable {
  /// Worth knowing.
  case info
  /// Probably not meant.
  case warning
  /// A released client breaks or misleads on this document.
  case error

  package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// What a finding says: one sentence with the values seen and what happens to users, and what to do.
package struct Message: Sendable, Equatable, ExpressibleByStringInterpolation {
  package var text: String
  /// The next thing to do, when there is one to name.
  package var help: String?

  /// Whatever a message quotes, nothing in it moves a cursor or breaks a line.
  @inline(never)
  package init(_ text: String, help: String? = nil) {
    self.text = Display.escaped(text)
    self.help = help.map(Display.escaped)
  }

  package init(stringLiteral value: String) { self.init(value) }
}

/// Another place a finding is about, with its caption.
package struct RelatedPlace: Sendable, Equatable {
  package var span: SourceSpan
  package var caption: String
  /// The file it is in, when that is not the finding's own; `span` is of that file then.
  package var other: OtherFile?

  package init(_ span: SourceSpan, _ caption: String, in other: OtherFile? = nil) {
    self.span = span
    self.caption = caption
    self.other = other
  }
}

/// A place in another file than the one of the finding, as every report counts.
package struct OtherFile: Sendable, Equatable {
  package var path: String
  /// By column unit.
  private let starts: [Position]
  private let ends: [Position]

  package init(path: String, span: SourceSpan, lines: LineMap) {
    self.path = path
    starts = ColumnUnit.allCases.map { lines.position(of: span.start, in: $0) }
    ends = ColumnUnit.allCases.map { lines.position(of: span.end, in: $0) }
  }

  package func start(in unit: ColumnUnit = .scalars) -> Position { starts[unit.rawValue] }
  package func end(in unit: ColumnUnit = .scalars) -> Position { ends[unit.rawValue] }
}

/// One mistake at one place.
package struct Finding: Sendable {
  /// Id of the rule.
  package var rule: String
  /// What its effect makes it, or what settings say.
  package var severity: Severity
  /// What happens; nil where a rule has several effects and named none.
  package var effect: Effect?
  package var message: Message
  package var span: SourceSpan
  /// JSON pointer as written in the file; nil when the file could not be taken apart that far.
  package var pointer: String?
  package var related: [RelatedPlace]
  /// Targeted clients it concerns.
  package var clients: ClientSet
  /// Number of the document in its file, from 0; nil when it is about the file.
  package var document: Int?
  package var kind: DocumentKind?
  package var role: Role?
  /// How it is repaired, when that is known.
  package var fix: Fix?
}

extension Finding {
  /// A finding as grave as what happens.
  init(
    rule: String, effect: Effect, message: Message, span: SourceSpan, pointer: String?, related: [RelatedPlace] = [],
    clients: ClientSet, document: Int?, kind: DocumentKind?, role: Role?, fix: Fix? = nil
  ) {
    self.init(
      rule: rule, severity: effect.severity, effect: effect, message: message, span: span, pointer: pointer,
      related: related, clients: clients, document: document, kind: kind, role: role, fix: fix)
  }

  /// It is at least as grave as this.
  func says(_ effect: Effect) -> Bool { severity >= effect.severity }
}

extension [Finding] {
  /// Those of which something is so, and the others, each in their order.
  func partitioned(by isSo: (Finding) -> Bool) -> (matching: [Finding], others: [Finding]) {
    (filter(isSo), filter { !isSo($0) })
  }

  /// Takes away what would change the file.
  mutating func removeFixes() {
    for index in indices { self[index].fix = nil }
  }
}
