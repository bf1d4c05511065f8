import OSAMDecisions
import OSAMFormats
import OSAMPlatform
import OSAMSyntax

/// A value of a settings file, and where it stands.
package struct Located<Value: Sendable>: Sendable {
  package var value: Value
  package var span: SourceSpan

  package init(value: Value, span: SourceSpan) {
    self.value = value
    self.span = span
  }

  package func map<Other>(_ change: (Value) -> Other) -> Located<Other> { .init(value: change(value), span: span) }
}

/// Content of one part of a settings file: its base, or one of its overrides.
package struct SettingsLayer: Sendable {
  package var clients: Located<String>?
  package var applies: Located<Applies>?
  package var serverClock: Located<ServerClock>?
  package var zone: Located<Zone>?
  package var language: Located<Language>?
  package var kind: Located<DocumentKind>?
  package var role: Located<Role>?
  package var storeHosts: Located<[String]>?
  package var requirementKeys: Located<[String]>?
  /// By rule.
  package var levels: [String: Located<RuleLevel>] = [:]
  /// By rule and option.
  package var numbers: [String: [String: Located<Int>]] = [:]

  package init() {}

  /// Its choices for rules; nil when there are none.
  package var choices: RuleChoices? {
    if numbers.isEmpty, storeHosts == nil, requirementKeys == nil { return nil }
    return RuleChoices(
      numbers: numbers.mapValues { $0.mapValues { $0.value } },
      storeHosts: storeHosts.map { Set($0.value.map { $0.lowercased() }) },
      requirementKeys: Set((requirementKeys?.value ?? []).map { ByteText($0) }))
  }

  /// A copy in which the values of a later layer replace its own.
  package func overlaid(with later: SettingsLayer) -> SettingsLayer {
    var layer = self
    layer.clients = later.clients ?? clients
    layer.applies = later.applies ?? applies
    layer.serverClock = later.serverClock ?? serverClock
    layer.zone = later.zone ?? zone
    layer.language = later.language ?? language
    layer.kind = later.kind ?? kind
    layer.role = later.role ?? role
    layer.storeHosts = later.storeHosts ?? storeHosts
    layer.requirementKeys = later.requirementKeys ?? requirementKeys
    layer.levels.update(with: later.levels)
    for (rule, numbers) in later.numbers { layer.numbers[rule, default: [:]].update(with: numbers) }
    return layer
  }
}

/// A settings file that was read.
package final class SettingsFile: Sendable {
  /// As messages call it.
  package let path: FilePath
  package let tree: Tree
  /// Findings on its unusable parts. While there are any, nothing of it is used.
  package let faults: [Finding]
  package let base: SettingsLayer
  package let overrides: [(paths: [PathGlob], layer: SettingsLayer)]
  /// Nil where every file is looked at.
  package let include: Located<[PathGlob]>?
  package let exclude: Located<[PathGlob]>?
  package let allowances: [Allowance]
  package let baseline: Located<String>?
  /// Editors show what the baseline has.
  package let showsRecorded: Located<Bool>?
  /// The list of allowances, and its items as they stand in the file.
  let allowList: NodeID?
  let allowItems: [NodeID]

  /// With the objection to a path in it, where there is one.
  package init(
    _ table: SettingsTable, path: FilePath, bytes: [UInt8], against: (FilePath) -> Message? = { _ in nil }
  ) {
    self.path = path
    tree = Tree.read(bytes, as: .yaml)
    var check = KeyCheck(tree, table.table)
    let reader = SettingsReader(tree: tree, kinds: table.kinds)
    if check.findings.isEmpty, let named = check.root.flatMap({ reader.text($0, "baseline") }),
      let message = against(FilePath(text: named.value))
    {
      check.report(message, at: named.span, "/baseline")
    }
    faults = check.findings
    let root = check.findings.isEmpty ? check.root : nil
    base = root.map(reader.layer) ?? SettingsLayer()
    overrides = reader.items(root, "overrides").map { (reader.globs($0, "paths")?.value ?? [], reader.layer($0)) }
    include = root.flatMap { reader.globs($0, "include") }
    exclude = root.flatMap { reader.globs($0, "exclude") }
    allowList = root.flatMap { reader.value($0, "allow") }
    allowItems = allowList.map(tree.ownItems) ?? []
    allowances = reader.items(root, "allow").enumerated().compactMap { reader.allowance($1, number: $0) }
    baseline = root.flatMap { reader.text($0, "baseline") }
    showsRecorded = root.flatMap { reader.flag($0, "show-recorded") }
  }

  /// The numbers of the overrides for a file, seen from the settings' folder.
  package func overrides(for path: FilePath) -> [Int] {
    overrides.indices.filter { number in overrides[number].paths.contains { $0.matches(path) } }
  }

  /// The layer that holds with some of the overrides, by their numbers.
  package func layer(_ numbers: [Int]) -> SettingsLayer {
    numbers.reduce(base) { $0.overlaid(with: overrides[$1].layer) }
  }

  /// True if a walk looks at a file, seen from the settings' folder.
  package func looksAt(_ path: FilePath) -> Bool {
    if let include, !include.value.contains(where: { $0.matches(path) }) { return false }
    return !excludes(path)
  }

  package func excludes(_ path: FilePath) -> Bool { exclude?.value.contains { $0.matches(path) } ?? false }

  /// True if the list of files to look at has a file by its name.
  package func includesByName(_ path: FilePath) -> Bool { include?.value.contains { $0.writesOut(path) } ?? false }
}

/// Takes values out of settings that were found right; what is not as it should be is left out.
private struct SettingsReader {
  let tree: Tree
  let kinds: KnownKinds

  /// The last value of a key; nil for none and for null.
  func value(_ object: NodeID, _ name: String) -> NodeID? {
    var found: NodeID?
    tree.forEachPair(of: object) { if tree.reads($0.key, name), tree.kind($0.value) != .null { found = $0.value } }
    return found
  }

  func text(_ object: NodeID, _ name: String) -> Located<String>? {
    value(object, name).flatMap { node in
      KeyCheck.word(tree, node).map { Located(value: $0, span: tree.span(node)) }
    }
  }

  func texts(_ object: NodeID, _ name: String) -> Located<[String]>? {
    guard let list = value(object, name) else { return nil }
    var texts: [String] = []
    tree.forEachItem(of: list) { if let text = KeyCheck.word(tree, $0) { texts.append(text) } }
    return Located(value: texts, span: tree.span(list))
  }

  func globs(_ object: NodeID, _ name: String) -> Located<[PathGlob]>? {
    texts(object, name)?.map { $0.compactMap { try? PathGlob($0) } }
  }

  func items(_ object: NodeID?, _ name: String) -> [NodeID] {
    guard let list = object.flatMap({ value($0, name) }) else { return [] }
    var items: [NodeID] = []
    tree.forEachItem(of: list) { items.append($0) }
    return items
  }

  func flag(_ object: NodeID, _ name: String) -> Located<Bool>? {
    guard let value = value(object, name), tree.kind(value) == .boolean else { return nil }
    return Located(value: tree.reads(value, "true"), span: tree.span(value))
  }

  func layer(_ object: NodeID) -> SettingsLayer {
    var layer = SettingsLayer()
    layer.clients = text(object, "clients")
    layer.applies = known(object, "applies", Applies.init(rawValue:))
    layer.serverClock = known(object, "server-date", ServerClock.init(rawValue:))
    layer.zone = known(object, "time-zone") { Zone($0) }
    layer.language = known(object, "language", Language.init(rawValue:))
    layer.kind = known(object, "kind", kinds.named)
    layer.role = known(object, "role", Role.init(rawValue:))
    layer.storeHosts = texts(object, "store-hosts")
    layer.requirementKeys = texts(object, "requirement-keys")
    guard let rules = value(object, "rules") else { return layer }
    tree.forEachPair(of: rules) { pair in
      let id = tree.text(pair.key)
      guard tree.kind(pair.value) == .object else {
        layer.levels[id] = level(pair.value)
        return
      }
      tree.forEachPair(of: pair.value) { option in
        let name = tree.text(option.key)
        if name == RuleOption.severity {
          layer.levels[id] = level(option.value)
        } else if let number = Int(tree.text(option.value)) {
          layer.numbers[id, default: [:]][name] = Located(value: number, span: tree.span(option.value))
        }
      }
    }
    return layer
  }

  private func known<Value>(_ object: NodeID, _ name: String, _ read: (String) -> Value?) -> Located<Value>? {
    guard let text = text(object, name), let value = read(text.value) else { return nil }
    return Located(value: value, span: text.span)
  }

  private func level(_ node: NodeID) -> Located<RuleLevel>? {
    RuleLevel(rawValue: tree.text(node)).map { Located(value: $0, span: tree.span(node)) }
  }

  func allowance(_ item: NodeID, number: Int) -> Allowance? {
    guard let rule = text(item, "rule"), let path = text(item, "path"), let reason = text(item, "reason"),
      let glob = try? PathGlob(path.value)
    else { return nil }
    return Allowance(
      rule: rule.value, path: glob, pointer: text(item, "pointer")?.value, reason: reason.value,
      expires: text(item, "expires"), span: rule.span, number: number)
  }
}
