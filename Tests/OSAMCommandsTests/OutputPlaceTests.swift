import OSAMFormats
import OSAMReports
import TestSupport
import Testing

@testable import OSAMCommands

/// Where a report may be written.
@Suite struct OutputPlaceTests {
  private static let formats = ReportFormat.all.filter { $0.notation == .json }

  /// A report of an earlier run is never taken for a document, however much it says about documents.
  @Test(arguments: formats, ["lint.json", "lint.yaml"])
  func reportsAreReplaced(_ format: ReportFormat, _ name: String) {
    let system = MemorySystem()
    system.put(#"{"packageName": "cat.bcn.bus", "platform": "ANDROID", "minutes": "5", "minutes": 7}"#, at: "a.json")
    system.put("packageName: cat.bcn.bus\nversionCode: 1\ncomparisonMode: FORCE\nstartDate: x\n", at: "b.yaml")
    system.put(#"{"ios2": [{"required_version": "1.x", "last_version_available": 3}]}"#, at: "c.json")
    var reports: Set<[UInt8]?> = []
    for _ in 0..<3 {
      #expect(Program.run(["check", "--quiet", "--output", "\(format.name):\(name)", "."], on: system) == 1)
      reports.insert(system.bytes(of: name))
    }
    #expect(reports.count == 1 && reports.first??.isEmpty == false)
  }
}
