import OSAMSyntax
import Synchronization

/// A sort of document, as one value: its members in the order `build` and the docs use, and all that else is its own and
/// no other kind's. Nothing of it has a default, so that what a new kind forgets does not compile.
package final class DocumentKind: Sendable {
  /// `osam-version`, as in `--kind` and the outputs.
  package let id: String
  /// Words that `--kind`, `init` and `schema` take for it too. Of kinds that share one the first is meant.
  package let shortNames: [String]
  /// The name that people have for it.
  package let title: String
  package let summary: String
  /// Whose releases read it, in the order of the catalogue.
  package let libraries: [Library]
  /// The member that wraps the others on the wire, if there is one.
  package let wrapper: String?
  package let family: Family
  /// The platforms to which its documents speak one by one; none where a document says the same to all its readers.
  package let platforms: [DevicePlatform]
  /// Its traits: those of its family and its members, and those that its value names.
  package let traits: DocumentTraits
  /// Ranges of releases that decode alike by the table; none where clients are asked.
  package let decoders: [DecoderRange]
  package let members: [Member]
  /// By what its documents are known.
  let signs: KindSigns
  /// The parts that a release cannot do without.
  let needs: KindNeeds
  let starterNotes: StarterNotes
  let pageNotes: PageNotes
  /// Clients that read documents of this kind and whose source was read.
  package let clients: ClientSet
  /// Rows of the members that clients read as whole numbers.
  let integerRows: [Int]
  /// For each row its place among `integerRows`.
  let integerIndex: [Int?]
  private let names: NameIndex
  private let madeOtherNames = AtomicLazyReference<OtherNames>()
  private let madeStatements: @Sendable () -> Statements

  @inline(never)
  package init(
    id: String, shortNames: [String], title: String, summary: String, libraries: [Library], wrapper: String?,
    family: Family,
    platforms: [DevicePlatform], traits: DocumentTraits, signs: KindSigns, needs: KindNeeds, starter: StarterNotes,
    page: PageNotes, statements: @autoclosure @escaping @Sendable () -> Statements, members: [Member]
  ) {
    self.id = id
    self.shortNames = shortNames
    self.title = title
    self.summary = summary
    self.libraries = libraries
    self.wrapper = wrapper
    self.family = family
    self.platforms = platforms
    decoders = family.table?.decoders ?? []
    self.members = members
    self.signs = signs
    self.needs = needs
    starterNotes = starter
    pageNotes = page
    madeStatements = statements
    let clients = libraries.reduce(.empty) { $0 | $1.clients }.verified
    self.clients = clients
    self.traits = traits.union(DocumentTraits(of: family, wrapper: wrapper, members: members, clients: clients))
    let integerRows = members.indices.filter { members[$0].type.width != nil }
    self.integerRows = integerRows
    integerIndex = members.indices.map { integerRows.firstIndex(of: $0) }
    names = NameIndex(members.map { $0.name })
  }

  /// When its apps show or ask something, as its page says it. Made when it is asked for.
  package var statements: Statements { madeStatements() }

  package func index(of name: String) -> Int? { names.index(of: name) }

  package func member(_ name: String) -> Member? { index(of: name).map { members[$0] } }

  /// The row a key names, compared byte for byte.
  package func row(_ tree: Tree, _ key: NodeID) -> Int? { names.index(of: key, in: tree) }

  /// The row whose name differs from this key in letter case only. One that no release reads is never meant.
  func row(ignoringCase key: String) -> Int? {
    otherNames.ignoringCase.index(of: key.lowercased()).flatMap(readRow)
  }

  /// The row that was probably meant: one that had this name, or one whose name is near. A key that is nearest to a
  /// member that no release reads is near to none, and `appVersion` is no slip of `osVersion`.
  func row(near key: String) -> Int? {
    let names = otherNames
    if let row = names.former.index(of: key) { return names.rowsOfFormer[row] }
    guard let row = names.near.match(key).flatMap(readRow) else { return nil }
    let member = members[row]
    let isRare = family.table != nil && !member.isUsual && member.requiredBy.isEmpty
    return isRare && !Nearest.isOneSlip(key.lowercased(), member.name.lowercased()) ? nil : row
  }

  private var otherNames: OtherNames {
    madeOtherNames.load() ?? madeOtherNames.storeIfNil(OtherNames(members))
  }

  private func readRow(_ row: Int) -> Int? {
    if case .unread = members[row].type { nil } else { row }
  }

  /// Those of the platforms under which stands by what its documents are known.
  var platformMembers: [Member] { signs.elements == nil ? [] : members.filter { $0.isPlatform } }

  /// The systems on which a client reads its documents.
  package func platforms(of client: Client) -> [DevicePlatform] {
    guard case .each(let parts) = needs, !platforms.isEmpty else { return client.library.platforms }
    return platforms.filter { parts(self, client, $0) != nil }
  }
}

extension DocumentKind: Equatable {
  package static func == (left: DocumentKind, right: DocumentKind) -> Bool { left === right }
}

/// Other ways to write the names of a kind's members. Found out when the first unknown key is met; most runs meet none.
private final class OtherNames: Sendable {
  /// In lower case.
  let ignoringCase: NameIndex
  let former: NameIndex
  /// The rows of `former`.
  let rowsOfFormer: [Int]
  let near: NearNames

  init(_ members: [Member]) {
    let names = members.map { $0.name }
    ignoringCase = NameIndex(names.map { $0.lowercased() })
    former = NameIndex(members.flatMap { $0.formerNames })
    rowsOfFormer = members.enumerated().flatMap { row, member in member.formerNames.map { _ in row } }
    near = NearNames(names)
  }
}

/// By what documents of a kind are known.
package enum KindSigns: Sendable {
  /// By their members: what tells them, and what proves them.
  case members([Sign], OwnNames)
  /// By what stands under their platforms.
  case elements(ElementSigns)

  var elements: ElementSigns? { if case .elements(let signs) = self { signs } else { nil } }
}

/// The parts that a release cannot do without.
package enum KindNeeds: Sendable {
  /// The members that the table says it requires.
  case table
  /// Each release says it for itself; for a kind that speaks to several platforms on each of them, and nil where it
  /// does not run.
  case each(@Sendable (DocumentKind, Client, DevicePlatform?) -> [RequiredPart]?)
}

/// The part of a document to start from that is not of its table.
package struct StarterNotes: Sendable {
  /// Sentences at its head.
  var about: [LocalizedMessage]
  /// Members that clients can do without and documents hardly ever do.
  var wanted: [String]

  package init(about: [LocalizedMessage], wanted: [String]) {
    self.about = about
    self.wanted = wanted
  }
}

/// The part of a kind's page that is not of its table.
package struct PageNotes: Sendable {
  /// Sentences behind those about required members; empty for none.
  var required: String
  /// Sections behind the members, made when the page is.
  var sections: @Sendable (DocumentKind) -> [PageSection]

  init(required: String, sections: @escaping @Sendable (DocumentKind) -> [PageSection]) {
    self.required = required
    self.sections = sections
  }

  package static let onlyTable = PageNotes(required: "", sections: { _ in [] })
}

/// A section of a page: a text, and a table.
struct PageSection: Sendable {
  var title: String
  var text: String
  var head: [String]
  var rows: [[String]]
}
