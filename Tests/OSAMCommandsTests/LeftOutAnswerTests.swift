import OSAMCommands
import TestSupport
import Testing

/// Of a document with too many kinds of devices of one library the commands name that library, and answer for the others.
@Suite struct LeftOutAnswerTests {
  /// As many kinds of devices on iOS as pairs of a system and a key, and two on Android.
  private static func document(_ version: Int) -> String {
    let items = (0..<80).map { number in
      let requirements = "\"required_os_version\": \"\(80 - number).0\", \"key\(number)\": \"a\""
      return "{\"required_version\": \"\(number + 1).0.0\", \"requirements\": {\(requirements)}}"
    }
    return "{\"ios2\": [\(items.joined(separator: ", "))], \"android2\": [{\"required_version\": \(version)}]}"
  }

  private static func run(_ arguments: String...) -> (output: String, errors: String, status: Int32) {
    let system = MemorySystem()
    for (name, version) in [("old.json", 120), ("new.json", 130)] { system.put(document(version), at: name) }
    let status = Program.run(arguments, on: system)
    let (output, errors) = system.takeOutput()
    return (output, errors, status)
  }

  private static let line =
    "new.json: pov-kmp on iOS was left out: its devices fall into too many cells to find them all, and 10000 is the limit"
  private static let hint = "hint: --clients pov-kmp:0.1.0 --platform ios --os-version 9999.. asks about fewer of them."

  @Test func diffNamesTheLibraryAndComparesTheOthers() {
    let (output, errors, status) = Self.run("diff", "old.json", "new.json")
    #expect(status == 3)
    #expect(errors.contains("osam-lint: \(Self.line)\n\(Self.hint)\n"), "\(errors)")
    #expect(output.hasPrefix("new.json, prince-of-versions on Android\n  blocking "), "\(output)")
    #expect(output.contains("library pov-android"), "\(output)")
    #expect(output.contains("1 file could not be compared"), "\(output)")
  }

  @Test func outcomesNamesTheLibraryAndAnswersForTheOthers() {
    let (output, errors, status) = Self.run("outcomes", "new.json")
    #expect(status == 3)
    #expect(errors.contains("osam-lint: \(Self.line)\n\(Self.hint)\n"), "\(errors)")
    #expect(output.contains("prince-of-versions on Android, pov-android"), "\(output)")
  }

  /// No release of it looks at a clock, so nothing is left out of the agenda.
  @Test func agendaLeavesOutNothing() {
    let (_, errors, status) = Self.run("agenda", "new.json")
    #expect(status == 0 && !errors.contains("left out"), "\(errors)")
  }
}
