import Foundation
import OSAMCommands
import OSAMFormats
import TestSupport
import Testing

/// `outcomes` says of older releases what its tables would: none of them, and no outcome, is lost.
@Suite struct OlderReleaseTests {
  private static func outcomes(_ sample: String, _ options: [String]) throws -> String {
    let system = MemorySystem()
    let file = SharedFiles.packageRoot.appendingPathComponent("samples").appendingPathComponent(sample)
    system.put(try String(contentsOf: file, encoding: .utf8), at: sample)
    _ = Program.run(["outcomes", sample] + options, on: system)
    return system.takeOutput().output
  }

  private static func samples() throws -> [String] {
    let folder = SharedFiles.packageRoot.appendingPathComponent("samples")
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".json") || $0.hasSuffix(".yaml") }.sorted()
  }

  /// Text with each line end and the blanks around it as one blank.
  private static func flat(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test func noReleaseIsLost() throws {
    var older = 0
    for sample in try Self.samples() {
      let all = try Self.outcomes(sample, ["--all"])
      let short = try Self.outcomes(sample, [])
      #expect(all.split(separator: "\n").first == short.split(separator: "\n").first)
      // “osam-version on Android, library 3.0.0–3.2.0” above a table; “library 1.0.0 on Android: …” where it has none.
      let flat = Self.flat(short)
      for heading in all.matches(of: /(?m)^[a-z-]+ on (\S+), ((?:library|controldeversions|valoracions|pov).*)$/) {
        let hasTable = flat.contains("on \(heading.1), \(heading.2)")
        let hasLine = flat.contains("\(heading.2) on \(heading.1):")
        #expect(hasTable != hasLine, "\(sample): \(heading.0)\n\(short)")
        older += hasLine ? 1 : 0
      }
      for outcome in all.matches(of: /\S+ \((?:must-update|may-update|inform|prompt|error|crash)\)/) {
        #expect(flat.contains(Self.flat(String(outcome.0))), "\(sample): \(outcome.0)\n\(short)")
      }
    }
    #expect(older > 5)
  }
}
