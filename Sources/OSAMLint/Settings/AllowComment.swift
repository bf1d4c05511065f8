import OSAMFormats
import OSAMSyntax

/// A comment in YAML that silences findings: `# osam-lint: allow RULE -- reason`.
///
/// Behind a value it is about its line; on a line of its own about the next line that is no comment; and where that
/// line begins a document, about the whole document.
struct AllowComment {
  enum Scope: Hashable {
    /// From the start of a line to its end.
    case line(SourceSpan)
    /// Those that begin on a line, by where it begins.
    case documents(onLine: Int)
  }

  /// The rules named, with their places.
  var rules: [(id: String, span: SourceSpan)]
  /// From the number sign to the end of the line, or to the next such comment on it.
  var span: SourceSpan
  var scope: Scope
  /// Why it silences nothing at all.
  var fault: Message?

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

/// Reads the comments of a file. A file may have as many as lines: each byte, node and key is looked at a bounded
/// number of times.
struct AllowCommentReader {
  private let tree: Tree
  private(set) var comments: [AllowComment] = []
  /// For each document where the line of its root begins; none without comments.
  private(set) var documents: [Int: Int] = [:]
  /// Where lines begin; CR and LF each end one.
  private let lines: [UInt32]

  private static let mark = Array("osam-lint:".utf8)

  init(_ tree: Tree, _ recognition: Recognition) {
    self.tree = tree
    let all = Self.marks(tree.bytes)
    lines = all.isEmpty ? [] : [0] + tree.bytes.indices.filter { Self.isLineEnd(tree.bytes[$0]) }.map { UInt32($0 + 1) }
    let marks = all.filter { !isInside($0) }
    if marks.isEmpty { return }
    for found in recognition.found {
      documents[found.number] = lineStart(tree.span(tree.resolved(found.root)).start)
    }
    let starts = Set(documents.values)
    let subjects = subjects(of: marks)
    let ends = endsOfValues(onLines: Set(subjects.map { $0.line }))
    for (number, (place, subject)) in zip(marks, subjects).enumerated() {
      let next = number + 1 < marks.count ? marks[number + 1] : Int.max
      let line = SourceSpan(textStart(subject.line), ends[subject.line] ?? lineEnd(subject.line))
      let isDocument = subject.mayBeDocument && starts.contains(subject.line)
      var comment = AllowComment(
        rules: [], span: SourceSpan(place, min(next, lineEnd(place))),
        scope: isDocument ? .documents(onLine: subject.line) : .line(line))
      readWords(&comment)
      comments.append(comment)
    }
  }

  /// True if there may be such a comment, as far as the bytes alone tell.
  static func hasMarks(_ bytes: [UInt8]) -> Bool { !marks(bytes).isEmpty }

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

  /// True if a place lies in a text, where a number sign is only a character.
  private func isInside(_ offset: Int) -> Bool {
    // A text in front of another node has ended there.
    guard let node = tree.lastNode(from: offset) else { return false }
    let item = tree.nodes[node]
    guard !item.isContainer, item.kind != .alias, offset < Int(item.end) else { return false }
    // Behind the `|` of a block text there may be a comment.
    return !item.flags.contains(.block) || lineEnd(Int(item.start)) <= offset
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// The first line that begins behind an offset.
  private func firstLine(behind offset: Int) -> Int {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(lines[middle]) > offset { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private func lineStart(_ offset: Int) -> Int { Int(lines[firstLine(behind: offset) - 1]) }

  private func lineEnd(_ offset: Int) -> Int {
    let next = firstLine(behind: offset)
    return next < lines.count ? Int(lines[next]) - 1 : tree.bytes.count
  }

  /// A line without a byte-order mark in front.
  private func textStart(_ line: Int) -> Int { line == 0 && UTF8Check.hasByteOrderMark(tree.bytes) ? 3 : line }

  private struct Subject {
    /// Where the line begins that a comment is about.
    var line: Int
    /// The comment has a line of its own.
    var mayBeDocument: Bool
  }

  private func subjects(of marks: [Int]) -> [Subject] {
    var subjects: [Subject] = []
    /// Where the last look for content began, and where it ended.
    var looked: (from: Int, to: Int)?
    for (number, place) in marks.enumerated() {
      let line = lineStart(place)
      let isFirst = number == 0 || marks[number - 1] < line
      guard isFirst, tree.bytes[textStart(line)..<place].allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else {
        subjects.append(Subject(line: line, mayBeDocument: false))
        continue
      }
      let end = lineEnd(place)
      // Comments in a row are about one line.
      if looked.map({ $0.from > end || end >= $0.to }) ?? true { looked = (end, nextLine(after: end)) }
      subjects.append(Subject(line: looked?.to ?? end, mayBeDocument: true))
    }
    return subjects
  }

  /// For lines with keys whose texts begin on later ones, the ends of the latest of these.
  private func endsOfValues(onLines wanted: Set<Int>) -> [Int: Int] {
    var ends: [Int: Int] = [:]
    for object in tree.nodeIDs where tree.nodes[object].kind == .object {
      tree.forEachOwnPair(of: object) { pair in
        let key = tree.span(pair.key)
        let line = lineStart(key.start)
        guard !tree.nodes[pair.place].isContainer, wanted.contains(line), key.end <= lineEnd(line) else { return }
        let end = lineEnd(tree.span(pair.place).start)
        if end > lineEnd(line) { ends[line] = max(ends[line] ?? 0, end) }
      }
    }
    return ends
  }

  /// Start of the next line with content: no comment, no blanks alone, no line between documents.
  private func nextLine(after end: Int) -> Int {
    var index = end
    while index < tree.bytes.count {
      let start = Self.isLineEnd(tree.bytes[index]) ? index + 1 : index
      let stop = lineEnd(start)
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

  /// Dashes that editors make of two hyphens.
  private static let dashes = ["–", "—", "-"]

  private static func fault(of comment: AllowComment, _ reason: String?) -> Message? {
    if comment.rules.isEmpty { return noVerb }
    if let dash = comment.rules.first(where: { dashes.contains($0.id) || $0.id.has("--") }) {
      return Message(
        "\(quoted(dash.id)) does not part the rules from the reason", so: silencing,
        help: "Write two hyphens, with spaces around them.")
    }
    if let unknown = comment.rules.first(where: { Rule.named($0.id) == nil })?.id {
      let near = Nearest.match(unknown, in: Rule.all.map { $0.id })
      return Message(
        "\(quoted(unknown)) is no rule", so: silencing,
        help: near.map { "Did you mean “\($0)”?" } ?? "Write the id of a rule; osam-lint rules lists them.")
    }
    if (reason ?? "").isEmpty {
      let ids = comment.rules.map { $0.id }.joined(separator: ", ")
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

  private static let silencing: LocalizedMessage = "the comment silences nothing"

  private static let noVerb = Message(
    "this comment does not go on with allow and the id of a rule", so: silencing,
    help: "Write # osam-lint: allow RULE -- reason.")
}
