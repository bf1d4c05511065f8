import OSAMFormats
import OSAMSyntax

/// A comment in YAML that silences findings: `# osam-lint: allow RULE -- reason`.
///
/// Behind a value it is about its line; on a line of its own about the next line that is no comment; and where that line
/// begins a document, about the whole document.
struct AllowComment {
  enum Scope: Equatable {
    /// From the start of a line to its end.
    case line(SourceSpan)
    /// Documents by their numbers.
    case documents([Int])
  }

  /// The rules named, with their places.
  var rules: [(id: String, span: SourceSpan)]
  /// From the number sign to the end of the line.
  var span: SourceSpan
  var scope: Scope
  /// Why it silences nothing at all.
  var fault: Message?

  func covers(_ finding: Finding) -> Bool {
    guard fault == nil else { return false }
    switch scope {
    case .line(let line): return line.start <= finding.span.start && finding.span.start <= line.end
    case .documents(let numbers): return finding.document.map(numbers.contains) ?? false
    }
  }

  /// The comments of a file.
  static func all(in tree: Tree, _ recognition: Recognition) -> [AllowComment] {
    guard tree.syntax == .yaml else { return [] }
    return AllowCommentReader(tree, recognition).comments
  }

  /// The edit that takes one of its rules away; the whole comment when it names no other.
  func removing(_ rule: Int, in tree: Tree) -> TextEdit {
    if rules.count > 1 {
      let isLast = rule == rules.count - 1
      return TextEdit(
        isLast
          ? SourceSpan(rules[rule - 1].span.end, rules[rule].span.end)
          : SourceSpan(rules[rule].span.start, rules[rule + 1].span.start), "")
    }
    var start = span.start
    while start > 0, [0x20, 0x09].contains(tree.bytes[start - 1]) { start -= 1 }
    var end = span.end
    let isAlone = start == 0 || [0x0A, 0x0D].contains(tree.bytes[start - 1])
    if isAlone, end < tree.bytes.count {
      let isPair = tree.bytes[end] == 0x0D && end + 1 < tree.bytes.count && tree.bytes[end + 1] == 0x0A
      end += isPair ? 2 : 1
    }
    return TextEdit(SourceSpan(start, end), "")
  }
}

private struct AllowCommentReader {
  private let tree: Tree
  private(set) var comments: [AllowComment] = []

  private static let mark = Array("osam-lint:".utf8)

  init(_ tree: Tree, _ recognition: Recognition) {
    self.tree = tree
    let places = Self.marks(tree.bytes).filter { !Self.isInside(tree, $0) }
    if places.isEmpty { return }
    // A document begins on the line of its root.
    var starts: [Int: [Int]] = [:]
    for found in recognition.found {
      starts[Self.lineStart(tree.bytes, tree.span(tree.resolved(found.root)).start), default: []].append(found.number)
    }
    for place in places { comments.append(comment(at: place, starts)) }
  }

  /// Offsets of number signs that begin such a comment, as far as the bytes alone tell.
  private static func marks(_ bytes: [UInt8]) -> [Int] {
    guard bytes.count > mark.count else { return [] }
    var marks: [Int] = []
    var index = 0
    let last = bytes.count - mark.count
    while index <= last {
      guard bytes[index] == mark[0], bytes[index..<index + mark.count].elementsEqual(mark) else {
        index += 1
        continue
      }
      var sign = index
      while sign > 0, bytes[sign - 1] == 0x20 || bytes[sign - 1] == 0x09 { sign -= 1 }
      if sign > 0, bytes[sign - 1] == UInt8(ascii: "#") {
        sign -= 1
        let isFirst = sign == 0 || sign == 3 && UTF8Check.hasByteOrderMark(bytes)
        if isFirst || [0x20, 0x09, 0x0A, 0x0D].contains(bytes[sign - 1]) { marks.append(sign) }
      }
      index += mark.count
    }
    return marks
  }

  /// Whether a place lies in a text, where a number sign is only a character.
  private static func isInside(_ tree: Tree, _ offset: Int) -> Bool {
    tree.nodes.indices.contains { node in
      let item = tree.nodes[node]
      guard !item.isContainer, item.kind != .alias, Int(item.start) <= offset, offset < Int(item.end) else {
        return false
      }
      // Behind the `|` of a block text there may be a comment.
      return !item.flags.contains(.block) || lineEnd(tree.bytes, Int(item.start)) <= offset
    }
  }

  private static func lineStart(_ bytes: [UInt8], _ offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    return start
  }

  private static func lineEnd(_ bytes: [UInt8], _ offset: Int) -> Int {
    bytes[min(offset, bytes.count)...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
  }

  private func comment(at place: Int, _ starts: [Int: [Int]]) -> AllowComment {
    let bytes = tree.bytes
    let end = Self.lineEnd(bytes, place)
    var line = Self.lineStart(bytes, place)
    if line == 0, UTF8Check.hasByteOrderMark(bytes) { line = 3 }
    let isAlone = bytes[line..<place].allSatisfy { $0 == 0x20 || $0 == 0x09 }
    let about = isAlone ? nextLine(after: end) : line
    let scope = (isAlone ? starts[about] : nil).map(AllowComment.Scope.documents)
    var comment = AllowComment(
      rules: [], span: SourceSpan(place, end),
      scope: scope ?? .line(SourceSpan(about, endOfValues(onLine: SourceSpan(about, Self.lineEnd(bytes, about))))))
    readWords(&comment)
    return comment
  }

  /// The end of a line, or of the line on which the text of a key on it begins: that may be a later one.
  private func endOfValues(onLine line: SourceSpan) -> Int {
    var end = line.end
    for object in tree.nodes.indices where tree.nodes[object].kind == .object {
      let span = tree.nodes[object].span
      guard span.start <= line.end, line.start <= span.end else { continue }
      tree.forEachOwnPair(of: object) { pair in
        guard line.contains(tree.span(pair.key)), !tree.nodes[pair.place].isContainer else { return }
        end = max(end, Self.lineEnd(tree.bytes, tree.span(pair.place).start))
      }
    }
    return end
  }

  /// Start of the next line with content: no comment, no blanks alone, no line between documents.
  private func nextLine(after end: Int) -> Int {
    var index = end
    while index < tree.bytes.count {
      let start = tree.bytes[index] == 0x0A || tree.bytes[index] == 0x0D ? index + 1 : index
      let stop = Self.lineEnd(tree.bytes, start)
      let text = tree.bytes[start..<stop].drop { $0 == 0x20 || $0 == 0x09 }
      let isContent =
        !text.isEmpty && text.first != UInt8(ascii: "#") && text.first != UInt8(ascii: "%")
        && !["---", "..."].contains(String(decoding: text.prefix { $0 > 0x20 }, as: UTF8.self))
      if isContent || stop >= tree.bytes.count { return start }
      index = stop
    }
    return tree.bytes.count
  }

  /// `allow RULE, RULE -- reason`
  private func readWords(_ comment: inout AllowComment) {
    let bytes = tree.bytes
    var index = comment.span.start
    func isWord(_ byte: UInt8) -> Bool { byte > 0x20 && byte != UInt8(ascii: ",") }
    func nextWord() -> SourceSpan? {
      while index < comment.span.end, !isWord(bytes[index]) { index += 1 }
      let start = index
      while index < comment.span.end, isWord(bytes[index]) { index += 1 }
      return start < index ? SourceSpan(start, index) : nil
    }
    func text(_ span: SourceSpan) -> String { String(decoding: bytes[span.range], as: UTF8.self) }
    // Behind the number sign, with or without a blank.
    while index < comment.span.end, bytes[index] != UInt8(ascii: ":") { index += 1 }
    index += 1
    guard let verb = nextWord(), text(verb) == "allow" else {
      comment.fault = Self.noVerb
      return
    }
    var reason: String?
    while let word = nextWord() {
      if text(word) == "--" {
        reason = text(SourceSpan(index, comment.span.end)).trimmingBlanks()
        break
      }
      comment.rules.append((text(word), word))
    }
    comment.fault = Self.fault(of: comment, reason)
  }

  /// What editors make of two hyphens.
  private static let dashes = ["–", "—", "-"]

  private static func fault(of comment: AllowComment, _ reason: String?) -> Message? {
    if comment.rules.isEmpty { return noVerb }
    if let dash = comment.rules.first(where: { dashes.contains($0.id) || $0.id.has("--") }) {
      return Message(
        "\(quoted(dash.id)) does not part the rules from the reason", so: silencing,
        help: "Write two hyphens, with blanks around them.")
    }
    if let unknown = comment.rules.first(where: { Rule.named($0.id) == nil })?.id {
      let near = Nearest.match(unknown, in: Rule.all.map(\.id))
      return Message(
        "\(quoted(unknown)) is no rule", so: silencing,
        help: near.map { "Did you mean “\($0)”?" } ?? "Write the id of a rule; osam-lint rules lists them.")
    }
    if (reason ?? "").isEmpty {
      let ids = comment.rules.map(\.id).joined(separator: ", ")
      return Message(
        "this comment gives no reason", so: silencing, help: "Write # osam-lint: allow \(ids) -- reason.")
    }
    for named in comment.rules {
      switch Rule.named(named.id)?.silencing {
      case .byEntry:
        return Message(
          "no comment silences “\(named.id)”", so: "it is about locking users out",
          help: "Add an entry under “allow” of .osam-lint.yml, with the path, the pointer and the reason.")
      case .never:
        return Message("nothing silences “\(named.id)”", so: KeyCheck.stopping, help: "Correct the file.")
      case .freely, nil: break
      }
    }
    return nil
  }

  private static let silencing: Words = "the comment silences nothing"

  private static let noVerb = Message(
    "this comment does not go on with allow and the id of a rule", so: silencing,
    help: "Write # osam-lint: allow RULE -- reason.")
}
