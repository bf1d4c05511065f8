import OSAMFormats
import OSAMLint
import OSAMSyntax

/// Which releases decode a document: rows of releases that fare alike.
package struct CompatMatrix: Sendable {
  package struct Row: Sendable {
    package var clients: ClientRange
    /// How people read the range.
    package var prose: String
    /// Nil when the source was not read.
    package var decodes: Bool?
    /// True if the answer was measured or read on the very platform.
    package var isCertain: Bool
    /// Which devices come to what the reason says; nil without one.
    package var reach: Reach?
    package var reason: LocalizedMessage?
    package var pointer: String?
    package var place: SourceSpan?
  }

  package var document: Document
  /// The platform it is about, when the document speaks to several.
  package var platform: String?
  package var rows: [Row]

  /// `targets` nil takes every release that was read, and lists those that were not and were meant for app stores.
  package init(_ decoding: Decoding, targets: ClientSet?, platform: String? = nil) {
    document = decoding.document
    self.platform = platform
    let asked = platform.map { platform in
      decoding.answers.filter { $0.platform == platform }.reduce(ClientSet.empty) { $0 | $1.clients }
    }
    let kindClients = decoding.document.kind.libraries.flatMap { ClientSet($0).clients }
    let shown = kindClients.filter {
      (targets?.contains($0) ?? !$0.release.isPassedOver) && (asked?.contains($0) ?? true)
    }
    var rows: [Row] = []
    var current: [Client] = []
    var key: Key?
    let failures = decoding.failures + decoding.unreached
    func flush() {
      guard let first = current.first, let last = current.last, let key else { return }
      let failure = key.failure.map { failures[$0] }
      rows.append(
        Row(
          clients: .init(library: first.library.id, from: first.release.name, to: last.release.name),
          prose: Self.prose(first, last),
          decodes: key.isVerified ? failure.map { $0.reach == .noDevice } ?? true : nil,
          isCertain: failure?.isCertain ?? true, reach: failure?.reach,
          reason: failure?.words(in: decoding.document),
          pointer: failure?.pointer, place: failure?.span))
    }
    for client in shown {
      let failure =
        client.release.isVerified
        ? failures.firstIndex { $0.platform == platform && $0.clients.contains(client) } : nil
      let next = Key(isVerified: client.release.isVerified, failure: failure, library: client.library.id)
      let follows = current.last.map(client.follows) ?? true
      if next != key || !follows {
        flush()
        current = []
        key = next
      }
      current.append(client)
    }
    flush()
    self.rows = rows
  }

  private static func prose(_ first: Client, _ last: Client) -> String {
    let library = first.library.isNamed ? first.library.id + " " : ""
    return library + (first == last ? first.release.name : "\(first.release.name)–\(last.release.name)")
  }

  private struct Key: Equatable {
    var isVerified: Bool
    var failure: Int?
    var library: String
  }

  /// A row for each run of releases, folded at a width.
  package func text(
    path: FilePath, count: Int, lines: LineMap, width: Int, in formatter: MessageFormatter
  ) -> StyledText {
    var output = StyledText(formatter)
    var heading: LocalizedMessage = "\(path.display): \(document.kind.id)"
    if count > 1 { heading += ", document \(document.number + 1) of \(count)" }
    if let platform { heading += ", \(platform)" }
    output.sayLine(heading, .strong)
    let most = rows.map { $0.prose.count }.max() ?? 0
    for row in rows {
      let name = "  \(row.prose)\(String(repeating: " ", count: most - row.prose.count))  "
      let (words, style) = Self.verdict(row)
      let verdict = formatter.text(words)
      let text = verdict + formatter.text(reason(row, lines))
      for (number, line) in FoldedText.lines(text, width: width, before: name, hanging: name.count).enumerated() {
        guard number == 0 else {
          output.add(line + "\n")
          continue
        }
        output.add(name)
        output.add(verdict, style)
        output.add(line.dropFirst(name.count + verdict.count) + "\n")
      }
    }
    return output
  }

  private static func verdict(_ row: Row) -> (words: LocalizedMessage, style: Style) {
    switch row.decodes {
    case true: ("can read it", .help)
    case false: row.isCertain ? ("cannot read it", .severity(.error)) : ("may not read it", .severity(.warning))
    default: ("not verified", .quiet)
    }
  }

  /// Why, and on which devices.
  private func reason(_ row: Row, _ lines: LineMap) -> LocalizedMessage {
    guard let reason = row.reason else { return "" }
    let devices: LocalizedMessage =
      switch row.reach {
      case .noDevice: " until it comes to this"
      case .someDevices: " on some devices"
      case .everyDevice, nil: ""
      }
    let words: LocalizedMessage = devices + ": \(reason)"
    guard let position = row.place.map({ lines.position(of: $0.start) }) else { return words }
    return words + " (\(position.line):\(position.column))"
  }

  package func json(path: FilePath, in formatter: MessageFormatter) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("file", .string(path.display)), ("document", .integer(document.number)), ("kind", .string(document.kind.id)),
    ]
    if let platform { members.append(("platform", .string(platform))) }
    members.append(("clients", .array(rows.map { Self.json($0, formatter) })))
    return .object(members)
  }

  private static func word(_ reach: Reach) -> String {
    switch reach {
    case .everyDevice: "all"
    case .someDevices: "some"
    case .noDevice: "none"
    }
  }

  private static func json(_ row: Row, _ formatter: MessageFormatter) -> JSONValue {
    [
      "library": .string(row.clients.library), "from": .string(row.clients.from), "to": .string(row.clients.to),
      "decodes": row.decodes.map(JSONValue.bool) ?? .null, "reason": .string(orNull: row.reason.map(formatter.text)),
      "devices": .string(orNull: row.reach.map(Self.word)), "pointer": .string(orNull: row.pointer),
    ]
  }
}
