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
}
