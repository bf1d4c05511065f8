import OSAMSyntax

/// Looks for a document in one root of a file.
struct Search {
  /// Something that speaks for a kind.
  struct Hit: Sendable {
    var kind: Int
    var standing: Standing
    /// The object it was found in.
    var object: NodeID
    var match: Vocabulary.Match?
    var degree: Degree
    var fitting: Int
    /// Fixes may be made unasked.
    var isProven: Bool
    /// Beside other things, so that the rest of the file is not about it.
    var isAmongOthers = false
  }

  let tree: Tree
  let role: Role
  /// Values may be missing because the text breaks off.
  let breaksOff: Bool
  private let kinds: KnownKinds
  private let known: KnownNames
  /// The best of each kind.
  private(set) var hits: [Hit] = []
  private var visited = 0

  /// Objects inside of each other that are looked at: `response`, `data`, and what is in them.
  private static let depth = 2
  /// Further objects, members of one, and items of a list that are looked at: wrappers have little beside what they
  /// wrap.
  private static let room = 64
  private static let items = 3

  init(_ tree: Tree, _ role: Role, _ kinds: KnownKinds, breaksOff: Bool) {
    self.tree = tree
    self.kinds = kinds
    known = kinds.names
    self.role = role
    self.breaksOff = breaksOff
  }

  /// An object on the way to another.
  private struct Around {
    var object: NodeID
    var isExactWrapper = false
    var isListed = false
    /// The key its value has in the object around it.
    var key: NodeID?
  }

  mutating func look(at root: NodeID) {
    let root = tree.resolved(root)
    switch tree.kind(root) {
    case .object: visit([Around(object: root)])
    case .array: for item in firstItems(of: root) { visit([Around(object: item, isListed: true)]) }
    default: break
    }
  }

  private func firstItems(of list: NodeID) -> [NodeID] {
    var items: [NodeID] = []
    tree.forEachItem(of: list) { if items.count < Self.items, tree.kind($0) == .object { items.append($0) } }
    return items
  }

  private mutating func visit(_ trail: [Around]) {
    guard let here = trail.last else { return }
    let glance = known.glance(at: here.object, in: tree)
    for (number, vocabulary) in known.vocabularies.enumerated()
    where glance.names & known.seenBy[number] != 0 || glance.nearly >> UInt32(number) & 1 == 1 {
      note(vocabulary, glance.pairs, trail)
    }
    // Configurations stand one deeper than the members of a document.
    guard glance.hasInside,
      trail.count <= Self.depth || glance.names & known.platforms != 0 && trail.count == Self.depth + 1
    else { return }
    var inside: [(around: Around, isList: Bool)] = []
    for (place, pair) in glance.pairs.enumerated() {
      let kind = tree.kind(pair.value)
      if kind == .string, trail.count == 1, Self.mayBeDocument(pair.value, in: tree),
        known.isNearlyWrapper(pair, in: tree)
      {
        inside.append((Around(object: pair.value, key: pair.key), false))
      }
      guard kind == .object || kind == .array else { continue }
      let isWrapper = known.isWrapper(pair)
      guard isWrapper || place < Self.room || known.isPlatform(pair) else { continue }
      inside.append(
        (Around(object: pair.value, isExactWrapper: isWrapper && trail.count == 1, key: pair.key), kind == .array))
    }
    for (around, isList) in inside {
      if tree.kind(around.object) == .string {
        noteText(around.object)
      } else if isList {
        for item in firstItems(of: around.object) where mayVisit() {
          visit(trail + [Around(object: item, isListed: true, key: around.key)])
        }
      } else if around.isExactWrapper || mayVisit() {
        visit(trail + [around])
      }
    }
  }

  private mutating func mayVisit() -> Bool {
    visited += 1
    return visited <= Self.room
  }

  // MARK: Hits

  private mutating func note(_ vocabulary: Vocabulary, _ pairs: [KnownNames.Pair], _ trail: [Around]) {
    guard let here = trail.last else { return }
    switch vocabulary.holder {
    case .document:
      let standing = standing(of: kinds.all[vocabulary.kind], trail)
      note(vocabulary, pairs, standing, trail, holder: here.object, mayBeCertain: true, others: 0)
    case .listedConfiguration, .singleConfiguration:
      // Configurations stand under a platform's key.
      guard trail.count > 1, let key = here.key, here.isListed == (vocabulary.holder == .listedConfiguration) else {
        return
      }
      let isOwn = trail.count == 2 && !trail[0].isListed
      note(
        vocabulary, pairs, isOwn ? .own : .astray, Array(trail.dropLast()), holder: trail[trail.count - 2].object,
        mayBeCertain: known.isNearlyPlatform(key, in: tree), others: known.isOwnPlatform(key, in: tree) ? 1 : 0)
    }
  }

  private func standing(of kind: DocumentKind, _ trail: [Around]) -> Standing {
    let isRoot = trail.count == 1 && !trail[0].isListed
    guard kind.wrapper != nil else { return isRoot ? .own : .astray }
    if isRoot { return role == .served ? .bare : .own }
    return trail.count == 2 && trail[1].isExactWrapper && !trail[1].isListed && !trail[0].isListed ? .own : .astray
  }

  /// `others` are names that nobody else has, around it.
  private mutating func note(
    _ vocabulary: Vocabulary, _ pairs: [KnownNames.Pair], _ standing: Standing, _ trail: [Around], holder: NodeID,
    mayBeCertain: Bool, others: Int
  ) {
    guard let match = vocabulary.match(pairs, in: tree, standing, breaksOff: breaksOff) else { return }
    var degree = match.degree
    // Likely is what stands in its place at least.
    if !mayBeCertain, degree == .likely { return }
    let isAmongOthers = standing == .astray && !isPlain(trail)
    if !mayBeCertain || isAmongOthers { degree = .likely }
    let ownNames = Int(match.ownNames) + others
    add(
      Hit(
        kind: vocabulary.kind, standing: standing, object: holder, match: match, degree: degree,
        fitting: Int(match.fitting), isProven: ownNames > 1 || ownNames == 1 && match.hasMost,
        isAmongOthers: isAmongOthers))
  }

  /// True if the objects on the way hold nothing else but plain values, as a wrapper does and a recorded answer of a
  /// service, or a collection of things, does not.
  private func isPlain(_ trail: [Around]) -> Bool {
    trail.dropLast().allSatisfy { around in
      var inside = 0
      tree.forEachPair(of: around.object) { if tree.nodes[$0.value].isContainer { inside += 1 } }
      return inside == 1
    }
  }

  /// True if a text may begin as an object does, from its first byte alone: in `"\u007b"` it is an escape.
  static func mayBeDocument(_ value: NodeID, in tree: Tree) -> Bool {
    if tree.nodes[value].flags.contains(.pooled) { return true }
    let span = tree.contentSpan(value)
    let first = tree.bytes[span.start..<span.end].first { $0 > 0x20 }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "\\")
  }

  /// A document that is written as a text.
  private mutating func noteText(_ value: NodeID) {
    let text = tree.textBytes(value)
    guard text.first(where: { $0 > 0x20 }) == UInt8(ascii: "{") else { return }
    let inner = Recognition(Tree.read(Array(text), as: .json), .init(kinds, role: .authored, looksInside: false))
    guard let found = inner.found.first, let kind = kinds.all.firstIndex(of: found.kind) else { return }
    add(
      Hit(
        kind: kind, standing: .quoted, object: value, match: nil, degree: found.degree, fitting: 0,
        isProven: found.isProven))
  }

  private mutating func add(_ hit: Hit) {
    guard let place = hits.firstIndex(where: { $0.kind == hit.kind }) else { return hits.append(hit) }
    let isProven = hits[place].object == hit.object && (hits[place].isProven || hit.isProven)
    if hits[place] < hit { hits[place] = hit }
    if isProven { hits[place].isProven = true }
  }

  /// The kinds that are meant as far as can be told, the likeliest first: one, or several that are equally likely.
  var best: [Hit] {
    guard let top = hits.max() else { return [] }
    return hits.filter { !($0 < top) }.sorted { $0.kind < $1.kind }
  }
}

extension Search.Hit: Comparable {
  static func < (left: Self, right: Self) -> Bool {
    if left.degree != right.degree { return left.degree < right.degree }
    return left.fitting < right.fitting
  }

  static func == (left: Self, right: Self) -> Bool { !(left < right) && !(right < left) }
}
