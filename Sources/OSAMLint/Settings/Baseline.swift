import OSAMFormats
import OSAMPlatform
import OSAMSyntax

/// Findings that were there when somebody wrote them down: `osam-lint baseline` records them, and only new ones count.
package final class Baseline: Sendable {
  /// Beside the settings, or where a repository begins.
  package static let fileName: FilePath = ".osam-lint-baseline.json"

  /// True if a path leads to a baseline, by its name.
  package static func names(_ path: FilePath) -> Bool { path.isNamed([fileName]) }

  /// The identity of a finding, which stays although lines come and go.
  package struct Key: Hashable, Sendable, Comparable {
    package var path: FilePath
    package var rule: String
    /// Package, platform and version of the document where it has them; else its JSON pointer in the file.
    package var document: ByteText
    /// The finding's JSON pointer within the document.
    package var pointer: ByteText

    package init(path: FilePath, rule: String, document: String, pointer: String) {
      self.path = path
      self.rule = rule
      self.document = ByteText(document)
      self.pointer = ByteText(pointer)
    }

    package static func < (left: Key, right: Key) -> Bool {
      (left.path, left.rule, left.document, left.pointer) < (right.path, right.rule, right.document, right.pointer)
    }
  }

  package struct Entry: Sendable {
    package var key: Key
    package var count: Int
    package var span: SourceSpan
    /// Its place in the list, from 0.
    var number: Int
  }

  /// As messages call it.
  package let path: FilePath
  package let tree: Tree
  package let entries: [Entry]
  private let counts: [Key: Int]
  private let paths: Set<FilePath>
  private let list: NodeID
  private let items: [NodeID]

  /// Why a file is no baseline, and where.
  package struct Problem: Error, Sendable {
    package var words: LocalizedMessage
    package var span: SourceSpan

    var finding: Finding {
      Finding(
        .unusableSetting,
        Message(words, so: "the baseline cannot be used", help: "Write it anew with osam-lint baseline."),
        at: span, pointer: nil)
    }
  }

  /// The first one knew no pointers, so that one finding could hide behind another.
  private static let version = 2

  package init(path: FilePath, bytes: [UInt8]) throws(Problem) {
    self.path = path
    tree = Tree.read(bytes, as: .json)
    if let fault = tree.faults.first(where: { $0.kind != .byteOrderMark }) {
      throw Problem(words: fault.words(in: tree), span: fault.span)
    }
    guard let root = tree.roots.first, let version = Self.value(tree, root, "osam-lint-baseline"),
      let list = Self.value(tree, root, "findings"), tree.kind(list) == .array
    else { throw Problem(words: "this is no baseline", span: SourceSpan(0, 0)) }
    if tree.text(version) == "1" {
      throw Problem(
        words: "an earlier osam-lint wrote it, without the places of findings in their documents",
        span: tree.span(version))
    }
    guard tree.text(version) == String(Self.version) else {
      throw Problem(words: "another version of osam-lint wrote it", span: tree.span(version))
    }
    self.list = list
    items = tree.ownItems(of: list)
    entries = try Self.entries(tree, items)
    counts = Dictionary(pairs: entries.map { ($0.key, $0.count) }) { $0 + $1 }
    paths = Set(entries.map { $0.key.path })
  }

  private static func value(_ tree: Tree, _ object: NodeID, _ name: String) -> NodeID? {
    var found: NodeID?
    tree.forEachPair(of: object) { if tree.reads($0.key, name) { found = $0.value } }
    return found
  }

  /// A count is small enough for all of them together to be a number.
  private static let possibleCounts = 1...Int(clamping: UInt32.max)

  private static func entries(_ tree: Tree, _ items: [NodeID]) throws(Problem) -> [Entry] {
    var entries: [Entry] = []
    for (number, item) in items.enumerated() {
      func text(_ name: String) -> String? {
        value(tree, item, name).flatMap { tree.kind($0) == .string ? tree.text($0) : nil }
      }
      guard let rule = text("rule"), let path = text("path"), let document = text("document"),
        let pointer = text("pointer"),
        let count = value(tree, item, "count").flatMap({ Int(tree.text($0)) }), Self.possibleCounts.contains(count)
      else {
        throw Problem(words: "this entry is none that osam-lint writes", span: tree.span(item))
      }
      entries.append(
        Entry(
          key: Key(path: FilePath(text: path), rule: rule, document: document, pointer: pointer), count: count,
          span: tree.span(item), number: number))
    }
    return entries
  }

  package func count(of key: Key) -> Int { counts[key] ?? 0 }

  /// True if findings of a file are recorded, seen from the baseline's folder.
  package func isAbout(_ path: FilePath) -> Bool { paths.contains(path) }

  /// The text of a baseline with these findings: an entry to a line, in order, so that differences are easy to read.
  package static func text(_ counts: [Key: Int]) -> String {
    let lines = counts.sorted { $0.key < $1.key }.map { key, count in
      let entry: JSONValue = [
        "rule": .string(key.rule), "path": .string(key.path.display), "document": .string(key.document.text),
        "pointer": .string(key.pointer.text), "count": .integer(count),
      ]
      return "    " + entry.text(pretty: false)
    }
    let list = lines.isEmpty ? "" : "\n" + lines.joined(separator: ",\n") + "\n  "
    return "{\n  \"osam-lint-baseline\": \(version),\n  \"findings\": [\(list)]\n}\n"
  }

  /// A recorded finding that is gone, or is there less often.
  package func stale(_ entry: Entry, now count: Int) -> Finding {
    let place: LocalizedMessage = "\(entry.key.rule) in \(entry.key.path.display)"
    let now: LocalizedMessage = count == 1 ? "once" : "\(count) times"
    return Finding(
      .staleBaseline,
      count == 0
        ? Self.gone(entry.key.rule, in: entry.key.path)
        : Message(
          "\(place) was recorded \(entry.count) times here and is there \(now)",
          help: "Run osam-lint baseline again, so that the others cannot come back."),
      at: entry.span, pointer: "/findings/\(entry.number)",
      fix: count == 0
        ? removing([entry.number]).map { Fix(title: "Remove the entry", isSafe: true, edits: $0) } : nil)
  }

  static func gone(_ rule: String, in path: FilePath) -> Message {
    let place: LocalizedMessage = "\(rule) in \(path.display)"
    return Message(
      "\(place) was recorded here and is gone", help: "Run osam-lint baseline again, so that it cannot come back.")
  }

  /// The edits that take entries away, by their places in the list.
  package func removing(_ numbers: [Int]) -> [TextEdit]? {
    tree.edits(for: [.removeItems(numbers, of: items, in: list)])
  }
}

extension Baseline.Key {
  /// `names` keeps the names of documents that were asked for.
  init(_ finding: Finding, path: FilePath, _ recognition: Recognition, names: inout [Int: String]) {
    var document = ""
    var pointer = finding.pointer ?? ""
    if let number = finding.document, recognition.found.indices.contains(number) {
      let found = recognition.found[number]
      document = names[number] ?? recognition.document(found).name ?? found.pointer
      names[number] = document
      if pointer.utf8.starts(with: found.pointer.utf8) {
        pointer = String(decoding: pointer.utf8.dropFirst(found.pointer.utf8.count), as: UTF8.self)
      }
    }
    self.init(path: path, rule: finding.rule, document: document, pointer: pointer)
  }
}
