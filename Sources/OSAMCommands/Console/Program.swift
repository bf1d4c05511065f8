/// The program as it calls itself. What it does with a command line stands with the commands.
package enum Program {
  /// The only place that has it: scripts ask the program.
  package static let version = "0.1.0"

  /// The day of this version, as its manual shows it.
  package static let dated = "2026-11-21"

  /// “0.1.0” of a release. Any other build says which it is, so that nobody takes it for one: “0.1.0+g84c8246”.
  package static func version(of build: BuildFacts) -> String {
    build.isRelease ? version : "\(version)+\(build.name)"
  }
}
