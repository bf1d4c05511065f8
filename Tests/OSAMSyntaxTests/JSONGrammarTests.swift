import TestSupport
import Testing

@testable import OSAMSyntax

/// Each production of RFC 8259 with texts that follow it and texts that do not, by hand. What the public suite proves where it
/// lies beside the repository (ConformanceTests) stands here for everybody.
@Suite struct JSONGrammarTests {
  private static let texts: [String] = [
    // Section 2: a value of any sort, with blanks around it.
    "{}", "[]", "0", "\"\"", "true", "false", "null", " \t\n\r[] \t\n\r", "[\n]", "{\t}", "[true]", "[null]",
    "[ 1 , 2 ]",
    // Section 4: members, also without a name, and of one name.
    #"{"a":1}"#, #"{"a":1,"b":2}"#, #"{"":0}"#, #"{ "a" : 1 , "b" : {} }"#, #"{"a":[{"b":null}]}"#, #"{"a\u0000b":1}"#,
    // Section 5: elements of different sorts.
    "[1]", "[1,2,3]", "[[]]", "[[],[]]", #"[1,"a",null,true,{"b":[]}]"#,
    // Section 6: integer, fraction, exponent.
    "[-0]", "[-1]", "[10]", "[0.0]", "[0.10]", "[-0.1]", "[1e0]", "[1E0]", "[1e+0]", "[1e-0]", "[0e1]", "[0e+1]",
    "[0E-01]",
    "[123.456e78]", "[1.5E+2]", "[-123456789012345678901234567890]", "[0.\(String(repeating: "0", count: 80))1]",
    "[1e999999]",
    // Section 7: escapes, halves of characters, everything from U+0020.
    #"["\"\\\/\b\f\n\r\t"]"#, #"["\u0041\u00e9\u00E9\uABCD"]"#, #"["\uD83D\uDE00"]"#, #"["\ud83d\ude00"]"#,
    "[\"\u{7F}\"]",
    "[\"\u{80}\u{2028}\u{2029}\u{FEFF}\u{10FFFF}\"]", #"["a/b"]"#, "[\"é😀\"]", "[\"'\"]", #"["\u0000"]"#,
    #"["\\u0000"]"#,
  ]

  private static let others: [String] = [
    // Nothing, blanks that JSON does not have, two values.
    "", " ", "\n", "\u{C}[]", "\u{A0}[]", "\u{2060}[]", "[]\u{0}", "[] []", "1 2", "{}{}", "[]a", "{}}", "[]]", "[],",
    "[1]x", "//", "/**/",
    // Words.
    "True", "FALSE", "Null", "nul", "tru", "truee", "nulll", "NaN", "Infinity", "-Infinity", "undefined", "a", "[a]",
    "[nul]",
    // Members.
    "{", "}", "{,}", "{1:1}", "{a:1}", "{null:1}", "{'a':1}", #"{"a"}"#, #"{"a":}"#, #"{:1}"#, #"{"a" 1}"#,
    #"{"a"::1}"#, #"{"a":1,}"#,
    #"{"a":1,,"b":2}"#, #"{,"a":1}"#, #"{"a":1 "b":2}"#, #"{"a":1"#, #"{"a":1]"#, #"{"a""#, #"{"a"#, #"{"a",1}"#,
    #"{"a":1;"b":2}"#,
    #"{"a"=1}"#, #"{"a":1}#"#, #"{"a":/**/1}"#, #"{"a":1//"#, #"{[]:1}"#, "{\"a\":1,\n}", "{true:1}",
    // Elements.
    "[", "]", "[,]", "[1,]", "[,1]", "[1,,2]", "[1 2]", "[1;2]", "[1", "[1}", "[\"a\"", "[\"a\",", "[1:2]", "[1,\n]",
    "[(1)]", "[*]", "[[]",
    "[{}", "[{]", "[1,,]", "[ , ]", "[\"a\" \"b\"]", "[1]]",
    // Numbers.
    "[+1]", "[01]", "[-01]", "[00]", "[-]", "[--1]", "[- 1]", "[.5]", "[-.5]", "[1.]", "[1.e1]", "[1e]", "[1E+]",
    "[1e-]", "[1e1.5]", "[1ee1]",
    "[1.2.3]", "[0x1F]", "[1_000]", "[1,000.5.5]", "[1a]", "[1 e1]", "[1e 1]", "[0b1]", "[1e++1]", "[1/2]", "[١]",
    "[１]", "[-a]",
    // Texts.
    "[\"]", "[\"a]", "['a']", "[`a`]", "[“a”]", #"["\a"]"#, #"["\x41"]"#, #"["\0"]"#, #"["\'"]"#, #"["\u"]"#,
    #"["\u00"]"#, #"["\u004"]"#,
    #"["\u00G0"]"#, #"["\U0041"]"#, #"["\u{41}"]"#, #"["\ u0041"]"#, #"["\é"]"#, #"["\"#, #"["\"]"#, #"["\\\"]"#,
    #"["\u+041"]"#,
    "[\"\u{0}\"]", "[\"\u{1}\"]", "[\"\u{1F}\"]", "[\"\t\"]", "[\"\n\"]", "[\"\r\"]", "[\"\\\n\"]", "[a\"b\"]",
    #"["a"b]"#, #"[\n]"#,
  ]

  @Test(arguments: texts) func whatTheGrammarHas(_ text: String) {
    let tree = Tree.read(Array(text.utf8), as: .json)
    #expect(tree.faults == [] && tree.roots.count == 1 && tree.disorder == nil)
    #expect(JSONProbe.differenceOfReaders(tree) == nil)
    #expect(StrictJSONReader.read(Array(text.utf8)) != nil)
  }

  @Test(arguments: others) func whatTheGrammarDoesNotHave(_ text: String) {
    let tree = Tree.read(Array(text.utf8), as: .json)
    #expect(!tree.faults.isEmpty && tree.disorder == nil)
    #expect(JSONProbe.differenceOfReaders(tree) == nil)
    #expect(StrictJSONReader.read(Array(text.utf8)) == nil)
  }

  /// Bytes that are no UTF-8, each with the rule of RFC 3629 that it breaks.
  @Test(
    arguments: [
      ("a byte that continues nothing", [0x80]), ("a lead byte alone", [0xC3]), ("two lead bytes", [0xC3, 0xC3]),
      ("the longer form of a slash", [0xC0, 0xAF]), ("the longer form of U+0000", [0xC0, 0x80]),
      ("the longer form in three bytes", [0xE0, 0x80, 0xAF]), ("half a pair", [0xED, 0xA0, 0x80]),
      ("the other half", [0xED, 0xBF, 0xBF]), ("beyond U+10FFFF", [0xF4, 0x90, 0x80, 0x80]),
      ("five bytes", [0xF8, 0x88, 0x80, 0x80, 0x80]),
      ("0xFE", [0xFE]), ("0xFF", [0xFF]), ("Latin-1", [0xE9]), ("a character of three bytes cut short", [0xE2, 0x82]),
    ] as [(String, [UInt8])])
  func bytesThatAreNoText(_ what: String, _ bytes: [UInt8]) {
    let text = Array("[\"".utf8) + bytes + Array("\"]".utf8)
    #expect(!Tree.read(text, as: .json).faults.isEmpty, "\(what)")
    #expect(StrictJSONReader.read(text) == nil, "\(what)")
  }

  /// Nesting that a reader with the machine's stack would not come out of.
  @Test(arguments: ["[", #"{"a":"#, #"[{"a":"#]) func deepNestingComesToAnEnd(_ start: String) {
    let tree = Tree.read(Array(String(repeating: start, count: 100_000).utf8), as: .json)
    #expect(!tree.faults.isEmpty && tree.disorder == nil)
  }
}
