import OSAMFormats
import OSAMSyntax

/// Compares a settings file with its table.
struct SettingsCheck {
  let tree: Tree
  private(set) var findings: [Finding] = []

  /// The root object; nil for a file that says nothing, or nothing that can be used.
  let root: Int?

  init(_ tree: Tree) {
    self.tree = tree
    root = tree.roots.first.flatMap { tree.kind($0) == .object ? $0 : nil }
    // A file of comments is a settings file that changes nothing, and we read what begins with a byte-order mark.
    let faults = tree.faults.filter { $0.kind != .empty && $0.kind != .byteOrderMark }
    for fault in faults { report(.unusableSetting, .notYAML(fault.words(in: tree).text), at: fault.span, "") }
    guard faults.isEmpty else { return }
    if let other = tree.roots.dropFirst().first {
      report(.unusableSetting, .second, at: tree.span(other), "")
    } else if let root {
      checkObject(root, SettingsTable.rows, "")
    } else if let node = tree.roots.first, tree.kind(node) != .null {
      report(.unusableSetting, .noObject("settings", SettingsTable.rows), at: tree.span(node), "")
    }
  }

  // MARK: Shapes

  private mutating func check(_ node: Int, _ shape: SettingShape, _ name: String, _ pointer: String) {
    switch shape {
    case .word(let word): checkWord(node, word, name, pointer)
    case .list(let inner): checkList(node, inner, name, pointer)
    case .object(let rows):
      guard tree.kind(node) == .object else {
        return report(.unusableSetting, .noObject(name, rows), at: tree.span(node), pointer)
      }
      checkObject(node, rows, pointer)
      if pointer.hasPrefix("/allow/") { checkEntry(node, pointer) }
    case .rules: checkRules(node, name, pointer)
    }
  }

  private mutating func checkObject(_ object: Int, _ rows: [SettingRow], _ pointer: String) {
    var seen: Set<String> = []
    var pairs: [Tree.Pair] = []
    tree.forEachPair(of: object) { pairs.append($0) }
    for pair in pairs {
      let key = tree.text(pair.key)
      let place = pointer + "/" + Tree.escapedForPointer(key)
      guard let row = rows.first(where: { $0.name == key }) else {
        reportUnknown(pair.key, key, rows.map(\.name), .unknownSetting, place)
        continue
      }
      if !seen.insert(key).inserted { report(.unusableSetting, .twice(key), at: tree.span(pair.key), place) }
      if tree.kind(pair.value) != .null {
        check(pair.value, row.shape, key, place)
      } else if row.isRequired {
        // Elsewhere a key without a value changes nothing.
        report(.unusableSetting, .missing(row), at: tree.span(pair.key), place)
      }
    }
    for row in rows where row.isRequired && !seen.contains(row.name) {
      report(.unusableSetting, .missing(row), at: placeOfMissing(object), pointer)
    }
  }

  /// Where something that is missing would be said: the first key, or the opening bracket.
  private func placeOfMissing(_ object: Int) -> SourceSpan {
    var first: SourceSpan?
    tree.forEachPair(of: object) { if first == nil { first = tree.span($0.key) } }
    return first ?? SourceSpan(tree.span(object).start, tree.span(object).start + 1)
  }

  private mutating func checkList(_ list: Int, _ inner: SettingShape, _ name: String, _ pointer: String) {
    guard tree.kind(list) == .array else {
      return report(.unusableSetting, .noList(name), at: tree.span(list), pointer)
    }
    var items: [Int] = []
    tree.forEachItem(of: list) { items.append($0) }
    for (number, item) in items.enumerated() { check(item, inner, name, pointer + "/\(number)") }
  }

  /// An entry for a rule about locking users out is for one finding.
  private mutating func checkEntry(_ entry: Int, _ pointer: String) {
    var texts: [String: (node: Int, text: String)] = [:]
    tree.forEachPair(of: entry) { pair in
      if let text = Self.word(tree, pair.value) { texts[tree.text(pair.key)] = (pair.value, text) }
    }
    guard let rule = texts["rule"].flatMap({ Rule.named($0.text) }), rule.silencing == .byEntry else { return }
    if let path = texts["path"], !SettingsTable.namesOneFile(path.text), (try? PathGlob(path.text)) != nil {
      report(.unusableSetting, .notOneFile(rule, path.text), at: tree.span(path.node), pointer + "/path")
    }
    if texts["pointer"] == nil {
      report(.unusableSetting, .noPointer(rule), at: placeOfMissing(entry), pointer)
    }
  }

  private mutating func checkWord(_ node: Int, _ word: SettingWord, _ name: String, _ pointer: String) {
    guard let text = Self.word(tree, node) else {
      return report(.unusableSetting, .noWord(name, word), at: tree.span(node), pointer)
    }
    guard let fault = word.fault(text) else { return }
    let near = Nearest.match(text, in: word.choices)
    report(
      .unusableSetting, .wrongWord(name, text, fault, near, word), at: tree.span(node), pointer,
      fix: near.flatMap { fix("Write “\($0)”", .set(node, .string($0))) })
  }

  /// The text of a value that is a text, or that people write without quotes and mean as one.
  static func word(_ tree: Tree, _ node: Int) -> String? {
    [.string, .number].contains(tree.kind(node)) ? tree.text(node) : nil
  }

  // MARK: Rules

  private mutating func checkRules(_ node: Int, _ name: String, _ pointer: String) {
    guard tree.kind(node) == .object else { return report(.unusableSetting, .noRules, at: tree.span(node), pointer) }
    var pairs: [Tree.Pair] = []
    tree.forEachPair(of: node) { pairs.append($0) }
    var seen: Set<String> = []
    for pair in pairs {
      let id = tree.text(pair.key)
      let place = pointer + "/" + Tree.escapedForPointer(id)
      guard let rule = Rule.named(id) else {
        reportUnknown(pair.key, id, Rule.all.map(\.id), .unusableSetting, place)
        continue
      }
      if !seen.insert(id).inserted { report(.unusableSetting, .twice(id), at: tree.span(pair.key), place) }
      if tree.kind(pair.value) == .object {
        checkOptions(pair.value, of: rule, place)
      } else {
        checkLevel(pair.value, of: rule, place)
      }
    }
  }

  private mutating func checkLevel(_ node: Int, of rule: Rule, _ pointer: String) {
    checkWord(node, .oneOf(RuleLevel.words), rule.id, pointer)
    if let level = Self.word(tree, node).flatMap(RuleLevel.init), !level.mayReplace(rule) {
      report(.unusableSetting, .notLowered(rule, level), at: tree.span(node), pointer)
    }
  }

  private mutating func checkOptions(_ object: Int, of rule: Rule, _ pointer: String) {
    var pairs: [Tree.Pair] = []
    tree.forEachPair(of: object) { pairs.append($0) }
    var seen: Set<String> = []
    for pair in pairs {
      let key = tree.text(pair.key)
      let place = pointer + "/" + Tree.escapedForPointer(key)
      if !seen.insert(key).inserted { report(.unusableSetting, .twice(key), at: tree.span(pair.key), place) }
      if key == RuleOption.severity {
        checkLevel(pair.value, of: rule, place)
      } else if let option = rule.options.first(where: { $0.name == key }) {
        if tree.kind(pair.value) != .number || Int(tree.text(pair.value)).map(option.range.contains) != true {
          report(
            .unusableSetting, .wrongOption(option, Quote.shortened(tree.text(pair.value))), at: tree.span(pair.value),
            place)
        }
      } else {
        reportUnknown(pair.key, key, [RuleOption.severity] + rule.options.map(\.name), .unknownSetting, place)
      }
    }
  }

  // MARK: Reporting

  private mutating func reportUnknown(
    _ key: Int, _ text: String, _ names: [String], _ rule: Rule, _ pointer: String
  ) {
    let near = Nearest.match(text, in: names)
    report(
      rule, rule.id == Rule.unknownSetting.id ? .unknown(text, near, names) : .unknownRule(text, near),
      at: tree.span(key), pointer, fix: near.flatMap { fix("Write “\($0)”", .rename(key: key, to: $0)) })
  }

  private func fix(_ title: Words, _ change: Change) -> Fix? {
    tree.edits(for: [change]).map { Fix(title: title, isSafe: false, edits: $0) }
  }

  private mutating func report(
    _ rule: Rule, _ message: Message, at span: SourceSpan, _ pointer: String, fix: Fix? = nil
  ) {
    findings.append(Finding(rule, message, at: span, pointer: pointer, fix: fix))
  }
}

extension Finding {
  /// A finding in a file of our own: no client reads it.
  init(_ rule: Rule, _ message: Message, at span: SourceSpan, pointer: String?, fix: Fix? = nil) {
    self.init(
      rule: rule.id, effect: rule.effects.first ?? .worthKnowing, message: message, span: span, pointer: pointer,
      related: [],
      clients: .empty, document: nil, kind: nil, role: nil, fix: fix)
  }
}

extension Message {
  fileprivate static func notYAML(_ fault: String) -> Message {
    Message(
      "the settings cannot be read: \(fault)",
      help: "Correct this place; osam-lint init settings shows how settings are written.")
  }

  fileprivate static let second = Message(
    "a second document begins here, and settings are one", help: "Put everything into the first one.")

  fileprivate static func noObject(_ name: String, _ rows: [SettingRow]) -> Message {
    Message("“\(name)” takes an object here", help: "Write \(Prose.list(rows.map(\.name), "or")), each with its value.")
  }

  fileprivate static func noList(_ name: String) -> Message {
    Message("“\(name)” takes a list", help: "Put it in brackets, or behind a dash on a line of its own.")
  }

  fileprivate static func noWord(_ name: String, _ word: SettingWord) -> Message {
    Message("“\(name)” takes \(word.title)", help: "Write a text.")
  }

  fileprivate static let noRules = Message(
    "“rules” takes the ids of rules, each with its severity", help: "Write, for example, rules: {insecure-url: error}.")

  fileprivate static func wrongWord(
    _ name: String, _ text: String, _ fault: String, _ near: String?, _ word: SettingWord
  ) -> Message {
    Message(
      "“\(name)” takes \(word.title), and “\(Quote.shortened(text))” \(fault)",
      help: near.map { "Did you mean “\($0)”?" })
  }

  fileprivate static func wrongOption(_ option: RuleOption, _ text: String) -> Message {
    Message(
      "“\(option.name)” takes a whole number from \(option.range.lowerBound) to \(option.range.upperBound), and “\(text)” is not that"
    )
  }

  fileprivate static func notLowered(_ rule: Rule, _ level: RuleLevel) -> Message {
    let verb = level == .off ? "switched off" : "lowered to \(level.rawValue)"
    guard rule.silencing == .byEntry else {
      return Message(
        "“\(rule.id)” keeps the rest of a file from being checked, and is not \(verb)", help: "Correct the file.")
    }
    return Message(
      "“\(rule.id)” is about locking users out, and is not \(verb) as a whole",
      help: "Allow each finding by an entry under “allow”, with its path, its pointer and the reason.")
  }

  fileprivate static func notOneFile(_ rule: Rule, _ path: String) -> Message {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let isName = !path.contains("/") && SettingsTable.namesOneFile("/" + name)
    return Message(
      "“\(rule.id)” is about locking users out: its entry names one file, and “\(Quote.shortened(path))” may be several",
      help: isName
        ? "Write “/\(path)” for the file beside the settings." : "Write the path of the file, without a pattern.")
  }

  fileprivate static func noPointer(_ rule: Rule) -> Message {
    Message(
      "“\(rule.id)” is about locking users out: its entry needs a “pointer” to the one finding it is for",
      help: "osam-lint check FILE --format json shows the pointer of each finding, such as /data/comparisonMode.")
  }

  fileprivate static func missing(_ row: SettingRow) -> Message {
    Message("“\(row.name)” is missing here", help: "Write it, for example “\(row.name): \(row.example)”.")
  }

  fileprivate static func twice(_ key: String) -> Message {
    Message("“\(Quote.shortened(key))” is there twice", help: "Put both into one.")
  }

  fileprivate static func unknown(_ text: String, _ near: String?, _ names: [String]) -> Message {
    Message(
      "“\(Quote.shortened(text))” is no setting",
      help: near.map { "Did you mean “\($0)”?" } ?? "There are \(Prose.list(names)).")
  }

  fileprivate static func unknownRule(_ text: String, _ near: String?) -> Message {
    Message(
      "“\(Quote.shortened(text))” is no rule",
      help: near.map { "Did you mean “\($0)”?" } ?? "osam-lint rules lists them.")
  }
}
