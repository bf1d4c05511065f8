import OSAMFormats
import OSAMLint
import OSAMSyntax

/// Completions for the place where somebody types.
package struct Completions {
  /// Kind of the text.
  package enum Subject {
    case documents(Recognition.Options)
    /// A file of ours, by the rows of its table.
    case own([KeyRow], KnownKinds)
  }

  private let bytes: [UInt8]
  private let syntax: Tree.Syntax
  private let places: TextPlaces
  private let subject: Subject
  private let formatter: MessageFormatter

  package init(
    _ bytes: [UInt8], as syntax: Tree.Syntax, _ places: TextPlaces, _ subject: Subject, in formatter: MessageFormatter
  ) {
    self.formatter = formatter
    self.bytes = bytes
    self.syntax = syntax
    self.places = places
    self.subject = subject
  }

  package func json(at position: LSP.Position, for client: ClientAbilities) -> JSONValue {
    let offset = places.offset(of: position)
    if let comment = comment(at: offset) { return json(comment.items, at: comment.place, client) }
    for place in CompletionPlace.all(at: offset, in: bytes, as: syntax) {
      let items = items(at: place)
      if !items.isEmpty { return json(items, at: place, client) }
    }
    return []
  }

  private func json(_ items: [CompletionItem], at place: CompletionPlace, _ client: ClientAbilities) -> JSONValue {
    .array(items.enumerated().map { $1.json(at: place, syntax, places, for: client, order: $0, in: formatter) })
  }

  private func items(at place: CompletionPlace) -> [CompletionItem] {
    switch subject {
    case .own(let rows, let kinds): return KeyCompletion(rows: rows, kinds: kinds, place: place).items
    case .documents(let options):
      let recognition = Recognition(place.tree, options)
      guard
        let document = recognition.documents.last(where: { document in
          recognition.tree.nodes(in: document.root).contains(place.node)
        })
      else { return [] }
      return DocumentCompletion(document: document, place: place).items
    }
  }

  /// The rules that a comment may allow, behind `# osam-lint: allow`.
  private func comment(at offset: Int) -> (items: [CompletionItem], place: CompletionPlace)? {
    guard syntax == .yaml else { return nil }
    let line = places.span(ofLine: places.line(of: offset))
    guard line.start <= offset else { return nil }
    let before = String(decoding: bytes[line.start..<offset], as: UTF8.self)
    guard let sign = before.utf8.lastIndex(of: UInt8(ascii: "#")) else { return nil }
    let words = before[before.index(after: sign)...].split { $0 == " " || $0 == "\t" || $0 == "," }
    guard words.prefix(2) == ["osam-lint:", "allow"], !words.contains("--") else { return nil }
    let isInWord = before.last.map { $0 != " " && $0 != "," } ?? false
    guard words.count > 2 || !isInWord else { return nil }
    let typed = isInWord ? words[words.count - 1].utf8.count : 0
    let place = CompletionPlace(
      role: .value, tree: Tree.read([], as: .yaml), node: .first, typed: SourceSpan(offset - typed, offset),
      hasColon: false, needsCommaAfter: false, missingComma: nil)
    return (KeyCompletion.rules { $0.silencing == .freely }, place)
  }
}
