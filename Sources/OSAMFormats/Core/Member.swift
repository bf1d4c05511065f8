import OSAMSyntax

/// A whole number type of the clients.
package enum IntegerWidth: Sendable {
  /// Kotlin Int: −2147483648 … 2147483647.
  case int32
  /// Kotlin Long: −9223372036854775808 … 9223372036854775807.
  case int64

  package var range: ClosedRange<Int64> {
    switch self {
    case .int32: Int64(Int32.min)...Int64(Int32.max)
    case .int64: Int64.min...Int64.max
    }
  }

  package var bits: Int { self == .int32 ? 32 : 64 }
}

/// One value of an enumeration.
package struct Choice: Sendable {
  package var name: String
  package var meaning: String
}

/// What a member holds.
package enum MemberType: Sendable {
  case integer(IntegerWidth)
  /// Milliseconds since 1970 as Int64; a written date in an authored document.
  case instant
  /// Seconds as Int64; `1h` or `30m` in an authored document.
  case duration
  case text
  /// An address, as text.
  case link
  /// An object with one text per language.
  case texts
  case oneOf([Choice])
  case boolean
  /// Something with an inside of its own, said in words; each client is asked what it makes of it.
  case shaped(String, Shape)
  /// Known by name only: no release that was read reads it.
  case unread

  /// The width of a member that clients read as a whole number.
  package var width: IntegerWidth? {
    switch self {
    case .integer(let width): width
    case .instant, .duration: .int64
    default: nil
    }
  }
}

/// The shapes of members that are more than one value.
package enum Shape: Sendable, Equatable {
  /// A text, or an object with a text for each language.
  case textOrTexts
  /// A list of objects with `languaje` and `content`.
  case messages
  /// A list of Prince of Versions configurations, or the object of before release 4; versions are texts,
  /// or whole numbers where they are codes.
  case configurations(areCodes: Bool, mayBeAlone: Bool)
  case object
}

/// Whether a member must be there.
package enum Need: Sendable, Equatable {
  case required
  /// May be left out; the text says what the client assumes then.
  case optional(default: String)
  /// Not read: any value will do.
  case ignored
}

/// One row of a format's table. The shape rules, the schemas, the format pages and the compat matrix
/// all read these rows and nothing else.
///
/// A class, so that passing a row around costs one reference; nothing in it ever changes.
package final class Member: Sendable {
  package let name: String
  package let type: MemberType
  /// Who needs it how; clients not named ignore it.
  package let needs: [(clients: ClientSet, need: Need)]
  /// Clients that take null like a member left out.
  package let nullableBy: ClientSet
  /// Releases after the last one that was read may do without it. [module-later-releases]
  package let mayBeOptionalLater: Bool
  /// The service adds it, so an authored document may leave it out.
  package let suppliedByService: Bool
  /// Negative values mean nothing sensible.
  package let isNegativeOdd: Bool
  /// A document written today would have it.
  package let isUsual: Bool
  /// Names it had in the older library, or that its README still uses.
  package let formerNames: [String]
  /// What the libraries' own README says, where that is not what the clients do.
  package let documentedAs: String?
  /// The value that the README says it has when it is left out, as JSON.
  package let documentedDefault: String?
  package let meaning: String
  /// An example value, as JSON.
  package let example: String
  /// The facts this row rests on, by id.
  package let evidence: [Fact.ID]

  /// Clients that fail without it.
  package let requiredBy: ClientSet
  /// Clients that decode its value.
  package let readBy: ClientSet

  @inline(never)
  package init(
    name: String, type: MemberType, needs: [(clients: ClientSet, need: Need)], nullableBy: ClientSet = .empty,
    mayBeOptionalLater: Bool = false, suppliedByService: Bool = false, isNegativeOdd: Bool = false,
    isUsual: Bool = true,
    formerNames: [String] = [],
    documentedAs: String? = nil, documentedDefault: String? = nil, meaning: String, example: String,
    evidence: [Fact.ID]
  ) {
    self.name = name
    self.type = type
    self.needs = needs
    self.nullableBy = nullableBy
    self.mayBeOptionalLater = mayBeOptionalLater
    self.suppliedByService = suppliedByService
    self.isNegativeOdd = isNegativeOdd
    self.isUsual = isUsual
    self.formerNames = formerNames
    self.documentedAs = documentedAs
    self.documentedDefault = documentedDefault
    self.meaning = meaning
    self.example = example
    self.evidence = evidence
    requiredBy = needs.filter { $0.need == .required }.reduce(.empty) { $0 | $1.clients }
    readBy = needs.filter { $0.need != .ignored }.reduce(.empty) { $0 | $1.clients }
  }

  package func need(for client: Client) -> Need {
    needs.first { $0.clients.contains(client) }?.need ?? .ignored
  }

  /// Part of a document as it is written today. Texts that one span of old releases reads are not.
  var isCurrent: Bool { isUsual && !readBy.isEmpty && !(isTexts && requiredBy.isEmpty) }

  package var isTexts: Bool { if case .texts = type { true } else { false } }

  /// A key of Prince of Versions under which configurations stand.
  var isPlatform: Bool { if case .shaped(_, .configurations) = type { true } else { false } }
}

/// A sort of document: its members, in the order `build` and the docs use.
package final class DocumentKind: Sendable {
  /// `osam-version`, as in `--kind` and the outputs.
  package let id: String
  /// What people call it.
  package let title: String
  package let summary: String
  package let libraries: [String]
  /// The member that wraps the others on the wire, if there is one.
  package let wrapper: String?
  package let family: Family
  /// What its clients make of a document is found by asking them one by one; of the others the table alone says it.
  package var isAsked: Bool { family.table == nil }
  /// Ranges of releases that decode alike by the table; none where clients are asked.
  package let decoders: [DecoderRange]
  package let members: [Member]
  /// By what its documents are known.
  package let signs: [Sign]
  /// By what they are proved.
  let ownNames: OwnNames
  /// Where documents are known by what stands under their platforms: by what that is known.
  let elements: ElementSigns?
  /// Clients that read documents of this kind and whose source was read.
  package let clients: ClientSet
  /// Rows of the members that clients read as whole numbers.
  let integerRows: [Int]
  /// For each row its place among `integerRows`.
  let integerIndex: [Int?]
  private let names: NameIndex

  @inline(never)
  package init(
    id: String, title: String, summary: String, libraries: [String], wrapper: String?, family: Family,
    signs: [Sign] = [], ownNames: OwnNames = OwnNames([]), elements: ElementSigns? = nil, members: [Member]
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    self.libraries = libraries
    self.wrapper = wrapper
    self.family = family
    decoders = family.table?.decoders ?? []
    self.members = members
    self.signs = signs
    self.ownNames = ownNames
    self.elements = elements
    clients = libraries.reduce(.empty) { set, id in
      Library.all.first { $0.id == id }.map { set | ClientSet($0) } ?? set
    }.intersection(.verified)
    let integerRows = members.indices.filter { members[$0].type.width != nil }
    self.integerRows = integerRows
    integerIndex = members.indices.map { integerRows.firstIndex(of: $0) }
    names = NameIndex(members.map(\.name))
  }

  package func index(of name: String) -> Int? { names.index(of: name) }

  package func member(_ name: String) -> Member? { index(of: name).map { members[$0] } }

  /// The row a key names, compared byte for byte.
  package func row(_ tree: Tree, _ key: Int) -> Int? { names.index(of: key, in: tree) }

  /// The row whose name differs from this key in letter case only. One that no release reads is never meant.
  func row(ignoringCase key: String) -> Int? { otherNames.ignoringCase.index(of: key.lowercased()).flatMap(readRow) }

  /// The row that was probably meant: one that had this name, or one whose name is near. A key that is nearest to a
  /// member that no release reads is near to none.
  func row(near key: String) -> Int? {
    let names = otherNames
    return names.former.index(of: key).map { names.rowsOfFormer[$0] } ?? names.near.match(key).flatMap(readRow)
  }

  private var otherNames: OtherNames { OtherNames.all[DocumentKind.all.firstIndex(of: self) ?? 0] }

  private func readRow(_ row: Int) -> Int? {
    if case .unread = members[row].type { nil } else { row }
  }

  package static func named(_ id: String) -> DocumentKind? { all.first { $0.id == id } }
}

extension DocumentKind: Equatable {
  package static func == (left: DocumentKind, right: DocumentKind) -> Bool { left === right }
}

/// Other ways to write the names of a kind's members. Found out when the first unknown key is met; most runs meet none.
private struct OtherNames {
  /// In lower case.
  let ignoringCase: NameIndex
  let former: NameIndex
  /// The rows of `former`.
  let rowsOfFormer: [Int]
  let near: NearNames

  /// In the order of `DocumentKind.all`.
  static let all = DocumentKind.all.map(OtherNames.init)

  private init(_ kind: DocumentKind) {
    let names = kind.members.map(\.name)
    ignoringCase = NameIndex(names.map { $0.lowercased() })
    former = NameIndex(kind.members.flatMap(\.formerNames))
    rowsOfFormer = kind.members.enumerated().flatMap { row, member in member.formerNames.map { _ in row } }
    near = NearNames(names)
  }
}

/// The languages of a text map, all required by every client. [module-text-map]
package enum Language: String, CaseIterable, Sendable {
  case ca, es, en

  /// The language a key of a text map names, compared byte for byte.
  package init?(_ tree: Tree, _ key: Int) {
    let key = tree.resolved(key)
    let node = tree.nodes[key]
    if node.isContainer { return nil }
    if node.flags.isVerbatim {
      // All names are of two letters.
      let span = tree.contentSpan(key)
      guard span.end - span.start == 2 else { return nil }
      self.init(tree.bytes[span.start], tree.bytes[span.start + 1])
    } else {
      let text = Array(tree.text(key).utf8)
      guard text.count == 2 else { return nil }
      self.init(text[0], text[1])
    }
  }

  private init?(_ first: UInt8, _ second: UInt8) {
    switch (first, second) {
    case (UInt8(ascii: "c"), UInt8(ascii: "a")): self = .ca
    case (UInt8(ascii: "e"), UInt8(ascii: "s")): self = .es
    case (UInt8(ascii: "e"), UInt8(ascii: "n")): self = .en
    default: return nil
    }
  }

  package var title: Words {
    switch self {
    case .ca: "Catalan"
    case .es: "Spanish"
    case .en: "English"
    }
  }
}

/// One value for each language, without the cost of a dictionary.
package struct PerLanguage<Value: Sendable>: Sendable {
  private var ca: Value?
  private var es: Value?
  private var en: Value?

  package init() {}

  package var isEmpty: Bool { ca == nil && es == nil && en == nil }
  /// In the order of the languages.
  package var values: [Value] { [ca, es, en].compactMap { $0 } }

  package subscript(language: Language) -> Value? {
    get {
      switch language {
      case .ca: ca
      case .es: es
      case .en: en
      }
    }
    set {
      switch language {
      case .ca: ca = newValue
      case .es: es = newValue
      case .en: en = newValue
      }
    }
  }
}

extension PerLanguage: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (Language, Value)...) {
    self.init()
    for (language, value) in elements { self[language] = value }
  }
}

extension PerLanguage: Equatable where Value: Equatable {}
