import Foundation
import OSAMFormats
import TestSupport
import Testing

/// How the clients' own readers take a text. [prince-android-json, prince-apple-json, prince-jvm-json]
private func shown(_ read: Result<ReadValue, ReadFailure>) -> String {
  switch read {
  case .failure: "-"
  case .success(let value): shown(value)
  }
}

private func shown(_ value: ReadValue) -> String {
  switch value.content {
  case .null: "null"
  case .boolean(let value): "\(value)"
  case .number(let text): text
  case .text(let text): "'\(text)'"
  case .list(let items): "[" + items.map(shown).joined(separator: ",") + "]"
  case .object(let members): "{" + members.map { "\($0.name):\(shown($0.value))" }.joined(separator: ",") + "}"
  case .unreadable: "?"
  }
}

@Suite struct AndroidJSONTests {
  @Test(
    arguments: [
      // Trailing comma: error in an object, null in a list.
      (#"{"a":1,}"#, "-"), (#"{"a":[1,]}"#, "{a:[1,null]}"), ("[,]", "[null,null]"), ("[1,,2]", "[1,null,2]"),
      ("[]", "[]"),
      // Bare keys, single quotes, signs, comments, text after the end.
      ("{a:1}", "{a:1}"), ("{'a':'b'}", "{a:'b'}"), (#"{"a"=1}"#, "{a:1}"), (#"{"a"=>1}"#, "{a:1}"),
      (#"{"a":1;"b":2}"#, "{a:1,b:2}"), ("[1;2]", "[1,2]"), ("{a:1} x", "{a:1}"), ("{a:1}}", "{a:1}"),
      ("// c\n{a:1}", "{a:1}"), ("# c\r{a:1}", "{a:1}"), ("/* c */{a:1/**/}", "{a:1}"), ("{a:1} /* c", "{a:1}"),
      ("/* c", "-"), ("/x", "-"),
      // Duplicate keys: the last one.
      (#"{"a":1,"b":2,"a":3}"#, "{a:3,b:2}"), ("{\"é\":1,\"e\u{301}\":2}", "{é:1,e\u{301}:2}"),
      // Numbers.
      ("[010,0x10,0X1f,-0,+5,08,007]", "[8,16,31,0,5,8.0,7]"), ("[1.50,1e5,1d]", "[1.50,1e5,1d]"),
      ("[9223372036854775807,9223372036854775808]", "[9223372036854775807,9223372036854775808]"),
      ("[1.2.3,v1,0x,1_0]", "['1.2.3','v1','0x','1_0']"),
      // Digits of any script. [measured]
      ("[９,-１２,0９,0x１f]", "[9,-12,'0９',31]"), ("[NaN]", "[NaN]"), (#"{"a":NaN}"#, "-"),
      (#"{"a":1e400}"#, "-"),
      // Words.
      ("[TRUE,False,nUll,nul]", "[true,false,null,'nul']"), ("{1:2}", "-"), ("{null:2}", "-"),
      ("{1.2.3:4}", "{1.2.3:4}"),
      // Texts.
      (#"["\u0041\n\x\/\'","\ud83d\ude00"]"#, "['A\nx/'','😀']"), ("[\"a\nb\"]", "['a\nb']"), (#"["\u00g0"]"#, "-"),
      (#"["a"#, "-"), (#"["\"#, "-"), ("\u{FEFF}{}", "{}"), ("", "-"), (" ", "-"), ("{", "-"), ("[", "-"), ("[1", "-"),
      ("5", "5"), ("{a:}", "-"), ("{a 1}", "-"), ("{:1}", "-"), ("{[]:1}", "-"), ("[a b]", "-"),
    ] as [(String, String)])
  func reads(_ text: String, _ value: String) { #expect(shown(AndroidJSON.read(Array(text.utf8))) == value) }

  @Test func wrongBytesAreReplaced() {
    #expect(shown(AndroidJSON.read([0x5B, 0x22, 0xFF, 0x22, 0x5D])) == "['\u{FFFD}']")
  }

  /// Measured to 9000 levels, on Android and the JVM.
  @Test(arguments: [512, 513, 9000])
  func depth(_ depth: Int) {
    for (open, close) in [("[", "]"), ("{a:", "}")] {
      let nested = String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)
      #expect(throws: Never.self) { try AndroidJSON.read(Array(nested.utf8)).get() }
      #expect(throws: Never.self) { try ReferenceJSON.read(Array("{a:\(nested)}".utf8)).get() }
      #expect(throws: ReadFailure.self) { try AndroidJSON.read(Array(nested.dropLast().utf8)).get() }
      #expect(throws: ReadFailure.self) { try ReferenceJSON.read(Array("{a:\(nested)".utf8)).get() }
    }
  }

  /// Java's text for a double, measured with its own `Double.toString`.
  @Test(arguments: [
    (1.5, "1.5"), (26, "26.0"), (1e7, "1.0E7"), (9_999_999, "9999999.0"), (0.001, "0.001"), (0.0009, "9.0E-4"),
    (1e21, "1.0E21"), (-1.25e-7, "-1.25E-7"), (0, "0.0"), (-0.0, "-0.0"), (123456789.5, "1.234567895E8"),
    (1e23, "1.0E23"), (100, "100.0"), (0.1, "0.1"),
  ])
  func javaText(_ number: Double, _ text: String) { #expect(JavaNumber.text(number) == text) }
}

@Suite struct ReferenceJSONTests {
  @Test(
    arguments: [
      (#"{"a":1,}"#, "{a:1}"), (#"{"a":[1,]}"#, "{a:[1]}"), (#"{"a":[,]}"#, "{a:[null]}"),
      (#"{"a":[,1]}"#, "{a:[null,1]}"),
      (#"{"a":[1,,2]}"#, "-"), (#"{"a":1,"a":2}"#, "-"), (#"{"a":null,"a":2}"#, "-"), ("{a:1}", "{a:1}"),
      ("{'a':'b'}", "{a:'b'}"), (#"{"a"=1}"#, "-"), (#"{"a":1;"b":2;}"#, "{a:1,b:2}"), ("{a:1} x", "{a:1}"),
      ("{a:1 /*c*/}", "-"), ("// c\n{}", "-"),
      ("{a:010,b:0x10,c:1.50,d:1.,e:-,f:01.2}", "{a:'010',b:'0x10',c:1.50,d:1,e:'-',f:1.2}"),
      ("{a: b c }", "{a:'b c'}"), ("[]", "-"), ("", "-"), (#"{"a":"\x"}"#, "-"), ("{\"a\":\"b\nc\"}", "-"),
      (#"{"a":{}}"#, "{a:{}}"), ("{1:TRUE,null:NULL}", "{1:true,null:null}"), ("{", "-"), ("{a:1", "-"), ("{a}", "-"),
    ] as [(String, String)])
  func reads(_ text: String, _ value: String) { #expect(shown(ReferenceJSON.read(Array(text.utf8))) == value) }
}

@Suite struct AppleJSONTests {
  @Test(
    arguments: [
      (#"{"a":1,}"#, "{a:1}"), ("[1,]", "[1]"), ("[1 , ]", "[1]"), ("[,]", "-"), ("{,}", "-"), ("[1,,]", "-"),
      ("[,1]", "-"),
      ("{a:1}", "-"), ("{'a':1}", "-"), (#"{"a"=1}"#, "-"), (#"{"a":1;}"#, "-"), ("/**/{}", "-"), ("{} //", "-"),
      ("{}x", "-"), ("{}\0", "-"), ("\u{FEFF}{}", "{}"), (" \u{FEFF}{}", "-"), ("\u{A0}{}", "-"), ("[01]", "-"),
      ("[1.]", "-"),
      ("[.5]", "-"), ("[-]", "-"), ("[+1]", "-"), ("[0x10]", "-"), ("[1e]", "-"),
      ("[-0,1.50,1E+5,0e1]", "[-0,1.50,1E+5,0e1]"),
      ("[TRUE]", "-"), ("[truex]", "-"), ("[nul]", "-"), ("[true,false,null]", "[true,false,null]"), ("[NaN]", "-"),
      (#"["\x"]"#, "-"), (#"["\ud800"]"#, "-"), (#"["\udc00"]"#, "-"), (#"["\ud800\u0041"]"#, "-"),
      (#"["\ud83d\ude00"]"#, "['😀']"),
      ("[\"a\tb\"]", "-"), (#"["\/\n\u0041"]"#, "['/\nA']"), ("5", "5"), ("", "-"), (" ", "-"), (#"["a"#, "-"),
      ("[1}", "-"),
      (#"{"a":1 "b":2}"#, "-"), (#"{"":1}"#, "{:1}"), ("{1:2}", "-"),
    ] as [(String, String)])
  func reads(_ text: String, _ value: String) {
    #expect(shown(AppleJSON.read(Array(text.utf8), keeps: .last)) == value)
    // The other steps over what is wrong inside of a text or a number.
    let lazily = Self.steppedOver[text] ?? value
    #expect(shown(AppleJSON.read(Array(text.utf8), keeps: .first)) == lazily)
  }

  /// `?` stands for a value that cannot be read when it is asked for. [measured]
  private static let steppedOver = [
    "[01]": "[?]", "[1.]": "[?]", "[-]": "[?]", "[1e]": "[?]", #"["\x"]"#: "[?]", #"["\ud800"]"#: "[?]",
    #"["\udc00"]"#: "[?]", #"["\ud800\u0041"]"#: "[?]", "[\"a\tb\"]": "[?]",
  ]

  /// Measured with `JSONDecoder`, Swift 6.3 on Linux: where the text is refused all the same.
  @Test(arguments: [
    (#"{"x":"\q"}"#, "{x:?}"), (#"{"x":010}"#, "{x:?}"), (#"{"x":1-2}"#, "{x:?}"), (#"{"x":1.2.3}"#, "{x:?}"),
    (#"{"x":--1}"#, "{x:?}"), (#"{"x":1ee+-}"#, "{x:?}"), (#"{"x":[010,"\q"]}"#, "{x:[?,?]}"),
    (#"{"x":"\u12g4"}"#, "{x:?}"), (#"{"x":{"a\q":1}}"#, "{x:?}"), (#"{"x":1e400}"#, "{x:1e400}"),
    (#"{"x":"\u12"}"#, "-"), (#"{"x":"\u12"a"}"#, "-"), (#"{"x":"\u"}"#, "-"), (#"{"x":+1}"#, "-"), (#"{"x":.5}"#, "-"),
    (#"{"x":1x}"#, "-"),
    (#"{"x":tru}"#, "-"), (#"{"x\q":1}"#, "-"), ("{\"x\t\":1}", "-"),
  ])
  func stepsOver(_ text: String, _ value: String) {
    #expect(shown(AppleJSON.read(Array(text.utf8), keeps: .first)) == value)
  }

  @Test func duplicates() {
    let text = Array("{\"a\":1,\"b\":2,\"\\u0061\":3,\"é\":4,\"e\u{301}\":5}".utf8)
    // All stay for `JSONDecoder`, of which the first counts: a dictionary is decoded whole.
    #expect(shown(AppleJSON.read(text, keeps: .first)) == "{a:1,b:2,a:3,é:4,e\u{301}:5}")
    #expect(shown(AppleJSON.read(text, keeps: .last)) == "{a:3,b:2,é:5}")
  }

  @Test(
    arguments: [
      ([0x5B, 0x22, 0xFF, 0x22, 0x5D], "[?]"), ([0x5B, 0x22, 0xC0, 0x80, 0x22, 0x5D], "[?]"),
      ([0x5B, 0x5D, 0xFF], "-"), ([0xFF, 0x5B, 0x5D], "-"), ([0x7B, 0x22, 0xFF, 0x22, 0x3A, 0x31, 0x7D], "-"),
    ] as [([UInt8], String)])
  func wrongBytesAreRefused(_ bytes: [UInt8], _ lazily: String) {
    #expect(shown(AppleJSON.read(bytes, keeps: .last)) == "-")
    #expect(shown(AppleJSON.read(bytes, keeps: .first)) == lazily)
  }

  @Test func otherEncodings() throws {
    let text = #"{"a":"é"}"#
    let encodings: [String.Encoding] = [
      .utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf32BigEndian, .utf16,
    ]
    for encoding in encodings {
      let bytes = try [UInt8](#require(text.data(using: encoding)))
      #expect(shown(AppleJSON.read(bytes, keeps: .first)) == "{a:'é'}", "\(encoding)")
      #expect(shown(AppleJSON.read(bytes, keeps: .last)) == "{a:'é'}", "\(encoding)")
    }
    // The mark of UTF-32 in little-endian order is that of UTF-16 to JSONDecoder.
    let marked = try [0xFF, 0xFE, 0, 0] + [UInt8](#require(text.data(using: .utf32LittleEndian)))
    #expect(shown(AppleJSON.read(marked, keeps: .last)) == "{a:'é'}")
    #expect(shown(AppleJSON.read(marked, keeps: .first)) == "-")
  }

  /// A failure is at a byte of the text as it is served.
  @Test func placeOfAFailure() {
    guard case .failure(let failure) = AppleJSON.read(Array("\u{FEFF}[1 2]".utf8), keeps: .first) else {
      Issue.record("reads")
      return
    }
    #expect(failure.offset == 6)
  }

  @Test func depthIsBounded() {
    for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
      func nested(_ depth: Int) -> [UInt8] {
        Array((String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)).utf8)
      }
      #expect(throws: Never.self) { try AppleJSON.read(nested(512), keeps: .first).get() }
      #expect(throws: ReadFailure.self) { try AppleJSON.read(nested(513), keeps: .first).get() }
      #expect(throws: ReadFailure.self) { try AppleJSON.read(nested(200_000), keeps: .first).get() }
    }
  }

  #if os(Linux)
    /// Random texts, read by Foundation too.
    @Test func agreesWithFoundation() {
      var random = Seeded(state: 7)
      let pieces = [
        "{", "}", "[", "]", ":", ",", "\"a\"", "\"b\"", "1", "-2.5e3", "01", "true", "null", "tru", "'q'", " ", "\n",
        "/**/",
        "\"\\u0041\"", "\"\\ud800\"", "\"\\x\"", "\"\t\"", "é", "\"é\"", ".", "-", "1e", "{\"a\":1}", "[1,]",
        "\u{FEFF}",
      ]
      var accepted = 0
      for _ in 0..<30_000 {
        let inner = (0..<Int.random(in: 0...7, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
        let wraps = ["", "[", "{\"k\":"]
        let wrap = wraps.randomElement(using: &random) ?? ""
        let text = wrap + inner.joined(separator: wrap == "[" ? "," : "") + (wrap == "" ? "" : wrap == "[" ? "]" : "}")
        let foundation = try? JSONSerialization.jsonObject(with: Data(text.utf8), options: [.fragmentsAllowed])
        let mine = try? AppleJSON.read(Array(text.utf8), keeps: .last).get()
        #expect((foundation == nil) == (mine == nil), "\(text.debugDescription)")
        if mine != nil { accepted += 1 }
      }
      #expect(accepted > 1000)
    }
  #endif
}
