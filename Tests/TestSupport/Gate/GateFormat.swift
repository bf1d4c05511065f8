import OSAMFormats

/// A library that is made up: it shuts apps whose version is too old. 1.0.0 compares the parts of versions as texts and
/// needs a message; 1.1.0 compares numbers and has a message of its own.
extension Library {
  package static let gate = Library(
    id: "gate", title: "gate", numbers: 230..<240, isNamed: true, platforms: [.android], carriers: [], packages: [],
    releases: ["1.0.0", "1.1.0"].map { Release($0) })
}

extension ClientSet {
  static let gate = ClientSet(.gate)
  static let gateWithNumbers = ClientSet(.gate, from: "1.1.0")
  static let gateWithTexts = gate.subtracting(gateWithNumbers)
}

extension Family {
  /// Both releases read with kotlinx.serialization, as the common module does.
  static let gate = Family.table(
    TableClients(
      everyone: .gate,
      decoders: [
        DecoderRange(id: "texts", note: "the first one", clients: .gateWithTexts, runtime: .kotlinx173),
        DecoderRange(id: "numbers", note: "a message is not needed", clients: .gateWithNumbers, runtime: .kotlinx173),
      ],
      read: { ClientReader.read($0, as: $1, by: $2) }, faults: { [] },
      withoutDocument: { _, _, _ in "cannot read this and let everybody in" }))
}

extension DocumentKind {
  package static let gate = DocumentKind(
    id: "gate", shortNames: [],
    title: "gate",
    summary: "Decides whether an app lets people in.",
    libraries: [.gate],
    wrapper: "gate",
    family: .gate,
    platforms: [],
    traits: [.versions],
    signs: .members(
      [Sign(["minimum"], besideSlip: 0, namesTell: true, why: "nobody else has a minimum in a gate")],
      OwnNames(["minimum"])),
    needs: .table,
    starter: StarterNotes(about: [], wanted: ["message"]),
    page: .onlyTable,
    statements: .gate,
    members: [
      Member(
        name: "minimum", type: .text, needs: [(.gate, .required)], meaning: "The oldest version that gets in.",
        example: #""1.2""#, evidence: ["gate-decision"]),
      Member(
        name: "message", type: .text,
        needs: [(.gateWithTexts, .required), (.gateWithNumbers, .optional(default: "the library's own text"))],
        meaning: "Text of the alert.", example: #""Please update""#, evidence: ["gate-decision"]),
    ])
}

extension Statements {
  static var gate: Statements {
    Statements(
      "When the gate is shut", words: "The gate is *shut* while the app cannot be used.",
      boundaries: [.gateWithNumbers],
      [
        Statement(
          "shut", "An installed version below `minimum` gets an alert without buttons.", .gate, "gate-decision"),
        Statement(
          "texts", "The parts of versions compare as text: 1.10 is lower than 1.9.", .gateWithTexts,
          "gate-versions"),
        Statement("numbers", "The parts of versions compare as numbers.", .gateWithNumbers, "gate-versions"),
      ])
  }
}
