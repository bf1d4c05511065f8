import OSAMFormats
import OSAMPlatform
import OSAMSyntax

/// A Prince of Versions document as rules ask about it: what stands under each platform's key, who reads that, and the
/// nodes of what they read. It only turns the clients' readings around. [prince-keys]
package struct PrinceSections: Sendable {
  let all: [PrinceSection]
  let meta: Tree.Pair?
  /// Every configuration that some client from release 4 on reads.
  let configurations: [(section: PrinceSection, configuration: PrinceConfigurationNode)]
  /// Keys in configurations that no targeted client knows who reads configurations, and that are not in camel case
  /// either.
  let unknownKeys: [(section: PrinceSection, pair: Tree.Pair)]
  /// The clients' own readings.
  let readings: PrinceReadings

  init(_ document: Document, _ targets: ClientSet) {
    let tree = document.tree
    let readings = PrinceReadings(document)
    self.readings = readings
    meta = document.pair("meta")
    var all: [PrinceSection] = []
    let pairs = PairsByKey(tree, document.root)
    for key in DevicePlatform.allCases.flatMap({ $0.keys }) {
      let own = readings.all.filter { $0.reading.platform == key.platform }
      var places: [ReadPlace] = []
      for section in own.filter({ $0.reading.takesLists }).flatMap({ $0.reading.sections })
      where section.name == key.rawValue {
        guard !places.contains(section.key), let pair = pairs.pair(section) else { continue }
        places.append(section.key)
        all.append(PrinceSection(tree, key, pair, own))
      }
    }
    self.all = all
    configurations = all.flatMap { section in
      section.readers.isEmpty ? [] : section.configurations.map { (section, $0) }
    }
    let from4 = ClientSet.princeIOSFrom4 | .princeAndroidFrom4 | .princeKMP
    let known = readings.keysTaken(by: targets.intersection(from4))
    unknownKeys = configurations.flatMap { section, configuration in
      configuration.pairs.filter { pair in
        !known.contains(tree.readPlace(of: pair.key))
          && PrinceMember.renamed(tree.text(pair.key), on: section.platform) == nil
      }.map { (section, $0) }
    }
  }

  subscript(key: PrinceKey) -> PrinceSection? { all.first { $0.key == key } }
}

/// The value under one key of a platform.
struct PrinceSection: Sendable {
  enum Form: Sendable {
    case list([PrinceConfigurationNode])
    case object(PrinceConfigurationNode)
    /// Null, a text, a number, true or false.
    case scalar
  }

  let key: PrinceKey
  let pair: Tree.Pair
  let form: Form
  /// The clients from release 4 on that look for their configurations here and nowhere else.
  let readers: ClientSet
  /// Another key that native clients turn to when this list cannot be used.
  let fallback: PrinceKey?
  /// How the platform's native library finds members; the only library where there is one.
  let names: PrinceNames
  /// How the releases before 4 take the document on this platform.
  private let old: [PrinceReadings.One]

  fileprivate init(_ tree: Tree, _ key: PrinceKey, _ pair: Tree.Pair, _ all: [PrinceReadings.One]) {
    self.key = key
    self.pair = pair
    old = all.filter { !$0.reading.takesLists }
    let readings = all.filter { $0.reading.takesLists }
    let place = tree.readPlace(of: pair.key)
    let names = readings.first?.reading.names ?? .asWritten
    self.names = names
    var sources = ClientSet.empty
    var choosing = ClientSet.empty
    var value: ReadValue?
    var others: [Taken] = []
    for one in readings {
      guard let section = one.reading.sections.first(where: { $0.key == place }) else { continue }
      value = section.value
      if one.reading.names == .inCamelCase { others = one.reading.sections.filter { $0.key != place } }
      guard one.reading.source?.key == place else { continue }
      sources = sources | one.clients
      if !one.reading.configurations(of: section).isEmpty { choosing = choosing | one.clients }
    }
    // Where only some take configurations out of it, the others have none.
    readers = choosing.isEmpty ? sources : choosing
    switch value?.content {
    case .list(let items)? where tree.kind(pair.value) == .array:
      form = .list(
        items.enumerated().compactMap { number, item in
          guard let node = tree.node(at: item.place), tree.kind(node) != .missing else { return nil }
          return PrinceConfigurationNode(tree, item, node, names, number)
        })
    case .object? where tree.kind(pair.value) == .object:
      form = .object(PrinceConfigurationNode(tree, value ?? .null, pair.value, names, nil))
    default: form = .scalar
    }
    let other = others.first { if case .list? = $0.value?.content { true } else { false } }
    fallback = key.isSecond ? nil : other.flatMap { PrinceKey(rawValue: $0.name) }
  }

  var platform: DevicePlatform { key.platform }
  var native: ClientSet { readers.subtracting(.princeKMP) }
  var kmp: ClientSet { readers.intersection(.princeKMP) }

  var isList: Bool { if case .list = form { true } else { false } }

  /// The releases before 4 that look for a member of the object here, or of one inside of it; without names, for the
  /// object.
  func oldReaders(of names: String...) -> ClientSet {
    let path = ([key.rawValue] + names).map(PathStep.name)
    return old.filter { one in one.reading.taken.contains { $0.path == path } }.reduce(.empty) { $0 | $1.clients }
  }

  /// The configurations that clients choose from: those of a list, or an object where one is taken for a list of one.
  var configurations: [PrinceConfigurationNode] {
    switch form {
    case .list(let all): all
    case .object(let one): one.isOld && !one.isNew || platform.isApple && key != .ios2 ? [] : [one]
    case .scalar: []
    }
  }

  /// Every configuration has a requirement that the app must check.
  var asksAlways: Bool {
    guard case .list(let all) = form, !all.isEmpty else { return false }
    return all.allSatisfy { !$0.custom(on: platform).isEmpty }
  }

  /// The object that releases before 4 read.
  var oldObject: PrinceConfigurationNode? {
    if case .object(let one) = form, one.isOld, !key.isSecond, key != .jvm { one } else { nil }
  }
}

/// An element of a list, or an object that stands in a list's place: where in the file stands what its clients read.
struct PrinceConfigurationNode: Sendable {
  /// One condition of a configuration.
  struct Requirement: Sendable {
    var name: String
    var pair: Tree.Pair
  }

  let node: NodeID
  /// Its place in the list; nil for one that stands in place of a list.
  let number: Int?
  let isObject: Bool
  /// Members by their names as written, of equal names the last.
  private let written: [String: Tree.Pair]
  /// As the platform's native library finds it.
  private let found: [String: Tree.Pair]
  /// Everything that stands in it.
  let pairs: [Tree.Pair]
  /// Nil when there are none, or they are no object.
  let requirements: [Requirement]?
  /// Where in `requirements` the one is that counts under a name.
  private let places: [ComparedText: Int]
  /// It has a member of the format before release 4 other than meta.
  let isOld: Bool
  private let names: PrinceNames

  init(_ tree: Tree, _ value: ReadValue, _ node: NodeID, _ names: PrinceNames, _ number: Int?) {
    self.node = node
    self.number = number
    self.names = names
    isObject = tree.kind(node) == .object
    let pairs = PairsByKey(tree, node)
    self.pairs = pairs.all
    written = Dictionary(pairs: pairs.all.map { (tree.text($0.key), $0) }, choosing: { $1 })
    isOld = tree.isPrinceObject(node)
    let native = PrinceObject(configuration: value, names)
    found = Dictionary(
      pairs: PrinceMember.configuration.compactMap { name in pairs.pair(native[name]).map { (name, $0) } },
      choosing: { $1 })
    guard let list = found["requirements"] ?? written["requirements"], tree.kind(list.value) == .object else {
      (requirements, places) = (nil, [:])
      return
    }
    let conditions = PairsByKey(tree, list.value)
    var counting: Set<ByteText> = []
    let requirements = native.conditions.compactMap { taken -> Requirement? in
      guard case .name(let name)? = taken.path.last else { return nil }
      // A requirement that counts for nothing under one name may count for other clients under another.
      if taken.use == .decides {
        counting.insert(ByteText(name))
      } else if counting.contains(ByteText(name)) {
        return nil
      }
      return conditions.pair(taken).map { Requirement(name: name, pair: $0) }
    }
    self.requirements = requirements
    places = Dictionary(
      pairs: requirements.enumerated().map { (names.compared($1.name), $0) },
      choosing: { names == .asWritten ? $1 : $0 })
  }

  /// A member of format 4 as the native library of the platform finds it, or one of the older format.
  func member(_ name: String) -> Tree.Pair? { found[name] ?? written[name] }

  /// A member that is written with exactly this name.
  func exactly(_ name: String) -> Tree.Pair? { written[name] }

  /// As the native library of the platform finds it.
  func requirement(_ name: String) -> Requirement? {
    places[names.compared(name)].flatMap { requirements?[$0] }
  }

  /// The requirements that an app has to register a checker for.
  func custom(on platform: DevicePlatform) -> [Requirement] {
    (requirements ?? []).filter { requirement in
      !platform.builtInRequirements.contains { names.areOne(requirement.name, $0) }
    }
  }

  /// A member of the older object's latest version.
  func latest(_ tree: Tree, _ name: String) -> Tree.Pair? {
    guard let holder = written["latest_version"] else { return nil }
    var found: Tree.Pair?
    tree.forEachPair(of: holder.value) { pair in
      if tree.reads(pair.key, name), tree.kind(pair.value) != .missing { found = pair }
    }
    return found
  }

  /// It has a member of format 4 other than meta.
  var isNew: Bool {
    PrinceMember.configuration.contains {
      $0 != "meta" && (written[$0] ?? written[SnakeCase.converted($0)] ?? found[$0]) != nil
    }
  }
}

/// The pairs of an object that have a key and a value, by the node of the key.
private struct PairsByKey {
  private(set) var all: [Tree.Pair] = []
  private var places: [NodeID: Int] = [:]
  private let tree: Tree

  init(_ tree: Tree, _ object: NodeID) {
    self.tree = tree
    tree.forEachPair(of: object) { pair in
      guard tree.kind(pair.key) != .missing, tree.kind(pair.value) != .missing else { return }
      places[tree.resolved(pair.key)] = all.count
      all.append(pair)
    }
  }

  func pair(_ taken: Taken) -> Tree.Pair? { tree.node(at: taken.key).flatMap { places[$0] }.map { all[$0] } }
}

extension PrinceFrequency {
  /// The frequency that a text stands for in any letter case.
  init?(anyCase text: String) {
    guard let word = [Self.once, .always].first(where: { $0.rawValue.lowercased() == text.lowercased() }) else {
      return nil
    }
    self = word
  }
}

extension Tree {
  /// True if a value is the object of before release 4: it has a member of that format other than meta.
  func isPrinceObject(_ node: NodeID) -> Bool {
    var found = false
    forEachPair(of: node) { pair in
      guard !found, kind(pair.key) != .missing, kind(pair.value) != .missing else { return }
      found = PrinceMember.oldObject.contains { reads(pair.key, $0) }
    }
    return found
  }

  /// True if two values are written alike, members of objects in the same order.
  func isSame(_ one: NodeID, _ other: NodeID) -> Bool {
    let (one, other) = (nodes(in: one), nodes(in: other))
    return one.count == other.count
      && zip(one, other).allSatisfy { left, right in
        guard kind(left) == kind(right) else { return false }
        switch kind(left) {
        case .object, .array: return nodes(in: left).count == nodes(in: right).count
        case .alias: return resolved(left) == resolved(right)
        default: return textBytes(left).elementsEqual(textBytes(right))
        }
      }
  }
}
