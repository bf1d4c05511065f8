import OSAMFormats
import OSAMLint
import OSAMSyntax

/// Completions for the place where somebody types.
package struct Completions {
  /// Kind of the text.
  package enum Subject {
    case documents(Recognition.Options, now: Instant, targets: ClientSet, requirements: [String])
    /// A file of ours, by the rows of its table; the outcomes are those that tests may expect.
    case own([KeyRow], KnownKinds, outcomes: [String])
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
      if case .documents(let options, let now, let targets, _) = subject, place.role == .value,
        isBlank(outside: place.typed)
      {
        return json(skeletons(options, now, targets), at: place, client)
      }
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
    case .own(let rows, let kinds, let outcomes):
      return KeyCompletion(rows: rows, kinds: kinds, outcomes: outcomes, place: place).items
    case .documents(let options, let now, let targets, let requirements):
      let recognition = Recognition(place.tree, options)
      guard
        let document = recognition.documents.last(where: { document in
          recognition.tree.nodes(in: document.root).contains(place.node)
        })
      else { return [] }
      let values = StartedValues(
        document.kind, document.role, zone: document.zone, now: now, of: document, in: formatter)
      return DocumentCompletion(
        document: document, place: place, values: values, targets: targets, requirements: requirements, now: now
      ).items
    }
  }

  // MARK: Empty files

  /// Blanks and comments alone.
  private func isBlank(outside typed: SourceSpan) -> Bool {
    let rest = Array(bytes[..<typed.start]) + Array(bytes[typed.end...])
    return rest.allSatisfy(\.isJSONBlank) || syntax == .yaml && Tree.read(rest, as: syntax).roots.isEmpty
  }

  /// A document of each kind to begin with.
  private func skeletons(_ options: Recognition.Options, _ now: Instant, _ targets: ClientSet) -> [CompletionItem] {
    let kinds = options.kind.map { [$0] } ?? options.kinds.all
    return kinds.map { kind in
      let role = options.role ?? .usual(for: syntax)
      let values = StartedValues(kind, role, zone: options.zone, now: now, in: formatter)
      let members = values.members(neededBy: targets).map { YAMLEntry($0.name, values.value(of: $0)) }
      var content = YAMLValue.mapping(members)
      if role == .served, let wrapper = kind.wrapper { content = .mapping([YAMLEntry(wrapper, content)]) }
      return CompletionItem(
        label: kind.id, kind: .snippet, detail: LocalizedMessage(said: kind.title),
        documentation: [LocalizedMessage(said: kind.summary)], content: .value(content))
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
      hasColon: false, needsCommaAfter: false, missingComma: nil, indentation: "", isInsideLine: true, written: "")
    return (KeyCompletion.rules { $0.silencing == .freely }, place)
  }
}
