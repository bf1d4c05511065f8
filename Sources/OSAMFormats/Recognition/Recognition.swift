import OSAMSyntax

/// Finds out what documents a file holds by what tells them, also in damaged files.
package struct Recognition: Sendable {
  /// A document that was found and not yet taken apart; a file can hold tens of thousands.
  package struct Found: Sendable {
    package var kind: DocumentKind
    package var root: NodeID
    package var pointer: String
    package var number: Int
    package var degree: Degree
    /// So much of it is only its kind's that fixes may change it unasked.
    package var isProven: Bool
    fileprivate var ground: Ground
  }

  /// Why something was taken for a document.
  fileprivate enum Ground {
    /// The command line or the settings say so; the members may stand where a document was seen.
    case given(Search.Hit?)
    /// Some released client decodes it although its text is faulty.
    case decoded
    case hit(Search.Hit)
    /// It is whole, inside of something else.
    case enclosed(Enclosed.Place)

    var hit: Search.Hit? {
      switch self {
      case .given(let hit): hit
      case .decoded, .enclosed: nil
      case .hit(let hit): hit
      }
    }
  }

  package private(set) var found: [Found] = []
  /// Roots that no kind fits, with their pointers.
  package var unrecognised: [(root: NodeID, pointer: String)] = []
  /// Documents that are only likely, in a file that is not looked at for them.
  package private(set) var passedOver: [Found] = []
  /// Documents inside of something else, where no app reads them: what to check is not this file.
  package private(set) var enclosed: [Found] = []
  /// Documents whose keys fit two kinds equally, by their number, with those kinds.
  package var ambiguous: [Int: [DocumentKind]] = [:]

  /// How a file is to be looked at.
  package struct Options: Sendable {
    package var kinds: KnownKinds
    /// Overrides what the syntax suggests.
    package var role: Role?
    /// Overrides recognition.
    package var kind: DocumentKind?
    package var zone: Zone
    /// True if a document that is only likely counts as found. In a file with one that is certain it always does.
    package var takesLikely: Bool
    /// A file that is no document is searched for one.
    var looksInside: Bool

    package init(
      _ kinds: KnownKinds, role: Role? = nil, kind: DocumentKind? = nil, zone: Zone = .madrid, takesLikely: Bool = true
    ) {
      self.init(kinds, role: role, kind: kind, zone: zone, takesLikely: takesLikely, looksInside: true)
    }

    init(
      _ kinds: KnownKinds, role: Role? = nil, kind: DocumentKind? = nil, zone: Zone = .madrid,
      takesLikely: Bool = true, looksInside: Bool
    ) {
      self.kinds = kinds
      self.looksInside = looksInside
      self.role = role
      self.kind = kind
      self.zone = zone
      self.takesLikely = takesLikely
    }
  }

  package let tree: Tree
  private let kinds: KnownKinds
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
    kinds = options.kinds
    zone = options.zone
    let decoded = options.kind == nil && role == .served ? Self.decodedKinds(of: tree, kinds) : []
    let breaksOff = tree.faults.contains { Self.breaks.contains($0.kind) }
    for root in tree.roots {
      guard role == .authored, tree.kind(root) == .array else {
        add(root, "", options.kind, decoded, breaksOff)
        continue
      }
      var items: [NodeID] = []
      tree.forEachItem(of: root) { items.append($0) }
      for (item, node) in items.enumerated() { add(node, "/\(item)", options.kind, decoded, breaksOff) }
      if items.isEmpty { unrecognised.append((root, "")) }
    }
    // Of a text that breaks off the rest may have said more.
    if breaksOff, found.contains(where: { $0.degree == .likely }), kinds.isDamaged(tree) {
      for index in found.indices { found[index].degree = .certain }
    }
    if options.looksInside, options.kind == nil { lookInside(breaksOff) }
    if !options.takesLikely, !found.contains(where: { $0.degree == .certain }) {
      passedOver = found
      found = []
      ambiguous = [:]
    }
  }

  /// Sets apart what is only inside of something else, where the file is nothing but that.
  private mutating func lookInside(_ breaksOff: Bool) {
    if !found.isEmpty {
      guard found.allSatisfy({ $0.degree == .likely && $0.ground.hit?.isAmongOthers == true }) else { return }
      enclosed = found
      found = []
      ambiguous = [:]
    } else if !breaksOff || !kinds.isDamaged(tree) {
      for (root, pointer) in unrecognised {
        guard let text = Enclosed.text(in: tree, tree.resolved(root), kinds) else { continue }
        addEnclosed(text, root, pointer)
      }
      if enclosed.isEmpty, let root = unrecognised.first, let script = Enclosed.script(in: tree, kinds) {
        addEnclosed(script, root.root, root.pointer)
      }
    }
    if !enclosed.isEmpty { unrecognised = [] }
  }

  private mutating func addEnclosed(_ document: Enclosed, _ root: NodeID, _ pointer: String) {
    enclosed.append(
      Found(
        kind: document.kind, root: root, pointer: pointer, number: enclosed.count, degree: .likely, isProven: false,
        ground: .enclosed(document.place)))
  }

  /// Behind such a fault something may be missing.
  static let breaks: Set<SyntaxFault.Kind> = [
    .unclosedObject, .unclosedArray, .unclosedString, .missingValue, .missingColon, .yaml, .notUTF8, .wideEncoding,
  ]

  private mutating func add(
    _ root: NodeID, _ pointer: String, _ given: DocumentKind?, _ decoded: [DocumentKind], _ breaksOff: Bool
  ) {
    var own = given.map { [$0] } ?? decoded
    var (ground, degree, isProven): (Ground, Degree, Bool) = (.decoded, .certain, true)
    var search = Search(tree, role, kinds, breaksOff: breaksOff)
    search.look(at: root)
    if let given {
      ground = .given(search.hits.first { kinds.all[$0.kind] == given })
    } else {
      let best = search.best
      if own.isEmpty { own = best.map { kinds.all[$0.kind] } }
      if let hit = best.first, kinds.all[hit.kind] == own.first {
        ground = .hit(hit)
        if decoded.isEmpty { (degree, isProven) = (hit.degree, hit.isProven && hit.degree == .certain) }
      }
    }
    guard let kind = own.first else {
      unrecognised.append((root, pointer))
      return
    }
    let number = found.count
    if own.count > 1 { ambiguous[number] = own }
    found.append(
      Found(
        kind: kind, root: root, pointer: pointer, number: number, degree: degree, isProven: isProven, ground: ground))
  }

  /// The kinds that some client decodes a text with faults as. The tree may not show their keys: a `#`,
  /// say, starts a comment there and a word for 2.1.1–2.1.2. None for a text without faults.
  private static func decodedKinds(of tree: Tree, _ kinds: KnownKinds) -> [DocumentKind] {
    if tree.syntax != .json || tree.faults.isEmpty { return [] }
    return kinds.all.filter { $0.family.table?.canRead(tree.bytes, as: $0) == true }
  }

  /// The object the members stand in, where that is neither the wrapper nor the root.
  private func strayBody(_ found: Found) -> NodeID? {
    guard let hit = found.ground.hit, hit.standing == .astray, found.kind.wrapper != nil else { return nil }
    return tree.kind(tree.resolved(found.root)) == .object ? hit.object : nil
  }

  /// Why something was taken for a document, in words that go on after a colon.
  package func reason(_ found: Found) -> LocalizedMessage {
    switch found.ground {
    case .given: return "its kind was given"
    case .decoded: return "released apps read it"
    case .enclosed(.text(let node)):
      let names = way(to: node, found)
      return names.isEmpty
        ? "a document is written as a text" : "a document is written as a text in “\(names)”"
    case .enclosed(.script(let words)): return "a document stands after “\(script(words))”"
    case .hit(let hit):
      guard let match = hit.match else { return "a whole document is written as a text in it" }
      let key = tree.text(match.key)
      let (member, sign) = (kinds.names.member(of: match), kinds.names.sign(of: match))
      let name: LocalizedMessage = key == member ? "“\(key)”" : "“\(key)”, nearly “\(member)”,"
      let place = place(of: match.key, found, hit.standing)
      if !match.isInForm { return "\(name) stands \(place): the name tells, and its value is of another form" }
      if match.isAlone {
        return
          "\(name) stands \(place): \(LocalizedMessage(said: sign.why)), and little else of such a document is there"
      }
      return "\(name) stands \(place): \(LocalizedMessage(said: sign.why))"
    }
  }

  /// Advice on a document that is only likely.
  package func advice(_ found: Found) -> LocalizedMessage {
    switch found.ground {
    case .enclosed(.text(let node)):
      let names = way(to: node, found)
      return names.isEmpty
        ? "Take the document out of the text, so that the file begins with {."
        : "Take the document out of the text in “\(names)”, into a file of its own."
    case .enclosed(.script(let words)):
      return "Take the document out of the script: leave out “\(script(words))” and what stands after the last }."
    case .given, .decoded, .hit:
      guard let hit = found.ground.hit, hit.isAmongOthers else {
        return "If it is one, say so with --kind \(found.kind.id); fixes wait for that."
      }
      let around = way(to: hit.object, found)
      return "Take the document out of “\(around)”, into a file of its own."
    }
  }

  private func script(_ words: SourceSpan) -> String {
    // No character is cut.
    String(decoding: tree.bytes[words.range].suffix(40).drop { $0 & 0xC0 == 0x80 }, as: UTF8.self)
  }

  /// Where what tells it stands.
  package func span(ofReason found: Found) -> SourceSpan {
    switch found.ground {
    case .enclosed(.text(let node)): return tree.span(node)
    case .enclosed(.script(let words)): return words
    case .given, .decoded, .hit: break
    }
    guard let hit = found.ground.hit else { return tree.span(tree.resolved(found.root)) }
    return tree.span(hit.match?.key ?? hit.object)
  }

  /// The keys on the way to a node.
  private func way(to node: NodeID, _ found: Found) -> String {
    let pointer = tree.pointer(from: tree.resolved(found.root), to: node)
    return pointer.dropFirst().split(separator: "/").filter { Int64($0) == nil }.joined(separator: ".")
  }

  private func place(of key: NodeID, _ found: Found, _ standing: Standing) -> LocalizedMessage {
    let names = tree.container(of: key).map { way(to: $0, found) } ?? ""
    let place: LocalizedMessage = names.isEmpty ? "at the root" : "inside “\(names)”"
    guard let wrapper = found.kind.wrapper, standing == .bare || standing == .astray else { return place }
    // The other thing that keeps it from standing where it belongs is the list around it.
    if names == wrapper { return "\(place), in a list" }
    return "\(place) and not inside “\(wrapper)”"
  }
}
