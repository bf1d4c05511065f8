import Foundation
import OSAMFormats
import OSAMLint
import OSAMSyntax
import Testing

/// The samples are what their folders say: documents of that kind, good ones without errors and warnings.
@Suite struct SampleTests {
  struct Sample: CustomStringConvertible, Sendable {
    /// From `samples/`: `osam-version/good/bus-lazy.json`.
    var description: String
    var kind: String
    var isGood: Bool
    var bytes: [UInt8]
    var syntax: Tree.Syntax { description.hasSuffix(".json") ? .json : .yaml }
  }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "samples")

  static let all: [Sample] = DocumentKind.all.flatMap { kind in
    ["good", "bad"].flatMap { group -> [Sample] in
      let path = "\(kind.id)/\(group)"
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: path).path)) ?? []
      return names.sorted().compactMap { name in
        guard let data = try? Data(contentsOf: folder.appending(path: "\(path)/\(name)")) else { return nil }
        return Sample(
          description: "\(path)/\(name)", kind: kind.id, isGood: group == "good", bytes: Array(data))
      }
    }
  }

  /// Noon in Barcelona on the day the samples were written, 2026-11-21.
  static let date: Instant = 1_795_258_800_000

  private func check(_ sample: Sample) -> FileReport {
    Linter(context: CheckContext(now: Self.date)).check(
      FileInput(path: FilePath(text: sample.description), bytes: sample.bytes, syntax: sample.syntax, isNamed: true))
  }

  @Test func everyKindHasBoth() {
    for kind in DocumentKind.all {
      for isGood in [true, false] {
        #expect(Self.all.contains { $0.kind == kind.id && $0.isGood == isGood }, "\(kind.id), good: \(isGood)")
      }
    }
  }

  @Test(arguments: all) func isOfItsKind(_ sample: Sample) {
    let kinds = Set(check(sample).kinds.map(\.id))
    #expect(kinds == [sample.kind])
  }

  @Test(arguments: all.filter(\.isGood)) func goodOnesAreClean(_ sample: Sample) {
    let findings = check(sample).findings.filter { $0.severity > .info }
    #expect(findings.isEmpty, "\(findings.map { "\($0.rule): \($0.message.text)" })")
  }

  @Test(arguments: all.filter { !$0.isGood }) func badOnesHaveAnErrorOrWarning(_ sample: Sample) {
    #expect(check(sample).findings.contains { $0.severity > .info })
  }

  /// A bad sample says what is wrong with it, or for JSON, which has no comments, the README's table does.
  @Test(arguments: all.filter { !$0.isGood }) func badOnesSayWhatIsWrong(_ sample: Sample) throws {
    if sample.syntax == .yaml {
      #expect(sample.bytes.first == UInt8(ascii: "#"))
    } else {
      let readme = try String(contentsOf: Self.folder.appending(path: "README.md"), encoding: .utf8)
      #expect(readme.contains("`\(sample.description)`"))
    }
  }
}
