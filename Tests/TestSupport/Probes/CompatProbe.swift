import OSAMFormats
import OSAMReports
import OSAMSyntax

enum CompatProbe {
  static func problem(_ bytes: [UInt8]) -> String? {
    var random = Seeded(bytes)
    let options = Recognition.Options(
      role: random.choose([nil, nil, .served, .authored]),
      kind: random.choose([nil, nil, nil] + DocumentKind.all.map(Optional.some)), zone: random.choose(CheckProbe.zones))
    let targets: ClientSet? = random.once(in: 3) ? ClientSet(Client.all.filter { _ in random.once(in: 2) }) : nil
    for syntax in [Tree.Syntax.json, .yaml] {
      let tree = Tree.read(bytes, as: syntax)
      let lines = LineMap(bytes)
      for document in Recognition(tree, options).documents {
        if let problem = self.problem(document, targets, lines) {
          return "as \(syntax), document \(document.number): \(problem)"
        }
      }
    }
    return nil
  }

  private static func problem(_ document: Document, _ targets: ClientSet?, _ lines: LineMap) -> String? {
    let decoding = Decoding(document)
    let matrix = CompatMatrix(decoding, targets: targets)
    var rest = Client.all.filter { targets?.contains($0) ?? true }[...]
    for row in matrix.rows {
      guard
        let last = rest.firstIndex(where: { $0.library.id == row.clients.library && $0.release.name == row.clients.to }
        ),
        let first = rest.first, first.release.name == row.clients.from, first.library.id == row.clients.library
      else { return "the row \(row.prose) does not follow" }
      for client in rest[...last] {
        let expected = client.release.isVerified ? decoding.firstFailure(for: client) == nil : nil
        if row.decodes != expected { return "\(client.name) is in the row \(row.prose), \(row.decodes as Any)" }
      }
      if row.decodes == false, row.reason?.isEmpty != false { return "no reason for \(row.prose)" }
      rest = rest[(last + 1)...]
    }
    if !rest.isEmpty { return "\(rest.count) releases are in no row" }
    for colour in [false, true] { _ = matrix.text(path: "a.json", count: 2, lines: lines).painted(colour) }
    let answer = Tree.read(Array(JSONAnswer.text("documents", [matrix.json(path: "a.json")]).utf8), as: .json)
    return answer.faults.isEmpty ? nil : "the JSON answer is none: \(answer.faults.prefix(3))"
  }
}
