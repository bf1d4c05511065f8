import Foundation
import OSAMCommands
import OSAMFormats
import TestSupport
import Testing

/// Scripts and manual come from the program as they are in its packages.
@Suite struct ShellFileTests {
  @Test(arguments: [
    ("completions bash", "completions/osam-lint.bash"), ("completions zsh", "completions/_osam-lint"),
    ("completions fish", "completions/osam-lint.fish"), ("man", "man/osam-lint.1"),
  ]) func theProgramHasWhatItsPackagesHave(_ line: String, _ path: String) throws {
    let file = SharedFiles.packageRoot.appendingPathComponent("packaging").appendingPathComponent(path)
    let system = MemorySystem()
    let status = Program.run(line.split(separator: " ").map(String.init), on: system)
    #expect(status == 0)
    let (output, log) = system.takeOutput()
    #expect(output == (try String(contentsOf: file, encoding: .utf8)) && log.isEmpty)
    // Whatever language is asked for, scripts are read by shells.
    let other = MemorySystem()
    #expect(Program.run(line.split(separator: " ").map(String.init) + ["--lang", "ca"], on: other) == 0)
    #expect(other.takeOutput().output == output)
  }
}
