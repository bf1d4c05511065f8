import TestSupport

@testable import OSAMFormats

/// Ways to damage a document.
enum Damage {
  // MARK: Values

  /// Every form of damage that was measured [module-missing-comma, module-commas, module-quotes], and more in their
  /// neighbourhood.
  static let numbers = [
    "2021050000", #""2021050000""#, #""""#, #"" 5 ""#, #""null""#, "1.0", "1.5", "1e3", "1E3", "1e+2", #""1e3""#,
    "20e-1", "1e-1", "1e", "9007199254740993e0", "-5", "-0", "+5", #""+5""#, "007", #""007""#, "0x10", "1_000", "NaN",
    "Infinity", "١٢", #""١٢""#, "9223372036854775807", "9223372036854775808", "-9223372036854775808",
    "-9223372036854775809", "100000000000000000000", "20000000000000000000", "2147483647", "2147483648", "-2147483648",
    "-2147483649", "4294967296", "-", "+", "--5", "5-", "e3", "-e5", "1e+-2", "100e+-2", "0e400", "1e19", "9e18",
    "-9223372036854775808e0", "92233720368547758070e-1", "15e-1", "10e-1", "1e1e1", "1E-0", #""\u0035""#, "𝟏", "５",
    "5 5",
    #"5"5""#, #"5"a":1"#, "'5'", "\"5\n\"", "1e99999999999999999999", "0e-99999999999999999999", "00", "-00",
    "0e-9223372036854775808", "5e-9223372036854775808",
    "5e18446744073709551618", "5e-18446744073709551614", "1e 3",
  ]
  static let texts = [
    #""""#, #""ANDROID""#, #""android""#, #"" IOS ""#, "ANDROID", "IOS", "'IOS'", #""\u0049OS""#, #""FORCE""#, "NONE",
    #""a\/b""#, #""\ud83d""#, #""\ud83d\ude00""#, #""\udc00x""#, #""a\x""#, #""\'""#, #""\u12""#, #""\u12G4""#,
    "\"a\tb\"", "\"a\nb\"", "\"a\u{0}b\"", "\"é€😀\"", "é€😀", "www.barcelona.cat", "https://a/b", "a'b", "a b", "x=1",
    "=", "a=b", "#a", "a#b", "//a", "a//b", "/*a*/", "\u{A0}", "\u{A0}x", "\u{FEFF}", "~", "\u{7F}", "a;", "'", "`a`",
    #""a"#, #"a""#, #"a"b""#, #""a"b"#, #""a""b""#, #""a" "b""#, "\\", "\\u0041", "'a", "'a b'", "'a,b'",
  ]
  static let booleans = [
    "true", "false", "TRUE", "False", "tRuE", #""true""#, #""TRUE""#, #""false""#, #"" true""#, #""true "#, "0", "1",
    #""yes""#, "truee", "true1", "true'", #""\u0074rue""#, "'true'", "t", "true true", "ｔrue",
  ]
  static let nulls = ["null", "NULL", "Null", "nul", "nulll", "null null", #"null"x":1"#, "null'", "null#"]
  static let maps = [
    #"{"es":"a","en":"b","ca":"c"}"#, #"{"es":"a","en":"b"}"#, #"{"es":"a","en":"b","ca":null}"#,
    #"{"es":"a","en":"b","ca":"c","fr":"d"}"#, #"{"es":"a","en":"b","ca":5}"#, #"{"es":"a","en":"b","ca":true}"#,
    #"{"es":"a","en":"b","ca":"c","ca":"d"}"#, #"{"ca":null,"es":"a","en":"b","ca":"c"}"#,
    #"{"es":"a""en":"b""ca":"c"}"#, #"{"es":"a","en":"b","ca":"c",}"#, #"{,"es":"a","en":"b","ca":"c"}"#,
    #"{"es":"a",,"en":"b","ca":"c"}"#, #"{"ES":"a","en":"b","ca":"c"}"#, #"{"\u0065s":"a","en":"b","ca":"c"}"#,
    "{es:a,en:b,ca:c}", "{es:a en:b ca:c}", "{'es':a,en:b,ca:c}", #"{"es":"a","en":"b","ca":c#}"#,
    #"{"es":"","en":"","ca":""}"#, #"{"es":"a","en":"b","ca":"c","x":[1,,2 "a" : x]}"#,
    #"{"es":"a","en":"b","x":,"ca":"c"}"#, #"{"es":"a","en":"b","ca":"c" null:1}"#, "{}", "{,}", "[]", "{{}}",
    #"[{"es":"a","en":"b","ca":"c"}]"#, #"{"es":"a","en":"b","ca":"c"]"#, #"{"es":"a";"en":"b","ca":"c"}"#,
    #"{"es"="a","en":"b","ca":"c"}"#, #"{es:#,en://,ca:'}"#, #"{"es":a,#"en":b,"ca":c}"#,
    #"{/**/"es":"a","en":"b","ca":"c"}"#,
  ]
  static let odd = [
    #"[1,,2 "a" : x]"#, "'a'", "[1}", "{]", "[", "{", "}", "]", ",", ":", "", " ", "::", "[[[]]]", #"{"a":{"b":[{}]}}"#,
    "[/* c */]", "[// c\n]", "[/* ] */]", "[#']", "['\"']", #"["\x"]"#, #"[\]"#, "[5]", "{\"a\" 1}", "{a:b}", "\u{1}",
    "\u{C}",
    "1.5.6", "5}", "5]", "// c\n1", "/* c */1", "# c\n1",
  ]
  static let lists = [
    "[]", "[ ]", #"["a"]"#, #"["a", "b"]"#, #"["a" "b"]"#, #"["a",]"#, #"[,"a"]"#, #"["a",,"b"]"#, #"["a""b"]"#,
    "[null]",
    "[true]", "[[]]", "[{}]", "[a]", "['a']", #"["\u0061", ""]"#, #"["a"/**/]"#, #"["a"]x"#, #"["a""#, #"["a":"b"]"#,
  ]
  static let values = numbers + texts + booleans + nulls + maps + odd + lists

  // MARK: Members

  /// A document on one line, which takes less time to read than the sample.
  static let version = Sample(
    kind: .osamVersion,
    members: [
      ("id", "1"), ("appId", "2"), ("packageName", #""p""#), ("versionCode", "3"), ("versionName", #""v""#),
      ("startDate", "4"), ("endDate", "5"), ("serverDate", "6"), ("platform", #""IOS""#),
      ("comparisonMode", #""INFO""#),
      ("title", map), ("message", map), ("ok", map), ("cancel", map), ("url", #""u""#),
      ("checkBoxDontShowAgain", "true"),
      ("dialogDisplayDuration", "7"),
    ])
  static let rating = Sample(
    kind: .osamRating,
    members: [
      ("id", "1"), ("appId", "2"), ("packageName", #""p""#), ("platform", #""IOS""#), ("minutes", "3"),
      ("numAperture", "4"), ("message", map),
    ])
  private static let map = #"{"es":"a","en":"b","ca":"c"}"#

  /// With what only the newest releases read.
  static let filtered = Sample(
    kind: .osamVersion,
    members: version.members + [
      ("osVersionComparisonMode", "0"), ("osVersion", #""13.1""#), ("modelComparisonMode", "1"),
      ("models", #"["a","b"]"#),
    ])

  static let samples = [version, rating, filtered]

  /// The names a member is mistaken for: case, escapes, near ones.
  static func misspellings(of name: String) -> [String] {
    let first = String(name.prefix(1))
    let code = String(name.unicodeScalars.first?.value ?? 0, radix: 16)
    let escape = "\\u00" + code
    return [
      name.uppercased(), name.lowercased(), first.uppercased() + name.dropFirst(), escape + name.dropFirst(),
      "\\u00" + code.uppercased() + name.dropFirst(), name + "s", String(name.dropLast()), name + " ", " " + name, "",
      name + "\\u0000", "\\" + name, name + "\u{301}",
    ]
  }

  static func quoted(_ members: [(name: String, value: String)]) -> [String] {
    members.map { "\"\($0.name)\":\($0.value)" }
  }

  static func wrapped(_ members: [String]) -> String { "{\"data\":{" + members.joined(separator: ",") + "}}" }

  /// Each member, from one of them on, dropped, given every value, renamed, doubled, nulled; one change per document.
  static func everySingleChange(of sample: Sample, from first: Int = 0) -> [String] {
    let plain = quoted(sample.members)
    var result = [wrapped(plain)]
    for (index, member) in sample.members.enumerated().dropFirst(first) {
      func replacing(with texts: [String]) {
        result.append(wrapped(plain[..<index] + texts + plain[(index + 1)...]))
      }
      replacing(with: [])
      for value in values { replacing(with: ["\"\(member.name)\":\(value)"]) }
      for name in misspellings(of: member.name) {
        replacing(with: ["\"\(name)\":\(member.value)"])
        replacing(with: ["\"\(name)\":[}", plain[index]])
        replacing(with: [plain[index], "\"\(name)\":\"x\""])
      }
      for key in [member.name, "'\(member.name)'", "\"\(member.name)", "\(member.name)\"", "#", "null", "\"null\""] {
        replacing(with: ["\(key):\(member.value)"])
        replacing(with: ["\(key):1", plain[index]])
      }
      for other in ["null", "\"x\"", "5", map, "[]", "x", #"{"es":"a"}"#] {
        replacing(with: ["\"\(member.name)\":\(other)", plain[index]])
        replacing(with: [plain[index], "\"\(member.name)\":\(other)"])
      }
    }
    return result
  }

  /// The wrapper damaged, members beside it, and text around it.
  static func everyWrapper(of sample: Sample) -> [String] {
    let body = "{" + quoted(sample.members).joined(separator: ",") + "}"
    let whole = "{\"data\":\(body)}"
    var result = [
      body, "[\(whole)]", "{\"data\":[\(body)]}", "{\"data\":{}}", "{}", "{\"data\"}", "{\"data\":}", "{data:\(body)}",
    ]
    for name in misspellings(of: "data") + ["'data'"] { result.append("{\"\(name)\":\(body)}") }
    for other in values + ["{}", "\(body)"] {
      result.append("{\"data\":\(body),\"data\":\(other)}")
      result.append("{\"data\":\(other),\"data\":\(body)}")
      result.append("{\"x\":\(other),\"data\":\(body)}")
      result.append("{\"data\":\(body),\"x\":\(other)}")
    }
    for extra in [
      " ", "\n\r\t ", ",", ";", "}", "]", "{", "x", "null", "\u{FEFF}", "\u{A0}", "\u{0}", "\u{C}", "//", "#", "/**/",
      "\"", "'",
    ] {
      result += [extra + whole, whole + extra, "{\(extra)\"data\":\(body)}", "{\"data\"\(extra):\(body)}"]
      result += ["{\"data\":\(extra)\(body)}", "{\"data\":\(body)\(extra)}", "{\"data\":{\(extra)\(body.dropFirst())}"]
    }
    return result
  }

  // MARK: Chance

  /// A document with a few changes that make sense, at random.
  static func randomDocument(_ random: inout Seeded) -> (sample: Sample, text: String) {
    let sample = random.choose(samples)
    var members: [(key: String, value: String)] = sample.members.map { ("\"\($0.name)\"", $0.value) }
    let names = sample.members.map(\.name) + ["data", "es", "title", "startDate", "models", "x", "#", "'", "null"]
    for _ in 0..<random.below(4) {
      let index = random.below(members.count)
      switch random.below(7) {
      case 0: members[index].value = random.choose(values)
      case 1: members.insert((members[index].key, random.choose(values)), at: random.below(members.count))
      case 2:
        members.insert(("\"\(random.choose(names))\"", random.choose(odd + values)), at: random.below(members.count))
      case 3: members.insert((random.choose(names), random.choose(values)), at: random.below(members.count))
      case 4: members.shuffle(using: &random)
      case 5: members[index].key = random.choose(["\(names[index % names.count])", "'x'", "x", "\"\""])
      default: if members.count > 1, random.below(4) == 0 { members.remove(at: index) }
      }
    }
    // White space, without which damage to it is rare.
    let gaps = ["", "", " ", "\n", "\t", "\r\n", "  "]
    let gap = random.choose(gaps)
    let commas = random.below(8) == 0
    var text = "{\"data\":{"
    for (index, member) in members.enumerated() {
      if index > 0 { text += commas && random.below(2) == 0 ? " " : "," }
      text += "\(gap)\(member.key):\(random.choose(gaps))\(member.value)"
    }
    text += gap + "}"
    if random.below(6) == 0 { text += ",\"\(random.choose(names))\":\(random.choose(values))" }
    return (sample, text + "}")
  }

  private static let nasty: [[UInt8]] =
    [
      "'", "\"", "\\", "/", "#", "*", ",", ":", "{", "}", "[", "]", "=", " ", "\t", "\n", "\r", "\u{A0}", "0", "7", "e",
      "E", "+",
      "-", ".", "\u{0}", "\u{1}", "é", "€", "😀", "\u{FEFF}", "\u{2028}", "//", "/*", "*/", ";", "null", "true", "x",
      "\u{7F}", "~",
      "\\u00", "\\\"", "\"\"", "''", "\":", "\",\"", "},", "{\"", "\u{C}",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xE2, 0x82], [0x80]]

  /// Deletes, doubles, swaps, replaces or inserts bytes, or cuts the text off.
  static func mangle(_ bytes: inout [UInt8], _ random: inout Seeded) {
    guard !bytes.isEmpty else { return }
    let at = random.below(bytes.count)
    switch random.below(12) {
    case 0, 1: bytes.remove(at: at)
    case 2: bytes.insert(bytes[at], at: at)
    case 3: bytes.swapAt(at, random.below(bytes.count))
    case 4: if at + 1 < bytes.count { bytes.swapAt(at, at + 1) }
    case 5: bytes.removeSubrange(at..<min(bytes.count, at + 1 + random.below(12)))
    case 6: if random.below(3) == 0 { bytes.removeSubrange(at...) }
    case 7:
      let end = min(bytes.count, at + 1 + random.below(20))
      bytes.insert(contentsOf: bytes[at..<end], at: random.below(bytes.count))
    case 8: bytes.replaceSubrange(at...at, with: random.choose(nasty))
    default: bytes.insert(contentsOf: random.choose(nasty), at: at)
    }
  }
}
