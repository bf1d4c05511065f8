import OSAMLint
import OSAMSyntax
import TestSupport
import Testing

/// Matches of path patterns, and the time they take: never long.
struct PathGlobTests {
  /// A pattern, paths it matches, and paths it does not.
  private static let cases: [(pattern: String, matches: [FilePath], others: [FilePath])] = [
    ("bus.json", ["bus.json", "pre/bus.json", "a/b/bus.json", "bus.json/x"], ["bus.jso", "abus.json", "bus.json.b"]),
    ("*.json", ["bus.json", "pre/bus.json", ".json", "pre/.hidden.json"], ["bus.yaml", "json", "pre/json"]),
    ("./*.json", ["bus.json", "x.json/y"], ["pre/bus.json"]),
    ("/*.json", ["bus.json"], ["pre/bus.json"]),
    ("pre", ["pre", "pre/a.json", "x/pre/a/b.json"], ["prefix/a.json", "a.pre"]),
    ("pre/", ["pre/a.json", "x/pre/a/b.json"], ["pre", "x/pre"]),
    ("/pre/", ["pre/a.json"], ["pre", "x/pre/a.json"]),
    ("pre/bus.json", ["pre/bus.json"], ["x/pre/bus.json", "pre/x/bus.json"]),
    ("pre//*.json", ["pre/bus.json"], ["bus.json"]),
    ("pre/*.json", ["pre/bus.json"], ["pre/x/bus.json", "x/pre/bus.json", "bus.json"]),
    ("pre/*", ["pre/bus.json", "pre/x/bus.json"], ["pre", "bus.json"]),
    ("pre/**", ["pre/bus.json", "pre/x/y/bus.json"], ["pre", "prex/bus.json"]),
    ("pre/**/bus.json", ["pre/bus.json", "pre/x/bus.json", "pre/x/y/bus.json"], ["pre/xbus.json", "bus.json"]),
    ("**/bus.json", ["bus.json", "pre/bus.json", "pre/x/bus.json"], ["abus.json"]),
    ("**", ["bus.json", "a/b"], []),
    ("**/", ["a/b", "a/b/c"], ["b"]),
    ("a**z", ["az", "abz", "a/b/z"], ["a/b"]),
    ("p?e/a", ["pre/a", "pàe/a"], ["p/e/a", "pe/a", "pree/a"]),
    ("[abc].json", ["a.json", "x/c.json"], ["d.json", "ab.json"]),
    ("[a-c0-9].json", ["b.json", "7.json"], ["-.json", "d.json"]),
    ("[!a-c].json", ["d.json", "à.json"], ["a.json", "/.json"]),
    ("[^a].json", ["b.json"], ["a.json"]),
    ("[]a].json", ["].json", "a.json"], ["b.json"]),
    ("[!]a].json", ["b.json"], ["].json", "a.json"]),
    ("[a-].json", ["a.json", "-.json"], ["b.json"]),
    (#"[\]-_].json"#, ["].json", "^.json", "_.json"], ["a.json", "\\.json"]),
    ("x/[!a]/y", ["x/b/y"], ["x//y", "x/a/y"]),
    ("{android,ios}.json", ["android.json", "a/ios.json"], ["androidios.json", ".json"]),
    ("{pre,pro}/*.{json,yaml}", ["pre/a.json", "pro/b.yaml"], ["pre/a.yml", "int/a.json"]),
    ("{a,b/c}/x", ["a/x", "b/c/x"], ["c/x", "b/x"]),
    ("{,x}a", ["a", "xa", "d/a"], ["xxa"]),
    ("{a{b,c},d}e", ["abe", "ace", "de"], ["ae", "abce", "ade"]),
    ("{a/,}**/b", ["a/b", "b", "a/x/b", "x/b"], ["ab"]),
    ("a,b}", ["a,b}"], ["a", "b"]),
    (#"\*.json"#, ["*.json"], ["a.json"]),
    (#"\!a"#, ["!a"], ["a"]),
    (#"a\{b"#, ["a{b"], ["ab"]),
    ("/", ["a", "a/b"], []),
    (".", ["a", "a/b"], []),
    ("././a", ["a", "a/b"], ["x/a"]),
    ("A.json", ["A.json"], ["a.json"]),
  ]

  @Test func patternsMatchWhatTheySay() {
    for (pattern, matches, others) in Self.cases {
      guard let glob = try? PathGlob(pattern) else {
        Issue.record("\(pattern) is refused")
        continue
      }
      for path in matches { #expect(glob.matches(path), "\(pattern) should match \(path.display)") }
      for path in others { #expect(!glob.matches(path), "\(pattern) should not match \(path.display)") }
    }
  }

  @Test func pathsMayBeginWithADot() throws {
    #expect(try PathGlob("pre/*.json").matches("./pre/a.json"))
    #expect(try PathGlob("/*").matches("./.a"))
  }

  @Test func lettersAreComparedAsTheyAreWritten() throws {
    #expect(try !PathGlob("é").matches("e\u{301}"))
    #expect(try PathGlob("é") != PathGlob("e\u{301}"))
    #expect(try PathGlob("a*") == PathGlob("a*"))
  }

  @Test func whatIsNoPatternIsSaid() {
    func words(_ text: String) -> String? {
      do throws(PathGlob.Problem) {
        _ = try PathGlob(text)
        return nil
      } catch { return error.words.text }
    }
    #expect(words("") == "it is empty")
    #expect(words("a[b") == "its [ is not closed")
    #expect(words("[]") == "its [ is not closed")
    #expect(words("[z-a]") == "its range z-a runs backwards")
    #expect(words("{a,b") == "its { is not closed")
    #expect(words(#"a\"#) == #"there is nothing after its last \"#)
    #expect(words(#"[\"#) == #"there is nothing after its last \"#)
    #expect(words("!a") == #"patterns are not negated; a name that begins with ! is written \!"#)
    #expect(words(String(repeating: "a", count: 4097)) == "it is longer than 4096 bytes")
    #expect(words(String(repeating: "a", count: 4096)) == nil)
  }

  @Test func theWrittenOutPartIsKnown() throws {
    let cases: [(pattern: String, prefix: FilePath, isLiteral: Bool)] = [
      ("a/b/c*.json", "a/b", false), ("a/b*/c.json", "a", false), ("a*/b/c", "", false), ("a/b/c.json", "a/b", true),
      ("a/b/", "a/b", true), ("/a", "", true), ("./a", "", true), ("a", "", false), ("*", "", false), ("a/", "", false),
      (#"a\*/b[c]"#, "a*", false), (#"a\*/b"#, "a*", true), ("x/{a,b}", "x", false), ("x/y/**/z", "x/y", false),
      ("/a/b?", "a", false), ("../a/b*", "../a", false),
    ]
    for (pattern, prefix, isLiteral) in cases {
      let glob = try PathGlob(pattern)
      #expect(glob.fixedPrefix == prefix, "\(pattern)")
      #expect(glob.isLiteral == isLiteral, "\(pattern)")
    }
    #expect(PathGlob.hasMagic("a{b"))
    #expect(!PathGlob.hasMagic(#"a\b]}!"#))
  }

  // MARK: A second evaluation

  /// Spells out alternatives, then tries every length for each star: slow, and simple.
  private static func reference(_ pattern: String, _ path: String) -> Bool {
    let start: [Character] = pattern.dropLast().contains("/") ? [] : Array("**/")
    let path = Array(path)
    // The path, the folders it is in, and these with their slash.
    var names = [path[...]]
    for slash in path.indices where path[slash] == "/" { names += [path[..<slash], path[...slash]] }
    return alternatives(Array(pattern)).contains { pattern in
      names.contains { reference((start + pattern)[...], $0, true) }
    }
  }

  private static func alternatives(_ pattern: [Character]) -> [[Character]] {
    guard let open = pattern.firstIndex(of: "{"), let close = pattern.firstIndex(of: "}") else { return [pattern] }
    let words = pattern[(open + 1)..<close].split(separator: ",", omittingEmptySubsequences: false)
    return words.flatMap { word -> [[Character]] in
      alternatives(Array(pattern[..<open]) + Array(word) + Array(pattern[(close + 1)...]))
    }
  }

  private static func reference(_ pattern: ArraySlice<Character>, _ path: ArraySlice<Character>, _ isStart: Bool)
    -> Bool
  {
    guard let first = pattern.first else { return path.isEmpty }
    let rest = pattern.dropFirst()
    if first == "*", rest.first == "*" {
      let after = rest.dropFirst()
      if isStart, after.first == "/" {
        let ends = path.indices.filter { path[$0] == "/" }
        return reference(after.dropFirst(), path, true)
          || ends.contains { reference(after.dropFirst(), path[($0 + 1)...], true) }
      }
      return (path.startIndex...path.endIndex).contains { reference(after, path[$0...], false) }
    }
    if first == "*" {
      let end = path.firstIndex(of: "/") ?? path.endIndex
      return (path.startIndex...end).contains { reference(rest, path[$0...], false) }
    }
    guard let next = path.first, first == "?" ? next != "/" : first == next else { return false }
    return reference(rest, path.dropFirst(), next == "/")
  }

  /// True without empty names, without three stars, which are two, and without two stars next to alternatives: these
  /// decide if the stars stand between slashes.
  private static func isUsual(_ pattern: String) -> Bool {
    if pattern.contains("}**") || pattern.contains("**{") { return false }
    return alternatives(Array(pattern)).allSatisfy { pattern in
      let text = String(pattern)
      return !text.isEmpty && !text.hasPrefix("/") && !text.contains("//") && !text.contains("***")
    }
  }

  @Test func aSlowAndSimpleMatcherAgrees() throws {
    var random = Seeded(state: 41)
    let parts = ["a", "b", "/", "*", "**", "?", "**/", "/**/", "{a,b}", "{a,bb,}"]
    var matching = 0
    for _ in 0..<20_000 {
      let pattern = (0..<Int.random(in: 1...6, using: &random)).map { _ in parts.randomElement(using: &random) ?? "" }
        .joined()
      if !Self.isUsual(pattern) { continue }
      let path = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        (0..<Int.random(in: 1...3, using: &random)).map { _ in Bool.random(using: &random) ? "a" : "b" }.joined()
      }.joined(separator: "/")
      let expected = Self.reference(pattern, path)
      if expected { matching += 1 }
      #expect(try PathGlob(pattern).matches(FilePath(text: path)) == expected, "\(pattern) and \(path)")
    }
    #expect(matching > 1000)
  }

  @Test func noPatternTakesLong() throws {
    let stars = String(repeating: "a*", count: 2000) + "b"
    let alternatives = String(repeating: "{a,aa,aaa}", count: 400) + "b"
    let folders = String(repeating: "**/", count: 1300) + "b"
    let nested = String(repeating: "{a,", count: 1000) + String(repeating: "}", count: 1000) + "b"
    let long = String(repeating: "a", count: 2000)
    let deep = String(repeating: "a/", count: 1000) + "a"
    let clock = ContinuousClock()
    let time = try clock.measure {
      for pattern in [stars, alternatives, folders, nested, "*a*a*a*a*b", "**a**a**a**a**b"] {
        let glob = try PathGlob(pattern)
        #expect(!glob.matches(FilePath(text: long)))
        #expect(!glob.matches(FilePath(text: deep)))
      }
    }
    #expect(time < .seconds(20))
  }
}
