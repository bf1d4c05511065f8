import Foundation
import OSAMCommands
import OSAMLanguageServer
import OSAMLint
import OSAMSyntax
import TestSupport
import Testing

/// While somebody types, the rest of a text keeps its findings, and gets no others.
@Suite struct HalfTypedTests {
  private struct Place: Hashable, CustomStringConvertible {
    var line: Int
    var character: Int
    var rule: String
    var description: String { "\(line + 1):\(character + 1) \(rule)" }
  }

  /// The findings of texts in one session, by their names.
  private static func findings(_ texts: [(name: String, text: String)]) -> [String: [(place: Place, message: String)]] {
    var editor = EditorSession()
    editor.begin(folders: false)
    for (name, text) in texts { editor.open(name, text) }
    editor.pause()
    editor.leave()
    editor.run("--date", "2026-11-28")
    var result: [String: [(place: Place, message: String)]] = [:]
    for (name, _) in texts {
      result[name] = (editor.diagnostics(of: name) ?? []).map { one in
        let start = (one["range"] as! [String: [String: Int]])["start"]!
        return (
          Place(line: start["line"]!, character: start["character"]!, rule: one["code"] as! String),
          one["message"] as! String
        )
      }
    }
    return result
  }

  private static func samples() -> [(name: String, text: String)] {
    let samples = SharedFiles.packageRoot.appendingPathComponent("samples")
    let files = FileManager.default.enumerator(atPath: samples.path)!.compactMap { $0 as? String }
      .filter { $0.hasSuffix(".json") || $0.hasSuffix(".yaml") }.filter { !$0.contains(".test.") }.sorted()
    return files.compactMap { file in
      let url = samples.appendingPathComponent(file)
      guard let text = try? String(contentsOf: url, encoding: .utf8), text.utf8.count < 10_000 else { return nil }
      return (file.split(separator: "/").joined(separator: "-"), text)
    }
  }

  private static let ofText = Set(Rule.all.filter { $0.group == .files }.map(\.id))

  /// With the tail of a line gone, findings of other lines are those of the whole text or fewer.
  @Test func aTailIsGone() {
    let samples = Self.samples()
    let whole = Self.findings(samples)
    var cuts: [(name: String, of: String, line: Int, text: String)] = []
    for (name, text) in samples {
      let lines = text.components(separatedBy: "\n")
      for (number, line) in lines.enumerated() where line.contains(":") && (Effort.isLong || number % 3 == 1) {
        let colon = line.firstIndex(of: ":")!
        let half = line.index(line.startIndex, offsetBy: line.count / 2)
        for (cut, end) in [("colon", line.index(after: colon)), ("half", half), ("key", colon)] {
          var others = lines
          others[number] = String(line[..<end])
          let bytes = Array(others.joined(separator: "\n").utf8)
          if Tree.read(bytes, as: name.hasSuffix("json") ? .json : .yaml).hasShape { continue }
          cuts.append(("\(number)-\(cut)-\(name)", name, number, others.joined(separator: "\n")))
        }
      }
    }
    #expect(cuts.count > 200)
    let left = Self.findings(cuts.map { ($0.name, $0.text) })
    var (kept, possible) = (0, 0)
    var others: [String: Int] = [:]
    for cut in cuts {
      let own = Set((whole[cut.of] ?? []).map(\.place).filter { $0.line != cut.line && !Self.ofText.contains($0.rule) })
      let found = Set(
        (left[cut.name] ?? []).map(\.place).filter { $0.line != cut.line && !Self.ofText.contains($0.rule) })
      for place in found.subtracting(own) {
        others[place.rule, default: 0] += 1
        if others[place.rule]! < 4 {
          Issue.record("\(cut.name): \(place)\n\(cut.text.components(separatedBy: "\n")[cut.line])")
        }
      }
      if !own.isEmpty {
        possible += own.count
        kept += own.intersection(found).count
      }
    }
    #expect(others.isEmpty, "\(others.sorted { $0.value > $1.value })")
    #expect(kept * 2 > possible, "\(kept) of \(possible) are kept")
  }

  private static let json = """
    {"data": {
      "packageName": "cat.bcn.bus",
      "comparisonMode": "LAZI",
      "platform": "ANDROID"|
    }}

    """
  private static let yaml =
    "packageName: cat.bcn.bus\ncomparisonMode: LAZI\n|ok: {ca: \"Va \", es: Va, en: Go}\nplatform: ANDROID\n"

  /// Pieces of a line in the place of the bar, and the findings by their lines.
  @Test(
    arguments: [
      (json, ",\n  \"endDate\":", ["broken-json 5", "unknown-value 3"]),
      (json, ",\n  \"endDate\": ", ["broken-json 5", "unknown-value 3"]),
      (json, ",\n  \"endDate\"", ["broken-json 5", "unknown-value 3"]),
      (json, ",\n  \"end", ["broken-json 5", "unknown-value 3"]),
      (json, ",\n  \"title\": {\"ca\": \"No", ["broken-json 5", "unknown-value 3"]),
      (yaml, "titl\n", ["broken-yaml 3", "unknown-value 2", "blank-around-text 4"]),
      (yaml, "title: {ca: Hola, es\n", ["broken-yaml 3", "unknown-value 2", "blank-around-text 4"]),
      (yaml, "title:\n  ca: \"Ho\n  es: Hola\n", ["broken-yaml 4", "unknown-value 2", "blank-around-text 6"]),
    ] as [(String, String, [String])]) func halfALine(text: String, typed: String, expected: [String])
  {
    let isJSON = text == Self.json
    let text = text.replacing("|", with: typed)
    let found = Self.findings([(isJSON ? "a.json" : "a.yaml", text)]).values.flatMap { $0 }
    let told = Set(found.map { "\($0.place.rule) \($0.place.line + 1)" })
    #expect(told.isSuperset(of: expected), "\(told)")
    #expect(!told.contains { $0.hasPrefix("missing-member") })
  }

  /// A value that is to come is what is missing, and not the comma of the next line.
  @Test func aValueIsMissing() {
    let text = Self.json.replacing("|", with: "").replacing(
      "\"comparisonMode\"", with: "\"startDate\":\n  \"endDate\": 5,\n  \"comparisonMode\"")
    for text in [text, text.replacing("\n", with: "\r\n")] {
      let found = Self.findings([("a.json", text)])["a.json"] ?? []
      let ofText = found.filter { Self.ofText.contains($0.place.rule) }
      #expect(ofText.map(\.place.line) == [2], "\(found)")
      #expect(ofText.first?.message.hasPrefix("a value is missing") == true, "\(ofText)")
      #expect(found.contains { $0.place.rule == "unknown-value" && $0.place.line == 4 })
    }
    // `check` reads the text as apps do.
    #expect(CompletionTests.findings(text, "a.json").contains { $0.hasPrefix("a.json:4:12: error[missing-comma]") })
  }

  /// A line that is left out does not lengthen the text above it.
  @Test func theTextAboveStays() {
    let text =
      "packageName: cat.bcn.bus\ncomparisonMode: LAZY\nplatform: ANDROID\nmessage:\n  ca: >-\n    Hola\n  es\n    Buenas\n"
      + "  en: Hello\n"
    let found = Self.findings([("a.yaml", text)])["a.yaml"] ?? []
    #expect(!found.contains { $0.place.rule == "blank-around-text" } && !found.isEmpty, "\(found)")
  }

  /// Two broken lines are as broken as ever, and so is a text that is too long to be typed.
  @Test func moreThanALine() {
    let two = Self.yaml.replacing("|", with: "titl\n") + "messag\nurl: x\n"
    let found = Self.findings([("a.yaml", two)])["a.yaml"] ?? []
    #expect(Set(found.map(\.place.rule)) == ["broken-yaml"])
    #expect(
      HalfTypedText(
        Array((Self.yaml.replacing("|", with: "titl\n") + String(repeating: "#\n", count: 600_000)).utf8), as: .yaml)
        == nil)
    #expect(HalfTypedText(Array(Self.yaml.replacing("|", with: "").utf8), as: .yaml) == nil)
    #expect(HalfTypedText([], as: .json) == nil)
  }
}
