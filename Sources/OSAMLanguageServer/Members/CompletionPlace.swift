import OSAMSyntax

/// Where somebody types, found out by putting a word there and reading the text: what becomes of it says what may stand
/// there, in a text that is as yet no whole one.
struct CompletionPlace {
  enum Role {
    case key
    case value
  }

  /// Stands for what is typed. No document has it.
  static let word = "osam_lint_is_asked"

  let role: Role
  /// The text with the word in it.
  let tree: Tree
  let node: NodeID
  /// The piece that is replaced, quotes included, in the text as it is.
  let typed: SourceSpan
  /// A name is followed by its colon already.
  let hasColon: Bool
  /// Behind what comes in there is another member.
  let needsCommaAfter: Bool
  /// The value in front, where its comma is missing: behind it.
  let missingComma: Int?
  /// The blanks in front of the line.
  let indentation: String
  /// Something else stands in front of it on its line.
  let isInsideLine: Bool
  /// The piece that is replaced, as it was typed.
  let written: String

  /// The places that an offset may be, the likeliest first.
  static func all(at offset: Int, in bytes: [UInt8], as syntax: Tree.Syntax) -> [CompletionPlace] {
    let typed = typed(at: offset, in: bytes, as: syntax)
    let isFlow = syntax == .json || isInFlow(bytes, typed.start)
    let before = bytes[..<typed.start].last { !$0.isJSONBlank }
    let after = bytes[typed.end...].first { isFlow ? !$0.isJSONBlank : $0 != 0x20 }
    let hasColon = after == UInt8(ascii: ":")
    let needsComma = isFlow && !hasColon && after.map { !",}]".utf8.contains($0) } ?? false
    let opensOrParts = before.map { "{[,:".utf8.contains($0) } ?? true
    let missing = isFlow && !opensOrParts ? bytes[..<typed.start].lastIndex { !$0.isJSONBlank }.map { $0 + 1 } : nil
    let quoted = syntax == .json ? "\"\(word)\"" : word
    let lineStart = bytes[..<typed.start].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
    let blanks = bytes[lineStart..<typed.start].prefix { $0 == 0x20 || $0 == 0x09 }
    let forms: [(Role, String)] = [
      (.key, (missing != nil ? ", " : "") + quoted + (hasColon ? "" : ": null") + (needsComma ? "," : "")),
      (.value, quoted + (needsComma ? "," : "")),
    ]
    let places = forms.compactMap { role, text -> (CompletionPlace)? in
      let tried = Array(bytes[..<typed.start]) + Array(text.utf8) + Array(bytes[typed.end...])
      let tree = Tree.read(tried, as: syntax)
      guard let node = node(of: word, in: tree), isKey(node, in: tree) == (role == .key) else { return nil }
      return CompletionPlace(
        role: role, tree: tree, node: node, typed: typed, hasColon: hasColon, needsCommaAfter: needsComma,
        missingComma: role == .key ? missing : nil, indentation: String(decoding: blanks, as: UTF8.self),
        isInsideLine: isFlow && blanks.endIndex < typed.start,
        written: String(decoding: bytes[typed.range], as: UTF8.self))
    }
    let fewest = places.map(\.tree.faults.count).min() ?? 0
    return places.filter { $0.tree.faults.count == fewest }
  }

  /// The word around an offset, with its quotes.
  private static func typed(at offset: Int, in bytes: [UInt8], as syntax: Tree.Syntax) -> SourceSpan {
    func isPart(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."):
        true
      default: byte >= 0x80
      }
    }
    var (start, end) = (offset, offset)
    while start > 0, isPart(bytes[start - 1]) { start -= 1 }
    while end < bytes.count, isPart(bytes[end]) { end += 1 }
    // The dash of an entry of a list is no part of a word.
    if start < end, bytes[start] == UInt8(ascii: "-"), end - start == 1 { start = end }
    // A colon without a blank behind it is part of a value, as in osam:3.0.1.
    if syntax == .yaml, start > 0, bytes[start - 1] == UInt8(ascii: ":") {
      var word = start - 1
      while word > 0, isPart(bytes[word - 1]) { word -= 1 }
      let before = bytes[..<word].last { $0 != 0x20 }
      if word < start - 1, word > 0, bytes[word - 1] == 0x20, before == UInt8(ascii: ":") { start = word }
    }
    if start > 0, opensText(start - 1, in: bytes) {
      start -= 1
      if end < bytes.count, bytes[end] == bytes[start] { end += 1 }
    }
    return SourceSpan(start, end)
  }

  /// True if a quote begins a text, and does not end one, as far as the line tells.
  private static func opensText(_ offset: Int, in bytes: [UInt8]) -> Bool {
    if bytes[offset] == UInt8(ascii: "'") {
      return offset == 0 || bytes[offset - 1].isJSONBlank || "{[,:".utf8.contains(bytes[offset - 1])
    }
    guard bytes[offset] == UInt8(ascii: "\"") else { return false }
    let line = bytes[..<offset].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
    var isInText = false
    var index = line
    while index < offset {
      if isInText, bytes[index] == UInt8(ascii: "\\") {
        index += 1
      } else if bytes[index] == UInt8(ascii: "\"") {
        isInText.toggle()
      }
      index += 1
    }
    return !isInText
  }

  /// True if a place of YAML lies between brackets, as far as the line tells.
  private static func isInFlow(_ bytes: [UInt8], _ offset: Int) -> Bool {
    let line = bytes[..<offset].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
    return bytes[line..<offset].reduce(0) { depth, byte in
      "{[".utf8.contains(byte) ? depth + 1 : "}]".utf8.contains(byte) ? depth - 1 : depth
    } > 0
  }

  private static func node(of word: String, in tree: Tree) -> NodeID? {
    tree.nodeIDs.first { !tree.nodes[$0].isContainer && tree.kind($0) != .alias && tree.reads($0, word) }
  }

  private static func isKey(_ node: NodeID, in tree: Tree) -> Bool {
    guard let object = tree.container(of: node), tree.kind(object) == .object else { return false }
    var isKey = false
    tree.forEachOwnPair(of: object) { if $0.key == node { isKey = true } }
    return isKey
  }
}
