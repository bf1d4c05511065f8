/// How sure it is that something is a document of a kind.
package enum Degree: String, Sendable, Comparable {
  /// Something speaks for it; a walk leaves it alone.
  case likely
  /// Beyond doubt, or said by the command line or the settings.
  case certain

  package static func < (left: Degree, right: Degree) -> Bool { left == .likely && right == .certain }
}

/// Something by which documents of a kind are known: one row of its kind's table. Everyday words (`title`, `url`,
/// `version`) tell nothing, however many of them there are.
package struct Sign: Sendable {
  /// Of each of these groups one member stands there, in its own form. The first group is what one sees it by.
  package let groups: [[String]]
  /// Degree that it gives the object it stands in, where the kind has it.
  package let degree: Degree
  /// Further members in their own forms that must stand beside it where one of its names is only nearly right: none
  /// where nobody else has a name that is near, nil where near is not enough.
  package let besideSlip: Int?
  /// Further members of today's documents, in their own forms, without which it tells too little wherever it stands.
  package let besideAlways: Int
  /// Further members without which it may be somebody else's where it stands inside of something else.
  package let besideAstray: Int
  /// Its names tell whatever their values are, also in a text too broken to be taken apart.
  package let namesTell: Bool
  /// Values that may be short are written out: texts with their languages, messages with their content.
  package let isFull: Bool
  /// Why it tells.
  package let why: String

  /// A name that so many have that it counts for nothing beside one that tells little.
  static let everybodys = "id"

  package init(
    _ groups: [String]..., degree: Degree = .certain, besideSlip: Int? = nil, besideAlways: Int = 0,
    besideAstray: Int = 3,
    namesTell: Bool = false, isFull: Bool = false, why: String
  ) {
    self.groups = groups
    self.degree = degree
    self.besideSlip = besideSlip
    self.besideAlways = besideAlways
    self.besideAstray = besideAstray
    self.namesTell = namesTell
    self.isFull = isFull
    self.why = why
  }
}

/// Names that prove a document to be of a kind, so that fixes may change it unasked: two that nobody else has, or one
/// of them and most of the usual members.
package struct OwnNames: Sendable {
  /// Nobody else has them, whatever their values are.
  let always: [String]
  /// Nobody else has them with values of their own form.
  let inForm: [String]

  package init(_ always: [String], inForm: [String] = []) {
    self.always = always
    self.inForm = inForm
  }
}

/// By what the configurations under a platform's key are known.
package struct ElementSigns: Sendable {
  /// Their members, and what these look like.
  let forms: [(name: String, form: OwnForm)]
  let ownNames: OwnNames
  /// Members in their own forms that are most of a configuration.
  let most: Int
  /// Platforms whose keys nobody else has.
  let ownPlatforms: [String]
  /// Of one in a list.
  let listed: [Sign]
  /// Of one that stands there without its list.
  let single: [Sign]
}

/// Where the members of a document stand.
package enum Standing: Sendable {
  /// Where the kind has them: inside of its wrapper, or at the root where there is none.
  case own
  /// At the root of a document whose wrapper is missing.
  case bare
  /// Inside of something else, or in a list.
  case astray
  /// In a document that is written as a text.
  case quoted
}

extension Sign {
  /// Further members, in their own forms, without which it may be somebody else's at such a place.
  func others(_ standing: Standing) -> Int {
    switch standing {
    case .own: 0
    // Members alone at a root may be settings, or a sample of something.
    case .bare: 2
    case .astray: besideAstray
    // It was looked at by itself already.
    case .quoted: 0
    }
  }
}
