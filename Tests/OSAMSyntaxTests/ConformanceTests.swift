import Foundation
import TestSupport
import Testing

@testable import OSAMSyntax

/// The public test suites for JSON and YAML, read where they lie; skipped where they are not.
struct ConformanceTests {
  // MARK: JSONTestSuite

  @Test(
    .enabled(
      if: SharedFiles.has("corpus/json-test-suite/test_parsing"), "reads reference material beside the repository"))
  func jsonTestSuite() throws {
    let folder = try SharedFiles.url("corpus/json-test-suite/test_parsing")
    var counts: [Character: Int] = [:]
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() where file.hasSuffix(".json")
    {
      guard let verdict = file.first else { continue }
      counts[verdict, default: 0] += 1
      let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(file)))
      let tree = Tree.read(bytes, as: .json)
      #expect(tree.disorder == nil, "\(file)")
      #expect(JSONProbe.differenceOfReaders(tree) == nil, "\(file)")
      #expect((StrictJSONReader.read(bytes) != nil) == tree.faults.isEmpty, "\(file)")
      switch verdict {
      case "y": #expect(tree.faults == [], "\(file)")
      case "n": #expect(!tree.faults.isEmpty, "\(file)")
      default: break  // Either way, as long as it is read.
      }
      // Of a number close to zero Foundation loses the last digit.
      if verdict == "y", file != "y_number_double_close_to_zero.json", let root = tree.roots.first {
        let expected = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
        #expect(ReadValue(tree, root) == ReadValue(expected), "\(file)")
      }
    }
    #expect(counts == ["y": 95, "n": 188, "i": 35])
  }

  /// Texts are passed by in eights; what ends one, or is a fault, may stand at any place in them.
  @Test func whatIsNoPlainLetterIsSeenWhereverItStands() {
    for length in 0..<20 {
      for place in 0...length {
        for other in ["\"", "\\", "\\n", "\u{1}", "\u{1F}", " ", "\u{7F}", "é", "\u{10FFFF}", "#", "["] {
          let letters = String(repeating: "a", count: length)
          let text = String(letters.prefix(place)) + other + String(letters.dropFirst(place))
          let tree = Tree.read(Array("[\"\(text)\",1]".utf8), as: .json)
          #expect(JSONProbe.differenceOfReaders(tree) == nil, "\(text)")
        }
        var bytes = [UInt8](repeating: UInt8(ascii: "a"), count: length + 1)
        #expect(UTF8Check.firstInvalidOffset(bytes) == nil)
        bytes[place] = 0xFF
        #expect(UTF8Check.firstInvalidOffset(bytes) == place)
      }
    }
  }

  @Test(
    .enabled(
      if: SharedFiles.has("corpus/json-test-suite/test_transform"), "reads reference material beside the repository"))
  func jsonTransforms() throws {
    let folder = try SharedFiles.url("corpus/json-test-suite/test_transform")
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() where file.hasSuffix(".json")
    {
      let tree = Tree.read([UInt8](try Data(contentsOf: folder.appendingPathComponent(file))), as: .json)
      // Lone halves of surrogate pairs are grammatical, and reported; raw bytes that are no UTF-8 are faults.
      let allowed: [SyntaxFault.Kind] = [.loneSurrogate, .notUTF8]
      #expect(tree.faults.allSatisfy { allowed.contains($0.kind) }, "\(file): \(tree.faults)")
    }
  }

  // MARK: yaml-test-suite

  @Test(
    .enabled(
      if: SharedFiles.has("corpus/yaml-test-suite/cases.jsonl"), "reads reference material beside the repository"))
  func yamlTestSuite() throws {
    let file = try SharedFiles.url("corpus/yaml-test-suite/cases.jsonl")
    var count = 0
    var compared = 0
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      guard let item = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
        let id = item["id"] as? String, let text = item["yaml"] as? String, let verdict = item["libyaml"] as? String
      else {
        Issue.record("a case without id, text or verdict: \(line.prefix(60))")
        continue
      }
      count += 1
      let tree = Tree.read(Array(text.utf8), as: .yaml)
      #expect(tree.disorder == nil, "\(id)")
      #expect(tree.faults.contains { $0.kind == .yaml } == (verdict == "rejects"), "\(id): \(tree.faults)")
      if verdict == "rejects" { continue }
      let others = tree.faults.map(\.kind).filter { $0 != .byteOrderMark }
      #expect(others == Self.ownFaults[id, default: []], "\(id)")
      guard verdict == "same", let json = item["json"] as? String else { continue }
      compared += 1
      #expect(tree.roots.map { ReadValue(tree, $0) } == (try Self.values(json)), "\(id)")
    }
    #expect(count == 402)
    #expect(compared == 234)
  }

  /// Cases that libyaml accepts and that are a fault here: streams without any document.
  private static let ownFaults: [String: [SyntaxFault.Kind]] = ["8G76": [.empty], "98YD": [.empty], "AVM7": [.empty]]

  /// The suite gives one JSON text for each document, one after the other.
  private static func values(_ text: String) throws -> [ReadValue] {
    let bytes = Array(text.utf8)
    var values: [ReadValue] = []
    var rest = bytes[...]
    while let start = rest.firstIndex(where: { !" \n".utf8.contains($0) }) {
      // The shortest start that is a whole value; numbers and words go to the end of their line.
      var end = start
      var value: Any?
      while value == nil, end < bytes.count {
        end = bytes[(end + 1)...].firstIndex(of: 0x0A) ?? bytes.count
        value = try? JSONSerialization.jsonObject(with: Data(bytes[start..<end]), options: .fragmentsAllowed)
      }
      guard let value else { throw CocoaError(.coderReadCorrupt) }
      values.append(ReadValue(value))
      rest = bytes[end...]
    }
    return values
  }
}
