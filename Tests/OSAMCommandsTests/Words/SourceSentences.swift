import Foundation
import OSAMLint
import TestSupport

/// The sentences that stand in the sources, gaps numbered, and where: for those that no test has the program say, and
/// for their headings.
enum SourceSentences {
  static func have(_ sentence: String) -> Bool { all[sentence] != nil }

  /// The rule whose source alone has this sentence; nil where another file has it too, or none.
  static func onlyRule(with sentence: String) -> String? {
    guard let files = all[sentence], files.count == 1, let file = files.first else { return nil }
    return rules[file]
  }

  /// The files of rules, by the names that a repository test holds equal to their ids.
  private static let rules: [String: String] = {
    let ids = Dictionary(uniqueKeysWithValues: Rule.all.map { ($0.id.replacing("-", with: ""), $0.id) })
    return all.values.reduce(into: Set()) { $0.formUnion($1) }.reduce(into: [:]) { rules, file in
      guard file.contains("OSAMLint/Rules/"), let name = file.split(separator: "/").last?.split(separator: ".").first
      else { return }
      rules[file] = ids[name.lowercased()]
    }
  }()

  /// Each with the files that it stands in.
  private static let all: [String: Set<String>] = {
    let root = SharedFiles.packageRoot.appendingPathComponent("Sources")
    let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    var all: [String: Set<String>] = [:]
    for name in names where name.hasSuffix(".swift") && !name.contains("osam-lint-dev") {
      let text = try? String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
      for literal in literals(Array((text ?? "").unicodeScalars)) {
        // Paragraphs of a long text are sentences of their own.
        for sentence in [literal] + literal.components(separatedBy: "  ") { all[sentence, default: []].insert(name) }
      }
    }
    return all
  }()

  /// Texts between quotation marks, in a line or in several; an interpolation is a gap.
  private static func literals(_ text: [Unicode.Scalar]) -> [String] {
    var literals: [String] = []
    var at = 0
    while at < text.count {
      if text[at] == "/", at + 1 < text.count, text[at + 1] == "/" {
        while at < text.count, text[at] != "\n" { at += 1 }
      } else if text[at] == "#", let end = endOfRaw(text, from: at) {
        at = end
      } else if text[at] == "\"" {
        let isLong = at + 2 < text.count && text[at + 1] == "\"" && text[at + 2] == "\""
        let (literal, end, inner) = read(text, from: at + (isLong ? 3 : 1), isLong: isLong)
        literals.append(literal)
        literals += inner
        at = end
      } else {
        at += 1
      }
    }
    return literals
  }

  /// Behind a text between #" and "#, where no sentence stands; nil where none begins.
  private static func endOfRaw(_ text: [Unicode.Scalar], from start: Int) -> Int? {
    let hashes = text[start...].prefix { $0 == "#" }
    guard text[hashes.endIndex...].first == "\"" else { return nil }
    let closing = ["\""] + Array(hashes)
    var at = hashes.endIndex + 1
    while at < text.count, !text[at...].starts(with: closing) { at += 1 }
    return min(at + closing.count, text.count)
  }

  private static func read(
    _ text: [Unicode.Scalar], from start: Int, isLong: Bool
  ) -> (literal: String, end: Int, inner: [String]) {
    var literal = String.UnicodeScalarView()
    var inner: [String] = []
    var gap = 0
    var at = start
    while at < text.count {
      let scalar = text[at]
      if scalar == "\"", !isLong || at + 2 < text.count && text[at + 1] == "\"" && text[at + 2] == "\"" {
        at += isLong ? 3 : 1
        break
      }
      if scalar == "\n", !isLong { break }
      if scalar == "\\", at + 1 < text.count {
        switch text[at + 1] {
        case "(":
          let end = closing(text, from: at + 2)
          inner += literals(Array(text[(at + 2)..<end]))
          gap += 1
          literal.append(contentsOf: "{\(gap)}".unicodeScalars)
          at = end + 1
        case "\n":
          at += 2
          while at < text.count, text[at] == " " { at += 1 }
        case "n":
          literal.append("\n")
          at += 2
        default:
          literal.append(text[at + 1])
          at += 2
        }
        continue
      }
      if scalar == "\n" {
        // The indentation of a long literal goes, and its line ends are blanks in prose.
        literal.append(literal.isEmpty ? "\u{0}" : " ")
        at += 1
        while at < text.count, text[at] == " " { at += 1 }
        continue
      }
      literal.append(scalar)
      at += 1
    }
    let whole = String(literal).replacingOccurrences(of: "\u{0}", with: "")
    return (isLong && whole.hasSuffix(" ") ? String(whole.dropLast()) : whole, at, inner)
  }

  /// Where the bracket of an interpolation closes.
  private static func closing(_ text: [Unicode.Scalar], from start: Int) -> Int {
    var depth = 1
    var at = start
    while at < text.count {
      switch text[at] {
      case "(": depth += 1
      case ")":
        depth -= 1
        if depth == 0 { return at }
      case "\"":
        at = read(text, from: at + 1, isLong: false).end
        continue
      default: break
      }
      at += 1
    }
    return at
  }
}
