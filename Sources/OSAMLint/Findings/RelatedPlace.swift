import OSAMFormats
import OSAMSyntax

/// Another place a finding is about, with its caption.
package struct RelatedPlace: Sendable, Equatable {
  package var span: SourceSpan
  package var caption: LocalizedMessage
  /// The file it is in, when that is not the finding's own; `span` is of that file then.
  package var other: OtherFile?

  package init(_ span: SourceSpan, _ caption: LocalizedMessage, in other: OtherFile? = nil) {
    self.span = span
    self.caption = caption
    self.other = other
  }
}

extension [RelatedPlace] {
  /// In the file that the piece of the finding stands in.
  func moved(to place: PiecePlace) -> [RelatedPlace] {
    map { $0.other == nil ? RelatedPlace(place.whole($0.span), $0.caption) : $0 }
  }
}

/// A place in another file than the one of the finding, as every report counts.
package struct OtherFile: Sendable, Equatable {
  package var path: FilePath
  /// By column unit.
  private let starts: [Position]
  private let ends: [Position]

  package init(path: FilePath, span: SourceSpan, lines: LineMap) {
    self.path = path
    starts = ColumnUnit.allCases.map { lines.position(of: span.start, in: $0) }
    ends = ColumnUnit.allCases.map { lines.position(of: span.end, in: $0) }
  }

  package func start(in unit: ColumnUnit = .scalars) -> Position { starts[unit.rawValue] }
  package func end(in unit: ColumnUnit = .scalars) -> Position { ends[unit.rawValue] }
}
