import OSAMSyntax
import TestSupport
import Testing

/// Where the bytes of a text stand in the file.
@Suite struct WrittenScalarTests {
  /// The text in the file for each letter of the first value of a file; nil for nothing.
  private func pieces(_ file: String, _ syntax: Tree.Syntax) throws -> [String?] {
    let tree = Tree.read(Array(file.utf8), as: syntax)
    let written = try #require(WrittenScalar(2, of: tree))
    var pieces: [String?] = []
    var start = 0
    for scalar in tree.text(2).unicodeScalars {
      let end = start + scalar.utf8.count
      pieces.append(written.span(of: start..<end).map { String(decoding: tree.bytes[$0.range], as: UTF8.self) })
      start = end
    }
    return pieces
  }

  @Test(
    arguments: [
      (#"{"k": "añ"}"#, .json, ["a", "ñ"]),
      (
        #"{"k": "a\nb\u00f1\ud83d\ude00\/\ud83d."}"#, .json,
        ["a", #"\n"#, "b", #"\u00f1"#, #"\ud83d\ude00"#, #"\/"#, #"\ud83d"#, "."]
      ),
      ("k: añ\n", .yaml, ["a", "ñ"]), ("k: a b\n  c\n", .yaml, ["a", " ", "b", "\n  ", "c"]),
      ("k: 'a''b '\n", .yaml, ["a", "''", "b", " "]),
      ("k: 'a\n\n\n  b'\n", .yaml, ["a", "\n\n\n  ", "\n\n\n  ", "b"]),
      (
        "k: \"a \\\n  b\\x41\\U0001F600\\_ \n c\"\n", .yaml,
        ["a", " ", "b", #"\x41"#, #"\U0001F600"#, #"\_"#, " \n ", "c"]
      ),
      ("k: |\n  a\n   b\n\n  c\n", .yaml, ["a", "\n  ", " ", "b", "\n\n  ", "\n\n  ", "c", nil]),
      (
        "k: >\n\n  a\n  b\n\n  c\n   d\n  e\n\n", .yaml,
        ["\n\n  ", "a", "\n  ", "b", "\n\n  ", "c", "\n  ", " ", "d", "\n  ", "e", nil]
      ),
      ("k: |2-\n   a\n  b\n", .yaml, [" ", "a", "\n  ", "b"]),
      ("k: |+\r\n  a\r\n  b\r\n\r\n", .yaml, ["a", "\r\n  ", "b", nil, nil]),
    ] as [(String, Tree.Syntax, [String?])])
  func everyLetterHasItsPlace(_ file: String, _ syntax: Tree.Syntax, _ expected: [String?]) throws {
    #expect(try pieces(file, syntax) == expected)
  }

  private static let parts = [
    "a", "ñ", "😀", " ", "  ", "l.l", #"\n"#, #"\u0041"#, "''", "'", "\n  ", "\n\n  ", "\r\n  ", "\n   ", "\\\n  ",
    #"\ud83d\ude00"#, "#", ":", "-", "\t", "\u{A0}", "\u{200B}", "\u{2028}", #"\x41"#, #"\""#, #"\\"#,
  ]
  private static let styles = [
    ("\"", "\""), ("'", "'"), ("", ""), ("|\n  ", ""), (">\n  ", ""), (">-\n\n  ", ""), ("|2+\n  ", ""),
  ]

  /// However a text is written: where a letter has a place, the letter stands there, or what means it.
  @Test func lettersStandWhereTheyAreSaidToBe() {
    var random = Seeded(state: 12)
    var followed = 0
    for _ in 0..<20_000 {
      let (open, close) = random.choose(Self.styles)
      let isJSON = open == "\"" && random.once(in: 2)
      let body = (0..<1 + Int(random.next() % 8)).map { _ in random.choose(Self.parts) }.joined()
      let file = isJSON ? "{\"k\": \"\(body)\"}" : "k: \(open)\(body)\(close)\n"
      let tree = Tree.read(Array(file.utf8), as: isJSON ? .json : .yaml)
      guard tree.faults.isEmpty, tree.nodes.count == 3, tree.kind(2) == .string,
        let written = WrittenScalar(2, of: tree)
      else { continue }
      followed += 1
      if let problem = problem(written, tree) { Issue.record("\(problem) in \(file.debugDescription)") }
    }
    #expect(followed > 5_000, "\(followed)")
  }

  private func problem(_ written: WrittenScalar, _ tree: Tree) -> String? {
    var (start, last) = (0, 0)
    for scalar in tree.text(2).unicodeScalars {
      let end = start + scalar.utf8.count
      defer { start = end }
      guard let span = written.span(of: start..<end) else { continue }
      let piece = String(decoding: tree.bytes[span.range], as: UTF8.self)
      let isItself = Array(piece.utf8) == Array(String(scalar).utf8)
      let isMeant = piece.hasPrefix("\\") || piece == "''" && scalar == "'"
      let isLineEnd = piece.utf8.contains { $0 == 0x0A || $0 == 0x0D } && (scalar == " " || scalar == "\n")
      if !isItself, !isMeant, !isLineEnd { return "\(String(scalar).debugDescription) is \(piece.debugDescription)" }
      if span.start < last { return "\(String(scalar).debugDescription) goes back" }
      last = span.start
    }
    return nil
  }
}
