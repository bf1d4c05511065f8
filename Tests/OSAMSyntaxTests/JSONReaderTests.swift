import Foundation
import OSAMSyntax
import TestSupport
import Testing

struct JSONReaderTests {
  typealias Case = (name: String, text: String, kinds: [SyntaxFault.Kind], tree: String)

  /// Each text with all its faults, at their exact places, and the tree that is read nevertheless.
  @Test func faultsAndRepairs() {
    let cases: [Case] = [
      // Files
      ("nothing at all", "⟦⟧", [.empty], ""),
      ("blanks only", " \n\t\r\n⟦⟧", [.empty], ""),
      ("byte-order mark", "⟦\u{FEFF}⟧{}", [.byteOrderMark], "{}"),
      ("byte-order mark and nothing else", "⟦\u{FEFF}⟧⟦⟧", [.byteOrderMark, .empty], ""),
      ("only a comment", "⟦// nothing⟧⟦⟧", [.comment, .empty], ""),
      (
        "sound", #"{"a": [1, -2.5e+3, true, false, null, "x"], "b": {}}"#, [],
        #"{a: [1, -2.5e+3, true, false, null, "x"], b: {}}"#
      ),
      ("sound, other roots", #" "x" "#, [], #""x""#),
      ("sound, blanks everywhere", "\r\n\t{ \"a\" \n:\r[ ] , \"b\" : 0 }\n", [], "{a: [], b: 0}"),

      // Commas
      ("missing comma in an object", #"{"a": 1⟦⟧ "b": 2}"#, [.missingComma], "{a: 1, b: 2}"),
      ("missing comma at a line end", "{\"a\": 1⟦⟧\n\"b\": 2}", [.missingComma], "{a: 1, b: 2}"),
      (
        "missing comma after a bracket", #"{"a": {}⟦⟧ "b": []⟦⟧ "c": 1}"#, [.missingComma, .missingComma],
        "{a: {}, b: [], c: 1}"
      ),
      ("missing comma in an array", "[1⟦⟧ 2]", [.missingComma], "[1, 2]"),
      ("missing comma between strings", #"["a"⟦⟧"b"]"#, [.missingComma], #"["a", "b"]"#),
      ("trailing comma", "[1⟦,⟧]", [.trailingComma], "[1]"),
      ("trailing comma in an object, further down", "{\"a\": 1⟦,⟧\n}", [.trailingComma], "{a: 1}"),
      ("doubled comma", "[1,⟦,⟧ 2]", [.doubledComma], "[1, 2]"),
      ("tripled comma", "[1,⟦,⟧⟦,⟧2]", [.doubledComma, .doubledComma], "[1, 2]"),
      ("leading comma", "[⟦,⟧1]", [.leadingComma], "[1]"),
      ("leading comma in an object", #"{⟦,⟧"a": 1}"#, [.leadingComma], "{a: 1}"),
      ("a comma alone", "[⟦,⟧]", [.leadingComma], "[]"),
      ("semicolon for a comma, after a string", #"{"a": "x"⟦;⟧ "b": 2}"#, [.strayCharacter], #"{a: "x", b: 2}"#),
      ("semicolon after text", #"{"a": ⟦x y⟧⟦;⟧ "b": 2}"#, [.unquotedValue, .strayCharacter], "{a: <x y>, b: 2}"),
      ("semicolon for a comma, after a number", #"{"a": 1⟦;⟧ "b": 2}"#, [.strayCharacter], "{a: 1, b: 2}"),

      // Keys, colons, values
      ("missing colon", #"{"a"⟦⟧ 1}"#, [.missingColon], "{a: 1}"),
      ("equals sign for a colon", #"{"a" ⟦=⟧ 1}"#, [.missingColon], "{a: 1}"),
      ("key alone", #"{"a"⟦⟧}"#, [.missingColon], "{a: ?}"),
      ("key alone before another", #"{"a"⟦⟧, "b": 1}"#, [.missingColon], "{a: ?, b: 1}"),
      ("missing value", #"{"a":⟦⟧}"#, [.missingValue], "{a: ?}"),
      ("missing value before a comma", #"{"a":⟦⟧ , "b": 1}"#, [.missingValue], "{a: ?, b: 1}"),
      ("doubled colon", #"{"a":⟦:⟧ 1}"#, [.strayCharacter], "{a: 1}"),
      ("missing key", "{⟦⟧: 1}", [.missingKey], "{: 1}"),
      ("value without key", #"{"a": 1, ⟦⟧{"b": 2}}"#, [.missingKey], "{a: 1, : {b: 2}}"),
      ("unquoted key", "{⟦a⟧: 1}", [.unquotedKey], "{a: 1}"),
      ("unquoted key, colon glued", "{⟦a⟧:1}", [.unquotedKey], "{a: 1}"),
      ("number as key", "{⟦1⟧: 1, ⟦true⟧: 2}", [.keyNotText, .keyNotText], "{1: 1, true: 2}"),
      ("number without key", "{⟦⟧1, \"a\": 2, ⟦⟧null}", [.missingKey, .missingKey], "{: 1, a: 2, : <null>}"),
      ("single quotes", "{⟦'a'⟧: ⟦'b'⟧}", [.singleQuotedKey, .singleQuotedValue], #"{a: "b"}"#),
      ("colon in an array", #"["a"⟦:⟧ 1]"#, [.strayCharacter], #"["a", 1]"#),

      // Words
      ("bare word", #"{"a": ⟦yes⟧, "b": 1}"#, [.unquotedValue], "{a: <yes>, b: 1}"),
      (
        "bare text of several words", #"{"a": ⟦Nueva versión⟧, "b": 1}"#,
        [.unquotedValue], "{a: <Nueva versión>, b: 1}"
      ),
      (
        "bare word, then a member without comma", "{\"a\": ⟦yes⟧⟦⟧ ⟦b⟧: 1}",
        [.unquotedValue, .missingComma, .unquotedKey], "{a: <yes>, b: 1}"
      ),
      (
        "bare word, then a quoted member without comma", #"{"a": ⟦yes⟧⟦⟧ "b": 1}"#, [.unquotedValue, .missingComma],
        "{a: <yes>, b: 1}"
      ),
      (
        "bare address", "{\"a\": ⟦https://apps.apple.com/es?x=1⟧,\n\"b\": 1}", [.unquotedValue],
        "{a: <https://apps.apple.com/es?x=1>, b: 1}"
      ),
      (
        "bare date and time", #"{"a": ⟦2022-02-20 10:00:00⟧, "b": 1}"#, [.malformedNumber],
        "{a: 2022-02-20 10:00:00, b: 1}"
      ),
      ("bare time of day", #"{"a": ⟦12:30⟧}"#, [.malformedNumber], "{a: 12:30}"),
      (
        "other letter case", "[⟦TRUE⟧, ⟦False⟧, ⟦NULL⟧]", [.literalCase, .literalCase, .literalCase],
        "[true, false, null]"
      ),
      (
        "comment glued to a word", "{\"a\": true⟦// yes⟧\n, \"b\": 1⟦/* one */⟧}", [.comment, .comment],
        "{a: true, b: 1}"
      ),

      // Numbers
      (
        "numbers", "[⟦007⟧, ⟦+5⟧, ⟦1.⟧, ⟦.5⟧, ⟦1e⟧, ⟦-⟧, ⟦0x10⟧, ⟦1_000⟧, ⟦NaN⟧, ⟦--1⟧]",
        [
          .leadingZero, .leadingPlus, .malformedNumber, .malformedNumber, .malformedNumber, .malformedNumber,
          .malformedNumber, .malformedNumber, .unquotedValue, .malformedNumber,
        ], "[007, +5, 1., .5, 1e, -, 0x10, 1_000, <NaN>, --1]"
      ),
      (
        "sound numbers", "[0, -0, 1.0, 1e3, 1E+30, 20e-1, 100000000000000000000]", [],
        "[0, -0, 1.0, 1e3, 1E+30, 20e-1, 100000000000000000000]"
      ),

      // Strings
      (
        "bad escapes", #"["⟦\x⟧1", "⟦\'⟧", "⟦\u12⟧", "⟦\u⟧zz", "⟦\ñ⟧"]"#,
        [.badEscape, .badEscape, .badEscape, .badEscape, .badEscape],
        #"["\x1", "\'", "\u12", "\uzz", "\ñ"]"#
      ),
      (
        "lone surrogates", #"["⟦\uD83D⟧", "⟦\uDE00⟧\uD83D\uDE00"]"#, [.loneSurrogate, .loneSurrogate],
        "[\"\u{FFFD}\", \"\u{FFFD}😀\"]"
      ),
      ("raw tab", "[\"a⟦\t⟧b\tc\"]", [.controlCharacter], "[\"a\tb\tc\"]"),
      (
        "raw line break, which clients accept", "{\"a\": \"one⟦\n⟧two\", \"b\": 1}", [.controlCharacter],
        "{a: \"one\ntwo\", b: 1}"
      ),
      (
        "text with quotes inside", #"{"a": "say ⟦"⟧hi" now", "b": 1}"#, [.innerQuote],
        #"{a: "say "hi" now", b: 1}"#
      ),
      (
        "text with quotes inside, after punctuation", #"["they said: ⟦"⟧hi" now", 1]"#, [.innerQuote],
        #"["they said: "hi" now", 1]"#
      ),
      (
        "text with quotes inside, then punctuation", #"["say ⟦"⟧hi" now, {{name}}", 1]"#, [.innerQuote],
        #"["say "hi" now, {{name}}", 1]"#
      ),
      (
        "quotes of an address inside", #"{"a": "<a href=⟦"⟧https://bcn.cat">b</a>", "c": 1}"#, [.innerQuote],
        #"{a: "<a href="https://bcn.cat">b</a>", c: 1}"#
      ),
      (
        "quotes inside, then a comma and a word", "{\"a\": \"la ⟦\"⟧nova\", diu\",\n\"c\": 1}", [.innerQuote],
        #"{a: "la "nova", diu", c: 1}"#
      ),
      ("quotes inside, at the end", #"{"a": "diu ⟦"⟧hola"", "c": 1}"#, [.innerQuote], #"{a: "diu "hola"", c: 1}"#),
      (
        "no brace behind a key", #"{"a": ⟦⟧"b": "x", "c": "y"}, "d": 1}"#, [.missingOpeningBrace],
        #"{a: {b: "x", c: "y"}, d: 1}"#
      ),
      (
        "typographic quotes", "{⟦“a”⟧: ⟦“b c, d”⟧, ⟦„e“⟧: 1}",
        [.typographicQuotes, .typographicQuotes, .typographicQuotes],
        "{a: <b c, d>, e: 1}"
      ),
      (
        "a conflict", "{\"a\": 1,\n⟦<<<<<<< HEAD⟧\n\"b\": 2\n=======\n\"b\": 3\n>>>>>>> other\n}", [.mergeConflict],
        "{a: 1, b: 2}"
      ),
      ("a fence", "⟦```json⟧\n{\"a\": 1}\n```\n", [.codeFence], "{a: 1}"),
      ("a web page", "⟦<!DOCTYPE html>⟧\n<p class=\"a\">{\"a\": 1}</p>", [.webPage], ""),
      ("missing colon before a word", #"{"a"⟦⟧ 1, "b"⟦⟧ true}"#, [.missingColon, .missingColon], "{a: 1, b: true}"),
      (
        "one quote inside without its backslash", #"["say ⟦"⟧hi\" now", 1]"#, [.innerQuote],
        #"["say "hi" now", 1]"#
      ),
      (
        "missing comma before an unquoted key", #"{"a": "x"⟦⟧ ⟦b⟧: "y"}"#, [.missingComma, .unquotedKey],
        #"{a: "x", b: "y"}"#
      ),

      // One missing quote is one fault
      ("no closing quote at a line end", "{\"a\": ⟦\"b⟧,\n\"c\": 1}", [.unclosedString], #"{a: "b", c: 1}"#),
      ("no closing quote, CRLF", "{\"a\": ⟦\"b⟧,\r\n\"c\": 1}", [.unclosedString], #"{a: "b", c: 1}"#),
      (
        "no closing quote before a brace", "{\"a\": {\"es\": ⟦\"Hola⟧},\n\"c\": 1}", [.unclosedString],
        #"{a: {es: "Hola"}, c: 1}"#
      ),
      (
        "no closing quote after a placeholder", "{\"a\": ⟦\"Hola {{name}}⟧,\n\"c\": 1}", [.unclosedString],
        #"{a: "Hola {{name}}", c: 1}"#
      ),
      ("no closing quote, all on one line", #"{"a": ⟦"b⟧, "c": 1}"#, [.unclosedString], #"{a: "b", c: 1}"#),
      ("no closing quote at the end of the file", #"["a", ⟦"b⟧]"#, [.unclosedString], #"["a", "b"]"#),
      ("no closing quote in a list on one line", #"[⟦"a⟧, "b", "c"]"#, [.unclosedString], #"["a", "b", "c"]"#),
      ("no opening quote", "{\"a\": ⟦b\"⟧,\n\"c\": 1}", [.unquotedValue], "{a: <b\">, c: 1}"),
      ("no opening quote, several words", #"{"a": ⟦b c"⟧, "c": 1}"#, [.unquotedValue], "{a: <b c\">, c: 1}"),
      ("no opening quote of digits", #"{"a": ⟦12"⟧, "c": 1}"#, [.unquotedValue], "{a: <12\">, c: 1}"),
      ("no closing quote of a key", "{⟦\"a⟧: 1,\n\"c\": 1}", [.unclosedString], "{a: 1, c: 1}"),
      ("no closing quote of a key, all on one line", #"{⟦"a⟧: 1, "c": 1}"#, [.unclosedString], "{a: 1, c: 1}"),
      ("no closing quote of a key before text", #"{⟦"a⟧: "b"}"#, [.unclosedString], #"{a: "b"}"#),
      ("no opening quote of a key", "{⟦a\"⟧: 1,\n\"c\": 1}", [.unquotedKey], "{a\": 1, c: 1}"),
      ("unclosed and single", "[⟦⟦'a⟧⟧\n]", [.unclosedString, .singleQuotedValue], #"["a"]"#),

      // Brackets
      ("unclosed object", "{\"a\": 1⟦⟧\n", [.unclosedObject], "{a: 1}"),
      ("unclosed array", "[1, 2⟦⟧", [.unclosedArray], "[1, 2]"),
      ("all unclosed", #"{"a": [{"b": 1⟦⟧⟦⟧⟦⟧"#, [.unclosedObject, .unclosedArray, .unclosedObject], "{a: [{b: 1}]}"),
      ("inner array unclosed", #"{"a": [1, 2⟦⟧}"#, [.unclosedArray], "{a: [1, 2]}"),
      ("inner object unclosed", #"[{"a": 1⟦⟧]"#, [.unclosedObject], "[{a: 1}]"),
      ("two inner arrays unclosed", #"{"a": [[1⟦⟧⟦⟧}"#, [.unclosedArray, .unclosedArray], "{a: [[1]]}"),
      ("bracket of the other sort", #"{"a": 1⟦]⟧"#, [.mismatchedBracket], "{a: 1}"),
      ("inner bracket of the other sort", #"{"a": [1, 2⟦}⟧, "b": 3}"#, [.mismatchedBracket], "{a: [1, 2], b: 3}"),
      ("one bracket too many", #"{"a": [1]⟦]⟧, "b": 2}"#, [.strayCharacter], "{a: [1], b: 2}"),
      ("one brace too many at the end", #"{"a": 1}⟦}⟧"#, [.textAfterEnd], "{a: 1}"),
      ("one brace too many, and more", #"{"a": {"b": 1}}⟦, "c": 2}⟧"#, [.textAfterEnd], "{a: {b: 1}}"),
      ("text after the end", "{} ⟦x y⟧\n", [.textAfterEnd], "{}"),
      ("two documents", "{}\n⟦{}⟧\n", [.textAfterEnd], "{}"),
      ("closing bracket first", "⟦]⟧[1]", [.strayCharacter], "[1]"),
      ("README fragment", "⟦⟧\"data\": {\n\"a\": 1\n}\n", [.missingOpeningBrace], "{data: {a: 1}}"),
      ("README fragment, several members", "⟦⟧\"a\": 1,\n\"b\": 2", [.missingOpeningBrace], "{a: 1, b: 2}"),
      (
        "README fragment, unquoted", "⟦⟧⟦a⟧: 1,\n⟦'b'⟧: 2", [.missingOpeningBrace, .unquotedKey, .singleQuotedKey],
        "{a: 1, b: 2}"
      ),
      (
        "README fragment, number and literal as key", "⟦⟧⟦007⟧: 1, ⟦True⟧: 2",
        [.missingOpeningBrace, .keyNotText, .keyNotText],
        "{007: 1, True: 2}"
      ),
      (
        "literal as first key of a fragment", "⟦⟧⟦True⟧ : 1⟦,⟧", [.missingOpeningBrace, .keyNotText, .trailingComma],
        "{True: 1}"
      ),
      ("YAML", "⟦a: 1⟧\n'b': [2]\n", [.yamlText], "{a: 1, b: [2]}"),
      ("YAML below a comment", "⟦# Ask Montse.⟧\na:\n  b: 1\n", [.yamlText], "{a: <b>, 1: ?}"),
      ("comment before the colon of a fragment", "⟦⟧\"a\" ⟦/**/⟧ : 1", [.missingOpeningBrace, .comment], "{a: 1}"),
      ("only the opening brace missing", "⟦⟧\"a\": 1\n}\n", [.missingOpeningBrace], "{a: 1}"),

      // Between tokens
      (
        "comments", "⟦// one⟧\n{⟦/* two */⟧ \"a\": ⟦# three⟧\n1}⟦/* four⟧", [.comment, .comment, .comment, .comment],
        "{a: 1}"
      ),
      (
        "strange blanks", "{⟦\u{A0}⟧\"a\":⟦\u{3000}⟧1⟦\u{C}⟧}", [.strangeBlank, .strangeBlank, .strangeBlank], "{a: 1}"
      ),
      (
        "strange blanks in a row", "{⟦\u{A0}\u{A0} \u{3000}⟧ \"a\":\n⟦\u{A0}⟧\n⟦\u{A0}⟧1}",
        [.strangeBlank, .strangeBlank, .strangeBlank], "{a: 1}"
      ),
      ("strange blank glued to a value", "[1⟦\u{A0}⟧, true⟦\u{200B}⟧]", [.strangeBlank, .strangeBlank], "[1, true]"),

      // Several at once
      (
        "four mistakes, four faults", "{⟦'a'⟧: 1⟦⟧\n\"b\": ⟦TRUE⟧,\n\"c\": [1⟦,⟧]}",
        [.singleQuotedKey, .missingComma, .literalCase, .trailingComma], "{a: 1, b: true, c: [1]}"
      ),
    ]
    for item in cases {
      let marked = Marked(item.text)
      let tree = Tree.read(marked.bytes, as: .json)
      #expect(tree.faults.map(\.kind) == item.kinds, "\(item.name)")
      #expect(tree.faults.map(\.span) == marked.spans, "\(item.name)")
      #expect((tree.roots.first.map(tree.sketch) ?? "") == item.tree, "\(item.name)")
      #expect(tree.disorder == nil, "\(item.name)")
    }
  }

  /// The place that a fault answers to, for the faults that have one.
  @Test func relatedPlaces() {
    let cases: [(name: String, text: String)] = [
      ("doubled comma: the first", "[1⟦,⟧, 2]"),
      ("leading comma: the bracket", "⟦[⟧, 1]"),
      ("unclosed: the bracket", "{\"a\": ⟦[⟧1}"),
      ("mismatched: the bracket", "⟦{⟧\"a\": 1]"),
    ]
    for item in cases {
      let marked = Marked(item.text)
      #expect(
        Tree.read(marked.bytes, as: .json).faults.map(\.related) == marked.spans.map(Optional.some), "\(item.name)")
    }
  }

  static let realistic = """
    {
      "data": {
        "es": {"title": "Nueva versión", "body": "Hay una \\"nueva\\" versión, {{version}} \\u00F1 😀"},
        "comparisonMode": "LAZY", "versionCode": 2021050000, "ok": true, "dialogDisplayDuration": 36e2,
        "buttons": [{"a": null}, [], -1.5, "l·l"]
      }
    }
    """

  @Test func cutAtEveryByte() {
    let whole = Array(Self.realistic.utf8)
    #expect(Tree.read(whole, as: .json).faults == [])
    for length in 0..<whole.count {
      let tree = Tree.read(Array(whole[..<length]), as: .json)
      #expect(!tree.faults.isEmpty, "cut at \(length)")
      #expect(tree.disorder == nil, "cut at \(length)")
      // The open brackets, and at most two faults for the token that was cut.
      #expect(tree.faults.count <= 5 + 2, "cut at \(length)")
    }
  }

  /// One character taken out is a handful of faults at most: the reader finds its way back.
  @Test func noAvalanche() {
    let whole = Array(Self.realistic.utf8)
    for index in whole.indices where whole[index] < 0x80 {
      var bytes = whole
      bytes.remove(at: index)
      let faults = Tree.read(bytes, as: .json).faults
      let around = String(decoding: whole[max(0, index - 12)..<min(whole.count, index + 12)], as: UTF8.self)
      #expect(faults.count <= 4, "without byte \(index), near \(around): \(faults.map(\.kind))")
    }
  }

  @Test func randomDamage() {
    let whole = Array(Self.realistic.utf8)
    let spice = Array("{}[],:\"'\\/#*;= \n\r\t0-+.eautfn\u{A0}ñ".utf8) + [0, 0x80, 0xC3, 0xFF]
    var random = Seeded(state: 20_210_401)
    for round in 0..<6000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        guard let index = bytes.indices.randomElement(using: &random) else { break }
        let other = spice.randomElement(using: &random) ?? 0
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[index] = other
        case 1: bytes.remove(at: index)
        case 2: bytes.insert(other, at: index)
        default: bytes.removeSubrange(index..<min(index + 20, bytes.count))
        }
      }
      let tree = Tree.read(bytes, as: .json)
      #expect(tree.disorder == nil, "round \(round): \(String(decoding: bytes, as: UTF8.self))")
      let isSound = (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil
      // Foundation accepts trailing commas and byte-order marks, and refuses numbers beyond a double, of
      // which this seed makes none; everything else it refuses is a fault here.
      if !isSound { #expect(!tree.faults.isEmpty, "round \(round): \(String(decoding: bytes, as: UTF8.self))") }
      for node in tree.nodeIDs { _ = tree.text(node) }
    }
  }

  /// Texts that would take minutes if any byte were looked at again and again.
  @Test(.timeLimit(.minutes(5))) func longTextsAreLinear() {
    let many = 100_000
    let fewer = 30_000
    let texts: [(name: String, text: String)] = [
      ("brackets", String(repeating: "[", count: many)),
      ("objects", String(repeating: "{\"a\":", count: fewer)),
      ("closed brackets", String(repeating: "[", count: many) + String(repeating: "]", count: many)),
      ("wrong brackets", String(repeating: "[", count: many) + String(repeating: "}", count: many)),
      ("wrong brackets in turn", String(repeating: "[}", count: fewer)),
      ("closing brackets", String(repeating: "]", count: fewer)),
      (
        "open in turn, wrong ones after",
        String(repeating: "{\"a\":[", count: fewer) + String(repeating: "}", count: fewer)
      ),
      ("raw line breaks", "[\"" + String(repeating: "\n", count: many) + "\"]"),
      ("raw line breaks, unclosed", "[\"" + String(repeating: "\n", count: many)),
      ("raw line breaks, another string after", "[\"" + String(repeating: "\n", count: many) + "\"a"),
      ("unclosed strings", String(repeating: "\"\n", count: fewer)),
      ("escaped quotes at line ends", String(repeating: "\\'\n", count: fewer)),
      ("escaped quotes of both sorts", String(repeating: "\\'\n\\\"\n", count: fewer)),
      ("escaped quotes of both sorts, then a quote", String(repeating: "\\'\n\\\"\n", count: fewer) + "\"a 'b"),
      ("unclosed keys", "{" + String(repeating: "\"a:", count: fewer)),
      ("unclosed keys with escapes", "{" + String(repeating: "\"a:\\", count: fewer)),
      ("quotes of both sorts", "{" + String(repeating: "\"a:'b:", count: fewer)),
      ("words", String(repeating: "a ", count: fewer)),
      ("words and colons", "{" + String(repeating: "a b: ", count: fewer)),
      ("keys and colons", "{" + String(repeating: "a:", count: fewer)),
      ("quotes in text", "[\"" + String(repeating: "a\"b ", count: fewer)),
      ("quotes in text after commas", "[\"" + String(repeating: ", \"b", count: fewer)),
      ("quotes in text and colons", "[\"" + String(repeating: "\" b: ", count: fewer)),
      ("quote ends", "[" + String(repeating: "a\"", count: fewer)),
      ("commas", "[" + String(repeating: ",", count: fewer)),
      ("slashes", String(repeating: "/", count: fewer)),
      ("comments", String(repeating: "/*", count: fewer)),
      ("stray colons", String(repeating: ":", count: fewer)),
      ("bad escapes", "[\"" + String(repeating: "\\x", count: fewer)),
      ("surrogates", "[\"" + String(repeating: "\\uD83D", count: fewer)),
      ("strange blanks", String(repeating: "\u{A0}", count: fewer)),
    ]
    for item in texts {
      let faults = Tree.read(Array(item.text.utf8), as: .json).faults.count
      #expect(faults <= SyntaxFault.limit + 1, "\(item.name)")
    }
    let faults = Tree.read([UInt8](repeating: 0x80, count: many), as: .json).faults.count
    #expect((1...SyntaxFault.limit + 1).contains(faults), "continuation bytes")
  }

  @Test func faultsAreCappedAndSaySo() {
    let faults = Tree.read(Array(String(repeating: ",", count: 5000).utf8), as: .json).faults
    #expect(faults.count == SyntaxFault.limit + 1)
    #expect(faults.filter { $0.kind == .tooMany }.count == 1)
  }

  @Test func encodings() {
    func kinds(_ bytes: [UInt8]) -> [SyntaxFault] { Tree.read(bytes, as: .json).faults }
    #expect(kinds([0xFF, 0xFE, 0x7B, 0]) == [.init(.wideEncoding, .init(0, 2))], "UTF-16LE with mark")
    #expect(kinds([0xFE, 0xFF, 0, 0x7B]) == [.init(.wideEncoding, .init(0, 2))], "UTF-16BE with mark")
    #expect(kinds([0x7B, 0, 0x7D, 0]) == [.init(.wideEncoding, .init(0, 2))], "UTF-16LE")
    #expect(kinds([0, 0x7B, 0, 0x7D]) == [.init(.wideEncoding, .init(0, 2))], "UTF-16BE")
    #expect(kinds([0, 0, 0xFE, 0xFF, 0, 0, 0, 0x7B]) == [.init(.wideEncoding, .init(0, 2))], "UTF-32BE with mark")
    #expect(kinds([0, 0, 0, 0x7B, 0, 0, 0, 0x7D]) == [.init(.wideEncoding, .init(0, 2))], "UTF-32BE")
    #expect(kinds(Array("[\"".utf8) + [0xE9] + Array("\"]".utf8)) == [.init(.notUTF8, .init(2, 3))], "Latin-1")
    let tree = Tree.read(Array("{\"a\": \"".utf8) + [0xE9] + Array("\", \"b\": 1,}".utf8), as: .json)
    #expect(tree.faults.map(\.kind) == [.notUTF8, .trailingComma], "the rest is read as well")
  }

  /// The forms of byte sequence that UTF-8 allows and forbids. [RFC 3629, section 4]
  @Test func firstByteThatIsNotUTF8() {
    let cases: [(name: String, bytes: [UInt8], offset: Int?)] = [
      ("two, three, four bytes", Array("aé€😀".utf8), nil),
      (
        "lowest and highest of each length",
        Array("\u{80}\u{7FF}\u{800}\u{D7FF}\u{E000}\u{FFFF}\u{10000}\u{10FFFF}".utf8), nil
      ),
      ("continuation alone", [0x61, 0x80], 1),
      ("overlong two", [0xC0, 0x80], 0), ("overlong two, C1", [0xC1, 0xBF], 0),
      ("overlong three", [0xE0, 0x9F, 0xBF], 0), ("overlong four", [0xF0, 0x8F, 0xBF, 0xBF], 0),
      ("surrogate", [0xED, 0xA0, 0x80], 0), ("above U+10FFFF", [0xF4, 0x90, 0x80, 0x80], 0),
      ("five bytes", [0xF8, 0x88, 0x80, 0x80, 0x80], 0), ("FE", [0x61, 0xFE], 1),
      ("cut two", [0x61, 0xC3], 1), ("cut three", [0xE2, 0x82], 0), ("cut four", [0xF0, 0x9F, 0x98], 0),
      ("broken third", [0xE2, 0x82, 0x41], 0), ("broken fourth", [0xF0, 0x9F, 0x98, 0x41], 0),
    ]
    for item in cases { #expect(UTF8Check.firstInvalidOffset(item.bytes) == item.offset, "\(item.name)") }
  }
}
