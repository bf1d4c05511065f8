import OSAMFormats
import OSAMSyntax
import TestSupport
import Testing

@testable import OSAMLint

/// Files of other people's are left alone.
@Suite struct ForeignFileTests {
  private static func linter(_ change: (inout CheckContext) -> Void = { _ in }) -> Linter {
    var context = CheckContext(now: 1_795_251_600_000)
    change(&context)
    return Linter(context: context)
  }

  private static func input(_ file: ForeignFiles.File, isNamed: Bool) -> FileInput {
    FileInput(
      path: FilePath(text: file.name), bytes: Array(file.text.utf8), syntax: file.isYAML ? .yaml : .json,
      isNamed: isNamed)
  }

  @Test(arguments: ForeignFiles.all)
  func aWalkPassesOver(_ file: ForeignFiles.File) {
    let report = Self.linter().check(Self.input(file, isNamed: false))
    #expect(report.isPassedOver)
    #expect(report.findings.isEmpty)
    #expect(report.isLikely == file.isLikely)
  }

  @Test(arguments: ForeignFiles.all)
  func aHookPassesOver(_ file: ForeignFiles.File) {
    let report = Self.linter { $0.skipUnrecognised = true }.check(Self.input(file, isNamed: true))
    #expect(report.isPassedOver)
    #expect(report.findings.isEmpty)
  }

  @Test(arguments: ForeignFiles.all)
  func named(_ file: ForeignFiles.File) {
    let report = Self.linter().check(Self.input(file, isNamed: true))
    if file.isLikely {
      #expect(report.findings.first?.rule == "likely-document")
    } else {
      #expect(report.findings.map(\.rule) == ["unrecognised-document"])
    }
    #expect(report.findings.allSatisfy { $0.fix == nil })
  }

  @Test(arguments: ForeignFiles.all, [true, false])
  func noByteIsChanged(_ file: ForeignFiles.File, isNamed: Bool) {
    let input = Self.input(file, isNamed: isNamed)
    #expect(Fixer(linter: Self.linter(), allowsUnsafe: true).repair(input).bytes == input.bytes)
  }

  /// A kind that the command line names is beyond doubt.
  @Test func aKindThatWasGiven() throws {
    let file = try #require(ForeignFiles.all.first { $0.name == "release.json" })
    let linter = Self.linter { $0.kind = .osamVersion }
    let report = linter.check(Self.input(file, isNamed: true))
    #expect(!report.findings.contains { $0.rule == "likely-document" })
    #expect(report.findings.contains { $0.fix != nil })
  }
}
