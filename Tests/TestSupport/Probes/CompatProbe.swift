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
        let decoding = Decoding(document)
        for platform in decoding.platforms {
          if let problem = self.problem(decoding, targets, platform, lines) {
            return "as \(syntax), document \(document.number): \(problem)"
          }
        }
        if let problem = readersProblem(decoding) {
          return "as \(syntax), document \(document.number): \(problem)"
        }
      }
    }
    return nil
  }

  private static func problem(
    _ decoding: Decoding, _ targets: ClientSet?, _ platform: String?, _ lines: LineMap
  ) -> String? {
    let matrix = CompatMatrix(decoding, targets: targets, platform: platform)
    let libraries = decoding.document.kind.libraries
    let asked = decoding.answers.filter { $0.platform == platform }.reduce(ClientSet.empty) { $0 | $1.clients }
    var rest = Client.all.filter { client in
      libraries.contains(client.library) && targets?.contains(client) ?? !client.release.isPassedOver
        && (decoding.document.kind.family.table != nil || asked.contains(client))
    }[...]
    for row in matrix.rows {
      guard
        let last = rest.firstIndex(where: { $0.library.id == row.clients.library && $0.release.name == row.clients.to }
        ),
        let first = rest.first, first.release.name == row.clients.from, first.library.id == row.clients.library
      else { return "the row \(row.prose) does not follow" }
      for client in rest[...last] {
        let isFailing = decoding.failures.contains { $0.platform == platform && $0.clients.contains(client) }
        let expected = client.release.isVerified ? !isFailing : nil
        if row.decodes != expected { return "\(client.name) is in the row \(row.prose), \(row.decodes as Any)" }
      }
      if row.decodes == false, row.reason?.isEmpty != false { return "no reason for \(row.prose)" }
      rest = rest[(last + 1)...]
    }
    if !rest.isEmpty { return "\(rest.count) releases are in no row" }
    _ = matrix.text(path: "a.json", count: 2, lines: lines, width: 80, in: .english).painted(matrix.rows.count % 2 == 1)
    let answer = Tree.read(
      Array(JSONAnswer.text("documents", [matrix.json(path: "a.json", in: .english)]).utf8), as: .json)
    return answer.faults.isEmpty ? nil : "the JSON answer is none: \(answer.faults.prefix(3))"
  }

  /// The tree says of a document what a reader that works like the clients' makes of its bytes.
  private static func readersProblem(_ decoding: Decoding) -> String? {
    let document = decoding.document
    guard document.role == .served, document.tree.syntax == .json, document.kind.family.table != nil else { return nil }
    for range in DecoderRange.all {
      let reading = try? ClientReader.read(document.tree.bytes, as: document.kind, by: range).get()
      for client in range.clients.clients {
        let failure = decoding.firstFailure(for: client)
        if (failure == nil) != (reading != nil) {
          return "\(client.name) \(reading != nil ? "reads" : "does not read") it; failure \(failure as Any)"
        }
        guard let reading else { continue }
        for (row, member) in document.kind.members.enumerated()
        where decoding.value(member.name, for: client) != reading[row] {
          return
            "\(client.name) has \(reading[row] as Any) for \(member.name), not \(decoding.value(member.name, for: client) as Any)"
        }
      }
    }
    return nil
  }
}
