import OSAMFormats
import OSAMSyntax

/// What a finding says, in three parts.
package struct Message: Sendable, Equatable {
  /// What is wrong, with the values seen: short enough to be read at a glance.
  package var what: Words
  /// What happens to users, on which clients; nil where there is nothing to add.
  package var effect: Words?
  /// The next thing to do, when there is one to name.
  package var help: Words?

  package init(_ what: Words, so effect: Words? = nil, help: Words? = nil) {
    self.what = what
    self.effect = effect
    self.help = help
  }

  /// The same message with this advice.
  func advised(_ help: Words) -> Message { Message(what, so: effect, help: help) }

  /// What is wrong and what happens, for who reads one line.
  package var sentence: Words {
    guard let effect else { return what }
    return "\(what): \(effect)"
  }

  /// `sentence` as text.
  package var text: String { sentence.text }

  /// With every word in its place.
  func said(_ phrasing: inout Phrasing) -> Message {
    func said(_ words: Words?) -> Words? { words.map { Words(value: phrasing.shared($0)) } }
    return Message(Words(value: phrasing.text(what)), so: said(effect), help: said(help))
  }
}

/// Another place a finding is about, with its caption.
package struct RelatedPlace: Sendable, Equatable {
  package var span: SourceSpan
  package var caption: Words
  /// The file it is in, when that is not the finding's own; `span` is of that file then.
  package var other: OtherFile?

  package init(_ span: SourceSpan, _ caption: Words, in other: OtherFile? = nil) {
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
