import OSAMSyntax

/// Finds out what documents a file holds, from the keys alone, so that it also works on damaged files.
package struct Recognition: Sendable {
  /// A document that was found and not yet taken apart; a file can hold tens of thousands.
  package struct Found: Sendable {
    package var kind: DocumentKind
    package var root: Int
    package var pointer: String
    package var number: Int
  }

  package private(set) var found: [Found] = []
  /// Roots that no kind fits, with their pointers.
  package var unrecognised: [(root: Int, pointer: String)] = []
  /// Documents whose keys fit two kinds equally, by their number, with those kinds.
  package var ambiguous: [Int: [DocumentKind]] = [:]

  /// How a file is to be looked at.
  package struct Options: Sendable {
    /// Overrides what the syntax suggests.
    package var role: Role?
    /// Overrides recognition.
    package var kind: DocumentKind?
    package var zone: Zone

    package init(role: Role? = nil, kind: DocumentKind? = nil, zone: Zone = .madrid) {
      self.role = role
      self.kind = kind
      self.zone = zone
    }
  }

  private let tree: Tree
  private let role: Role
  private let zone: Zone

  /// The documents, in file order. Each is bound to its table when it is asked for, and every time.
  package var documents: LazyMapCollection<[Found], Document> { found.lazy.map { document($0) } }

  package func document(_ found: Found) -> Document {
    Document(
      tree: tree, kind: found.kind, role: role, number: found.number, root: found.root, rootPointer: found.pointer,
      zone: zone)
  }

  package init(_ tree: Tree, _ options: Options) {
    let role = options.role ?? .usual(for: tree.syntax)
    self.tree = tree
    self.role = role
    zone = options.zone
    var number = 0
    for root in tree.roots {
      guard role == .authored, tree.kind(root) == .array else {
        add(tree, root, "", role, options, &number)
        continue
      }
      var items: [Int] = []
      tree.forEachItem(of: root) { items.append($0) }
      for (item, node) in items.enumerated() { add(tree, node, "/\(item)", role, options, &number) }
      if items.isEmpty { unrecognised.append((root, "")) }
    }
  }

  private mutating func add(
    _ tree: Tree, _ root: Int, _ pointer: String, _ role: Role, _ options: Options, _ number: inout Int
  ) {
    var kinds = options.kind.map { [$0] } ?? []
    if kinds.isEmpty, role == .served { kinds = Self.decodedKinds(of: tree) }
    if kinds.isEmpty { kinds = Self.kinds(of: tree, root) }
    guard let kind = kinds.first else {
      unrecognised.append((root, pointer))
      return
    }
    if kinds.count > 1 { ambiguous[number] = kinds }
    found.append(Found(kind: kind, root: root, pointer: pointer, number: number))
    number += 1
  }

  /// A key that only one kind knows counts double; this much is needed to call a document a kind.
  private static let enough = 3

  /// The kinds whose keys fit best: none, one, or several that fit equally.
  static func kinds(of tree: Tree, _ root: Int) -> [DocumentKind] {
    let exact = best(exactScores(of: tree, root))
    if !exact.isEmpty { return exact }
    if holdsConfigurations(tree, root) { return [.princeOfVersions] }
    return best(scores(of: tree, root, ignoringCase: true))
  }

  /// Whether some member of a root object holds configurations of Prince of Versions, whatever its name.
  private static func holdsConfigurations(_ tree: Tree, _ root: Int) -> Bool {
    func isConfiguration(_ node: Int) -> Bool {
      var isFound = false
      tree.forEachPair(of: node) { if !isFound { isFound = configurationNames.index(of: $0.key, in: tree) != nil } }
      return isFound
    }
    var isFound = false
    tree.forEachPair(of: root) { pair in
      if isFound { return }
      isFound = isConfiguration(pair.value)
      tree.forEachItem(of: pair.value) { if !isFound { isFound = isConfiguration($0) } }
    }
    return isFound
  }

  private static let configurationNames = NameIndex(PrinceMember.telling)

  /// What each member of each kind counts: 2 when only that kind knows the name, else 1; a telling name
  /// counts enough.
  private static let weights: [[Int]] = DocumentKind.all.map { kind in
    kind.members.map { member in
      switch member.weight {
      case .none: 0
      case .telling: enough
      case .usual: DocumentKind.all.contains { $0 != kind && $0.member(member.name) != nil } ? 1 : 2
      }
    }
  }

  /// The scores when every key is spelt right and the wrapper, if there is one, as well; no texts are made.
  private static func exactScores(of tree: Tree, _ root: Int) -> [(kind: DocumentKind, score: Int)] {
    let root = tree.resolved(root)
    guard tree.kind(root) == .object else { return scores(of: tree, root, ignoringCase: false) }
    let known = KnownNames.shared
    /// The names seen, for each kind.
    var seen = Array(repeating: UInt128.zero, count: DocumentKind.all.count)
    func count(_ object: Int, _ kinds: UInt128) {
      tree.forEachPair(of: object) { pair in
        guard let name = known.names.index(of: pair.key, in: tree) else { return }
        for kind in seen.indices where kinds >> UInt128(kind) & 1 == 1 { seen[kind] |= 1 << UInt128(name) }
      }
    }
    count(root, .max)
    tree.forEachPair(of: root) { pair in
      guard tree.kind(pair.value) == .object, let wrapper = known.names.index(of: pair.key, in: tree) else { return }
      let kinds = known.wrapping[wrapper]
      if kinds != 0 { count(pair.value, kinds) }
    }
    return seen.enumerated().map { kind, seen in
      let score = known.weighed[kind].reduce(0) { $0 + (seen & $1.names).nonzeroBitCount * $1.weight }
      return (DocumentKind.all[kind], score)
    }
  }

  /// The names of all kinds in one index, so that each key is looked up once; sets of names are bits.
  private struct KnownNames: Sendable {
    let names: NameIndex
    /// The members of each kind that count the same.
    let weighed: [[(names: UInt128, weight: Int)]]
    /// For each name, the kinds whose wrapper it is.
    let wrapping: [UInt128]

    static let shared = KnownNames()

    private init() {
      let kinds = DocumentKind.all
      let all = Set(kinds.flatMap { $0.members.map(\.name) + [$0.wrapper].compactMap { $0 } }).sorted()
      precondition(all.count <= UInt128.bitWidth, "names of all kinds are bits of one number")
      func bits<Item>(_ items: [Item], where holds: (Item) -> Bool) -> UInt128 {
        items.enumerated().reduce(0) { holds($1.element) ? $0 | 1 << UInt128($1.offset) : $0 }
      }
      weighed = kinds.indices.map { kind in
        (1...enough).map { weight in
          (bits(all) { name in kinds[kind].index(of: name).map { weights[kind][$0] == weight } ?? false }, weight)
        }
      }
      wrapping = all.map { name in bits(kinds) { $0.wrapper == name } }
      names = NameIndex(all)
    }
  }

  /// The kinds that some client decodes a text with faults as. The tree may not show their keys: a `#`,
  /// say, starts a comment there and a word for 2.1.1–2.1.2. None for a text without faults.
  private static func decodedKinds(of tree: Tree) -> [DocumentKind] {
    if tree.syntax != .json || tree.faults.isEmpty { return [] }
    return DocumentKind.commonModule.filter { kind in
      DecoderRange.all.contains { range in
        if case .success = ClientReader.read(tree.bytes, as: kind, by: range) { true } else { false }
      }
    }
  }

  /// Whether a text with faults, in which no document was found, looks as if it were one of ours: it has
  /// several names of one kind in places where keys stand. Names of several words count double.
  package static func isDamaged(_ tree: Tree) -> Bool {
    if tree.faults.isEmpty { return false }
    // In UTF-16 and UTF-32 the other bytes of a plain letter are nothing.
    let isWide = tree.faults.contains { $0.kind == .wideEncoding }
    let bytes = isWide ? tree.bytes.filter { $0 != 0 } : tree.bytes
    var seen: Set<String> = []
    var at = 0
    while at < bytes.count {
      guard isNamePart(bytes[at]) else {
        at += 1
        continue
      }
      let start = at
      while at < bytes.count, isNamePart(bytes[at]) { at += 1 }
      if at - start > longestName { continue }
      var next = at
      while next < bytes.count, next - at < 4, isBetweenKeyAndColon(bytes[next]) { next += 1 }
      guard next < bytes.count, bytes[next] == UInt8(ascii: ":") else { continue }
      let name = String(decoding: bytes[start..<at], as: UTF8.self)
      if allNames.contains(name) { seen.insert(name) }
    }
    return DocumentKind.all.contains { kind in
      let words = kind.members.reduce(0) { words, member in
        guard seen.contains(member.name) else { return words }
        return words + (member.weight == .telling || member.name.contains(where: \.isUppercase) ? 2 : 1)
      }
      return words >= enoughWords
    } || PrinceMember.telling.count(where: seen.contains) * 2 >= enoughWords
  }

  /// `title`, `url` and `message` are names in other people's files too.
  private static let enoughWords = 4
  private static let allNames = Set(DocumentKind.all.flatMap(\.members).map(\.name) + PrinceMember.telling)
  private static let longestName = allNames.map(\.utf8.count).max() ?? 0

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  private static func isBetweenKeyAndColon(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == 0x20 || byte == 0x09
  }

  private static func best(_ scores: [(kind: DocumentKind, score: Int)]) -> [DocumentKind] {
    guard let top = scores.map(\.score).max(), top >= enough else { return [] }
    return scores.filter { $0.score == top }.map(\.kind)
  }

  private static func scores(of tree: Tree, _ root: Int, ignoringCase: Bool) -> [(kind: DocumentKind, score: Int)] {
    var keys: Set<String> = []
    collectKeys(tree, root, into: &keys)
    if keys.isEmpty { return [] }
    return DocumentKind.all.enumerated().map { index, kind in
      let rows = Set(keys.compactMap { ignoringCase ? kind.row(ignoringCase: $0) : kind.index(of: $0) })
      return (kind, rows.reduce(0) { $0 + weights[index][$1] })
    }
  }

  /// Keys of the root and of any object right below it: the wrapper may be missing or misspelt. An
  /// array stands for its first item, so that a list served by mistake is still recognised.
  private static func collectKeys(_ tree: Tree, _ root: Int, into keys: inout Set<String>) {
    let root = tree.resolved(root)
    if tree.kind(root) == .array {
      var first: Int?
      tree.forEachItem(of: root) { if first == nil { first = $0 } }
      if let first, tree.kind(first) == .object { collectKeys(tree, first, into: &keys) }
      return
    }
    tree.forEachPair(of: root) { pair in
      guard keys.count < 200 else { return }
      let key = tree.text(pair.key)
      keys.insert(key)
      if key.lowercased() == "data" {
        var inner = pair.value
        if tree.kind(inner) == .array { tree.forEachItem(of: inner) { if inner == pair.value { inner = $0 } } }
        tree.forEachPair(of: inner) { if keys.count < 200 { keys.insert(tree.text($0.key)) } }
      }
    }
  }
}
