import Foundation
import TestSupport
import Testing

/// What Embedded Swift refuses is in none of the modules that compile for browsers, as far as the text shows it. The rest
/// only the compiler finds: docs/embedded.md.
@Suite struct EmbeddedTests {
  private static let modules = [
    "OSAMPlatform", "OSAMSyntax", "OSAMFormats", "OSAMDecisions", "OSAMLint", "OSAMReports", "OSAMPage",
  ]

  /// The code of each file above the module of platforms, made once for all tests.
  private static let files = Result {
    try modules.dropFirst().flatMap { module in
      try LayerTests.sources(of: module).map { (file: "\(module)/\($0.file)", code: code($0.text)) }
    }
  }

  /// The code of a Swift file: without comments, and without the texts in quotes but for what is put into them.
  static func code(_ text: String) -> String {
    var code = ""
    var rest = Substring(text)
    while let character = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { $0 != "\n" }
      } else if rest.hasPrefix("/*") {
        rest = rest.range(of: "*/").map { rest[$0.upperBound...] } ?? ""
      } else if let text = quoted(rest) {
        code += "\"" + text.code + "\""
        rest = text.rest
      } else {
        code.append(character)
        rest = rest.dropFirst()
      }
    }
    return code
  }

  /// A text in quotes at the beginning: the code that is put into it, and what stands behind it.
  private static func quoted(_ text: Substring) -> (code: String, rest: Substring)? {
    let hashes = text.prefix { $0 == "#" }
    let mark = text.dropFirst(hashes.count).hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    guard text.dropFirst(hashes.count).hasPrefix(mark) else { return nil }
    let (end, escape) = (mark + hashes, "\\" + hashes)
    var code = ""
    var rest = text.dropFirst(hashes.count + mark.count)
    while !rest.isEmpty, !rest.hasPrefix(end) {
      if rest.hasPrefix(escape + "(") {
        rest = rest.dropFirst(escape.count + 1)
        var depth = 1
        while depth > 0, let character = rest.first {
          if let inner = quoted(rest) {
            code += "\"" + inner.code + "\""
            rest = inner.rest
            continue
          }
          depth += character == "(" ? 1 : character == ")" ? -1 : 0
          if depth > 0 { code.append(character) }
          rest = rest.dropFirst()
        }
        code += " "
      } else {
        rest = rest.dropFirst(rest.hasPrefix(escape) ? escape.count + 1 : 1)
      }
    }
    return (code, rest.dropFirst(end.count))
  }

  /// What is refused, each with code that has it and code that only looks so.
  private static let refused: [(what: String, pattern: String, found: [String], passed: [String])] = [
    (
      "an existential", #"\bany [A-Z]"#, ["let one: any CheckReport"],
      ["some CheckReport", "// any Report", "\"any Report\"", "\"\\(any: words)\""]
    ),
    ("a cast", #"\bas[?!]"#, ["one as? Other", "\"\\(one as! Other)\""], ["String(decoding: bytes, as: UTF8.self)"]),
    (
      "a question for a type", #"[\w)?] is [A-Z]"#, ["one is Other", "f() is Other"],
      ["// one is Other", "\"this is It\"", "isOther"]
    ),
    (
      "a key path", #"\\\.?[A-Za-z]?\w*\.\w|KeyPath<"#, [#"all.map(\.name)"#, #"\Tree.name"#, "KeyPath<Tree, Int>"],
      [#""a\.b""#, "{ $0.name }"]
    ),
    ("a weak reference", #"\b(weak|unowned) "#, ["weak var one"], ["// weak verbs", "let weakest = 1"]),
    ("a lock of the standard library", #"\bMutex\b"#, ["Mutex(1)"], ["Lock(1)", "// Mutex"]),
    (
      "a description of anything", #"String\((describing|reflecting):|\bMirror\("#, ["String(describing: one)"],
      ["String(one)"]
    ),
    ("a type as a value", #"\bany \w+\.Type\b|\btype\(of:"#, ["type(of: one)"], ["UInt8.Type", "f(type, of: one)"]),
  ]

  @Test(arguments: refused.indices)
  func whatIsRefused(_ number: Int) throws {
    let (what, pattern, found, passed) = Self.refused[number]
    func has(_ code: String) -> Bool { code.range(of: pattern, options: .regularExpression) != nil }
    for text in found { #expect(has(Self.code(text)), "\(what) is not found: \(text)") }
    for text in passed { #expect(!has(Self.code(text)), "\(what) is no \(text)") }
    for (file, code) in try Self.files.get() where has(code) { Issue.record("\(what) is in \(file)") }
  }

  /// What differs from platform to platform stands in one module.
  @Test func conditionsAreOfOneModule() throws {
    for (file, code) in try Self.files.get() { #expect(!code.contains("#if"), "\(file)") }
    #expect(try LayerTests.sources(of: "OSAMPlatform").contains { Self.code($0.text).contains("#if") })
  }
}
