import OSAMCommands
import TestSupport
import Testing

/// The program's words about its build.
@Suite struct BuildFactsTests {
  private static func run(_ arguments: [String], _ build: BuildFacts) -> (status: Int32, output: String, errors: String)
  {
    let system = MemorySystem()
    system.setBuild(build)
    let status = Program.run(arguments, on: system)
    let (output, errors) = system.takeOutput()
    return (status, output, errors)
  }

  /// Only the build of a release has its version as it stands.
  @Test(arguments: [
    ("release", ""), ("g84c8246", "+g84c8246"), ("g84c8246.changed", "+g84c8246.changed"), ("unknown", "+unknown"),
  ])
  func versionNamesTheBuild(_ name: String, _ behind: String) {
    let answer = Self.run(["--version"], BuildFacts(name: name))
    #expect(answer.status == 0)
    #expect(answer.output == "\(Program.version)\(behind)\n")
  }

  /// The tests are no build of a release.
  @Test func theSystemsOwnBuildIsNoRelease() {
    #expect(Program.version(of: POSIXSystem().build).hasPrefix("\(Program.version)+"))
  }

  /// Without notices it says so, and nothing is printed that could be taken for them.
  @Test func missingNoticesAreSaid() {
    let answer = Self.run(["help", "licences"], BuildFacts(name: "unknown"))
    #expect(answer.status == 3)
    #expect(answer.output.isEmpty)
    #expect(answer.errors.hasPrefix("osam-lint: this build has no notices of what it contains\n"))
  }

  /// Notices come as they are, also what would move a cursor.
  @Test func noticesAreNotChanged() {
    let notices = "Simon “sjosefsson”\u{C}\n\ttab\n"
    #expect(Self.run(["help", "licences"], BuildFacts(name: "release", notices: notices)).output == notices)
  }
}
