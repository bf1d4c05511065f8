import OSAMFormats
import OSAMSyntax

/// Compares a file of this program with its table.
struct KeyCheck {
  let tree: Tree
  private let table: KeyTable
  private(set) var findings: [Finding] = []

  /// The root object; nil for a file that says nothing, or nothing that can be used.
  let root: NodeID?

  init(_ tree: Tree, _ table: KeyTable) {
    self.tree = tree
    self.table = table
    root = tree.roots.first.flatMap { tree.kind($0) == .object ? $0 : nil }
    // A file of comments changes nothing, and we read what begins with a byte-order mark.
    let faults = tree.faults.filter { ($0.kind != .empty || !table.mayBeEmpty) && $0.kind != .byteOrderMark }
    for fault in faults {
      report(
        fault.words(in: tree), so: table.brokenText.effect, help: table.brokenText.help, at: fault.span, "")
    }
    guard faults.isEmpty else { return }
    if let other = tree.roots.dropFirst().first {
      report(
        "a second document begins here, and \(table.whole) are one", help: "Put everything into the first one.",
        at: tree.span(other), "")
    } else if let root {
      checkObject(root, table.rows, "")
    } else if let node = tree.roots.first, tree.kind(node) != .null || !table.mayBeEmpty {
      reportNoObject(node, table.rows, table.whole, "")
    }
  }

  // MARK: Shapes

  private mutating func check(_ node: NodeID, _ shape: KeyShape, _ name: String, _ pointer: String) {
    switch shape {
    case .word(let word): checkWord(node, word, name, pointer)
    case .list(let inner): checkList(node, inner, name, pointer)
    case .several(let inner) where tree.kind(node) == .array: checkList(node, inner, name, pointer)
    case .several(let inner): check(node, inner, name, pointer)
    case .pairs(let word): checkPairs(node, word, name, pointer)
    case .flag:
      if tree.kind(node) != .boolean {
        report("“\(name)” takes true or false", help: "Write true or false.", at: tree.span(node), pointer)
      }
    case .object(let rows):
      guard tree.kind(node) == .object else {
        return reportNoObject(node, rows, LocalizedMessage(value: name), pointer)
      }
      checkObject(node, rows, pointer)
      if pointer.hasPrefix("/allow/") { checkEntry(node, pointer) }
    case .rules: checkRules(node, name, pointer)
    }
  }

  private mutating func checkObject(_ object: NodeID, _ rows: [KeyRow], _ pointer: String) {
    var seen: Set<String> = []
    var pairs: [Tree.Pair] = []
    tree.forEachPair(of: object) { pairs.append($0) }
    for pair in pairs {
      let key = tree.text(pair.key)
      let place = pointer + "/" + Tree.escapedForPointer(key)
      guard let row = rows.first(where: { $0.isNamed(key) }) else {
        reportUnknown(pair.key, rows.map { $0.name }, place)
        continue
      }
      if !seen.insert(row.name).inserted { reportTwice(pair.key, place) }
      if tree.kind(pair.value) != .null {
        check(pair.value, row.shape, key, place)
      } else if row.isRequired {
        // Elsewhere a key without a value changes nothing.
        reportMissing(row, at: tree.span(pair.key), place)
      }
    }
    for row in rows where row.isRequired && !seen.contains(row.name) {
      reportMissing(row, at: placeOfMissing(object), pointer)
    }
  }

  /// Where something that is missing would be said: the first key, or the opening bracket.
  private func placeOfMissing(_ object: NodeID) -> SourceSpan {
    var first: SourceSpan?
    tree.forEachPair(of: object) { if first == nil { first = tree.span($0.key) } }
    return first ?? SourceSpan(tree.span(object).start, tree.span(object).start + 1)
  }

  private mutating func checkList(_ list: NodeID, _ inner: KeyShape, _ name: String, _ pointer: String) {
    guard tree.kind(list) == .array else {
      return report(
        "“\(name)” takes a list", help: "Put it in brackets, or after a dash on a line of its own.",
        at: tree.span(list), pointer)
    }
    var items: [NodeID] = []
    tree.forEachItem(of: list) { items.append($0) }
    for (number, item) in items.enumerated() { check(item, inner, name, pointer + "/\(number)") }
  }

  private mutating func checkPairs(_ object: NodeID, _ word: KeyWord, _ name: String, _ pointer: String) {
    guard tree.kind(object) == .object else {
      return report(
        "“\(name)” takes an object here", help: "Write each name with \(word.title).", at: tree.span(object), pointer)
    }
    var pairs: [Tree.Pair] = []
    tree.forEachPair(of: object) { pairs.append($0) }
    var seen: Set<String> = []
    for pair in pairs {
      let key = tree.text(pair.key)
      let place = pointer + "/" + Tree.escapedForPointer(key)
      if !seen.insert(key).inserted { reportTwice(pair.key, place) }
      checkWord(pair.value, word, key, place)
    }
  }

  /// An entry for a rule about locking users out is for one finding.
  private mutating func checkEntry(_ entry: NodeID, _ pointer: String) {
    var texts: [String: (node: NodeID, text: String)] = [:]
    tree.forEachPair(of: entry) { pair in
      if let text = Self.word(tree, pair.value) { texts[tree.text(pair.key)] = (pair.value, text) }
    }
    guard let rule = texts["rule"].flatMap({ Rule.named($0.text) }), rule.silencing == .byEntry else { return }
    let reason: LocalizedMessage =
      "“\(rule.id)” is about locking users out, and an entry for it is for one finding of one file"
    if let path = texts["path"], !SettingsTable.namesOneFile(path.text), (try? PathGlob(path.text)) != nil {
      let isName = !path.text.contains("/") && SettingsTable.namesOneFile("/" + path.text)
      report(
        "\(quoted(path.text)) may be several files", so: reason,
        help: isName
          ? "Write “/\(path.text)” for the file beside the settings."
          : "Write the path of the file, without a pattern.",
        at: tree.span(path.node), pointer + "/path")
    }
    if texts["pointer"] == nil {
      report(
        "this entry has no “pointer”", so: reason,
        help: "Write the pointer that osam-lint check FILE --format json shows, such as /data/comparisonMode.",
        at: placeOfMissing(entry), pointer)
    }
  }

  private mutating func checkWord(_ node: NodeID, _ word: KeyWord, _ name: String, _ pointer: String) {
    guard let text = Self.word(tree, node) else {
      return report("“\(name)” takes \(word.title)", help: "Write a text.", at: tree.span(node), pointer)
    }
    guard let fault = word.fault(text) else { return }
    // A word that is refused though it is spelt right was no other.
    let near = fault.help == nil ? Nearest.match(text, in: word.choices) : nil
    report(
      fault.what, so: fault.effect, help: fault.help ?? near.map { "Did you mean “\($0)”?" } ?? "Write \(word.title).",
      at: tree.span(node), pointer, fix: near.flatMap { fix("Write “\($0)”", .set(node, .string($0))) })
  }

  /// The text of a value that is a text, or that people write without quotes and mean as one.
  static func word(_ tree: Tree, _ node: NodeID) -> String? {
    [.string, .number].contains(tree.kind(node)) ? tree.text(node) : nil
  }

  // MARK: Rules

  private mutating func checkRules(_ node: NodeID, _ name: String, _ pointer: String) {
    guard tree.kind(node) == .object else {
      return report(
        "“rules” takes the ids of rules, each with its severity",
        help: "Write, for example, rules: {insecure-url: error}.", at: tree.span(node), pointer)
    }
    var pairs: [Tree.Pair] = []
    tree.forEachPair(of: node) { pairs.append($0) }
    var seen: Set<String> = []
    for pair in pairs {
      let id = tree.text(pair.key)
      let place = pointer + "/" + Tree.escapedForPointer(id)
      guard let rule = Rule.named(id) else {
        let near = Nearest.match(id, in: Rule.all.map { $0.id })
        report(
          "\(quoted(id)) is no rule",
          help: near.map { "Did you mean “\($0)”?" } ?? "Write the id of a rule; osam-lint rules lists them.",
          at: tree.span(pair.key), place, fix: near.flatMap { fix("Write “\($0)”", .rename(key: pair.key, to: $0)) })
        continue
      }
      if !seen.insert(id).inserted { reportTwice(pair.key, place) }
      if tree.kind(pair.value) == .object {
        checkOptions(pair.value, of: rule, place)
      } else {
        checkLevel(pair.value, of: rule, place)
      }
    }
  }

  private mutating func checkLevel(_ node: NodeID, of rule: Rule, _ pointer: String) {
    checkWord(node, .oneOf(RuleLevel.words), rule.id, pointer)
    guard let level = Self.word(tree, node).flatMap(RuleLevel.init), !level.mayReplace(rule) else { return }
    if rule.silencing == .byEntry {
      report(
        level == .off
          ? "“\(rule.id)” cannot be switched off as a whole"
          : "“\(rule.id)” cannot be lowered to \(level.rawValue) as a whole", so: "it is about locking users out",
        help: "Allow each finding by an entry under “allow”, with its path, its pointer and the reason.",
        at: tree.span(node), pointer)
    } else {
      report(
        level == .off
          ? "“\(rule.id)” cannot be switched off" : "“\(rule.id)” cannot be lowered to \(level.rawValue)",
        so: Self.stopping, help: "Correct the file.", at: tree.span(node), pointer)
    }
  }

  private mutating func checkOptions(_ object: NodeID, of rule: Rule, _ pointer: String) {
    var pairs: [Tree.Pair] = []
    tree.forEachPair(of: object) { pairs.append($0) }
    var seen: Set<String> = []
    for pair in pairs {
      let key = tree.text(pair.key)
      let place = pointer + "/" + Tree.escapedForPointer(key)
      if !seen.insert(key).inserted { reportTwice(pair.key, place) }
      if key == RuleOption.severity {
        checkLevel(pair.value, of: rule, place)
      } else if let option = rule.options.first(where: { $0.name == key }) {
        if tree.kind(pair.value) != .number || Int(tree.text(pair.value)).map(option.range.contains) != true {
          report(
            "\(quoted(tree.text(pair.value))) is not a whole number from \(option.range.lowerBound) to \(option.range.upperBound)",
            at: tree.span(pair.value), place)
        }
      } else {
        reportUnknown(pair.key, [RuleOption.severity] + rule.options.map { $0.name }, place)
      }
    }
  }

  // MARK: Reporting

  /// Why some findings cannot be silenced.
  static let stopping: LocalizedMessage = "it keeps the rest of a file from being checked"

  private mutating func reportUnknown(_ key: NodeID, _ names: [String], _ pointer: String) {
    let near = Nearest.match(tree.text(key), in: names)
    report(
      "\(quoted(tree.text(key))) is no \(table.noun)",
      help: near.map { "Did you mean “\($0)”?" } ?? "Write \(any: names.map { "\($0)" }).",
      at: tree.span(key), pointer, fix: near.flatMap { fix("Write “\($0)”", .rename(key: key, to: $0)) },
      rule: table.unknown)
  }

  private mutating func reportNoObject(_ node: NodeID, _ rows: [KeyRow], _ name: LocalizedMessage, _ pointer: String) {
    report(
      "“\(name)” takes an object here", help: "Write \(any: rows.map { "\($0.name)" }), each with its value.",
      at: tree.span(node), pointer)
  }

  private mutating func reportMissing(_ row: KeyRow, at span: SourceSpan, _ pointer: String) {
    report(
      "“\(row.name)” is missing here", help: "Write it, for example “\(row.name): \(row.example)”.", at: span, pointer)
  }

  private mutating func reportTwice(_ key: NodeID, _ pointer: String) {
    report("\(quoted(tree.text(key))) is there twice", help: "Put both into one.", at: tree.span(key), pointer)
  }

  private func fix(_ title: LocalizedMessage, _ change: Change) -> Fix? {
    tree.edits(for: [change]).map { Fix(title: title, isSafe: false, edits: $0) }
  }

  /// Reports an objection to a value that is right by itself.
  mutating func report(_ message: Message, at span: SourceSpan, _ pointer: String) {
    findings.append(Finding(table.unusable, message, at: span, pointer: pointer))
  }

  private mutating func report(
    _ what: LocalizedMessage, so effect: LocalizedMessage? = nil, help: LocalizedMessage? = nil, at span: SourceSpan,
    _ pointer: String,
    fix: Fix? = nil, rule: Rule? = nil
  ) {
    findings.append(
      Finding(rule ?? table.unusable, Message(what, so: effect, help: help), at: span, pointer: pointer, fix: fix))
  }
}

extension Finding {
  /// A finding in a file of our own: no client reads it.
  init(_ rule: Rule, _ message: Message, at span: SourceSpan, pointer: String?, fix: Fix? = nil) {
    self.init(
      rule: rule.id, effect: rule.effects.first ?? .worthKnowing, message: message, span: span, pointer: pointer,
      clients: .empty, document: nil, kind: nil, role: nil, fix: fix)
  }
}
