import Foundation
import OSAMDecisions
import OSAMFormats
import TestSupport
import Testing

/// The fixtures of the libraries' own tests and samples: what each gives was asserted there or measured.
@Suite struct PrinceFixtureTests {
  /// One row of expected.tsv.
  struct Row: CustomStringConvertible {
    var file: String
    var platform: DevicePlatform
    var client: Client
    var installed: String
    var system: String
    var checkers: PrinceDevice.Checkers
    var remembered: [String]
    var outcome: String
    var version: String?
    /// The library itself was run; else its own tests assert it.
    var isMeasured: Bool

    var description: String { "\(file) \(platform) \(installed) on \(system), \(checkers.all), \(remembered)" }

    var device: PrinceDevice {
      PrinceDevice(
        client: client, platform: platform, installed: installed == "-" ? "0" : installed, system: system,
        checkers: checkers, remembered: remembered)
    }

    init(_ line: String) throws {
      let cells = line.components(separatedBy: "\t")
      file = cells[0]
      platform = try #require(DevicePlatform(rawValue: cells[1]))
      let words = cells[2].components(separatedBy: " ")
      let libraries = [
        "prince-of-versions": "pov-android", "ios-prince-of-versions": "pov-ios", "kmp-prince-of-versions": "pov-kmp",
      ]
      client = try #require(Client.named(libraries[words[0]] ?? "", words[1]))
      installed = cells[3]
      system = cells[4].replacingOccurrences(of: "jvm ", with: "")
      checkers = PrinceDevice.Checkers(
        cells[5].split(separator: ";").map { pair in
          let halves = pair.split(separator: "=")
          return (String(halves[0]), .prefix(String(halves[1])))
        })
      remembered = cells[6].isEmpty ? [] : [cells[6]]
      outcome = cells[7]
      version = cells[8].isEmpty ? nil : cells[8]
      isMeasured = cells[9].contains("measured")
    }
  }

  private static let folder = SharedFiles.princeFixtures

  private static func table() throws -> [Substring] {
    try String(contentsOf: folder.appendingPathComponent("expected.tsv"), encoding: .utf8).split(separator: "\n")
  }

  static func rows() throws -> [Row] { try table().dropFirst().map { try Row(String($0)) } }

  @Test func everyRowGivesItsOutcome() throws {
    var configurations = 0
    var outcomes = 0
    for row in try Self.rows() {
      let bytes = try [UInt8](Data(contentsOf: Self.folder.appendingPathComponent(row.file)))
      if row.outcome.hasPrefix("config ") {
        #expect(try selection(bytes, row.device) == row.outcome, "\(row)")
        configurations += 1
        continue
      }
      let decision = try #require(PrinceDecision.decide(bytes, on: row.device), "\(row)")
      #expect(decision.outcome == row.outcome, "\(row): \(decision.trace)")
      #expect(decision.updateVersion == row.version, "\(row): \(decision.trace)")
      outcomes += 1
    }
    #expect(outcomes >= 165 && configurations >= 11, "\(outcomes) outcomes and \(configurations) configurations")
  }

  /// The selected configuration, written as the table writes it.
  private func selection(_ bytes: [UInt8], _ device: PrinceDevice) throws -> String {
    let content = PrinceContent.read(bytes, for: device.client, on: device.platform)
    let configuration = try #require(PrinceDecision.selected(content, on: device)).get()
    let values = try configuration.values.get()
    func text(_ value: PrinceValue?) -> String {
      switch value?.content {
      case nil: "null"
      case .text(let text): text
      case .code(let code): String(code)
      case .apple(let version): version.description
      }
    }
    var meta = try content.get().meta
    for member in values.meta {
      meta.removeAll { $0.name == member.name }
      meta.append(member)
    }
    func list(_ pairs: [(String, String)]) -> String {
      "{" + pairs.sorted { $0.0 < $1.0 }.map { "\($0.0)=\($0.1)" }.joined(separator: ", ") + "}"
    }
    let metaText = list(
      meta.map { member in
        if case .text(let text) = member.value.content { (member.name, text) } else { (member.name, "?") }
      })
    let requirements = list(
      configuration.requirements.map { requirement in
        if case .text(let text?) = requirement.value { (requirement.key, text) } else { (requirement.key, "?") }
      })
    return "config required=\(text(values.required)) last=\(text(values.last)) "
      + "frequency=\(values.frequency.rawValue) meta=\(metaText) requirements=\(requirements)"
  }

  /// Rows of the table that say what 4.0.1 gives instead.
  @Test func release401() throws {
    var count = 0
    for line in try Self.table() {
      guard let range = line.range(of: "4.0.1 gives ") else { continue }
      let expected = String(line[range.upperBound...])
      var row = try Row(String(line))
      row.client = try #require(Client.named("pov-ios", "4.0.1"))
      let bytes = try [UInt8](Data(contentsOf: Self.folder.appendingPathComponent(row.file)))
      let decision = try #require(PrinceDecision.decide(bytes, on: row.device))
      #expect(decision.outcome == expected, "\(row)")
      count += 1
    }
    #expect(count >= 19)
  }
}
