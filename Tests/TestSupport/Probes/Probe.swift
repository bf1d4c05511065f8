/// Questions that have one right answer for any bytes; fuzzing and the regression tests ask the same.
package enum Probe: String, CaseIterable, Sendable {
  /// The JSON reader, against an independent grammar, the writer, and the YAML reader.
  case json
  /// The YAML reader.
  case yaml
  /// Every rule, in both syntaxes, and every report.
  case check
  /// The matrix of releases.
  case compat
  /// The whole program, asked about a device made from the bytes.
  case simulate
  /// Repairs, of the bytes and of a document made from them.
  case fix
  /// A short input becomes long: the bytes repeated to nearly 64 kB.
  case stretch
  /// The language server, told these bytes.
  case lsp

  /// The problem, or nil.
  package func problem(_ bytes: [UInt8]) -> String? {
    switch self {
    case .json: JSONProbe.problem(bytes)
    case .yaml: YAMLProbe.problem(bytes)
    case .check: CheckProbe.problem(bytes)
    case .compat: CompatProbe.problem(bytes)
    case .simulate: SimulateProbe.problem(bytes)
    case .fix: FixProbe.problem(bytes)
    case .stretch: StretchProbe.problem(bytes)
    case .lsp: LSPProbe.problem(bytes)
    }
  }
}

extension Seeded {
  /// Equal choices for equal bytes, others for others (FNV-1a).
  init(_ bytes: [UInt8]) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0100_0000_01B3 }
    self.init(state: hash)
  }
}
