import Foundation
import TestSupport
import Testing

/// Inputs that once showed a mistake, each asked everything that fuzzing asks.
@Suite struct RegressionTests {
  @Test func nothingFoundBeforeComesBack() throws {
    let folder = SharedFiles.packageRoot.appending(path: "Tests/OSAMCommandsTests/Regressions")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(!names.isEmpty)
    for name in names {
      let bytes = [UInt8](try Data(contentsOf: folder.appending(path: name)))
      for probe in Probe.allCases {
        if let problem = probe.problem(bytes) { Issue.record("\(name), \(probe): \(problem)") }
      }
    }
  }

  /// Samples with some bytes changed, each asked what fuzzing asks; every kind and syntax has its turn.
  @Test(arguments: Probe.allCases) func changedSamples(_ probe: Probe) throws {
    var random = Seeded(state: 31)
    let folder = SharedFiles.packageRoot.appending(path: "samples")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted().filter {
      $0.hasSuffix(".json") || $0.hasSuffix(".yaml")
    }
    for name in Effort.share(of: names, oneIn: 8, turn: 0) {
      var bytes = [UInt8](try Data(contentsOf: folder.appending(path: name)))
      for _ in 0...random.next() % 4 { Self.change(&bytes, &random) }
      if let problem = probe.problem(bytes) {
        Issue.record("\(name), \(problem)\n\(String(decoding: bytes, as: UTF8.self))")
      }
    }
  }

  private static func change(_ bytes: inout [UInt8], _ random: inout Seeded) {
    let place = Int(random.next() % UInt64(bytes.count))
    switch random.next() % 4 {
    case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
    case 1: bytes.remove(at: place)
    case 2: bytes.insert(random.choose(Array(",{}[]\":\n\\#&*-".utf8)), at: place)
    default: bytes.removeSubrange(place..<min(place + 9, bytes.count))
    }
  }
}
