/// Properties of a kind of document, each as one bit. Rules ask for these and for no kind, so that a further kind is
/// looked at by all rules about what it has.
package struct DocumentTraits: OptionSet, Sendable {
  package let rawValue: UInt64

  package init(rawValue: UInt64) { self.rawValue = rawValue }

  /// As the standard library has it for all sets, without asking at run time what this one is.
  package init(arrayLiteral traits: DocumentTraits...) {
    self.init(rawValue: traits.reduce(0) { $0 | $1.rawValue })
  }

  // MARK: How clients read it

  /// A table that says what all of its clients decode.
  package static let table = DocumentTraits(rawValue: 1 << 0)
  /// Clients that are asked one by one.
  package static let asked = DocumentTraits(rawValue: 1 << 1)
  /// Older libraries, each of which takes a document apart in its own way.
  package static let olderReadings = DocumentTraits(rawValue: 1 << 2)
  /// Configurations under platforms.
  package static let configurations = DocumentTraits(rawValue: 1 << 3)
  /// A member that wraps the others on the wire.
  package static let wrapper = DocumentTraits(rawValue: 1 << 4)
  /// Members that some of its clients need and others do without.
  package static let neededBySome = DocumentTraits(rawValue: 1 << 5)

  // MARK: Values of the members

  /// Whole numbers.
  package static let numbers = DocumentTraits(rawValue: 1 << 6)
  /// Whole numbers that mean nothing sensible below zero.
  package static let positiveNumbers = DocumentTraits(rawValue: 1 << 7)
  /// Whole numbers that not every reader takes in quotes.
  package static let bareNumbers = DocumentTraits(rawValue: 1 << 8)
  /// True or false.
  package static let booleans = DocumentTraits(rawValue: 1 << 9)
  /// Values that are one of a few.
  package static let choices = DocumentTraits(rawValue: 1 << 10)
  /// Moments, in milliseconds or as written dates.
  package static let dates = DocumentTraits(rawValue: 1 << 11)
  /// Texts that people read, in their languages.
  package static let texts = DocumentTraits(rawValue: 1 << 12)
  /// Objects with a text for each language.
  package static let textMaps = DocumentTraits(rawValue: 1 << 13)
  /// Objects with a text in each of the three languages, of which clients need all and read no other.
  package static let threeLanguages = DocumentTraits(rawValue: 1 << 14)
  /// A list of messages, each with its language.
  package static let messages = DocumentTraits(rawValue: 1 << 15)

  // MARK: Subject

  /// The app that it is for, by its package name and its platform.
  package static let app = DocumentTraits(rawValue: 1 << 16)
  /// The version code that it is about.
  package static let versionCode = DocumentTraits(rawValue: 1 << 17)
  /// Versions with dots, which clients compare with the installed one.
  package static let versions = DocumentTraits(rawValue: 1 << 18)
  /// The lowest system that its alert is for.
  package static let lowestSystem = DocumentTraits(rawValue: 1 << 19)

  // MARK: Effects that people see

  /// An alert, with a title, a message and the labels of its buttons.
  package static let alert = DocumentTraits(rawValue: 1 << 20)
  /// A mode, by its name, that says which alert is shown.
  package static let modes = DocumentTraits(rawValue: 1 << 21)
  /// A first and a last moment, between which its alert is shown.
  package static let window = DocumentTraits(rawValue: 1 << 22)
  /// The clock of the service when it answers, by which clients go.
  package static let serverClock = DocumentTraits(rawValue: 1 << 23)
  /// A time after OK in which its alert stays away.
  package static let quietTime = DocumentTraits(rawValue: 1 << 24)
  /// A box in its alert that keeps it from coming again.
  package static let checkbox = DocumentTraits(rawValue: 1 << 25)
  /// An address that its button opens.
  package static let address = DocumentTraits(rawValue: 1 << 26)
  /// An address that the app opens with code of its own.
  package static let openedByApp = DocumentTraits(rawValue: 1 << 27)
  /// An address of legal conditions.
  package static let legalConditions = DocumentTraits(rawValue: 1 << 28)
  /// A prompt for a rating, after so much time and so many openings.
  package static let prompt = DocumentTraits(rawValue: 1 << 29)
  /// The number of the app in the App Store, which no client reads.
  package static let storeIdentifier = DocumentTraits(rawValue: 1 << 30)
  /// Filters that keep its alert from some systems and models.
  package static let filters = DocumentTraits(rawValue: 1 << 31)
}

// MARK: Traits that need not be said

extension DocumentTraits {
  /// Those that follow from how the clients of a kind read it, and from its table.
  init(of family: Family, wrapper: String?, members: [Member], clients: ClientSet) {
    self = family.table == nil ? .asked : .table
    if wrapper != nil { insert(.wrapper) }
    for member in members { formUnion(member.traits(among: clients)) }
  }
}

extension Member {
  fileprivate func traits(among clients: ClientSet) -> DocumentTraits {
    var traits: DocumentTraits =
      switch type {
      case .integer, .duration: .numbers
      case .instant: [.numbers, .dates]
      case .boolean: .booleans
      case .oneOf: .choices
      case .texts: [.texts, .textMaps, .threeLanguages]
      case .link: .address
      case .shaped(_, .textOrTexts): [.texts, .textMaps]
      case .shaped(_, .messages): [.texts, .messages]
      case .shaped(_, .configurations): .configurations
      case .shaped(_, .object), .text, .names, .unread: []
      }
    if isNegativeOdd { traits.insert(.positiveNumbers) }
    if !requiredBy.isEmpty, !clients.isSubset(of: requiredBy) { traits.insert(.neededBySome) }
    return traits
  }
}
