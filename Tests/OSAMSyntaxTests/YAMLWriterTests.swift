import OSAMSyntax
import TestSupport
import Testing

@Suite struct YAMLWriterTests {
  /// A document with all that can be written, as people see it.
  @Test func everythingAtOnce() {
    let document = YAMLDocument(
      head: ["yaml-language-server: $schema=a.json", "", "A head line is never broken."],
      entries: [
        YAMLEntry("version", .text("1.10"), above: ["Above it."]),
        YAMLEntry("count", .literal("12")),
        YAMLEntry(
          "name", .blank(.init(example: .text("cat.bcn.bus"), request: "Write it after the colon.")),
          above: ["The id of the app."]),
        YAMLEntry("list", .blank(.init(mark: "[]", example: .text("a"), request: "Write it in place of []."))),
        YAMLEntry(
          "texts", .mapping([YAMLEntry("ca", .text("Hola: bon dia")), YAMLEntry("es", .text("Hola # 1"), isOff: true)])),
        YAMLEntry("later", .mapping([YAMLEntry("a", .literal("true"))]), isOff: true),
        YAMLEntry(
          "items",
          .list([
            .text("no"), .literal("5"),
            .mapping([YAMLEntry("a", .text("b"), above: ["First."]), YAMLEntry("c", .mapping([]))]),
            .mapping([YAMLEntry("a", .text("b"), isOff: true)]), .list([]),
          ])),
      ])
    #expect(
      document.text() == """
        # yaml-language-server: $schema=a.json
        #
        # A head line is never broken.

        # Above it.
        version: "1.10"
        count: 12

        # The id of the app.
        # Write it after the colon.
        name:

        # Write it in place of [].
        list: []
        texts:
          ca: "Hola: bon dia"
          # es: "Hola # 1"
        # later:
        #   a: true
        items:
          - "no"
          - 5
          # First.
          - a: b
            c: {}
          # a: b
          - {}
          - []

        """)
    #expect(document.text(filled: true).contains("\n# The id of the app.\nname: cat.bcn.bus\nlist: a\ntexts:\n"))
  }

  @Test func quotesStandWhereTheyAreNeeded() {
    let plain = [
      "a", "1.2.3", "cat.bcn.bus", "https://apps.apple.com/app/id1?l=ca#top",
      "Ja és aquí: és nova".filter { $0 != ":" },
      "¿Nueva?", "L'app", "a:b", "a#b", "a \"b\" c", "2026.1.2", "1h", "ca", "x, y", "1.2.3.4", "😀", "2026-12-01 09:00",
    ]
    let quoted = [
      "", " a", "a ", "a: b", "a:", "a #b", "- a", "-", "? a", "[a", "{a", "!a", "&a", "*a", "%a", "@a", "`a", "'a",
      "\"a",
      "|", ">", "#a", ",", "yes", "No", "on", "OFF", "y", "N", "null", "~", "true", "1", "1.0", "4.10", "1e3", "0x1F",
      "012",
      "1_000", "12:30", "2026-12-01", "=", "<<", "...", "---", "a\nb", "a\tb", "a\u{A0}b", "a\u{200B}b", "\u{FEFF}a",
      "\u{7}",
    ]
    for (texts, isPlain) in [(plain, true), (quoted, false)] {
      for text in texts {
        let line = YAMLDocument(head: [], entries: [YAMLEntry("k", .text(text))]).text()
        #expect((line == "k: \(text)\n") == isPlain, "\(line)")
      }
    }
  }

  @Test func longParagraphsAreBrokenAndNothingBreaksOutOfAComment() {
    let words = Array(repeating: "paraula", count: 30).joined(separator: " ")
    let document = YAMLDocument(
      head: ["a\nversion: 1"],
      entries: [
        YAMLEntry(
          "k", .blank(.init(mark: "1", example: .text(""), request: "c\r\nd: 4\u{85}e: 5")),
          above: [words, "a\nb: 2\u{2028}c: 3"])
      ])
    let lines = document.text().split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 100 })
    #expect(lines.count { $0.hasPrefix("# paraula") } == 3)
    let tree = Tree.read(Array(document.text().utf8), as: .yaml)
    #expect(tree.faults == [])
    #expect(tree.roots.map { JSONValue(tree, $0).text(pretty: false) } == [#"{"k":1}"#])
  }

  // MARK: Property

  private static let pieces = [
    "a", "Z", "é", "😀", "1", "0", ".", "-", "_", ":", " ", "#", ",", "[", "]", "{", "}", "&", "*", "!", "|", ">", "'",
    "\"",
    "%", "@", "`", "?", "=", "<<", "~", "null", "yes", "on", "true", "e3", "0x", "0o7", "\n", "\r", "\t", "\\", "\u{0}",
    "\u{7F}", "\u{85}", "\u{A0}", "\u{200B}", "\u{2028}", "\u{FEFF}", "\u{FFFE}", "\u{10FFFF}", "---", "...", ": ",
    " #",
    "2026-01-02", "12:30", "\u{301}", "\u{E000}",
  ]

  private static func text(_ random: inout Seeded) -> String {
    (0..<Int.random(in: 0...5, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
  }

  private static func value(_ depth: Int, _ random: inout Seeded) -> YAMLValue {
    switch Int.random(in: 0..<(depth == 0 ? 3 : 6), using: &random) {
    case 0, 1: return .text(text(&random))
    case 2:
      return .blank(
        .init(
          mark: Bool.random(using: &random) ? "[]" : "", example: .text(text(&random)),
          request: Bool.random(using: &random) ? text(&random) : nil))
    case 3: return .list((0..<Int.random(in: 0...3, using: &random)).map { _ in value(depth - 1, &random) })
    default: return .mapping(entries(depth - 1, &random))
    }
  }

  private static func entries(_ depth: Int, _ random: inout Seeded) -> [YAMLEntry] {
    (0..<Int.random(in: 0...3, using: &random)).map { number in
      let entry = YAMLEntry(
        text(&random) + "\(number)", value(depth, &random),
        above: Bool.random(using: &random) ? [text(&random), text(&random)] : [],
        isOff: Int.random(in: 0...4, using: &random) == 0)
      return entry
    }
  }

  /// The meaning of a value, told without the writer.
  private static func meaning(_ value: YAMLValue, filled: Bool) -> JSONValue {
    switch value {
    case .text(let text): return .string(text)
    case .literal(let literal): return .number(literal)
    case .list(let items): return .array(items.map { meaning($0, filled: filled) })
    case .mapping(let entries): return meaning(entries, filled: filled)
    case .blank(let blank):
      return filled ? meaning(blank.example, filled: true) : blank.mark == "[]" ? .array([]) : .null
    }
  }

  private static func meaning(_ entries: [YAMLEntry], filled: Bool) -> JSONValue {
    .object(entries.filter { !$0.isOff }.map { ($0.key, meaning($0.value, filled: filled)) })
  }

  /// Whatever is written reads back as it was meant, and no plain text means something else to YAML 1.1.
  @Test func everythingReadsBack() {
    var random = Seeded(state: 5)
    for _ in 0..<3000 {
      let entries = Self.entries(3, &random) + [YAMLEntry("end", .text(Self.text(&random)))]
      let document = YAMLDocument(head: [Self.text(&random)], entries: entries)
      for filled in [false, true] {
        let text = document.text(filled: filled)
        let tree = Tree.read(Array(text.utf8), as: .yaml)
        let wanted = Self.meaning(entries, filled: filled).text(pretty: false)
        let isRight =
          tree.faults.isEmpty && tree.roots.map { JSONValue(tree, $0).text(pretty: false) } == [wanted]
        #expect(isRight, "\(text)\nis read as\n\(tree.roots.map { JSONValue(tree, $0).text(pretty: false) })")
        for node in tree.nodeIDs where tree.nodes[node].flags.contains(.plain) && tree.kind(node) == .string {
          #expect(YAMLCore.differentIn11(tree.text(node)) == nil, "\(text)")
        }
        if !isRight { return }
      }
    }
  }
}
