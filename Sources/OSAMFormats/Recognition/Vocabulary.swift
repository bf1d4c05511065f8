import OSAMSyntax
import Synchronization

/// The names by which one sort of object is known, and the signs that are made of them. A class, so that looking at it
/// copies nothing.
final class Vocabulary: Sendable {
  /// Content of such an object: a document, or under a platform a configuration.
  enum Holder: Sendable {
    case document
    case listedConfiguration
    case singleConfiguration
  }

  /// A sign with the places of its names.
  fileprivate final class Row: Sendable {
    let sign: Sign
    let groups: [[Int]]

    init(_ sign: Sign, _ index: NameIndex) {
      self.sign = sign
      groups = sign.groups.map { group in group.compactMap { index.index(of: $0) } }
    }
  }

  /// Its own place among all of them.
  let number: Int
  /// Place of the kind among those that are known.
  let kind: Int
  let holder: Holder
  let names: [String]
  /// For each known name its place in `names`.
  private let places: [UInt8]
  private let forms: [OwnForm]
  fileprivate let rows: [Row]
  /// Names of which a slip is seen.
  private let told: [(index: Int, name: String)]
  private let madeSlips = AtomicLazyReference<Slips>()
  /// By name, if nobody else has it.
  private let ownership: [Ownership]
  /// By name, if it counts beside one that tells little.
  private let counts: [Bool]
  /// By name, if it is a usual one, and how many of these are most of them.
  private let isUsual: [Bool]
  private let most: Int

  private enum Ownership {
    case others
    case ours
    case oursInForm
  }

  /// `known` gives each name its number.
  fileprivate init(
    _ number: Int, _ kind: Int, _ holder: Holder, _ members: [(name: String, form: OwnForm)], _ signs: [Sign],
    _ ownNames: OwnNames, counts: [Bool], isUsual: [Bool], most: Int, _ known: NameIndex
  ) {
    self.number = number
    self.kind = kind
    self.holder = holder
    let names = members.map { $0.name }
    self.names = names
    var places: [UInt8] = Array(repeating: KnownNames.none, count: UInt128.bitWidth)
    for (place, name) in names.enumerated() { if let number = known.index(of: name) { places[number] = UInt8(place) } }
    self.places = places
    forms = members.map { $0.form }
    ownership = names.map { name in
      ownNames.always.contains(name) ? .ours : ownNames.inForm.contains(name) ? .oursInForm : .others
    }
    self.counts = counts
    self.isUsual = isUsual
    self.most = most
    let index = NameIndex(names)
    let rows = signs.map { Row($0, index) }
    self.rows = rows
    var isTold = Array(repeating: false, count: names.count)
    for row in rows where row.sign.besideSlip != nil { for place in row.groups.joined() { isTold[place] = true } }
    told = names.indices.filter { isTold[$0] }.map { ($0, names[$0]) }
  }

  private var slips: Slips { madeSlips.load() ?? madeSlips.storeIfNil(Slips(told)) }

  var allSigns: [Sign] { rows.map { $0.sign } }

  /// A sign that an object has; small, for a file can hold tens of thousands of documents.
  struct Match: Sendable {
    var degree: Degree
    /// The key by which it is seen.
    var key: NodeID
    fileprivate var vocabulary: UInt8
    fileprivate var row: UInt8
    fileprivate var name: UInt8
    /// Members in their own forms.
    var fitting: UInt8
    /// The values of the sign's members have their own forms.
    var isInForm: Bool
    /// It would be certain with more beside it.
    var isAlone: Bool
    /// Names that nobody else has.
    var ownNames: UInt8 = 0
    /// Most of the usual members are there.
    var hasMost = false

  }

  /// A member as an object has it.
  private struct Sight {
    var key: NodeID
    var fits: Bool
    var isSlip: Bool
    /// Nothing but letter case is wrong.
    var isCase = false
    /// A value that may be short is written out.
    var isFull: Bool

    /// Letter case aside.
    var isRight: Bool { fits && (!isSlip || isCase) }

    /// The surer, the higher.
    var rank: Int { isSlip ? 1 : fits ? 2 : 0 }
  }

  /// The surest sign in an object that was glanced at, and of those the first.
  func match(_ pairs: [KnownNames.Pair], in tree: Tree, _ standing: Standing, breaksOff: Bool) -> Match? {
    var sights = [Sight?](repeating: nil, count: names.count)
    // Asked for once: to look at it costs as much as some keys.
    var slips: Slips?
    for pair in pairs {
      let place = pair.name == KnownNames.none ? KnownNames.none : places[Int(pair.name)]
      if place != KnownNames.none {
        let form = forms[Int(place)]
        sights[Int(place)] = Sight(
          key: pair.key, fits: form.fits(tree, pair.value, breaksOff: breaksOff), isSlip: false,
          isFull: form.isFull(tree, pair.value))
        continue
      }
      let known = slips ?? self.slips
      slips = known
      if let (name, isCase) = known.match(pair.key, in: tree), sights[name] == nil,
        forms[name].fits(tree, pair.value, breaksOff: breaksOff)
      {
        sights[name] = Sight(
          key: pair.key, fits: true, isSlip: true, isCase: isCase, isFull: forms[name].isFull(tree, pair.value))
      }
    }
    let fitting = sights.count { $0?.isRight == true }
    let counting = sights.indices.count { counts[$0] && sights[$0]?.isRight == true }
    var best: Match?
    for (number, row) in rows.enumerated() where best.map({ $0.degree < row.sign.degree }) ?? true {
      guard let weight = Self.weight(of: row, sights, fitting, counting: counting, standing),
        let key = sights[weight.name]?.key
      else { continue }
      if best.map({ $0.degree < weight.degree }) ?? true {
        best = Match(
          degree: weight.degree, key: key, vocabulary: UInt8(self.number), row: UInt8(number),
          name: UInt8(weight.name), fitting: UInt8(fitting), isInForm: weight.isInForm, isAlone: weight.isAlone)
      }
    }
    guard var match = best else { return nil }
    (match.ownNames, match.hasMost) = proof(sights)
    return match
  }

  /// How many names are there that nobody else has, slips of them as well, and whether most of the usual ones are.
  private func proof(_ sights: [Sight?]) -> (ownNames: UInt8, hasMost: Bool) {
    var (ownNames, usual): (UInt8, Int) = (0, 0)
    for (place, sight) in sights.enumerated() {
      guard let sight else { continue }
      switch ownership[place] {
      case .ours: ownNames += 1
      case .oursInForm: if sight.fits { ownNames += 1 }
      case .others: break
      }
      if isUsual[place], sight.fits { usual += 1 }
    }
    return (ownNames, usual >= most)
  }

  /// The weight of a sign.
  private struct Weight {
    var degree: Degree
    /// By which it is seen.
    var name: Int
    var isInForm = true
    var isAlone = false
  }

  /// Nil when a sign is not there.
  private static func weight(
    of row: Row, _ sights: [Sight?], _ fitting: Int, counting: Int, _ standing: Standing
  ) -> Weight? {
    let (sign, groups) = (row.sign, row.groups)
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
    let isAlone = counting - counted < sign.besideAlways
    if slips > 0 {
      guard slips == 1, slips + fits == groups.count, let beside = sign.besideSlip else { return nil }
      let isEnough = sign.degree == .certain && !isAlone && others >= max(beside, needed)
      return isEnough ? Weight(degree: .certain, name: first) : nil
    }
    if fits < groups.count {
      guard sign.namesTell, sign.degree == .certain else { return nil }
      // One name with a value that is not its own says little.
      let isEnough = others >= (groups.count == 1 ? max(1, needed) : needed)
      return Weight(
        degree: isEnough && !isAlone ? .certain : .likely, name: first, isInForm: false, isAlone: isAlone)
    }
    if sign.degree == .likely { return standing == .own ? Weight(degree: .likely, name: first) : nil }
    return Weight(degree: others >= needed && !isAlone ? .certain : .likely, name: first, isAlone: isAlone)
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
final class KnownNames: Sendable {
  private let names: NameIndex
  let vocabularies: [Vocabulary]
  /// For each vocabulary the names by which its signs are seen.
  let seenBy: [UInt128]
  /// Names of which one that is nearly right is seen at once, and for each the vocabularies that have it.
  private let told: [(index: Int, name: String)]
  private let madeSlips = AtomicLazyReference<Slips>()
  private let vocabulariesBySlip: [UInt32]
  /// Names that wrap documents, and those of platforms under which elements stand.
  private let wrappers: UInt128
  let platforms: UInt128
  /// Platforms whose keys nobody else has.
  private let ownPlatforms: UInt128

  /// The number of no name.
  static let none = UInt8.max

  private let kinds: [DocumentKind]

  init(_ kinds: [DocumentKind]) {
    self.kinds = kinds
    var all: [String] = []
    var platforms: [String] = []
    for kind in kinds {
      switch kind.signs {
      case .members: all += kind.members.map { $0.name }
      case .elements(let elements): all += elements.forms.map { $0.name }
      }
      platforms += kind.platformMembers.map { $0.name }
    }
    // A name that several have is known by its first number.
    let names = NameIndex(all + kinds.compactMap { $0.wrapper } + platforms)
    precondition(names.count <= UInt128.bitWidth, "names of all kinds are bits of one number")
    self.names = names
    func bits(_ texts: [String]) -> UInt128 {
      texts.reduce(0) { bits, text in names.index(of: text).map { bits | 1 << UInt128($0) } ?? bits }
    }
    wrappers = bits(kinds.compactMap { $0.wrapper })
    self.platforms = bits(platforms)
    ownPlatforms = bits(kinds.flatMap { $0.signs.elements?.ownPlatforms ?? [] })
    var vocabularies: [Vocabulary] = []
    for (number, kind) in kinds.enumerated() {
      switch kind.signs {
      case .elements(let elements):
        for (holder, signs) in [
          (Vocabulary.Holder.listedConfiguration, elements.listed), (.singleConfiguration, elements.single),
        ] {
          vocabularies.append(
            Vocabulary(
              vocabularies.count, number, holder, elements.forms, signs, elements.ownNames,
              counts: elements.forms.map { _ in true }, isUsual: elements.forms.map { _ in true },
              most: elements.most, names))
        }
      case .members(let signs, let ownNames):
        // Whoever writes a document leaves out what the service adds.
        let isUsual = kind.members.map { $0.isCurrent && !$0.suppliedByService }
        vocabularies.append(
          Vocabulary(
            vocabularies.count, number, .document, kind.members.map { ($0.name, OwnForm($0.type)) }, signs,
            ownNames, counts: kind.members.map { $0.isCurrent && $0.name != Sign.everybodys },
            isUsual: isUsual, most: isUsual.count { $0 } / 2 + 1, names))
      }
    }
    self.vocabularies = vocabularies
    seenBy = vocabularies.map { vocabulary in bits(vocabulary.rows.flatMap { $0.sign.groups.first ?? [] }) }
    // Of shorter names half of all words are nearly one.
    var told: [(index: Int, name: String)] = []
    var vocabulariesBySlip: [UInt32] = []
    for vocabulary in vocabularies {
      for row in vocabulary.rows where row.sign.besideSlip != nil {
        for name in row.sign.groups.first ?? [] where name.utf8.count >= Self.shortest {
          if !told.contains(where: { $0.name == name }) {
            told.append((told.count, name))
            vocabulariesBySlip.append(0)
          }
          for (index, other) in told where other == name { vocabulariesBySlip[index] |= 1 << UInt32(vocabulary.number) }
        }
      }
    }
    self.vocabulariesBySlip = vocabulariesBySlip
    // A key that is nearly several of them is the first of these by the alphabet.
    self.told = told.sorted { $0.name < $1.name }
  }

  private var slips: Slips { madeSlips.load() ?? madeSlips.storeIfNil(Slips(told)) }

  private static let shortest = 7

  /// One slip does not make a key one of the names that are told by slips; codes of languages are such keys.
  private static func isTooShort(_ key: NodeID, in tree: Tree) -> Bool {
    let (key, span) = (tree.resolved(key), tree.contentSpan(key))
    return tree.nodes[key].flags.isVerbatim && span.end - span.start < shortest - 1
  }

  func sign(of match: Vocabulary.Match) -> Sign { vocabularies[Int(match.vocabulary)].rows[Int(match.row)].sign }

  /// The member that was meant.
  func member(of match: Vocabulary.Match) -> String { vocabularies[Int(match.vocabulary)].names[Int(match.name)] }

  /// A pair of an object, with the number of the name that its key is.
  struct Pair {
    var key: NodeID
    var value: NodeID
    var name: UInt8
  }

  /// Features of an object to be seen at once.
  struct Glance {
    var pairs: [Pair] = []
    var names: UInt128 = 0
    /// Vocabularies of which a name is nearly there.
    var nearly: UInt32 = 0
    var hasInside = false
  }

  func glance(at object: NodeID, in tree: Tree) -> Glance {
    var glance = Glance()
    // Most objects are small, and what is in them counts as well.
    glance.pairs.reserveCapacity(min(tree.nodes(in: object).count / 2, 32))
    tree.forEachPair(of: object) { pair in
      if tree.nodes[pair.value].isContainer { glance.hasInside = true }
      let name = names.index(of: pair.key, in: tree)
      glance.pairs.append(Pair(key: pair.key, value: pair.value, name: name.map { UInt8($0) } ?? Self.none))
      if let name {
        glance.names |= 1 << UInt128(name)
        if wrappers >> UInt128(name) & 1 == 1 { glance.hasInside = true }
      } else if !Self.isTooShort(pair.key, in: tree), let (slip, _) = slips.match(pair.key, in: tree) {
        glance.nearly |= vocabulariesBySlip[slip]
      }
    }
    return glance
  }

  func isWrapper(_ pair: Pair) -> Bool { pair.name != Self.none && wrappers >> UInt128(pair.name) & 1 == 1 }

  func isPlatform(_ pair: Pair) -> Bool { pair.name != Self.none && platforms >> UInt128(pair.name) & 1 == 1 }

  /// True if it is a platform's key that nobody else has.
  func isOwnPlatform(_ key: NodeID, in tree: Tree) -> Bool {
    names.index(of: key, in: tree).map { ownPlatforms >> UInt128($0) & 1 == 1 } ?? false
  }

  /// Letter case and blanks aside.
  func isNearlyWrapper(_ pair: Pair, in tree: Tree) -> Bool {
    if isWrapper(pair) { return true }
    let text = tree.text(pair.key).trimmingBlanks().lowercased()
    return names.index(of: text).map { wrappers >> UInt128($0) & 1 == 1 } ?? false
  }

  /// A platform's key, or one that differs by a letter or by its case. Asked only where versions stand below it.
  func isNearlyPlatform(_ key: NodeID, in tree: Tree) -> Bool {
    if let name = names.index(of: key, in: tree), platforms >> UInt128(name) & 1 == 1 { return true }
    let text = tree.text(key)
    if text.utf8.count > 12 { return false }
    let word = Array(text.lowercased().unicodeScalars)
    return kinds.contains { kind in
      kind.platformMembers.contains { Nearest.distance(word, Array($0.name.unicodeScalars)) <= 1 }
    }
  }
}
