import OSAMFormats
import OSAMLint
import OSAMSyntax

/// Findings in a text, as editors show them.
package struct Diagnostics {
  let places: TextPlaces
  let abilities: ClientAbilities
  let formatter: MessageFormatter
  /// The address of the page of a rule; nil where none was configured.
  let page: (String) -> String?
  /// The address of a file by the path that a report calls it.
  let address: (FilePath) -> String

  package init(
    _ places: TextPlaces, _ abilities: ClientAbilities, in formatter: MessageFormatter,
    page: @escaping (String) -> String?,
    address: @escaping (FilePath) -> String
  ) {
    self.places = places
    self.abilities = abilities
    self.formatter = formatter
    self.page = page
    self.address = address
  }

  /// Of the findings of one text, in their order.
  package func json(_ findings: [Finding], in uri: String) -> [JSONValue] { findings.map { json($0, uri) } }

  /// Of findings that a baseline has: hints, whatever else they would be.
  package func json(recorded findings: [Finding], in uri: String) -> [JSONValue] {
    findings.map { finding in
      json(
        finding, uri, severity: .hint,
        text: formatter.text("recorded: \(LocalizedMessage(value: text(finding.message)))"))
    }
  }

  func json(_ finding: Finding, _ uri: String) -> JSONValue {
    json(finding, uri, severity: Self.severity(finding.severity), text: text(finding.message))
  }

  private func json(
    _ finding: Finding, _ uri: String, severity: LSP.DiagnosticSeverity, text: String
  ) -> JSONValue {
    let tags = Self.tags(of: finding.rule)
    let related = abilities.takesRelatedPlaces ? finding.related : []
    return .object(present: [
      ("range", places.range(of: finding.span).json),
      ("severity", .integer(severity.rawValue)),
      ("code", .string(finding.rule)),
      (
        "codeDescription",
        abilities.takesCodeDescriptions ? page(finding.rule).map { ["href": .string($0)] } : nil
      ),
      ("source", .string(Self.source)),
      ("message", .string(text)),
      (
        "tags",
        tags.isEmpty || !abilities.takesDiagnosticTags ? nil : .array(tags.map { .integer($0.rawValue) })
      ),
      ("relatedInformation", related.isEmpty ? nil : .array(related.map { json($0, uri) })),
    ])
  }

  static let source = "osam-lint"

  static func severity(_ severity: Severity) -> LSP.DiagnosticSeverity {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .info: .information
    }
  }

  /// The problem and its effect; on a line of its own the next thing to do. Some editors show the first line only, some
  /// put all lines in one.
  func text(_ message: Message) -> String {
    let sentence = formatter.text(message.sentence)
    return message.help.map { "\(sentence).\n\(formatter.text($0))" } ?? sentence
  }

  private func json(_ place: RelatedPlace, _ uri: String) -> JSONValue {
    let (file, range) =
      place.other.map { (address($0.path), self.range(in: $0)) } ?? (uri, places.range(of: place.span))
    return [
      "location": ["uri": .string(file), "range": range.json], "message": .string(formatter.text(place.caption)),
    ]
  }

  /// In a file that is not at hand. Its byte-order mark, should it have one, is no matter: nobody opens such a place by
  /// its column alone.
  private func range(in other: OtherFile) -> LSP.Range {
    let unit: ColumnUnit = abilities.encoding == .utf8 ? .bytes : .utf16
    func position(_ place: Position) -> LSP.Position {
      LSP.Position(line: place.line - 1, character: place.column - 1)
    }
    return LSP.Range(position(other.start(in: unit)), position(other.end(in: unit)))
  }

  // MARK: Tags

  /// Rules about something that no client looks at, or that does nothing: editors fade it.
  package static let aboutUnneeded: Set<String> = [
    "expired-suppression", "extra-language", "stale-baseline", "unreachable-configuration", "unused-display-duration",
    "unused-suppression", "unused-url",
  ]
  /// Rules about forms that only old releases read: editors strike them out.
  package static let aboutOldForms: Set<String> = ["old-document-shape"]

  static func tags(of rule: String) -> [LSP.DiagnosticTag] {
    (aboutUnneeded.contains(rule) ? [.unnecessary] : []) + (aboutOldForms.contains(rule) ? [.deprecated] : [])
  }
}
