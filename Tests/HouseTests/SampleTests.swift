import Foundation
import OSAMFormats
import OSAMLint
import OSAMSyntax
import TestSupport
import Testing

/// The samples show what they are filed under: good ones are clean, bad ones have findings.
@Suite struct SampleTests {
  /// The day the samples were written for: 2026-11-21T12:00:00Z.
  private static let now: Instant = 1_795_262_400_000

  private static func samples() throws -> [(path: String, input: FileInput)] {
    let root = SharedFiles.packageRoot.appending(path: "samples")
    let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return try names.sorted().filter { $0.hasSuffix(".json") || $0.hasSuffix(".yaml") }.map { name in
      let bytes = [UInt8](try Data(contentsOf: root.appending(path: name)))
      return (name, FileInput(path: name, bytes: bytes, syntax: name.hasSuffix(".json") ? .json : .yaml, isNamed: true))
    }
  }

  @Test func goodOnesAreCleanAndBadOnesAreNot() throws {
    let samples = try Self.samples()
    #expect(samples.count >= 12)
    let linter = Linter(settings: Settings(now: Self.now))
    for (path, input) in samples {
      let findings = linter.check(input).findings
      if path.contains("/good/") {
        let serious = findings.filter { $0.severity > .info }
        #expect(serious.isEmpty, "\(path): \(serious.map { "\($0.rule): \($0.message.text)" })")
      } else {
        #expect(findings.contains { $0.severity == .error }, "\(path) has no error")
      }
    }
  }
}
