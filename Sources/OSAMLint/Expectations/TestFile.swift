import OSAMDecisions
import OSAMFormats
import OSAMSyntax

/// A file of cases beside the documents they are about: what users of some devices are to get.
package struct TestFile: Sendable {
  /// As messages call it.
  package let path: FilePath
  package let tree: Tree
  /// Findings about parts that cannot be understood. While there is any, no case is run.
  package let faults: [Finding]
  /// Paths and globs, seen from its folder.
  package let documents: [Located<String>]
  package let cases: [TestCase]

  /// Nil for a file that is somebody else's: of another name, or without the two keys that tell.
  package init?(path: FilePath, bytes: [UInt8], _ table: () -> TestTable) {
    guard let (tree, root) = Self.read(path, bytes) else { return nil }
    self.path = path
    self.tree = tree
    let table = table()
    let reader = TestReader(tree: tree, rows: table.caseRows)
    let check = KeyCheck(tree, table.keys)
    documents = reader.texts(root.flatMap { reader.value($0, TestTable.document) })
    let cases = check.findings.isEmpty ? root.map(reader.cases) ?? [] : []
    self.cases = cases
    faults = check.findings + Self.repeated(cases) + cases.flatMap(table.examine)
  }

  /// True if a file holds tests: by its name and by the two keys that tell, whatever is wrong with it otherwise.
  package static func isOne(_ path: FilePath, _ bytes: [UInt8]) -> Bool { read(path, bytes) != nil }

  /// Its tree, and the object with the two keys; without that where a slip of the pen hides one of them.
  private static func read(_ path: FilePath, _ bytes: [UInt8]) -> (Tree, root: NodeID?)? {
    guard TestTable.names(path) else { return nil }
    let tree = Tree.read(bytes, as: path.ends(with: ".json") ? .json : .yaml)
    if let root = TestReader(tree: tree).root { return (tree, root) }
    let isTold = !tree.faults.isEmpty && [TestTable.document, TestTable.cases].allSatisfy { has($0, bytes) }
    return isTold ? (tree, nil) : nil
  }

  /// True if a key stands somewhere in a text, with its colon.
  private static func has(_ key: String, _ bytes: [UInt8]) -> Bool {
    let (quotes, blanks) = (Array("\"'".utf8), Array(" \t".utf8))
    let before = quotes + blanks + Array("\n\r{,".utf8)
    let key = Array(key.utf8)
    return bytes.indices.contains { start in
      guard bytes[start] == key[0], bytes[start...].starts(with: key) else { return false }
      if start > 0, !before.contains(bytes[start - 1]) { return false }
      var rest = bytes[(start + key.count)...]
      if let quote = rest.first, quotes.contains(quote) { rest.removeFirst() }
      return rest.first { !blanks.contains($0) } == UInt8(ascii: ":")
    }
  }

  /// Why it cannot be run as a whole.
  package static func fault(_ what: LocalizedMessage, at span: SourceSpan) -> Finding {
    Finding(.unusableTest, Message(what), at: span, pointer: "/\(TestTable.document)")
  }

  /// Cases of one name cannot be told apart.
  private static func repeated(_ cases: [TestCase]) -> [Finding] {
    var seen: Set<String> = []
    return cases.filter { !seen.insert($0.name.value).inserted }.map { later in
      later.fault(
        "another case is called \(quoted(later.name.value)) as well", help: "Give each case a name of its own.",
        at: later.name.span)
    }
  }
}

/// An expectation for one device, or for all devices.
package struct TestCase: Sendable {
  /// An option of `simulate`, without its dashes, and what it is given.
  package struct Key: Sendable {
    package var name: String
    /// A list has several; of a map each is `key=value`.
    package var values: [Located<String>]
    /// Of the whole value.
    package var span: SourceSpan
    /// It stands in the case, and does not just hold for all.
    package var isOwn = true
  }

  /// The alert that is expected; nil where anything will do.
  package struct ExpectedAlert: Sendable {
    package var span: SourceSpan
    package var title: Located<String>?
    package var message: Located<String>?
    package var buttons: Located<[String]>?
    package var checkbox: Located<Bool>?
    package var opens: Located<String>?

    package init(span: SourceSpan) { self.span = span }
  }

  /// Its place in the list, from 0.
  package var number: Int
  package var name: Located<String>
  /// Those that hold for all cases stand among them, where the case has no such key of its own.
  package var keys: [Key]
  package var expect: Located<String>?
  package var alert: ExpectedAlert?
  package var never: [Located<String>]
  package var always: [Located<String>]
  /// Where it stands in the tree, and what is expected of one device: `case`, `expect`, `title`, `buttons` …; of
  /// `alert` the key.
  package var nodes: [String: NodeID] = [:]

  /// It is about all devices and moments that its keys leave.
  package var isClaim: Bool { expect == nil }

  package func key(_ name: String) -> Key? { keys.first { $0.name == name } }

  package var pointer: String { "/\(TestTable.cases)/\(number)" }

  /// Why it cannot be run.
  package func fault(
    _ what: LocalizedMessage, so effect: LocalizedMessage? = nil, help: LocalizedMessage? = nil, at span: SourceSpan
  ) -> Finding {
    Finding(.unusableTest, Message(what, so: effect, help: help), at: span, pointer: pointer)
  }

  /// Words where the one device gets something else than the case expects.
  package static func unmet(
    _ name: String, expects wanted: String, who: LocalizedMessage = "", gets outcome: String, plainly plain: Plain
  ) -> LocalizedMessage {
    let words: LocalizedMessage = outcome == plain.rawValue ? "" : " (\(plain.word))"
    return "\(quoted(name, limit: 80)) expects \(wanted), and the outcome\(who) is \(outcome)\(words)"
  }

  /// That it does not hold. `cause` is equal for cases that fail for one reason; nil for a claim, which has its own.
  package func failure(
    _ what: LocalizedMessage, so effect: LocalizedMessage? = nil, shownBy command: [String] = [], cause: String? = nil,
    at span: SourceSpan
  ) -> Finding {
    let cause = cause.map { Message.SharedCause(key: $0, name: quoted(name.value, limit: 80)) }
    return Finding(
      .failedCase, Message(what, so: effect, shownBy: command, cause: cause), at: span, pointer: pointer)
  }
}

/// Takes cases out of a file whose shapes were found right.
private struct TestReader {
  let tree: Tree
  /// The rows of a case.
  var rows: [KeyRow] = []

  /// The object with the keys that tell.
  var root: NodeID? {
    guard let root = tree.roots.first, tree.kind(root) == .object,
      value(root, TestTable.document) != nil, value(root, TestTable.cases) != nil
    else { return nil }
    return root
  }

  func value(_ object: NodeID, _ name: String) -> NodeID? {
    var found: NodeID?
    tree.forEachPair(of: object) { if tree.reads($0.key, name) { found = $0.value } }
    return found
  }

  private func items(_ list: NodeID) -> [NodeID] {
    var items: [NodeID] = []
    tree.forEachItem(of: list) { items.append($0) }
    return items
  }

  private func text(_ node: NodeID) -> Located<String>? {
    KeyCheck.word(tree, node).map { Located(value: $0, span: tree.span(node)) }
  }

  /// One, or those of a list.
  func texts(_ node: NodeID?) -> [Located<String>] {
    guard let node else { return [] }
    return tree.kind(node) == .array ? items(node).compactMap(text) : text(node).map { [$0] } ?? []
  }

  func cases(_ root: NodeID) -> [TestCase] {
    let common = value(root, TestTable.with).map(keys) ?? []
    guard let list = value(root, TestTable.cases) else { return [] }
    return items(list).enumerated().compactMap { number, item in
      guard let name = value(item, "case").flatMap(text) else { return nil }
      let own = keys(item)
      let inherited = common.filter { key in !own.contains { $0.name == key.name } }.map { key in
        var key = key
        key.isOwn = false
        return key
      }
      return TestCase(
        number: number, name: name, keys: own + inherited,
        expect: value(item, "expect").flatMap(text), alert: value(item, "alert").map(alert),
        never: texts(value(item, "never")), always: texts(value(item, "always")), nodes: nodes(item))
    }
  }

  private func nodes(_ item: NodeID) -> [String: NodeID] {
    var nodes: [String: NodeID] = [:]
    nodes["case"] = item
    nodes["expect"] = value(item, "expect")
    tree.forEachPair(of: item) { if tree.reads($0.key, "alert") { nodes["alert"] = $0.key } }
    guard let alert = value(item, "alert") else { return nodes }
    for name in ["title", "message", "buttons", "checkbox", "opens"] { nodes[name] = value(alert, name) }
    return nodes
  }

  /// All keys but those that say what is expected.
  private func keys(_ object: NodeID) -> [TestCase.Key] {
    var keys: [TestCase.Key] = []
    tree.forEachPair(of: object) { pair in
      let name = tree.text(pair.key)
      if ["case", "expect", "alert", "never", "always"].contains(name) || tree.kind(pair.value) == .null { return }
      let row = rows.first { $0.isNamed(name) }
      keys.append(TestCase.Key(name: row?.name ?? name, values: values(pair.value), span: tree.span(pair.value)))
    }
    return keys
  }

  private func values(_ node: NodeID) -> [Located<String>] {
    switch tree.kind(node) {
    case .boolean: return [Located(value: tree.text(node), span: tree.span(node))]
    case .object:
      var values: [Located<String>] = []
      tree.forEachPair(of: node) { pair in
        let value = tree.kind(pair.value) == .null ? "" : "=\(tree.text(pair.value))"
        values.append(Located(value: tree.text(pair.key) + value, span: tree.span(pair.value)))
      }
      return values
    default: return texts(node)
    }
  }

  private func alert(_ node: NodeID) -> TestCase.ExpectedAlert {
    var alert = TestCase.ExpectedAlert(span: tree.span(node))
    alert.title = value(node, "title").flatMap(text)
    alert.message = value(node, "message").flatMap(text)
    alert.buttons = value(node, "buttons").map { list in
      Located(value: texts(list).map { $0.value }, span: tree.span(list))
    }
    alert.checkbox = value(node, "checkbox").map { Located(value: tree.text($0) == "true", span: tree.span($0)) }
    alert.opens = value(node, "opens").flatMap(text)
    return alert
  }
}
