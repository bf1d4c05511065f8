import OSAMFormats
import OSAMSyntax

extension Rule {
  /// Words that YAML takes away from a text.
  static let textCutByYaml = Rule(
    id: "text-cut-by-yaml",
    title: "words of a text that YAML takes for something else",
    group: .texts,
    effects: [.probablyNotMeant, .brokenText],
    kinds: .having(.texts),
    why: """
      Without quotes YAML takes a space and `#` for the beginning of a comment, `!Nova` for the name of a type and `&Ara`
      for the name of an anchor. What is left is a text like any other, so nothing fails: of `Versió #1 de la ciutat`
      users read “Versió”.

      A type nobody defined is an error, because the word is lost for certain. A comment may be meant: it is
      reported only with one space in front of `#` and a letter or digit right after. So may an anchor, if the file names
      it somewhere.
      """,
    repair: .depends(
      """
      Puts the whole text in quotes. Safe for a lost type; for a comment and an anchor the author may have meant one.
      """),
    evidence: ["yaml-libyaml"],
    bad: [
      Example(
        "packageName: cat.bcn.bus\ncomparisonMode: NONE\nversionCode: 2026030001\ntitle:\n  ca: Versió⟦ #1 de la ciutat⟧\n  es: ⟦!Nueva⟧ versión\n  en: ⟦&New⟧ version\n",
        syntax: .yaml
      ).finds("warning, every release", "error, every release", "warning, every release").says(
        """
        YAML takes “&New” for the name of an anchor
        = of the English title apps show “version”
        = help: Put the whole text in quotes.
        """
      ).says(
        """
        YAML takes “!Nueva” for the name of a type
        = of the Spanish title apps show “versión”
        = help: Put the whole text in quotes.
        """
      ).says(
        """
        YAML takes “#1 de la ciutat” for a comment
        = of the Catalan title apps show “Versió”
        = help: Put the whole text in quotes, or write two spaces before a comment.
        """)
    ],
    good: [
      Example(
        "packageName: cat.bcn.bus\ncomparisonMode: NONE\nversionCode: 2026030001\ntitle:\n  ca: \"Versió #1 de la ciutat\" # revisat\n  es: Nueva versión  #1\n  en: !!str New version # 1\nok: &ok\n  ca: &label Actualitza\n  es: *label\n  en: Update\n",
        syntax: .yaml)
    ],
    check: .document(checkCut)
  )
}

private func checkCut(_ inspection: Inspection) {
  let tree = inspection.document.tree
  guard tree.syntax == .yaml else { return }
  for text in inspection.writtenTexts where text.isShown {
    let line = TextLine(tree, text.node)
    if let comment = line.comment { reportComment(comment, line, text, inspection) }
    guard let mark = line.mark else { continue }
    let isType = tree.bytes[mark.start] == UInt8(ascii: "!")
    if !isType, tree.namesAnchor(mark) { continue }
    let written = line.text(mark)
    inspection.report(
      isType
        ? "YAML takes \(quoted(written)) for the name of a type"
        : "YAML takes \(quoted(written)) for the name of an anchor",
      so: "of the \(text.name) apps show \(quoted(text.text))", help: "Put the whole text in quotes.",
      at: .bytes(mark, of: inspection.pointer(to: text.node)), effect: isType ? .brokenText : .probablyNotMeant,
      repair: line.quoting(from: mark.start, to: tree.span(text.node).end, impact: isType ? .correction : .guess))
  }
}

private func reportComment(
  _ comment: SourceSpan, _ line: TextLine, _ text: WrittenText, _ inspection: Inspection
) {
  let words = line.text(SourceSpan(comment.start + 1, comment.end))
  inspection.report(
    "YAML takes \(quoted(words)) for a comment", so: "of the \(text.name) apps show \(quoted(text.text))",
    help: "Put the whole text in quotes, or write two spaces before a comment.",
    at: .bytes(comment, of: inspection.pointer(to: text.node)),
    repair: line.quoting(from: inspection.document.span(text.node).start, to: comment.end, impact: .guess))
}

/// The surroundings of a text without quotes on its line.
private struct TextLine {
  let tree: Tree
  /// One blank, `#`, and a word to the end of the line.
  var comment: SourceSpan?
  /// A type or an anchor in front.
  var mark: SourceSpan?

  init(_ tree: Tree, _ node: NodeID) {
    self.tree = tree
    let span = tree.span(node)
    guard tree.nodes[node].flags.contains(.plain) else { return }
    let bytes = tree.bytes
    if span.end + 2 < bytes.count, bytes[span.end] == 0x20, bytes[span.end + 1] == UInt8(ascii: "#"),
      Self.isWordPart(bytes[span.end + 2])
    {
      var end = span.end
      while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
      while bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
      comment = SourceSpan(span.end, end)
    }
    var end = span.start
    while end > 0, bytes[end - 1] == 0x20 { end -= 1 }
    var start = end
    while start > 0, !" \t\n\r,[{".utf8.contains(bytes[start - 1]) { start -= 1 }
    guard end < span.start, end - start > 1 else { return }
    let isType = bytes[start] == UInt8(ascii: "!") && bytes[start + 1] != UInt8(ascii: "!")
    if isType || bytes[start] == UInt8(ascii: "&") { mark = SourceSpan(start, end) }
  }

  func text(_ span: SourceSpan) -> String { String(decoding: tree.bytes[span.range], as: UTF8.self) }

  /// The whole of it in quotes.
  func quoting(from start: Int, to end: Int, impact: Repair.Impact) -> Repair? {
    let whole = text(SourceSpan(start, end))
    if whole.contains(where: { $0.isNewline }) { return nil }
    return Repair("Put the whole text in quotes", impact, .bytes(SourceSpan(start, end), YAMLScalar.quoted(whole)))
  }

  private static func isWordPart(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte >= 0xC3
  }
}

extension Tree {
  /// True if some alias of the file names the anchor that is written here.
  fileprivate func namesAnchor(_ anchor: SourceSpan) -> Bool {
    let name = bytes[anchor.start + 1..<anchor.end]
    return nodes.contains { $0.kind == .alias && bytes[Int($0.start) + 1..<Int($0.end)] == name }
  }
}
