import OSAMCommands
import OSAMDecisions
import OSAMFormats
import OSAMReports
import OSAMSyntax

/// A sixth kind of document, which nothing in the program knows of.
extension Kind {
  package static let gate = Kind(
    ReportedKind(format: .gate, decisions: .gate, pages: .gate, simulation: .gate), commands: .gate)
}

extension Kinds {
  package static let withGate = Kinds.released.with(.gate)
}

extension KindPages {
  static let gate = KindPages(
    title: "Gate", mustUpdate: "the gate is shut", mayUpdate: "the gate is open",
    error: "the gate is open to everybody",
    callsBack: false, answer: .oneDevice, assumptions: { _, _ in [] }, look: { _, _ in .system },
    nothing: "nothing", withoutAlert: "The gate is open.",
    undecided: nil, failsWithoutFile: false)
}

extension KindSimulation {
  static let gate = perClient { simulator, document, client, system in
    var assumptions = simulator.assumedClient(client)
    let installed = simulator.installed ?? "1.0"
    if simulator.installed == nil { assumptions.append("The installed version is 1.0 (--version).") }
    let decision = GateSubject(Decoding(document), client: client).decide(installed: installed)
    return .success(
      simulator.simulation(document, client, system, [("version", .string(installed))], decision, assumptions))
  }
}

extension KindCommands {
  static let gate = KindCommands(builtName: .source, androidSystem: .none)
}
