import OSAMSyntax

/// Finds out what documents a file holds by what tells them, also in damaged files.
package struct Recognition: Sendable {
  /// A document that was found and not yet taken apart; a file can hold tens of thousands.
  package struct Found: Sendable {
    package var kind: DocumentKind
    package var root: Int
    package var pointer: String
    package var number: Int
    package var degree: Degree
    fileprivate var ground: Ground
  }

  /// Why something was taken for a document.
  fileprivate enum Ground {
    /// The command line or the settings say so; the members may stand where a document was seen.
    case given(Search.Hit?)
    /// Some released client decodes it although its text is faulty.
    case decoded
    case hit(Search.Hit)

    var hit: Search.Hit? {
      switch self {
      case .given(let hit): hit
      case .decoded: nil
      case .hit(let hit): hit
      }
    }
  }

  package private(set) var found: [Found] = []
  /// Roots that no kind fits, with their pointers.
  package var unrecognised: [(root: Int, pointer: String)] = []
  /// What is only likely, in a file that is not looked at for it.
  package private(set) var passedOver: [Found] = []
  /// Documents whose keys fit two kinds equally, by their number, with those kinds.
  package var ambiguous: [Int: [DocumentKind]] = [:]

  /// How a file is to be looked at.
  package struct Options: Sendable {
    /// Overrides what the syntax suggests.
    package var role: Role?
    /// Overrides recognition.
    package var kind: DocumentKind?
    package var zone: Zone
    /// What is only likely counts as found. In a file with a document that is certain it always does.
    package var takesLikely: Bool

    package init(role: Role? = nil, kind: DocumentKind? = nil, zone: Zone = .madrid, takesLikely: Bool = true) {
      self.role = role
      self.kind = kind
      self.zone = zone
      self.takesLikely = takesLikely
    }
  }

  package let tree: Tree
  private let role: Role
  private let zone: Zone

  /// The documents, in file order. Each is bound to its table when it is asked for, and every time.
  package var documents: LazyMapCollection<[Found], Document> { found.lazy.map { document($0) } }

  package func document(_ found: Found) -> Document {
    Document(
      tree: tree, kind: found.kind, role: role, number: found.number, root: found.root, rootPointer: found.pointer,
      zone: zone, strayBody: strayBody(found))
  }

  package init(_ tree: Tree, _ options: Options) {
    let role = options.role ?? .usual(for: tree.syntax)
    // Whoever names the kind of a file without a value asks what clients make of just that.
    let tree = options.kind == nil ? tree : tree.withRoot
    self.tree = tree
    self.role = role
    zone = options.zone
    let decoded = options.kind == nil && role == .served ? Self.decodedKinds(of: tree) : []
    let breaksOff = tree.faults.contains { Self.breaks.contains($0.kind) }
    for root in tree.roots {
      guard role == .authored, tree.kind(root) == .array else {
        add(root, "", options.kind, decoded, breaksOff)
        continue
      }
      var items: [Int] = []
      tree.forEachItem(of: root) { items.append($0) }
      for (item, node) in items.enumerated() { add(node, "/\(item)", options.kind, decoded, breaksOff) }
      if items.isEmpty { unrecognised.append((root, "")) }
    }
    // Of a text that breaks off the rest may have said more.
    if breaksOff, found.contains(where: { $0.degree == .likely }), Self.isDamaged(tree) {
      for index in found.indices { found[index].degree = .certain }
    }
    if !options.takesLikely, !found.contains(where: { $0.degree == .certain }) {
      passedOver = found
      found = []
      ambiguous = [:]
    }
  }

  /// Behind such a fault something may be missing.
  static let breaks: Set<SyntaxFault.Kind> = [
    .unclosedObject, .unclosedArray, .unclosedString, .missingValue, .missingColon, .yaml, .notUTF8, .wideEncoding,
  ]

  private mutating func add(
    _ root: Int, _ pointer: String, _ given: DocumentKind?, _ decoded: [DocumentKind], _ breaksOff: Bool
  ) {
    var kinds = given.map { [$0] } ?? decoded
    var (ground, degree): (Ground, Degree) = (.decoded, .certain)
    var search = Search(tree, role, breaksOff: breaksOff)
    search.look(at: root)
    if let given {
      ground = .given(search.hits.first { DocumentKind.all[$0.kind] == given })
    } else {
      let best = search.best
      if kinds.isEmpty { kinds = best.map { DocumentKind.all[$0.kind] } }
      if let hit = best.first, DocumentKind.all[hit.kind] == kinds.first {
        ground = .hit(hit)
        if decoded.isEmpty { degree = hit.degree }
      }
    }
    guard let kind = kinds.first else {
      unrecognised.append((root, pointer))
      return
    }
    let number = found.count
    if kinds.count > 1 { ambiguous[number] = kinds }
    found.append(Found(kind: kind, root: root, pointer: pointer, number: number, degree: degree, ground: ground))
  }

  /// The kinds that some client decodes a text with faults as. The tree may not show their keys: a `#`,
  /// say, starts a comment there and a word for 2.1.1–2.1.2. None for a text without faults.
  private static func decodedKinds(of tree: Tree) -> [DocumentKind] {
    if tree.syntax != .json || tree.faults.isEmpty { return [] }
    return DocumentKind.all.filter { $0.family.table?.canRead(tree.bytes, as: $0) == true }
  }

  /// The object the members stand in, where that is neither the wrapper nor the root.
  private func strayBody(_ found: Found) -> Int? {
    guard let hit = found.ground.hit, hit.standing == .astray, found.kind.wrapper != nil else { return nil }
    return tree.kind(tree.resolved(found.root)) == .object ? hit.object : nil
  }

  /// Why something was taken for a document, in words that go on after a colon.
  package func reason(_ found: Found) -> Words {
    switch found.ground {
    case .given: return "its kind was given"
    case .decoded: return "released apps read it"
    case .hit(let hit):
      guard let match = hit.match else { return "a whole document is written as a text in it" }
      let key = tree.text(match.key)
      let name: Words = key == match.member ? "“\(key)”" : "“\(key)”, nearly “\(match.member)”,"
      return "\(name) stands \(place(of: match.key, found, hit.standing)): \(Words(said: match.sign.why))"
    }
  }

  /// Where what tells it stands.
  package func span(ofReason found: Found) -> SourceSpan {
    guard let hit = found.ground.hit else { return tree.span(tree.resolved(found.root)) }
    return tree.span(hit.match?.key ?? hit.object)
  }

  private func place(of key: Int, _ found: Found, _ standing: Standing) -> Words {
    let around = tree.container(of: key).map { tree.pointer(from: tree.resolved(found.root), to: $0) } ?? ""
    let names = around.dropFirst().split(separator: "/").filter { Int($0) == nil }.joined(separator: ".")
    let place: Words = names.isEmpty ? "at the root" : "inside “\(names)”"
    guard let wrapper = found.kind.wrapper, standing == .bare || standing == .astray else { return place }
    // What else keeps it from standing where it belongs is the list around it.
    if names == wrapper { return "\(place), in a list" }
    return "\(place) and not inside “\(wrapper)”"
  }
}
