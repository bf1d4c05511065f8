/// The program as it calls itself. What it does with a command line stands with the commands.
package enum Program {
  /// The only place that has it: scripts ask the program.
  package static let version = "0.1.0"

  /// The day of this version, as its manual shows it.
  package static let dated = "2026-11-21"
}
