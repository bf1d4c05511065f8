import OSAMCommands
import TestSupport
import Testing

/// Help at every width.
@Suite struct HelpTests {
  private static func words(_ text: String) -> [Substring] { text.split { $0 == " " || $0 == "\n" } }

  /// Nothing but where lines end depends on the width.
  @Test(arguments: [50, 63, 80, 100, 132, 400]) func linesAreNarrower(_ width: Int) {
    for row in CommandTable.commands(.released).map(Optional.some) + [nil] {
      let help = Program.help(of: row, width: width)
      #expect(Self.words(help) == Self.words(Program.help(of: row)))
      // Examples and usage are typed as they stand.
      let typed = ["    osam-lint", "  See", "USAGE"]
      for line in help.split(separator: "\n") where !typed.contains(where: line.hasPrefix) {
        // A word that is wider than what is left for it stands alone.
        let isOneWord = line.count > 26 && !line.dropFirst(26).contains(" ")
        #expect(line.count < width || isOneWord, "\(line)")
        #expect(line.last != " ", "\(line)")
      }
    }
  }

  /// The terminal says how wide it is; a narrow one gets lines of a width that can be read.
  @Test func aTerminalSaysItsWidth() {
    let system = MemorySystem()
    func help() -> String {
      #expect(Program.run(["check", "--help"], on: system) == 0)
      return system.takeOutput().output
    }
    let row = CommandTable.row(named: "check", .released)
    system.setColumns(120)
    #expect(help() == Program.help(of: row, width: 80))
    system.setTerminals([.output])
    #expect(help() == Program.help(of: row, width: 120))
    system.setColumns(10)
    #expect(help() == Program.help(of: row, width: 50))
    #expect(help() != Program.help(of: row, width: 51))
  }

  /// Every row stands in the help of its command, and the words it takes in its explanation.
  @Test func everyRowIsInHelp() {
    for row in CommandTable.commands(.released) {
      let help = Program.help(of: row)
      for option in row.options { #expect(help.contains(option.written), "\(row.name) \(option.name)") }
      for operand in row.operands { #expect(help.contains("  <\(operand.name)> "), "\(row.name)") }
    }
  }
}
