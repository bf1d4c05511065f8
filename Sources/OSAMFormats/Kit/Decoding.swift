import OSAMSyntax

/// Why a client cannot decode a document, and where.
package struct DecodingFailure: Sendable {
  package enum Reason: Sendable {
    case fault(SyntaxFault)
    case observation(Observation)
  }

  package var reason: Reason
  package var span: SourceSpan
  package var clients: ClientSet
  /// JSON pointer where there is one.
  package var pointer: String
}

/// Which clients can decode a document: faults of the text and observations of the shape together.
package struct Decoding: Sendable {
  package var document: Document
  package var observations: [Observation]
  /// In file order, what is missing last: the order in which a decoder meets them.
  package var failures: [DecodingFailure]

  package init(_ document: Document) {
    self.document = document
    observations = document.observe()
    let tree = document.tree
    var failures: [DecodingFailure] = []
    if !tree.faults.isEmpty {
      let ignored = document.ignoredValues()
      for fault in tree.faults {
        let clients = Self.refusing(fault, document, ignored)
        if clients.isEmpty { continue }
        failures.append(
          .init(reason: .fault(fault), span: fault.span, clients: clients, pointer: document.rootPointer))
      }
    }
    for observation in observations where !observation.refusedBy.isEmpty {
      failures.append(
        .init(
          reason: .observation(observation), span: observation.span, clients: observation.refusedBy,
          pointer: observation.pointer))
    }
    self.failures = failures.sorted { left, right in
      let (leftMissing, rightMissing) = (left.isMissing, right.isMissing)
      return leftMissing == rightMissing ? left.span.start < right.span.start : rightMissing
    }
  }

  /// Clients of the document's kind that cannot decode it.
  package var refusedBy: ClientSet { failures.reduce(.empty) { $0 | $1.clients } }

  package func firstFailure(for client: Client) -> DecodingFailure? {
    failures.first { $0.clients.contains(client) }
  }

  /// Clients that cannot decode a document because of one fault in its text.
  package static func refusing(_ fault: SyntaxFault, _ document: Document) -> ClientSet {
    refusing(fault, document, document.ignoredValues())
  }

  private static func refusing(_ fault: SyntaxFault, _ document: Document, _ ignored: [SourceSpan]) -> ClientSet {
    let readers = document.kind.clients
    guard document.role == .served, document.tree.syntax == .json else {
      // An authored document is not decoded as it is; what matters is whether it can be read.
      return fault.kind == .byteOrderMark || fault.kind == .loneSurrogate ? .empty : readers
    }
    guard let fact = FaultFact.of(fault.kind) else { return readers }
    if fact.passesInIgnoredValue, ignored.contains(where: { $0.contains(fault.span) }) { return .empty }
    var accepting = fact.acceptedBy
    if fault.kind == .leadingComma, let bracket = fault.related, bracket.start > document.span(document.root).start {
      accepting = accepting | DecoderRange.clients { $0.acceptsNestedLeadingComma }
    }
    return readers.subtracting(accepting)
  }
}

extension DecodingFailure {
  fileprivate var isMissing: Bool {
    guard case .observation(let observation) = reason else { return false }
    return observation.code == .missingMember || observation.code == .missingLanguage || observation.code == .missingWrapper
  }
}

extension Document {
  /// The places of values no client looks at: those of unknown members.
  fileprivate func ignoredValues() -> [SourceSpan] {
    var spans: [SourceSpan] = []
    tree.forEachPair(of: root) { pair in
      let isBody = wrappers.contains { $0.key == pair.key } || (wrappers.isEmpty && kind.row(tree, pair.key) != nil)
      if !isBody { spans.append(tree.span(pair.place)) }
    }
    for wrapper in wrappers {
      tree.forEachPair(of: wrapper.value) { pair in
        guard let row = kind.row(tree, pair.key) else {
          spans.append(tree.span(pair.place))
          return
        }
        guard kind.members[row].isTexts else {
          if kind.members[row].readBy.isEmpty { spans.append(tree.span(pair.place)) }
          return
        }
        tree.forEachPair(of: pair.value) { entry in
          if Language(rawValue: tree.text(entry.key)) == nil { spans.append(tree.span(entry.place)) }
        }
      }
    }
    return spans
  }
}
