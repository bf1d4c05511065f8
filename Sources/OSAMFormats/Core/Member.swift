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
  /// The meaning as the end of a sentence that begins with the name; nil where the name says it.
  package var summary: LocalizedMessage?
  /// Place among the choices that an editor offers, the least that can happen to people first; equal ones in the order
  /// of the table.
  package var offer = 0
}

extension [Choice] {
  /// In the order in which an editor offers them.
  package var inOffer: [Choice] {
    enumerated().sorted { ($0.element.offer, $0.offset) < ($1.element.offer, $1.offset) }.map { $0.element }
  }
}

/// The unit of time that a whole number counts.
package enum TimeUnit: Sendable {
  case second
  case minute
  case day

  package var seconds: Int64 {
    switch self {
    case .second: 1
    case .minute: 60
    case .day: 86_400
    }
  }
}

/// The type of value that a member holds.
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
  /// A list of texts.
  case names
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

/// How a client needs a member.
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
  /// The service adds it, so an authored document may leave it out.
  package let suppliedByService: Bool
  /// Negative values mean nothing sensible.
  package let isNegativeOdd: Bool
  /// The unit of a whole number that is a length of time; nil for other members.
  package let unit: TimeUnit?
  /// A document written today would have it.
  package let isUsual: Bool
  /// Names it had in the older library, or that its README still uses.
  package let formerNames: [String]
  /// The statement of the libraries' own README, where that is not what the clients do.
  package let documentedAs: String?
  /// The value that the README says it has when it is left out, as JSON.
  package let documentedDefault: String?
  package let meaning: String
  /// An example value, as JSON.
  package let example: String
  /// The example is of one app or device, and wrong for any other: only shown, so that somebody writes their own.
  package let isExampleOfAnother: Bool
  /// The facts this row rests on, by id.
  package let evidence: [Fact.ID]

  /// Clients that fail without it.
  package let requiredBy: ClientSet
  /// Clients that decode its value.
  package let readBy: ClientSet

  @inline(never)
  package init(
    name: String, type: MemberType, needs: [(clients: ClientSet, need: Need)], nullableBy: ClientSet = .empty,
    suppliedByService: Bool = false, isNegativeOdd: Bool = false,
    unit: TimeUnit? = nil, isUsual: Bool = true,
    formerNames: [String] = [],
    documentedAs: String? = nil, documentedDefault: String? = nil, meaning: String, example: String,
    isExampleOfAnother: Bool = false, evidence: [Fact.ID]
  ) {
    self.name = name
    self.type = type
    self.needs = needs
    self.nullableBy = nullableBy
    self.suppliedByService = suppliedByService
    self.isNegativeOdd = isNegativeOdd
    self.unit = unit
    self.isUsual = isUsual
    self.formerNames = formerNames
    self.documentedAs = documentedAs
    self.documentedDefault = documentedDefault
    self.meaning = meaning
    self.example = example
    self.isExampleOfAnother = isExampleOfAnother
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

  /// The key of a platform, under which configurations stand.
  var isPlatform: Bool { if case .shaped(_, .configurations) = type { true } else { false } }
}

/// The languages of a text map, all required by every client. [module-text-map]
package enum Language: String, CaseIterable, Sendable {
  case ca, es, en

  /// The language a key of a text map names, compared byte for byte.
  package init?(_ tree: Tree, _ key: NodeID) {
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

  package var title: LocalizedMessage {
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
