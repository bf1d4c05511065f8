import OSAMFormats
import OSAMLint
import OSAMSyntax
import Testing

/// How many rounds it takes to repair a file that is full of one mistake. Each round reads the file anew, so where their
/// number does not grow with the file, time grows in proportion to it.
@Suite struct FixRoundsTests {
  private func repaired(_ text: String, _ syntax: Tree.Syntax = .json) -> Repaired {
    let fixer = Fixer(linter: Linter(context: CheckContext(now: Example.date)), allowsUnsafe: true)
    return fixer.repair(FileInput(path: "a", bytes: Array(text.utf8), syntax: syntax, isNamed: true))
  }

  private static func message(_ piece: String, _ count: Int) -> String {
    let example = Example.version(["message": #"{"ca": "@", "es": "Ven ya.", "en": "Come now."}"#])
    return example.unmarked.text.replacing("@", with: "No" + String(repeating: piece, count: count) + ".")
  }

  @Test(
    arguments: [
      (#" col.legi\n"#, #" col·legi\n"#), (" col.legi ", " col·legi "), (#"\u0020col.legi"#, #"\u0020col·legi"#),
      (#" a\u200b\n"#, #" a\n"#), (#" a\tb"#, " a b"), (" a\u{200B}b", " ab"),
      (#"\ud83d\ude00 il-lusió"#, #"\ud83d\ude00 il·lusió"#),
    ])
  func allMistakesOfATextGoTogether(_ wrong: String, _ right: String) {
    for count in [40, 4_000] {
      let repaired = repaired(Self.message(wrong, count))
      #expect(String(decoding: repaired.bytes, as: UTF8.self) == Self.message(right, count))
      #expect(repaired.rounds == 1, "\(count) times \(wrong)")
      #expect(repaired.counts.map(\.count) == [count])
      #expect(!repaired.isUnfinished)
    }
  }

  @Test(
    arguments: [
      ("|-\n", "    col.legi\n"), (">-\n", "    col.legi és\n"), ("", "    col.legi és\n"), ("'it''s", " col.legi"),
      ("\"\\t", " col.legi\n\n   "),
    ])
  func alsoInYAML(_ open: String, _ piece: String) {
    let close = open.hasPrefix("'") ? "'" : open.hasPrefix("\"") ? "\"" : ""
    for count in [4, 1_000] {
      let text = """
        packageName: cat.bcn.bus
        versionCode: 2026030001
        comparisonMode: FORCE
        title: {ca: Nova, es: Nueva, en: New}
        message:
          es: Ven ya.
          en: Come now.
          ca: \(open)\(String(repeating: piece, count: count))\(close)

        """
      let repaired = repaired(text, .yaml)
      #expect(String(decoding: repaired.bytes, as: UTF8.self).contains("col·legi"))
      #expect(!String(decoding: repaired.bytes, as: UTF8.self).contains("col.legi"))
      #expect(repaired.rounds <= 2, "\(count) times \(piece)")
    }
  }

  private static let frame = #"{"data": {"versionCode": 1, "comparisonMode": "NONE", @"z": 1}}"#

  /// Keys, values, commas, comments: what one document can be full of, or a list of documents.
  @Test(
    arguments: [
      (frame, #""k@": 1,, "#), (frame, #""versionCode": 1, "#), (frame, "/* why */ "), (frame, ", "),
      ("@", "- {versioncode: '1', comparisonMode: force}\n"),
    ])
  func roundsDoNotGrowWithTheFile(_ frame: String, _ piece: String) {
    let rounds = [50, 400].map { count in
      let all = (0..<count).map { piece.replacing("k@", with: "k\($0)") }.joined()
      return repaired(frame.replacing("@", with: all), frame == "@" ? .yaml : .json).rounds
    }
    #expect(rounds[0] > 0)
    #expect(rounds[1] <= rounds[0] + 3, "\(rounds)")
  }
}
