import OSAMSyntax
import Testing

struct YAMLCoreTests {
  /// Types of the 1.2 core schema. [YAML 1.2.2, 10.3.2]
  @Test func coreSchema() {
    let cases: [(Node.Kind, [String])] = [
      (.null, ["", "~", "null", "Null", "NULL"]),
      (.boolean, ["true", "True", "TRUE", "false", "False", "FALSE"]),
      (
        .number,
        [
          "0", "-0", "+5", "12", "010", "08", "0o10", "0x1F", "0xab", "1.", ".5", "-.5", "1.10", "1e3", "1.5E+3",
          "1e-3",
          ".inf", "-.INF", "+.Inf", ".nan", ".NaN", ".NAN", "123456789012345678901234567890123456789012345",
        ]
      ),
      (
        .string,
        [
          "yes", "no", "on", "off", "y", "n", "tRue", "nULL", "0b11", "0o8", "0o", "0x", "-0x1F", "1_000", "1,000",
          "12:30",
          "2022-02-20", "=", "<<", ".", "+", "-", "e3", "1e", "1e+", "1.2.3", ".e3", "-.nan", ".infinity", "1 2", "٣",
          "a text of more than forty characters, to be sure",
        ]
      ),
    ]
    for (kind, texts) in cases {
      for text in texts { #expect(YAMLCore.kind(of: text.utf8) == kind, "\(text)") }
    }
  }

  /// Quotes and tags decide before the text does.
  @Test func stylesAndTags() {
    let cases: [(name: String, text: String, kind: Node.Kind)] = [
      ("plain", "12", .number), ("single quotes", "'12'", .string), ("double quotes", "\"true\"", .string),
      ("literal", "|\n 12", .string), ("string tag", "!!str 12", .string), ("exclamation mark", "! 12", .string),
      ("number tag", "!!int '12'", .number), ("boolean tag", "!!bool 'true'", .boolean),
      ("null tag", "!!null ''", .null),
      ("other tag", "!mine 12", .number), ("other tag, quoted", "!mine '12'", .string), ("nothing", "---\n", .null),
    ]
    for item in cases {
      let tree = Tree.read(Array(item.text.utf8), as: .yaml)
      #expect(tree.faults == [], "\(item.name)")
      #expect(tree.roots.first.map(tree.kind) == item.kind, "\(item.name)")
    }
  }

  /// Meanings of texts in YAML 1.1. [yaml-versions]
  @Test func differencesToYAML11() {
    let cases: [(meaning: String?, texts: [String])] = [
      ("true", ["yes", "Yes", "YES", "on", "On", "ON"]),
      ("false", ["no", "No", "NO", "off", "Off", "OFF"]),
      ("8, an octal number", ["010", "+010", "0010"]),
      ("-8, an octal number", ["-010"]),
      ("an octal number", ["0" + String(repeating: "7", count: 30)]),
      (
        "text",
        [
          "08", "012345678", "-09", "0o10", "1e3", "1.5e3", "1e+3", "1E3", ".5e3", "-.5", "+.5", "-1e3", "-.5e+3",
        ]
      ),
      ("a binary number", ["0b11", "-0b1", "0b1_0"]),
      ("a hexadecimal number", ["-0x1F", "+0x1f", "0x1_F"]),
      ("a number without the underscores", ["1_000", "-1_000", "1_0.5", "0_7", "1__0", "1_", "1_.", ".5_0"]),
      ("a number in base 60", ["12:30", "190:20:30", "1:2:3", "-1:30", "1_0:30", "1:30.5", "0:30.", "9:5"]),
      (
        "a date",
        [
          "2022-02-20", "2022-02-20 10:00:00", "2022-02-20T10:00:00Z", "2022-2-2 1:00:00", "2022-02-20 10:00:00.5 +2",
          "2022-02-20t10:00:00-05:30", "2022-13-45",
        ]
      ),
      ("a value that some tools fail to load", ["="]),
      (
        nil,
        [
          "", "y", "Y", "n", "tRue", "yEs", "true", "True", "TRUE", "false", "null", "~", "0", "00", "07", "-07", "10",
          "-10",
          "+5", "0x1F", "0o8", "0o", "0b", "0b12", "0x", "0xg", "1,000", "2022-2-2", "2022-02-20 10:00", "2022-02-20x",
          "20220220", "0:30", "1:60", "1:2:", ":30", "12:345", "1.5e+3", "1.5e-3", "1.", ".5", "1.10", "1.2.3",
          "1.2.3_4",
          "0_8", "_1", "._5", "-.5_0", "2022-02-20T 10:00:00", ".inf", "-.INF", ".nan", "text", "a: b", "-", "+", ".",
          "<<", "1_0e3", "2022", "10:00:00 h",
        ]
      ),
    ]
    for item in cases {
      for text in item.texts { #expect(YAMLCore.differentIn11(text) == item.meaning, "\(text)") }
    }
  }
}
