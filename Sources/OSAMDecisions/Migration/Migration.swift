import OSAMFormats
import OSAMSyntax

/// Information that a migration is given and the older document does not have.
package struct MigrationWishes: Sendable {
  /// Nil where the document may be for both.
  package var platform: Platform?
  /// The languages of texts that are not told apart by language; none when nothing says it.
  package var languages: [Language]
  package var packageName: String?
  /// The version code of the older document's version.
  package var versionCode: Int64?
  /// How remarks in the new document are said.
  package var formatter: MessageFormatter

  package init(
    platform: Platform? = nil, languages: [Language] = [], packageName: String? = nil, versionCode: Int64? = nil,
    formatter: MessageFormatter = .english
  ) {
    self.formatter = formatter
    self.platform = platform
    self.languages = languages
    self.packageName = packageName
    self.versionCode = versionCode
  }
}

/// A document of osam-controldeversions made into one of another library. Nothing is guessed: what the older document
/// does not say is left blank.
package struct Migration: Sendable {
  /// A member of either document, and what became of it.
  package struct Item: Sendable, Equatable {
    package var name: LocalizedMessage
    /// Where it stands in the older document; nil for what is not in there.
    package var node: NodeID?
    package var words: LocalizedMessage
  }

  package private(set) var text: YAMLDocument
  package private(set) var carried: [Item]
  package private(set) var lost: [Item]
  package private(set) var blanks: [Item]
  package private(set) var comparison: MigrationComparison

  /// Nothing is left to a person.
  package var isWhole: Bool { lost.isEmpty && blanks.isEmpty }

  package static func toOSAM(_ source: OlderSource, _ wishes: MigrationWishes) -> Self {
    var draft = OSAMDraft(source, wishes)
    let entries = draft.build()
    return Self(.osamVersion, entries, draft.log, wishes.formatter) { draft.comparison(of: $0) }
  }

  package static func toPrince(_ source: OlderSource, _ wishes: MigrationWishes) -> Self {
    var draft = PrinceDraft(source, wishes)
    let entries = draft.build()
    return Self(.princeOfVersions, entries, draft.log, wishes.formatter) { draft.comparison(of: $0) }
  }

  private init(
    _ kind: DocumentKind, _ entries: [YAMLEntry], _ log: MigrationLog, _ formatter: MessageFormatter,
    _ compare: (Document?) -> MigrationComparison
  ) {
    let made = formatter.text("Made from a document of osam-controldeversions.")
    var head = kind.schemaLines(in: formatter) + ["", made]
    if !log.blanks.isEmpty { head.append(formatter.text(Starter.aboutBlanks)) }
    text = YAMLDocument(head: head, entries: entries)
    carried = log.carried
    lost = log.lost
    blanks = log.blanks
    comparison = compare(Self.document(kind, text.text(filled: true)))
  }

  /// The new document as it may look once its blanks are filled in.
  private static func document(_ kind: DocumentKind, _ text: String) -> Document? {
    let tree = Tree.read(Array(text.utf8), as: .yaml)
    guard tree.faults.isEmpty, let root = tree.roots.first else { return nil }
    return Document(tree: tree, kind: kind, role: .authored, number: 0, root: root, rootPointer: "", zone: .madrid)
  }
}

/// Notes taken while a document is made.
struct MigrationLog {
  let formatter: MessageFormatter
  var carried: [Migration.Item] = []
  var lost: [Migration.Item] = []
  var blanks: [Migration.Item] = []

  mutating func carry(_ name: String, _ node: NodeID?, _ words: LocalizedMessage) {
    carried.append(.init(name: LocalizedMessage(value: name), node: node, words: words))
  }
  mutating func lose(_ name: String, _ node: NodeID?, _ words: LocalizedMessage) {
    lost.append(.init(name: LocalizedMessage(value: name), node: node, words: words))
  }

  /// Notes a blank and makes it; `part` is what of the path is to be filled in, where it is not all of it, and `request`
  /// says what to write.
  mutating func blank(
    _ key: String, _ path: String, part: LocalizedMessage? = nil, why: LocalizedMessage, example: YAMLValue,
    above: [LocalizedMessage] = [],
    request: LocalizedMessage
  ) -> YAMLEntry {
    let name = part.map { "\(path), \($0)" } ?? LocalizedMessage(value: path)
    blanks.append(.init(name: name, node: nil, words: why))
    return YAMLEntry(
      key, .blank(.init(example: example, request: formatter.text(request))), above: above.map(formatter.text))
  }

  /// Members of the older document that no other library has a place for.
  mutating func loseOthers(_ source: OlderSource, handled: [String]) {
    var others: [(name: String, node: NodeID)] = []
    source.document.tree.forEachPair(of: source.document.root) { pair in
      let name = source.document.tree.text(pair.key)
      if !handled.contains(name), !others.contains(where: { $0.name.sameBytes(as: name) }),
        others.count <= Self.mostOthers
      {
        others.append((name, pair.value))
      }
    }
    for (name, node) in others.prefix(Self.mostOthers) {
      let isKnown = source.document.kind.member(name) != nil
      lose(
        Quote.shortened(name), node,
        isKnown
          ? Self.otherUses[name].map(LocalizedMessage.init(said:)) ?? "it is not about the alert"
          : "no release is known to read it")
    }
    if others.count > Self.mostOthers { lose("…", nil, "there are more members that no release is known to read") }
  }

  private static let mostOthers = 20

  /// [older-keys]
  private static let otherUses = [
    "legalURL": "it is about the legal conditions, and not about the alert",
    "legal_version": "it is about the legal conditions, and not about the alert",
    "legal_URL": "it is about the legal conditions, and not about the alert",
    "gooltracking_enable": "it is about tracking, and not about the alert",
    "data_inici_activacio": "it is about tracking, and not about the alert",
    "data_fi_activacio": "it is about tracking, and not about the alert",
  ]
}
