import OSAMSyntax

/// The names by which one sort of object is known, and the signs that are made of them.
struct Vocabulary: Sendable {
  /// What is inside of it: a document, or under the platforms of Prince of Versions a configuration.
  enum Holder: Sendable {
    case document
    case listedConfiguration
    case singleConfiguration
  }

  /// Its own place among all of them.
  let number: Int
  /// Place of the kind in `DocumentKind.all`.
  let kind: Int
  let holder: Holder
  let names: [String]
  private let index: NameIndex
  private let forms: [OwnForm]
  fileprivate let signs: [(sign: Sign, groups: [[Int]])]
  private let slips: Slips

  init(_ number: Int, _ kind: Int, _ holder: Holder, _ members: [(name: String, form: OwnForm)], _ signs: [Sign]) {
    self.number = number
    self.kind = kind
    self.holder = holder
    let names = members.map(\.name)
    self.names = names
    index = NameIndex(names)
    forms = members.map(\.form)
    self.signs = signs.map { sign in
      (sign, sign.groups.map { group in group.compactMap { names.firstIndex(of: $0) } })
    }
    let told = Set(signs.filter { $0.besideSlip != nil }.flatMap { $0.groups.joined() })
    slips = Slips(names.enumerated().filter { told.contains($0.element) }.map { ($0.offset, $0.element) })
  }

  var allSigns: [Sign] { signs.map(\.sign) }

  /// A sign that an object has; small, for a file can hold tens of thousands of documents.
  struct Match: Sendable {
    var degree: Degree
    /// The key by which it is seen.
    var key: Int
    fileprivate var vocabulary: UInt8
    fileprivate var row: UInt8
    fileprivate var name: UInt8
    /// Members in their own forms.
    var fitting: UInt8

    var sign: Sign { KnownNames.shared.vocabularies[Int(vocabulary)].signs[Int(row)].sign }
    /// The member that was meant.
    var member: String { KnownNames.shared.vocabularies[Int(vocabulary)].names[Int(name)] }
  }

  /// A member as an object has it.
  private struct Sight {
    var key: Int
    var fits: Bool
    var isSlip: Bool
    /// Nothing but letter case is wrong.
    var isCase = false
    /// A value that may be short is written out.
    var isFull: Bool

    /// The surer, the higher.
    var rank: Int { isSlip ? 1 : fits ? 2 : 0 }
  }

  /// The surest sign in an object, and of those the first.
  func match(_ object: Int, in tree: Tree, _ standing: Standing, breaksOff: Bool) -> Match? {
    var sights = [Sight?](repeating: nil, count: names.count)
    tree.forEachPair(of: object) { pair in
      if let name = index.index(of: pair.key, in: tree) {
        sights[name] = Sight(
          key: pair.key, fits: forms[name].fits(tree, pair.value, breaksOff: breaksOff), isSlip: false,
          isFull: forms[name].isFull(tree, pair.value))
      } else if let (name, isCase) = slips.match(pair.key, in: tree), sights[name] == nil,
        forms[name].fits(tree, pair.value, breaksOff: breaksOff)
      {
        sights[name] = Sight(
          key: pair.key, fits: true, isSlip: true, isCase: isCase, isFull: forms[name].isFull(tree, pair.value))
      }
    }
    let fitting = sights.count { $0.map { $0.fits && (!$0.isSlip || $0.isCase) } ?? false }
    var best: Match?
    for (row, (sign, groups)) in signs.enumerated() where best.map({ $0.degree < sign.degree }) ?? true {
      guard let (degree, name) = Self.degree(of: sign, groups, sights, fitting, standing), let key = sights[name]?.key
      else { continue }
      if best.map({ $0.degree < degree }) ?? true {
        best = Match(
          degree: degree, key: key, vocabulary: UInt8(number), row: UInt8(row), name: UInt8(name),
          fitting: UInt8(fitting))
      }
    }
    return best
  }

  /// What a sign comes to, and the name by which it is seen; nil when it is not there.
  private static func degree(
    of sign: Sign, _ groups: [[Int]], _ sights: [Sight?], _ fitting: Int, _ standing: Standing
  ) -> (Degree, Int)? {
    var first: Int?
    var (slips, fits, counted) = (0, 0, 0)
    for group in groups {
      guard let (name, sight) = surest(of: group, sights) else { return nil }
      if sign.isFull, !sight.isFull { return nil }
      if first == nil { first = name }
      if sight.isSlip { slips += 1 } else if sight.fits { fits += 1 }
      if sight.isCase || sight.fits && !sight.isSlip { counted += 1 }
    }
    guard let first else { return nil }
    let others = fitting - counted
    let needed = sign.others(standing)
    if slips > 0 {
      guard slips == 1, slips + fits == groups.count, let beside = sign.besideSlip else { return nil }
      return sign.degree == .certain && others >= max(beside, needed) ? (.certain, first) : nil
    }
    if fits < groups.count {
      guard sign.namesTell, sign.degree == .certain else { return nil }
      // One name with a value that is not its own says little.
      return (others >= (groups.count == 1 ? max(1, needed) : needed) ? .certain : .likely, first)
    }
    if sign.degree == .likely { return standing == .own ? (.likely, first) : nil }
    return (others >= needed ? .certain : .likely, first)
  }

  /// Of some members the one that is seen best, of equals the first.
  private static func surest(of group: [Int], _ sights: [Sight?]) -> (name: Int, sight: Sight)? {
    var best: (name: Int, sight: Sight)?
    for name in group {
      guard let sight = sights[name] else { continue }
      if let best, sight.rank <= best.sight.rank { continue }
      best = (name, sight)
    }
    return best
  }
}

/// The names of all kinds in one index, so that each key of a file is looked up once; sets of names are bits.
struct KnownNames: Sendable {
  let names: NameIndex
  let vocabularies: [Vocabulary]
  /// For each vocabulary the names by which its signs are seen.
  let seenBy: [UInt128]
  /// For each of these names the vocabularies that have it, found again where it is nearly right.
  let slips: Slips
  let vocabulariesBySlip: [UInt32]
  /// For each name whether it wraps documents, and whether it is a platform of Prince of Versions.
  let wrappers: UInt128
  let platforms: UInt128

  static let shared = KnownNames()

  private init() {
    let kinds = DocumentKind.all
    var vocabularies: [Vocabulary] = []
    var platforms: [String] = []
    for (number, kind) in kinds.enumerated() {
      func add(_ holder: Vocabulary.Holder, _ members: [(name: String, form: OwnForm)], _ signs: [Sign]) {
        vocabularies.append(Vocabulary(vocabularies.count, number, holder, members, signs))
      }
      if let elements = kind.elements {
        add(.listedConfiguration, elements.forms, elements.listed)
        add(.singleConfiguration, elements.forms, elements.single)
        platforms += kind.members.filter(\.isPlatform).map(\.name)
      } else {
        add(.document, kind.members.map { ($0.name, OwnForm($0.type)) }, kind.signs)
      }
    }
    let all = Set(vocabularies.flatMap(\.names) + kinds.compactMap(\.wrapper) + platforms).sorted()
    precondition(all.count <= UInt128.bitWidth, "names of all kinds are bits of one number")
    func bits(_ names: Set<String>) -> UInt128 {
      all.enumerated().reduce(0) { names.contains($1.element) ? $0 | 1 << UInt128($1.offset) : $0 }
    }
    let firsts = vocabularies.map { Set($0.allSigns.flatMap { $0.groups.first ?? [] }) }
    seenBy = firsts.map(bits)
    wrappers = bits(Set(kinds.compactMap(\.wrapper)))
    self.platforms = bits(Set(platforms))
    let nearly = vocabularies.map { vocabulary in
      Set(vocabulary.allSigns.filter { $0.besideSlip != nil }.flatMap { $0.groups.first ?? [] })
    }
    // Of shorter names half of all words are nearly one.
    let told = Set(nearly.joined()).filter { $0.utf8.count >= Self.shortest }.sorted()
    slips = Slips(told.enumerated().map { ($0.offset, $0.element) })
    vocabulariesBySlip = told.map { name in
      nearly.enumerated().reduce(0) { $1.element.contains(name) ? $0 | 1 << UInt32($1.offset) : $0 }
    }
    names = NameIndex(all)
    self.vocabularies = vocabularies
  }

  private static let shortest = 7

  /// What is to be seen of an object at once.
  struct Glance {
    var names: UInt128 = 0
    /// Vocabularies of which a name is nearly there.
    var nearly: UInt32 = 0
    var pairs = 0
    var hasInside = false
  }

  func glance(at object: Int, in tree: Tree) -> Glance {
    var glance = Glance()
    tree.forEachPair(of: object) { pair in
      glance.pairs += 1
      if tree.nodes[pair.value].isContainer { glance.hasInside = true }
      if let name = names.index(of: pair.key, in: tree) {
        glance.names |= 1 << UInt128(name)
        if wrappers >> UInt128(name) & 1 == 1 { glance.hasInside = true }
      } else if let (slip, _) = slips.match(pair.key, in: tree) {
        glance.nearly |= vocabulariesBySlip[slip]
      }
    }
    return glance
  }
}
