import OSAMCommands
import TestSupport
import Testing

/// A page does not fill a terminal: it goes to a file, and never over something else.
@Suite struct PreviewOnTerminalTests {
  private static func machine() -> MemorySystem {
    let system = MemorySystem()
    system.put(#"{"android2": [{"required_version": 12}]}"#, at: "prince.json")
    system.setTerminals([.output])
    return system
  }

  @Test func thePageGoesToAFile() {
    let system = Self.machine()
    for _ in 1...2 {
      #expect(Program.run(["preview", "prince.json"], on: system) == 0)
      let written = system.takeOutput()
      #expect(written.output == "" && written.errors == "wrote preview.html\n")
      #expect(String(decoding: system.bytes(of: "preview.html") ?? [], as: UTF8.self).contains("<!doctype html>"))
    }
  }

  @Test func whatStandsThereStays() {
    let system = Self.machine()
    system.put("<html>mine</html>", at: "preview.html")
    #expect(Program.run(["preview", "prince.json"], on: system) == 2)
    #expect(
      system.takeOutput().errors == """
        osam-lint: preview.html is there, and is no page of osam-lint
        hint: Name a file with --output.

        """)
    #expect(system.bytes(of: "preview.html") == Array("<html>mine</html>".utf8))
  }

  /// Redirected, it is standard output as ever.
  @Test func elsewhereItIsStandardOutput() {
    let system = Self.machine()
    system.setTerminals([])
    #expect(Program.run(["preview", "prince.json"], on: system) == 0)
    #expect(system.takeOutput().output.contains("<!doctype html>") && system.bytes(of: "preview.html") == nil)
  }
}
