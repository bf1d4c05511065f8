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
package struct Member: Sendable {
  package var name: String
  package var type: MemberType
  /// Who needs it how; clients not named ignore it.
  package var needs: [(clients: ClientSet, need: Need)]
  /// Clients that take null like a member left out.
  package var nullableBy: ClientSet = .empty
  /// The service adds it, so an authored document may leave it out.
  package var suppliedByService = false
  /// Negative values mean nothing sensible.
  package var isNegativeOdd = false
  /// Names it had in the older library, or that its README still uses.
  package var formerNames: [String] = []
  /// What the libraries' own README says, where that is not what the clients do.
  package var documentedAs: String?
  package var meaning: String
  /// An example value, as JSON.
  package var example: String
  /// Where the facts of this row come from.
  package var evidence: String

  package func need(for client: Client) -> Need {
    needs.first { $0.clients.contains(client) }?.need ?? .ignored
  }

  /// Clients that fail without it.
  package var requiredBy: ClientSet {
    needs.filter { $0.need == .required }.reduce(.empty) { $0 | $1.clients }
  }

  /// Clients that decode its value.
  package var readBy: ClientSet {
    needs.filter { $0.need != .ignored }.reduce(.empty) { $0 | $1.clients }
  }

  package var isTexts: Bool { if case .texts = type { true } else { false } }
}

/// A sort of document: its members, in the order `build` and the docs use.
package struct DocumentKind: Sendable {
  /// `osam-version`, as in `--kind` and the outputs.
  package var id: String
  /// What people call it.
  package var title: String
  package var summary: String
  package var libraries: [String]
  /// The member that wraps the others on the wire, if there is one.
  package var wrapper: String?
  package var members: [Member]

  package func index(of name: String) -> Int? { members.firstIndex { $0.name == name } }

  package func member(_ name: String) -> Member? { members.first { $0.name == name } }

  /// Clients that read documents of this kind and whose source was read.
  package var clients: ClientSet {
    libraries.reduce(.empty) { set, id in
      Library.all.first { $0.id == id }.map { set | ClientSet($0) } ?? set
    }.intersection(.verified)
  }

  package static let all: [DocumentKind] = [.osamVersion, .osamRating]

  package static func named(_ id: String) -> DocumentKind? { all.first { $0.id == id } }
}

extension DocumentKind: Equatable {
  package static func == (left: DocumentKind, right: DocumentKind) -> Bool { left.id == right.id }
}

/// The languages of a text map, all required by every client. [formats/osam.md 2]
package enum Language: String, CaseIterable, Sendable {
  case ca, es, en

  package var title: String {
    switch self {
    case .ca: "Catalan"
    case .es: "Spanish"
    case .en: "English"
    }
  }
}
