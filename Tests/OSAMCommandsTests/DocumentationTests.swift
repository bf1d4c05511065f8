import Foundation
import OSAMCommands
import OSAMFormats
import OSAMLint
import TestSupport
import Testing

/// The examples of the pages are what the program really writes.
///
/// A block "```json NAME" is a file; "```sh" is a command whose answer is the "```json" block after it;
/// "```text" is a command after `$ ` and its answer; with `2>&1 >NAME` at its end, what it says about the run, while
/// the answer goes into that file. In an answer `[…]` stands for anything, so that long ones can be shown in part. The
/// samples stand where the page's own folder has them.
@Suite struct DocumentationTests {
  /// Languages of the pages that are not in English.
  private static let languages = ["docs/guia.md": "ca", "docs/guia.es.md": "es"]

  struct Block {
    var info: String
    var text: String
  }

  static func blocks(of page: String) throws -> [Block] {
    let file = SharedFiles.packageRoot.appendingPathComponent(page)
    var blocks: [Block] = []
    var open: Block?
    for line in try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n") {
      if line.hasPrefix("```") {
        if let done = open {
          blocks.append(done)
          open = nil
        } else {
          open = Block(info: String(line.dropFirst(3)), text: "")
        }
      } else {
        open?.text += line + "\n"
      }
    }
    return blocks
  }

  /// `all`: what it says about the run comes behind the answer, as on a terminal.
  private static func run(_ line: String, all: Bool = false, on system: MemorySystem) -> String {
    run(line, all: all, on: system, speaking: .compiled)
  }

  static func run(_ line: String, all: Bool, on system: MemorySystem, speaking catalogues: Catalogues) -> String {
    var words = line.split(whereSeparator: \.isWhitespace).map { String($0).replacing("'", with: "") }
    #expect(words.first == "osam-lint")
    var file: String?
    if let last = words.last, last.hasPrefix(">"), words.dropLast().last == "2>&1" {
      file = String(last.dropFirst())
      words.removeLast(2)
    }
    _ = Program.run(Array(words.dropFirst()), on: system, speaking: catalogues)
    let (output, errors) = system.takeOutput()
    guard let file else { return all ? output + errors : output }
    system.put(output, at: file)
    return errors
  }

  /// True if an answer is what a page shows of it.
  private static func shows(_ shown: String, _ answer: String) -> Bool {
    let pieces = shown.components(separatedBy: "[…]")
    guard let first = pieces.first, let last = pieces.last, pieces.count > 1 else { return answer == shown }
    guard answer.hasPrefix(first), answer.hasSuffix(last) else { return false }
    var rest = answer.dropFirst(first.count).dropLast(last.count)
    for piece in pieces.dropFirst().dropLast() {
      guard let range = rest.range(of: piece) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }

  private static func object(_ text: String) throws -> NSDictionary {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary)
  }

  /// The samples, as seen from the folder of a page.
  static func putSamples(on system: MemorySystem, for page: String) throws {
    let folder = SharedFiles.packageRoot.appendingPathComponent("samples")
    let prefix = page.hasPrefix("samples/") ? "" : "samples/"
    for case let name as String in FileManager.default.enumerator(atPath: folder.path) ?? .init()
    where name.hasSuffix(".json") || name.hasSuffix(".yaml") {
      system.put(try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8), at: prefix + name)
    }
  }

  static let pages = [
    "README.md", "docs/kinds.md", "docs/recipes.md", "docs/adopting.md", "docs/build.md", "docs/cli.md",
    "docs/files.md", "docs/fixes.md",
    "docs/guide.md", "docs/migrate.md",
    "docs/outcomes.md", "docs/output.md", "docs/preview.md", "docs/settings.md", "docs/simulate.md", "docs/tests.md",
    "docs/agenda.md", "docs/guia.md", "docs/guia.es.md", "samples/README.md",
  ]

  @Test(arguments: pages) func examplesAreTrue(_ page: String) throws {
    let system = MemorySystem()
    if let language = Self.languages[page] { system.setEnvironment([SpokenLanguage.variable: language]) }
    try Self.putSamples(on: system, for: page)
    var command = ""
    var compared = 0
    var accepted: [(old: String, new: String)] = []
    for block in try Self.blocks(of: page) {
      let words = block.info.split(separator: " ").map(String.init)
      switch words {
      case ["json"]:
        let answer = Self.run(command, on: system)
        let expected = try Self.object(block.text)
        #expect(try Self.object(answer) == expected, "\(page): \(command) answers\n\(answer)")
        compared += 1
      case ["sh"]: command = block.text
      case ["text"], ["text", "all"]:
        let lines = block.text.split(separator: "\n", maxSplits: 1).map(String.init)
        let answer = Self.run(String(lines[0].dropFirst(2)), all: words.count == 2, on: system)
        // Some commands write nothing but files.
        let expected = lines.count > 1 ? lines[1] : ""
        if Recorded.isWrittenAnew, !expected.contains("[…]") { accepted.append((block.text, lines[0] + "\n" + answer)) }
        #expect(Self.shows(expected, answer), "\(page)\n\(TextDiff.describe(expected: expected, actual: answer))")
        compared += 1
      default: if words.count == 2 { system.put(block.text, at: words[1]) }
      }
    }
    #expect(compared >= 3)
    try Self.accept(accepted, in: page)
  }

  /// Whole answers to the commands of a page, in a language.
  static func answers(of page: String, in language: Language, speaking catalogues: Catalogues) throws -> String {
    let system = MemorySystem()
    system.setEnvironment([SpokenLanguage.variable: language.rawValue])
    try putSamples(on: system, for: page)
    var answers = ""
    for block in try blocks(of: page) {
      let words = block.info.split(separator: " ").map(String.init)
      if words.first == "text", block.text.hasPrefix("$ ") {
        let command = String(block.text.prefix { $0 != "\n" })
        answers +=
          "\(command)\n" + run(String(command.dropFirst(2)), all: true, on: system, speaking: catalogues) + "\n"
      } else if words.count == 2 {
        system.put(block.text, at: words[1])
      }
    }
    return answers
  }

  /// Those of the README and of all kinds in the other languages: the records stand in Words/Pages.
  @Test(arguments: ["README.md", "docs/kinds.md"], [Language.ca, .es]) func examplesAreSaidInEveryLanguage(
    _ page: String, _ language: Language
  ) throws {
    let answers = try Self.answers(of: page, in: language, speaking: .compiled)
    let name = page.replacing("docs/", with: "").replacing(".md", with: ".\(language.rawValue).txt")
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Words/Pages/\(name)")
    if Recorded.isWrittenAnew { return try answers.write(to: file, atomically: true, encoding: .utf8) }
    let recorded = try String(contentsOf: file, encoding: .utf8)
    #expect(answers == recorded, "\(name)\n\(TextDiff.describe(expected: recorded, actual: answers))")
  }

  /// Writes the answers of now into a page (`make golden`), where they are shown as a whole.
  private static func accept(_ blocks: [(old: String, new: String)], in page: String) throws {
    let file = SharedFiles.packageRoot.appendingPathComponent(page)
    let old = try String(contentsOf: file, encoding: .utf8)
    var text = old
    for block in blocks where block.old != block.new {
      text = text.replacing("\n\(block.old)```", with: "\n\(block.new)```", maxReplacements: 1)
    }
    if text != old { try text.write(to: file, atomically: true, encoding: .utf8) }
  }
}
